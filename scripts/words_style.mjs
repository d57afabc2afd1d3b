// What can be said about a sentence without understanding it: blanks, quotation marks, apostrophes, ellipses, and words
// that a language's players do not use for the thing. scripts/words.mjs holds every sentence against it.

// A rule: where it is broken, and what should be there instead. `not` names keys that are free of it.
const rule = (broken, wanted, not) => ({ broken, wanted, not });

// Columns of the command line's help are set with blanks; elsewhere two in a row are a slip.
const HELP = /^cli\.help/;

const EVERYWHERE = [
  rule(/\t/, 'no tab'),
  rule(/^[ \u00a0]|[ \u00a0]$/, 'no blank at either end'),
  rule(/[ \u00a0]{2}/, 'one blank', HELP),
  rule(/[ \u00a0][,.)\]”](?!\w)/, 'no blank there'),
  rule(/\u202f|\u2009/, 'U+00A0: the one blank that binds in every face'),
  rule(/\.\.\./, 'an ellipsis in one character'),
  rule(/'/, 'a typographic apostrophe'),
  rule(/"/, 'typographic quotation marks'),
];

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

// Terms: what one language's players call a thing, so that it has one name everywhere.
const GLOSSARY = {
  fr: [
    rule(/\bplis?\b/i, '“tour” for what ten of make a round'),
    rule(/\b(trop|plus) bas(se)?s?\b/i, '“faible” or “petite” of a card'),
    rule(/feuilles? de scores/i, '“feuille de score”'),
    rule(/\b[Rr]em(ettre|is(es?)?)\b/, '“restaurer”, “rétablir”'),
    rule(/joueurs? automatiques?/, '“robot”'),
    rule(/\b[Ss]ept qui prend|Cinquième rangée|[Nn]égatif positif/, 'the names printed on the special cards'),
  ],
  en: [
    rule(/non merci|qui (sur)?prend/i, 'the English title'),
    rule(/\b[Ss]even takes|Fifth row|[Nn]egative positive/, 'the names printed on the special cards', /^command\./),
    rule(/\bIn the end\b/, '“at the end”'),
    rule(/over full/, '“too full”'),
  ],
  de: [
    rule(/non merci|no thanks|qui (sur)?prend/i, 'the German title'),
    rule(/\bK(opf|öpfen?)\b/, '“Hornochsen”'),
    rule(/Computerspieler/, '“Bot”'),
    rule(/Punktezettel|Wertungsblatt/, '“Wertungszettel”'),
    rule(/\b\p{L}+en Sie\b/u, '“du”'),
    rule(/\bReihe\b/, '“Folge”', /^(?!nothanks\.)/),
    rule(/\bSieben nimmt|Fünfte Reihe|[Nn]egativ positiv/, 'the names of the special cards', /^command\./),
  ],
};

// What people type, not what we say.
const TYPED = /^rules\.synonyms$/;

// Letters that a button, a choice beside others or a name on a card has room for on a phone.
const MOST = [
  [/^share\.(short_\w+|send)$|^app\.back$|^home\.(play|go_on)$/, 14],
  [/^(game|bot|theme|speed|motion|voice)\.[a-z]+$|^table\.(home|rematch|next_round)$|^nothanks\.(take|no)$/, 18],
  [/^nimmt\.special\.|^home\.(setup|sheets|rules|settings)$|^pad\.(end|on)$/, 20],
  [/^(pad\.note|pad\.undo|lesson\.play)$/, 30],
];

/** What is wrong with that sentence, as texts that begin with what should be there. */
export function slips(language, key, text) {
  // Both forms of {name|one|other} are words; what is typed on a command line has its own signs.
  const words = text.replace(/\{[a-z_]+\|([^|}]*)\|([^|}]*)\}/g, '$1/$2').replace(/\b(exec|bot):/g, '$1');
  const most = MOST.find(([keys]) => keys.test(key))?.[1];
  const long = most && [...text].length > most ? [`${most} letters at most`] : [];
  return [...long, ...[...EVERYWHERE, ...(TYPED.test(key) ? [] : [...STYLE[language], ...GLOSSARY[language]])]
    .filter(({ not }) => !not?.test(key))
    .flatMap(({ broken, wanted }) => {
      const at = broken.exec(words);
      return at ? [`${wanted}, near “${words.slice(Math.max(0, at.index - 12), at.index + 12)}”`] : [];
    })];
}
