// The rules for the words of Non merci, in addition to those for all words (scripts/words/words.mjs).
/** @type {import('../../../../scripts/lib/games.mjs').WordsStyle} */
export default {
  called: /["']chips["']/,
  quotes: [
    ['nothanks.rules.9', 'nothanks.option.open_chips'],
    ['nothanks.rules.10', 'nothanks.option.tactical'],
    ['nothanks.help', 'nothanks.typed.take', 'nothanks.typed.no'],
    ['nothanks.lesson.first.1.2', 'nothanks.no'],
  ],
  most: [[/^nothanks\.(take|no)$/, 18], [/^nothanks\.option\.(open_chips|tactical)$/, 20]],
  glossary: {
    fr: [
      ['jeton', 'pions?'],
      ['pile', 'pioche'],
    ],
    en: [
      ['the English title', 'non merci'],
      ['run', 'sequences?|series|straights?', /^cli\./],
      ['chip', 'tokens?|counters?'],
    ],
    de: [
      ['the German title', 'non merci|no thanks'],
      ['Folge', 'Reihen?|Serien?|Straßen?', /^(?!nothanks\.)/],
      ['Chip', 'Jetons?|Marker|Plättchen'],
    ],
  },
};
