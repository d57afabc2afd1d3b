// Text as six-dot braille cells, letter by letter, as French (CBFU), English (UEB) and German (Basisschrift) write it; no
// contractions. A cell is a number, dot n being bit n - 1. A character without a sign in that language is written by
// its base letter, one without a base letter as a blank. tests/tools/braille.test.mjs compares these tables with a
// reference.
/** @typedef {import('../messages.js').Language} Language  @typedef {'antoine' | 'international'} Notation */
/** @typedef {number[]} Cells a line of them */

const dots = (/** @type {string} */ text) => [...text].reduce((bits, dot) => bits | (1 << (Number(dot) - 1)), 0);
/** @type {Record<string, Cells>} */
const LETTERS = Object.fromEntries(
  '1 12 14 145 15 124 1245 125 24 245 13 123 134 1345 135 1234 12345 1235 234 2345 136 1236 2456 1346 13456 1356'
    .split(' ').map((cell, i) => [String.fromCharCode(97 + i), [dots(cell)]]));
const table = (/** @type {Record<string, string>} */ pairs) => Object.fromEntries(Object.entries(pairs).map(([text, cells]) => [text, cells.split(' ').map(dots)]));
const SIGNS = table({ ' ': '', ',': '2', ':': '25', '-': '36', '!': '235' });
SIGNS[' '] = [0];
const LITERARY = '245 1 12 14 145 15 124 1245 125 24'.split(' ').map(dots); // 0 … 9 as j, a … i
const ANTOINE = '3456 16 126 146 1456 156 1246 12456 1256 246'.split(' ').map(dots);

/**
 * @typedef {object} Code
 * @property {number[]} digits
 * @property {Cells} number
 * @property {Cells} [capital]
 * @property {Cells} [capitals]
 * @property {number} [after_number] between a number and a letter that might be a digit
 * @property {Record<string, Cells>} letters
 * @property {Record<string, Cells>} signs
 * @property {Cells | null} [minus]
 * @property {boolean} [minus_is_number]
 * @property {boolean} [accents] `letters` are accents, before their letters
 * @property {Cells} [other] before a base letter with some accent
 * @property {Cells | null} [colon_after_number]
 */
/** @type {Record<Language, Code>} */
const CODES = {
  fr: {
    digits: ANTOINE, number: [dots('6')], capital: [dots('46')], capitals: [dots('46'), dots('46')],
    letters: table({ à: '12356', â: '16', ç: '12346', è: '2346', é: '123456', ê: '126', ë: '1246', î: '146', ï: '12456', ô: '1456', ù: '23456', û: '156', ü: '1256', œ: '246' }),
    signs: table({ '.': '256', "'": '3', '=': '6 2356' }), // between blanks
    minus: [dots('6'), dots('36')], minus_is_number: true,
  },
  en: {
    digits: LITERARY, number: [dots('3456')], capital: [dots('6')], capitals: [dots('6'), dots('6')], after_number: dots('56'),
    letters: Object.assign({}, ...Object.entries({ // an accent stands before its letter
      àèìòù: '45 16', áéíóúý: '45 34', âêîôû: '45 146', äëïöüÿ: '45 25', ãñõ: '45 12456', ç: '45 12346', šžčě: '45 346', å: '45 246',
    }).map(([all, accent]) => Object.fromEntries([...all].map((c) => [c, accent.split(' ').map(dots)])))),
    signs: table({ '.': '256', "'": '3', '=': '5 2356' }),
    accents: true,
  },
  de: {
    digits: LITERARY, number: [dots('3456')], after_number: dots('6'),
    letters: table({ ä: '345', ö: '246', ü: '1256', ß: '2346' }),
    signs: table({ '.': '3', "'": '6', '=': '4 2356' }),
    other: [dots('4')], // before a base letter with some accent
    minus: [dots('4'), dots('36')], colon_after_number: [dots('6'), dots('25')],
  },
};
// The digits that the player chose, whatever the language.
/** @type {Record<Notation, Partial<Code> & Pick<Code, 'digits' | 'number'>>} */
const NOTATIONS = {
  antoine: { digits: ANTOINE, number: [dots('6')], after_number: 0, minus: [dots('6'), dots('36')], minus_is_number: true, colon_after_number: null },
  international: { digits: LITERARY, number: [dots('3456')] },
};
/** @returns {Code} */
function code_of(/** @type {Language} */ lang, /** @type {Notation | undefined} */ notation) {
  const own = CODES[lang];
  if (!notation || own.digits === NOTATIONS[notation].digits) return own;
  // These digits are letters, too: the sign after them says which is meant.
  const changed = notation === 'international' ? { after_number: dots('56'), minus: null, minus_is_number: false } : {};
  return { ...own, ...NOTATIONS[notation], ...changed };
}
// Letters that are written as two, or that no accent makes.
/** @type {Record<string, string>} */
const SPELT = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', þ: 'th' };

