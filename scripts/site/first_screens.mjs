// Plays the first screens with the page's own program in its two parts, without a browser or pixels; fails if a
// deferred function is called too early, and names the function, its source file and what the visitor was doing.
//   node scripts/site/first_screens.mjs --build BUILD_FOLDER --site dist [--visits 24]
// Runs at every build of the site. web/deferred.txt lists the deferred code; what a visit may do before it is loaded is
// what web/page/js/line.js lets through (web/page/js/deferred.js) and what the app does not delay (App::act, docs/PAGE.md).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runInContext, runInNewContext } from 'node:vm';
import { languages } from '../lib/languages.mjs';
import { packKeys, PARTS, readWords } from '../words/words.mjs';
import { characters } from './fonts.mjs';
import { BarePage } from '../lib/bare_page.mjs';
import { DEFERRED } from '../../web/page/js/deferred.js';
import { bots_program } from '../../web/page/js/bots/program.js';
import { choices } from '../../tests/journeys/choices.mjs';

/** @type {Record<string, string>} */
const options = { build: 'build/web-release', site: 'dist', visits: '24' };
for (let words = process.argv.slice(2); words.length; words = words.slice(2)) options[words[0].replace(/^--/, '')] = words[1];
const read = (/** @type {string} */ name) => readFileSync(path.join(options.build, name));
const of_site = (/** @type {string} */ name) => {
  const file = readdirSync(options.site).find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
  if (!file) throw new Error(`${options.site} has no ${name}`);
  let text = '';
  runInNewContext(readFileSync(path.join(options.site, file), 'utf8'), { tablee: { unpack: (/** @type {string} */ _, /** @type {string} */ packed) => { text = packed; } } });
  return text;
};

const FIRST = new WebAssembly.Module(read('web/split/tried.wasm'));
const DEFERRED_PART = new WebAssembly.Module(read('web/split/later.wasm'));
const GLUE = read('web/tablee.js').toString();
/** @type {Record<string, string>} the deferred functions by their index in the table */
const FUNCTIONS = JSON.parse(read('web/split/later.json').toString());
const fonts_of = (/** @type {string} */ name) => of_site(name).split('\ue000').slice(0, -1).map((font) => font.slice(font.indexOf('\ue001') + 1));
const FONTS = fonts_of('faces');
const LETTERS = fonts_of('letters');
const FIRST_LETTERS = new Set(characters('words'));
const bots_of = bots_program();
const BOTS = read(existsSync(path.join(options.build, 'engine/bots.wasm')) ? 'engine/bots.wasm' : 'engine/worker/bots.wasm');

/** @type {Map<string, string>} functions called too early -> what the visitor was doing at the first call */
const early = new Map();

/** @typedef {{id: string, role: string, text: string, action?: string, enabled: boolean}} Item */

/** @typedef {{seed: number, lang: string, game: string, way: string, width: number, height: number, dpr: number, dark: boolean, still: boolean, canvas: boolean, wanted: string}} Look */

/** Where items are seen, while nothing is scrolled. @returns {Record<string, number[]>} */
const in_sight = (/** @type {any} */ { rects, scrolled, seen, window: [, top, , height] }) => Object.fromEntries([
  ...Object.entries(rects).filter(([id]) => !(id in seen)),
  ...Object.entries(scrolled).filter(([, [, y, , h]]) => y >= top && y + h <= top + height),
]);

/** One visit by a new user. */
class Visit {
  doing = 'loading';
  /** @type {{items: Item[], revision: number, screen: string}} */
  screen = { items: [], revision: 0, screen: '' };
  /** @type {Record<string, number[]>} */
  rects = {};
  asked_for_whole = false;
  is_whole = false;
  /** Replaces the stubs by the deferred functions. */
  complete = () => {};
  /** @type {any} */
  bots = undefined;

  constructor(/** @type {Look} */ look) {
    this.look = look;
    this.page = new BarePage(look);
  }

