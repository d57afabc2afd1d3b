// Checks that a text that names another (a button, a choice, a card) uses its exact words, so that nobody looks for a
// button that was renamed.
import { game_folders } from '../lib/games.mjs';

const COMMANDS = ['join', 'start', 'undo', 'hand', 'table', 'help'];

// The key of a text, and the keys of the texts that it names.
const quote = (/** @type {string} */ key, /** @type {string[]} */ ...named) => ({ key, named });
const QUOTES = [
  ...game_folders.flatMap(({ style }) => style.quotes ?? []).map(([key, ...named]) => quote(key, ...named)),
  quote('command.not_here', 'home.setup'),
  quote('command.hint', 'command.help'),
  quote('command.unknown', 'command.help'),
  quote('command.whom', 'command.join'),
  quote('command.all', ...COMMANDS.map((name) => `command.${name}`)),
];

// A quotation leaves out a button's "!" and its capitals.
const plain = (/** @type {string} */ text) => text.replace(/\u00a0?!$/, '').replaceAll('\u00a0', ' ').toLowerCase();

/** The texts of a language (key -> text) that misquote another, as sentences. */
export function misnamed(/** @type {Map<string, string>} */ words) {
  return QUOTES.flatMap(({ key, named }) => {
    const text = plain(words.get(key) ?? '');
    return named.filter((name) => !text.includes(plain(words.get(name) ?? '\0'))).map((name) => `${key} does not say “${words.get(name)}” (${name})`);
  });
}
