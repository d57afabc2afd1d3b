// The arena: its figures are reproducible, resumed or not, in this process or another; and no contestant can end a run.
// can end a run.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { lines, program, root, scratch, tablee } from './lib.mjs';

const unruly = path.join(root, 'tests/tools/unruly_bot.mjs');
const quoted = (/** @type {string} */ word) => `'${word.replaceAll("'", "'\\''")}'`;

/** One run as JSON, without its times. */
function arena(/** @type {string} */ contestants, /** @type {string[]} */ ...args) {
  const { code, out, err } = tablee(['arena', '--contestants', contestants, '--json', '--iterations', '1', ...args]);
  assert.equal(code, 0, err);
  const result = JSON.parse(out);
  for (const one of result.contestants) delete one.ms_per_decision;
  return { ...result, err };
}

test('a seed gives the same figures, on two threads too', () => {
  const once = arena('heuristic,greedy', '--deals', '60', '--seed', '5');
  assert.deepEqual(arena('heuristic,greedy', '--deals', '60', '--seed', '5'), once);
  assert.deepEqual(arena('heuristic,greedy', '--deals', '60', '--seed', '5', '--threads', '2'), once);
  assert.notDeepEqual(arena('heuristic,greedy', '--deals', '60', '--seed', '6').contestants, once.contestants);
});

test('equal bots are level, and the better one is ahead', () => {
  const same = arena('a=greedy,b=greedy', '--deals', '50').contestants;
  assert.equal(same[1].difference, 0);
  assert.equal(same[0].points, same[1].points);
  const [best, worst] = arena('heuristic,random', '--deals', '300').contestants;
  assert.ok(worst.difference < -8 && worst.difference > -11, `${worst.difference}`);
  assert.ok(worst.difference_se > 0 && worst.difference_se < 1);
  assert.ok(best.wins > 0.5);
});

test('every seat is counted once', () => {
  /** @type {[string, number, ...string[]][]} */
  const tables = [
    ['greedy,random', 4], ['greedy,random', 5, '--alternate'], ['greedy,random,heuristic', 4],
    ['greedy', 3], ['greedy,random,heuristic', 2], ['greedy,heuristic', 3, '--matches', '--options', 'target=20'],
  ];
  for (const [contestants, players, ...args] of tables) {
    const result = arena(contestants, '--players', `${players}`, '--deals', '6', ...args);
    const expected = contestants.includes(',') && !args.includes('--alternate') && contestants.split(',').length === 2
      ? players : contestants.split(',').length;
    assert.equal(result.tables, expected);
    for (const one of result.contestants) assert.ok(one.decisions > 0);
  }
  const wins = arena('greedy,random', '--deals', '40', '--alternate').contestants.map((/** @type {{wins: number}} */ one) => one.wins);
  assert.ok(Math.abs(2 * wins[0] + 2 * wins[1] - 1) < 1e-4);
});

test('wins and Elo follow places, as the game decides between equal totals', (t) => {
  // Whist (a sample game) decides by the last round; our own games do not decide.
  const whist = tablee(['arena', '--game', 'whist', '--contestants', 'random', '--deals', '1']).code === 0;
  const file = path.join(scratch(t), 'places.jsonl');
  const [game, best] = whist ? ['whist', Math.max] : ['nimmt', Math.min];
  const result = arena('a=random,b=random', '--game', game, '--players', '3', '--deals', '40', '--matches', '--resume', file);
  const all = readFileSync(file, 'utf8').trim().split('\n').slice(1).map((line) => JSON.parse(line));
  let won = 0, parted = 0;
  for (const { points, ties } of all)
    points.forEach((/** @type {number[]} */ table, /** @type {number} */ own) => {
      const parts = (/** @type {number} */ seat) => ties?.[own][seat] ?? 0;
      const level = [0, 1, 2].filter((seat) => table[seat] === best(...table));
      const first = level.filter((seat) => parts(seat) === Math.max(...level.map(parts)));
      parted += level.length - first.length;
      if (first.includes(own)) won += 1 / first.length;
    });
  assert.equal(all.length, 40);
  assert.ok(Math.abs(result.contestants[0].wins - won / 120) < 1e-4, `${result.contestants[0].wins} ${won / 120}`);
  assert.equal(parted > 0, whist);
});

test('Elo: one scale from the order in which contestants finish', () => {
  const [none, low, high] = arena('a=random,b=random,heuristic', '--deals', '60', '--elo').contestants;
  assert.equal(none.elo, 0);
  assert.equal(none.elo_se, 0);
  assert.ok(Math.abs(low.elo) < 4 * low.elo_se, `two alike: ${low.elo} ± ${low.elo_se}`);
  assert.ok(high.elo > 100 && high.elo < 400, `${high.elo}`);
  assert.ok(Math.abs(high.above - (high.elo - low.elo)) < 0.01);
  // Ten to one is 400 points: at a table of two, the winner's share follows from the gap.
  const [a, b] = arena('random,greedy', '--deals', '200', '--players', '2', '--elo').contestants;
  assert.ok(Math.abs(b.wins - 1 / (1 + 10 ** (-b.elo / 400))) < 0.01, `${b.wins} ${b.elo}`);
  assert.equal(a.elo, 0);
});

