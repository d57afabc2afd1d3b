// A table in the terminal, its records, and what replay prints of them.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { lines, scratch, tablee } from './lib.mjs';

const FNV = 0x100000001b3n;
function hash(/** @type {string} */ text) {
  let value = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) value = BigInt.asUintN(64, (value ^ BigInt(byte)) * FNV);
  return value.toString(16).padStart(16, '0');
}

const heads = (/** @type {number} */ c) => (c === 55 ? 7 : c % 11 === 0 ? 5 : c % 10 === 0 ? 3 : c % 5 === 0 ? 2 : 1);
const sum = (/** @type {number[]} */ list) => list.reduce((a, b) => a + b, 0);

/** A match of bots, with little search unless asked for, as {file, record}. */
function recorded(/** @type {string} */ folder, /** @type {string[]} */ ...args) {
  const file = path.join(folder, 'match.json');
  const thinking = args.includes('--iterations') ? [] : ['--iterations', '1'];
  const { code, err } = tablee(['play', ...args, '--record', file, ...thinking]);
  assert.equal(code, 0, err);
  return { file, record: JSON.parse(readFileSync(file, 'utf8')) };
}

test('a recorded match is replayed with every event and state', (t) => {
  const { file, record } = recorded(scratch(t), '--seats', 'bot:greedy,bot:heuristic,bot:random', '--seed', '5');
  const { code, out } = tablee(['replay', file, '--json']);
  assert.equal(code, 0);
  const text = lines(out);
  const steps = text.map((line) => JSON.parse(line));
  assert.equal(steps[0].type, 'start');
  assert.deepEqual(steps.filter((s) => s.type === 'move').map((s) => `${s.seat} ${s.move}`), record.moves);
  assert.equal(steps.filter((s) => s.type === 'deal').length, record.deals.length);
  for (const [i, step] of steps.entries()) {
    if (step.type === 'end') continue;
    const state = /"state":(\{.*\}),"hash"/.exec(text[i])?.[1] ?? '';
    assert.equal(step.hash, hash(state));
    if (step.type === 'start' || step.state.phase === 'deal' || step.state.phase === 'over') continue;
    // Every card of the deal is in one place: a hand, a row, the queue, a pile or out of the round.
    const { rows, queue, piles, hands } = step.state;
    const cards = [...rows.flat(), ...queue.map((/** @type {{card: number}} */ q) => q.card), ...piles.flat(), ...hands.flat()];
    assert.equal(cards.length, 34);
    assert.equal(new Set(cards).size, 34);
    for (const row of rows) assert.deepEqual(row, [...row].sort((a, b) => a - b));
  }
  const end = steps.at(-1);
  assert.equal(end.type, 'end');
  assert.ok(end.over);
  assert.deepEqual(end.totals, [0, 1, 2].map((seat) => sum(end.rounds.map((/** @type {number[]} */ round) => round[seat]))));
  assert.ok(Math.max(...end.totals) > 66);
  assert.deepEqual(end.winners, [0, 1, 2].filter((seat) => end.totals[seat] === Math.min(...end.totals)));
  // The points of the taken cards are those in the record.
  const taken = [0, 0, 0];
  for (const step of steps)
    for (const e of step.events ?? [])
      if (e.event === 'sixth' || e.event === 'take_row') {
        assert.equal(e.heads, sum(e.cards.map(heads)));
        taken[e.seat] += e.heads;
      }
  assert.deepEqual(taken, end.totals);
});

test('a record with named cards replays to the same states', (t) => {
  const folder = scratch(t);
  const { file, record } = recorded(folder, '--seats', 'bot:greedy,bot:greedy', '--seed', '8', '--options', 'logic,rounds=2');
  const json = tablee(['replay', file, '--json']).out;
  /** @type {string[]} */
  const deals = lines(json).map((line) => JSON.parse(line)).filter((s) => s.type === 'deal').map((s) => s.deal);
  assert.ok(deals.every((deal) => /^first \d cards \d/.test(deal)));
  const text = JSON.stringify({ ...record, deals });
  assert.equal(tablee(['replay', '-', '--json'], text).out, json);
});

