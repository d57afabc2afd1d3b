// Sentences that name what another says (a button, a choice, a card) name it as it is said there: so that nobody looks for a
// button that was renamed.
import { game_rooms } from '../lib/games.mjs';

const COMMANDS = ['join', 'start', 'undo', 'hand', 'table', 'help'];

// The key of a sentence, and the keys of what it names.
const quote = (/** @type {string} */ key, /** @type {string[]} */ ...named) => ({ key, named });
const QUOTES = [
  ...game_rooms.flatMap(({ style }) => style.quotes ?? []).map(([key, ...named]) => quote(key, ...named)),
  quote('command.not_here', 'home.setup'),
  quote('command.hint', 'command.help'),
  quote('command.unknown', 'command.help'),
  quote('command.whom', 'command.join'),
  quote('command.all', ...COMMANDS.map((name) => `command.${name}`)),
];

// A button's "!" and capitals are its own.
const plain = (/** @type {string} */ text) => text.replace(/\u00a0?!$/, '').replaceAll('\u00a0', ' ').toLowerCase();

/** What of one language's words (key -> text) is named otherwise than it is called, as sentences. */
export function misnamed(/** @type {Map<string, string>} */ words) {
  return QUOTES.flatMap(({ key, named }) => {
    const text = plain(words.get(key) ?? '');
    return named.filter((name) => !text.includes(plain(words.get(name) ?? '\0'))).map((name) => `${key} does not say “${words.get(name)}” (${name})`);
  });
}
