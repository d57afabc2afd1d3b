// Tablée in your page. Anywhere in it:
//
//   <script async src="https://where-tablee-is/embed.js"></script>
//   <tablee-game game="…" options="… rounds=3" seats="person bot bot" language="en" theme="night"></tablee-game>
//
// Every attribute may be left out. Until somebody taps the cover, this file is all that travels. Then a frame opens; it
// takes no focus, wheel, scroll or key from your page, and makes no sound by itself. Events, with `detail`, that bubble:
// tablee-ready, tablee-started {sheet}, tablee-finished {sheet}. The whole story: docs/EMBEDDING.md of the project.
const BASE = new URL('.', /** @type {HTMLScriptElement} */ (document.currentScript).src);
const STYLE = `
  :host { display: block; position: relative; contain: layout style; --ground: colour(day.cloth); --ink: colour(day.ink); --accent: colour(day.accent); --on: colour(day.on_accent); font: 600 16px/1.4 system-ui, sans-serif; }
  :host([hidden]) { display: none; }
  .box { position: relative; border-radius: 16px; overflow: hidden; background: var(--ground); color: var(--ink); }
  .night { --ground: colour(night.cloth); --ink: colour(night.ink); --accent: colour(night.accent); --on: colour(night.on_accent); }
  .contrast { --ground: colour(contrast.cloth); --ink: colour(contrast.ink); --accent: colour(contrast.accent); --on: colour(contrast.on_accent); }
  @media (prefers-color-scheme: dark) { .auto { --ground: colour(night.cloth); --ink: colour(night.ink); --accent: colour(night.accent); --on: colour(night.on_accent); } }
  button, a { font: inherit; color: inherit; }
  .cover { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 14px; width: 100%; min-height: 280px; padding: 24px; border: 0; background: none; cursor: pointer; text-align: center; }
  .cover svg { width: 88px; height: 88px; fill: var(--accent); }
  .cover b { font-size: 1.5em; line-height: 1.15; font-weight: 800; }
  .cover span { padding: 12px 26px; border-radius: 99px; background: var(--accent); color: var(--on); font-weight: 800; }
  .going span { opacity: .6; }
  .going { position: absolute; inset: 0; z-index: 1; background: var(--ground); }
  iframe { display: block; width: 100%; border: 0; }
  .bar { display: flex; justify-content: flex-end; gap: 4px; padding: 0 8px; }
  .bar > * { display: inline-flex; align-items: center; min-height: 44px; padding: 0 12px; border: 0; background: none; cursor: pointer; font-size: .875em; text-decoration: underline; text-underline-offset: .25em; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
  :host(:fullscreen) .box { height: 100%; border-radius: 0; display: flex; flex-direction: column; }
  :host(:fullscreen) iframe { flex: 1; height: auto !important; }
  [hidden] { display: none !important; }`;
const BULL = 'M0-42L24-48C46-50 66-58 72-94C104-66 104-22 56-16C72-20 90-10 96 6C84 20 62 20 49 10L41 44C38 52 42 60 41 70C39 88 22 96 0 96C-22 96-39 88-41 70C-42 60-38 52-41 44L-49 10C-62 20-84 20-96 6C-90-10-72-20-56-16C-104-22-104-66-72-94C-66-58-46-50-24-48Z';

// What a frame may say: {tablee: 1, type, …}. Anything else is not for us.
const is_sheet = (/** @type {any} */ sheet) => typeof sheet === 'object' && sheet !== null && Array.isArray(sheet.players) && Array.isArray(sheet.totals);
const understood = (/** @type {any} */ data) => {
  if (typeof data !== 'object' || data === null || data.tablee !== 1) return false;
  if (data.type === 'height') return Number.isFinite(data.height) && data.height >= 100 && data.height <= 4000;
  return data.type === 'ready' || ((data.type === 'started' || data.type === 'finished') && is_sheet(data.sheet));
};

const make = /** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} name @param {object} more */ (name, more = {}) => Object.assign(document.createElement(name), more);
function svg(/** @type {string} */ name, /** @type {Record<string, string>} */ attributes, /** @type {Element[]} */ ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
// What stands in a table's place, in the root of its shadow.
function build(/** @type {ShadowRoot} */ root) {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
  } catch {
    root.append(make('style', { textContent: STYLE }));
  }
  const title = make('b');
  const play = make('span');
  const cover = make('button', { type: 'button', className: 'cover' });
  cover.append(svg('svg', { viewBox: '-100 -100 200 200', 'aria-hidden': 'true' }, svg('path', { d: BULL })), title, play);
  const full = make('button', { type: 'button', hidden: !document.fullscreenEnabled });
  const own = make('a', { target: '_blank', rel: 'noopener' });
  const bar = make('div', { className: 'bar', hidden: true });
  bar.append(full, own);
  const box = make('div');
  box.append(cover, bar);
  root.append(box);
  return { root, box, cover, title, play, full, own, bar };
}

class TableeGame extends HTMLElement {
  static observedAttributes = ['theme', 'language'];
  /** @type {ReturnType<typeof build> | null} */
  #parts = null;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;