test('replay prints the course of the match', (t) => {
  const { file } = recorded(scratch(t), '--seats', 'bot:greedy,bot:greedy', '--seed', '8', '--options', 'rounds=1');
  const { out } = tablee(['replay', file]);
  assert.match(out, /^Round 1/);
  assert.match(out, /Winners?: greedy/);
  assert.ok(!out.includes('⟨'), out);
});

test('invalid records are refused with a position, and nothing else is printed', (t) => {
  const { record } = recorded(scratch(t), '--seats', 'bot:greedy,bot:greedy', '--seed', '8', '--options', 'rounds=1');
  /** @type {[(record: any) => unknown, RegExp][]} */
  const damages = [
    [(r) => (r.moves[7] = '0 200'), /moves\[7\]/],
    [(r) => (r.moves[7] = '9 20'), /moves\[7\]/],
    [(r) => (r.format = 99), /another version/],
    [(r) => (r.game = 'chess'), /not known/],
    [(r) => delete r.seats, /seats/],
    [(r) => (r.deals = ['first 0 cards 1 2 3']), /deals\[0\]/],
  ];
  for (const [change, message] of damages) {
    const damaged = structuredClone(record);
    change(damaged);
    const { code, out, err } = tablee(['replay', '-', '--json'], JSON.stringify(damaged));
    assert.equal(code, 1);
    assert.equal(out, '');
    assert.equal(lines(err).length, 1);
    assert.match(err, message);
  }
  assert.equal(tablee(['replay', '-'], 'nonsense').code, 1);
  assert.match(tablee(['replay', '/nowhere/at/all']).err, /can’t be read/);
});

/** Plays to the end, always the first choice offered. */
function autoplay(/** @type {string[]} */ args) {
  /** @type {string[]} */
  const answers = [];
  for (;;) {
    const shown = tablee(args, answers.map((answer) => `${answer}\n`).join(''));
    if (/Winners?:/.test(shown.out)) return shown;
    const asked = shown.out.slice(shown.out.lastIndexOf('Round 1, turn'));
    answers.push(/\[([^\]]+)\]/.exec(asked)?.[1] ?? '');
    assert.ok(answers.length < 50);
  }
}

test('one person plays a round against bots', (t) => {
  const file = path.join(scratch(t), 'mine.json');
  const args = ['play', '--seats', 'Anne,bot:greedy', '--seed', '3', '--options', 'rounds=1', '--record', file];
  const { code, out, err } = autoplay(args);
  assert.equal(code, 0, err);
  assert.match(out, /Winners?: /);
  assert.match(out, /Turn 10/);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  assert.deepEqual(record.seats, [{ name: 'Anne' }, { name: '', bot: 'greedy' }]);
  assert.equal(tablee(['replay', file]).code, 0);
});

test('commands: help, undo, an invalid move, and the end of input', () => {
  const { code, out } = tablee(['play', '--seats', 'Anne,bot', '--seed', '3'], 'help\nundo\n999\nrow 2\n  \nQUIT\n');
  assert.equal(code, 0);
  assert.match(out, /Type what is in brackets/);
  assert.match(out, /Nothing can be taken back/);
  assert.match(out, /“999” is not/);
  assert.match(out, /“row 2” is not allowed now/);
  assert.match(out, /Anne +0\n/);
  assert.equal(tablee(['play', '--seats', 'Anne,bot'], '').code, 0);
});

