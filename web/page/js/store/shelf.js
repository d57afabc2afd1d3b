// A key has two slots on the browser's storage, written in turn, so that a write that is cut short leaves the value before
// it; the readable slot with the higher number counts. The older one goes when another key is written: by then the newer
// one has been.
import { number_in, read_slot, slot_text } from './slots.js';

/** @typedef {{slot: number, number: number, value: string}} Whole  @typedef {{slot: number, broken: string}} Broken */

/** Whatever reads or writes may throw, as the storage does. */
export function open_shelf(/** @type {Storage} */ storage, /** @type {ReturnType<typeof import('./generations.js').open_generations>} */ { name_of, point_again }) {
  /** @type {{key: string, name: string} | null} the last slot that was followed by a newer one */
  let older = null;

  // The slot that counts (or null), the one to write next, and those that can't be read.
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
    /** Its value as it stands there, with what its slot begins with, unchecked. */
    glance(/** @type {string} */ key) {
      const [one, other] = [0, 1].map((slot) => storage.getItem(name_of(key, slot)) || '');
      return number_in(other) > number_in(one) ? other : one;
    },
    write(/** @type {string} */ key, /** @type {string | null} */ value) {
      const { newest, spare, broken } = slots(key);
      if (older && older.key !== key) drop_older();
      if (value === null) {
        // The older one first: a cut between the two must not bring it back.
        for (const slot of newest ? [1 - newest.slot, newest.slot] : [0, 1]) storage.removeItem(name_of(key, slot));
        return;
      }
      point_again();
      // What can't be read (another version's, or damaged) is not ours to lose.
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
