// The one door to what the browser keeps. Names are tablee:<path of the page>:<key>~<slot>; nobody else's are touched.
//
// A key has two slots, written in turn, so that a write that is cut short leaves the value before it. What a slot holds:
// 1.<number of the write>.<checksum>.<value>; the readable slot with the higher number counts. Where the browser keeps
// nothing (or its room is full) values live in memory, and `state()` says so: ok, memory, full.
//
// Of several tabs one writes, the one that claimed the store last: the others find its token in place of theirs, write
// nothing any more and are told (`on_lost`).

const HABITS = 'page'; // a key of the page's own, never shown to the program
const RESTORE = 'restore'; // a whole backup, on its way in

function checksum(text) {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

// Half a character is no text: nobody could read what it stands in.
const is_text = (value) => !/[\ud800-\udfff]/u.test(value);

// What slots hold, by the version they begin with. A version that is not here is a newer page's: never understood by
// guessing, and copied before it is written over.
const SLOT_VERSIONS = {
  1(text) {
    const [, number, sum, value] = /^(\d{1,15})\.([0-9a-z]+)\.([^]*)$/.exec(text) || [];
    const whole = value !== undefined && checksum(`${number}.${value}`) === sum && is_text(value);
    return whole ? { number: Number(number), value } : null;
  },
};

// find_storage may throw; path is the page's folder.
function open_store(find_storage, path) {
  const prefix = `tablee:${path}:`;
  const owner = `${prefix}tab`;
  const memory = new Map(); // what the storage could not take: value, or null for erased
  let storage = null;
  let token = null; // ours, once claimed
  let on_lost = () => {};
  try {
    storage = find_storage();
    storage.getItem(owner); // a blocked storage throws here at the latest
  } catch {
    storage = null;
  }

  const name_of = (key, slot) => `${prefix}${key}~${slot}`;

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
      const { newest } = slots(key);
      return newest && newest.value;
    } catch {
      return null;
    }
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

  function write_through(key, value) {
    const { newest, spare, broken } = slots(key);
    if (value === null) {
      // The older one first: a cut between the two must not bring it back.
      for (const slot of newest ? [1 - newest.slot, newest.slot] : [0, 1]) storage.removeItem(name_of(key, slot));
      return;
    }
    // What can't be read (another version's, or damaged) is not ours to lose.
    for (const { slot, broken: text } of broken) if (slot === spare) storage.setItem(`${prefix}${key}~lost`, text);
    const number = String((newest ? newest.number : 0) + 1);
    storage.setItem(name_of(key, spare), `1.${number}.${checksum(`${number}.${value}`)}.${value}`);
  }

  function keep(key, value) {
    if (!storage) {
      memory.set(key, value);
      return;
    }
    if (!owned()) {
      on_lost();
      return;
    }
    try {
      write_through(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  }

  // What did not fit before may fit now.
  function retry(but) {
    if (storage) for (const [key, value] of [...memory]) if (key !== but) keep(key, value);
  }

  function keys() {
    const found = new Set(memory.keys());
    for (let i = 0; storage && i < storage.length; i++) {
      const name = storage.key(i);
      const [, key] = (name.startsWith(prefix) && /^([\w.-]+)~[01]$/.exec(name.slice(prefix.length))) || [];
      if (key !== undefined) found.add(key);
    }
    return [...found].filter((key) => key !== HABITS && key !== RESTORE);
  }

  // A backup that was cut short on its way in goes on where it was: it is erased last.
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

  // Is there room for so many characters more?
  function room_for(count) {
    try {
      storage.setItem(`${prefix}room`, ' '.repeat(count));
      return true;
    } catch {
      return false;
    } finally {
      storage.removeItem(`${prefix}room`);
    }
  }

  return {
    state: () => (storage ? (memory.size ? 'full' : 'ok') : 'memory'),
    read,
    write(key, value) {
      keep(key, value);
      retry(key);
    },
    erase(key) {
      keep(key, null);
      retry(key);
    },
    // From now on this tab writes, and hears when another one does.
    claim(name, lost) {
      on_lost = lost;
      token = name;
      try {
        if (storage) storage.setItem(owner, token);
      } catch {
        token = null;
      }
    },
    owned,
    // The name whose change means that somebody else claimed the store.
    owner,
    // Puts {key: value} in place of everything: whole, or not at all. False where there is no room for both, or nothing keeps.
    restore(wanted) {
      const text = JSON.stringify(wanted);
      // The backup beside what it replaces, and then its values beside both.
      if (!storage || !room_for(2 * text.length + 1000)) return false;
      keep(RESTORE, text);
      finish_restore();
      return true;
    },
    // Everything there is: {stored: {key: value}, damaged: [key]}; damaged keys had a slot that could not be read.
    all() {
      const stored = {};
      const damaged = [];
      try {
        finish_restore();
        for (const key of keys()) {
          const value = read(key);
          if (value !== null) stored[key] = value;
          if (storage && slots(key).broken.length) damaged.push(key);
        }
      } catch {
        // a storage that stopped answering: what was read so far
      }
      return { stored, damaged };
    },
  };
}
