// Plays the first screens with the page's own program in its two halves, no browser and no pixels, and fails where something
// of the second half is called before it may be: it names the function, its source file and what was being done.
//   node scripts/site/first_screens.mjs --build BUILD_FOLDER --site dist [--visits 24]
// Run at every build of the site. What comes later is said in web/later.txt; what a visit may do before that is what
// web/page/js/line.js lets through (web/page/js/late.js) and what the app does not hold back (App::act, docs/PAGE.md).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext, runInNewContext } from 'node:vm';
import { languages } from '../lib/languages.mjs';
import { characters } from './fonts.mjs';
import { LATE } from '../../web/page/js/late.js';
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

const FIRST = new WebAssembly.Module(read('web/halves/tried.wasm'));
const SECOND = new WebAssembly.Module(read('web/halves/later.wasm'));
const GLUE = read('web/tablee.js').toString();
/** @type {Record<string, string>} by its place in the table, each function of the second half */
const FUNCTIONS = JSON.parse(read('web/halves/later.json').toString());
const fonts_of = (/** @type {string} */ name) => of_site(name).split('\ue000').slice(0, -1).map((face) => face.slice(face.indexOf('\ue001') + 1));
const FACES = fonts_of('faces');
const LETTERS = fonts_of('letters');
const FIRST_LETTERS = new Set(characters('words'));
const bots_of = bots_program();
const BOTS = read(existsSync(path.join(options.build, 'engine/bots.wasm')) ? 'engine/bots.wasm' : 'engine/worker/bots.wasm');

/** @type {Map<string, string>} what was called too early -> in the midst of what, first */
const early = new Map();

// A card that draws nothing and grants everything.
function card() {
  const known = /** @type {Record<string, unknown>} */ ({
    getParameter: (/** @type {number} */ name) => ({ 0x1F02: 'WebGL 1.0', 0x8B8C: 'WebGL GLSL ES 1.0', 0x1F00: 'none', 0x1F01: 'none', 0x0D33: 8192, 0x0BA2: new Int32Array(4), 0x0C10: new Int32Array(4) })[name] ?? 0,
    getShaderParameter: (/** @type {unknown} */ _, /** @type {number} */ name) => (name === 0x8B81 ? true : 0),
    getProgramParameter: (/** @type {unknown} */ _, /** @type {number} */ name) => (name === 0x8B82 ? true : 0),
    getShaderInfoLog: () => '', getProgramInfoLog: () => '', getSupportedExtensions: () => [], getExtension: () => null, getError: () => 0,
    getAttribLocation: () => 0, getContextAttributes: () => ({}), isContextLost: () => false, drawingBufferWidth: 300, drawingBufferHeight: 150,
  });
  return new Proxy(known, {
    get: (_, name) => known[String(name)] ?? (/^create/.test(String(name)) ? () => ({}) : typeof name === 'string' && !/^[A-Z_0-9]+$/.test(name) ? () => null : 0),
  });
}

/** @typedef {{id: string, role: string, text: string, action?: string, enabled: boolean}} Item */

