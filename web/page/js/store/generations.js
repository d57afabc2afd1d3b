// All stored data can be replaced at once: the new data is written as another generation, tablee:<path>:@<n>/<key>~0
// (the archive's in the database, archive.js), and read back; then one small write, of tablee:<path>:now (three digits,
// for which there is always space), makes it the current one.
import { slot_text } from './slots.js';

export const HABITS = 'page'; // a key of the page's own, never shown to the program and never replaced
export const RESTORE = 'restore'; // a backup that an older version of the page was restoring

const digits = (/** @type {number} */ n) => String(n).padStart(3, '0');

/** Keys of a generation, in no order; the names of its slots. */
function stored_under(/** @type {Storage} */ storage, /** @type {string} */ prefix) {
  /** @type {Set<string>} */
  const keys = new Set();
  const names = [];
  for (let i = 0; i < storage.length; i++) {
    const name = /** @type {string} */ (storage.key(i));
    const [, key] = (name.startsWith(prefix) && /^([\w.-]+)~[01]$/.exec(name.slice(prefix.length))) || [];
    if (key === undefined || key === HABITS || key === RESTORE) continue;
    keys.add(key);
    names.push(name);
  }
  return { keys, names };
}

/** Generations under names that begin with `root`. Calls that write may throw, as the storage does. */
export function open_generations(/** @type {Storage} */ storage, /** @type {string} */ root) {
  const pointer = `${root}now`;
  const prefix_of = (/** @type {number} */ n) => (n ? `${root}@${n}/` : root);
  let counts = 0;
  const next = () => (counts % 999) + 1;
  const name_of = (/** @type {string} */ key, /** @type {number | 'lost'} */ slot, n = counts) => `${prefix_of(key === HABITS ? 0 : n)}${key}~${slot}`;

  const stored = (n = counts) => stored_under(storage, prefix_of(n));

  return {
    name_of,
    stored,
    current: () => counts,
    next,
    /** Reads again which generation is the current one. */
    look() {
      const [n] = /^\d{3}$/.exec(storage.getItem(pointer) || '') || ['0'];
      counts = Number(n);
    },
    /** The user cleared the site's data during play. */
    point_again() {
      if (counts && storage.getItem(pointer) === null) storage.setItem(pointer, digits(counts));
    },
    /** Removes every generation but the current one: those set aside and abandoned, and those replaced. */
    drop_others() {
      const names = [];
      for (let i = 0; i < storage.length; i++) {
        const name = /** @type {string} */ (storage.key(i));
        const [, n] = (name.startsWith(`${root}@`) && /^(\d+)\//.exec(name.slice(root.length + 1))) || [];
        if (n !== undefined && Number(n) !== counts) names.push(name);
      }
      if (counts) names.push(...stored(0).names);
      for (const name of names) storage.removeItem(name);
    },
    /** Writes a generation; returns whether all of it reads back. */
    lay_aside(/** @type {Record<string, string>} */ wanted) {
      storage.setItem(pointer, digits(counts));
      const written = Object.entries(wanted).map(([key, value]) => [name_of(key, 0, next()), slot_text(1, value)]);
      for (const [name, text] of written) storage.setItem(name, text);
      return written.every(([name, text]) => storage.getItem(name) === text);
    },
    /** Makes the generation that was set aside the current one. */
    switch_over() {
      const to = next();
      storage.setItem(pointer, digits(to));
      counts = to;
    },
  };
}
