// The table of results: lab/results/<game>.tsv, one line for each run and contestant. The raw lines of a run are not stored in the
// repository: the same seed, deals and program play them again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'results');
const COLUMNS = /** @type {const} */ (['run', 'contestant', 'players', 'options', 'against', 'seating', 'unit', 'seed', 'ms', 'playouts', 'deals',
  'points', 'points_se', 'difference', 'difference_se', 'wins', 'wins_se', 'elo', 'elo_se', 'above', 'above_se', 'date', 'commit']);
/** @typedef {Record<typeof COLUMNS[number], string>} Row */

const file_of = (/** @type {string} */ game) => path.join(folder, `${game}.tsv`);

/** @returns {Row[]} */
export function read(/** @type {string} */ game) {
  if (!existsSync(file_of(game))) return [];
  const [head, ...lines] = readFileSync(file_of(game), 'utf8').trimEnd().split('\n').map((line) => line.split('\t'));
  if (head.join() !== COLUMNS.join()) throw new Error(`${file_of(game)}: its columns should be ${COLUMNS.join(' ')}`);
  return lines.map((cells) => /** @type {Row} */ (Object.fromEntries(COLUMNS.map((column, i) => [column, cells[i] ?? '']))));
}

/** Replaces the rows of one run in the table. */
export function record(/** @type {string} */ game, /** @type {Row[]} */ rows) {
  const others = read(game).filter((row) => row.run !== rows[0].run);
  const all = [...others, ...rows].sort((a, b) => (a.run === b.run ? 0 : a.run < b.run ? -1 : 1));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file_of(game), [COLUMNS, ...all.map((row) => COLUMNS.map((column) => row[column]))].map((cells) => `${cells.join('\t')}\n`).join(''));
}

const rounded = (/** @type {number | undefined} */ x, /** @type {number} */ digits) => (x === undefined ? '' : x.toFixed(digits));

/**
 * The rows for the output of `tablee arena --json`. With two contestants there is a row for the first, whose opponents are copies of the
 * second or take turns with it; with more than two there is a row for each.
 * @returns {Row[]}
 */
export function rows_of(/** @type {string} */ run, /** @type {any} */ result, /** @type {string} */ date, /** @type {string} */ commit) {
  const { plan, contestants } = result;
  const { players, ...options } = plan.options;
  const set = Object.entries(options).filter(([key, value]) => value !== 0 && !(key === 'target' && value === 66) && !(key === 'rounds' && value === 1));
  const pair = contestants.length === 2;
  return contestants.slice(0, pair ? 1 : undefined).map((/** @type {any} */ c, /** @type {number} */ i) => ({
    run,
    contestant: c.label,
    players: String(players),
    options: set.map(([key, value]) => (value === 1 ? key : `${key}=${value}`)).join(','),
    against: pair ? contestants[1].label : plan.contestants.filter((/** @type {any} */ other) => other.label !== c.label).map((/** @type {any} */ other) => other.label).join(','),
    seating: plan.alternate || !pair ? 'in turn' : 'one against copies',
    unit: plan.matches ? 'match' : 'deal',
    seed: plan.seed,
    ms: String(plan.budget_ms),
    playouts: String(plan.iterations),
    deals: String(result.deals),
    points: rounded(c.points, 3),
    points_se: rounded(c.points_se, 3),
    difference: rounded(pair ? contestants[1].difference : c.difference, 3),
    difference_se: rounded(pair ? contestants[1].difference_se : c.difference_se, 3),
    wins: rounded(c.wins * 100, 2),
    wins_se: rounded(c.wins_se * 100, 2),
    elo: rounded(c.elo, 1),
    elo_se: rounded(c.elo_se, 1),
    above: i === 0 ? '' : rounded(c.above, 1),
    above_se: i === 0 ? '' : rounded(c.above_se, 1),
    date,
    commit,
  }));
}
