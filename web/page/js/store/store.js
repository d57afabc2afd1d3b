// The one door to what the browser keeps. Names are tablee:<path of the page>:<key>~<slot>; nobody else's are touched. Where
// the browser keeps nothing (or its room is full) values live in memory, and `state()` says so: ok, memory, full.
//
// Of several tabs one writes, the one that claimed the store last: the others find its token in place of theirs, write
// nothing any more and are told (`on_lost`).
import { HABITS, RESTORE, open_generations } from './generations.js';
import { open_shelf } from './shelf.js';

/** @typedef {ReturnType<typeof open_store>} Store */

/** What there is of a storage that can be looked at; null where it is blocked. */
function shelf_in(/** @type {() => Storage} */ find_storage, /** @type {string} */ root, /** @type {string} */ owner) {
  let storage;
  try {
    storage = find_storage();
    storage.getItem(owner); // a blocked storage throws here at the latest
  } catch {
    return null;
  }
  const generations = open_generations(storage, root);
  try {
    generations.look();
  } catch {
    // a storage that does not answer is found out by whoever reads
  }
  return { storage, ...generations, ...open_shelf(storage, generations) };
}

/** @typedef {ReturnType<typeof shelf_in>} Shelf */

/** Which tab writes. */
function open_tab(/** @type {Shelf} */ shelf, /** @type {string} */ owner) {
  /** @type {string | null} */
  let token = null; // ours, once claimed
  let on_lost = () => {};
  return {
    // Is it still this tab that writes? (A token that vanished was cleared by the person, not taken by a tab.)
    owned() {
      if (!shelf || !token) return true;
      try {
        const now = shelf.storage.getItem(owner);
        if (now !== null && now !== token) return false;
        if (now === null) shelf.storage.setItem(owner, token);
      } catch {
        // no room for a token: nobody else has any either
      }
      return true;
    },
    lost: () => on_lost(),
    take(/** @type {string} */ name, /** @type {() => void} */ lost) {
      on_lost = lost;
      token = name;
      try {
        shelf?.storage.setItem(owner, token);
      } catch {
        token = null;
      }
    },
  };
}

/** Values by their keys, in the storage or, what that could not take, in memory. */
function open_values(/** @type {Shelf} */ shelf, /** @type {ReturnType<typeof open_tab>} */ tab) {
  /** @type {Map<string, string | null>} what the storage could not take: value, or null for erased */
  const memory = new Map();
  /** @type {Set<string>} keys of which a slot could not be read */
  const damaged_keys = new Set();

  function read(/** @type {string} */ key) {
    const held = memory.get(key);
    if (held !== undefined || !shelf) return held ?? null;
    try {
      const { value, damaged } = shelf.read(key);
      if (damaged) damaged_keys.add(key);
      return value;
    } catch {
      return null;
    }
  }

  // Did the device take it?
  function keep(/** @type {string} */ key, /** @type {string | null} */ value) {
    if (!shelf) {
      memory.set(key, value);
      return false;
    }
    if (!tab.owned()) {
      tab.lost();
      return true;
    }
    try {
      shelf.write(key, value);
      memory.delete(key);
      return true;
    } catch {
      memory.set(key, value);
      return false;
    }
  }

  function all_keys() {
    const found = shelf ? shelf.stored().keys : new Set();
    for (const [key, value] of memory) if (key !== HABITS && (value !== null || found.has(key))) found.add(key);
    return [...found].filter((key) => memory.get(key) !== null).sort();
  }

  return {
    memory, damaged_keys, read, keep, all_keys,
    // The value of a key with what its slot begins with, unchecked.
    glance: (/** @type {string} */ key) => (memory.has(key) || !shelf ? memory.get(key) || '' : shelf.glance(key)),
    // What did not fit before may fit now.
    retry(/** @type {string} */ but) {
      if (shelf) for (const [key, value] of [...memory]) if (key !== but) keep(key, value);
    },
  };
}

// A backup that the version before this one was putting in place when it was cut short goes on where it was.
function finish_restore(/** @type {ReturnType<typeof open_values>} */ { read, keep, all_keys }) {
  const text = read(RESTORE);
  if (text === null) return;
  let wanted = {};
  try {
    wanted = JSON.parse(text);
  } catch {
    // cannot be: it was whole when it was written
  }
  for (const key of all_keys()) if (!Object.hasOwn(wanted, key)) keep(key, null);
  for (const [key, value] of Object.entries(wanted)) if (read(key) !== value) keep(key, value);
  keep(RESTORE, null);
}

