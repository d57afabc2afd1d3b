// The two ends of the line to the program: tablee.post(text) is called by it, send(message) calls it. Messages are
// described in docs/PAGE.md.
import { halves } from './halves.js';
import { make_bots } from './bots.js';
import { again, close_notice, home, late, notice, show_late, word } from './home.js';
import { view } from './view.js';
import { told } from './told.js';
import { mirror } from './mirror.js';
import { make_reach } from './reach.js';
import { back } from './back.js';
import { today, watch_days } from './days.js';
import { keeping } from './keeping.js';
import { paper } from './paper.js';
import { offline } from './offline.js';
import { links } from './share.js';
import './print.js';
import { host } from './host.js';
import {
  address_language, asked, asked_theme, awake, checksum, embedded, file_anew, habits, is_text, load_bytes, load_faces, load_module, load_program,
  load_words, media, MORE_CONTRAST, run_script, set_language, set_theme, store,
} from './from_boot.js';

const outbox = []; // what waits for the program, or for it to have returned
let receive = null; // into the program; set by tablee.connect
let inside = 0; // the program is running
let halted = false; // it fell over, or another tab has the table

export const program_is_here = () => receive !== null;

function flush() {
  while (receive && !inside && !halted && outbox.length) {
    const text = outbox.shift();
    inside++;
    try {
      receive(text);
    } catch (error) {
      crash(error);
    } finally {
      inside--;
    }
  }
}

// What only the whole program answers.
const LATE = new Set(['focus', 'input', 'back', 'words', 'link', 'shared', 'offline', 'check', 'context']);

// Never calls the program from within itself: what happens while it runs is told when it is back.
export function send(message) {
  if (!receive || halted) return;
  if (LATE.has(message.on) && !halves.is_whole()) {
    halves.when_whole(() => send(message));
    return;
  }
  outbox.push(JSON.stringify(message));
  if (inside) queueMicrotask(flush);
  else flush();
}

// Nothing goes on here; the notice says why, and a reload is the way out.
export function halt(why, way = 'reload') {
  if (halted) return;
  halted = true;
  bots.stop();
  for (const part of [mirror.root, view.stage, home.root]) part.inert = true;
  notice(why, [way, () => location.reload()]);
  document.documentElement.classList.add('halted');
}

// The program fell over. What it kept is kept: a reload brings the same table back.
function crash(error) {
  console.error(error);
  halt(store.state() === 'ok' ? 'crash' : 'crash_unkept');
}

const bots = make_bots({
  load: () => load_bytes('bots'),
  on_answer: (line) => send({ on: 'answer', line }),
  on_state(state) {
    if (state !== 'missing') performance.mark('tablee-bots');
    send({ on: 'worker', state });
  },
});

const storage_now = () => ({ state: store.state(), promised: keeping.promised(), damaged: store.damaged() });
// What the program keeps and looks up, at once and from within it: the news of it waits until the program is back. Keys
// that begin with @ are those of a backup laid aside.
const storage = {
  read(key) {
    const value = key[0] === '@' ? store.read_aside(key.slice(1)) : store.read(key);
    if (store.damaged()) queueMicrotask(tell_storage);
    return value;
  },
  write(key, value) {
    const kept = halted || store.write(key, value);
    queueMicrotask(tell_storage);
    return kept;
  },
  erase(key) {
    if (!halted) store.erase(key);
    queueMicrotask(tell_storage);
  },
  keys: (/** @type {string} */ prefix) => (prefix[0] === '@' ? store.aside_keys().map((/** @type {string} */ key) => `@${key}`) : store.keys(prefix)),
  size: (/** @type {string} */ prefix) => store.size(prefix),
  lines: (/** @type {string} */ key) => store.lines(key),
};
let storage_told = '';
export function tell_storage() {
  const now = JSON.stringify(storage_now());
  if (now === storage_told) return;
  storage_told = now;
  send({ on: 'storage', ...storage_now() });
}

// A page without its style sheet is text, until it comes.
const is_styled = () => getComputedStyle(document.documentElement).getPropertyValue('--whole').trim() === '1';
let canvas_works = is_styled(); // unless the program says otherwise
if (!canvas_works) {
  const sheet = document.createElement('link');
  Object.assign(sheet, { rel: 'stylesheet', href: file_anew('style'), media: 'print' });
  sheet.onload = () => {
    sheet.media = 'all';
    if (!is_styled()) return;
    late.hidden = true;
    set_canvas_works(true);
  };
  document.head.append(sheet);
}

