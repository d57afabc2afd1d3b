// The archive in a database: what it writes, and what it does when it is killed at any step, refused, late, or taken over
// by another tab. No browser: a database in memory. Merging is the program's (tests/app/archive_test.cc).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { all_stored_at, paths_elsewhere } from '../../web/page/js/store/elsewhere.js';
import { open_store } from '../../web/page/js/store/store.js';
import { fake_storage } from './fake_storage.mjs';

/** @typedef {import('../../web/page/js/store/store.js').Store} Store  @typedef {Record<string, string>} Values */

globalThis.IDBKeyRange = IDBKeyRange;

// Every step of a device counts, in local storage and in the database: when there are no more, nothing changes any more.
let steps_left = Infinity;
let quota = Infinity; // characters of a transaction
const step = () => {
  if (steps_left-- <= 0) throw new Error('killed');
};
const real = { put: IDBObjectStore.prototype.put, delete: IDBObjectStore.prototype.delete };
let written = 0;
IDBObjectStore.prototype.put = function (/** @type {unknown} */ value, /** @type {any} */ key) {
  step();
  written += String(value).length;
  if (written > quota) throw new DOMException('full', 'QuotaExceededError');
  return real.put.call(this, value, key);
};
IDBObjectStore.prototype.delete = function (/** @type {any} */ range) {
  step();
  return real.delete.call(this, range);
};

/** A browser: what it has stored outlives its pages. */
function device() {
  const storage = fake_storage();
  const counted = {
    ...storage,
    get length() { return storage.length; },
    setItem(/** @type {string} */ name, /** @type {string} */ text) {
      step();
      storage.setItem(name, text);
    },
    removeItem(/** @type {string} */ name) {
      step();
      storage.removeItem(name);
    },
  };
  return { storage, factory: new IDBFactory(), find_storage: () => /** @type {Storage} */ (/** @type {unknown} */ (counted)) };
}
/** @typedef {ReturnType<typeof device>} Device */

const HANGS = { open: () => ({}) };

let tabs = 0;
// A database that never answers is given up soon; one that does must not be, on a busy machine.
const page = (/** @type {Device} */ at, /** @type {any} */ factory = at.factory) =>
  open_store(at.find_storage, '/', { find: () => (typeof factory === 'function' ? factory() : factory), patience: factory === HANGS ? 20 : 30000 });
// As the page starts.
async function visit(/** @type {Device} */ at, /** @type {any} */ factory = at.factory, lost = () => {}) {
  const store = page(at, factory);
  store.begin();
  store.claim(`tab${++tabs}`, lost);
  await store.ready(true);
  return store;
}
const pause = () => new Promise((done) => setTimeout(done));
async function settled(/** @type {Store} */ store) {
  for (let i = 0; i < 20; i++) await pause();
  assert.ok(store.settled() || store.state() === 'full' || steps_left < 0);
}
// What the program does with values that lie apart, where no name is taken.
function merge(/** @type {Store} */ store) {
  for (const key of store.keys('old.')) {
    const value = store.read(key);
    if (value !== null && store.read(key.slice(4)) === null) store.write(key.slice(4), value);
    store.erase(key);
  }
}
const all = (/** @type {Store} */ store) => store.all().stored;
async function now(/** @type {Device} */ at) {
  [steps_left, quota] = [Infinity, Infinity];
  return all(await visit(at));
}
const names = (/** @type {Device} */ at, /** @type {RegExp} */ like) => [...at.storage.map.keys()].filter((name) => like.test(name));
// A device with that archive in its database.
async function with_archive(/** @type {Values} */ values) {
  [steps_left, quota, written] = [Infinity, Infinity, 0];
  const at = device();
  const store = await visit(at);
  await store.adopt();
  assert.equal(store.place(), 'database');
  for (const [key, value] of Object.entries(values)) store.write(key, value);
  await settled(store);
  return { at, store };
}

test('the archive lies in the database, everything else in local storage, and both come back', async () => {
  const values = { 'sheets.1': 'a\nb', 'replay.1': 'r', match: 'm', 'sheet.old': '{}', settings: 's' };
  const { at, store } = await with_archive(values);
  assert.deepEqual(names(at, /sheet|replay|journal/), [], 'nothing of it is in local storage');
  assert.equal(names(at, /match|settings/).length, 2);
  assert.deepEqual(all(store), values);
  const next = await visit(at);
  assert.deepEqual(all(next), values);
  assert.deepEqual(next.keys('sheets.'), ['sheets.1']);
  assert.equal(next.size('sheets.'), 3);
  assert.equal(next.lines('sheets.1'), 2);
  next.erase('sheets.1');
  next.write('replay.1', 'longer');
  await settled(next);
  assert.deepEqual(await now(at), { match: 'm', 'replay.1': 'longer', settings: 's', 'sheet.old': '{}' });
});