/** A backup that lies aside until it counts. */
function open_aside(/** @type {Shelf} */ shelf, /** @type {() => boolean} */ owned, /** @type {Map<string, string | null>} */ memory) {
  function drop_aside() {
    try {
      shelf?.drop_others();
    } catch {
      // at the next start, then
    }
  }
  return {
    /** Lays {key: value} aside, whole; false where there is no room for it beside what is kept, or nothing keeps. */
    lay_aside(/** @type {Record<string, string>} */ wanted) {
      if (!shelf || !owned()) return false;
      try {
        shelf.drop_others();
        shelf.drop_older();
        return shelf.lay_aside(wanted);
      } catch {
        drop_aside();
        return false;
      }
    },
    aside_keys: () => (shelf ? shelf.aside_keys() : []),
    read_aside: (/** @type {string} */ key) => (shelf ? shelf.read_aside(key) : null),
    drop_aside,
    /** What was laid aside, so many keys, counts from now on; false where it is not there any more. */
    switch_over(/** @type {number} */ count) {
      if (!shelf || !owned() || shelf.aside_keys().length !== count) return false;
      try {
        shelf.switch_over();
      } catch {
        return false;
      }
      memory.clear();
      shelf.forget_older();
      drop_aside();
      return true;
    },
  };
}

/** What is asked of values that are there. */
function asked_of(/** @type {ReturnType<typeof open_values>} */ { read, all_keys, glance, damaged_keys }) {
  /** Keys that start so, in order. */
  function keys(prefix = '') {
    try {
      return all_keys().filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  }
  return {
    keys,
    /** Characters that the values of these keys take, about: nothing is read. */
    size: (/** @type {string} */ prefix) => keys(prefix).reduce((sum, key) => sum + glance(key).length, 0),
    /** Lines of its value: nothing is read. */
    lines(/** @type {string} */ key) {
      const text = glance(key);
      let lines = 0;
      for (let at = text ? 0 : -1; at >= 0; lines++) at = text.indexOf('\n', at) + 1 || -1;
      return lines;
    },
    /** Of what was read so far, keys of which a slot could not be: 'some', 'all' (nothing else is there), or ''. */
    damaged() {
      if (!damaged_keys.size) return '';
      return keys().some((key) => read(key) !== null) ? 'some' : 'all';
    },
    /** Everything there is; damaged are keys that had a slot that could not be read. */
    all() {
      /** @type {Record<string, string>} */
      const stored = {};
      for (const key of keys()) {
        const value = read(key);
        if (value !== null) stored[key] = value;
      }
      return { stored, damaged: [...damaged_keys] };
    },
  };
}

/** @param {() => Storage} find_storage it may throw @param {string} path the page's folder */
export function open_store(find_storage, path) {
  const root = `tablee:${path}:`;
  const owner = `${root}tab`;
  const shelf = shelf_in(find_storage, root, owner);
  const tab = open_tab(shelf, owner);
  const values = open_values(shelf, tab);
  const { memory, read, keep, retry } = values;
  return {
    ...asked_of(values),
    ...open_aside(shelf, tab.owned, memory),
    state: () => (shelf ? (memory.size ? 'full' : 'ok') : 'memory'),
    read,
    /** Did the device take it? Else it lasts as long as the page. */
    write(/** @type {string} */ key, /** @type {string} */ value) {
      const kept = keep(key, value);
      retry(key);
      return kept;
    },
    erase(/** @type {string} */ key) {
      keep(key, null);
      retry(key);
    },
    /** From now on this tab writes, and hears when another one does. */
    claim(/** @type {string} */ name, /** @type {() => void} */ lost) {
      tab.take(name, lost);
      try {
        if (!shelf) return;
        shelf.look();
        finish_restore(values);
        shelf.drop_others();
      } catch {
        // a storage that stopped answering: told by what is written
      }
    },
    owned: tab.owned,
    /** The name whose change means that somebody else claimed the store. */
    owner,
  };
}