  // The deferred part is loaded, but behind stubs that record the call and pass it on: so one visit finds every early
  // call.
  async load() {
    const { look, page } = this;
    /** @type {((...values: unknown[]) => unknown)[]} */
    const real = [];
    const stubs = /** @type {WebAssembly.ModuleImports} */ (new Proxy({}, {
      get: (_, place) => (/** @type {unknown[]} */ ...values) => {
        const name = FUNCTIONS[String(place)] ?? `the function at ${String(place)}`;
        if (!early.has(name)) early.set(name, `${this.doing}; ${look.game}, seed ${look.seed}, ${look.way}, ${look.width} × ${look.height}, ${look.lang}`);
        return real[Number(place)](...values);
      },
    }));
    runInContext(`${GLUE};globalThis.createTablee=createTablee`, page.globals);
    await page.globals.createTablee({
      canvas: page.canvas,
      instantiateWasm: (/** @type {WebAssembly.Imports} */ imports, /** @type {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} */ done) => {
        const first = new WebAssembly.Instance(FIRST, { ...imports, later: stubs });
        const table = /** @type {WebAssembly.Table} */ (Object.values(first.exports).find((it) => it instanceof WebAssembly.Table));
        const stands = Object.keys(FUNCTIONS).map((place) => /** @type {const} */ ([Number(place), table.get(Number(place))]));
        new WebAssembly.Instance(DEFERRED_PART, { primary: /** @type {WebAssembly.ModuleImports} */ (first.exports) });
        for (const [place, stand] of stands) {
          real[place] = table.get(place);
          table.set(place, stand);
        }
        this.complete = () => stands.forEach(([place]) => table.set(place, real[place]));
        setTimeout(() => done(first, FIRST)); // not while the module is being instantiated
        return {};
      },
      onAbort: (/** @type {unknown} */ why) => { throw new Error(`the program ended: ${why}`); },
    });
    this.bots = await bots_of(BOTS);
  }

  send(/** @type {any} */ message) {
    if (DEFERRED.has(message.on)) throw new Error(`${message.on} waits for the deferred part`);
    this.doing = JSON.stringify(message).slice(0, 80);
    this.page.receive(JSON.stringify(message));
    this.hear();
  }
  hear() {
    const { posted } = this.page;
    while (posted.length) {
      const message = JSON.parse(/** @type {string} */ (posted.shift()));
      this.check_letters(message);
      if (message.do === 'screen') this.screen = message;
      // What has to be scrolled to is pressed in the document.
      else if (message.do === 'rects') this.rects = in_sight(message);
      else if (message.do === 'whole') this.asked_for_whole = true;
      else if (message.do === 'think') {
        // The fastest answer will do: playing strength does not matter here.
        this.bots.ask(message.line.replace(/"iterations":\d+/, '"iterations":1'));
        while (this.bots.step(1000) !== 1);
        this.send({ on: 'answer', line: this.bots.answer() });
      }
    }
  }
  check_letters(/** @type {any} */ message) {
    const text_of = message.do === 'screen' ? message.items.flatMap((/** @type {Item & {hint?: string, value?: string}} */ { text, hint, value }) => [text, hint, value]).join('') : message.do === 'say' ? message.text : '';
    const unknown = [...text_of].find((letter) => letter > ' ' && letter !== '\u202f' && letter !== '\u2011' && !FIRST_LETTERS.has(letter));
    if (unknown && !this.is_whole) throw new Error(`${unknown} is used before its font is loaded: ${text_of}`);
  }
  draw(count = 1) {
    const { page } = this;
    while (count-- > 0) {
      page.now += 50;
      const due = page.frames.splice(0);
      if (!due.length) break;
      this.doing = `a frame of ${this.screen.screen}`;
      for (const frame of due) frame(page.now);
      this.hear();
    }
  }

