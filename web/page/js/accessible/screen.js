// The screen that is shown. accessible.js replaces it as a whole.
import { of_id } from '../dom.js';

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {'home' | 'plays' | 'replays' | undefined} kind
 * @property {boolean} keys are single keys active?
 * @property {number} revision sent back with every action
 * @property {import('./nodes.js').Nodes} nodes
 */

export const root = of_id('accessible');

/** @type {Screen} */
export let shown = { name: '', kind: undefined, keys: false, revision: 0, nodes: new Map() };
export const turn_to = (/** @type {Screen} */ screen) => {
  shown = screen;
};

/** The node of this element, or of the nearest element around it. */
export function node_at(/** @type {EventTarget | null} */ target) {
  const element = target instanceof Element && target.closest('[id^="i-"]');
  return element ? shown.nodes.get(element.id.slice(2)) : undefined;
}
