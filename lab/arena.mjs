// The bots' figures next to their goals, as Markdown: each line a run of `tablee arena`.
//   node lab/arena.mjs [--elo] [--only REGEX] [--scale N] [--threads N] [--results FOLDER] [--recorded]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const SEED = 2; // not the one that tuning looked at
// Counted in work, so that every figure comes out the same again: what the page gives a decision, and no more than this.
const PAGE_MS = 100;
const PLAYOUTS = 2000; // unless a line says otherwise
const LEVELS = ['dreamer', 'hasty', 'cautious', 'cunning', 'master'];
const POOL = ['thr0', 'thr4', 'thr8', 'thr12', 'milker', 'greedy_milker', 'miser', 'saver', 'builder', 'searcher'];

// One seat of the first contestant against copies of the second, or all of them in turn where there are more. Goals: of the
// difference in points a deal, or of the first one's share of wins in percent.
/**
 * @typedef {object} Run
 * @property {string} game
 * @property {number} players
 * @property {string[]} contestants
 * @property {number} deals
 * @property {{points?: number | string, wins?: number | string}} [goal]
 * @property {string} [options]
 * @property {boolean} [matches]
 * @property {boolean} [alternate]
 * @property {string} [set]
 * @property {number} [seed]
 * @property {number} [playouts]
 */
/** @param {string} game @param {number} players @param {string} a @param {string} b @param {number} deals @returns {Run} */
const duel = (game, players, a, b, deals, /** @type {Run['goal']} */ goal = {}, /** @type {Partial<Run>} */ more = {}) => ({ game, players, contestants: [a, b], deals, goal, ...more });

const POINTS = [
  duel('nimmt', 4, 'master', 'random', 400, { points: -10.8 }),
  duel('nimmt', 4, 'master', 'greedy', 400, { points: -4.8 }),
  duel('nimmt', 4, 'master', 'heuristic', 400, { points: -4.4 }),
  duel('nimmt', 4, 'master', 'mc_rollout', 1600, { points: -3.5 }),
  // Two are quick enough for twice as many.
  duel('nimmt', 2, 'master', 'heuristic', 400, { points: -4.5 }, { playouts: 4000 }),
  duel('nimmt', 2, 'master', 'mc_rollout', 400, { points: -3.5 }, { playouts: 4000 }),
  ...[3, 6, 8, 10].map((n) => duel('nimmt', n, 'master', 'heuristic', 120)),
];

// Every variant: ahead of both plain players, by five standard errors.
const VARIANTS = ['tactic', 'logic', 'profi', 'special'].flatMap((options) =>
  [2, 4, 6].flatMap((n) => ['heuristic', 'greedy'].map((b) =>
    duel('nimmt', n, 'master', b, options === 'special' && n > 4 ? 24 : 40, {}, { options, matches: options === 'special' }))));

const NOTHANKS = [
  [3, 93, 86], [4, 78, 72], [5, 62, 58], [6], [7],
].flatMap(([n, first, second]) => [
  duel('nothanks', n, 'master', 'thr0', 150, { wins: first }),
  duel('nothanks', n, 'master', 'thr12', 150, { wins: second }),
]);

// At a table of unlike players, each seated in turn.
const MIXED = [[3, 55], [4, 52], [5, 47], [6], [7]].map(([n, wins]) =>
  ({ game: 'nothanks', players: n, contestants: ['master', ...POOL], deals: 100, goal: { wins } }));

