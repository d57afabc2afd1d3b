// The format of a slot, and how a complete one is recognized: 1.<number of the write>.<checksum>.<value>.

/** @typedef {{number: number, value: string}} Held */

export function checksum(/** @type {string} */ text) {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** A lone surrogate is no text: nothing could read the value that contains it. */
export const is_text = (/** @type {string} */ value) => !/[\ud800-\udfff]/u.test(value);

// Readers of slots, by the version that a slot begins with. Another version belongs to a newer page: it is never
// interpreted, and copied before it is overwritten.
/** @type {Record<string, (text: string) => Held | null>} */
const SLOT_VERSIONS = {
  1(text) {
    const [, number, sum, value] = /^(\d{1,15})\.([0-9a-z]+)\.([^]*)$/.exec(text) || [];
    const whole = value !== undefined && checksum(`${number}.${value}`) === sum && is_text(value);
    return whole ? { number: Number(number), value } : null;
  },
};

/** The content of a slot's text; null if it cannot be read. */
export function read_slot(/** @type {string} */ text) {
  const at = text.indexOf('.');
  const version = text.slice(0, at);
  return Object.hasOwn(SLOT_VERSIONS, version) ? SLOT_VERSIONS[version](text.slice(at + 1)) : null;
}

export const slot_text = (/** @type {number} */ number, /** @type {string} */ value) => `1.${number}.${checksum(`${number}.${value}`)}.${value}`;

/** The number in a slot's header, unchecked. */
export const number_in = (/** @type {string} */ text) => Number(text.split('.', 2)[1]) || 0;
