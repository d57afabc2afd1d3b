// The words of the app: reads assets/words/<language>.txt and those of each game, engine/games/<game>/words/<language>.txt,
// checks them against each other and against the code, and writes the tables that engine/text reads.
//
//   node scripts/words/words.mjs --check                only checks
//   node scripts/words/words.mjs --list                 checks and prints every text with its place and its limit, for translators
//   node scripts/words/words.mjs --out words.h          checks and writes the words of page, table and games
//   node scripts/words/words.mjs --cli --out words.h    checks and writes those of the command line
// With --games games.json it also checks the words that the games' declarations need (engine/site).
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { game_folders, root } from '../lib/games.mjs';
import { languages } from '../lib/languages.mjs';
import { conjunction_of, forms_of } from '../lib/plurals.mjs';
import { context_of, listed } from './context.mjs';
import { misnamed } from './quoted.mjs';
import { slips } from './style.mjs';

const shared = join(root, 'assets/words');
const names_of_games = game_folders.flatMap(({ names }) => names);
const folders = [shared, ...game_folders.map(({ folder }) => join(folder, 'words'))];

/** One file: key → text. Throws with file and line. */
function readFile(/** @type {string} */ file) {
  const words = new Map();
  readFileSync(file, 'utf8').split('\n').forEach((line, index) => {
    if (!line.trim() || line.startsWith('#')) return;
    const match = /^([a-z0-9_.]+) =(?: (.*))?$/.exec(line);
    const where = `${relative(root, file)}:${index + 1}`;
    if (!match) throw new Error(`${where}: expected "key = text"`);
    if (words.has(match[1])) throw new Error(`${where}: ${match[1]} is there twice`);
    words.set(match[1], (match[2] ?? '').replaceAll('\\n', '\n'));
  });
  return words;
}

/** All words of one language, shared ones and every game's: a Map of key → text. */
export function readWords(/** @type {string} */ language) {
  /** @type {Map<string, string>} */
  const words = new Map();
  for (const folder of folders)
    for (const [key, text] of readFile(join(folder, `${language}.txt`))) {
      if (words.has(key)) throw new Error(`${language}: ${key} is in two folders, one of them ${relative(root, folder)}`);
      words.set(key, text);
    }
  return words;
}

const is_of = (/** @type {string[]} */ names) => (/** @type {string} */ key) =>
  names.some((name) => key.startsWith(`${name}.`) || key === `game.${name}` || key === `game_about.${name}`);
/** Keys in the wrong file: in a game's folder those of other games, else (no names) those of any game. */
export const misplaced = (/** @type {string[]} */ keys, /** @type {string[]} */ names = []) =>
  names.length ? keys.filter((key) => !is_of(names)(key)) : keys.filter(is_of(names_of_games));

function* misplacedEverywhere() {
  for (const [at, folder] of folders.entries())
    for (const language of languages) {
      const file = join(folder, `${language}.txt`);
      for (const key of misplaced([...readFile(file).keys()], game_folders[at - 1]?.names)) yield `${relative(root, file)} holds ${key}, which belongs elsewhere`;
    }
}

const argumentsOf = (/** @type {string} */ text) =>
  [...new Set([...text.matchAll(/\{([a-z_]+)(\|[^}]*)?\}/g)].map((m) => m[1]))].sort().join(' ');

/**
 * The part of a game's declaration that needs words (engine/site/games.cc): `words` need a text in every language, `log` may be empty.
 * @typedef {{ id: string, words: string[], log: string[], kinds: { labels: (string | string[])[] }[] }} Declared
 */

/** Missing words that a game's declaration needs, as sentences. @returns {Generator<string>} */
function* lacking(/** @type {Declared} */ { id, words, log, kinds }, /** @type {string} */ language, /** @type {Map<string, string>} */ texts) {
  const labels = kinds.flatMap((kind) => kind.labels.filter((label) => typeof label === 'string'));
  for (const key of new Set([...words, ...labels]))
    if (!texts.get(key)) yield `${language} lacks ${key}, which ${id} needs by what it declares`;
  for (const key of log) if (!texts.has(key)) yield `${language} lacks ${key}, of an event that ${id} declares`;
}

