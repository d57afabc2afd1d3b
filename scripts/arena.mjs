// The bots' figures next to their goals, as Markdown: each line a run of `tablee arena`, one seat of A against copies of B.
//   node scripts/arena.mjs [--only REGEX] [--scale N]
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const SEED = 2; // not the one that tuning looked at
const PLAYOUTS = 2000; // the budget in work, so that every figure comes out the same again

// game, players, A, B, deals, goal: of the difference in points a deal, or of A's share of wins in percent.
const RUNS = [
  ['nimmt', 4, 'master', 'heuristic', 200, { points: -4.4 }],
  ['nimmt', 4, 'master', 'greedy', 40, { points: -4.8 }],
  ['nimmt', 2, 'master', 'heuristic', 60, { points: -4.5 }],
  ['nothanks', 4, 'master', 'thr0', 150, { wins: 78 }],
  ['nothanks', 4, 'master', 'thr12', 150, { wins: 72 }],
  ['nimmt', 4, 'hasty', 'dreamer', 1000, {}],
  ['nimmt', 4, 'cautious', 'hasty', 1000, {}],
  ['nimmt', 4, 'cunning', 'cautious', 1000, {}],
  ['nimmt', 4, 'master', 'cunning', 40, {}],
  ['nothanks', 4, 'hasty', 'dreamer', 1000, {}],
  ['nothanks', 4, 'cautious', 'hasty', 1000, {}],
  ['nothanks', 4, 'cunning', 'cautious', 1000, {}],
  ['nothanks', 4, 'master', 'cunning', 60, {}],
];

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, scale: { type: 'string', default: '1' } } });
const folder = path.join(root, 'build/arena');
mkdirSync(folder, { recursive: true });

const figure = (x, error, digits) => `${x.toFixed(digits)} ± ${error.toFixed(digits)}`;
console.log(`| game | players | A | B | deals | A − B, points | goal | A wins, % | goal |\n|---|---|---|---|---|---|---|---|---|`);
for (const [game, players, a, b, deals, goal] of RUNS) {
  const name = `${game}-${players}-${a}-${b}`;
  if (!new RegExp(values.only).test(name)) continue;
  const told = execFileSync(path.join(root, 'build/native-release/engine/tablee'), [
    'arena', '--game', game, '--players', players, '--contestants', `${a},${b}`, '--deals', deals * Number(values.scale),
    '--seed', SEED, '--iterations', PLAYOUTS, '--resume', path.join(folder, `${name}.jsonl`), '--json',
  ].map(String), { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' });
  const result = JSON.parse(told);
  const [ours, theirs] = result.contestants;
  console.log(`| ${[
    game, players, a, b, result.deals, figure(theirs.difference, theirs.difference_se, 2), goal.points ?? '',
    figure(ours.wins * 100, ours.wins_se * 100, 1), goal.wins ?? '',
  ].join(' | ')} |`);
}
