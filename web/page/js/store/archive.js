// The archive: values that lie in IndexedDB and are read and written synchronously, from memory. The database is loaded
// at the start, names first, and every change is written to it soon after, all changes of one call of the program in one
// transaction. Until that is complete the journal has them.
//
// Where there is no database, or it fails, the archive is not `active` and its keys lie in local storage like all
// others; the next start with a database merges them (web/app/storage/archive_old.cc).
import { is_archived, merged_name, names_of_generation, names_of_number, names_of_value, number_name, one_name, read_names, lines_of, value_name } from './archive_names.js';
import { open_database, within } from './database.js';
import { open_journal, read_journal } from './journal.js';
import { checksum } from './slots.js';

/** @typedef {{size: number, lines: number, value: string | undefined}} Held its value, once read */
/** @typedef {{number: number, value: string | null}} Change */
/** @typedef {NonNullable<import('./store.js').Shelf>} Shelf */
/** @typedef {{find: () => IDBFactory, patience: number}} Where */

// The first word of tablee:<path>:archive. After it stands the number of the last write, so that another tab sees that
// what it has read is not the latest.
const HERE = 'here';
const SLOW = 'slow'; // the values did not come after their names: next time they are waited for
const FOUND = 'find'; // the database holds something, but local storage did not say so

export class Archive {
  /** @type {'off' | 'reading' | 'active' | 'apart'} */
  mode = 'off';
  failed = false; // the last transaction
  whole = true; // all values are read
  on_change = () => {};
  /** @type {Map<string, Held>} */
  #held = new Map();
  /** @type {Map<string, Change>} not in the database yet, in the order of the writes */
  #changes = new Map();
  /** @type {Map<string, string>} keys of local storage that have been merged -> what identifies their text */
  #merging = new Map();
  /** @type {string[]} names of records that are no longer needed */
  #forget = [];
  /** @type {import('./archive_names.js').Listed[]} */
  #listed = [];
  /** @type {{keys: string[], upto: number}} entries of the journal that the database has already */
  #stale = { keys: [], upto: 0 };
  /** @type {{name: string, key: string, header: string}[]} merged by an earlier visit */
  #merged = [];
  #number = 0;
  #generation = 0;
  #seen = '';
  #claimed = false;
  #flushing = false;
  #timer = false;
  /** @type {import('./database.js').Database | null} */
  #database = null;
  /** @type {Promise<void> | null} */
  #loading = null;

  /** @param {Shelf} shelf @param {string} root @param {{owned: () => boolean, lost: () => void}} tab @param {Where} where */
  constructor(shelf, root, tab, where) {
    this.shelf = shelf;
    this.root = root;
    this.tab = tab;
    this.where = where;
    this.journal = open_journal(shelf.storage, root);
  }

  // ---- The mark in local storage

