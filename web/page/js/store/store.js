// The only access to the browser's storage: local storage, and for the archive a database (archive.js). Names in local
// storage are tablee:<path of the page>:<key>~<slot>; no other names are touched. Where the browser stores nothing (or
// its quota is used up), values live in memory, and `state()` returns that: ok, memory, full.
//
// Of several tabs one writes, the one that claimed the store last: the others find its token in place of theirs, stop
// writing, and their `on_lost` is called.
import { Archive } from './archive.js';
import { is_archived, lines_of } from './archive_names.js';
import { HABITS, RESTORE, open_generations } from './generations.js';
import { open_shelf } from './shelf.js';

const OLD = 'old.'; // begins the keys of the archive's values in local storage, while the archive lies in the database

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

/** @typedef {ReturnType<typeof shelf_in>} Shelf  @typedef {ReturnType<typeof open_values>} Values */

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

/** Where each key lies: in local storage, or in the archive where that is active. */
function open_places(/** @type {Values} */ values, /** @type {Archive | null} */ archive) {
  const inside = (/** @type {string} */ key) => archive?.mode === 'active' && is_archived(key) ? archive : null;
  // What an older version stored, or a visit without the database: in local storage, for the program to merge.
  const old = (/** @type {string} */ key) => archive?.mode === 'active' && key.startsWith(OLD) ? key.slice(OLD.length) : '';

  const read = (/** @type {string} */ key) => {
    const there = inside(key);
    return there ? there.read(key) : values.read(old(key) || key);
  };
  // Returns whether the storage took it.
  function write_value(/** @type {string} */ key, /** @type {string | null} */ value) {
    const there = inside(key);
    if (there) there.write(key, value);
    else if (!old(key)) return values.write_value(key, value);
    else if (value === null) archive?.erase_old(old(key));
    return true;
  }
  const starting = (/** @type {Iterable<string>} */ keys, /** @type {string} */ prefix) => [...keys].filter((key) => key.startsWith(prefix));
  // In local storage; an archive of thousands of keys is not looked through for them, nor local storage for the archive's.
  function keys_here(/** @type {string} */ prefix) {
    if (inside(prefix)) return [];
    const found = starting(values.all_keys(), prefix).filter((key) => !inside(key));
    return archive?.mode === 'active' ? [...found, ...starting(archive.old_keys().map((key) => `${OLD}${key}`), prefix)] : found;
  }
  const all_keys = (prefix = '') => [...keys_here(prefix), ...(archive?.mode === 'active' ? starting(archive.keys(), prefix) : [])].sort();
  return {
    read, write_value, all_keys,
    damaged_keys: values.damaged_keys,
    // Approximate characters of these keys' values, and the lines of one, unread.
    size: (/** @type {string} */ prefix) =>
      keys_here(prefix).reduce((sum, key) => sum + values.glance(old(key) || key).length, archive?.mode === 'active' ? archive.sizes(prefix) : 0),
    lines: (/** @type {string} */ key) => inside(key)?.lines(key) ?? lines_of(values.glance(old(key) || key)),
  };
}