// Players of another mind (lab/opponents): training opponents, whom training met, and held-out ones, whom it did not. Copies of one, with
// the share of wins that is even as the goal, more where it is a linear rule; and all of a set mixed.
/** @type {Record<string, Record<string, string[]>>} */
const OPPONENTS = {
  nothanks: {
    training: ['train_linear1', 'train_linear2', 'train_linear3', 'train_net', 'train_third', 'train_runner', 'train_collector'],
    held_out: ['test_linear1', 'test_linear2', 'test_net', 'test_haggler', 'test_grabber'],
  },
  nimmt: {
    training: ['train_uniform', 'train_bandit', 'train_margins', 'train_climber'],
    held_out: ['test_uniform', 'test_tree', 'test_thresholds', 'test_miser'],
  },
};
const ROOM = [[3, 45, 55], [4, 38, 52], [5, 30, 47]].flatMap(([n, linear, mixed]) =>
  Object.entries(OPPONENTS.nothanks).flatMap(([set, all]) => [
    ...all.map((b) => duel('nothanks', n, 'master', b, 100, { wins: b.includes('linear') ? linear : Math.round(100 / n) })),
    { game: 'nothanks', players: n, contestants: ['master', ...all], deals: 100, goal: { wins: mixed }, set },
  ]));

// Every level among both sets, mixed, at four; Non merci's master has been above.
const MIXED_LEVELS = Object.entries(OPPONENTS).flatMap(([game, sets]) =>
  LEVELS.filter((level) => game === 'nimmt' || level !== 'master').flatMap((level) =>
    Object.entries(sets).map(([set, all]) => ({ game, players: 4, contestants: [level, ...all], deals: 100, set }))));

// How many deals, by players, where the rows below would have fewer.
/** @type {Record<string, Record<number, number>>} */
const LONGER = { test_uniform: { 2: 500, 6: 100, 8: 100, 10: 100 }, test_tree: { 3: 100, 4: 240, 6: 120, 8: 60, 10: 40 } };

// 6 qui prend's, in points: one seat against copies, with those that search also as many of each in turn (`alternate`) and at tables of
// every size. Training opponents are played with the seed that tuning looks at.
const TABLE = [
  ...['uniform', 'bandit', 'margins', 'climber'].map((b) => ({ b: `train_${b}`, searches: /uniform|bandit/.test(b), more: { seed: 1 } })),
  ...['uniform', 'tree', 'thresholds', 'miser'].map((b) => ({ b: `test_${b}`, searches: /uniform|tree/.test(b), more: {} })),
].flatMap(({ b, searches, more }) => [
  duel('nimmt', 4, 'master', b, LONGER[b]?.[4] ?? 120, { points: -1.5 }, more),
  duel('nimmt', 2, 'master', b, LONGER[b]?.[2] ?? 120, { points: -2 }, more),
  ...(searches ? [duel('nimmt', 4, 'master', b, 120, { points: -2.5 }, { ...more, alternate: true })] : []),
  ...(searches ? [3, 6, 8, 10].map((n) => duel('nimmt', n, 'master', b, LONGER[b]?.[n] ?? (n > 6 ? 20 : 40), { points: '5 errors' }, more)) : []),
]);

// How exploitable the masters are: an exploiter made against them as they stand, one seat against copies. What it gains is bounded: points
// from below, wins from above.
const EXPLOITERS = [
  ...[[3, 1500], [4, 1500], [5, 1500]].map(([n, deals]) => duel('nothanks', n, 'exploiter', 'master', deals, { wins: `≤ ${(100 / n + 1).toFixed(1)}` })),
  ...[[2, 1600], [3, 1000], [4, 1800], [6, 600]].map(([n, deals]) => duel('nimmt', n, 'exploiter', 'master', deals, { points: '≥ -0.3' }, { playouts: 400 })),
];

/** @type {Run[]} */
const RUNS = [...POINTS, ...VARIANTS, ...NOTHANKS, ...MIXED, ...ROOM, ...MIXED_LEVELS, ...TABLE, ...EXPLOITERS];

// Whole matches at a table of four, the levels in turn with the plain player that a child should beat the easiest level as.
/** @type {Run[]} */
const LADDERS = [
  { game: 'nimmt', players: 4, contestants: ['greedy', ...LEVELS], deals: 77, matches: true },
  // Without its master, who takes all the time: what tells the steps below apart.
  { game: 'nimmt', players: 4, contestants: ['greedy', ...LEVELS.slice(0, -1)], deals: 400, matches: true, set: 'easier' },
  { game: 'nothanks', players: 4, contestants: ['greedy', ...LEVELS], options: 'rounds=3', deals: 100, matches: true },
];