test('a sequential test stops at the same deal however it is run, and says why', (t) => {
  const file = path.join(scratch(t), 'until.jsonl');
  const once = arena('heuristic,greedy', '--until', '-1.5,0');
  assert.deepEqual(once.until, { low: -1.5, high: 0, alpha: 0.05, beta: 0.05, verdict: 'low' });
  assert.ok(once.deals >= 30 && once.deals < 200, `${once.deals}`);
  assert.deepEqual(arena('heuristic,greedy', '--until', '-1.5,0', '--threads', '2'), once);
  // Its figures are those of the deals that it used, though more have been played.
  arena('heuristic,greedy', '--deals', '200', '--resume', file);
  assert.deepEqual(arena('heuristic,greedy', '--until', '-1.5,0', '--resume', file), once);
  const { until, ...same } = once;
  assert.deepEqual(arena('heuristic,greedy', '--deals', `${once.deals}`), same);
  assert.equal(arena('greedy,heuristic', '--until', '-1.5,0').until.verdict, 'high');
  const open = arena('heuristic,greedy', '--until', '-1.5,0', '--deals', '29');
  assert.equal(open.until.verdict, 'open');
  assert.equal(open.deals, 29);
  // A smaller error takes more deals.
  assert.ok(arena('heuristic,greedy', '--until', '-1.5,0', '--alpha', '1', '--beta', '1').deals > once.deals);
  for (const [contestants, bounds] of [['heuristic,greedy', '0,-1'], ['heuristic,greedy', '1,1'], ['heuristic,greedy', '-1'],
    ['heuristic,greedy', 'nan,1'], ['heuristic,greedy,random', '-1,0']]) {
    const refused = tablee(['arena', '--contestants', contestants, '--until', bounds]);
    assert.equal(refused.code, 2, bounds);
    assert.match(refused.err, /--until/);
  }
});

test('luck is removed in games with chance during play, and the gain in precision is reported', (t) => {
  const run = ['--game', 'nothanks', '--players', '3', '--deals', '150'];
  const file = path.join(scratch(t), 'luck.jsonl');
  const whole = arena('thr4,heuristic', ...run, '--resume', file);
  const [, b] = whole.contestants;
  assert.ok(b.variance_ratio > 1.1, `${b.variance_ratio}`);
  assert.ok(Math.abs(b.variance_ratio - (b.difference_se / b.steady_se) ** 2) < 0.01);
  assert.ok(Math.abs(b.steady - b.difference) < 3 * b.difference_se);
  assert.deepEqual(arena('thr4,heuristic', ...run, '--resume', file), whole);
  // Results from before the adjustment existed stay as they are.
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"luck":\[\[.*?\]\],/g, ''));
  const [, old] = arena('thr4,heuristic', ...run, '--resume', file).contestants;
  assert.equal(old.steady, old.difference);
  assert.equal(old.variance_ratio, 1);
  assert.equal(old.difference, b.difference);
  assert.equal(arena('heuristic,greedy', '--deals', '10').contestants[1].steady, undefined);
});

test('the gain from duplicate deals is computed from how their tables differ', (t) => {
  const file = path.join(scratch(t), 'dup.jsonl');
  const [, b] = arena('heuristic,greedy', '--deals', '300', '--players', '2', '--resume', file).contestants;
  const tables = lines(readFileSync(file, 'utf8')).slice(1).map((line) => JSON.parse(line).points)
    .map(([[a, c], [d, e]]) => [a - c, e - d]);
  const variance = (/** @type {number[]} */ of) => {
    const mean = of.reduce((x, y) => x + y, 0) / of.length;
    return of.reduce((x, y) => x + (y - mean) ** 2, 0) / (of.length - 1);
  };
  const expected = variance(tables.flat()) / 2 / variance(tables.map(([x, y]) => (x + y) / 2));
  assert.ok(Math.abs(b.duplicate_ratio - expected) < 0.01, `${b.duplicate_ratio} ${expected}`);
  assert.ok(expected > 1.1);
});

test('every game and variant can meet', () => {
  arena('greedy,random', '--options', 'tactic,logic,profi', '--players', '3', '--deals', '3');
  arena('greedy,random', '--options', 'special', '--deals', '3', '--matches');
  arena('random', '--game', 'nothanks', '--deals', '3');
});

