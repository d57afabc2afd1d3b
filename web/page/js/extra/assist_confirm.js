// Pressing by holding the pointer down on a button, or by resting it there: a ring fills, and then the button of the
// document that lies there is pressed, drawn or not. Whether that decides anything is judged as for any other press
// (web/app/decision_guard.h).

/** @typedef {import('../messages.js').ToPage['assist']['confirm']} Confirm */

const TIMES = { tap: 0, hold: 600, rest: 1000 }; // ms
const SLOP = 9; // CSS pixels that a trembling pointer may move
/** @type {Confirm} */
let how = 'tap';
let lose = () => {}; // tells the program that a gesture counts for nothing
let [x, y] = [-99, -99]; // where it began
let filling = 0;
/** @type {SVGSVGElement | null} */
let ring = null;

const far = (/** @type {PointerEvent} */ event) => Math.hypot(event.clientX - x, event.clientY - y) > SLOP;
const button_here = () => document.elementsFromPoint(x, y).map((element) => element.closest('button')).find(Boolean);

function stop() {
  clearTimeout(filling);
  ring?.remove();
}
function begin(/** @type {PointerEvent} */ event) {
  stop();
  [x, y] = [event.clientX, event.clientY];
  const button = button_here();
  if (!button) return;
  const SVG = 'http://www.w3.org/2000/svg';
  ring = document.createElementNS(SVG, 'svg');
  ring.id = 'ring';
  ring.ariaHidden = 'true';
  ring.setAttribute('viewBox', '0 0 64 64');
  Object.assign(ring.style, { left: `${x}px`, top: `${y}px` });
  const circle = document.createElementNS(SVG, 'circle');
  for (const [name, value] of Object.entries({ cx: 32, cy: 32, r: 28, pathLength: 1, 'stroke-dasharray': 1 })) circle.setAttribute(name, `${value}`);
  ring.append(circle);
  document.body.append(ring);
  circle.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], TIMES[how]);
  filling = window.setTimeout(() => {
    stop();
    if (button_here() === button) button.click();
  }, TIMES[how]);
}

window.addEventListener('pointerdown', (event) => {
  if (how === 'hold' && event.isPrimary) begin(event);
  if (how === 'rest') stop();
}, true);
window.addEventListener('pointermove', (event) => {
  if (!far(event)) return;
  if (how === 'hold') stop();
  if (how === 'rest' && !event.buttons) begin(event);
}, true);
for (const end of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(end, (event) => {
  // An element loses the focus to the button that is pressed.
  if (how !== 'hold' || (end === 'blur' && event.target !== window)) return;
  stop();
  lose();
}, true);
// What the pointer itself presses does not count; keys and screen readers have no click count.
window.addEventListener('click', (event) => {
  if (how !== 'hold' || !event.detail || !(event.target instanceof Element && event.target.closest('button'))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

export function confirm_by(/** @type {Confirm} */ by, /** @type {() => void} */ lost) {
  stop();
  how = by;
  lose = lost;
}
