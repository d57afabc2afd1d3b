// What bots lose in endgames that can be solved: the figures are reproducible, the random bot loses much, the master
// nothing.
import assert from 'node:assert/strict';
import test from 'node:test';
import { lines, tablee } from './lib.mjs';

function endgames(/** @type {string[]} */ ...args) {
  const { code, out, err } = tablee(['endgames', ...args]);
  assert.equal(code, 0, err);
  return lines(out).map((line) => {
    const [, bot, tricks, lost, known] = /^(\w+), (\d) turns left: ([\d.]+) ± .*; ([\d.]+) ± /.exec(line) ?? [];
    return { bot, tricks: +tricks, lost: +lost, known: +known };
  });
}

test('losses are listed by turns left, and are reproducible', () => {
  const args = ['--bots', 'random,master', '--deals', '40', '--tricks', '3', '--iterations', '200'];
  const all = endgames(...args);
  assert.deepEqual(endgames(...args), all);
  assert.deepEqual(all.map(({ bot, tricks }) => [bot, tricks]), [['random', 3], ['random', 2], ['master', 3], ['master', 2]]);
  for (const { lost, known } of all) assert.ok(lost >= 0 && known >= lost, `${lost} ${known}`);
  assert.ok(all[0].lost > 0.3, `${all[0].lost}`);
  assert.deepEqual(all.slice(2).map(({ lost }) => lost), [0, 0], 'the master solves them');
});

test('invalid arguments are reported', () => {
  /** @type {[string[], RegExp][]} */
  const wrong = [[['--bots', 'nobody'], /nobody/], [['--tricks', '7'], /--tricks/], [['--deals', '1'], /--deals/]];
  for (const [args, message] of wrong) {
    const { code, err } = tablee(['endgames', ...args]);
    assert.equal(code, 2);
    assert.match(err, message);
  }
});
