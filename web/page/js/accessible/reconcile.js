// From one screen's elements to the next: an item keeps its element, found by its id.
import { create, set, shape_of } from './nodes.js';
import { update } from './state.js';

/** @typedef {import('./nodes.js').Node} Node  @typedef {import('./nodes.js').Nodes} Nodes */
/**
 * A container of items, with the items it shall contain.
 * @typedef {object} Holder
 * @property {HTMLElement} el
 * @property {number} depth
 * @property {Node | null} node null: of the whole screen
 * @property {Holder | null} parent
 * @property {string | null} list the list that it is or is in
 * @property {Node[]} children
 */

/**
 * The nodes of these items, reused from `old` where possible, and their containers. Nothing has moved yet.
 * @param {import('../messages.js').Item[]} items
 * @param {{root: HTMLElement, old: Nodes, focused: string, anew: string}} now focused: the item that has the focus; anew: an item that
 *   gets an element of its own all the same
 */
export function build(items, { root, old, focused, anew }) {
  /** @type {Nodes} */
  const nodes = new Map();
  /** @type {Holder} */
  let parent = { el: root, depth: -1, node: null, parent: null, list: null, children: [] };
  const holders = [parent];
  for (const item of items) {
    const { id, role, depth } = item;
    if (nodes.has(id)) continue;
    while (parent.parent && parent.depth >= depth) parent = parent.parent;
    const in_list = parent.node?.role === 'list' || parent.node?.role === 'chart';
    const shape = shape_of(item, in_list);
    let node = old.get(id);
    if (!node || node.shape !== shape || id === anew) node = create(item, shape, in_list);
    update(node, item, id === focused);
    node.list = parent.list;
    // The first row names the columns; a header cell in any other row names its row.
    if (role === 'header') set(node.el, 'role', parent.node?.role === 'row' && parent.parent?.children[0] === parent.node ? 'columnheader' : 'rowheader');
    nodes.set(id, node);
    parent.children.push(node);
    if (node.holder) {
      parent = { el: node.holder, depth, node, parent, list: role === 'list' ? id : parent.list, children: [] };
      holders.push(parent);
    }
  }
  return { nodes, holders };
}

/** Removes the elements of items that are gone, except `but`. */
export function drop(/** @type {Nodes} */ old, /** @type {Nodes} */ nodes, /** @type {Node | undefined} */ but) {
  for (const [id, node] of old) if (nodes.get(id) !== node && node !== but) node.outer.remove();
}

/**
 * Moves every element into its container, in this order. One that is in place is not moved, as moving takes the focus
 * away.
 */
export function arrange(/** @type {Holder[]} */ holders) {
  for (const { el, node, children } of holders) {
    let at = node?.words ? node.words.nextElementSibling : el.firstElementChild;
    for (const { outer } of children) {
      while (at?.classList.contains('gone')) at = at.nextElementSibling;
      if (at === outer) at = at.nextElementSibling;
      else el.insertBefore(outer, at);
    }
  }
}
