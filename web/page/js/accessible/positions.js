// Places elements over their drawings on the canvas. What the drawing scrolls lies in a box that scrolls with it, also
// what is out of sight: screen readers read it there, and scroll to it.
import { send } from '../line.js';
import { root, shown } from './screen.js';

/** @typedef {import('../messages.js').Rect} Rect  @typedef {import('./nodes.js').Node} Node  @typedef {import('../messages.js').ToPage['rects']} Rects */

const LEAST = 24; // CSS pixels of any element; buttons have the size of their drawings
/** @type {Rects} */
export const NO_RECTS = { rects: {}, scrolled: {}, seen: {}, window: [], height: 0, cut: [] };

/** False: the document is the page, and no element has a place of its own. */
export let over_drawing = false;
let drawn = NO_RECTS;
let scrolled_to = 0; // where the drawing put the document

// Texts of one line are lower than a finger or a screen reader's cursor wants.
function at_least(/** @type {Rect} */ [x, y, w, h]) {
  const [more_w, more_h] = [Math.max(0, LEAST - w), Math.max(0, LEAST - h)];
  return /** @type {Rect} */ ([x - more_w / 2, y - more_h / 2, w + more_w, h + more_h]);
}

// What hides all but the visible part.
function clip_of(/** @type {Rect} */ [x, y, w, h], /** @type {Rect | undefined} */ seen) {
  if (!seen) return '';
  const [sx, sy, sw, sh] = seen;
  return sw > 0 ? `inset(${sy - y}px ${x + w - sx - sw}px ${y + h - sy - sh}px ${sx - x}px)` : 'inset(50%)';
}

function put(/** @type {HTMLElement} */ { style, classList }, /** @type {Rect | null} */ rect, /** @type {'at' | 'below'} */ how = 'at', flows = false, clip = '') {
  classList.toggle('at', rect !== null && how === 'at');
  classList.toggle('below', rect !== null && how === 'below');
  classList.toggle('flows', flows);
  const [x, y, w, h] = rect || [];
  style.transform = rect ? `translate(${x}px,${y}px)` : '';
  style.width = rect ? `${w}px` : '';
  style.height = rect ? `${h}px` : '';
  style.clipPath = clip;
}

/** Where an item lies, and whether in what scrolls. @typedef {{rect: Rect | undefined, flows: boolean}} Place */
const place_of = (/** @type {string} */ id) => ({ rect: drawn.scrolled[id] ?? drawn.rects[id], flows: id in drawn.scrolled });

/** Lays the element over its drawing; that of an item that is not drawn, below the one before it. @returns {Place} */
function lay(/** @type {Node} */ node, /** @type {Place} */ before) {
  if (node.holder && !node.words) return before;
  const { id, field, label } = node;
  const own = place_of(id);
  const how = own.rect ? 'at' : 'below';
  const { rect, flows } = own.rect ? own : before;
  const seen = own.rect && !flows ? drawn.seen[id] : undefined;
  const known = over_drawing ? [how, rect, seen, flows && drawn.window].join(';') : '';
  if (node.rect === known) return { rect, flows };
  node.rect = known;
  const element = node.words || node.el;
  if (!over_drawing || !rect || (field && how === 'below')) {
    put(element, null);
    return { rect, flows };
  }
  const [left = 0, top = 0] = flows ? drawn.window : [];
  const [x, y, w, h] = how === 'at' ? rect : [rect[0], rect[1] + rect[3], rect[2], 0];
  const pressed = how === 'at' && (field || element instanceof HTMLButtonElement);
  const inside = /** @type {Rect} */ ([x - left, y - top, w, h]);
  const box = pressed ? inside : at_least(inside);
  put(element, box, how, flows, clip_of(rect, seen));
  if (field) {
    put(label, box, 'below', flows, clip_of(rect, seen));
    element.style.setProperty('--tall', `${h}px`); // the font size follows the height
  }
  return { rect, flows };
}

function lay_all() {
  const [x, y, w, h] = over_drawing ? drawn.window : [];
  const scrolls = w !== undefined;
  root.classList.toggle('scrolls', scrolls);
  // Firefox would make what scrolls a tab stop.
  if (scrolls) root.tabIndex = -1;
  else root.removeAttribute('tabindex');
  for (const [name, value] of Object.entries({ '--x': x, '--y': y, '--w': w, '--h': h, '--content': drawn.height }))
    root.style.setProperty(name, scrolls ? `${value}px` : '');
  /** @type {Place} */
  let before = { rect: undefined, flows: false };
  for (const node of shown.nodes.values()) before = lay(node, before);
}

/** The screen has changed: an item stays where it was until the canvas reports another place. */
export function keep_positions(/** @type {import('./nodes.js').Nodes} */ old) {
  const kept = (/** @type {Record<string, Rect>} */ rects) =>
    Object.fromEntries(Object.entries(rects).filter(([id]) => shown.nodes.has(id) && shown.nodes.get(id) === old.get(id)));
  drawn = { ...drawn, rects: kept(drawn.rects), scrolled: kept(drawn.scrolled) };
  lay_all();
}
export function set_rects(/** @type {Rects} */ rects) {
  drawn = rects;
  lay_all();
}
export function lie_over(/** @type {boolean} */ drawing) {
  over_drawing = drawing;
  lay_all();
}

/** The drawing has scrolled. */
export function scroll_to(/** @type {number} */ up) {
  if (!over_drawing) return;
  root.scrollTop = up;
  scrolled_to = root.scrollTop; // browsers round
}
// The document was scrolled by a key, by a screen reader, or to bring the focus into sight.
root.addEventListener('scroll', () => {
  if (!over_drawing || !root.classList.contains('scrolls') || Math.abs(root.scrollTop - scrolled_to) < 0.5) return;
  scrolled_to = root.scrollTop;
  send({ on: 'scrolled', up: scrolled_to });
}, { passive: true });

// Keys scroll also while nothing has the focus.
/** @type {Record<string, (page: number) => number>} */
const KEYS = { PageDown: (page) => page, PageUp: (page) => -page, ArrowDown: () => 40, ArrowUp: () => -40, Home: () => -1e6, End: () => 1e6 };
document.addEventListener('keydown', ({ key, target, ctrlKey, altKey, metaKey, defaultPrevented }) => {
  if (!over_drawing || defaultPrevented || ctrlKey || altKey || metaKey || target !== document.body || !Object.hasOwn(KEYS, key)) return;
  root.scrollBy(0, KEYS[key](root.clientHeight * 0.9));
});

/** Where it lies, to compare with others of its list. @returns {Rect} */
export function box_of(/** @type {Node} */ node) {
  const { rect } = place_of(node.id);
  if (over_drawing && rect) return rect;
  const { left, top, width, height } = node.el.getBoundingClientRect();
  return [left, top, width, height];
}
