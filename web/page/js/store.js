// The one door to what the browser keeps. Names are tablee:<path of the page>:<key>~<slot>; nobody else's are touched.
//
// A key has two slots, written in turn, so that a write that is cut short leaves the value before it. What a slot holds:
// 1.<number of the write>.<checksum>.<value>; the readable slot with the higher number counts. The older one goes when
// another key is written: by then the newer one has been. Where the browser keeps nothing (or its room is full) values
// live in memory, and `state()` says so: ok, memory, full.
//
// All of it can be replaced: the new is laid aside as another generation, tablee:<path>:@<n>/<key>~0, looked at, and made
// the one that counts by one small write, of tablee:<path>:now, for which there is room already.
//
// Of several tabs one writes, the one that claimed the store last: the others find its token in place of theirs, write
// nothing any more and are told (`on_lost`).

export const HABITS = 'page'; // a key of the page's own, never shown to the program and never replaced
const RESTORE = 'restore'; // a whole backup on its way in, as the version before this one left it

export function checksum(text) {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

// Half a character is no text: nobody could read what it stands in.
export const is_text = (value) => !/[\ud800-\udfff]/u.test(value);

// What slots hold, by the version they begin with. A version that is not here is a newer page's: never understood by
// guessing, and copied before it is written over.
const SLOT_VERSIONS = {
  1(text) {
    const [, number, sum, value] = /^(\d{1,15})\.([0-9a-z]+)\.([^]*)$/.exec(text) || [];
    const whole = value !== undefined && checksum(`${number}.${value}`) === sum && is_text(value);
    return whole ? { number: Number(number), value } : null;
  },
};
const slot_text = (number, value) => `1.${number}.${checksum(`${number}.${value}`)}.${value}`;

// find_storage may throw; path is the page's folder.
export function open_store(find_storage, path) {
  const root = `tablee:${path}:`;
  const owner = `${root}tab`;
  const pointer = `${root}now`; // three digits: the generation that counts
  const memory = new Map(); // what the storage could not take: value, or null for erased
  const damaged = new Set(); // keys of which a slot could not be read
  let storage = null;
  let token = null; // ours, once claimed
  let on_lost = () => {};
  let older = null; // name of the last slot that was followed by a newer one, and its key
  try {
    storage = find_storage();
    storage.getItem(owner); // a blocked storage throws here at the latest
  } catch {
    storage = null;
  }

  const digits = (n) => String(n).padStart(3, '0');
  const prefix_of = (n) => (n ? `${root}@${n}/` : root);
  function pointed() {
    const [n] = /^\d{3}$/.exec((storage && storage.getItem(pointer)) || '') || ['0'];
    return Number(n);
  }
  let generation = 0;
  try {
    generation = pointed();
  } catch {
    // a storage that does not answer is found out by whoever reads
  }

  const name_of = (key, slot, n = generation) => `${prefix_of(key === HABITS ? 0 : n)}${key}~${slot}`;

  function read_slot(key, slot) {
    const text = storage.getItem(name_of(key, slot));
    if (text === null) return null;
    const at = text.indexOf('.');
    const version = text.slice(0, at);
    const whole = Object.hasOwn(SLOT_VERSIONS, version) && SLOT_VERSIONS[version](text.slice(at + 1));
    return whole ? { slot, ...whole } : { slot, broken: text };
  }

  // {newest, spare}: the slot that counts (or null), and the one to write next.
  function slots(key) {
    const both = [read_slot(key, 0), read_slot(key, 1)];
    const whole = both.filter((s) => s && s.broken === undefined).sort((a, b) => b.number - a.number);
    const newest = whole[0] || null;
    return { newest, spare: newest ? 1 - newest.slot : 0, broken: both.filter((s) => s && s.broken !== undefined) };
  }

  function read(key) {
    if (memory.has(key)) return memory.get(key);
    if (!storage) return null;
    try {
      const { newest, broken } = slots(key);
      if (broken.length) damaged.add(key);
      return newest && newest.value;
    } catch {
      return null;
    }
  }

  // The value of a key as it stands there, with what its slot begins with, unchecked.
  function glance(/** @type {string} */ key) {
    if (memory.has(key) || !storage) return memory.get(key) || '';
    const [one, other] = [0, 1].map((slot) => storage.getItem(name_of(key, slot)) || '');
    const number_of = (/** @type {string} */ text) => Number(text.split('.', 2)[1]) || 0;
    return number_of(other) > number_of(one) ? other : one;
  }

  // Is it still this tab that writes? (A token that vanished was cleared by the person, not taken by a tab.)
  function owned() {
    if (!storage || !token) return true;
    try {
      const now = storage.getItem(owner);
      if (now !== null && now !== token) return false;
      if (now === null) storage.setItem(owner, token);
    } catch {
      // no room for a token: nobody else has any either
    }
    return true;
  }

  function drop_older() {
    if (older) storage.removeItem(older.name);
    older = null;
  }

  function write_through(key, value) {
    const { newest, spare, broken } = slots(key);
    if (older && older.key !== key) drop_older();
    if (value === null) {
      // The older one first: a cut between the two must not bring it back.
      for (const slot of newest ? [1 - newest.slot, newest.slot] : [0, 1]) storage.removeItem(name_of(key, slot));
      return;
    }
    // Somebody cleared the site's data while we play.
    if (generation && storage.getItem(pointer) === null) storage.setItem(pointer, digits(generation));
    // What can't be read (another version's, or damaged) is not ours to lose.
    for (const { slot, broken: text } of broken) if (slot === spare) storage.setItem(`${prefix_of(generation)}${key}~lost`, text);
    storage.setItem(name_of(key, spare), slot_text(newest ? newest.number + 1 : 1, value));
    older = newest && { key, name: name_of(key, newest.slot) };
  }

  // Did the device take it?
  function keep(key, value) {
    if (!storage) {
      memory.set(key, value);
      return false;
    }
    if (!owned()) {
      on_lost();
      return true;
    }
    try {
      write_through(key, value);
      memory.delete(key);
      return true;
    } catch {
      memory.set(key, value);
      return false;
    }
  }

  // What did not fit before may fit now.
  function retry(but) {
    if (storage) for (const [key, value] of [...memory]) if (key !== but) keep(key, value);
  }

  // Keys of a generation, in no order; the names of its slots.
  function stored_keys(n) {
    const found = new Set();
    const names = [];
    const prefix = prefix_of(n);
    for (let i = 0; storage && i < storage.length; i++) {
      const name = storage.key(i);
      const [, key] = (name.startsWith(prefix) && /^([\w.-]+)~[01]$/.exec(name.slice(prefix.length))) || [];
      if (key === undefined || key === HABITS || key === RESTORE) continue;
      found.add(key);
      names.push(name);
    }
    return { found, names };
  }
  function keys() {
    const { found } = stored_keys(generation);
    for (const [key, value] of memory) if (key !== HABITS && (value !== null || found.has(key))) found.add(key);
    return [...found].filter((key) => memory.get(key) !== null).sort();
  }

  // A backup that the version before this one was putting in place when it was cut short goes on where it was.
  function finish_restore() {
    const text = read(RESTORE);
    if (text === null) return;
    let wanted = {};
    try {
      wanted = JSON.parse(text);
    } catch {
      // cannot be: it was whole when it was written
    }
    for (const key of keys()) if (!Object.hasOwn(wanted, key)) keep(key, null);
    for (const [key, value] of Object.entries(wanted)) if (read(key) !== value) keep(key, value);
    keep(RESTORE, null);
  }

  // Whatever belongs to no generation that counts: laid aside and left, or replaced.
  function drop_others() {
    const names = [];
    for (let i = 0; i < storage.length; i++) {
      const name = storage.key(i);
      const [, n] = (name.startsWith(`${root}@`) && /^(\d+)\//.exec(name.slice(root.length + 1))) || [];
      if (n !== undefined && Number(n) !== generation) names.push(name);
    }
    if (generation) names.push(...stored_keys(0).names);
    for (const name of names) storage.removeItem(name);
  }

  const next = () => (generation % 999) + 1;

  return {
    state: () => (storage ? (memory.size ? 'full' : 'ok') : 'memory'),
    read,
    // Did the device take it? Else it lasts as long as the page.
    write(key, value) {
      const kept = keep(key, value);
      retry(key);
      return kept;
    },
    erase(key) {
      keep(key, null);
      retry(key);
    },
    // Keys that start so, in order.
    keys(prefix = '') {
      try {
        return keys().filter((key) => key.startsWith(prefix));
      } catch {
        return [];
      }
    },
    // Characters that the values of these keys take, about: nothing is read.
    size(prefix) {
      return this.keys(prefix).reduce((sum, key) => sum + glance(key).length, 0);
    },
    // Lines of its value: nothing is read.
    lines(/** @type {string} */ key) {
      const text = glance(key);
      let lines = 0;
      for (let at = text ? 0 : -1; at >= 0; lines++) at = text.indexOf('\n', at) + 1 || -1;
      return lines;
    },
    // Of what was read so far, keys of which a slot could not be: 'some', 'all' (nothing else is there), or ''.
    damaged() {
      if (!damaged.size) return '';
      return this.keys().some((key) => read(key) !== null) ? 'some' : 'all';
    },
    // From now on this tab writes, and hears when another one does.
    claim(name, lost) {
      on_lost = lost;
      token = name;
      if (!storage) return;
      try {
        storage.setItem(owner, token);
      } catch {
        token = null;
      }
      try {
        generation = pointed();
        finish_restore();
        drop_others();
      } catch {
        // a storage that stopped answering: told by what is written
      }
    },
    owned,
    // The name whose change means that somebody else claimed the store.
    owner,

    // Lays {key: value} aside, whole; false where there is no room for it beside what is kept, or nothing keeps.
    lay_aside(wanted) {
      if (!storage || !owned()) return false;
      try {
        drop_others();
        drop_older();
        storage.setItem(pointer, digits(generation));
        for (const [key, value] of Object.entries(wanted)) storage.setItem(name_of(key, 0, next()), slot_text(1, value));
        return Object.entries(wanted).every(([key, value]) => this.read_aside(key) === value);
      } catch {
        this.drop_aside();
        return false;
      }
    },
    aside_keys: () => [...stored_keys(next()).found].sort(),
    read_aside(key) {
      const text = storage && storage.getItem(name_of(key, 0, next()));
      const whole = text && SLOT_VERSIONS[1](text.slice(2));
      return whole ? whole.value : null;
    },
    drop_aside() {
      try {
        drop_others();
      } catch {
        // at the next start, then
      }
    },
    // What was laid aside, so many keys, counts from now on; false where it is not there any more.
    switch_over(count) {
      if (!storage || !owned() || stored_keys(next()).found.size !== count) return false;
      const to = next();
      try {
        storage.setItem(pointer, digits(to));
      } catch {
        return false;
      }
      generation = to;
      memory.clear();
      older = null;
      this.drop_aside();
      return true;
    },
    // Everything there is: {stored: {key: value}, damaged: [key]}; damaged keys had a slot that could not be read.
    all() {
      const stored = {};
      for (const key of this.keys()) {
        const value = read(key);
        if (value !== null) stored[key] = value;
      }
      return { stored, damaged: [...damaged] };
    },
  };
}