  fire(/** @type {string} */ type, /** @type {object} */ event) {
    this.doing = type;
    this.page.fire(type, event);
    this.hear();
  }
  touch(/** @type {string} */ type, /** @type {number} */ x, /** @type {number} */ y) {
    const list = type === 'touchend' ? [] : [this.page.at(x, y)];
    this.fire(type, { touches: list, targetTouches: list, changedTouches: [this.page.at(x, y)] });
    this.draw();
  }
  mouse(/** @type {string} */ type, /** @type {number} */ x, /** @type {number} */ y) {
    this.fire(type, { ...this.page.at(x, y), buttons: type === 'mousedown' ? 1 : 0 });
    this.draw();
  }
  act(/** @type {string} */ id) {
    this.page.looked += 1000;
    const item = this.screen.items.find((each) => each.id === id);
    const box = this.rects[id];
    if (this.look.way === 'press' || !box || !this.look.canvas) {
      if (item?.action) this.send({ on: 'action', action: item.action, revision: this.screen.revision });
    } else {
      const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2];
      if (this.look.way === 'touch') {
        this.touch('touchstart', x, y);
        for (let step = 0; step < 4; step++) this.touch('touchmove', x + step, y + step % 2);
        this.touch('touchend', x + 3, y + 1);
      } else {
        for (const [dx, dy] of [[-40, -30], [-10, 0], [0, 0]]) this.mouse('mousemove', x + dx, y + dy);
        this.mouse('mousedown', x, y);
        this.mouse('mouseup', x, y);
      }
    }
    this.draw(2);
  }

  size(/** @type {number} */ width, /** @type {number} */ height) {
    const { dpr } = this.look;
    Object.assign(this.page.rect, { right: width, bottom: height, width, height });
    this.send({ on: 'size', width, height, dpr, pixels: [Math.round(width * dpr), Math.round(height * dpr)], insets: [0, 0, 0, 0] });
  }
  start() {
    const { look } = this;
    this.send({
      on: 'start', lang: look.lang, words_lang: look.lang, words: WORDS[look.lang], dark: look.dark, reduced_motion: look.still, contrast: false, state: 'ok', promised: null, damaged: '',
      wanted: look.wanted, link: '', table: '', whole: false, embedded: false, theme: '', lang_asked: false, seed: String(look.seed), now: '2026-11-24',
    });
    if (look.canvas) this.send({ on: 'draw', faces: FONTS });
    else this.send({ on: 'canvas', shown: false });
    this.size(look.width, look.height);
    this.draw(40);
    for (const y of [100, 300, 500]) if (look.way === 'mouse') this.mouse('mousemove', y, y);
  }
  // Events of the window that may come at any time.
  happen() {
    for (const type of ['mouseleave', 'blur', 'mouseenter', 'focus', 'resize', 'fullscreenchange', 'pointerlockchange', 'touchcancel']) {
      this.fire(type, { ...this.page.at(5, 5), touches: [], targetTouches: [], changedTouches: [this.page.at(5, 5)], detail: 0 });
      this.draw();
    }
    this.fire('wheel', { ...this.page.at(50, 50), deltaX: 0, deltaY: 20, deltaZ: 0, deltaMode: 0 });
    for (const hidden of [true, false]) {
      Object.assign(this.page.document, { hidden, visibilityState: hidden ? 'hidden' : 'visible' });
      this.fire('visibilitychange', {});
    }
    this.draw(2);
  }
  // Actions other than play are delayed; an action tapped before the program was loaded is carried out if it is play.
  begin() {
    const { look } = this;
    if (look.wanted.startsWith('play')) return;
    if (!look.wanted) this.send({ on: 'action', action: look.seed % 2 ? 'go settings' : 'play nimmt special' });
    if (this.screen.screen !== 'home' || !this.asked_for_whole) throw new Error('what is not play was not held back');
    this.asked_for_whole = false;
    this.draw(5);
    this.send({ on: 'action', action: `play ${look.game}` });
    this.draw(40);
  }

  over() {
    return this.screen.items.some((item) => item.id === 'next' || item.id === 'rematch');
  }
  /** Plays the round; returns the number of choices. */
  play_round() {
    const { look, page } = this;
    const news = news_of(look);
    let steps = 0;
    for (let idle = 0; !this.asked_for_whole && !this.over(); ) {
      const { items } = this.screen;
      const ids = choices(items.map((item) => ({ ...item, role: ['button', 'toggle', 'choice', 'disclosure'].includes(item.role) ? 'button' : item.role, enabled: item.enabled !== false })));
      if (!ids.length) {
        if (page.frames.length && idle++ < 2000) this.draw(look.still ? 20 : 4);
        else if (look.canvas) throw new Error(`nothing to do: ${items.map((item) => item.id).join(' ')}`);
        else break;
        continue;
      }
      idle = 0;
      if (++steps > 400) throw new Error('the round does not end');
      if (steps % 3 === 0) this.send(news[(steps / 3 + look.seed) % news.length | 0]);
      if (steps === 4) this.happen();
      if (steps === 7) this.size(look.height, look.width);
      if (steps % 5 === 2 && this.screen.items.some((item) => item.id === 'coach')) this.act('coach');
      this.act(ids[(steps + look.seed) % ids.length]);
    }
    this.draw(200);
    return steps;
  }
  // The delayed sheet appears, unless the visitor asked for something else first.
  end() {
    const { look } = this;
    if (!this.asked_for_whole || this.over()) throw new Error('the sheet did not wait');
    if (!look.wanted.startsWith('play')) return;
    this.complete();
    this.is_whole = true;
    this.send({ on: 'whole', words_lang: look.lang, words: REST[look.lang] });
    if (look.canvas) this.send({ on: 'faces', faces: LETTERS });
    this.draw(200);
    if (!this.over()) throw new Error(`the sheet does not come: ${this.screen.items.map((item) => item.id).join(' ')}`);
  }
}

