// A key has two slots in the browser's storage, written in turn, so that an interrupted write leaves the previous
// value; the readable slot with the higher number is the current one. The older slot is removed when another key is
// written: by then the newer one is safely stored.
import { number_in, read_slot, slot_text } from './slots.js';

/** @typedef {{slot: number, number: number, value: string}} Whole  @typedef {{slot: number, broken: string}} Broken */

/** Calls that read or write may throw, as the storage does. */
export function open_shelf(/** @type {Storage} */ storage, /** @type {ReturnType<typeof import('./generations.js').open_generations>} */ { name_of, point_again }) {
  /** @type {{key: string, name: string} | null} the last slot that was followed by a newer one */
  let older = null;

  // The current slot (or null), the one to write next, and the unreadable ones.
  function slots(/** @type {string} */ key) {
    /** @type {Whole[]} */
    const whole = [];
    /** @type {Broken[]} */
    const broken = [];
    for (const slot of [0, 1]) {
      const text = storage.getItem(name_of(key, slot));
      if (text === null) continue;
      const held = read_slot(text);
      if (held) whole.push({ slot, ...held });
      else broken.push({ slot, broken: text });
    }
    const newest = whole.sort((a, b) => b.number - a.number)[0] || null;
    return { newest, spare: newest ? 1 - newest.slot : 0, broken };
  }

  function drop_older() {
    if (older) storage.removeItem(older.name);
    older = null;
  }

  return {
    /** Its value, and whether one of its slots could not be read. */
    read(/** @type {string} */ key) {
      const { newest, broken } = slots(key);
      return { value: newest && newest.value, damaged: broken.length > 0 };
    },
    /** Its stored text with the slot's header, unchecked. */
    glance(/** @type {string} */ key) {
      const [one, other] = [0, 1].map((slot) => storage.getItem(name_of(key, slot)) || '');
      return number_in(other) > number_in(one) ? other : one;
    },
    write(/** @type {string} */ key, /** @type {string | null} */ value) {
      const { newest, spare, broken } = slots(key);
      if (older && older.key !== key) drop_older();
      if (value === null) {
        // The older one first: an interruption between the two must not bring it back.
        for (const slot of newest ? [1 - newest.slot, newest.slot] : [0, 1]) storage.removeItem(name_of(key, slot));
        return;
      }
      point_again();
      // An unreadable slot (a newer version's, or damaged) is copied, not lost.
      for (const { slot, broken: text } of broken) if (slot === spare) storage.setItem(name_of(key, 'lost'), text);
      storage.setItem(name_of(key, spare), slot_text(newest ? newest.number + 1 : 1, value));
      older = newest && { key, name: name_of(key, newest.slot) };
    },
    drop_older,
    forget_older() {
      older = null;
    },
  };
}
