// Reports the window to the program: its size in CSS and device pixels, its insets, whether it is visible. Owns the
// canvas that the program draws on.
import { of_id } from './dom.js';
import { send } from './line.js';

const MAX_RATIO = 3;
const stage = of_id('stage');
export const canvas = /** @type {HTMLCanvasElement} */ (of_id('canvas'));
const probe = of_id('insets');
let sent_size = '';
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
  if (text === sent_size) return;
  sent_size = text;
  send({ on: 'size', ...size });
}

/** Reports the size from now on. */
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

// The graphics card sometimes takes its memory back; what was drawn is made anew when it returns.
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
// Left for the back/forward cache, or frozen: the same message, as some engines send no visibilitychange.
window.addEventListener('pagehide', () => send({ on: 'hidden', hidden: true }));
window.addEventListener('pageshow', (event) => event.persisted && send({ on: 'hidden', hidden: false }));

/**
 * Called before the program asks for a context, so that it gets this one: one that preserves its buffer, as only
 * changed parts are drawn again.
 */
export const make_context = () =>
  canvas.getContext('webgl', { alpha: false, depth: false, stencil: false, antialias: false, preserveDrawingBuffer: true });
/** Sets what is called when the context is lost (false) and when it is back (true). */
export function when_context(/** @type {(back: boolean) => void} */ call) {
  on_context = call;
}
/** drawn: the canvas with the invisible document over it; beside: both visible; text: the document alone. */
export function set_mode(/** @type {'drawn' | 'beside' | 'text'} */ name) {
  const { classList } = document.documentElement;
  classList.toggle('drawn', name === 'drawn');
  classList.toggle('plain', name !== 'drawn');
  classList.toggle('beside', name === 'beside');
  of_id('accessible').hidden = false;
  stage.hidden = name === 'text'; // also without the style sheet, where it would be a black box that grows
  const log = of_id('log');
  if (name !== 'drawn') log.tabIndex = 0;
  else log.removeAttribute('tabindex');
}
