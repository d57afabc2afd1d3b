// The command line reports what is wrong with its arguments in one sentence, and prints help when asked.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';
import { lines, program, tablee } from './lib.mjs';

const commands = ['play', 'replay', 'arena', 'bot', 'perft', 'bench', 'new-game'];

test('help', () => {
  for (const args of [[], ['--help'], ['help']]) {
    const { code, out, err } = tablee(args);
    assert.equal(code, 0);
    assert.equal(err, '');
    for (const command of commands) assert.match(out, new RegExp(`tablee ${command}`));
  }
  for (const command of commands) {
    const { code, out } = tablee([command, '--help']);
    assert.equal(code, 0);
    assert.match(out, new RegExp(`^tablee ${command}`));
  }
});

test('a language by the option or the environment', () => {
  const say = (/** @type {string[]} */ args, /** @type {NodeJS.ProcessEnv} */ env) => spawnSync(program, args, { encoding: 'utf8', env }).stdout.split('\n')[0];
  assert.match(say([], { LANG: 'de_CH.UTF-8' }), /Spiele/);
  assert.match(say([], { LANG: 'en_GB.UTF-8' }), /games/);
  assert.match(say([], {}), /jeux/);
  assert.match(say(['--lang', 'de'], { LANG: 'en' }), /Spiele/);
  assert.match(say(['--help', '--lang=en'], {}), /games/);
});

test('what is wrong, in one sentence and exit code 2', () => {
  /** @type {[string[], RegExp][]} */
  const wrong = [
    [['dance'], /no command “dance”/],
    [['arena'], /--contestants is missing/],
    [['arena', '--contestants', 'greedy,nobody'], /No bot is called “nobody”/],
    [['arena', '--contestants', 'greedy,exec:'], /exec: needs a command/],
    [['arena', '--contestants', 'greedy', '--deals', 'many'], /--deals goes from 1 to/],
    [['arena', '--contestants', 'greedy', '--deals', '0'], /--deals goes from 1 to/],
    [['arena', '--contestants', 'greedy', '--deals'], /--deals needs a value/],
    [['arena', '--contestants', 'greedy', '--json=1'], /--json takes no value/],
    [['arena', '--contestants', 'greedy', '--seed', '-1'], /--seed needs a whole number/],
    [['arena', '--contestants', 'greedy', '--players', '11'], /--players goes from 2 to 10/],
    [['arena', '--contestants', 'greedy', '--options', 'colour=3'], /no option “colour”/],
    [['arena', '--contestants', 'greedy', '--options', 'target=0'], /needs an end/],
    [['arena', '--contestants', 'greedy', '--options', 'target=x'], /“target=x” can’t be read/],
    [['arena', '--contestants', 'greedy', '--game', 'chess'], /“chess” is not known/],
    [['arena', 'greedy'], /one word too many/],
    [['arena', '--quick'], /no option --quick/],
    [['bench', '--ms', '1', '--ms', '2'], /given twice/],
    [['bench', '--players', '2,x'], /“x” can’t be read/],
    [['perft', '--deal', 'first 0 cards 1 2 3'], /not complete|deal/i],
    [['play', '--seats', 'Anne'], /for 2 to 10 players/],
    [['play', '--seats', 'Anne,,Luc'], /is not a seat/],
    [['play', '--seats', 'Anne,bot:nobody'], /No bot is called/],
    [['play', '--seats', 'Anne,Luc', '--options', 'players=3'], /number of seats/],
    [['replay'], /file is missing/],
    [['bot', 'nobody'], /No bot is called/],
  ];
  for (const [args, message] of wrong) {
    const { code, out, err } = tablee(args);
    const what = args.join(' ');
    assert.equal(code, 2, what);
    assert.equal(out, '', what);
    assert.equal(lines(err).length, 1, what);
    assert.match(err, message, what);
  }
  assert.match(spawnSync(program, ['play', '--lang', 'xx'], { encoding: 'utf8' }).stderr, /xx/);
});

test('perft counts choices seat by seat', () => {
  const counts = (/** @type {string[]} */ ...args) => lines(tablee(['perft', ...args]).out);
  assert.deepEqual(counts('--players', '3', '--depth', '3'), ['1 10', '2 100', '3 1000']);
  assert.deepEqual(counts('--options', 'logic', '--depth', '2', '--json'),
    ['{"depth":1,"count":104}', '{"depth":2,"count":10712}']);
  assert.deepEqual(counts('--players', '4', '--options', 'tactic,logic', '--depth', '2'), ['1 44', '2 1892']);
});

test('the signature is the same twice', () => {
  const { code, out } = tablee(['bench', '--signature']);
  assert.equal(code, 0);
  assert.match(out, /^[0-9a-f]{16} games=\d+ deals=\d+ moves=\d+ decisions=\d+\n$/);
  assert.equal(tablee(['bench', '--signature']).out, out);
});

test('bench gives a figure a line', () => {
  const { code, out } = tablee(['bench', '--game', 'nimmt', '--players', '4', '--ms', '5', '--repetitions', '3', '--json']);
  assert.equal(code, 0);
  for (const line of lines(out)) assert.ok(JSON.parse(line).per_second > 0);
});

test('a sentence quotes forty letters of an argument', () => {
  const giant = 'é'.repeat(50_000);
  for (const args of [[giant], [`--${giant}`], ['play', giant], ['play', `--${giant}`], ['play', '--game', giant], ['play', '--options', `${giant}=1`],
    ['play', '--seats', giant], ['play', '--seed', giant], ['bot', giant], ['arena', '--contestants', giant], ['arena', '--contestants', 'greedy,random', '--until', giant],
    ['arena', '--contestants', 'greedy', '--deals', giant], ['bench', giant], ['--lang', giant]]) {
    const { code, err } = tablee(args);
    assert.notEqual(code, 0, args.join(' ').slice(0, 60));
    assert.ok(err.length < 400, `${args.join(' ').slice(0, 60)}: ${err.length} characters`);
  }
});
