// The only access to the browser's storage. Names are tablee:<path of the page>:<key>~<slot>; no other names are
// touched. Where the browser stores nothing (or its quota is used up), values live in memory, and `state()` returns
// that: ok, memory, full.
//
// Of several tabs one writes, the one that claimed the store last: the others find its token in place of theirs, stop
// writing, and their `on_lost` is called.
import { HABITS, RESTORE, open_generations } from './generations.js';
import { open_shelf } from './shelf.js';

/** @typedef {ReturnType<typeof open_store>} Store */

/** Opens the storage; null where it is blocked. */
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
    // a storage that does not answer shows at the next read
  }
  return { storage, ...generations, ...open_shelf(storage, generations) };
}

/** @typedef {ReturnType<typeof shelf_in>} Shelf */

/** Which tab writes. */
function open_tab(/** @type {Shelf} */ shelf, /** @type {string} */ owner) {
  /** @type {string | null} */
  let token = null; // this tab's, once claimed
  let on_lost = () => {};
  return {
    // Does this tab still write? (A token that vanished was cleared by the user, not taken by another tab.)
    owned() {
      if (!shelf || !token) return true;
      try {
        const now = shelf.storage.getItem(owner);
        if (now !== null && now !== token) return false;
        if (now === null) shelf.storage.setItem(owner, token);
      } catch {
        // no space for a token: other tabs have none either
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

  // Returns whether the storage took it.
  function write_value(/** @type {string} */ key, /** @type {string | null} */ value) {
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
    memory, damaged_keys, read, write_value, all_keys,
    // The value of a key with what its slot begins with, unchecked.
    glance: (/** @type {string} */ key) => (memory.has(key) || !shelf ? memory.get(key) || '' : shelf.glance(key)),
    // Values that did not fit before may fit now.
    retry(/** @type {string} */ but) {
      if (shelf) for (const [key, value] of [...memory]) if (key !== but) write_value(key, value);
    },
  };
}

// Completes a restore that an older version of the page had begun when it was interrupted.
function finish_restore(/** @type {ReturnType<typeof open_values>} */ { read, write_value, all_keys }) {
  const text = read(RESTORE);
  if (text === null) return;
  let wanted = {};
  try {
    wanted = JSON.parse(text);
  } catch {
    // impossible: the backup was complete when it was written
  }
  for (const key of all_keys()) if (!Object.hasOwn(wanted, key)) write_value(key, null);
  for (const [key, value] of Object.entries(wanted)) if (read(key) !== value) write_value(key, value);
  write_value(RESTORE, null);
}

/** A backup that is set aside until it becomes current. */
function open_aside(/** @type {Shelf} */ shelf, /** @type {() => boolean} */ owned, /** @type {Map<string, string | null>} */ memory) {
  function drop_aside() {
    try {
      shelf?.drop_others();
    } catch {
      // the next start removes it
    }
  }
  return {
    /** Sets {key: value} aside; false if it does not fit beside the stored data, or nothing can be stored. */
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
    /** Makes the backup that was set aside current, if it has that many keys; false if it is gone. */
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

/** Queries over stored values. */
function asked_of(/** @type {ReturnType<typeof open_values>} */ { read, all_keys, glance, damaged_keys }) {
  /** Keys with this prefix, in order. */
  function keys(prefix = '') {
    try {
      return all_keys().filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  }
  return {
    keys,
    /** Approximate number of characters of these keys' values; reads no value. */
    size: (/** @type {string} */ prefix) => keys(prefix).reduce((sum, key) => sum + glance(key).length, 0),
    /** Number of lines of a value, without checking it. */
    lines(/** @type {string} */ key) {
      const text = glance(key);
      let lines = 0;
      for (let at = text ? 0 : -1; at >= 0; lines++) at = text.indexOf('\n', at) + 1 || -1;
      return lines;
    },
    /** Whether any of the keys read so far had an unreadable slot: 'some', 'all' (nothing else is there), or ''. */
    damaged() {
      if (!damaged_keys.size) return '';
      return keys().some((key) => read(key) !== null) ? 'some' : 'all';
    },
    /** All stored values; `damaged` are keys with an unreadable slot. */
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
  const { memory, read, write_value, retry } = values;
  return {
    ...asked_of(values),
    ...open_aside(shelf, tab.owned, memory),
    state: () => (shelf ? (memory.size ? 'full' : 'ok') : 'memory'),
    read,
    /** Returns whether the storage took it; otherwise the value lasts as long as the page. */
    write(/** @type {string} */ key, /** @type {string} */ value) {
      const stored = write_value(key, value);
      retry(key);
      return stored;
    },
    erase(/** @type {string} */ key) {
      write_value(key, null);
      retry(key);
    },
    /** From now on this tab writes; `lost` is called when another one takes over. */
    claim(/** @type {string} */ name, /** @type {() => void} */ lost) {
      tab.take(name, lost);
      try {
        if (!shelf) return;
        shelf.look();
        finish_restore(values);
        shelf.drop_others();
      } catch {
        // a storage that stopped answering: the next write reports it
      }
    },
    owned: tab.owned,
    /** The storage key whose change means that another tab claimed the store. */
    owner,
  };
}