  #mark() {
    try {
      return this.shelf.storage.getItem(`${this.root}archive`) || '';
    } catch {
      return '';
    }
  }
  #set_mark(/** @type {string} */ word) {
    try {
      this.#seen = `${word}.${String(this.#number).padStart(12, '0')}`;
      this.shelf.storage.setItem(`${this.root}archive`, this.#seen);
    } catch {
      // no space: it is set with the next write
    }
  }
  /** Is there an archive in the database? */
  exists() {
    return this.#mark() !== '';
  }

  // ---- Loading

  #lies_here() {
    return [...this.shelf.stored().keys].filter(is_archived);
  }
  /** Starts to load, if there is anything to load or to merge. */
  begin() {
    try {
      if (!this.exists() && !this.#lies_here().length) return;
    } catch {
      return;
    }
    this.mode = 'reading';
    this.#loading = this.#load();
    this.#loading.catch(() => {}); // ready() reports it
  }
  async #open() {
    this.#database ||= await open_database(this.where.find, this.root, this.where.patience);
    return this.#database;
  }
  async #load() {
    this.shelf.look();
    const mark = this.#mark();
    const generation = this.shelf.current();
    const journal = read_journal(this.shelf.storage, this.root, generation); // before the database
    const database = await this.#open();
    let names = read_names(await database.names(), generation);
    if (!names.values.length && names.others.length && !mark.startsWith(HERE) && !mark.startsWith(SLOW)) {
      await this.#bring(names.others, generation);
      names = read_names(await database.names(), generation);
    }
    this.#generation = generation;
    this.#listed = names.values;
    this.#merged = names.merged;
    this.#held = new Map(names.values.map(({ key, size, lines }) => [key, { size, lines, value: undefined }]));
    this.#changes = new Map();
    this.#number = Math.max(names.number, Number(mark.split('.')[1]) || 0);
    this.whole = names.values.length === 0;
    const stale = journal.filter(({ number }) => number <= names.number);
    this.#stale = { keys: stale.map(({ key }) => key), upto: names.number };
    for (const { key, number, value } of journal) if (number > names.number) this.#lay(key, { number, value });
    this.#seen = mark;
  }
  // Local storage was cleared and forgot which generation is the current one: what is here becomes it.
  async #bring(/** @type {number[]} */ others, /** @type {number} */ generation) {
    const database = await this.#open();
    const from = others.find((each) => !others.some((other) => (other % 999) + 1 === each)) ?? others[0];
    const { values } = read_names(await database.names(), from);
    const texts = await database.read(values.map(({ name }) => name));
    await database.write([names_of_generation(from)], values.map(({ key }, i) => [value_name(generation, key, texts[i]), texts[i]]));
  }
  #lay(/** @type {string} */ key, /** @type {Change} */ change) {
    const { value, number } = change;
    if (value === null) this.#held.delete(key);
    else this.#held.set(key, { size: value.length, lines: lines_of(value), value });
    this.#changes.delete(key);
    this.#changes.set(key, change);
    this.#number = Math.max(this.#number, number);
  }
  async #read_values() {
    const database = await this.#open();
    const texts = await database.read(this.#listed.map(({ name }) => name));
    this.#listed.forEach(({ key }, i) => {
      const held = this.#held.get(key);
      if (held && held.value === undefined) held.value = texts[i];
    });
    this.#listed = [];
    this.whole = true;
    this.#soon();
  }
  /**
   * After the claim: waits for the names, or for everything. Afterwards the archive is active, or it lies apart for this
   * visit.
   */
  async ready(/** @type {boolean} */ everything) {
    if (!this.#loading) return;
    const come = this.#come(everything || this.#mark().startsWith(SLOW));
    come.catch(() => {});
    try {
      await within(come, this.where.patience);
      this.mode = 'active';
      this.#set_mark(HERE);
      this.#clear_up();
    } catch {
      this.mode = this.exists() ? 'apart' : 'off';
    }
    this.#loading = null;
  }
  // Something that the program reads and merges as soon as it starts.
  #has_work() {
    return this.old_keys().length > 0 || [...this.#held.keys()].some((key) => !/^(?:sheets|replay)\./.test(key));
  }
  async #come(/** @type {boolean} */ everything) {
    await this.#loading;
    // Has another tab written since?
    if (this.#mark() !== this.#seen) await this.#load();
    if (everything || this.#has_work()) await this.#read_values();
  }
  /** Reads what is still unread. If that fails, the next start waits for all of it before the program begins. */
  async read_rest() {
    if (this.mode !== 'active' || this.whole) return;
    try {
      await within(this.#read_values(), 2 * this.where.patience);
    } catch (error) {
      this.#set_mark(SLOW);
      this.mode = 'apart';
      throw error;
    }
  }
  /** On a first visit, before anything is in the archive: it will lie in the database, if there is one. */
  async adopt() {
    const none = () => this.mode === 'off' && !this.exists() && !this.#lies_here().length;
    try {
      if (!none()) return;
      const database = await this.#open();
      const names = await database.names();
      if (!none() || !this.tab.owned()) return;
      this.#generation = this.shelf.current();
      if (names.length) return this.#set_mark(FOUND);
      this.mode = 'active';
      this.#claimed = true;
      this.on_change();
    } catch {
      // there is none
    }
  }

  // ---- Values

  keys() {
    return this.#held.keys();
  }
  sizes(/** @type {string} */ prefix) {
    let sum = 0;
    for (const [key, { size }] of this.#held) if (key.startsWith(prefix)) sum += size;
    return sum;
  }
  lines(/** @type {string} */ key) {
    return this.#held.get(key)?.lines || 0;
  }
  read(/** @type {string} */ key) {
    const held = this.#held.get(key);
    if (!held) return null;
    if (held.value !== undefined) return held.value;
    // Never nothing instead of something: the program would write over it.
    this.#set_mark(SLOW);
    throw new Error(`${key} was needed before it was read`);
  }
  /** Writes a value, or erases it (null). */
  write(/** @type {string} */ key, /** @type {string | null} */ value) {
    if (!this.tab.owned()) return this.tab.lost();
    const change = { number: this.#number + 1, value };
    this.#lay(key, change);
    try {
      this.shelf.point_again();
    } catch {
      // no space: nothing else was there
    }
    this.#set_mark(HERE);
    this.journal.note(this.#generation, key, change.number, value);
    this.#soon();
  }

  // ---- What lies in local storage, and is merged by the program

  /** Keys of the archive in local storage. */
  old_keys() {
    return this.#lies_here().filter((key) => !this.#merging.has(key) || this.#merging.get(key) !== this.#identity(key));
  }
  #identity(/** @type {string} */ key) {
    return checksum(this.shelf.glance(key));
  }
  /** The program has merged it. */
  erase_old(/** @type {string} */ key) {
    this.#merging.set(key, this.#identity(key));
    this.#soon();
  }
  #remove_old(/** @type {string} */ key, /** @type {string} */ identity) {
    if (this.#identity(key) === identity) this.shelf.write(key, null);
  }
  // What an earlier visit was about to remove when it was interrupted.
  #clear_up() {
    this.#claimed = true;
    this.journal.trim(this.#generation, this.#stale.keys, this.#stale.upto, false);
    // The program is about to merge what is old: all of that at once, or it would merge some of it twice.
    if (this.old_keys().length) this.journal.suspend();
    for (const { name, key, header } of this.#merged.splice(0)) {
      this.#remove_old(key, header);
      this.#forget.push(name);
    }
    this.#soon();
  }

  // ---- The database

  #soon() {
    // Not in the journal: at once, when the program returns.
    if (this.journal.is_suspended()) queueMicrotask(() => this.flush());
    else if (!this.#timer) setTimeout(() => this.flush());
    this.#timer = true;
  }
  /** Writes every change in one transaction. */
  async flush() {
    this.#timer = false;
    const anything = this.#changes.size + this.#merging.size + this.#forget.length;
    if (this.mode !== 'active' || !this.#claimed || !this.whole || this.#flushing || !anything) return;
    this.#flushing = true;
    const changes = new Map(this.#changes);
    const merging = new Map(this.#merging);
    const forgotten = this.#forget.splice(0);
    const upto = this.#number;
    const generation = this.#generation;
    const erased = [...changes.keys()].map((key) => names_of_value(generation, key));
    erased.push(names_of_number(generation), ...forgotten.map(one_name));
    /** @type {[string, string][]} */
    const written = [[number_name(generation, upto), '']];
    for (const [key, { value }] of changes) if (value !== null) written.push([value_name(generation, key, value), value]);
    for (const [key, identity] of merging) written.push([merged_name(generation, key, identity), '']);
    let done = false;
    try {
      done = await (await this.#open()).write(erased, written, () => this.tab.owned());
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.#flushing = false;
    if (done) this.#written(changes, merging, upto);
    else this.#forget.push(...forgotten);
    this.on_change();
  }
  #written(/** @type {Map<string, Change>} */ changes, /** @type {Map<string, string>} */ merging, /** @type {number} */ upto) {
    for (const [key, change] of changes) if (this.#changes.get(key) === change) this.#changes.delete(key);
    if (!this.tab.owned()) return;
    try {
      this.journal.trim(this.#generation, changes.keys(), upto, this.#changes.size === 0);
      for (const [key, identity] of merging) {
        this.#remove_old(key, identity);
        this.#merging.delete(key);
        this.#forget.push(merged_name(this.#generation, key, identity));
      }
    } catch {
      // a storage that stopped answering: the next start does it
    }
    if (this.#changes.size + this.#merging.size + this.#forget.length) this.#soon();
  }
  /** Nothing is waiting to be written. */
  settled() {
    return !this.#changes.size && !this.#merging.size && !this.#flushing;
  }

  // ---- Other generations

  /**
   * Writes these values as another generation, in one transaction: whether they are there, or 'absent' where there is no
   * database. @param {number} generation @param {[string, string][]} values
   */
  async lay_aside(generation, values) {
    try {
      await this.#open();
    } catch {
      return 'absent';
    }
    try {
      if (!this.exists()) this.#set_mark(HERE);
      const written = values.map(([key, value]) => /** @type {[string, string]} */ ([value_name(generation, key, value), value]));
      return this.exists() && await (await this.#open()).write([names_of_generation(generation)], written, () => this.tab.owned());
    } catch {
      return false;
    }
  }
  /** Nothing is written any more to what was current so far. */
  leave() {
    this.mode = 'off';
    this.#held = new Map();
    this.#changes = new Map();
  }
  /** Removes every generation but the current one: replaced, or abandoned. */
  async drop_others() {
    if (this.mode !== 'active' || !this.tab.owned()) return;
    try {
      const database = await this.#open();
      const { others } = read_names(await database.names(), this.#generation);
      if (others.length) await database.write(others.map(names_of_generation), [], () => this.tab.owned());
    } catch {
      // the next start removes them
    }
  }
}

/** Everything that the archive of another path holds; nothing where it cannot be read. A page there may still write. */
export async function read_archive(/** @type {Storage} */ storage, /** @type {string} */ root, /** @type {number} */ generation, /** @type {Where} */ { find, patience }) {
  /** @type {Record<string, string>} */
  const all = {};
  if (storage.getItem(`${root}archive`) === null) return all;
  const journal = read_journal(storage, root, generation);
  const database = await open_database(find, root, patience);
  try {
    let named = read_names([], generation);
    const texts = await database.read_chosen((names) => {
      named = read_names(names, generation);
      return named.values.map(({ name }) => name);
    });
    named.values.forEach(({ key }, i) => { all[key] = texts[i]; });
    for (const entry of journal) {
      if (entry.number <= named.number) continue;
      if (entry.value === null) delete all[entry.key];
      else all[entry.key] = entry.value;
    }
  } finally {
    database.close();
  }
  return all;
}
