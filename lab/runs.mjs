// The runs of the arena for the table of results, and their goals.
/** This is not the seed that is used for tuning. */
export const SEED = 2;
// The budget is counted in work, so that every figure can be reproduced: what the page allows for a decision, and at most this.
export const PAGE_MS = 100;
export const PLAYOUTS = 2000; // the default of a run
const LEVELS = ['dreamer', 'hasty', 'cautious', 'cunning', 'master'];
const POOL = ['thr0', 'thr4', 'thr8', 'thr12', 'milker', 'greedy_milker', 'miser', 'saver', 'builder', 'searcher'];

// One seat of the first contestant against copies of the second, or all contestants in turn where there are more. A goal is a
// difference in points a deal, or the first contestant's share of wins in percent.
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
  // Two players are fast enough for twice as many playouts.
  duel('nimmt', 2, 'master', 'heuristic', 400, { points: -4.5 }, { playouts: 4000 }),
  duel('nimmt', 2, 'master', 'mc_rollout', 400, { points: -3.5 }, { playouts: 4000 }),
  ...[3, 6, 8, 10].map((n) => duel('nimmt', n, 'master', 'heuristic', 120)),
];

// Every variant: the master has to be ahead of both policies by five standard errors.
const VARIANTS = ['tactic', 'logic', 'profi', 'special'].flatMap((options) =>
  [2, 4, 6].flatMap((n) => ['heuristic', 'greedy'].map((b) =>
    duel('nimmt', n, 'master', b, options === 'special' && n > 4 ? 24 : 40, {}, { options, matches: options === 'special' }))));

const NOTHANKS = [
  [3, 93, 86], [4, 78, 72], [5, 62, 58], [6], [7],
].flatMap(([n, first, second]) => [
  duel('nothanks', n, 'master', 'thr0', 150, { wins: first }),
  duel('nothanks', n, 'master', 'thr12', 150, { wins: second }),
]);

// At a table of different players, who take turns at the seats.
const MIXED = [[3, 55], [4, 52], [5, 47], [6], [7]].map(([n, wins]) =>
  ({ game: 'nothanks', players: n, contestants: ['master', ...POOL], deals: 100, goal: { wins } }));

// Opponents of the laboratory (lab/opponents): training opponents, which the trainers use, and held-out ones, which they do not. Tables
// with copies of one, where the goal is an even share of wins, or more for a linear rule; and tables with all of a set.
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
const NOTHANKS_OPPONENTS = [[3, 45, 55], [4, 38, 52], [5, 30, 47]].flatMap(([n, linear, mixed]) =>
  Object.entries(OPPONENTS.nothanks).flatMap(([set, all]) => [
    ...all.map((b) => duel('nothanks', n, 'master', b, 100, { wins: b.includes('linear') ? linear : Math.round(100 / n) })),
    { game: 'nothanks', players: n, contestants: ['master', ...all], deals: 100, goal: { wins: mixed }, set },
  ]));

// Every level among both sets, mixed, with four players; the runs of Non merci's master are above.
const MIXED_LEVELS = Object.entries(OPPONENTS).flatMap(([game, sets]) =>
  LEVELS.filter((level) => game === 'nimmt' || level !== 'master').flatMap((level) =>
    Object.entries(sets).map(([set, all]) => ({ game, players: 4, contestants: [level, ...all], deals: 100, set }))));

// The number of deals, by players, where the rows below would have fewer.
/** @type {Record<string, Record<number, number>>} */
const LONGER = { test_uniform: { 2: 500, 6: 100, 8: 100, 10: 100 }, test_tree: { 3: 100, 4: 240, 6: 120, 8: 60, 10: 40 } };

// Those of 6 qui prend, in points: one seat against copies. Opponents that search also play at tables with as many of each, who take
// turns (`alternate`), and at tables of every size. Training opponents are played with the seed that is used for tuning.
const NIMMT_OPPONENTS = [
  ...['uniform', 'bandit', 'margins', 'climber'].map((b) => ({ b: `train_${b}`, searches: /uniform|bandit/.test(b), more: { seed: 1 } })),
  ...['uniform', 'tree', 'thresholds', 'miser'].map((b) => ({ b: `test_${b}`, searches: /uniform|tree/.test(b), more: {} })),
].flatMap(({ b, searches, more }) => [
  duel('nimmt', 4, 'master', b, LONGER[b]?.[4] ?? 120, { points: -1.5 }, more),
  duel('nimmt', 2, 'master', b, LONGER[b]?.[2] ?? 120, { points: -2 }, more),
  ...(searches ? [duel('nimmt', 4, 'master', b, 120, { points: -2.5 }, { ...more, alternate: true })] : []),
  ...(searches ? [3, 6, 8, 10].map((n) => duel('nimmt', n, 'master', b, LONGER[b]?.[n] ?? (n > 6 ? 20 : 40), { points: '5 errors' }, more)) : []),
]);

// How exploitable the masters are: one seat of an exploiter trained against the current master, against copies of it. The goals limit its
// gain: points from below, wins from above.
const EXPLOITERS = [
  ...[[3, 1500], [4, 1500], [5, 1500]].map(([n, deals]) => duel('nothanks', n, 'exploiter', 'master', deals, { wins: `≤ ${(100 / n + 1).toFixed(1)}` })),
  ...[[2, 1600], [3, 1000], [4, 1800], [6, 600]].map(([n, deals]) => duel('nimmt', n, 'exploiter', 'master', deals, { points: '≥ -0.3' }, { playouts: 400 })),
];

/** @type {Run[]} */
export const RUNS = [...POINTS, ...VARIANTS, ...NOTHANKS, ...MIXED, ...NOTHANKS_OPPONENTS, ...MIXED_LEVELS, ...NIMMT_OPPONENTS, ...EXPLOITERS];

// Whole matches at a table of four: the levels take turns with greedy, the policy that stands for a child who should beat the easiest level.
/** @type {Run[]} */
export const LADDERS = [
  { game: 'nimmt', players: 4, contestants: ['greedy', ...LEVELS], deals: 77, matches: true },
  // Without the master, which takes most of the time: more deals, to separate the levels below it.
  { game: 'nimmt', players: 4, contestants: ['greedy', ...LEVELS.slice(0, -1)], deals: 400, matches: true, set: 'easier' },
  { game: 'nothanks', players: 4, contestants: ['greedy', ...LEVELS], options: 'rounds=3', deals: 100, matches: true },
];

/** The name of a run in the table of results. @param {Run} run */
export const name_of = ({ game, players, options, contestants, matches, set, alternate }) =>
  [game, options?.replace('=', ''), players, contestants.length > 2 ? [set && contestants[0] !== 'master' && contestants[0], set ?? 'all'].filter(Boolean).join('-') : contestants.join('-'), matches && 'matches', alternate && 'turns']
    .filter(Boolean).join('-');