/** One visit of somebody who was never here. @param {{seed: number, lang: string, game: string, way: string, width: number, height: number, dpr: number, dark: boolean, still: boolean, canvas: boolean, wanted: string}} visit */
async function pay(visit) {
  let doing = 'loading';
  let now = 1000;
  const rect = { x: 0, y: 0, left: 0, top: 0, right: visit.width, bottom: visit.height, width: visit.width, height: visit.height };
  const element = (/** @type {Record<string, unknown>} */ more = {}) => {
    /** @type {Record<string, ((event: object) => void)[]>} */
    const heard = {};
    return {
      style: {}, heard, children: [], getBoundingClientRect: () => rect, addEventListener: (/** @type {string} */ type, /** @type {any} */ call) => (heard[type] ??= []).push(call.handleEvent?.bind(call) ?? call),
      removeEventListener() {}, appendChild() {}, insertBefore() {}, removeChild() {}, setAttribute() {}, focus() {}, ...more,
    };
  };
  const gl = card();
  const canvas = /** @type {any} */ (element({ id: 'canvas', width: 300, height: 150, clientWidth: visit.width, clientHeight: visit.height, getContext: () => gl }));
  canvas.parentNode = element();
  /** @type {((ms: number) => void)[]} */
  const frames = [];
  const document = element({ body: element(), documentElement: element(), hidden: false, visibilityState: 'visible', title: '', currentScript: null, createElement: () => element({ getContext: () => gl }), querySelector: (/** @type {string} */ what) => (what === '#canvas' ? canvas : null) });
  /** @type {(text: string) => void} */
  let receive = () => {};
  /** @type {string[]} */
  const posted = [];
  /** @type {Map<string, string>} */
  const kept = new Map();
  const globals = /** @type {any} */ (createContext({
    ...element(), document, console, TextDecoder, TextEncoder, WebAssembly, URL, setTimeout, clearTimeout, queueMicrotask,
    performance: { now: () => now }, navigator: { userAgent: '', language: visit.lang, languages: [visit.lang], platform: '' }, location: { href: 'https://site/', pathname: '/' },
    screen: { width: visit.width, height: visit.height }, innerWidth: visit.width, innerHeight: visit.height, devicePixelRatio: visit.dpr, pageXOffset: 0, pageYOffset: 0, scrollX: 0, scrollY: 0,
    WebGLRenderingContext: Object, requestAnimationFrame: (/** @type {(ms: number) => void} */ call) => frames.push(call), cancelAnimationFrame() {}, matchMedia: () => element({ matches: false }),
    tablee: {
      connect: (/** @type {typeof receive} */ into) => { receive = into; },
      post: (/** @type {string} */ text) => { posted.push(text); },
      storage: {
        read: (/** @type {string} */ key) => kept.get(key) ?? null, write: (/** @type {string} */ key, /** @type {string} */ value) => Boolean(kept.set(key, value)), erase: (/** @type {string} */ key) => kept.delete(key),
        keys: (/** @type {string} */ start) => [...kept.keys()].filter((key) => key.startsWith(start)).sort(), size: () => 0, lines: (/** @type {string} */ key) => kept.get(key)?.split('\n').length ?? 0,
      },
    },
  }));
  globals.window = globals.self = globals.globalThis = globals;
  runInContext(`${GLUE};globalThis.createTablee=createTablee`, globals);

  // The second half is there, but behind stand-ins that say so: one visit tells all that it needed too early.
  /** @type {((...values: unknown[]) => unknown)[]} */
  const real = [];
  let whole = () => {};
  const stand_ins = /** @type {WebAssembly.ModuleImports} */ (new Proxy({}, {
    get: (_, place) => (/** @type {unknown[]} */ ...values) => {
      const name = FUNCTIONS[String(place)] ?? `the function at ${String(place)}`;
      if (!early.has(name)) early.set(name, `${doing}; ${visit.game}, seed ${visit.seed}, ${visit.way}, ${visit.width} × ${visit.height}, ${visit.lang}`);
      return real[Number(place)](...values);
    },
  }));
  await globals.createTablee({
    canvas,
    instantiateWasm(/** @type {WebAssembly.Imports} */ imports, /** @type {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} */ done) {
      const first = new WebAssembly.Instance(FIRST, { ...imports, later: stand_ins });
      const table = /** @type {WebAssembly.Table} */ (Object.values(first.exports).find((it) => it instanceof WebAssembly.Table));
      const stands = Object.keys(FUNCTIONS).map((place) => /** @type {const} */ ([Number(place), table.get(Number(place))]));
      new WebAssembly.Instance(SECOND, { primary: /** @type {WebAssembly.ModuleImports} */ (first.exports) });
      for (const [place, stand] of stands) {
        real[place] = table.get(place);
        table.set(place, stand);
      }
      whole = () => stands.forEach(([place]) => table.set(place, real[place]));
      setTimeout(() => done(first, FIRST)); // never within its own beginning
      return {};
    },
    onAbort: (/** @type {unknown} */ why) => { throw new Error(`the program ended: ${why}`); },
  });

  /** @type {{items: Item[], moment: number, screen: string}} */
  let screen = { items: [], moment: 0, screen: '' };
  /** @type {Record<string, number[]>} */
  let rects = {};
  let asked_for_whole = false;
  let is_whole = false;
  const bots = await bots_of(BOTS);
  const send = (/** @type {any} */ message) => {
    if (LATE.has(message.on)) throw new Error(`${message.on} waits for the second half`);
    doing = JSON.stringify(message).slice(0, 80);
    receive(JSON.stringify(message));
    hear();
  };
  function hear() {
    while (posted.length) {
      const message = JSON.parse(/** @type {string} */ (posted.shift()));
      const said = message.do === 'screen' ? message.items.flatMap((/** @type {Item & {hint?: string, value?: string}} */ { text, hint, value }) => [text, hint, value]).join('') : message.do === 'say' ? message.text : '';
      const unknown = [...said].find((letter) => letter > ' ' && letter !== '\u202f' && letter !== '\u2011' && !FIRST_LETTERS.has(letter));
      if (unknown && !is_whole) throw new Error(`${unknown} is said before its font is there: ${said}`);
      if (message.do === 'screen') screen = message;
      else if (message.do === 'rects') rects = message.rects;
      else if (message.do === 'whole') asked_for_whole = true;
      else if (message.do === 'think') {
        // The least that they can do: how well they play is nothing to this.
        bots.ask(message.line.replace(/"iterations":\d+/, '"iterations":1'));
        while (bots.step(1000) !== 1);
        send({ on: 'answer', line: bots.answer() });
      }
    }
  }
  const draw = (count = 1) => {
    while (count-- > 0) {
      now += 50;
      const due = frames.splice(0);
      if (!due.length) break;
      doing = `a frame of ${screen.screen}`;
      for (const frame of due) frame(now);
      hear();
    }
  };
  const fire = (/** @type {string} */ type, /** @type {object} */ event) => {
    doing = type;
    for (const target of [canvas, document, globals]) for (const call of target.heard?.[type] ?? []) call({ type, target: canvas, currentTarget: canvas, timeStamp: now, preventDefault() {}, stopPropagation() {}, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...event });
    hear();
  };
  const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ identifier: 1, screenX: x, screenY: y, clientX: x, clientY: y, pageX: x, pageY: y, movementX: 1, movementY: 1, button: 0, target: canvas });
  const touch = (/** @type {string} */ type, /** @type {number} */ x, /** @type {number} */ y) => {
    const list = type === 'touchend' ? [] : [at(x, y)];
    fire(type, { touches: list, targetTouches: list, changedTouches: [at(x, y)] });
    draw();
  };
  const mouse = (/** @type {string} */ type, /** @type {number} */ x, /** @type {number} */ y) => {
    fire(type, { ...at(x, y), buttons: type === 'mousedown' ? 1 : 0 });
    draw();
  };
  const act = (/** @type {string} */ id) => {
    const item = screen.items.find((each) => each.id === id);
    const box = rects[id];
    if (visit.way === 'press' || !box || !visit.canvas) {
      if (item?.action) send({ on: 'action', action: item.action, moment: screen.moment });
    } else {
      const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2];
      if (visit.way === 'touch') {
        touch('touchstart', x, y);
        for (let step = 0; step < 4; step++) touch('touchmove', x + step, y + step % 2);
        touch('touchend', x + 3, y + 1);
      } else {
        for (const [dx, dy] of [[-40, -30], [-10, 0], [0, 0]]) mouse('mousemove', x + dx, y + dy);
        mouse('mousedown', x, y);
        mouse('mouseup', x, y);
      }
    }
    draw(2);
  };

  send({
    on: 'start', lang: visit.lang, words_lang: visit.lang, words: WORDS[visit.lang], dark: visit.dark, reduced_motion: visit.still, contrast: false, state: 'ok', promised: null, damaged: '',
    wanted: visit.wanted, link: '', table: '', whole: false, embedded: false, theme: '', lang_asked: false, seed: String(visit.seed), now: '2026-11-24',
  });
  if (visit.canvas) send({ on: 'draw', faces: FACES });
  else send({ on: 'canvas', shown: false });
  const size = (/** @type {number} */ width, /** @type {number} */ height) => {
    Object.assign(rect, { right: width, bottom: height, width, height });
    send({ on: 'size', width, height, dpr: visit.dpr, pixels: [Math.round(width * visit.dpr), Math.round(height * visit.dpr)], insets: [0, 0, 0, 0] });
  };
  size(visit.width, visit.height);
  draw(40);
  for (const y of [100, 300, 500]) if (visit.way === 'mouse') mouse('mousemove', y, y);
  // Whatever else may come in the meantime.
  const news = [
    { on: 'worker', state: 'worker' }, { on: 'storage', state: 'ok', promised: false, damaged: '' }, { on: 'key', key: 'h' }, { on: 'today', now: '2026-11-25' }, { on: 'pointer_lost' },
    { on: 'media', dark: !visit.dark, reduced_motion: visit.still, contrast: true }, { on: 'hidden', hidden: true }, { on: 'hidden', hidden: false }, { on: 'canvas', shown: visit.canvas },
    { on: 'worker', state: 'lost' }, { on: 'worker', state: 'missing' }, { on: 'worker', state: 'worker' }, { on: 'storage', state: 'full', promised: null, damaged: '' }, { on: 'storage', state: 'memory', promised: null, damaged: 'some' },
  ];
  // … or happen to the window.
  const happen = () => {
    for (const type of ['mouseleave', 'blur', 'mouseenter', 'focus', 'resize', 'fullscreenchange', 'pointerlockchange', 'touchcancel']) {
      fire(type, { ...at(5, 5), touches: [], targetTouches: [], changedTouches: [at(5, 5)], detail: 0 });
      draw();
    }
    fire('wheel', { ...at(50, 50), deltaX: 0, deltaY: 20, deltaZ: 0, deltaMode: 0 });
    for (const hidden of [true, false]) {
      Object.assign(document, { hidden, visibilityState: hidden ? 'hidden' : 'visible' });
      fire('visibilitychange', {});
    }
    draw(2);
  };
  happen();
  // What is not play is held back; what was tapped before the program was there is done if it is play.
  if (!visit.wanted.startsWith('play')) {
    if (!visit.wanted) send({ on: 'action', action: visit.seed % 2 ? 'go settings' : 'play nimmt special' });
    if (screen.screen !== 'home' || !asked_for_whole) throw new Error('what is not play was not held back');
    asked_for_whole = false;
    draw(5);
    send({ on: 'action', action: `play ${visit.game}` });
    draw(40);
  }

  let steps = 0;
  const over = () => screen.items.some((item) => item.id === 'next' || item.id === 'rematch');
  for (let idle = 0; !asked_for_whole && !over(); ) {
    const ids = choices(screen.items.map((item) => ({ ...item, role: ['button', 'toggle', 'choice', 'disclosure'].includes(item.role) ? 'button' : item.role, enabled: item.enabled !== false })));
    if (!ids.length) {
      if (frames.length && idle++ < 2000) draw(visit.still ? 20 : 4);
      else if (visit.canvas) throw new Error(`nothing to do: ${screen.items.map((item) => item.id).join(' ')}`);
      else break;
      continue;
    }
    idle = 0;
    if (++steps > 400) throw new Error('the round does not end');
    if (steps % 3 === 0) send(news[(steps / 3 + visit.seed) % news.length | 0]);
    if (steps === 4) happen();
    if (steps === 7) size(visit.height, visit.width);
    if (steps % 5 === 2) {
      const coach = screen.items.find((item) => item.id === 'coach');
      if (coach) act('coach');
    }
    act(ids[(steps + visit.seed) % ids.length]);
  }
  draw(200);
  // The round has ended: its sheet waits.
  if (!asked_for_whole || over()) throw new Error('the sheet did not wait');
  // … and comes, unless something else was wanted first.
  if (!visit.wanted.startsWith('play')) return steps;
  whole();
  is_whole = true;
  send({ on: 'whole', words_lang: visit.lang, words: REST[visit.lang] });
  if (visit.canvas) send({ on: 'faces', faces: LETTERS });
  draw(200);
  if (!over()) throw new Error(`the sheet does not come: ${screen.items.map((item) => item.id).join(' ')}`);
  return steps;
}

/** @type {Record<string, string>} */
const WORDS = Object.fromEntries(languages.map((lang) => [lang, of_site(`words-${lang}`)]));
const REST = Object.fromEntries(languages.map((lang) => [lang, of_site(`rest-${lang}`)]));
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
  console.error(`first_screens: needed before the second half is there, though web/later.txt says that it comes later:\n${[...early].map(([name, doing]) => `  ${name}\n    at ${doing}`).join('\n')}`);
  failed = true;
}
if (failed) process.exit(1);
console.log(`first_screens: ${visits} visits, ${steps} choices, nothing of the second half was needed (${((Date.now() - began) / 1000).toFixed(1)} s)`);
process.exit(0);
