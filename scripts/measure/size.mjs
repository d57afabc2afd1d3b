// Prints the bytes of dist/, raw, gzip and brotli, next to the goals, which are gzip's because every host supports it.
// build/site.json, written by scripts/site/assemble.mjs, lists the files of the first playable frame and those of the
// whole site offline: {"first": [paths], "offline": [paths]}. Then what a small update costs (updates.mjs).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressed, is_compressed } from '../site/compress.mjs';
import { dearest, MOST } from './updates.mjs';

// No more than it is now. The aims are 310 kB for the first frame and, offline, 770 kB for the games and the 60 and 25 kB
// that exercises and hands on phones may add.
const GOALS = { first: 310_000, offline: 858_000 };
// Of these, files that are loaded only when somebody opens what they are for, each group with a goal of its own. A phone
// and the table it plays at are two devices.
const APART = [
  { words: 'the book of exercises', files: /^exercises-/, goal: 60_000 },
  { words: 'hands on phones, for a phone', files: /^hand[-.]/, goal: 25_000 },
  { words: 'hands on phones, for the table', files: /^(phones|scan)-/, goal: 25_000 },
  { words: 'a link between devices', files: /^link-/, goal: 6_000 },
];
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const dist = path.join(root, 'dist');
if (!existsSync(dist) || !existsSync(path.join(root, 'build/site.json'))) {
  console.error('size: there is no dist/ yet; scripts/play or scripts/build web-release dist makes it.');
  process.exit(1);
}

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(dist, path.join(entry.parentPath ?? entry.path, entry.name)))
  .filter((file) => !is_compressed(file))
  .sort();
/** @type {{first: string[], offline: string[]}} */
const site = JSON.parse(readFileSync(path.join(root, 'build/site.json'), 'utf8'));

// Images are compressed already: hosts send them as they are.
async function weigh(/** @type {string} */ file) {
  const bytes = readFileSync(path.join(dist, file));
  const sent = async (/** @type {'gz' | 'br'} */ kind) => (/\.(png|webp)$/.test(file) ? bytes : await compressed(bytes, kind, path.join(root, 'build'))).length;
  return { raw: bytes.length, gzip: await sent('gz'), brotli: await sent('br') };
}

const number = (/** @type {number} */ n) => n.toLocaleString('en-US').padStart(11);
const totals = { first: { gzip: 0, brotli: 0 }, offline: { gzip: 0, brotli: 0 } };
/** @type {Map<string, number>} */
const gzips = new Map();
const lines = [];
let raw = 0;
for (const file of files) {
  const weight = await weigh(file);
  raw += weight.raw;
  gzips.set(file, weight.gzip);
  const marks = [];
  for (const part of /** @type {const} */ (['first', 'offline'])) {
    if (site[part].includes(file)) {
      totals[part].gzip += weight.gzip;
      totals[part].brotli += weight.brotli;
      marks.push(part);
    }
  }
  lines.push(`${number(weight.raw)} ${number(weight.gzip)} ${number(weight.brotli)}  ${file}${marks.length ? `  (${marks.join(', ')})` : ''}`);
}
if (!process.argv.includes('--totals')) {
  console.log(`${'raw'.padStart(11)} ${'gzip'.padStart(11)} ${'brotli'.padStart(11)}  file\n${lines.join('\n')}\n${number(raw)}                          all\n`);
}
let over = false;
for (const [part, words] of /** @type {const} */ ([['first', 'until the first playable frame'], ['offline', 'everything for offline']])) {
  const { gzip, brotli } = totals[part];
  over ||= gzip > GOALS[part];
  console.log(`${number(gzip)} of ${number(GOALS[part]).trim()} bytes gzip (${number(brotli).trim()} brotli) ${words}${gzip > GOALS[part] ? ': TOO MUCH' : ''}`);
}
for (const { words, files: which, goal } of APART) {
  const gzip = files.filter((file) => which.test(file)).reduce((sum, file) => sum + (gzips.get(file) ?? 0), 0);
  over ||= gzip > goal;
  console.log(`${number(gzip)} of ${number(goal).trim()} bytes gzip ${words}${gzip > goal ? ': TOO MUCH' : ''}`);
}
const lost = [...site.first, ...site.offline].filter((file) => !files.includes(file));
if (lost.length) {
  console.log(`build/site.json names files that are not in dist/: ${[...new Set(lost)].join(', ')}`);
  over = true;
}
for (const [what, { what: which, cost, files: fetched }] of Object.entries(dearest(dist, site.offline, (name) => gzips.get(name) ?? 0))) {
  console.log(`${number(cost)} of ${number(MOST).trim()} bytes gzip for an update of one ${what} at most (${which}: ${fetched.length} files)`);
  over ||= what === 'sentence' && cost > MOST;
}
process.exit(over ? 1 : 0);
