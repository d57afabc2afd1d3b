// Finds where there is something to do, and where the focus may go from an item that is gone. Changes nothing.
import * as ids from '../ids.js';
import { is_button } from './nodes.js';

/** @typedef {import('../messages.js').Item} Item  @typedef {import('./nodes.js').Nodes} Nodes */

const may = (/** @type {Item} */ { enabled, action = '' }, /** @type {RegExp} */ what) => enabled && what.test(action);
export const decides = (/** @type {Item} */ item) => is_button(item.role) && may(item, /^(move|lift|compose|show|lesson_on|trial_next|trial_done)\b/);

/** The item to decide on now: the main one, else the first; to give up only where nothing else is offered. */
export function to_do(/** @type {Nodes} */ nodes) {
  const can = [...nodes.values()].filter(({ item }) => decides(item));
  return can.find(({ item }) => item.on) || can.find(({ item }) => item.wanted) || can.find(({ id }) => id !== ids.TRIAL_DONE) || can[0];
}

/** Is this a table at which nothing can be done just now? */
export const is_still = (/** @type {import('./screen.js').Screen} */ { kind, nodes }) =>
  kind === 'plays' && nodes.has(ids.PROMPT) && ![...nodes.values()].some(({ item }) => decides(item) || may(item, /^(skip|reveal|deal|rematch)\b/));

/** The id of the item that leads on from an exercise that has just been answered. */
export const way_on = (/** @type {Nodes} */ old, /** @type {Nodes} */ nodes) =>
  [ids.TRIAL_NEXT, ids.TRIAL_DONE].find((id) => nodes.get(id)?.item.on && !old.get(id)?.item.on);

/** The id of the item at which a screen begins, or empty. */
export function heading(/** @type {Nodes} */ nodes) {
  const all = [...nodes.values()];
  return (all.find(({ role }) => role === 'heading') || all[0])?.id ?? '';
}

/**
 * Where to go from `id`, which is gone or cannot be used while another item can: another id, if there is anything to
 * do.
 */
export function next_place(/** @type {Nodes} */ old, /** @type {Nodes} */ nodes, /** @type {string} */ id) {
  const order = [...old.keys()];
  const here = order.indexOf(id);
  const list = old.get(id)?.list;
  const far = (/** @type {string} */ other) => {
    const steps = order.indexOf(other) - here;
    return steps > 0 ? steps * 2 - 1 : steps * -2;
  };
  const near = order
    .filter((other) => list && other !== id && old.get(other)?.list === list && is_button(nodes.get(other)?.role))
    .sort((a, b) => far(a) - far(b));
  const opener = order.slice(0, here).reverse().find((other) => old.get(other)?.role === 'disclosure' && nodes.has(other));
  // The heading of a result.
  const fresh = [...nodes.values()].find((node) => node.role === 'heading' && node.item.level > 1 && !old.has(node.id));
  return near.find((other) => nodes.get(other)?.item.enabled) || to_do(nodes)?.id || fresh?.id || near[0] || opener;
}
