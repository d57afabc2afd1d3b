// Backups as texts: any text is answered at once, and what is no backup is said to be none without parsing it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { backup_in, backup_of, only_what_may_be } from '../../web/page/js/extra/backup_text.js';

const STORED = { match: 'a "quoted" \\ Zoë\n', 'sheets.1': '\\\\"', settings: '' };
const DATE = '2026-11-27';
const good = backup_of(STORED, DATE);
const problem = (/** @type {string} */ text) => backup_in(text).problem;

test('what is written is read again, with its progress', () => {
  /** @type {number[]} */
  const shares = [];
  assert.deepEqual(backup_in(good, (share) => shares.push(share)), { backup: { stored: STORED, date: DATE } });
  assert.deepEqual(shares, [...shares].sort());
  assert.ok(shares[0] > 0 && shares.length > 10);
  assert.deepEqual(backup_in(JSON.stringify(JSON.parse(good))), backup_in(good));
});

test('a text that is cut anywhere, changed or foreign is no backup', () => {
  for (let length = 0; length < good.length; length++) assert.match(problem(good.slice(0, length)) ?? '', /^(strange|newer)$/, good.slice(0, length));
  assert.equal(problem(good.replace('Zoë', 'Zoé')), 'damaged');
  assert.equal(problem(good.replace('"match"', '"match "')), 'damaged');
  assert.equal(problem(backup_of({ page: '1' }, DATE)), 'foreign');
  assert.equal(problem(backup_of({ match: 'x'.repeat(1_000_001) }, DATE)), 'foreign');
  assert.deepEqual(only_what_may_be({ page: '1', 'in.0': '', match: 'x' }), { match: 'x' });
  assert.equal(problem(good.replace('"version": 1', '"version": 2')), 'newer');
  assert.equal(problem(good.replace('"version": 1', '"version": 2').replace('"stored": {', '"stored": [{').replace(/\}\s*\}$/, '}]}')), 'newer');
});

test('the hardest shapes of half the largest size are no backups, within seconds and without gigabytes', () => {
  const SIZE = 40e6;
  const before = process.cpuUsage();
  const most = process.memoryUsage().heapUsed + 800e6;
  for (const piece of ['[', '{"a":', ' ', '"', '\\', '0,', '{},', '"",', '"\\"",', '"a":"",', '"a":{},']) {
    for (const begin of ['', good.slice(0, good.indexOf('{', 1) + 1)]) {
      assert.ok(problem(begin + piece.repeat(SIZE / piece.length)), `${begin.length} ${piece}`);
    }
  }
  assert.ok(process.memoryUsage().heapUsed < most);
  const { user } = process.cpuUsage(before);
  assert.ok(user < 20e6, `${user / 1e6} s`);
});
