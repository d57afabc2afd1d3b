// Reads every #include of our own code and fails on a dependency that is not allowed (the map: README.md).
//   node scripts/checks/includes.mjs
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const sources = (/** @type {string} */ folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(cc|h)$/.test(entry.name))
        .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    : [];

// The module of a file (a path from the root): core, games (what all games share), games/<game>, web/games/<game> (how
// that game is drawn), policies (strategies of a game without search, which belong to the bots), bots, bots/<game> (its
// own bots), table, ..., web/draw, ..., tests.
function module_of(/** @type {string} */ file) {
  const [first, second, third, fourth] = file.split('/');
  if (first === 'web' && second === 'games') return `web/games/${third}`;
  if (first === 'web') return `web/${third === undefined ? '' : second}`;
  if (first === 'lab') return `lab/${third === undefined ? '' : second}`;
  if (first !== 'engine') return file.startsWith('tests/headless/') ? 'headless' : first;
  if (second === 'games' && /^(\w+_)?policies\.(cc|h)$/.test(fourth ?? third)) return fourth ? `policies/${third}` : 'policies';
  if (second === 'games' && fourth) return `games/${third}`;
  if (second === 'bots' && fourth) return `bots/${third}`;
  return second;
}

// Generated headers, and the module that each belongs to.
/** @type {Record<string, string>} */
const generated = { 'games_list.h': 'games list', 'levels_list.h': 'levels', 'opponents_list.h': 'lab list', 'exploiters_list.h': 'lab list', 'renderers_list.h': 'renderers list', 'kernels_list.h': 'tools', 'chance_list.h': 'tools', 'minds_list.h': 'tools', 'version.h': 'core', 'words.h': 'words', 'languages_list.h': 'words', 'cli_words.h': 'words' };

// The only header of the app that the drawing may include: ids of items.
const IDS = 'web/app/ids.h';

// Which modules a module may include, besides itself.
function allowed(/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ file) {
  const game = /^(?:(?:web\/)?games|policies|bots)\/(.+)$/.exec(from)?.[1];
  // Headers of a game that the front end may include: never its secrets.
  const seen = /\/(view|describe|foresee|cards|rows|specials)\.h$/.test(file);
  if (/^web\/games\//.test(to)) return ['tests', 'headless'].includes(from);
  // The drawing receives typed items and parses no text.
  if (/^web\/(draw|games)/.test(from) && file === 'engine/core/scan.h') return false;
  if (/^web\/games\//.test(from)) return to === 'core' || to === 'web/draw' || file === IDS || (to === `games/${game}` && seen);
  // The laboratory builds on the engine. Training and tuning must not include held-out opponents, or none would be left
  // to measure with; opponents may use what all bots share, but nothing of the strongest.
  if (from === 'lab/training') return !/^(web|tests)/.test(to) && !/\/held_out\./.test(file);
  if (from === 'lab/opponents') return ['bots', 'games list', 'lab list'].includes(to) || ['core', 'games'].includes(to.split('/')[0]);
  if (/^lab/.test(from)) return !/^web/.test(to);
  if (/^web/.test(from)) {
    // App, drawing and page are independent of each other, except for ids of items; only web/main joins them.
    if (/^web/.test(to)) return from === 'web/main' || (from === 'web/draw' && file === IDS);
    if (['core', 'table', 'text', 'protocol'].includes(to)) return true;
    // The drawing calls any game's renderer through a list that the build generates.
    if (from === 'web/draw' && (to === 'renderers list' || /\/(any_game|race)\.h$/.test(file))) return true;
    return from === 'web/app' && /^games\//.test(to) && seen;
  }
  switch (from.split('/')[0]) {
    case 'core': return false;
    case 'text': return ['core', 'words'].includes(to);
    case 'games': return to === 'core' || to === 'games' || (!game && to === 'games list') || to === `games/${game}`;
    case 'policies':
    case 'bots':
      return ['core', 'games', 'bots', 'policies', 'games list', 'levels'].includes(to) ||
        (game ? [`games/${game}`, `policies/${game}`].includes(to) : false);
    case 'table': return ['core', 'games', 'games list'].includes(to);
    case 'protocol': return ['core', 'games', 'table', 'bots'].includes(to);
    case 'tools': return !/^(web|tests|lab)/.test(to);
    case 'site': return ['core', 'games', 'games list'].includes(to);
    case 'worker': return !/^(web|tests|lab)/.test(to);
    case 'tests': return !/^(web\/page|lab)/.test(to);
    // The headless program replaces the page.
    case 'headless': return true;
    default: return false;
  }
}

const files = [...sources('engine'), ...sources('web'), ...sources('lab'), ...sources('tests')];
const complaints = [];
/** @type {Map<string, string[]>} */
const includes = new Map();
for (const file of files) {
  const from = module_of(file);
  /** @type {string[]} */
  const list = [];
  readFileSync(path.join(root, file), 'utf8').split('\n').forEach((line, index) => {
    const found = /^\s*#\s*include\s*([<"])([^>"]+)[>"]/.exec(line);
    if (!found) return;
    const [, quote, name] = found;
    const where = `${file}:${index + 1}`;
    if (/^emscripten|^emscripten\//.test(name) && from !== 'web/page' && from !== 'worker') {
      complaints.push(`${where}: only web/page talks to the browser, but this includes <${name}>`);
    }
    if (/^(SDL|imgui)/.test(name) && !/^(web|headless)/.test(from)) complaints.push(`${where}: ${name} belongs to web/`);
    if (quote === '<') return;
    const target = [path.dirname(file), 'engine', 'web', '.', 'tests']
      .map((folder) => path.join(folder, name))
      .find((candidate) => existsSync(path.join(root, candidate)));
    const to = target ? module_of(target) : generated[name] ?? (/_weights\.h$/.test(name) ? 'bots' : undefined);
    if (to === undefined) {
      if (!/^(SDL|imgui|catch2)/.test(name)) complaints.push(`${where}: "${name}" is nowhere`);
      return;
    }
    if (target) list.push(target);
    if (to === from || allowed(from, to, target ?? name)) return;
    complaints.push(`${where}: ${from} may not include ${to} ("${name}")`);
  });
  includes.set(file, list);
}

// The page's program must not reach the bots, however indirectly.
for (const start of files.filter((file) => file.startsWith('web/'))) {
  /** @type {Map<string, string | null>} by which file each was reached */
  const seen = new Map([[start, null]]);
  const queue = [start];
  while (queue.length) {
    const file = /** @type {string} */ (queue.shift());
    if (/^(bots|policies)/.test(module_of(file))) {
      const way = [];
      for (let step = /** @type {string | null} */ (file); step; step = seen.get(step) ?? null) way.unshift(step);
      complaints.push(`${start}: reaches the bots by ${way.join(' -> ')}`);
      break;
    }
    for (const next of includes.get(file) ?? []) {
      if (!seen.has(next)) {
        seen.set(next, file);
        queue.push(next);
      }
    }
  }
}

if (complaints.length) {
  console.error(complaints.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files, every include goes the right way`);