// Completes a restore that an older version of the page had begun when it was interrupted.
function finish_restore(/** @type {Values} */ { read, write_value, all_keys }) {
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

/** A backup that is set aside, in memory, until it becomes current. */
function open_aside(/** @type {Shelf} */ shelf, /** @type {() => boolean} */ owned, /** @type {Map<string, string | null>} */ memory, /** @type {Archive | null} */ archive) {
  /** @type {Map<string, string> | null} */
  let aside = null;
  function drop_aside() {
    aside = null;
    try {
      shelf?.drop_others();
    } catch {
      // the next start removes it
    }
  }
  // Writes it beside what is stored; whether all of it is there.
  async function write_aside(/** @type {NonNullable<Shelf>} */ to, /** @type {Map<string, string>} */ wanted) {
    const all = [...wanted];
    const inside = archive ? await archive.lay_aside(to.next(), all.filter(([key]) => is_archived(key))) : 'absent';
    if (!inside || !owned()) return false;
    to.drop_others();
    to.drop_older();
    return to.lay_aside(Object.fromEntries(inside === 'absent' ? all : all.filter(([key]) => !is_archived(key))));
  }
  return {
    /** Sets {key: value} aside; false if nothing can be stored. */
    lay_aside(/** @type {Record<string, string>} */ wanted) {
      if (!shelf || !owned()) return false;
      aside = new Map(Object.entries(wanted));
      return true;
    },
    aside_keys: () => [...(aside?.keys() || [])].sort(),
    read_aside: (/** @type {string} */ key) => aside?.get(key) ?? null,
    drop_aside,
    /**
     * Makes the backup that was set aside current, if it has that many keys; false if it is gone, or does not fit beside
     * what is stored.
     */
    async switch_over(/** @type {number} */ count) {
      if (!shelf || !owned() || !aside || aside.size !== count) return false;
      try {
        if (!(await write_aside(shelf, aside))) {
          drop_aside();
          return false;
        }
        shelf.switch_over();
      } catch {
        drop_aside();
        return false;
      }
      memory.clear();
      shelf.forget_older();
      archive?.leave();
      drop_aside();
      return true;
    },
  };
}

/** Queries over stored values. */
function asked_of(/** @type {ReturnType<typeof open_places>} */ { read, all_keys, size, lines, damaged_keys }) {
  /** Keys with this prefix, in order. */
  function keys(prefix = '') {
    try {
      return all_keys(prefix);
    } catch {
      return [];
    }
  }
  return {
    keys,
    /** Approximate number of characters of these keys' values; reads no value. */
    size(/** @type {string} */ prefix) {
      try {
        return size(prefix);
      } catch {
        return 0;
      }
    },
    /** Number of lines of a value, without checking it. */
    lines,
    /** Whether any of the keys read so far had an unreadable slot: 'some', 'all' (nothing else is there), or ''. */
    damaged() {
      if (!damaged_keys.size) return '';
      return keys().some((key) => read(key) !== null) ? 'some' : 'all';
    },
    /** All stored values; `damaged` are keys with an unreadable slot. */
    all() {
      /** @type {Record<string, string>} */
      const stored = {};
      const found = keys();
      // What the program has not merged yet comes last: the archive's own value counts.
      for (const key of [...found.filter((each) => !each.startsWith(OLD)), ...found.filter((each) => each.startsWith(OLD))]) {
        const value = read(key);
        const plain = key.startsWith(OLD) ? key.slice(OLD.length) : key;
        if (value !== null && !Object.hasOwn(stored, plain)) stored[plain] = value;
      }
      return { stored, damaged: [...damaged_keys] };
    },
  };
}

/** The archive, as the page sees it load. */
const watched = (/** @type {Archive | null} */ archive) => ({
  /** Is there one in the database? Then not everything is in local storage. */
  has_archive: () => archive !== null && archive.exists(),
  /** Starts to load it, in parallel with the page. */
  begin: () => archive?.begin(),
  /** After the claim: waits for its keys, or for everything. */
  ready: async (/** @type {boolean} */ everything) => archive?.ready(everything),
  /** Is everything read that has to be? */
  is_whole: () => !archive || archive.mode !== 'active' || archive.whole,
  read_rest: async () => archive?.read_rest(),
  adopt: async () => archive?.adopt(),
  /** Removes from the database what a restore has replaced. Not at once: local storage is written to disk later. */
  sweep: async () => archive?.drop_others(),
  /** @returns {'database' | 'local' | 'apart'} where the archive lies; apart from the older one, which cannot be read now */
  place: () => (archive?.mode === 'active' ? 'database' : archive?.mode === 'apart' ? 'apart' : 'local'),
  on_change(/** @type {() => void} */ call) {
    if (archive) archive.on_change = call;
  },
  /** For tests. */
  settled: () => !archive || archive.settled(),
});

/**
 * @param {() => Storage} find_storage it may throw @param {string} path the page's folder @param {import('./archive.js').Where} [where] the
 * database; without it everything lies in local storage
 */
export function open_store(find_storage, path, where) {
  const root = `tablee:${path}:`;
  const owner = `${root}tab`;
  const shelf = shelf_in(find_storage, root, owner);
  const tab = open_tab(shelf, owner);
  const values = open_values(shelf, tab);
  const archive = shelf && where ? new Archive(shelf, root, tab, where) : null;
  const places = open_places(values, archive);
  const { memory, retry } = values;
  return {
    ...asked_of(places),
    ...open_aside(shelf, tab.owned, memory, archive),
    ...watched(archive),
    state: () => (shelf ? (memory.size || archive?.failed ? 'full' : 'ok') : 'memory'),
    read: places.read,
    /** Returns whether the storage took it; otherwise the value lasts as long as the page. */
    write(/** @type {string} */ key, /** @type {string} */ value) {
      const stored = places.write_value(key, value);
      retry(key);
      return stored;
    },
    erase(/** @type {string} */ key) {
      places.write_value(key, null);
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
        archive?.journal.drop_others(shelf.current());
      } catch {
        // a storage that stopped answering: the next write reports it
      }
    },
    owned: tab.owned,
    /** The storage key whose change means that another tab claimed the store. */
    owner,
  };
}