  connectedCallback() {
    if (!this.#parts) this.#build();
    window.addEventListener('message', this.#hear);
  }
  disconnectedCallback() {
    window.removeEventListener('message', this.#hear);
    // A frame that is moved starts anew: better behind its cover.
    if (this.#frame) this.#close();
  }
  attributeChangedCallback() {
    if (!this.#parts) return;
    this.#dress();
    this.#say({ type: 'set', theme: this.#theme, lang: this.#language });
  }

  get #theme() {
    const theme = this.getAttribute('theme') || 'auto';
    return /^(day|night|contrast)$/.test(theme) ? theme : 'auto';
  }
  get #language() {
    const around = /** @type {HTMLElement | null} */ (this.closest('[lang]'));
    const wished = [this.getAttribute('language'), around?.lang, ...navigator.languages];
    return wished.map((tag) => (tag || '').slice(0, 2).toLowerCase()).find((tag) => Object.hasOwn(WORDS, tag)) || LANGUAGES[0];
  }
  // The table in words: "<game> <flag> rounds=3 seats=person,greedy".
  get #table() {
    const plain = (/** @type {string} */ name) => (this.getAttribute(name) || '').replace(/[^\w=\- ,]/g, ' ').trim();
    const seats = plain('seats').replace(/[ ,]+/g, ',');
    return plain('game') && [plain('game'), plain('options').replace(/,/g, ' '), seats && `seats=${seats}`].filter(Boolean).join(' ').replace(/ +/g, ' ');
  }
  // The page in a frame or, without `frame`, in its own tab.
  #address(/** @type {boolean} */ frame) {
    const url = new URL(BASE);
    const { searchParams: asked } = url;
    if (frame) {
      asked.set('embed', '');
      asked.set('start', '');
      if (this.#theme !== 'auto') asked.set('theme', this.#theme);
      if (location.origin !== 'null') asked.set('host', location.origin);
      // Twins in one page keep their matches apart.
      const place = [...document.querySelectorAll('tablee-game')].indexOf(this);
      if (place > 0) asked.set('place', String(place));
    }
    asked.set('lang', this.#language);
    if (this.#table) asked.set('table', this.#table);
    return url.href;
  }

  #build() {
    this.#parts = build(this.attachShadow({ mode: 'open' }));
    const { cover, full } = this.#parts;
    cover.addEventListener('click', () => this.start());
    full.addEventListener('click', () => (document.fullscreenElement ? document.exitFullscreen() : this.requestFullscreen()).catch(() => {}));
    this.#dress();
  }
  #dress() {
    if (!this.#parts) return;
    const words = WORDS[this.#language];
    const { box, title, play, full, own } = this.#parts;
    const game = this.#table.split(' ');
    box.className = `box ${this.#theme}`;
    box.lang = this.#language;
    const [kind] = KINDS.filter(([, id, flag]) => id === game[0] && (!flag || game.includes(flag))).pop() || [];
    title.textContent = words[`game.${kind}`] || 'Tablée';
    play.textContent = words.play;
    full.textContent = words.full;
    own.textContent = words.own;
    own.href = this.#address(false);
  }

  // What the cover's tap does; a page may do it for its reader.
  start() {
    if (this.#frame || !this.#parts) return;
    const { box, cover, bar } = this.#parts;
    cover.classList.add('going');
    const frame = document.createElement('iframe');
    frame.title = this.#parts.title.textContent;
    frame.allow = `fullscreen; clipboard-write; screen-wake-lock${'share' in navigator ? '; web-share' : ''}`;
    frame.src = this.#address(true);
    // Until the frame tells how tall it wants to be.
    frame.style.height = `${Math.min(760, Math.max(480, this.clientWidth * 0.66))}px`;
    this.#frame = frame;
    box.insertBefore(frame, bar);
    bar.hidden = false;
  }
  #close() {
    if (!this.#parts || !this.#frame) return;
    const { cover, bar } = this.#parts;
    this.#frame.remove();
    this.#frame = null;
    cover.hidden = false;
    cover.classList.remove('going');
    bar.hidden = true;
  }
  #say(/** @type {object} */ message) {
    this.#frame?.contentWindow?.postMessage({ tablee: 1, ...message }, BASE.origin === 'null' ? '*' : BASE.origin);
  }
  #hear = (/** @type {MessageEvent} */ { source, origin, data }) => {
    if (!this.#parts || !this.#frame || source !== this.#frame.contentWindow || origin !== BASE.origin || !understood(data)) return;
    const { root, cover } = this.#parts;
    if (data.type === 'height') this.#frame.style.height = `${Math.ceil(data.height)}px`;
    if (data.type === 'ready') {
      // Whoever tapped the cover goes on in the game.
      const tapped = root.activeElement === cover;
      cover.hidden = true;
      if (tapped) this.#frame.focus();
    }
    if (data.type === 'height') return;
    const detail = data.sheet ? { sheet: data.sheet } : {};
    this.dispatchEvent(new CustomEvent(`tablee-${data.type}`, { detail, bubbles: true }));
  };
}
if (window.customElements && !customElements.get('tablee-game')) customElements.define('tablee-game', TableeGame);