/** Braces that are none of {name}, {names| and }, {seat|you|other} and {number|one|other}, with as many forms as the language has. */
export function* malformed(/** @type {string} */ language, /** @type {string} */ text) {
  for (const [hole, name, bars] of text.matchAll(/\{([a-z_]+)((?:\|[^|{}]*)*)\}/g)) {
    const [, ...forms] = bars.split('|');
    const joins = forms.length === 1;
    if (joins && forms[0] !== conjunction_of(language)) yield `${hole}: “${conjunction_of(language)}” joins the last two of a list`;
    const needed = name === 'seat' ? ['you', 'other'] : forms_of(language);
    if (forms.length > 1 && forms.length !== needed.length) yield `${hole}: forms for ${needed.join(', ')}`;
  }
  if (/[{}]/.test(text.replace(/\{[a-z_]+(\|[^{}]*)?\}/g, ''))) yield 'stray brace';
}

/** Everything wrong with the words, as sentences. */
export function problems(/** @type {Map<string, Map<string, string>>} */ all, /** @type {Declared[]} */ games = []) {
  /** @type {string[]} */
  const found = [...misplacedEverywhere()];
  const words_in = (/** @type {string} */ language) => all.get(language) ?? new Map();
  const first = words_in(languages[0]);
  for (const language of languages) {
    const words = words_in(language);
    for (const key of first.keys()) if (!words.has(key)) found.push(`${language} lacks ${key}`);
    for (const [key, text] of words) {
      if (!first.has(key)) found.push(`${languages[0]} lacks ${key}, which ${language} has`);
      else if (argumentsOf(first.get(key)) !== argumentsOf(text))
        found.push(`${language} ${key}: arguments {${argumentsOf(text)}}, ${languages[0]} has {${argumentsOf(first.get(key))}}`);
      found.push(...slips(language, key, text).map((slip) => `${language} ${key}: ${slip}`));
      found.push(...[...malformed(language, text)].map((fault) => `${language} ${key}: ${fault}`));
    }
    found.push(...misnamed(words).map((slip) => `${language} ${slip}`));
    for (const game of games) found.push(...lacking(game, language, words));
  }
  for (const key of first.keys()) if (!context_of(key)) found.push(`scripts/words/context.mjs does not say where ${key} stands`);
  for (const [key, file] of usedKeys()) if (!first.has(key)) found.push(`${file} uses ${key}, which has no words`);
  return found;
}

/** Keys named in the code by msg("…"). @returns {Generator<[string, string]>} */
function* usedKeys() {
  for (const top of ['engine', 'web'])
    for (const name of readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(cc|h)$/.test(name) || name.startsWith('tools/')) continue;
      const source = readFileSync(join(root, top, name), 'utf8');
      for (const m of source.matchAll(/\bmsg\(\s*"([^"]+)"/g)) if (m[1] !== 'literal') yield [m[1], join(top, name)];
    }
}

const quote = (/** @type {string} */ text) =>
  '"' + text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('?', '\\?') + '"';

/** @typedef {Map<string, string>} Words key -> text */
function header(/** @type {Map<string, Words>} */ all, /** @type {string} */ module, /** @type {(key: string) => boolean} */ belongs) {
  const of = (/** @type {string} */ language) => /** @type {Words} */ (all.get(language));
  // In byte order, as the binary search requires.
  const keys = [...of(languages[0]).keys()].filter(belongs).sort();
  const table = (/** @type {string[]} */ texts) => texts.map((text) => `    ${quote(text)},`).join('\n');
  return `// Generated by scripts/words/words.mjs from assets/words.
#pragma once
#include <string_view>
namespace tablee::${module}::words {
inline constexpr std::string_view kKeys[] = {
${table(keys)}
};
inline constexpr std::string_view kTexts[][${keys.length}] = {
${languages.map((l) => `  {\n${table(keys.map((key) => /** @type {string} */ (of(l).get(key))))}\n  },`).join('\n')}
};
}  // namespace tablee::${module}::words
`;
}