test('a resumed run gives what an uninterrupted one does', (t) => {
  const file = path.join(scratch(t), 'run.jsonl');
  const whole = arena('heuristic,greedy', '--deals', '40');
  arena('heuristic,greedy', '--deals', '15', '--resume', file);
  // The file as an interrupted write leaves it.
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, -20));
  assert.deepEqual(arena('heuristic,greedy', '--deals', '40', '--resume', file, '--threads', '2'), whole);
  const filled = readFileSync(file, 'utf8');
  assert.deepEqual(arena('heuristic,greedy', '--deals', '40', '--resume', file), whole);
  assert.equal(readFileSync(file, 'utf8'), filled);
  appendFileSync(file, 'nonsense\n{"deal":3}\n{"deal":-1,"points":[[1e99]]}\n');
  assert.deepEqual(arena('heuristic,greedy', '--deals', '40', '--resume', file), whole);
  const deals = lines(filled).slice(1).flatMap((line) => {
    try { return [JSON.parse(line).deal]; } catch { return []; }
  });
  assert.deepEqual(deals.sort((a, b) => a - b), [...Array(40).keys()]);

  const other = tablee(['arena', '--contestants', 'heuristic,greedy', '--seed', '2', '--iterations', '1', '--resume', file]);
  assert.equal(other.code, 1);
  assert.match(other.err, /results of another run/);
});

test('a bot in another process plays as it does here', () => {
  const inside = arena('greedy,other=heuristic', '--deals', '4', '--players', '3');
  const outside = arena(`greedy,other=exec:${quoted(program)} bot heuristic`, '--deals', '4', '--players', '3');
  assert.deepEqual(outside.contestants, inside.contestants);
  const dice = arena(`other=random,greedy`, '--deals', '4', '--options', 'logic');
  assert.deepEqual(arena(`other=exec:${quoted(program)} bot random,greedy`, '--deals', '4', '--options', 'logic').contestants,
    dice.contestants);
});

test('the example bot plays', () => {
  const { contestants, err } = arena(`greedy,low=exec:node ${quoted(path.join(root, 'engine/protocol/example_bot.mjs'))}`,
    '--deals', '2', '--players', '3', '--threads', '2');
  assert.equal(err, '');
  assert.equal(contestants[1].forfeits, 0);
});

/** @type {[string, number, RegExp][]} */
const misbehaviour = [
  ['crash', 4, /seat \d: the program has ended/],
  ['illegal', 2, /illegal move.*"105"/],
  ['garbage', 2, /unreadable answer.*\(thinking/],
  ['late', 0, /^$/],
  ['silent', 22, /did not say hello/],
  ['version', 22, /did not say hello/],
  ['hang', 4, /no answer in time/],
];
for (const [kind, forfeits, warning] of misbehaviour) {
  test(`a contestant with fault ${kind} forfeits only its own decisions`, () => {
    // Two tables of one deal: a process each, some 11 decisions.
    const { contestants, err } = arena(`greedy,bad=exec:exec node ${quoted(unruly)} ${kind}`, '--deals', '1', '--players', '2');
    const warned = lines(err).filter((line) => /default move is played( \(.*\))?\.$/.test(line));
    assert.match(err, warning);
    assert.ok(!err.includes('\u001b'));
    if (forfeits >= 20) assert.equal(contestants[1].forfeits, contestants[1].decisions);
    else assert.equal(contestants[1].forfeits, forfeits, err);
    if (forfeits < 20) assert.equal(warned.length, forfeits, err);
    else assert.equal(lines(err).filter((line) => /to the end/.test(line)).length, 2, err);
    assert.ok(contestants[1].decisions >= 20);
  });
}

test('a contestant’s error output is read up to a limit', () => {
  // Two processes, 2 MB a decision each.
  const { contestants, err } = arena(`greedy,loud=exec:exec node ${quoted(unruly)} loud`, '--deals', '1', '--players', '2');
  assert.equal(contestants[1].forfeits, 0);
  assert.ok(err.length > 60_000 && err.length < 2 * 70_000, `${err.length} characters`);
  assert.match(err, /more of its standard error is not shown/);
});

/** The processes of that group which run. */
function running(/** @type {string} */ group) {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid)).filter((pid) => {
    try {
      // After the name in brackets: state, parent, group.
      const [state, , own] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ');
      return own === group && state !== 'Z';
    } catch {
      return false; // it has ended
    }
  });
}

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
  test(`a run that ${signal} ends leaves no program behind`, { skip: !existsSync('/proc/self/stat') }, async (t) => {
    const file = path.join(scratch(t), 'group');
    // The program is a child of its shell.
    const command = `echo $$ > ${quoted(file)}.new; mv ${quoted(file)}.new ${quoted(file)}; sleep 600; true`;
    const begun = new Promise((done) => {
      const watcher = watch(path.dirname(file), () => existsSync(file) && (watcher.close(), done(undefined)));
    });
    const run = spawn(program, ['arena', '--contestants', `greedy,bad=exec:${command}`, '--deals', '1'], { stdio: 'ignore' });
    const ended = new Promise((done) => run.once('exit', (_, by) => done(by)));
    await begun;
    const group = readFileSync(file, 'utf8').trim();
    assert.ok(running(group).length > 0);
    run.kill(signal);
    assert.equal(await ended, signal);
    // A process that was killed runs on until the system has noticed.
    for (const end = Date.now() + 20000; running(group).length > 0 && Date.now() < end;) await new Promise((done) => setTimeout(done, 10));
    assert.deepEqual(running(group), []);
  });
}
