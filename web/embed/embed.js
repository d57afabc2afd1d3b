// Tablée in your page. Anywhere in it:
//
//   <script async src="https://where-tablee-is/embed.js"></script>
//   <tablee-game game="…" options="… rounds=3" seats="person bot bot" language="en" theme="night">
//     <a href="https://where-tablee-is/">Play</a>
//   </tablee-game>
//
// Every attribute is optional. The link shows if this file does not load. Until a reader taps the cover, nothing but
// this file is loaded. Then a frame opens; it takes no focus, wheel, scroll or key from your page, and makes no sound
// by itself. Events (embed.d.ts), with `detail`, that bubble: tablee-ready, tablee-failed {why}, tablee-started {sheet},
// tablee-finished {sheet}. Everything else: docs/EMBEDDING.md of the project.
//
// States: covered (nothing is loaded) → asked (a frame is loading) → alive (its first script has run) → ready (the
// cover is gone). The states asked and alive have a deadline, after which a sentence says that nothing comes, with a
// way on; what arrives later is shown all the same. A frame that reports a failure is removed, and its reason is shown
// in its place.
import { language_for } from '../page/js/reader_language.js';

// The site is the folder of this script. Where a page's own script contains this one (the package), the attribute `site` names it. A server
// that renders pages may load this script too, and gets no element.
const HERE = /** @type {HTMLScriptElement | null} */ (globalThis.document?.currentScript ?? null)?.src;
const STYLE = `
  :host { display: block; position: relative; contain: layout style; }
  :host([hidden]) { display: none; }
  .box { all: initial; direction: ltr; color-scheme: only light; --ground: colour(day.cloth); --ink: colour(day.ink); --accent: colour(day.accent); --on: colour(day.on_accent); display: block; position: relative; border-radius: 16px; overflow: hidden; background: var(--ground); color: var(--ink); font: 600 16px/1.4 'Tablee words', system-ui, sans-serif; --poster-0: colour(day.poster.0); --poster-1: colour(day.poster.1); --poster-2: colour(day.poster.2); --light: colour(day.on_poster); }
  .night { color-scheme: dark; --ground: colour(night.cloth); --ink: colour(night.ink); --accent: colour(night.accent); --on: colour(night.on_accent); --poster-0: colour(night.poster.0); --poster-1: colour(night.poster.1); --poster-2: colour(night.poster.2); --light: colour(night.on_poster); }
  .contrast { color-scheme: dark; --ground: colour(contrast.cloth); --ink: colour(contrast.ink); --accent: colour(contrast.accent); --on: colour(contrast.on_accent); --poster-0: colour(contrast.poster.0); --poster-1: colour(contrast.poster.1); --poster-2: colour(contrast.poster.2); --light: colour(contrast.on_poster); }
  @media (prefers-color-scheme: dark) { .auto { color-scheme: dark; --ground: colour(night.cloth); --ink: colour(night.ink); --accent: colour(night.accent); --on: colour(night.on_accent); --poster-0: colour(night.poster.0); --poster-1: colour(night.poster.1); --poster-2: colour(night.poster.2); --light: colour(night.on_poster); } }
  button, a { font: inherit; color: inherit; }
  .cover, .told { box-sizing: border-box; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 14px; width: 100%; min-height: 280px; padding: 24px; border: 0; background: none; text-align: center; }
  button { cursor: pointer; }
  .cover { --back: var(--poster-0); background: radial-gradient(ellipse 55% 60% at 50% 32%, color-mix(in srgb, var(--light) 20%, transparent), transparent), repeating-conic-gradient(from 5.7deg at 50% 50%, color-mix(in srgb, var(--light) 4.5%, transparent) 0 11.46deg, transparent 0 25.714deg), var(--back); color: var(--light); }
  .cover.second { --back: var(--poster-1); }
  .cover.third { --back: var(--poster-2); }
  .picture svg { display: block; width: min(100%, 300px); height: auto; aspect-ratio: 208 / 118; margin: 0 auto; overflow: visible; }
  .picture { width: 100%; }
  .picture .card text { font-family: 'Tablee numerals', system-ui, sans-serif; font-weight: 800; text-anchor: middle; }
  .picture .tile { fill: none; stroke: colour(day.ink); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
  .picture .tile rect { fill: colour(day.face.2.tint); stroke-width: 4; }
  .picture .bull { width: 104px; aspect-ratio: 1; fill: currentColor; }
  b { font-size: 1.5em; line-height: 1.15; font-weight: 800; }
  .cover span { padding: 12px 30px; border-radius: 99px; background: var(--light); color: var(--back); font-weight: 800; }
  .again { padding: 12px 26px; border: 0; border-radius: 99px; background: var(--accent); color: var(--on); font-weight: 800; }
  .cover.over span { background: none; color: inherit; }
  .told { gap: 12px; }
  .told svg { max-width: 170px; opacity: .6; rotate: -6deg; }
  .told p { margin: 0 0 6px; max-width: 25em; font-weight: 500; text-wrap: balance; }
  .told a, .elsewhere .again { padding: 10px; background: none; color: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: .25em; }
  .elsewhere a { padding: 12px 26px; border-radius: 99px; background: var(--accent); color: var(--on); font-weight: 800; text-decoration: none; }
  .over { position: absolute; inset: 0; z-index: 1; }
  .told.over { background: var(--ground); }
  iframe { display: block; width: 100%; border: 0; }
  .bar { display: flex; justify-content: flex-end; gap: 4px; padding: 0 8px; }
  .bar > * { display: inline-flex; align-items: center; min-height: 44px; padding: 0 12px; border: 0; background: none; cursor: pointer; font-size: .875em; text-decoration: underline; text-underline-offset: .25em; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
  :host(:fullscreen) .box { height: 100%; border-radius: 0; display: flex; flex-direction: column; }
  :host(:fullscreen) iframe { flex: 1; height: auto !important; }
  [hidden] { display: none !important; }`;
