// The plural rules of a language, as assets/words/languages.json holds them for the programs: made from those of CLDR, which
// node comes with, and checked by scripts/checks/languages.mjs.

// CLDR's order. Whole numbers below a million: some languages have a form for millions, which no text here needs.
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The names of the forms that whole numbers take in a language, in order. @returns {string[]} */
export function forms_of(/** @type {string} */ code) {
  const rules = new Intl.PluralRules(code);
  const used = new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)));
  return ORDER.filter((form) => used.has(/** @type {Intl.LDMLPluralRule} */ (form)));
}

/** The form of 0, 1, 2 …, a digit each: up to where one form is taken for ever, else 200 digits, and the last two figures decide. */
export function plurals_of(/** @type {string} */ code) {
  const rules = new Intl.PluralRules(code), forms = forms_of(code);
  const all = Array.from({ length: 1000 }, (_, n) => forms.indexOf(rules.select(n))).join('');
  const short = all.replace(/(.)\1+$/, '$1');
  return short.length < 100 ? short : all.slice(0, 200);
}

/** How a language joins the last two of a list: " and ". */
export const conjunction_of = (/** @type {string} */ code) =>
  new Intl.ListFormat(code === 'en' ? 'en-GB' : code, { type: 'conjunction' }).formatToParts(['1', '2', '3'])[3].value;