test('a first visit opens no database; nor does one that stored no archive', async () => {
  const at = device();
  const store = await visit(at, () => assert.fail('opened'));
  store.write('match', 'm');
  const next = await visit(at, () => assert.fail('opened'));
  assert.equal(next.place(), 'local');
  assert.equal(next.has_archive(), false);
});

test('names come first: sizes and lines are known, and a value that is not there is never nothing', async () => {
  const { at } = await with_archive({ 'sheets.1': 'a\nb\nc' });
  const store = page(at);
  store.begin();
  store.claim('tab', () => {});
  await store.ready(false);
  assert.deepEqual([store.is_whole(), store.size('sheets.'), store.lines('sheets.1')], [false, 5, 3]);
  assert.throws(() => store.read('sheets.1'), /before it was read/);
  // The next start waits for everything.
  const next = page(at);
  next.begin();
  next.claim('tab', () => {});
  await next.ready(false);
  assert.equal(next.is_whole(), true);
  const last = page(at);
  last.begin();
  last.claim('tab', () => {});
  await last.ready(false);
  assert.equal(last.is_whole(), false);
  await last.read_rest();
  assert.equal(last.read('sheets.1'), 'a\nb\nc');
});

// Calls of a program: each writes some keys; a null erases. The third is too large for the journal.
const big = 'x'.repeat(200 * 1024);
/** @type {[string, string | null][][]} */
const CALLS = [
  [['sheets.1', 'a1'], ['replay.1', 'r1']],
  [['sheets.1', 'a2'], ['sheets.2', 'b1'], ['replay.1', null]],
  [['sheets.3', big], ['sheets.1', 'a3'], ['sheets.4', big], ['sheets.2', 'b2']],
  [['sheets.2', null], ['sheets.1', 'a4']],
  [['sheets.5', 'e'], ['sheets.1', 'a5']],
];
// The archive after each write of them, in short.
function states() {
  const short = (/** @type {Map<string, string>} */ map) => JSON.stringify([...map].map(([key, value]) => [key, value.slice(0, 9), value.length]).sort());
  /** @type {Map<string, string>} */
  const map = new Map([['sheets.1', 'a0']]);
  const after = [short(map)];
  for (const call of CALLS) {
    for (const [key, value] of call) {
      value === null ? map.delete(key) : map.set(key, value);
      after.push(short(map));
    }
  }
  return { after, short: (/** @type {Values} */ values) => short(new Map(Object.entries(values).filter(([key]) => /^(sheets|replay)/.test(key)))) };
}

test('killed at any step: what was written, up to some write, and no less than was safe', async () => {
  const { after, short } = states();
  for (const waits of [true, false]) {
    let whole = 0;
    for (let steps = 0; whole < 3; steps++) {
      const { at } = await with_archive({ 'sheets.1': 'a0', match: 'm' });
      const store = await visit(at);
      await settled(store);
      steps_left = steps;
      let safe = 0;
      let made = 0;
      for (const call of CALLS) {
        for (const [key, value] of call) {
          value === null ? store.erase(key) : store.write(key, value);
          made++;
        }
        if (waits) await settled(store);
        if (waits && steps_left >= 0 && store.settled()) safe = made;
      }
      await settled(store);
      if (steps_left >= 0) whole++;
      const found = short(await now(at));
      const states_found = after.flatMap((state, i) => (state === found ? [i] : []));
      assert.ok(states_found.some((i) => i >= safe), `${steps} steps: after ${states_found} of ${made} writes, not after ${safe}: ${found}`);
      if (whole) assert.equal(found, after[after.length - 1]);
    }
  }
});

test('a journal entry that the database has already never brings an older value back', async () => {
  const { at, store } = await with_archive({ 'sheets.1': 'one' });
  store.write('sheets.1', 'two');
  const entry = names(at, /journal/)[0];
  const text = at.storage.map.get(entry) ?? '';
  store.write('sheets.1', big);
  store.write('sheets.2', big);
  await settled(store);
  assert.deepEqual(names(at, /journal/), []);
  at.storage.map.set(entry, text); // as if killed before it was removed
  assert.deepEqual(await now(at), { 'sheets.1': big, 'sheets.2': big });
});

