// Each list of buttons is one tab stop; the arrow keys move inside.
import { is_button } from './nodes.js';
import { box_of } from './positions.js';
import { shown } from './screen.js';

/** @typedef {import('./nodes.js').Node} Node  @typedef {import('../messages.js').Rect} Rect */

/** Sets which buttons Tab reaches, now that `focused` has the focus. */
export function rove(/** @type {string} */ focused) {
  /** @type {Map<string, Node[]>} */
  const groups = new Map();
  for (const node of shown.nodes.values()) {
    if (node.list === null) {
      if (is_button(node.role)) node.el.tabIndex = 0;
      continue;
    }
    const group = groups.get(node.list);
    if (group) group.push(node);
    else groups.set(node.list, [node]);
  }
  for (const group of groups.values()) {
    const buttons = group.filter((node) => is_button(node.role));
    const mixed = group.some((node) => node.field);
    const stop =
      buttons.find((node) => node.id === focused) ||
      buttons.find((node) => node.el.tabIndex === 0 && node.roving && node.item.enabled) ||
      buttons.find((node) => node.item.on) ||
      buttons.find((node) => node.item.enabled) ||
      buttons[0];
    for (const node of buttons) {
      node.roving = !mixed && buttons.length > 1;
      node.el.tabIndex = !node.roving || node === stop ? 0 : -1;
    }
  }
}

const mid = (/** @type {Rect} */ [x, y, w, h]) => [x + w / 2, y + h / 2];

// The nearest button above or below, by position; undefined at the edge.
function toward(/** @type {Node[]} */ group, /** @type {number} */ from, /** @type {1 | -1} */ sign) {
  const boxes = group.map(box_of);
  const [x, y] = mid(boxes[from]);
  /** @type {{cost: number, i: number} | undefined} */
  let best;
  for (const [i, box] of boxes.entries()) {
    const [bx, by] = mid(box);
    const down = (by - y) * sign;
    if (i === from || down < box[3] * 0.5) continue;
    const cost = Math.abs(bx - x) + down * 3;
    if (!best || cost < best.cost) best = { cost, i };
  }
  return best?.i;
}

/** The button that this key moves to: null for none, undefined for a key with another meaning. */
export function step(/** @type {Node} */ node, /** @type {string} */ key) {
  const group = [...shown.nodes.values()].filter((other) => other.list === node.list && is_button(other.role));
  const here = group.indexOf(node);
  /** @type {Record<string, () => number>} */
  const keys = {
    ArrowRight: () => here + 1,
    ArrowLeft: () => here - 1,
    Home: () => 0,
    End: () => group.length - 1,
    ArrowDown: () => toward(group, here, 1) ?? here + 1,
    ArrowUp: () => toward(group, here, -1) ?? here - 1,
  };
  return Object.hasOwn(keys, key) ? group[keys[key]()] ?? null : undefined;
}