const reach = make_reach(view.canvas, mirror.root);
// A gesture of the system took the finger over: not a tap.
view.canvas.addEventListener('touchcancel', () => send({ on: 'pointer_lost' }));

let view_wished = 'drawn'; // or 'beside' or 'text'
let left_home = false;

function show_mode() {
  const name = canvas_works ? view_wished : 'text';
  view.mode(name);
  mirror.lie_over(name === 'drawn');
  send({ on: 'canvas', shown: name !== 'text' });
}

// A context that does not come back soon leaves the mirror, until it does.
let context_timer = 0;
export function on_context(/** @type {boolean} */ back) {
  clearTimeout(context_timer);
  if (back) set_canvas_works(true);
  else context_timer = setTimeout(() => set_canvas_works(false), 3000);
}
function set_canvas_works(/** @type {boolean} */ works) {
  if (works === canvas_works) return;
  canvas_works = works;
  if (!works && held_screen) take_over();
  else if (left_home) show_mode();
}

// The home is seen first even where the program is faster: what browsers take for the page's content is text, not a
// canvas. They tell when it has reached the screen; those that don't, when it should have.
const painted = new Promise((done) => {
  if (document.hidden) done();
  const SEEN = 'largest-contentful-paint';
  if (window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).includes(SEEN)) {
    new PerformanceObserver(() => done()).observe({ type: SEEN, buffered: true });
  } else {
    requestAnimationFrame(() => requestAnimationFrame(done));
  }
  setTimeout(done, 600);
});

// What is tapped from now on is done at once: on the home of the shell, or on the first screen where that has to go.
let can_play = false;
function playable() {
  if (can_play) return;
  can_play = true;
  late.hidden = true;
  performance.mark('tablee-playable');
  host.ready();
  // Nothing of the bots travels before somebody can play and has a table to see (or that table is late), and nothing for
  // offline before them.
  Promise.race([load_faces().catch(() => {}), new Promise((done) => setTimeout(done, 3000))]).then(() => {
    complete();
    bots.allow();
  });
  setTimeout(offline.start, 1000);
}

// The canvas comes when it is needed: a context for drawing holds this thread up, for a second where no graphics card
// helps, and the shell's home is whole without. It is needed for any other screen; a first sign that somebody is there,
// or a while of rest, has it made already, so that the first tap need not wait for it.
const REST = 4000; // ms
let need_canvas;
const canvas_needed = new Promise((done) => {
  need_canvas = done;
  for (const sign of ['pointermove', 'pointerdown', 'wheel', 'keydown']) window.addEventListener(sign, done, { passive: true, once: true });
});
async function make_canvas() {
  if (!home.may_stay()) need_canvas();
  else setTimeout(need_canvas, REST);
  const faces = load_faces().catch(() => null);
  await canvas_needed;
  await awake();
  if (await faces && view.make_context()) {
    send({ on: 'draw', faces: await faces });
  } else {
    set_canvas_works(false);
  }
  await pause();
  view.watch();
}
// A screen is there, drawn or to be read: the shell's home goes, if it is not the same.
let first_is_drawn = false;
async function take_over() {
  first_is_drawn = true;
  await painted;
  if (left_home || !held_screen || (home.may_stay() && home.is_like(held_screen))) return;
  left_home = true;
  const hide = home.leave();
  show_mode();
  mirror.show(held_screen);
  mirror.set_rects(held_rects);
  held_screen = null;
  if (hide) hide();
  performance.mark('tablee-drawn');
  playable();
}
const complete = () => halves.complete(spoken).catch(() => notice('no_extra', ['understood', close_notice]));
let held_screen = null; // what came while the home was still shown
let held_rects = {};

