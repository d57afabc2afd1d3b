// The folders of the games, and the style of each game's words (engine/games/<game>/words/style.mjs).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { languages } from './languages.mjs';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * @typedef {[said: string, never: string | RegExp, free?: RegExp]} Term  see scripts/words/glossary.mjs
 * @typedef {object} WordsStyle
 * @property {RegExp} [called]  things that only this game has: names that no file outside its folders may contain (scripts/checks/game_names.mjs)
 * @property {RegExp} [later]  keys that are only used once the program's deferred part is loaded
 * @property {[key: string, ...named: string[]][]} [quotes]  sentences that quote other texts
 * @property {[keys: RegExp, letters: number][]} [most]  maximum number of letters
 * @property {[keys: RegExp, place: string][]} [context]  where its texts stand, for translators
 * @property {RegExp} [lists]  keys whose figures are lists, not counts
 * @property {Record<string, Term[]>} [glossary]
 * @typedef {{ id: string, names: string[], folder: string, style: WordsStyle }} GameFolder  names: prefixes of its keys, its own
 *   and those of its kinds of table
 */

const games = path.join(root, 'engine/games');
const site_games = readdirSync(games).filter((id) => existsSync(path.join(games, id, 'words'))).sort().map((id) => ({ id, folder: path.join(games, id) }));
// Games of tests/games that a build adds to those of engine/games (engine/CMakeLists.txt).
const added = (process.env.TABLEE_TEST_GAMES ?? '').split(',').filter(Boolean).map((id) => ({ id, folder: path.join(root, 'tests/games', id) }));
/** @type {GameFolder[]} the site's games in the order of their names */
export const game_folders = await Promise.all([...site_games, ...added].map(async ({ id, folder }) => {
  const style = path.join(folder, 'words/style.mjs');
  const kinds = [...readFileSync(path.join(folder, `words/${languages[0]}.txt`), 'utf8').matchAll(/^game\.(\w+) =/gm)].map(([, kind]) => kind);
  return { id, names: [...new Set([id, ...kinds])], folder, style: existsSync(style) ? (await import(pathToFileURL(style).href)).default : {} };
}));
