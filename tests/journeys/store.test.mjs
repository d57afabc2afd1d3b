// The store: what it writes, and what it does when a write is interrupted, refused, or reads back damaged.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { open_store } from '../../web/page/js/store/store.js';
import { fake_storage as storage } from './fake_storage.mjs';

/** @typedef {import('./fake_storage.mjs').FakeStorage} Fake */

// the part of Storage that the store uses
const open = (/** @type {Fake} */ s, at = '/games/') => open_store(() => /** @type {any} */ (s), at);

test('values come back, under names of this page only', () => {
  const s = storage();
  s.map.set('tablee:/other/:match~0', 'theirs');
  s.map.set('unrelated', 'theirs');
  open(s).write('match', 'a.b\nc~é');
  open(s).write('match', 'second');
  open(s).write('sheet.2026', '{}');
  assert.deepEqual(open(s).all(), { stored: { match: 'second', 'sheet.2026': '{}' }, damaged: [] });
  open(s).erase('match');
  assert.deepEqual(open(s).all().stored, { 'sheet.2026': '{}' });
  assert.equal(s.map.get('tablee:/other/:match~0'), 'theirs');
  assert.equal(s.map.get('unrelated'), 'theirs');
  for (const name of s.map.keys()) assert.ok(name.startsWith('tablee:/games/:') || s.map.get(name) === 'theirs', name);
});

test('values that older versions wrote are read like by those versions', () => {
  const folder = path.join(import.meta.dirname, '../stored');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  assert.ok(files.length > 1);
  for (const file of files) {
    const { stored, local } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const s = storage();
    for (const [slot, text] of Object.entries(local)) s.map.set(slot, text);
    const store = open(s, '/');
    assert.deepEqual(store.all(), { stored, damaged: [] }, file);
    assert.deepEqual(Object.fromEntries(s.map), local, 'and stays as it was');
  }
});

test('a damaged value falls back to the one before it, and is not lost', () => {
  const s = storage();
  for (const value of ['one', 'two', 'three']) open(s).write('match', value);
  const newest = [...s.map.keys()].find((name) => s.map.get(name)?.endsWith('three')) ?? '';
  for (const damage of ['', '1.', '1.9.abc.three', s.map.get(newest)?.slice(0, -1) ?? '', '2.3.x.from another version']) {
    s.map.set(newest, damage);
    assert.deepEqual(open(s).all(), { stored: { match: 'two' }, damaged: ['match'] }, damage);
  }
  open(s).write('match', 'four');
  assert.equal(s.map.get('tablee:/games/:match~lost'), '2.3.x.from another version');
  assert.deepEqual(open(s).all(), { stored: { match: 'four' }, damaged: [] });
});

test('interrupted between any two writes: the new value or the one before', () => {
  for (let writes = 0; writes < 6; writes++) {
    const s = storage();
    open(s).write('match', 'before');
    s.writes = writes;
    const store = open(s);
    store.write('match', 'after');
    store.write('match', 'later');
    s.writes = Infinity;
    assert.equal(open(s).read('match'), ['before', 'after', 'later'][Math.min(writes, 2)]);
  }
  for (let writes = 0; writes < 4; writes++) {
    const s = storage();
    open(s).write('match', 'one');
    open(s).write('match', 'two');
    s.writes = writes;
    open(s).erase('match');
    s.writes = Infinity;
    assert.equal(open(s).read('match'), writes < 2 ? 'two' : null, 'an older value never comes back');
  }
});

test('no space: values stay in memory, the state says so, and an erase makes space again', () => {
  const s = storage({ quota: 400 });
  const store = open(s);
  store.write('old', 'x'.repeat(150));
  store.write('match', 'y'.repeat(250));
  assert.equal(store.state(), 'full');
  assert.equal(store.read('match')?.length, 250);
  assert.equal(open(s).read('match'), null);
  store.erase('old');
  assert.equal(store.state(), 'ok');
  assert.equal(open(s).read('match')?.length, 250);
});

test('no storage at all', () => {
  for (const find of [() => { throw new Error('SecurityError'); }, () => null, () => undefined]) {
    const store = open_store(/** @type {() => any} */ (find), '/');
    store.write('match', 'here');
    assert.equal(store.state(), 'memory');
    assert.deepEqual(store.all().stored, { match: 'here' });
    store.erase('match');
    assert.deepEqual(store.all().stored, {});
  }
});

test('any bytes in any slot: read or refused, never thrown', () => {
  let seed = 7;
  const random = (/** @type {number} */ n) => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % n;
  for (let round = 0; round < 3000; round++) {
    const s = storage();
    for (let i = 0; i < 3; i++) {
      const key = `tablee:/games/:${['match', 'a~b', ''][random(3)]}${['~0', '~1', '', '~2'][random(4)]}`;
      s.map.set(key, Array.from({ length: random(30) }, () => '1.~az\u0000é\ud800'[random(8)]).join(''));
    }
    const store = open(s);
    store.all();
    store.write('match', 'v');
    assert.equal(open(s).read('match'), 'v');
  }
});