test('the database is full: values last as long as the page, the state says so, and all follow when there is space', async () => {
  const { at, store } = await with_archive({ 'sheets.1': 'one' });
  [quota, written] = [0, 0];
  store.write('sheets.2', big);
  store.write('sheets.3', big);
  await settled(store);
  assert.equal(store.state(), 'full');
  assert.equal(store.read('sheets.3'), big);
  quota = Infinity;
  store.erase('sheets.2');
  await settled(store);
  assert.equal(store.state(), 'ok');
  assert.deepEqual(await now(at), { 'sheets.1': 'one', 'sheets.3': big });
});

test('a restore replaces everything or nothing: at every quota, killed at every step', async () => {
  const before = { 'sheets.1': 'old', 'replay.1': 'old', match: 'old' };
  const backup = { 'sheets.1': 'new', 'sheets.2': 'new', match: 'new', settings: 'new' };
  const restore = async (/** @type {Device} */ at) => {
    const store = await visit(at);
    return store.lay_aside(backup) && store.switch_over(4);
  };
  const seen = { old: 0, new: 0 };
  for (const full of [false, true]) {
    for (let most = 0; seen.new < (full ? 6 : 3); most++) {
      const { at } = await with_archive(before);
      written = 0;
      full ? (quota = most) : (steps_left = most);
      const done = await restore(at).catch(() => false);
      const alive = steps_left >= 0;
      const values = await now(at);
      assert.deepEqual(values, values.match === 'new' ? backup : before, `${full ? 'quota' : 'steps'} ${most}`);
      if (alive) assert.equal(done, values.match === 'new');
      seen[values.match === 'new' ? 'new' : 'old']++;
      // Later nothing of the other generation is left, and it can be restored again.
      const store = await visit(at);
      await store.sweep();
      const { length } = await records(at);
      assert.ok(length <= Object.keys(values).length + 1, `${length} records`);
      assert.ok(await restore(at));
      assert.deepEqual(await now(at), backup);
    }
  }
  assert.ok(seen.old > 8, JSON.stringify(seen));
});
const records = (/** @type {Device} */ at) => new Promise((done) => {
  const request = at.factory.open('tablee:/:');
  request.onsuccess = () => {
    const keys = request.result.transaction('texts').objectStore('texts').getAllKeys();
    keys.onsuccess = () => {
      request.result.close();
      done(keys.result);
    };
  };
});

test('without a database a restore takes place in local storage', async () => {
  const at = device();
  const store = await visit(at, /** @type {any} */ (null));
  store.write('sheets.1', 'old');
  assert.ok(store.lay_aside({ 'sheets.2': 'new' }));
  assert.ok(await store.switch_over(1));
  assert.deepEqual(all(await visit(at, /** @type {any} */ (null))), { 'sheets.2': 'new' });
});

test('what an older version left in local storage is merged, and nothing is lost, whenever it is killed', async () => {
  const left = { 'sheets.1': 'a', 'sheets.2': 'b', 'replay.1': 'r', 'sheet.3': '{}', 'in.0001': 'i', match: 'm' };
  let whole = 0;
  let cuts = 0;
  for (let steps = 0; whole < 2; steps++) {
    steps_left = Infinity;
    const at = device();
    const older = open_store(at.find_storage, '/');
    for (const [key, value] of Object.entries(left)) older.write(key, value);
    steps_left = steps;
    for (const visits of [1, 2]) {
      const store = await visit(at);
      if (store.place() !== 'database') continue;
      merge(store);
      await settled(store);
      if (visits === 1 && steps_left >= 0) assert.deepEqual(store.keys('old.'), []);
    }
    steps_left >= 0 ? whole++ : cuts++;
    [steps_left] = [Infinity];
    const next = await visit(at);
    for (const key of next.keys('old.')) assert.equal(next.read(key.slice(4)), null, `${steps} steps: ${key} would be merged twice`);
    merge(next);
    assert.deepEqual(all(next), left, `${steps} steps`);
    await settled(next);
    assert.deepEqual(all(next), left);
    assert.deepEqual(names(at, /sheet|replay|in\.|journal/), [], 'and it is moved');
    assert.deepEqual(await now(at), left);
  }
  assert.ok(cuts > 20, `${cuts}`);
});

test('what is older in local storage and written again after it was merged is merged again', async () => {
  const { at } = await with_archive({ 'sheets.1': 'one' });
  const older = () => open_store(at.find_storage, '/');
  older().write('sheets.2', 'two');
  const store = await visit(at);
  assert.deepEqual(store.keys('old.'), ['old.sheets.2']);
  assert.equal(store.read('old.sheets.2'), 'two');
  merge(store);
  assert.deepEqual(store.keys('old.'), []);
  older().write('sheets.2', 'two, by an older version');
  await settled(store);
  assert.deepEqual((await visit(at)).keys('old.'), ['old.sheets.2']);
});

