// The rules for the words of 6 qui prend and 6 qui surprend, in addition to those for all words (scripts/words/words.mjs).
const VARIANTS = ['tactic', 'logic', 'profi'];
const SPECIALS = ['fifth_row', 'seven_takes', 'insert', 'replace', 'slide', 'stop', 'negative_positive'];

/** @type {import('../../../../scripts/lib/games.mjs').WordsStyle} */
export default {
  called: /fifth_row|seven_takes|negative_positive|special cards?\b|["' ]special["'\]]|bull.?s.heads?/,
  // Words about special cards and rows with them, and of drafts, belong to the deferred part of the program.
  later: new RegExp([
    '^nimmt\\.((special|special_about|ask|do)\\.|stock|specials?(_|$)|known_specials|peek_special|would_(leave|stay|be_gone|go_between|draft)|row_)',
    '^nimmt\\.log\\.(exchange_|fifth|insert|negative|overflow|replace|row_gone|seven|slide|special|stop|market|draft)',
    '^nimmt\\.(prompt\\.(place|exchange|draft|row_(wait_)?none)|would_(fit_none|go_left)|market|where_draft)',
  ].join('|')),
  quotes: [
    ['nimmt.rules.17', ...VARIANTS.map((name) => `nimmt.option.${name}`)],
    ['nimmt.rules.18', 'nimmt.option.tactic'],
    ['nimmt.rules.19', 'nimmt.option.logic'],
    ['nimmt.rules.22', 'nimmt.option.profi'],
    ...VARIANTS.map((name) => /** @type {[string, string]} */ ([`nimmt.lesson.${name}`, `nimmt.option.${name}`])),
    ['nimmt.error.at_least', 'nimmt.option.at_least'],
    ...SPECIALS.flatMap((name, at) => [`surprend.rules.${6 + at}`, `nimmt.log.exchange_${name}`, `nimmt.lesson.${name}.2.do`]
      .map((key) => /** @type {[string, string]} */ ([key, `nimmt.special.${name}`]))),
    ...['fifth_row', 'seven_takes', 'insert', 'stop'].map((name) => /** @type {[string, string]} */ ([`nimmt.do.${name}`, `nimmt.special.${name}`])),
    ['nimmt.help', 'nimmt.typed.row'],
    ['surprend.help', ...[...SPECIALS, 'place', 'keep', 'exchange', 'row'].map((name) => `nimmt.typed.${name}`)],
    ['nimmt.log.seven_gone', 'nimmt.special.seven_takes'],
  ],
  most: [[/^nimmt\.(take|do\.(it|never_mind))$/, 20], [/^nimmt\.special\./, 20], [/^nimmt\.option\.(tactic|logic|profi)$/, 20]],
  context: [
    [/^nimmt\.special\./, 'The name of a special card, as it is printed.'],
    [/^nimmt\.(special|stock|row_)/, 'Special cards: what each does, how many there are, and rows that they have changed.'],
  ],
  lists: /^nimmt\.because\.chosen$/,
  glossary: {
    fr: [
      ['tour', 'plis?|(?<!carte )levées?'], // a round has ten of these
      ['rangée', '(?<!5e )séries?|colonnes?', /^error\.csv|^surprend\.rules\.6$/],
      ['faible, petite', '(?:trop|plus) bas(?:se)?s?'], // a card
      ['tête de bœuf', 'boeufs?|vaches?|taureaux?|cornes?'],
      ['carte spéciale', 'jokers?'],
      ['the names printed on the special cards', /\b[Ss]ept qui prend|Cinquième rangée|[Nn]égatif positif/],
    ],
    en: [
      ['the English title', 'qui\\s(?:sur)?prend', /^nimmt\.rules\.25$|^surprend\.rules\.16$/],
      ['turn', 'tricks?', /^cli\.help\.endgames$/], // nobody wins it
      ['row', 'columns?|lanes?', /^error\.csv/],
      ['low', '(?:small|smaller|smallest) cards?'],
      ['bull’s head, head', 'ox|oxen|cows?|bullheads?'],
      ['the names printed on the special cards', /\b[Ss]even takes|Fifth row|[Nn]egative positive/, /^nimmt\.typed\.|^surprend\.help$/],
    ],
    de: [
      ['the German title', 'qui\\s(?:sur)?prend'],
      ['Zug', 'Stich(?:s|e[sn]?)?'],
      ['niedrig, hoch', '(?:kleine|kleiner|kleinere|kleinste|kleinsten) Karten?'],
      ['Hornochsen', 'Kopf|Köpfen?|Ochsen?|Rind(?:ern?)?'],
      ['the names of the special cards', /\b[Ss]ieben nimmt|Fünfte Reihe|[Nn]egativ positiv/, /^nimmt\.typed\.|^surprend\.help$/],
    ],
  },
};