const { values } = parseArgs({
  options: {
    elo: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    scale: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    results: { type: 'string', default: path.join(root, 'build/arena') },
    // Plays nothing: prints what the files of lab/results hold, without the rows that have none.
    recorded: { type: 'boolean', default: false },
  },
});
const folder = values.recorded ? path.join(root, 'lab/results') : values.results;
mkdirSync(folder, { recursive: true });

/** @param {Run} run */
const name_of = ({ game, players, options, contestants, matches, set, alternate }) =>
  [game, options?.replace('=', ''), players, contestants.length > 2 ? [set && contestants[0] !== 'master' && contestants[0], set ?? 'all'].filter(Boolean).join('-') : contestants.join('-'), matches && 'matches', alternate && 'turns']
    .filter(Boolean).join('-');

const file_of = (/** @type {Run} */ run) => path.join(folder, `${name_of(run)}.jsonl`);
// After the plan a line a deal: from the first one on, in any order.
const deals_of = (/** @type {Run} */ run) => (values.recorded ? readFileSync(file_of(run), 'utf8').trimEnd().split('\n').length - 1 : run.deals * Number(values.scale));

function play(/** @type {Run} */ run, /** @type {string[]} */ ...more) {
  const { game, players, options, contestants, matches, alternate } = run;
  const told = execFileSync(path.join(root, 'build/native-lab/lab/tablee_lab'), [
    'arena', '--game', game, '--players', players, '--contestants', contestants, '--deals', deals_of(run),
    '--seed', run.seed ?? SEED, '--budget-ms', PAGE_MS, '--iterations', run.playouts ?? PLAYOUTS, '--threads', values.threads,
    '--resume', file_of(run), '--json', ...more,
    ...(options ? ['--options', options] : []), ...(matches ? ['--matches'] : []), ...(alternate ? ['--alternate'] : []),
    ...(contestants.some((c) => c.startsWith('test_')) ? ['--held-out'] : []),
  ].map(String), { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' });
  return JSON.parse(told);
}

const figure = (/** @type {number} */ x, /** @type {number} */ error, /** @type {number} */ digits) => `${x.toFixed(digits)} ± ${error.toFixed(digits)}`;
const row = (/** @type {unknown[]} */ ...cells) => console.log(`| ${cells.join(' | ')} |`);
const wanted = (/** @type {Run} */ run) => new RegExp(values.only).test(name_of(run)) && (!values.recorded || existsSync(file_of(run)));

function print_runs() {
  row('game', 'players', 'A', 'B', 'deals', 'A − B, points', 'goal', 'A wins, %', 'goal');
  row(...Array(9).fill('---'));
  for (const run of RUNS.filter(wanted)) {
    const result = play(run);
    const [ours, theirs] = result.contestants;
    const [a, b] = run.contestants;
    const mixed = run.contestants.length > 2;
    row([run.game, run.options].filter(Boolean).join(' '), run.players, a, mixed ? `the ${run.set ?? 'pool'}, mixed` : run.alternate ? `${b}, in turn` : b,
      result.deals + (run.matches ? ' matches' : ''),
      mixed ? figure(ours.points, ours.points_se, 2) : figure(theirs.difference, theirs.difference_se, 2), run.goal?.points ?? '',
      figure(ours.wins * 100, ours.wins_se * 100, 1), run.goal?.wins ?? '');
  }
}

function print_ladders() {
  row('game', 'level', 'matches', 'Elo', 'above the one before');
  row(...Array(5).fill('---'));
  for (const run of LADDERS.filter(wanted)) {
    const result = play(run, '--elo');
    for (const [i, c] of result.contestants.entries())
      row(run.game, c.label, i === 0 ? result.deals * result.tables : '', figure(c.elo, c.elo_se, 0), i === 0 ? '' : figure(c.above, c.above_se, 0));
  }
}

if (values.elo) print_ladders();
else print_runs();