/** @type {Record<string, any>} databases that are none */
const BROKEN = {
  throws: () => { throw new DOMException('no', 'SecurityError'); },
  'is null': null,
  'is missing': undefined,
  hangs: HANGS,
  'opens by throwing': { open: () => { throw new DOMException('no', 'InvalidStateError'); } },
  fails: { open: () => {
    /** @type {any} */
    const request = { error: new DOMException('no', 'UnknownError') };
    setTimeout(() => request.onerror());
    return request;
  } },
};
for (const [how, factory] of Object.entries(BROKEN)) {
  test(`a database that ${how}: the page starts, and what is written apart joins the archive later`, async () => {
    const broken = factory === undefined ? () => undefined : factory;
    const { at } = await with_archive({ 'sheets.1': 'one', match: 'm' });
    const apart = await visit(at, broken);
    assert.equal(apart.place(), 'apart');
    assert.deepEqual(all(apart), { match: 'm' });
    assert.equal(apart.write('sheets.2', 'two'), true);
    assert.deepEqual(all(await visit(at, broken)), { match: 'm', 'sheets.2': 'two' });
    const next = await visit(at);
    assert.equal(next.place(), 'database');
    merge(next);
    await settled(next);
    assert.deepEqual(await now(at), { match: 'm', 'sheets.1': 'one', 'sheets.2': 'two' });
    // And where there has never been one, everything is as it was.
    const other = device();
    const plain = await visit(other, broken);
    await plain.adopt();
    plain.write('sheets.1', 'one');
    const again = await visit(other, broken);
    assert.equal(again.place(), 'local');
    assert.equal(again.state(), 'ok');
    assert.deepEqual(all(again), { 'sheets.1': 'one' });
  });
}

test('of two tabs the later one has everything that the first wrote while it was loading, and then writes alone', async () => {
  const { at, store: first } = await with_archive({ 'sheets.1': 'one' });
  const second = page(at);
  second.begin();
  for (let i = 0; i < 9; i++) await pause(); // it has read the database
  first.write('sheets.2', 'two');
  await settled(first);
  first.write('sheets.1', 'one, later'); // in the journal only
  second.claim('second', () => {});
  await second.ready(true);
  assert.deepEqual(all(second), { 'sheets.1': 'one, later', 'sheets.2': 'two' });
  first.write('sheets.3', 'too late');
  await pause();
  await settled(second);
  assert.deepEqual(await now(at), { 'sheets.1': 'one, later', 'sheets.2': 'two' });
});

test('local storage was cleared, the database not: what it holds comes back', async () => {
  const { at } = await with_archive({ 'sheets.1': 'one' });
  const store = await visit(at);
  assert.ok(store.lay_aside({ 'sheets.1': 'restored', match: 'm' }) && await store.switch_over(2));
  await (await visit(at)).sweep();
  at.storage.map.clear();
  const first = await visit(at);
  await first.adopt();
  first.write('sheets.2', 'two');
  assert.deepEqual(all(first), { 'sheets.2': 'two' });
  const next = await visit(at);
  merge(next);
  await settled(next);
  assert.deepEqual(await now(at), { 'sheets.1': 'restored', 'sheets.2': 'two' });
});

test('the user clears everything during a visit: what is written later comes back', async () => {
  const { at } = await with_archive({ 'sheets.1': 'one' });
  const store = await visit(at);
  assert.ok(store.lay_aside({ 'sheets.1': 'restored' }) && await store.switch_over(1));
  const next = await visit(at);
  at.storage.map.clear();
  await new Promise((done) => { at.factory.deleteDatabase('tablee:/:').onsuccess = done; });
  next.write('sheets.2', 'two');
  await settled(next);
  await (await visit(at)).sweep();
  assert.deepEqual(await now(at), { 'sheets.2': 'two' });
});

test('another path of the host is read with its archive', async () => {
  const { at, store } = await with_archive({ 'sheets.1': 'one', match: 'm' });
  store.write('sheets.1', 'one, in the journal only');
  const where = { find: () => at.factory, patience: 30000 };
  assert.deepEqual(paths_elsewhere(at.find_storage, '/new/'), ['/']);
  assert.deepEqual(await all_stored_at(at.find_storage, '/', where), { match: 'm', 'sheets.1': 'one, in the journal only' });
  assert.deepEqual(paths_elsewhere(at.find_storage, '/'), []);
});
