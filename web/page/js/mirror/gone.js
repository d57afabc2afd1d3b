// What had the focus and is no more. What was played goes from the table at once; the focus on it stays until there is
// somewhere to go, or until the telling begins: moved twice, a screen reader says one place or both, as it comes.

/** @typedef {import('./nodes.js').Node} Node  @typedef {import('./nodes.js').Nodes} Nodes */

// Where the focus comes from something that is no more when a busy screen reader hears of it, it says nothing (Orca in Chromium).
const HEARD = 1000; // ms

/** @type {{node: Node, old: Nodes} | null} and the screen that it was on */
export let gone = null;

export function keep_gone(/** @type {Node} */ node, /** @type {Nodes} */ old) {
  gone = { node, old };
  for (const part of [node.label, node.hint]) part?.removeAttribute('id'); // it may come again
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