test('people pass the table on, and undo takes a hidden choice back', (t) => {
  const file = path.join(scratch(t), 'two.json');
  const hand = (/** @type {string} */ out, /** @type {string} */ name) =>
    [...out.slice(out.lastIndexOf(`Pass to ${name}`)).matchAll(/\[(\d+)\]/g)].map((m) => m[1]);
  const args = ['play', '--seats', 'Anne,Luc', '--seed', '4', '--record', file];
  const first = tablee(args, '\n');
  assert.match(first.out, /^Pass to Anne, then press Enter\./);
  const anne = hand(first.out, 'Anne');
  assert.equal(anne.length, 10);
  const second = tablee(args, `\n${anne[3]}\n\n`);
  const luc = hand(second.out, 'Luc');
  assert.equal(luc.length, 10);
  assert.ok(luc.every((card) => !anne.includes(card)));
  // Luc's screen does not depend on which card Anne has played.
  const to_luc = (/** @type {string} */ out) => out.slice(out.lastIndexOf('Pass to Luc'));
  for (const card of anne) assert.equal(to_luc(tablee(args, `\n${card}\n\n`).out), to_luc(second.out), card);
  // Luc takes Anne's choice back; she plays another card.
  const third = tablee(args, `\n${anne[3]}\n\nundo\n\n${anne[5]}\n\n${luc[0]}\n`);
  assert.match(third.out, /Taken back/);
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')).moves, [`0 ${anne[5]}`, `1 ${luc[0]}`]);
});

test('Non merci at the same table', () => {
  const { code, out } = tablee(['play', 'nothanks', '--seats', 'bot,bot,bot', '--seed', '1']);
  assert.equal(code, 0);
  assert.match(out, /Winners?: /);
  assert.ok(!out.includes('⟨'), out);
});

test('a record that cannot be written is reported', () => {
  const { code, err } = tablee(['play', '--seats', 'bot,bot', '--record', '/nowhere/at/all']);
  assert.equal(code, 1);
  assert.match(err, /can’t be written/);
});

test('a review shows how well each player chose, and which choice cost most', (t) => {
  const { file, record } = recorded(scratch(t), '--seats', 'bot:master,bot:random,bot:random', '--seed', '4', '--options', 'rounds=1', '--iterations', '1000');
  const { code, out, err } = tablee(['review', file, '--json', '--iterations', '2000']);
  assert.equal(code, 0, err);
  const { seats } = JSON.parse(out);
  assert.equal(seats.length, 3);
  assert.ok(seats[0].accuracy > Math.max(seats[1].accuracy, seats[2].accuracy), out);
  for (const [seat, { slips }] of seats.entries())
    for (const slip of slips) assert.equal(record.moves[slip.index], `${seat} ${slip.move}`);
  assert.deepEqual(JSON.parse(tablee(['review', file, '--json', '--iterations', '2000']).out), { seats });
  const review = tablee(['review', file, '--iterations', '30']);
  assert.equal(review.code, 0);
  assert.match(review.out, /^ +\S.* \(better: .+\) – Round 1, turn \d+, chance to win about \d+ percentage points? lower(\. .+)?$/m); // one round: first place is what counts
  assert.equal(tablee(['review']).code, 2);
});

test('a comparison repeats to the letter and gives a level what it had', (t) => {
  const { file, record } = recorded(scratch(t), '--seats', 'bot:cautious,bot:dreamer,bot:hasty', '--seed', '4', '--options', 'target=20');
  const args = ['compare', file, '--replays', '2', '--json'];
  const { code, out, err } = tablee(args);
  assert.equal(code, 0, err);
  const found = JSON.parse(out);
  assert.equal(found.rounds, record.deals.length);
  assert.equal(found.levels.cautious, found.you);
  assert.deepEqual(Object.keys(found.levels), ['dreamer', 'hasty', 'cautious', 'cunning', 'master']);
  assert.match(found.deal.points, /^-?\d+\.\d$/);
  assert.equal(tablee(args).out, out);
  const other = JSON.parse(tablee([...args, '--seat', '2', '--only', '1']).out);
  assert.equal(other.rounds, 1);
  const words = tablee(['compare', file, file, '--replays', '2']).out;
  assert.equal(words.match(/^The deal (?:cost|saved) you \d+\.\d \(± \d+\.\d\)\.$/gm)?.length, 3); // of each file, and their sum
  assert.equal(tablee(['compare']).code, 2);
  assert.equal(tablee(['compare', file, '--only', '99']).code, 1);
});