// Events that may arrive at any time.
const news_of = (/** @type {Look} */ look) => [
  { on: 'worker', state: 'worker' }, { on: 'storage', state: 'ok', promised: false, damaged: '' }, { on: 'key', key: 'h' }, { on: 'today', now: '2026-11-25' }, { on: 'pointer_lost' },
  { on: 'media', dark: !look.dark, reduced_motion: look.still, contrast: true }, { on: 'hidden', hidden: true }, { on: 'hidden', hidden: false }, { on: 'canvas', shown: look.canvas },
  { on: 'worker', state: 'lost' }, { on: 'worker', state: 'missing' }, { on: 'worker', state: 'worker' }, { on: 'storage', state: 'full', promised: null, damaged: '' }, { on: 'storage', state: 'memory', promised: null, damaged: 'some' },
];

async function pay(/** @type {Look} */ look) {
  const visit = new Visit(look);
  await visit.load();
  visit.start();
  visit.happen();
  visit.begin();
  const steps = visit.play_round();
  visit.end();
  return steps;
}

const words_in = (/** @type {string[]} */ parts, /** @type {string} */ keys) => Object.fromEntries(languages.map((lang) => {
  const texts = parts.flatMap((part) => of_site(`${part}-${lang}`).split('\t'));
  return [lang, keys.split('\t').map((key, i) => `${key}\t${texts[i]}\t`).sort().join('')];
}));
const WORDS = words_in(['words'], packKeys(readWords(languages[0]), 'words'));
const REST = words_in(PARTS.slice(1), of_site('rest-keys'));
const SIZES = [[390, 844, 2], [1280, 900, 1], [844, 390, 3], [820, 1180, 2]];
const began = Date.now();
let steps = 0;
let failed = false;
const visits = Number(options.visits);
for (let seed = 1; seed <= visits; seed++) {
  const [width, height, dpr] = SIZES[Math.floor(seed / 6) % 4];
  const game = seed % 2 ? 'nimmt' : 'nothanks';
  const visit = {
    seed, game, width, height, dpr, lang: languages[Math.floor(seed / 4) % languages.length], way: ['press', 'touch', 'mouse'][(seed >> 1) % 3],
    dark: seed % 5 === 1, still: seed % 7 === 1, canvas: seed % 8 !== 7, wanted: ['', '', `play ${game}`, 'continue'][seed % 5 - 1] ?? '',
  };
  try {
    steps += await pay(visit);
  } catch (error) {
    console.error(`first_screens: ${JSON.stringify(visit)}:\n${error instanceof Error ? error.stack : error}`);
    failed = true;
    break;
  }
}
if (early.size) {
  console.error(`first_screens: called before the deferred part is loaded, though web/deferred.txt defers it:\n${[...early].map(([name, doing]) => `  ${name}\n    at ${doing}`).join('\n')}`);
  failed = true;
}
if (failed) process.exit(1);
console.log(`first_screens: ${visits} visits, ${steps} choices, nothing deferred was needed (${((Date.now() - began) / 1000).toFixed(1)} s)`);
process.exit(0);
