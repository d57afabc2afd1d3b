// What was written to the archive since its last transaction was complete, in local storage, which takes it at once: a
// reload or a crash loses nothing. Names are tablee:<path>:journal.<generation>.<key>, the last write of each key,
// numbered.
//
// What the journal holds is always the beginning of the sequence of writes: once a write is not in it (too much of it,
// or no space), none is until a transaction is complete.
import { read_slot, slot_text } from './slots.js';

const MOST = 256 * 1024; // characters: more is not worth the time

/** Entries of one generation, oldest first: value, or null for erased. Broken ones are left out. */
export function read_journal(/** @type {Storage} */ storage, /** @type {string} */ root, /** @type {number} */ generation) {
  const start = `${root}journal.${generation}.`;
  /** @type {{key: string, number: number, value: string | null}[]} */
  const entries = [];
  for (let i = 0; i < storage.length; i++) {
    const name = /** @type {string} */ (storage.key(i));
    if (!name.startsWith(start)) continue;
    const held = read_slot(storage.getItem(name) || '');
    if (held) entries.push({ key: name.slice(start.length), number: held.number, value: held.value[0] === '=' ? held.value.slice(1) : null });
  }
  return entries.sort((a, b) => a.number - b.number);
}

export function open_journal(/** @type {Storage} */ storage, /** @type {string} */ root) {
  let suspended = false;
  let size = 0;
  return {
    is_suspended: () => suspended,
    /** What is written next belongs together: none of it is in the journal. */
    suspend() { suspended = true; },
    note(/** @type {number} */ generation, /** @type {string} */ key, /** @type {number} */ number, /** @type {string | null} */ value) {
      size += value ? value.length : 0;
      suspended ||= size > MOST;
      if (suspended) return;
      try {
        storage.setItem(`${root}journal.${generation}.${key}`, slot_text(number, value === null ? '-' : `=${value}`));
      } catch {
        suspended = true;
      }
    },
    /** A transaction holds every write up to that number; `clean`: it holds all there are. */
    trim(/** @type {number} */ generation, /** @type {Iterable<string>} */ keys, /** @type {number} */ upto, /** @type {boolean} */ clean) {
      for (const key of keys) {
        const name = `${root}journal.${generation}.${key}`;
        const held = read_slot(storage.getItem(name) || '');
        if (held && held.number <= upto) storage.removeItem(name);
      }
      if (!clean) return;
      suspended = false;
      size = 0;
    },
    /** Removes entries of other generations: a restore has replaced what they belong to. */
    drop_others(/** @type {number} */ generation) {
      const own = `${root}journal.${generation}.`;
      const names = [];
      for (let i = 0; i < storage.length; i++) {
        const name = /** @type {string} */ (storage.key(i));
        if (name.startsWith(`${root}journal.`) && !name.startsWith(own)) names.push(name);
      }
      for (const name of names) storage.removeItem(name);
    },
  };
}