const is_letter = (/** @type {string} */ c) => /\p{L}/u.test(c || '');
const is_digit = (/** @type {string} */ c) => /[0-9]/.test(c || '');
const is_capital = (/** @type {string} */ c) => c !== c.toLowerCase();

function cells_of_letter(/** @type {Code} */ code, /** @type {string} */ small) {
  if (code.letters[small]) {
    const own = code.letters[small];
    return code.accents ? [...own, ...LETTERS[small.normalize('NFD')[0]]] : own;
  }
  if (SPELT[small]) return [...SPELT[small]].flatMap((c) => LETTERS[c]);
  const plain = small.normalize('NFD')[0];
  if (!LETTERS[plain]) return [0];
  return plain !== small && code.other ? [...code.other, ...LETTERS[plain]] : LETTERS[plain];
}

/** Cells of that text in that language; its digits in 'antoine' or 'international', else as the language has them. */
export function cells(/** @type {string} */ text, /** @type {Language} */ lang, /** @type {Notation | undefined} */ notation = undefined) {
  const code = code_of(lang, notation);
  /** @type {Cells} */
  const out = [];
  const all = [...text.normalize('NFC')];
  let in_number = false; // the number sign was written, and nothing ended it
  let shouted = false; // within a word of capitals whose sign is written
  all.forEach((c, i) => {
    const before = all[i - 1];
    if (is_digit(c)) {
      if (!in_number) out.push(...code.number);
      in_number = true;
      out.push(code.digits[Number(c)]);
      return;
    }
    if (c === '-' && code.minus && is_digit(all[i + 1]) && before === ' ') {
      out.push(...code.minus);
      in_number = Boolean(code.minus_is_number);
      return;
    }
    const after_number = in_number;
    in_number = false;
    if (!is_letter(c)) {
      shouted = false;
      if (c === ':' && after_number && code.colon_after_number) out.push(...code.colon_after_number);
      else out.push(...(code.signs[c] || SIGNS[c] || SIGNS[' ']));
      return;
    }
    const small = c.toLowerCase();
    if (is_capital(c) && code.capital && !shouted) {
      let end = i;
      while (is_letter(all[end]) && is_capital(all[end])) end++;
      shouted = end - i > 1 && !is_letter(all[end]);
      out.push(...((shouted && code.capitals) || code.capital));
    } else if (after_number && code.after_number && /[a-j]/.test(small.normalize('NFD')[0])) {
      out.push(code.after_number); // digits of these codes are letters too
    }
    out.push(...cells_of_letter(code, small));
  });
  return out;
}

// North American ASCII braille, which embossers read: the character of each cell, from no dots to all six.
const ASCII = ' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=';
export const WIDTH = 40;
const HEIGHT = 25;
const ascii = (/** @type {Cells} */ line) => line.map((cell) => ASCII[cell]).join('').trimEnd();

/** Lines of cells no longer than a page is wide, broken between words; continuation lines are indented by two. */
export function wrapped(/** @type {Cells} */ line) {
  /** @type {Cells[]} */
  const lines = [];
  let rest = line;
  while (rest.length > WIDTH) {
    let cut = rest.lastIndexOf(0, WIDTH);
    if (cut <= 2) cut = WIDTH;
    lines.push(rest.slice(0, cut));
    rest = [0, 0, ...rest.slice(rest[cut] === 0 ? cut + 1 : cut)];
  }
  return [...lines, rest];
}

/** A file for embossers: 40 cells by 25 lines, a form feed between pages. */
export function file(/** @type {Cells[]} */ lines) {
  const pages = [];
  for (let i = 0; i < lines.length; i += HEIGHT) pages.push(lines.slice(i, i + HEIGHT).map(ascii).join('\r\n'));
  return `${pages.join('\r\n\f')}\r\n`;
}

/** Labels side by side, each {lines of cells}: rows that are not cut by the end of a page. */
export function sheet_of_labels(/** @type {Cells[][]} */ labels, columns = 4) {
  const width = WIDTH / columns;
  const high = Math.max(...labels.map((label) => label.length)) + 1;
  const a_page = Math.floor(HEIGHT / high) * high;
  /** @type {Cells[]} */
  const lines = [];
  for (let i = 0; i < labels.length; i += columns) {
    for (let row = 0; row < high; row++) {
      /** @type {Cells} */
      const line = [];
      for (const label of labels.slice(i, i + columns)) {
        const own = label[row] || [];
        line.push(...own, ...Array(Math.max(width - own.length, 0)).fill(0));
      }
      lines.push(line);
    }
    // The rest of a page stays empty, so that the next label starts on a new one.
    if (lines.length % HEIGHT === a_page % HEIGHT) while (lines.length % HEIGHT) lines.push([]);
  }
  return lines;
}