const everything = (/** @type {Fake} */ s) => open(s).all().stored;

test('the tab that claimed the store last writes; the other is notified and writes nothing', () => {
  const s = storage();
  /** @type {string[]} */
  const notified = [];
  const first = open(s);
  first.claim('a', () => notified.push('first'));
  first.write('match', 'of the first');
  const second = open(s);
  second.claim('b', () => notified.push('second'));
  assert.equal(first.owned(), false);
  first.write('match', 'too late');
  first.erase('match');
  assert.deepEqual(notified, ['first', 'first']);
  assert.deepEqual(everything(s), { match: 'of the first' });
  second.write('match', 'of the second');
  first.claim('a2', () => notified.push('first'));
  second.write('match', 'too late');
  assert.deepEqual(notified.slice(2), ['second']);
  assert.deepEqual(everything(s), { match: 'of the second' });
  // Cleared by the user, not taken by another tab.
  s.map.clear();
  first.write('match', 'anew');
  assert.deepEqual(everything(s), { match: 'anew' });
  assert.equal(notified.length, 3);
});

test('without space a claim has no effect, and what fits is still stored', () => {
  const s = storage({ quota: 0 });
  const store = open(s);
  store.claim('a', () => assert.fail('nobody else is there'));
  store.write('match', 'here');
  assert.equal(store.state(), 'full');
  assert.equal(store.read('match'), 'here');
});

test('a slot of a newer version is neither guessed at nor lost', () => {
  const s = storage();
  open(s).write('match', 'old');
  const [name, text] = [...s.map][0];
  const newer = text.replace(/^1\./, '2.');
  s.map.set(name, newer);
  assert.deepEqual(open(s).all(), { stored: {}, damaged: ['match'] });
  open(s).write('match', 'new');
  open(s).write('match', 'newer');
  assert.equal(s.map.get('tablee:/games/:match~lost'), newer);
  assert.deepEqual(everything(s), { match: 'newer' });
  // Properties that every object inherits are no versions.
  s.map.set(name, text.replace(/^1\./, 'constructor.'));
  assert.equal(open(s).read('match'), 'newer');
});

const BEFORE = { match: 'old', settings: 'old', 'sheet.1': 'old' };
const BACKUP = { match: 'new', settings: 'new', 'sheet.2': 'new' };
const with_before = (/** @type {Parameters<typeof storage>[0]} */ options = {}) => {
  const s = storage(options);
  const store = open(s);
  for (const [key, value] of Object.entries(BEFORE)) store.write(key, value);
  store.write('page', '{"lang":"de"}');
  s.map.set('tablee:/other/:match~0', 'theirs');
  return s;
};
const claimed = (/** @type {Fake} */ s) => {
  const store = open(s);
  store.claim('tab', () => assert.fail('nobody else is there'));
  return store;
};
// Sets a backup aside and switches to it, as the page does.
const restore = async (/** @type {Fake} */ s, /** @type {Record<string, string>} */ wanted) => {
  const store = claimed(s);
  return store.lay_aside(wanted) && store.switch_over(Object.keys(wanted).length);
};

test('a backup replaces everything or nothing, wherever it is interrupted', async () => {
  for (const times of [1, 2]) {
    let whole = 0;
    let cuts = 0;
    for (; cuts < 100; cuts++) {
      const s = with_before();
      // The second time the current generation was a backup itself.
      if (times === 2) assert.ok(await restore(s, BEFORE));
      s.writes = cuts;
      let done = false;
      try {
        done = await restore(s, BACKUP);
      } catch {
        // interrupted
      }
      const alive = s.writes >= 0;
      s.writes = Infinity;
      const now = everything(s);
      if (now.match === 'new') whole++;
      assert.deepEqual(now, now.match === 'new' ? BACKUP : BEFORE, `cut after ${cuts} writes`);
      assert.equal(s.map.get('tablee:/other/:match~0'), 'theirs');
      // The next start removes what is left over.
      const store = claimed(s);
      assert.equal(store.read('page'), '{"lang":"de"}');
      const names = [...s.map.keys()].filter((name) => /~[01]$/.test(name) && name.startsWith('tablee:/games/'));
      assert.equal(names.length, Object.keys(now).length + 1, `${cuts}: ${names}`);
      assert.deepEqual(everything(s), now);
      if (alive && done) break;
    }
    assert.ok(cuts > 8 && whole > 3, `${cuts} cuts, ${whole} of them after the backup was in`);
  }
});

test('a backup at every quota from nothing to enough: all of it, or nothing and an error', async () => {
  const big = Object.fromEntries(Array.from({ length: 40 }, (none, i) => [`sheet.long.name.of.a.key.${i}`, 'y'.repeat(i * 7)]));
  const enough = [...with_before().map].reduce((sum, [k, v]) => sum + k.length + v.length, 0);
  let done = 0;
  let refused = 0;
  for (let quota = enough; ; quota += 7) {
    const s = with_before();
    s.set_quota(quota);
    const ok = await restore(s, big);
    assert.deepEqual(everything(s), ok ? big : BEFORE, `${quota}`);
    ok ? done++ : refused++;
    if (!ok) assert.equal([...s.map.keys()].some((name) => name.includes('@')), false, 'nothing lies about');
    if (done > 3) break;
  }
  assert.ok(refused > 500, `${refused}`);
});

