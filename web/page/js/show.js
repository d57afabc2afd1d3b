// What is to be seen: first the shell's home, then the program's screens, drawn or as text; and from when on somebody can play.
import * as bots from './bots/port.js';
import { awake, file_anew, load_faces } from './from_boot.js';
import * as split_loader from './split_loader.js';
import * as home from './home.js';
import * as host from './host.js';
import { complete } from './language.js';
import { send } from './line.js';
import * as mirror from './mirror/mirror.js';
import { late } from './notice.js';
import * as offline from './offline.js';
import * as view from './view.js';

/** @typedef {import('./messages.js').ToPage} ToPage */

/** Ends this turn of the loop: what was asked for meanwhile, a finger above all, comes first. */
export const pause = () => new Promise((done) => setTimeout(done, 0));

// A page without its style sheet is text, until it comes.
export const is_styled = () => getComputedStyle(document.documentElement).getPropertyValue('--whole').trim() === '1';
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

/** @type {ToPage['view']['name']} */
let view_wished = 'drawn';
let left_home = false;
/** @type {ToPage['screen'] | null} what came while the home was still shown */
let held_screen = null;
/** @type {ToPage['rects']['rects']} */
let held_rects = {};
let first_is_drawn = false;

// Zoomed in until no table has room: the text goes on. (A keyboard on the screen makes windows low as well, not a mouse's.)
const cramped = matchMedia('(max-width: 340px) and (max-height: 300px) and (pointer: fine)');
cramped.addEventListener('change', () => left_home && show_mode());

function show_mode() {
  const name = canvas_works && !(cramped.matches && view_wished === 'drawn') ? view_wished : 'text';
  view.set_mode(name);
  mirror.lie_over(name === 'drawn');
  send({ on: 'canvas', shown: name !== 'text' });
}
export function set_view(/** @type {ToPage['view']['name']} */ name) {
  view_wished = name;
  if (left_home) show_mode();
}
export function set_canvas_works(/** @type {boolean} */ works) {
  if (works === canvas_works) return;
  canvas_works = works;
  if (!works && held_screen) take_over();
  else if (left_home) show_mode();
}
// A context that does not come back soon leaves the mirror, until it does.
let context_timer = 0;
view.when_context((back) => {
  clearTimeout(context_timer);
  if (back) set_canvas_works(true);
  else context_timer = window.setTimeout(() => set_canvas_works(false), 3000);
});

/**
 * The home is seen first even where the program is faster: what browsers take for the page's content is text, not a
 * canvas. They tell when it has reached the screen; those that don't, when it should have.
 * @type {Promise<void>}
 */
export const painted = new Promise((done) => {
  if (document.hidden) done();
  const SEEN = 'largest-contentful-paint';
  if (window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).includes(SEEN)) {
    new PerformanceObserver(() => done()).observe({ type: SEEN, buffered: true });
  } else {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  }
  setTimeout(done, 600);
});

// What is tapped from now on is done at once: on the home of the shell, or on the first screen where that has to go.
let can_play = false;
export const is_playable = () => can_play;
export function playable() {
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
let need_canvas = () => {};
/** @type {Promise<void>} */
const canvas_needed = new Promise((done) => {
  need_canvas = done;
  for (const sign of ['pointermove', 'pointerdown', 'wheel', 'keydown']) window.addEventListener(sign, () => done(), { passive: true, once: true });
});
// Letters that no first screen has, for document and canvas. Nobody is kept by them: what did not come is asked for again.
function give_letters(pause = 5000) {
  load_faces('letters').then((faces) => send({ on: 'faces', faces }), () => setTimeout(give_letters, pause, 2 * pause));
}
export async function make_canvas() {
  if (!home.may_stay()) need_canvas();
  else setTimeout(need_canvas, REST);
  const coming = load_faces().catch(() => null);
  await canvas_needed;
  await awake();
  const faces = await coming;
  if (faces && view.make_context()) send({ on: 'draw', faces });
  else set_canvas_works(false);
  if (split_loader.is_whole()) give_letters();
  else split_loader.when_whole(() => give_letters());
  await pause();
  view.watch();
}

/** A screen is there, drawn or to be read: the shell's home goes, if it is not the same. */
export async function take_over() {
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

/** The program's screen as it is now, for whatever is shown. */
export function show_screen(/** @type {ToPage['screen']} */ screen) {
  if (left_home) {
    mirror.show(screen);
    return;
  }
  held_screen = screen;
  held_rects = {};
  home.hear(screen);
  if (!home.is_like(screen)) need_canvas();
  if (first_is_drawn || !canvas_works) take_over();
}
export function show_rects(/** @type {ToPage['rects']} */ { rects }) {
  if (left_home) mirror.set_rects(rects);
  else held_rects = rects;
}