// Words of the page's shell travel with it; the page does not load the command line's.
const ofCommandLine = (/** @type {string} */ key) => key.startsWith('cli.');
// Words of the page's scripts are theirs.
const ofPage = (/** @type {string} */ key) => !ofCommandLine(key) && !/^(shell|backup|braille|site|pick|spreadsheet|phones|hand|caption)\.|^[a-z]+\.blog$/.test(key);

// Words that are only used once the deferred part is loaded: the first load does not wait for them.
const DEFERRED = new RegExp([
  `^(${names_of_games.join('|')})\\.(rules|because|pitfall|remark|lesson|why|theme|pad|topic|typed|error|option|option_about|option_none)\\.|^(${names_of_games.join('|')})\\.(help|result|teach|advice|lost|bargain|last|worst|worst_of_match)$`,
  ...game_folders.flatMap(({ style }) => style.later?.source ?? []),
  '^(lesson|teach|challenge|highlights|log|pitfall|link|shared?|face|remark|settings|volume|confirm|scan|reason|review|compare|trial|statistics|rules|import|replay|pad|bot_about|sheets|matches|result|sides|standings)\\.',
  '^(motion|theme|view|voice|speed|keeping|sheet)\\.',
  '^error\\.(?!move_illegal|not_now)|^advice\\.(?!waiting)',
  '^(daily|exercise)\\.(?!title|practice$)',
  '^(pause|setup|keys|letters|answer|month)\\.|_brief(_own)?$|\\.leads$|^command\\.(?!line|hint)|^table\\.(peek|home|last_begins|last_round|near_begins|near_limit|next_last|next_round|rematch|round_over|this_match|winners?|you_won)$',
].join('|'));
const ofGame = (/** @type {string} */ key) => names_of_games.includes(key.slice(0, key.indexOf('.')));
/**
 * The parts that the words of the page's program come in, a file each: what first screens need, the rest of the screens', and the
 * rest of the games', apart from them because an update should cost little.
 */
export const PARTS = /** @type {const} */ (['words', 'rest', 'games']);
/** @typedef {(typeof PARTS)[number]} Part */
const partOf = (/** @type {string} */ key) => (!DEFERRED.test(key) ? 'words' : ofGame(key) ? 'games' : 'rest');
/** One language's words of a part, keys in byte order. */
const wordsOfPage = (/** @type {Words} */ words, /** @type {Part} */ part) =>
  [...words].filter(([key]) => ofPage(key) && partOf(key) === part).sort(([a], [b]) => (a < b ? -1 : 1));
/** Their keys, which all languages share, and their texts, with tabs between. */
export const packKeys = (/** @type {Words} */ words, /** @type {Part} */ part) => wordsOfPage(words, part).map(([key]) => key).join('\t');
export const packTexts = (/** @type {Words} */ words, /** @type {Part} */ part) => wordsOfPage(words, part).map(([, text]) => text).join('\t');

function main(/** @type {string[]} */ args) {
  const all = new Map(languages.map((language) => [language, readWords(language)]));
  const value_of = (/** @type {string} */ option) => (args.includes(option) ? args[args.indexOf(option) + 1] : '');
  const games = value_of('--games');
  const found = problems(all, games ? JSON.parse(readFileSync(games, 'utf8')) : []);
  for (const problem of found) console.error(`words: ${problem}`);
  if (found.length) process.exit(1);
  const out = value_of('--out');
  if (args.includes('--cli')) writeFileSync(out, header(all, 'tools', ofCommandLine));
  else if (out) writeFileSync(out, header(all, 'text', ofPage));
  else if (args.includes('--list')) console.log(listed(all));
  else console.log(`words: ${all.get(languages[0])?.size} keys in ${languages.length} languages`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(`words: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
