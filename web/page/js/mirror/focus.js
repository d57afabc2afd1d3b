// What has the focus, and where it goes: no screen takes it away without putting it somewhere.
import * as ids from '../ids.js';
import { send } from '../line.js';
import { transcript } from '../transcript.js';
import { gone, keep_gone, let_go } from './gone.js';
import { is_button } from './nodes.js';
import { over_drawing } from './positions.js';
import { rove } from './roving.js';
import { node_at, root, shown } from './screen.js';
import { update } from './state.js';
import { decides, heading, is_still, next_place, to_do } from './where.js';

/** @typedef {import('./nodes.js').Nodes} Nodes */

/** The id of the item that has it, or empty. */
export let focused = '';
let waits = ''; // where it was put as there was nothing to be done just then
let expected = ''; // the action that had it on the home of the shell

/** Where somebody is put by what others did (`tersely`), it is what they did that counts: only the name is said. */
export function focus(/** @type {string} */ id, tersely = false) {
  const node = shown.nodes.get(id);
  if (!node) return;
  if (window.top !== window && !document.hasFocus()) return; // never taken from the page around us
  if (!is_button(node.role) && !node.field) node.el.tabIndex = -1;
  transcript.focused(node.label.textContent ?? '');
  node.terse = tersely;
  update(node, node.item);
  node.el.focus({ preventScroll: over_drawing });
}

/** The focus is on what does that, and shall be on its twin of the first screen. */
export const expect_focus = (/** @type {string} */ action) => {
  expected = action;
};

/**
 * Before a screen comes: is the focus in the mirror, and on which item (none: on what is gone)?
 * @typedef {{held: boolean, here: string}} Hold
 * @returns {Hold}
 */
export function hold() {
  const here = shown.nodes.has(focused) ? focused : '';
  return { here, held: root.contains(document.activeElement) && (here !== '' || gone !== null) };
}

/** A screen reader says what becomes of the words under the focus, though it leaves them; not where they are gone. */
export const left_by = (/** @type {Hold} */ { held, here }, /** @type {import('../messages.js').Item[]} */ items) =>
  held && here === waits && items.some(decides) ? here : '';

/** What had the focus is no more on this screen: it stays until the focus has gone on. */
export function keep(/** @type {Hold} */ { held, here }, /** @type {Nodes} */ old) {
  const node = old.get(here);
  if (held && node && !gone && shown.nodes.get(here) !== node) keep_gone(node, old);
}

// It can't be pressed now, and something else can.
const rests = (/** @type {string} */ id) => (shown.nodes.get(id)?.item.enabled === false || id === waits) && to_do(shown.nodes);

function go_on(/** @type {Nodes} */ old, /** @type {string} */ from) {
  const { nodes } = shown;
  const place = next_place(old, nodes, from);
  waits = place || !nodes.has(ids.PROMPT) ? '' : ids.PROMPT;
  focus(place || waits || heading(nodes), true);
}

/** From what is gone, or is no button any more, to where there is something to do. */
export function move_on() {
  if (!gone) return;
  const { node: { id, role }, old } = gone;
  const now = shown.nodes.get(id);
  if (now && !rests(id) && (now.role === role || is_button(now.role) || !to_do(shown.nodes))) focus(id, true);
  else go_on(old, id);
  let_go();
}

/**
 * Something is said aloud. Whoever is on what is gone hears where they go before it, not after; where they could only go to
 * the prompt they stay until there is more: from there they would be moved once more, in the middle of what is told.
 */
export function begins() {
  if (!gone) return;
  setTimeout(() => {
    if (!gone) return;
    const { node: { id }, old } = gone;
    if (shown.nodes.has(id) || next_place(old, shown.nodes, id)) move_on();
  });
}

/** A screen has come after `was`: the focus goes to `wanted`, if that is there, or where it should. */
export function settle(/** @type {Hold} */ { held, here }, /** @type {import('./screen.js').Screen} */ was, wanted = '') {
  const { name, nodes } = shown;
  rove(focused);
  if (!held && !expected) return;
  const same = name === was.name;
  if (nodes.has(wanted)) {
    focus(wanted);
  } else if (!same) {
    // Someone who came by keyboard or by ear starts at the top of the new screen.
    const twin = expected && [...nodes.values()].find(({ item }) => item.action === expected);
    focus(twin ? twin.id : heading(nodes));
  } else if (gone) {
    if (is_still(shown) && gone.node.el.isConnected) return;
    move_on();
  } else if (rests(here)) {
    go_on(was.nodes, here);
  }
  let_go();
  expected = '';
  rove(focused);
}

root.addEventListener('focusin', ({ target }) => {
  const node = node_at(target);
  focused = node?.id ?? '';
  if (node?.roving) rove(focused);
  // A finger needs no ring round what it took the focus to.
  send({ on: 'focus', id: target instanceof Element && target.matches(':focus-visible') ? focused : '' });
});
root.addEventListener('focusout', ({ target, relatedTarget }) => {
  const left = node_at(target);
  const was = target === gone?.node.el && gone;
  if (was) setTimeout(() => gone === was && let_go());
  if (left?.terse) {
    left.terse = false;
    update(left, left.item);
  }
  if (relatedTarget instanceof Node && root.contains(relatedTarget)) return;
  const node = shown.nodes.get(focused);
  if (node?.field && node.field.value !== (node.item.value || '')) node.field.value = node.item.value || '';
  if (!document.hasFocus()) return; // the window's focus went, not the item's
  focused = '';
  send({ on: 'focus', id: '' });
});
