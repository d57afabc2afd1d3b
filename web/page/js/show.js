// What is visible: first the shell's home, then the program's screens, drawn or as text; and when the user can play.
import * as bots from './bots/port.js';
import { awake, colours, file_anew, load_fonts } from './from_boot.js';
import * as split_loader from './split_loader.js';
import * as home from './home.js';
import * as host from './host.js';
import { complete } from './language.js';
import { send } from './line.js';
import * as accessible from './accessible/accessible.js';
import { late } from './notice.js';
import * as offline from './offline.js';
import * as view from './view.js';

/** @typedef {import('./messages.js').ToPage} ToPage */

/** Ends this turn of the event loop, so that waiting input, above all touches, is handled first. */
export const pause = () => new Promise((done) => setTimeout(done, 0));

// Without its style sheet the page shows text, until the style sheet arrives.
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
/** @type {ToPage['screen'] | null} received while the home was still shown */
let held_screen = null;
let held_rects = accessible.NO_RECTS;
let first_is_drawn = false;

// Zoomed in until no table fits: the text is shown instead (tests/journeys/zoom.test.mjs). An on-screen keyboard makes
// windows low as well: then it waits until the field is left.
const small = matchMedia('(max-width: 519px) and (max-height: 339px), (max-height: 299px), (max-width: 259px)');
const types = () => document.activeElement instanceof HTMLInputElement && matchMedia('(pointer: coarse)').matches;
const fit = () => left_home && !types() && show_mode();
small.addEventListener('change', fit);
document.addEventListener('focusout', () => setTimeout(() => small.matches && fit()));

function show_mode() {
  const cramped = small.matches && /drawn|beside/.test(view_wished);
  const wished = view_wished === 'always' ? 'drawn' : view_wished;
  const name = canvas_works && !cramped ? wished : 'text';
  view.set_mode(name);
  accessible.lie_over(name === 'drawn');
  send({ on: 'canvas', shown: name !== 'text', ...(cramped && { cramped }) });
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
// If a lost context does not come back soon, the document is shown until it does.
let context_timer = 0;
view.when_context((back) => {
  clearTimeout(context_timer);
  if (back) set_canvas_works(true);
  else context_timer = window.setTimeout(() => set_canvas_works(false), 3000);
});

/**
 * The home is painted first even where the program is faster, because browsers count text as the page's content, not a
 * canvas. Resolves when the browser reports the paint or, in browsers that do not report it, when it should have
 * happened.
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

// From now on a tap is carried out at once: on the shell's home or, where that has to go, on the first screen.
let can_play = false;
export const is_playable = () => can_play;
export function playable() {
  if (can_play) return;
  can_play = true;
  late.hidden = true;
  performance.mark('tablee-playable');
  host.ready();
  // The bots are loaded only once the user can play and sees a table (or the fonts are late), and files for offline
  // play only after them.
  Promise.race([load_fonts().catch(() => {}), new Promise((done) => setTimeout(done, 3000))]).then(() => {
    complete();
    bots.allow();
  });
  setTimeout(offline.start, 1000);
}

// The canvas is made when it is needed: creating a WebGL context blocks this thread, for a second without a graphics
// card, and the shell's home is complete without it. Every other screen needs it. The first input, or a few idle
// seconds, creates it in advance, so that the first tap need not wait for it.
const REST = 4000; // ms
let need_canvas = () => {};
/** @type {Promise<void>} */
const canvas_needed = new Promise((done) => {
  need_canvas = done;
  for (const sign of ['pointermove', 'pointerdown', 'wheel', 'keydown']) window.addEventListener(sign, () => done(), { passive: true, once: true });
});
// Loads the letters that no first screen has, for document and canvas. Nothing waits for them; a failed request is
// repeated.
function give_letters(pause = 5000) {
  load_fonts('letters').then((faces) => send({ on: 'faces', faces }), () => setTimeout(give_letters, pause, 2 * pause));
}
export async function make_canvas() {
  if (!home.may_stay()) need_canvas();
  else setTimeout(need_canvas, REST);
  const coming = load_fonts().catch(() => null);
  await canvas_needed;
  await awake();
  const faces = await coming;
  if (faces && view.make_context()) send({ on: 'draw', faces, colours });
  else set_canvas_works(false);
  if (split_loader.is_whole()) give_letters();
  else split_loader.when_whole(() => give_letters());
  await pause();
  view.watch();
}

/** A screen is ready, drawn or as text: the shell's home is hidden, unless it shows the same. */
export async function take_over() {
  first_is_drawn = true;
  await painted;
  if (left_home || !held_screen || (home.may_stay() && home.is_like(held_screen))) return;
  left_home = true;
  const hide = home.leave();
  show_mode();
  accessible.show(held_screen);
  accessible.set_rects(held_rects);
  held_screen = null;
  if (hide) hide();
  performance.mark('tablee-drawn');
  playable();
}

/** Shows the program's current screen, or stores it while the home is shown. */
export function show_screen(/** @type {ToPage['screen']} */ screen) {
  if (left_home) {
    accessible.show(screen);
    return;
  }
  held_screen = screen;
  held_rects = accessible.NO_RECTS;
  home.hear(screen);
  if (!home.is_like(screen)) need_canvas();
  if (first_is_drawn || !canvas_works) take_over();
}
export function show_rects(/** @type {ToPage['rects']} */ rects) {
  if (left_home) accessible.set_rects(rects);
  else held_rects = rects;
}
