// Checks of texts that need no understanding: blanks, quotation marks, apostrophes, ellipses, names, figures, lengths,
// and words that a language's glossary excludes (glossary.mjs). scripts/words/words.mjs applies them to every text.
import { GLOSSARY } from './glossary.mjs';
import { game_folders } from '../lib/games.mjs';

// A rule: a pattern that breaks it, and what is wanted instead. `not` matches keys that are exempt.
/** @typedef {{ broken: RegExp, wanted: string, not?: RegExp }} Rule */
const rule = (/** @type {RegExp} */ broken, /** @type {string} */ wanted, /** @type {RegExp | undefined} */ not = undefined) => ({ broken, wanted, not });

// Columns of the command line's help are aligned by blanks; elsewhere two in a row are a mistake.
const HELP = /^cli\.help/;

const EVERYWHERE = [
  rule(/\t/, 'no tab'),
  rule(/^[ \u00a0]|[ \u00a0]$/, 'no blank at either end'),
  rule(/[ \u00a0]{2}/, 'one blank', HELP),
  rule(/[ \u00a0][,.)\]”](?!\w)/, 'no blank there'),
  rule(/\u202f|\u2009/, 'U+00A0: the one no-break space that every font has'),
  rule(/\.\.\./, 'an ellipsis in one character'),
  rule(/'/, 'a typographic apostrophe'),
  rule(/"/, 'typographic quotation marks'),
];

/** @type {Record<string, Rule[]>} */
const STYLE = {
  fr: [
    rule(/ [;:!?»%]/, 'U+00A0 before ; : ! ? » %'),
    rule(/[^\u00a0!?][;!?»%]/, 'U+00A0 before ; ! ? » %'),
    rule(/[\p{L}\d})]:(?=\s|$)/u, 'U+00A0 before :'),
    rule(/«(?!\u00a0)/, 'U+00A0 after «'),
    rule(/[“”„‘]/, '« these » quotation marks'),
  ],
  en: [
    rule(/[ \u00a0][;:!?%…]/, 'no blank before ; : ! ? % …', HELP),
    rule(/[«»„]/, '“these” quotation marks'),
    rule(/“[^”]*$|^[^“]*”/, 'quotation marks in pairs'),
  ],
  de: [
    rule(/[ \u00a0][;:!?]/, 'no blank before ; : ! ?'),
    rule(/ %|[^\u00a0]%/, 'U+00A0 before %'),
    // A blank stands before an ellipsis unless it cuts a word short.
    rule(/ …/, 'U+00A0 before …', HELP),
    rule(/[«»”‘]/, '„these“ quotation marks'),
    rule(/„[^“]*$|^[^„]*“/, 'quotation marks in pairs'),
  ],
};

// Players' names stand without an article: «You», «Vous» and «Du» are among them, and no article, case or verb would
// fit those.
/** @type {Record<string, Rule[]>} */
const NAMES = {
  fr: [rule(/(?<!\p{L})(de|du|le|la|les|l’|d’)[ \u00a0]?\{(seat|names?|who)\}/iu, 'no article and no “de” before a name')],
  en: [rule(/\{(seat|who)\}(’s| (is|has|was|takes|holds)\b)/, 'no case and no verb that “You” would not fit')],
  de: [rule(/\b(der|die|den|dem|des|von|vom) \{(seat|names?|who)\}|\{(seat|who)\}(s\b|’| (ist|hat|war|nimmt)\b)/, 'no article, case or verb that “Du” would not fit')],
};

// Figures that may be one: the word after them needs both forms.
const COUNTED = rule(
  /\{(heads|points|pot|left|change|sheets|people|bots)\} (têtes|points|jetons|feuilles|heads|chips|sheets|Hornochsen|Punkte|Chips)\b/,
  'both forms, {n|one|other}', new RegExp(['^cli\\.', ...game_folders.flatMap(({ style }) => style.lists?.source ?? [])].join('|')),
);

/** @type {Record<string, Rule[]>} */
const TERMS = Object.fromEntries(Object.entries(GLOSSARY).map(([language, terms]) => [language, terms.map(([said, never, free]) =>
  rule(typeof never === 'string' ? new RegExp(`(?<!\\p{L})(?:${never})(?!\\p{L})`, 'iu') : never, `“${said}”`, free))]));

// Texts that users type, not ours.
const TYPED = /^rules\.synonyms$|^spreadsheet\./;

// Maximum number of letters that fit on a button, a choice beside others or a card's name on a phone.
/** @type {[RegExp, number][]} */
const MOST = [
  [/^keys\.[a-z]+$(?<!all|no_number)/, 1],
  [/^statistics\.(matches|wins|best|average)$|^sheet\.(player|total)$|^standings\.place$|^challenge\.(trick|card|you)$|^setup\.person$/, 10],
  [/^share\.(short_\w+|share)$|^app\.back$|^home\.(play|go_on)$|^site\.embed_(play|full)$|^phones\.(erase|enter)$|^(exercise|challenge)\.(begin|go_on|solve)$/, 14],
  [/^(game|bot|theme|speed|motion|voice|volume)\.[a-z]+$|^table\.(home|rematch|next_round|next_last|menu|mute|unmute)$|^(coach|trial)\.(next|done)$|^compare\.(go|stop)$|^view\.[a-z]+$/, 18],
  [/^home\.(setup|sheets|rules|settings)$|^pad\.(end|on)$|^shared\.(ready|reveal|put_down)$|^import\.(add|cancel|stop)$|^hand\.(on|cover|change)$/, 20],
  [/^table\.(skip|undo|hint)$|^lesson\.(on|next|all)$|^pause\.(phones|leave_lesson)$|^backup\.(yes|later|look|stop)$/, 20],
  [/^(pad\.note|pad\.undo|lesson\.play)$|^import\.near_(skip|replace|add)$/, 30],
  ...game_folders.flatMap(({ style }) => style.most ?? []),
];

/** Maximum number of letters of a key's text, if it has one. @returns {number | undefined} */
export const most_of = (/** @type {string} */ key) => MOST.find(([keys]) => keys.test(key))?.[1];

/** Languages that have rules of their own above, for scripts/checks/languages.mjs. */
export const has_style = (/** @type {string} */ language) => language in STYLE && language in NAMES;

/** Everything wrong with a text, as sentences that begin with what is wanted. */
export function slips(/** @type {string} */ language, /** @type {string} */ key, /** @type {string} */ text) {
  // All forms of {name|one|other} count as words; commands have signs of their own.
  const words = text.replace(/\{([a-z_]+)\|([^}]*)\}/g, (all, name, forms) => (forms.includes('|') ? forms.replaceAll('|', '/') : `{${name}}`)).replace(/\b(exec|bot):/g, '$1');
  const most = most_of(key);
  const long = most && [...text].length > most ? [`${most} letters at most`] : [];
  const broken_in = (/** @type {string} */ some, /** @type {Rule[]} */ rules) => rules.filter(({ not }) => !not?.test(key)).flatMap(({ broken, wanted }) => {
    const at = broken.exec(some);
    return at ? [`${wanted}, near “${some.slice(Math.max(0, at.index - 12), at.index + 12)}”`] : [];
  });
  if (TYPED.test(key)) return broken_in(words, EVERYWHERE);
  return [
    ...long,
    ...broken_in(words, [...EVERYWHERE, ...STYLE[language], ...NAMES[language]]),
    ...broken_in(words.replace(/\{[a-z_]+\}/g, '{}'), TERMS[language]), // names of arguments are no words
    ...broken_in(text, [COUNTED]),
  ];
}
