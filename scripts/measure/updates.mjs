// What an ordinary update costs somebody who has the site: the files that the service worker fetches anew after one sentence, in every
// language, or one colour was changed, and the three that name others. Which files hold what is read from the built site.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { game_folders } from '../lib/games.mjs';
import { own_of, themes } from '../lib/palette.mjs';
import { languages } from '../lib/languages.mjs';
import { packKeys, PARTS, readWords } from '../words/words.mjs';

/** Bytes (gzip) that a sentence or a colour may cost. */
export const MOST = 60_000;
const NAMING = /^(index\.html|sw\.js|again\.html)$/; // name every other file

/** @typedef {{name: string, gzip: number, bytes: Buffer}} File  @typedef {{what: string, cost: number, files: string[]}} Update */

const shorter = (/** @type {string} */ colour) => colour.replace(/^#(\w)\1(\w)\2(\w)\3$/, '#$1$2$3$4');
// Colours of a game's own objects are in the program; where one is a theme's by chance, its bytes say nothing.
const OWN = new Set(game_folders.flatMap(({ id }) => [...own_of(id).values()]));
// A colour as style sheets and scripts have it, as the list of all colours has it, and as a program's data would have it: red, green, blue, opaque.
const is_coloured = (/** @type {File} */ { name, bytes }, /** @type {string} */ colour) =>
  (name.endsWith('.wasm') ? !OWN.has(colour) && bytes.includes(Buffer.from(`${colour.slice(1)}ff`, 'hex')) : new RegExp(`${colour}|${shorter(colour)}(?!\\w)|[0-9A-F]{8}${colour.slice(1)}FF`, 'i').test(String(bytes)));

// Is the sentence with this key in that file? Packs of words have no keys; scripts and pages with words of their own name them.
function holds(/** @type {string} */ name, /** @type {string} */ text, /** @type {string} */ key, /** @type {Record<string, Set<string>>} */ packs) {
  const pack = packs[/^(\w+)-(?!keys)/.exec(name)?.[1] ?? ''];
  return pack ? pack.has(key) : text.includes(`"${key}":`);
}

/** @param {string} folder of the site @param {string[]} stored names @param {(name: string) => number} weight gzip @returns {{sentence: Update, colour: Update}} the dearest of each */
export function dearest(folder, stored, weight) {
  const files = stored.map((name) => ({ name, gzip: weight(name), bytes: readFileSync(path.join(folder, name)) }));
  const always = files.filter(({ name }) => NAMING.test(name));
  const others = files.filter(({ name }) => !NAMING.test(name));
  const update = (/** @type {string} */ what, /** @type {File[]} */ changed) => {
    const all = [...always, ...changed];
    return { what, cost: all.reduce((sum, { gzip }) => sum + gzip, 0), files: all.map(({ name }) => name) };
  };
  const dearer = (/** @type {Update} */ a, /** @type {Update} */ b) => (b.cost > a.cost ? b : a);
  const texts = others.map((file) => ({ file, text: String(file.bytes) }));
  let sentence = update('', []);
  const words = readWords(languages[0]);
  const packs = Object.fromEntries(PARTS.map((part) => [part, new Set(packKeys(words, part).split('\t'))]));
  for (const key of words.keys()) sentence = dearer(sentence, update(`${key} in every language`, texts.filter(({ file, text }) => holds(file.name, text, key, packs)).map(({ file }) => file)));
  let colour = update('', []);
  for (const [name, value] of themes()) if (/^#\w{6}$/.test(value) && !/^#(\w\w)\1\1$/.test(value)) colour = dearer(colour, update(name, others.filter((file) => is_coloured(file, value))));
  return { sentence, colour };
}
