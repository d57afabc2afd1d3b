// Which item has the focus, and where it goes when the screen changes: no screen takes the focus away without placing
// it.
import * as ids from '../ids.js';
import { send } from '../line.js';
import { transcript } from '../transcript.js';
import { by_key } from './by_key.js';
import { gone, keep_gone, let_go } from './gone.js';
import { turned } from './left.js';
import { is_button } from './nodes.js';
import { over_drawing } from './positions.js';
import { rove } from './roving.js';
import { node_at, root, shown } from './screen.js';
import { update } from './state.js';
import { decides, heading, is_still, next_place, to_do, way_on } from './where.js';

/** @typedef {import('./nodes.js').Nodes} Nodes */

/** The id of the item that has it, or empty. */
export let focused = '';
let waits = ''; // the item it was placed on while nothing could be done
let expected = ''; // the action that had the focus on the shell's home

/**
 * Focuses an item. `tersely`: other players' moves brought the focus here, so only the name is announced: the moves
 * matter more.
 */
export function focus(/** @type {string} */ id, tersely = false) {
  const node = shown.nodes.get(id);
  if (!node) return;
  if (window.top !== window && !document.hasFocus()) return; // never taken from the embedding page
  if (!is_button(node.role) && !node.field) node.el.tabIndex = -1;
  transcript.focused(node.label.textContent ?? '', tersely ? '' : node.item.hint || '');
  node.terse = tersely;
  update(node, node.item);
  node.el.focus({ preventScroll: over_drawing });
}

/**
 * The focus is on a button of the shell's home with this action, and shall go to the same button of the first screen.
 */
export const expect_focus = (/** @type {string} */ action) => {
  expected = action;
};

/**
 * Before a screen changes: is the focus in the accessible document, and on which item (none: on one that is gone)?
 * @typedef {{held: boolean, here: string}} Hold
 * @returns {Hold}
 */
export function hold() {
  const here = shown.nodes.has(focused) ? focused : '';
  return { here, held: root.contains(document.activeElement) && (here !== '' || gone !== null) };
}

/**
 * A screen reader announces a change of the text under the focus even when the focus leaves it. This avoids it, unless
 * the item is gone.
 */
export const left_by = (/** @type {Hold} */ { held, here }, /** @type {import('../messages.js').Item[]} */ items) =>
  held && here === waits && items.some(decides) ? here : '';

/** The focused item is not on this screen any more: its element stays until the focus has moved. */
export function keep(/** @type {Hold} */ { held, here }, /** @type {Nodes} */ old) {
  const node = old.get(here);
  if (held && node && !gone && shown.nodes.get(here) !== node) keep_gone(node, old);
}

// This item cannot be pressed now, and another one can.
const rests = (/** @type {string} */ id) => (shown.nodes.get(id)?.item.enabled === false || id === waits) && to_do(shown.nodes);

/** The focus goes to that item, if there is one; else it waits on the prompt until something can be done. */
function place_or_wait(/** @type {string | undefined} */ place) {
  const { nodes } = shown;
  waits = place || !nodes.has(ids.PROMPT) ? '' : ids.PROMPT;
  focus(place || waits || heading(nodes), true);
}

const go_on = (/** @type {Nodes} */ old, /** @type {string} */ from) => place_or_wait(next_place(old, shown.nodes, from));

/** Moves the focus from an item that is gone, or is no button any more, to one where there is something to do. */
export function move_on() {
  if (!gone) return;
  const { node: { id, role }, old } = gone;
  const now = shown.nodes.get(id);
  if (now && !rests(id) && (now.role === role || is_button(now.role) || !to_do(shown.nodes))) focus(id, true);
  else go_on(old, id);
  let_go();
}

/**
 * An announcement begins. If the focus is on an item that is gone, it moves first, so that the screen reader announces
 * the new place before the event, not after. If it could only move to the prompt, it stays: it would move again in the
 * middle of the announcements.
 */
export function begins() {
  if (!gone) return;
  setTimeout(() => {
    if (!gone) return;
    const { node: { id }, old } = gone;
    if (shown.nodes.has(id) || next_place(old, shown.nodes, id)) move_on();
  });
}

// After a key, or a screen reader's press on text, nothing has the focus: on a new screen it lands on an item.
const lands = (/** @type {import('./screen.js').Screen} */ was) =>
  by_key && was.name !== '' && (document.activeElement === document.body || document.activeElement === root);

// A keyboard or screen-reader user starts at the top of a new screen, and where it was left on one that was there
// before. At a table the question is said again.
function come_back(/** @type {string} */ left) {
  const { kind, nodes } = shown;
  const at_table = kind === 'plays';
  focus(nodes.has(left) ? left : (at_table && to_do(nodes)?.id) || heading(nodes));
  const asked = nodes.get(ids.PROMPT);
  if (at_table && asked) transcript.say({ text: asked.item.text, logged: false });
}

/** A dialog has closed: back to this element, if it is still there and nothing else has the focus by now. */
export function return_to(/** @type {HTMLElement} */ element) {
  if (document.activeElement !== document.body) return;
  if (element.isConnected) element.focus({ preventScroll: true });
  else place_or_wait(to_do(shown.nodes)?.id);
}

/** A screen has replaced `was`: the focus goes to `wanted`, if that is there, else to the place that suits. */
export function settle(/** @type {Hold} */ { held, here }, /** @type {import('./screen.js').Screen} */ was, wanted = '') {
  const { name, nodes } = shown;
  rove(focused);
  const same = name === was.name;
  const left = same ? undefined : turned(was.name, here, name);
  if (!held && !expected && (same || !lands(was))) return;
  if (nodes.has(wanted)) {
    focus(wanted);
  } else if (!same) {
    const twin = expected && [...nodes.values()].find(({ item }) => item.action === expected);
    if (twin) focus(twin.id);
    else if (left === undefined) focus(heading(nodes));
    else come_back(left);
  } else if (gone) {
    if (is_still(shown) && gone.node.el.isConnected) return;
    move_on();
  } else if (rests(here)) {
    go_on(was.nodes, here);
  } else {
    const on = way_on(was.nodes, nodes);
    if (on) focus(on);
  }
  let_go();
  expected = '';
  rove(focused);
}

root.addEventListener('focusin', ({ target }) => {
  const node = node_at(target);
  focused = node?.id ?? '';
  if (node?.roving) rove(focused);
  // A focus set by touch needs no ring.
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
  if (!document.hasFocus()) return; // the window lost the focus, not the item
  focused = '';
  send({ on: 'focus', id: '' });
});
