// Everything that is kept can be replaced: the new is laid aside as another generation, tablee:<path>:@<n>/<key>~0, looked
// at, and made the one that counts by one small write, of tablee:<path>:now (three digits), for which there is room already.
import { read_slot, slot_text } from './slots.js';

export const HABITS = 'page'; // a key of the page's own, never shown to the program and never replaced
export const RESTORE = 'restore'; // a whole backup on its way in, as the version before this one left it

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

/** Generations under names that begin with `root`. Whatever writes may throw, as the storage does. */
export function open_generations(/** @type {Storage} */ storage, /** @type {string} */ root) {
  const pointer = `${root}now`;
  const prefix_of = (/** @type {number} */ n) => (n ? `${root}@${n}/` : root);
  let counts = 0;
  const next = () => (counts % 999) + 1;
  const name_of = (/** @type {string} */ key, /** @type {number | 'lost'} */ slot, n = counts) => `${prefix_of(key === HABITS ? 0 : n)}${key}~${slot}`;

  const stored = (n = counts) => stored_under(storage, prefix_of(n));

  function read_aside(/** @type {string} */ key) {
    const text = storage.getItem(name_of(key, 0, next()));
    return (text && read_slot(text)?.value) ?? null;
  }

  return {
    name_of,
    stored,
    read_aside,
    /** Which one counts is read anew. */
    look() {
      const [n] = /^\d{3}$/.exec(storage.getItem(pointer) || '') || ['0'];
      counts = Number(n);
    },
    /** Somebody cleared the site's data while we play. */
    point_again() {
      if (counts && storage.getItem(pointer) === null) storage.setItem(pointer, digits(counts));
    },
    /** Whatever belongs to no generation that counts goes: laid aside and left, or replaced. */
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
    /** Is it all there, once it is written? */
    lay_aside(/** @type {Record<string, string>} */ wanted) {
      storage.setItem(pointer, digits(counts));
      for (const [key, value] of Object.entries(wanted)) storage.setItem(name_of(key, 0, next()), slot_text(1, value));
      return Object.entries(wanted).every(([key, value]) => read_aside(key) === value);
    },
    aside_keys: () => [...stored(next()).keys].sort(),
    /** What was laid aside counts from now on. */
    switch_over() {
      const to = next();
      storage.setItem(pointer, digits(to));
      counts = to;
    },
  };
}