const doing = {
  screen(message) {
    if (message.lang && message.lang !== document.documentElement.lang) {
      set_language(message.lang);
      document.getElementById('log-name').textContent = word('log');
    }
    if (message.lang) habits.set('lang', message.lang);
    back.at(message.screen);
    if (left_home) {
      mirror.show(message);
    } else {
      held_screen = message;
      held_rects = {};
      home.hear(message);
      if (!home.is_like(message)) need_canvas();
      if (first_is_drawn || !canvas_works) take_over();
    }
  },
  rects({ rects }) {
    if (left_home) mirror.set_rects(rects);
    else held_rects = rects;
  },
  say(/** @type {any} */ message) {
    told.say(message);
    mirror.begins();
  },
  focus: (/** @type {{id: string}} */ { id }) => mirror.focus(id),
  words: ({ lang }) =>
    all_words(lang).then(
      (words) => send({ on: 'words', words_lang: lang, words }),
      () => notice('no_words', ['close', close_notice]),
    ),
  log_clear: told.clear,
  think: ({ line }) => bots.think(line),
  screen_depth: ({ depth }) => back.depth(depth),
  sound: (/** @type {any} */ told) => load_extra('sound').then(() => extras.sound(told), () => {}), // else it is quiet
  shake: (/** @type {{ms: number}} */ { ms }) => navigator.vibrate?.(ms),
  promise: ({ by_hand }) => keeping.ask(by_hand),
  awake: ({ on }) => view.awake(on),
  cursor: ({ name }) => reach.cursor(name),
  theme({ name }) {
    set_theme(name);
    habits.set('theme', name);
  },
  view(/** @type {{name: string}} */ { name }) {
    view_wished = name;
    if (left_home) show_mode();
  },
  // From the frame loop: something is on the canvas; or there will never be.
  drawn: take_over,
  canvas: ({ works }) => set_canvas_works(works),
  open({ page }) {
    const [name, what] = page.split(' ');
    if (name === 'backup' || name === 'braille') open_extra(name, what);
    else if (page === 'licences') window.open(new URL('licences.txt', document.baseURI).href, '_blank', 'noopener');
  },
  reload: () => location.reload(),
  checked: (/** @type {any} */ message) => on_checked(message),
  link_done: links.done,
  share: links.share,
  // Frames without an origin may save nothing: there it goes out in words.
  picture: (/** @type {any} */ shown) => (window.origin === 'null' ? links.share(shown) : open_extra('picture', shown)),
  download: ({ name, text, type }) => save_as(name, text, type),
  pick: ({ accept }) => open_extra('pick', accept),
  // After the program has returned: the dialogue may stay open for long.
  print: () => setTimeout(() => window.print()),
  host: host.tell,
  tapped: (message) => send({ ...message, on: 'action' }),
  update: offline.take_over,
  whole: complete,
};
let on_checked = () => {};

// What is rarely wanted comes in a file of its own, which hands over what opens it.
const extras = {};
const coming = {};
const load_extra = (name) =>
  (coming[name] ||= run_script(name, () => name in extras).catch((error) => {
    delete coming[name];
    throw error;
  }));
export const open_extra = (name, what) =>
  load_extra(name).then(
    () => extras[name]({ store, paper, today, is_text, checksum, check, replace, save_as, send }, what),
    () => notice('no_extra', ['understood', close_notice]),
  );

