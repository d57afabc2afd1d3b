// The words of a language, and the deferred part in the language that the program started in.
import { load_words } from './from_boot.js';
import * as split_loader from './split_loader.js';
import { close_notice, notice } from './notice.js';

let begun = '';
export const begin_in = (/** @type {string} */ lang) => {
  begun = lang;
};

/** Both parts of a language, in the order of their keys. */
export const all_words = async (/** @type {string} */ lang) =>
  /** @type {string[]} */ ((await Promise.all([load_words(lang), load_words(lang, 'rest')])).join('').match(/[^\t]*\t[^\t]*\t/g)).sort().join('');

/** Loads the deferred part of the program and the rest of the words; shows a notice if they do not come. */
export const complete = () => split_loader.complete(begun).catch(() => notice('no_extra', ['understood', close_notice]));
