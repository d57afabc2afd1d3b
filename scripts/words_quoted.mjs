// Sentences that name what another says (a button, a choice, a card) name it as it is said there: so that nobody looks for a
// button that was renamed.
const VARIANTS = ['tactic', 'logic', 'profi'];
const SPECIALS = ['fifth_row', 'seven_takes', 'insert', 'replace', 'slide', 'stop', 'negative_positive'];
const COMMANDS = ['join', 'start', 'undo', 'hand', 'table', 'help', 'row', 'take', 'no'];
const SPECIAL_COMMANDS = [...SPECIALS, 'place', 'keep', 'exchange', 'row'];

// The key of a sentence, and the keys of what it names.
const quote = (/** @type {string} */ key, /** @type {string[]} */ ...named) => ({ key, named });
const QUOTES = [
  quote('nimmt.rules.17', ...VARIANTS.map((name) => `nimmt.option.${name}`)),
  quote('nimmt.rules.18', 'nimmt.option.tactic'),
  quote('nimmt.rules.19', 'nimmt.option.logic'),
  quote('nimmt.rules.22', 'nimmt.option.profi'),
  ...VARIANTS.map((name) => quote(`nimmt.lesson.${name}`, `nimmt.option.${name}`)),
  quote('nimmt.error.at_least', 'nimmt.option.at_least'),
  quote('nothanks.rules.9', 'nothanks.option.open_chips'),
  quote('nothanks.rules.10', 'nothanks.option.tactical'),
  quote('nothanks.lesson.first.1.2', 'nothanks.no'),
  ...SPECIALS.map((name, at) => quote(`surprend.rules.${6 + at}`, `nimmt.special.${name}`)),
  ...SPECIALS.map((name) => quote(`nimmt.log.exchange_${name}`, `nimmt.special.${name}`)),
  ...SPECIALS.map((name) => quote(`nimmt.lesson.${name}.2.do`, `nimmt.special.${name}`)),
  ...['fifth_row', 'seven_takes', 'insert', 'stop'].map((name) => quote(`nimmt.do.${name}`, `nimmt.special.${name}`)),
  quote('nimmt.log.seven_gone', 'nimmt.special.seven_takes'),
  quote('command.not_here', 'home.setup'),
  quote('command.hint', 'command.help'),
  quote('command.unknown', 'command.help'),
  quote('command.whom', 'command.join'),
  quote('command.all', ...COMMANDS.map((name) => `command.${name}`)),
  quote('command.all_special', ...SPECIAL_COMMANDS.map((name) => `command.${name}`)),
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
