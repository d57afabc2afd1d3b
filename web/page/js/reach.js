// The mirror lies over the drawing, so that whoever explores by finger, or points by voice, finds each thing where it is
// drawn. The hand that taps, drags or turns a wheel there means the drawing all the same: what the program listens to on
// the canvas, it hears from the mirror's elements too.
import { of_id } from './dom.js';
import { send } from './line.js';
import { canvas } from './view.js';

const root = of_id('mirror');
// An element of the mirror over the drawing; lines to type in keep what is theirs.
const is_twin = (/** @type {EventTarget | null} */ target) =>
  target instanceof Element && root.contains(target) && document.documentElement.classList.contains('drawn') && !target.closest('input');

/** @typedef {(event: any) => void} Hear */
let handed = false; // this press went to the drawing: the click at its end does as well
/** @type {[string, Hear][]} What follows a finger that is down. */
const finger = [['touchend', () => setTimeout(() => { handed = false; }, 500)]];
const here = canvas.addEventListener.bind(canvas);
const from = (/** @type {EventTarget} */ place, /** @type {string} */ type, /** @type {Hear} */ hear) =>
  place.addEventListener(type, (event) => is_twin(event.target) && hear(event), { passive: false });

canvas.addEventListener = (/** @type {string} */ type, /** @type {any} */ hear, /** @type {any} */ options) => {
  here(type, type === 'mouseleave' ? (event) => is_twin(/** @type {MouseEvent} */ (event).relatedTarget) || hear(event) : hear, options);
  if (type === 'mousedown') {
    // On the document: what has a listener of this kind is called clickable. Without a count it is no mouse.
    from(document, type, (event) => {
      if (!event.detail) return;
      handed = true;
      hear(event);
    });
  } else if (type === 'touchstart') {
    from(root, type, (event) => {
      handed = true;
      hear(event);
      // To the end on the element itself: it may be gone from the page by then.
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

// What a screen reader or a key presses brings no count, and no press before it.
document.addEventListener('click', (event) => {
  if (handed && event.detail && is_twin(event.target)) event.stopImmediatePropagation();
  handed = false;
}, true);

// A gesture of the system took the finger over, wherever it went down: not a tap.
canvas.addEventListener('touchcancel', () => send({ on: 'pointer_lost' }));

export function set_cursor(/** @type {string} */ name) {
  canvas.style.cursor = root.style.cursor = name;
}