const BULL = 'M0-42L24-48C46-50 66-58 72-94C104-66 104-22 56-16C72-20 90-10 96 6C84 20 62 20 49 10L41 44C38 52 42 60 41 70C39 88 22 96 0 96C-22 96-39 88-41 70C-42 60-38 52-41 44L-49 10C-62 20-84 20-96 6C-90-10-72-20-56-16C-104-22-104-66-72-94C-66-58-46-50-24-48Z';

const PATIENCE = 8000; // ms that a state may last before the sentence that nothing comes
const AFTER_LOAD = 1500; // ms, after a frame has loaded a page without our first script
const CAUSES = ['network', 'policy', 'browser', 'memory', 'crash']; // causes that a frame may report (web/page/js/boot/cause.js)

// Messages that a frame may send: {tablee: 1, type, …}. Others are ignored.
const is_sheet = (/** @type {any} */ sheet) => typeof sheet === 'object' && sheet !== null && Array.isArray(sheet.players) && Array.isArray(sheet.totals);
const understood = (/** @type {any} */ data) => {
  if (typeof data !== 'object' || data === null || data.tablee !== 1 || typeof data.type !== 'string') return false;
  if (data.type === 'height') return Number.isFinite(data.height) && data.height >= 100 && data.height <= 4000;
  if (data.type === 'failed') return CAUSES.includes(data.why);
  return /^(alive|leaving|ready)$/.test(data.type) || ((data.type === 'started' || data.type === 'finished') && is_sheet(data.sheet));
};
// A page without an origin (in a sandbox) has frames without one.
const OPAQUE = globalThis.origin === 'null';

const make = /** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} name @param {object} more */ (name, more = {}) => Object.assign(document.createElement(name), more);
/** @returns {SVGElement} */
function drawn(/** @type {Picture} */ [tag, attributes, ...kids]) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...kids.map((kid) => (typeof kid === 'string' ? kid : drawn(kid))));
  return element;
}
// Of an element that names no game.
/** @type {Picture} */
const ANY_GAME = ['svg', { class: 'bull', viewBox: '-100 -100 200 200', 'aria-hidden': 'true' }, ['path', { d: BULL }]];

// The game's type. It is made from bytes, which no policy about addresses of fonts concerns; without it the system's is used.
let lettered = false;
function add_type() {
  if (lettered) return;
  lettered = true;
  for (const [family, data] of [['Tablee words', LETTERS], ['Tablee numerals', NUMERALS]])
    try {
      document.fonts.add(new FontFace(family, Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))));
    } catch {
      // no such interface
    }
}
// The contents of the element's shadow root: the cover, or a sentence in place of the game.
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
  const pictures = [0, 1].map(() => make('div', { className: 'picture' }));
  cover.append(pictures[0], title, play);
  const own = [0, 1].map(() => make('a', { target: '_blank', rel: 'noopener' }));
  const sentence = make('p');
  const again = make('button', { type: 'button', className: 'again' });
  const failure = make('div', { className: 'told', role: 'alert', hidden: true });
  const name = make('b');
  failure.append(pictures[1], name, sentence, again, own[0]);
  const full = make('button', { type: 'button', hidden: !document.fullscreenEnabled });
  const bar = make('div', { className: 'bar', hidden: true });
  bar.append(full, own[1]);
  const box = make('div', { dir: 'ltr' });
  box.append(cover, failure, bar);
  root.append(box);
  return { root, box, cover, pictures, titles: [title, name], play, failure, sentence, again, full, own, bar };
}

