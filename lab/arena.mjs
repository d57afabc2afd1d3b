// Prints the results of the bots next to their goals, as Markdown.
//   node lab/arena.mjs                 from the table of earlier results (lab/results)
//   node lab/arena.mjs --play          plays a run of `tablee arena` for each line; raw results stay in build/arena, so that a run can be resumed
//   node lab/arena.mjs --record        the same, and writes the results into the table
// More: [--elo] [--only REGEX] [--scale N] [--threads N] [--folder FOLDER]
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { read, record, rows_of } from './results.mjs';
import { LADDERS, name_of, PAGE_MS, PLAYOUTS, RUNS, SEED } from './runs.mjs';

/** @typedef {import('./runs.mjs').Run} Run  @typedef {import('./results.mjs').Row} Row */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({
  options: {
    play: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    elo: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    scale: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    folder: { type: 'string', default: path.join(root, 'build/arena') },
  },
});

/** @returns {Row[]} */
function play(/** @type {Run} */ run) {
  const { game, players, options, contestants, deals, matches, alternate } = run;
  mkdirSync(values.folder, { recursive: true });
  const printed = execFileSync(path.join(root, 'build/native-lab/lab/tablee_lab'), [
    'arena', '--game', game, '--players', players, '--contestants', contestants, '--deals', deals * Number(values.scale),
    '--seed', run.seed ?? SEED, '--budget-ms', PAGE_MS, '--iterations', run.playouts ?? PLAYOUTS, '--threads', values.threads,
    '--resume', path.join(values.folder, `${name_of(run)}.jsonl`), '--json', ...(values.elo ? ['--elo'] : []),
    ...(options ? ['--options', options] : []), ...(matches ? ['--matches'] : []), ...(alternate ? ['--alternate'] : []),
    ...(contestants.some((c) => c.startsWith('test_')) ? ['--held-out'] : []),
  ].map(String), { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' });
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const rows = rows_of(name_of(run), JSON.parse(printed), new Date().toISOString().slice(0, 10), commit);
  if (values.record) record(game, rows);
  return rows;
}

const results = (/** @type {Run} */ run) => (values.play || values.record ? play(run) : read(run.game).filter((row) => row.run === name_of(run)));
const figure = (/** @type {string} */ x, /** @type {string} */ error, /** @type {number} */ digits) => `${Number(x).toFixed(digits)} ± ${Number(error).toFixed(digits)}`;
const line = (/** @type {unknown[]} */ ...cells) => console.log(`| ${cells.join(' | ')} |`);
const wanted = (/** @type {Run} */ run) => new RegExp(values.only).test(name_of(run));

function print_runs() {
  line('game', 'players', 'A', 'B', 'deals', 'A − B, points', 'goal', 'A wins, %', 'goal', 'played');
  line(...Array(10).fill('---'));
  for (const run of RUNS.filter(wanted)) {
    const [ours] = results(run);
    const [a, b] = run.contestants;
    const mixed = run.contestants.length > 2;
    const begin = [[run.game, run.options].filter(Boolean).join(' '), run.players, a, mixed ? `the ${run.set ?? 'pool'}, mixed` : run.alternate ? `${b}, in turn` : b];
    if (!ours) line(...begin, '', 'not played', run.goal?.points ?? '', '', run.goal?.wins ?? '', '');
    else line(...begin, ours.deals + (run.matches ? ' matches' : ''),
      mixed ? figure(ours.points, ours.points_se, 2) : figure(ours.difference, ours.difference_se, 2), run.goal?.points ?? '',
      figure(ours.wins, ours.wins_se, 1), run.goal?.wins ?? '', `${ours.date} ${ours.commit}`);
  }
}

function print_ladders() {
  line('game', 'level', 'deals', 'Elo', 'above the one before', 'played');
  line(...Array(6).fill('---'));
  for (const run of LADDERS.filter(wanted))
    for (const [i, c] of results(run).entries())
      line(run.game, c.contestant, i === 0 ? c.deals : '', figure(c.elo, c.elo_se, 0), i === 0 ? '' : figure(c.above, c.above_se, 0), `${c.date} ${c.commit}`);
}

if (values.elo) print_ladders();
else print_runs();
