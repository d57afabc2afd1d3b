// The one door to what the browser keeps. Names are tablee:<path of the page>:<key>~<slot>; nobody else's are touched.
//
// A key has two slots, written in turn, so that a write that is cut short leaves the value before it. What a slot holds:
// 1.<number of the write>.<checksum>.<value>; the readable slot with the higher number counts. Where the browser keeps
// nothing (or its room is full) values live in memory, and `state()` says so: ok, memory, full.

const HABITS = 'page'; // a key of the page's own, never shown to the program

function checksum(text) {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

// find_storage may throw; path is the page's folder.
function open_store(find_storage, path) {
  const prefix = `tablee:${path}:`;
  const memory = new Map(); // what the storage could not take: value, or null for erased
  let storage = null;
  try {
    storage = find_storage();
    const probe = `${prefix}?`;
    storage.getItem(probe); // a blocked storage throws here at the latest
  } catch {
    storage = null;
  }

  const name_of = (key, slot) => `${prefix}${key}~${slot}`;

  function read_slot(key, slot) {
    const text = storage.getItem(name_of(key, slot));
    if (text === null) return null;
    const [, number, sum, value] = /^1\.(\d{1,15})\.([0-9a-z]+)\.([^]*)$/.exec(text) || [];
    if (value === undefined || checksum(`${number}.${value}`) !== sum) return { slot, broken: text };
    return { slot, number: Number(number), value };
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
    try {
      write_through(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  }

  return {
    state: () => (storage ? (memory.size ? 'full' : 'ok') : 'memory'),
    read,
    write(key, value) {
      keep(key, value);
    },
    erase(key) {
      keep(key, null);
      // There may be room now.
      if (storage) for (const [other, value] of [...memory]) if (other !== key) keep(other, value);
    },
    // Everything there is: {stored: {key: value}, damaged: [key]}; damaged keys had a slot that could not be read.
    all() {
      const stored = {};
      const damaged = [];
      const keys = new Set(memory.keys());
      try {
        for (let i = 0; storage && i < storage.length; i++) {
          const name = storage.key(i);
          const [, key] = (name.startsWith(prefix) && /^([^]*)~[01]$/.exec(name.slice(prefix.length))) || [];
          if (key !== undefined) keys.add(key);
        }
        for (const key of keys) {
          if (key === HABITS) continue;
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
