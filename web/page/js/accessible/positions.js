// Places elements over their drawings on the canvas.
import { shown } from './screen.js';

/** @typedef {import('../messages.js').Rect} Rect  @typedef {import('./nodes.js').Node} Node */

/** False: the document is the page, and no element has a place of its own. */
export let over_drawing = false;
/** @type {Record<string, Rect>} */
let rects = {};

function lay(/** @type {Node} */ node) {
  if (node.holder && !node.words) return;
  const rect = over_drawing ? rects[node.id] : undefined;
  const { style, classList } = node.words || node.el;
  const known = rect ? rect.join() : '';
  if (node.rect === known) return;
  node.rect = known;
  classList.toggle('at', Boolean(rect));
  const [x, y, w, h] = rect || [];
  style.transform = rect ? `translate(${x}px,${y}px)` : '';
  style.width = rect ? `${w}px` : '';
  style.height = rect ? `${h}px` : '';
  if (node.field && rect) style.setProperty('--tall', `${h}px`); // the font size follows the height
}
const lay_all = () => shown.nodes.forEach(lay);

/** The screen has changed: an item stays where it was until the canvas reports another place. */
export function keep_positions(/** @type {import('./nodes.js').Nodes} */ old) {
  rects = Object.fromEntries(Object.entries(rects).filter(([id]) => shown.nodes.has(id) && shown.nodes.get(id) === old.get(id)));
  lay_all();
}
export function set_rects(/** @type {Record<string, Rect>} */ drawn) {
  rects = drawn;
  lay_all();
}
export function lie_over(/** @type {boolean} */ drawing) {
  over_drawing = drawing;
  lay_all();
}

/** @returns {Rect} */
export function box_of(/** @type {Node} */ node) {
  if (over_drawing && rects[node.id]) return rects[node.id];
  const { left, top, width, height } = node.el.getBoundingClientRect();
  return [left, top, width, height];
}
