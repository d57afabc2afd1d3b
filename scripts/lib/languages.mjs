// The languages of the app. assets/words/languages.json is the only list: the build generates engine/text's enumeration
// and the page's LANGUAGES and TRAITS from it. scripts/checks/languages.mjs checks everything else that a language
// needs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Traits  properties of a language besides its words
 * @property {string} code  two letters, as in `lang="fr"`
 * @property {string} name  in the language itself
 * @property {string} plurals  which form of {n|one|other} a number takes (plurals.mjs)
 * @property {boolean} decimal_comma  spreadsheets write 1,5 and separate the cells of a CSV file by semicolons
 * @property {boolean} [fallback]  what readers get none of whose languages is ours
 * @property {boolean} antoine_digits  braille digits of Antoine's notation; else the international ones
 */
const file = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../assets/words/languages.json');

/** In the order of the language menu; the first is the default. @type {Traits[]} */
export const traits = JSON.parse(readFileSync(file, 'utf8'));
export const languages = traits.map(({ code }) => code);
/** For readers none of whose languages is ours. */
export const fallback_language = traits.find(({ fallback }) => fallback)?.code ?? languages[0];

/** A style sheet's text: a rule whose selector names `each-language` gets that selector once for every language. */
export const for_each_language = (/** @type {string} */ css) => css.replace(/^.*each-language.*(?=\{)/gm, (selector) =>
  `${languages.map((code) => selector.trim().replaceAll('each-language', code)).join(', ')} `);
