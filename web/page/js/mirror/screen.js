// The screen that is shown. It is replaced whole, by mirror.js.
import { of_id } from '../dom.js';

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {'home' | 'plays' | 'replays' | undefined} kind
 * @property {boolean} keys are single keys listened to?
 * @property {number} moment what it was made for
 * @property {import('./nodes.js').Nodes} nodes
 */

export const root = of_id('mirror');

/** @type {Screen} */
export let shown = { name: '', kind: undefined, keys: false, moment: 0, nodes: new Map() };
export const turn_to = (/** @type {Screen} */ screen) => {
  shown = screen;
};

/** What stands there, or there round it. */
export function node_at(/** @type {EventTarget | null} */ target) {
  const element = target instanceof Element && target.closest('[id^="i-"]');
  return element ? shown.nodes.get(element.id.slice(2)) : undefined;
}
