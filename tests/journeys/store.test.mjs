// The one door to storage: what it writes, and what it does when a write is cut short, refused, or read back damaged.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './lib.mjs';

const source = readFileSync(path.join(root, 'web/page/js/store.js'), 'utf8');
const open_store = new Function(`${source}; return open_store;`)();

// A Storage whose room and writes can be limited.
function storage({ room = Infinity, writes = Infinity } = {}) {
  const map = new Map();
  return {
    map,
    writes,
    get length() { return map.size; },
    key: (i) => [...map.keys()][i] ?? null,
    getItem: (name) => map.get(name) ?? null,
    setItem(name, text) {
      if (this.writes-- <= 0) throw new Error('killed');
      const others = [...map].reduce((sum, [k, v]) => (k === name ? sum : sum + k.length + v.length), 0);
      if (others + name.length + text.length > room) throw new Error('quota');
      map.set(name, text);
    },
    removeItem(name) {
      if (this.writes-- <= 0) throw new Error('killed');
      map.delete(name);
    },
  };
}
const open = (s, at = '/games/') => open_store(() => s, at);

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

test('a damaged value falls back to the one before it, and is not lost', () => {
  const s = storage();
  for (const value of ['one', 'two', 'three']) open(s).write('match', value);
  const newest = [...s.map].find(([, text]) => text.endsWith('three'))[0];
  for (const damage of ['', '1.', '1.9.abc.three', s.map.get(newest).slice(0, -1), '2.3.x.from another version']) {
    s.map.set(newest, damage);
    assert.deepEqual(open(s).all(), { stored: { match: 'two' }, damaged: ['match'] }, damage);
  }
  open(s).write('match', 'four');
  assert.equal(s.map.get('tablee:/games/:match~lost'), '2.3.x.from another version');
  assert.deepEqual(open(s).all(), { stored: { match: 'four' }, damaged: [] });
});

test('killed between any two writes: the new value or the one before', () => {
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

test('no room: kept in memory and said so; an erase makes room again', () => {
  const s = storage({ room: 400 });
  const store = open(s);
  store.write('old', 'x'.repeat(150));
  store.write('match', 'y'.repeat(250));
  assert.equal(store.state(), 'full');
  assert.equal(store.read('match').length, 250);
  assert.equal(open(s).read('match'), null);
  store.erase('old');
  assert.equal(store.state(), 'ok');
  assert.equal(open(s).read('match').length, 250);
});

test('no storage at all', () => {
  for (const find of [() => { throw new Error('SecurityError'); }, () => null, () => undefined]) {
    const store = open_store(find, '/');
    store.write('match', 'here');
    assert.equal(store.state(), 'memory');
    assert.deepEqual(store.all().stored, { match: 'here' });
    store.erase('match');
    assert.deepEqual(store.all().stored, {});
  }
});

test('any bytes in any slot: read or refused, never thrown', () => {
  let seed = 7;
  const random = (n) => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % n;
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
