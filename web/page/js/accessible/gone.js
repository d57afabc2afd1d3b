// A focused item that is not on the screen any more. A played card leaves the table at once; the focus on it stays
// until there is somewhere to go, or until the announcements begin: if it moved twice, a screen reader would announce
// one place or both, depending on its speed.

/** @typedef {import('./nodes.js').Node} Node  @typedef {import('./nodes.js').Nodes} Nodes */

// Orca in Chromium says nothing when, by the time it handles a focus event, the element that lost the focus is removed.
export const HEARD = 1000; // ms

/** @type {{node: Node, old: Nodes} | null} the item, and the nodes of its screen */
export let gone = null;

export function keep_gone(/** @type {Node} */ node, /** @type {Nodes} */ old) {
  gone = { node, old };
  for (const part of [node.label, node.hint]) part?.removeAttribute('id'); // the item may come back
  node.el.id = 'i-gone';
  node.el.dataset.waits = '';
  node.outer.classList.add('gone');
}

export function let_go() {
  if (!gone) return;
  const { el, outer } = gone.node;
  gone = null;
  el.removeAttribute('id');
  el.tabIndex = -1;
  setTimeout(() => outer.remove(), HEARD);
}
