// What one slot of the store holds, and how it is known to be whole: 1.<number of the write>.<checksum>.<value>.

/** @typedef {{number: number, value: string}} Held */

export function checksum(/** @type {string} */ text) {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** Half a character is no text: nobody could read what it stands in. */
export const is_text = (/** @type {string} */ value) => !/[\ud800-\udfff]/u.test(value);

// What slots hold, by the version they begin with. A version that is not here is a newer page's: never understood by
// guessing, and copied before it is written over.
/** @type {Record<string, (text: string) => Held | null>} */
const SLOT_VERSIONS = {
  1(text) {
    const [, number, sum, value] = /^(\d{1,15})\.([0-9a-z]+)\.([^]*)$/.exec(text) || [];
    const whole = value !== undefined && checksum(`${number}.${value}`) === sum && is_text(value);
    return whole ? { number: Number(number), value } : null;
  },
};

/** What a slot with this text holds; null where it can't be read. */
export function read_slot(/** @type {string} */ text) {
  const at = text.indexOf('.');
  const version = text.slice(0, at);
  return Object.hasOwn(SLOT_VERSIONS, version) ? SLOT_VERSIONS[version](text.slice(at + 1)) : null;
}

export const slot_text = (/** @type {number} */ number, /** @type {string} */ value) => `1.${number}.${checksum(`${number}.${value}`)}.${value}`;

/** The number that a slot says of itself, unchecked. */
export const number_in = (/** @type {string} */ text) => Number(text.split('.', 2)[1]) || 0;
