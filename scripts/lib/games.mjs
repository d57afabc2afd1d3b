// The rooms of the games, and what each says of its own words (engine/games/<game>/words/style.mjs).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { languages } from './languages.mjs';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * @typedef {[said: string, never: string | RegExp, free?: RegExp]} Term  see scripts/words/glossary.mjs
 * @typedef {object} WordsStyle
 * @property {RegExp} [called]  what only this game has, by names that no file outside its rooms may say (scripts/checks/game_names.mjs)
 * @property {RegExp} [later]  keys that nothing asks for before the program's second half is there
 * @property {[key: string, ...named: string[]][]} [quotes]  sentences that name what others say
 * @property {[keys: RegExp, letters: number][]} [most]  letters that there is room for
 * @property {RegExp} [lists]  keys whose figures are lists: nothing is counted there
 * @property {Record<string, Term[]>} [glossary]
 * @typedef {{ id: string, names: string[], folder: string, style: WordsStyle }} GameRoom  names: that its keys begin with, its own
 *   and those of its kinds of table
 */

const games = path.join(root, 'engine/games');
const houses = readdirSync(games).filter((id) => existsSync(path.join(games, id, 'words'))).sort().map((id) => ({ id, folder: path.join(games, id) }));
// Those of tests/games that a build adds to the house's (engine/CMakeLists.txt).
const added = (process.env.TABLEE_TEST_GAMES ?? '').split(',').filter(Boolean).map((id) => ({ id, folder: path.join(root, 'tests/games', id) }));
/** @type {GameRoom[]} the house's in the order of their names */
export const game_rooms = await Promise.all([...houses, ...added].map(async ({ id, folder }) => {
  const style = path.join(folder, 'words/style.mjs');
  const kinds = [...readFileSync(path.join(folder, `words/${languages[0]}.txt`), 'utf8').matchAll(/^game\.(\w+) =/gm)].map(([, kind]) => kind);
  return { id, names: [...new Set([id, ...kinds])], folder, style: existsSync(style) ? (await import(pathToFileURL(style).href)).default : {} };
}));
