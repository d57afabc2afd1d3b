// What the program must know about the window: its size in CSS and device pixels, notches, whether somebody sees it; and
// the canvas it draws on.
import { of_id } from './dom.js';
import { send } from './line.js';

const MAX_RATIO = 3;
const stage = of_id('stage');
export const canvas = /** @type {HTMLCanvasElement} */ (of_id('canvas'));
const probe = of_id('insets');
let told = '';
let on_context = (/** @type {boolean} */ back) => {};

const insets = () => {
  const style = getComputedStyle(probe);
  return [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map((side) => parseFloat(side) || 0);
};

// Exact at any zoom: the browser says how many device pixels the box covers.
function measure(/** @type {ResizeObserverEntry[]} */ entries = []) {
  const entry = entries[entries.length - 1];
  const { width, height } = stage.getBoundingClientRect();
  if (!width || !height) return;
  const real = window.devicePixelRatio || 1;
  const exact = entry && entry.devicePixelContentBoxSize && entry.devicePixelContentBoxSize[0];
  const scale = Math.min(1, MAX_RATIO / real);
  /** @type {[number, number]} */
  const pixels = [
    Math.max(1, Math.round((exact ? exact.inlineSize : width * real) * scale)),
    Math.max(1, Math.round((exact ? exact.blockSize : height * real) * scale)),
  ];
  const size = { width, height, dpr: pixels[0] / width, pixels, insets: insets() };
  const text = JSON.stringify(size);
  if (text === told) return;
  told = text;
  send({ on: 'size', ...size });
}

/** Tells the size from now on. */
export function watch() {
  const observer = new ResizeObserver(measure);
  try {
    observer.observe(stage, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(stage); // WebKit has only CSS boxes; the pixel ratio is watched below
  }
  const ratio = () => {
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener('change', () => {
      measure();
      ratio();
    }, { once: true });
  };
  ratio();
  new ResizeObserver(() => measure()).observe(probe, { box: 'border-box' });
  measure();
}

// The graphics card takes its memory back now and then; what was drawn is made anew when it returns.
canvas.addEventListener('webglcontextlost', (event) => {
  event.preventDefault();
  send({ on: 'context', lost: true });
  on_context(false);
});
canvas.addEventListener('webglcontextrestored', () => {
  send({ on: 'context', lost: false });
  on_context(true);
});

document.addEventListener('visibilitychange', () => send({ on: 'hidden', hidden: document.hidden }));
// Left and kept for "back", or frozen: the same news, as some engines send no other.
window.addEventListener('pagehide', () => send({ on: 'hidden', hidden: true }));
window.addEventListener('pageshow', (event) => event.persisted && send({ on: 'hidden', hidden: false }));

/** Before the program asks for one and gets this: a context that keeps what was drawn, as only what changed is drawn again. */
export const make_context = () =>
  canvas.getContext('webgl', { alpha: false, depth: false, stencil: false, antialias: false, preserveDrawingBuffer: true });
/** Calls when the context is lost (false) and when it is back (true). */
export function when_context(/** @type {(back: boolean) => void} */ call) {
  on_context = call;
}
/** drawn: canvas and unseen mirror; beside: both to be seen; text: the mirror alone. */
export function set_mode(/** @type {import('./messages.js').ToPage['view']['name']} */ name) {
  const { classList } = document.documentElement;
  classList.toggle('drawn', name === 'drawn');
  classList.toggle('plain', name !== 'drawn');
  classList.toggle('beside', name === 'beside');
  of_id('mirror').hidden = false;
  const log = of_id('log');
  if (name !== 'drawn') log.tabIndex = 0;
  else log.removeAttribute('tabindex');
}