test('a backup that was set aside and is gone replaces nothing', async () => {
  const s = with_before();
  const store = claimed(s);
  assert.ok(store.lay_aside(BACKUP));
  assert.deepEqual(store.aside_keys(), Object.keys(BACKUP).sort());
  assert.equal(store.read_aside('sheet.2'), 'new');
  store.drop_aside();
  assert.equal(await store.switch_over(3), false);
  assert.deepEqual(everything(s), BEFORE);
  // Moves made while the user decides are written to the current generation.
  assert.ok(store.lay_aside(BACKUP));
  store.write('match', 'played on');
  assert.deepEqual(everything(s), { ...BEFORE, match: 'played on' });
  const other = open(s);
  other.claim('other', () => {});
  assert.equal(await store.switch_over(3), false, 'another tab has the table');
});

test('a restore that an older version had begun is completed', () => {
  const s = with_before();
  open(s).write('restore', JSON.stringify(BACKUP));
  assert.deepEqual(everything(s), BEFORE);
  claimed(s);
  assert.deepEqual(everything(s), BACKUP);
});

test('cleared by the user after a restore: later values are stored', async () => {
  const s = with_before();
  const store = claimed(s);
  assert.ok(store.lay_aside(BACKUP) && await store.switch_over(3));
  s.map.clear();
  store.write('match', 'anew');
  assert.deepEqual(everything(s), { match: 'anew' });
});

test('a value written once has one slot; sizes and keys are known without reading', () => {
  const s = storage();
  const store = open(s);
  for (let i = 0; i < 5; i++) {
    store.write('sheets.1', `${'x'.repeat(100)}${i}`);
    store.write('match', `${i}`);
  }
  assert.equal([...s.map.keys()].filter((name) => name.includes('sheets.1')).length, 1);
  assert.equal([...s.map.keys()].filter((name) => name.includes('match')).length, 2);
  assert.deepEqual(store.keys('sh'), ['sheets.1']);
  assert.deepEqual(store.keys(), ['match', 'sheets.1']);
  assert.ok(store.size('sheets.') > 100 && store.size('sheets.') < 130);
  assert.equal(store.size('none'), 0);
  assert.equal(store.lines('sheets.1'), 1);
  for (const value of ['a\nb\nc', 'a\nb']) store.write('sheets.2', value);
  assert.equal([...s.map.keys()].filter((name) => name.includes('sheets.2')).length, 2);
  assert.equal(store.lines('sheets.2'), 2);
  store.write('sheets.2', '\n');
  assert.equal(store.lines('sheets.2'), 2);
  store.erase('sheets.2');
  assert.equal(store.lines('sheets.2'), 0);
  assert.equal(store.lines('none'), 0);
});

test('damage is reported when it is read: some, or all', () => {
  const s = storage();
  open(s).write('match', 'one');
  open(s).write('sheets.1', 'two');
  s.map.set('tablee:/games/:match~0', 'strange');
  const store = open(s);
  assert.equal(store.damaged(), '');
  assert.equal(store.read('sheets.1'), 'two');
  assert.equal(store.damaged(), '');
  assert.equal(store.read('match'), null);
  assert.equal(store.damaged(), 'some');
  s.map.set('tablee:/games/:sheets.1~0', 'strange');
  assert.equal(store.damaged(), 'all');
});

test('random use: interrupted at any write, damaged in any slot, the value is one that was written', () => {
  let seed = 11;
  const random = (/** @type {number} */ n) => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % n;
  let cut = 0;
  for (let life = 0; life < 2000; life++) {
    const s = storage();
    let sure = null; // the last value that was stored safely
    let tried = null;
    for (let step = 1; step < 12; step++) {
      s.writes = random(5);
      open(s).write('match', `${life}.${step}`);
      if (s.writes >= 0) sure = `${life}.${step}`;
      else cut++;
      tried = `${life}.${step}`;
      s.writes = Infinity;
      const now = open(s).read('match');
      assert.ok(now === sure || now === tried, `${now}, not ${sure} or ${tried}`);
      sure = now;
    }
    // One damaged slot: the other one is current, or there was only one.
    const names = [...s.map.keys()].filter((name) => /~[01]$/.test(name));
    const hit = names[random(names.length)];
    const text = s.map.get(hit) ?? '';
    const at = random(text.length);
    s.map.set(hit, `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`);
    const { stored, damaged } = open(s).all();
    assert.deepEqual(damaged, ['match']);
    if (names.length === 2) assert.match(stored.match, new RegExp(`^${life}\\.`));
  }
  assert.ok(cut > 1000, `${cut}`);
});
