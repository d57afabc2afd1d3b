// The accessible document lies over the canvas, so that people who explore by touch with a screen reader, or point by
// voice, find each thing where it is drawn. An ordinary tap, drag or wheel there is meant for the drawing: the events
// that the program listens to on the canvas are listened to on the document's elements too.
import { of_id } from './dom.js';
import { send } from './line.js';
import { canvas } from './view.js';

const root = of_id('accessible');
// An element of the document over the drawing; text fields handle their own events.
const is_twin = (/** @type {EventTarget | null} */ target) =>
  target instanceof Element && root.contains(target) && document.documentElement.classList.contains('drawn') && !target.closest('input');

/** @typedef {(event: any) => void} Hear */
let handed = false; // this press went to the canvas: the click at its end is ignored
/** @type {[string, Hear][]} Listeners for the rest of a touch. */
const finger = [['touchend', () => setTimeout(() => { handed = false; }, 500)]];
const here = canvas.addEventListener.bind(canvas);
const from = (/** @type {EventTarget} */ place, /** @type {string} */ type, /** @type {Hear} */ hear) =>
  place.addEventListener(type, (event) => is_twin(event.target) && hear(event), { passive: false });

canvas.addEventListener = (/** @type {string} */ type, /** @type {any} */ hear, /** @type {any} */ options) => {
  here(type, type === 'mouseleave' ? (event) => is_twin(/** @type {MouseEvent} */ (event).relatedTarget) || hear(event) : hear, options);
  if (type === 'mousedown') {
    // On the document: screen readers call an element with such a listener clickable. An event without a click count
    // comes from no mouse.
    from(document, type, (event) => {
      if (!event.detail) return;
      handed = true;
      hear(event);
    });
  } else if (type === 'touchstart') {
    from(root, type, (event) => {
      handed = true;
      hear(event);
      // Until its end on the element itself, which may leave the page before that.
      for (const [of_type, of_finger] of finger) event.target.addEventListener(of_type, of_finger, { passive: false });
    });
  } else if (/^touch/.test(type)) {
    finger.push([type, hear]);
  } else if (type === 'mouseleave') {
    root.addEventListener(type, (event) => event.relatedTarget === canvas || hear(event));
  } else if (/^(mousemove|wheel)$/.test(type)) {
    from(root, type, hear);
  }
};

// A click by a screen reader or a key has no click count, and no press before it.
document.addEventListener('click', (event) => {
  if (handed && event.detail && is_twin(event.target)) event.stopImmediatePropagation();
  handed = false;
}, true);

// The system took over the gesture, wherever it began: it is no tap.
canvas.addEventListener('touchcancel', () => send({ on: 'pointer_lost' }));

export function set_cursor(/** @type {string} */ name) {
  canvas.style.cursor = root.style.cursor = name;
}