class TableeGame extends /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? Object) {
  static observedAttributes = ['theme', 'language'];
  /** @type {ReturnType<typeof build> | null} */
  #parts = null;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {'covered' | 'asked' | 'alive' | 'ready' | 'failed'} */
  #state = 'covered';
  #why = ''; // the reason why the game cannot be played; empty: it can, or may still load
  #tries = 0;
  #clock = 0;

  connectedCallback() {
    if (!this.#parts) this.#build();
    window.addEventListener('message', this.#hear);
    document.addEventListener('securitypolicyviolation', this.#see_refusal);
  }
  disconnectedCallback() {
    window.removeEventListener('message', this.#hear);
    document.removeEventListener('securitypolicyviolation', this.#see_refusal);
    // A frame that is moved in the document loads anew: so it goes back behind its cover.
    this.#close();
    this.#enter('covered');
  }
  attributeChangedCallback() {
    this.#show();
    this.#say({ type: 'set', theme: this.#theme, lang: this.#language });
  }

  get #base() {
    try {
      return new URL('.', new URL(this.getAttribute('site') || HERE || '', document.baseURI));
    } catch {
      return new URL('.', document.baseURI); // not an address
    }
  }
  get #theme() {
    const theme = this.getAttribute('theme') || 'auto';
    return /^(day|night|contrast)$/.test(theme) ? theme : 'auto';
  }
  get #language() {
    const around = /** @type {HTMLElement | null} */ (this.closest('[lang]'));
    return language_for([this.getAttribute('language'), around?.lang, ...navigator.languages]);
  }
  // The table as text: "<game> <flag> rounds=3 seats=person,greedy".
  get #table() {
    const plain = (/** @type {string} */ name) => (this.getAttribute(name) || '').replace(/[^\w=\- ,]/g, ' ').trim();
    const seats = plain('seats').replace(/[ ,]+/g, ',');
    return plain('game') && [plain('game'), plain('options').replace(/,/g, ' '), seats && `seats=${seats}`].filter(Boolean).join(' ').replace(/ +/g, ' ');
  }
  // The address of the page in a frame or, without `frame`, in a tab of its own.
  #address(/** @type {boolean} */ frame) {
    const url = this.#base;
    const { searchParams: asked } = url;
    if (frame) {
      asked.set('embed', '');
      asked.set('start', '');
      if (this.#theme !== 'auto') asked.set('theme', this.#theme);
      if (!OPAQUE) asked.set('host', self.origin);
      // Equal tables in one page have separate matches.
      const place = [...document.querySelectorAll('tablee-game')].indexOf(this);
      if (place > 0) asked.set('place', String(place));
    }
    asked.set('lang', this.#language);
    if (this.#table) asked.set('table', this.#table);
    // Every second try reloads all files of the site past the caches; the others load only those of the game.
    if (!frame || OPAQUE || this.#tries % 2 === 0) return url.href;
    const round = new URL('again.html', this.#base);
    round.search = String(new URLSearchParams({ embed: '', host: self.origin, to: url.search }));
    return round.href;
  }

  #build() {
    add_type();
    this.#parts = build(this.attachShadow({ mode: 'open' }));
    const { cover, again, full } = this.#parts;
    cover.addEventListener('click', () => this.start());
    again.addEventListener('click', () => {
      this.#close();
      this.start();
    });
    full.addEventListener('click', () => (document.fullscreenElement ? document.exitFullscreen() : this.requestFullscreen()).catch(() => {}));
    this.#show();
  }
  // Shows the state and makes it readable; the focus stays where it was.
  #show() {
    if (!this.#parts) return;
    const { root, box, cover, pictures, titles, play, failure, sentence, again, full, own, bar } = this.#parts;
    const words = WORDS[this.#language];
    const game = this.#table.split(' ');
    const [kind, , , ground = 0] = KINDS.filter(([, id, flag]) => id === game[0] && (!flag || game.includes(flag))).pop() || [];
    box.className = `box ${this.#theme}`;
    box.lang = this.#language;
    for (const at of pictures) if (at.dataset.kind !== `${kind}`) {
      at.dataset.kind = `${kind}`;
      at.replaceChildren(drawn(PICTURES[`${kind}`] || ANY_GAME));
    }
    cover.className = ['cover', 'cover second', 'cover third'][ground];
    for (const title of titles) title.textContent = words[`game.${kind}`] || 'Tablée';
    play.textContent = this.#frame ? words.wait : words.play;
    sentence.textContent = this.#why && words[`why.${this.#why}`];
    again.textContent = words.again;
    full.textContent = words.full;
    for (const link of own) Object.assign(link, { textContent: words.own, href: this.#address(false) });

    const focused = root.activeElement;
    failure.hidden = !this.#why;
    cover.hidden = Boolean(this.#why) || this.#state === 'ready';
    bar.hidden = !this.#frame;
    for (const part of [cover, failure]) part.classList.toggle('over', Boolean(this.#frame));
    if (this.#frame) this.#frame.inert = this.#state !== 'ready'; // the focus cannot enter what is covered
    if (focused?.closest('[hidden]')) (this.#why ? again : this.#state === 'ready' && this.#frame || cover).focus();
  }
  #enter(/** @type {'covered' | 'asked' | 'alive' | 'ready'} */ state) {
    this.#state = state;
    this.#why = '';
    clearTimeout(this.#clock);
    if (state === 'asked' || state === 'alive') this.#expect_more(PATIENCE);
    this.#show();
  }
  #expect_more(/** @type {number} */ ms) {
    clearTimeout(this.#clock);
    this.#clock = window.setTimeout(() => this.#explain(this.#state === 'asked' ? 'silent' : 'late'), ms);
  }
  // The game cannot be played, at least not yet.
  #explain(/** @type {string} */ why) {
    clearTimeout(this.#clock);
    this.#why = why;
    if (this.#parts) {
      // If it may not be embedded, the link to its own tab comes first.
      const { failure, again, own } = this.#parts;
      failure.classList.toggle('elsewhere', why === 'host');
      failure.append(why === 'host' ? again : own[0]);
    }
    this.#show();
    this.#announce('failed', { why });
  }
  // The game will not load any more.
  #fail(/** @type {string} */ why) {
    const height = this.#frame?.style.height || '';
    this.#close();
    // the height stays, so that the page around does not jump
    if (this.#parts) this.#parts.failure.style.minHeight = height;
    this.#state = 'failed';
    this.#explain(why);
  }
  #announce(/** @type {string} */ what, detail = {}) {
    this.dispatchEvent(new CustomEvent(`tablee-${what}`, { detail, bubbles: true }));
  }

  // The action of the cover; the page may call it too.
  start() {
    if (this.#frame || !this.#parts) return;
    const { box, bar, failure, titles } = this.#parts;
    const frame = make('iframe', {
      title: titles[0].textContent, src: this.#address(true),
      allow: `fullscreen; camera; clipboard-write; screen-wake-lock${'share' in navigator ? '; web-share' : ''}`,
    });
    // Until the frame reports the height that it wants.
    frame.style.height = `${Math.min(760, Math.max(480, this.clientWidth * 0.66))}px`;
    frame.addEventListener('load', () => this.#state === 'asked' && !this.#why && this.#expect_more(AFTER_LOAD));
    failure.style.minHeight = '';
    this.#tries++;
    this.#frame = frame;
    box.insertBefore(frame, bar);
    this.#enter('asked');
  }
  #close() {
    this.#frame?.remove();
    this.#frame = null;
  }
  #say(/** @type {object} */ message) {
    this.#frame?.contentWindow?.postMessage({ tablee: 1, ...message }, OPAQUE ? '*' : this.#base.origin);
  }
  #hear = (/** @type {MessageEvent} */ { source, origin, data }) => {
    if (!this.#frame || source !== this.#frame.contentWindow || (origin !== this.#base.origin && !(OPAQUE && origin === 'null')) || !understood(data)) return;
    const { type } = data;
    if (type === 'height') this.#frame.style.height = `${Math.ceil(data.height)}px`;
    else if (type === 'alive') this.#enter('alive');
    else if (type === 'leaving') this.#enter('asked');
    else if (type === 'failed') this.#state === 'ready' || this.#fail(data.why); // a running game shows its own notice
    else {
      if (type === 'ready') this.#enter('ready');
      this.#announce(type, data.sheet && { sheet: data.sheet });
    }
  };
  // The page's content security policy refuses our frames.
  #see_refusal = (/** @type {SecurityPolicyViolationEvent} */ { blockedURI, effectiveDirective, disposition }) => {
    const ours = /^(frame|child|default)-src/.test(effectiveDirective) && blockedURI.startsWith(this.#base.origin);
    if (ours && disposition === 'enforce' && this.#state === 'asked') this.#fail('host');
  };
}
if (globalThis.customElements && !customElements.get('tablee-game')) customElements.define('tablee-game', TableeGame);
