// Keeps the code of a game in its own folders: fails where another file names a game, a kind of table, or something
// that only one game has (`called` in engine/games/<game>/words/style.mjs), or interprets its events or moves. Also
// fails where C++ or a script writes an item's id as text that two modules share, because such an id is defined in one
// place.
//   node scripts/checks/game_names.mjs
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { game_folders, root } from '../lib/games.mjs';
import { id_headers, item_ids, literal_ids, literal_ids_in_script } from '../lib/item_ids.mjs';
import { languages } from '../lib/languages.mjs';
import { readWords } from '../words/words.mjs';

// The folders of games, and files that name games by their nature: tests, documents, data, and lists of paths.
const GAME_FOLDERS = [
  ...game_folders.map(({ id }) => `(engine/(games|bots|tools)|web/games)/${id}/`),
  'tests/', 'docs/', 'lab/', 'assets/(exercises|fonts|icons|licences|weights)\\b', '(README|CONTRIBUTING|CHANGELOG)\\.md$', '\\.github/', 'web/deferred\\.txt$', 'package-lock\\.json$', 'scripts/measure/lighthouse/',
].map((folder) => new RegExp(`^${folder}`));

// Files that still name a game, or have to, and why. An exception that is not needed any more fails.
/** @type {[string, string][]} */
export const EXCEPTIONS = [
  ['assets/words/de.txt', 'one name is a German verb'],
  ['engine/CMakeLists.txt', 'the list of games itself'],
  ['scripts/measure/figures.mjs', 'the tables that are measured'],
  ['scripts/site/first_screens.mjs', 'the tables played in the first part of the program'],
  ['scripts/measure/visits.mjs', 'what visitors are asked to find'],
  ['scripts/checks/languages.mjs', 'it names an end-to-end test'],
  ['scripts/words/style.mjs', 'one name is a German verb'],
];

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A pattern of the names that other files may not contain. @returns {RegExp} */
export function names() {
  const words = languages.map(readWords);
  const titles = game_folders.flatMap((folder) => folder.names.flatMap((name) => words.map((all) => all.get(`game.${name}`) ?? '')))
    .map((title) => title.replaceAll('\u00a0', ' ').replace(/ ?!.*$/, '')).filter(Boolean);
  const called = game_folders.flatMap(({ style }) => style.called?.source ?? []);
  return new RegExp([...game_folders.flatMap((folder) => folder.names), ...[...new Set(titles)].map((title) => escaped(title).replaceAll(' ', '[ \\u00a0]')), ...called].join('|'), 'i');
}

/** Lines of a text that name a game: "12: …". */
export const named_in = (/** @type {string} */ text, /** @type {RegExp} */ forbidden) =>
  text.split('\n').flatMap((line, at) => (forbidden.test(line) ? [`${at + 1}: ${line.trim().slice(0, 140)}`] : []));

/** A pattern of the words that begin a move, in any game. @returns {RegExp} */
export const move_words = () => new RegExp(game_folders.flatMap(({ folder }) => {
  const sources = readdirSync(folder).filter((name) => name.endsWith('.h')).map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const [, list] = /\bkMoveWords\[\] = \{([^}]*)\}/.exec(sources) ?? [];
  if (!list && /\.words = /.test(sources)) throw new Error(`${folder}: its move words are not in kMoveWords[]`);
  return [...(list ?? '').matchAll(/"(\w+)"/g)].map(([, word]) => word);
}).map((word) => `"${word} |(?:[=!]=|starts_with\\(|literal\\()\\s*"${word}"`).join('|'));

/** Lines of C++ that interpret a game's events or write its moves: "12: …". */
export const read_in = (/** @type {string} */ text, /** @type {RegExp} */ moves) =>
  text.split('\n').map((line) => line.replace(/\/\/.*/, ''))
    .flatMap((line, at) => (/\.kind\s*[=!]=\s*"|\.kind\.(starts_with|ends_with|find)\(\s*"|\.field\("/.test(line) || moves.test(line) ? [`${at + 1}: ${line.trim()}`] : []));

// Of the shared words, those of the site and of the command line must name games: their readers know none yet.
const spoken = (/** @type {string} */ file, /** @type {string} */ text) => (file.startsWith('assets/words/') ? text.replace(/^(shell|site|cli)\..*$/gm, '') : text);

function main() {
  const forbidden = names();
  const all = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n')
    .filter((file) => file && existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile());
  const files = all.filter((file) => !GAME_FOLDERS.some((folder) => folder.test(file)));
  const complaints = [];
  const used = new Set();
  for (const file of files) {
    const found = named_in(`${file}\n${spoken(file, readFileSync(path.join(root, file), 'utf8'))}`, forbidden);
    if (!found.length) continue;
    const exception = EXCEPTIONS.find(([start]) => file.startsWith(start));
    if (exception) used.add(exception);
    else complaints.push(...found.map((line) => `${file}:${line}`));
  }
  for (const exception of EXCEPTIONS) if (!used.has(exception)) complaints.push(`${exception[0]} needs no exception any more`);
  const ids = item_ids();
  for (const file of all.filter((name) => /^(web|engine\/(core|games))\/.*\.(cc|h)$/.test(name) && !id_headers.includes(name)))
    complaints.push(...literal_ids(readFileSync(path.join(root, file), 'utf8'), ids).map((line) => `${file}:${line} is an id: say it by its name (engine/core/ids.h)`));
  const moves = move_words();
  for (const file of files.filter((name) => /^(web|engine\/(table|text|protocol))\/.*\.(cc|h)$/.test(name)))
    complaints.push(...read_in(readFileSync(path.join(root, file), 'utf8'), moves).map((line) => `${file}:${line} is a game's to say (engine/games/game.h)`));
  for (const file of all.filter((name) => /^web\/page\/js\/.*\.js$/.test(name)))
    complaints.push(...literal_ids_in_script(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}…') is an id: say it by its name (web/page/js/ids.js)`));
  if (complaints.length) {
    console.error(complaints.join('\n'));
    process.exit(1);
  }
  console.log(`${ids.size} ids of items have one place; ${files.length} files name no game; ${EXCEPTIONS.length} are excepted: ${EXCEPTIONS.map(([file]) => file).join(', ')}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