// A file made here, for the person to keep.
function save_as(name, text, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

// Lays {key: value} aside; can the program read all of it? Promise of {no_room} or {error, sheets, match}.
const check = (stored) =>
  new Promise((done) => {
    if (!store.lay_aside(stored)) return done({ no_room: true });
    on_checked = done;
    send({ on: 'check' });
  });

// What was laid aside, so many keys, in place of everything kept, and the page anew; false where it is gone.
function replace(count) {
  halted = true; // nothing of this match is kept over it
  halted = store.switch_over(count);
  if (halted) location.reload();
  return halted;
}

function obey(text) {
  inside++;
  try {
    const message = JSON.parse(text);
    if (Object.hasOwn(doing, message.do)) doing[message.do](message);
    else console.warn('page: unknown message', message.do);
  } catch (error) {
    console.error('page:', error);
  } finally {
    inside--;
    if (outbox.length) queueMicrotask(flush);
  }
}

// What the program says while it draws is done after the frame, so that none waits for the document.
const unheard = [];
const after_frame = new MessageChannel();
after_frame.port1.onmessage = hear;
function hear() {
  while (unheard.length && !halted) obey(unheard.shift());
}
window.addEventListener('pagehide', hear);

Object.assign(window.tablee, {
  storage,
  post(text) {
    if (halted) return;
    if (inside) {
      hear();
      obey(text);
    } else {
      unheard.push(text);
      if (unheard.length === 1) after_frame.port2.postMessage(0);
    }
  },
  extra(name, open) {
    extras[name] = open;
  },
  // Called once, by the program, when it can listen.
  connect(into) {
    greet(into).catch(give_up);
  },
});

// Deals are drawn from chance, or come again for an address with ?seed= (docs/PAGE.md).
const a_seed = () => (/^\d{1,19}$/.test(asked.get('seed')) ? asked.get('seed') : crypto.getRandomValues(new BigUint64Array(1))[0].toString());

// Both parts of a language, in the order of their keys.
const all_words = async (lang) =>
  (await Promise.all([load_words(lang), load_words(lang, 'rest')])).join('').match(/[^\t]*\t[^\t]*\t/g).sort().join('');

let spoken = ''; // the language that the program began in
async function greet(into) {
  const link = links.waiting();
  const table = asked.get('table') || '';
  const wanted = () => home.wanted() || (back.returned() ? 'continue' : '');
  let lang, words, usual;
  do {
    lang = spoken = document.documentElement.lang;
    words = await load_words(lang);
    // Only a first visit is in a hurry: later ones have it all at hand, and settings and a table that scripts/halves never saw.
    usual =
      store.state() === 'ok' && !store.keys().length && !embedded && !link && !table &&
      !media(MORE_CONTRAST) && /^(play .*|continue)?$/.test(wanted());
    if (!usual) {
      await halves.complete(lang);
      words = await all_words(lang);
    }
  } while (lang !== document.documentElement.lang); // chosen anew meanwhile
  receive = into;
  // Only now: what another tab kept while this one was loading is what the program looks up.
  keeping.claim();
  outbox.unshift(
    JSON.stringify({
      on: 'start',
      lang,
      words_lang: lang,
      words,
      lang_chosen: Boolean(home.tongue()),
      ...view.wishes(),
      wanted: wanted(),
      ...storage_now(),
      link,
      table,
      whole: !usual,
      embedded,
      theme: asked_theme,
      lang_asked: address_language !== '',
      canvas: canvas_works,
      framed: window.top !== window,
      seed: a_seed(),
      now: today(),
    }),
  );
  if (usual) halves.when_whole((words) => send({ on: 'whole', words_lang: lang, words }));
  await pause();
  flush();
  if (usual) playable();
  else home.must_go();
  await make_canvas();
}

// Ends this turn of the loop: what was asked for meanwhile, a finger above all, comes first.
const pause = () => new Promise((done) => setTimeout(done, 0));
// Start: the program came (or did not), its glue makes it run.
export let started = false;
const SLOW = 8000; // ms, and then it is said that all is still on its way
export async function start_program() {
  started = true;
  setTimeout(() => can_play || gave_up || show_late(), SLOW);
  await painted;
  try {
    await run_script('glue', () => typeof window.createTablee === 'function');
  } catch (error) {
    give_up(error);
    return;
  }
  window
    .createTablee({
      canvas: view.canvas,
      instantiateWasm(imports, done) {
        make_program(imports, done).catch(give_up);
        return {};
      },
      onAbort: (error) => halted || crash(error),
    })
    .catch(crash);
}
async function make_program(imports, done) {
  const module = await load_program();
  const instance = await WebAssembly.instantiate(module, { ...imports, placeholder: halves.stand_ins });
  halves.begin(instance.exports);
  await pause();
  done(instance, module);
}
let gave_up = false;
function give_up(error) {
  console.error(error);
  gave_up = late.hidden = true;
  notice('failed', ['again', again]);
}
window.addEventListener('error', (event) => {
  if (event.error instanceof WebAssembly.RuntimeError && !halted) crash(event.error);
});

watch_days((now) => send({ on: 'today', now }));

// From here on the scripts say themselves what is missing.
late.hidden = is_styled();
if (typeof WebAssembly !== 'object') give_up('no WebAssembly');
else if (!embedded || asked.has('start')) start_program();
