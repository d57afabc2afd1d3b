// The first visible sheet of a workbook (.xlsx, ECMA-376) as text with tabs between the cells. Cells are written by their values, not as
// they are formatted, except for dates: these are numbers in the file and become 2026-11-20.
import { normal_form } from '../normal_form.js';
import { parts_of, text_of_part } from './zip_text.js';

/** @typedef {import('./file_text.js').Read} Read */

const MOST_COLUMNS = 256; // as engine/table/cells.h
const MOST_ROWS = 1048576;
const MOST_LETTERS = 32767; // of a cell, as spreadsheets allow
const MOST_TEXT = 10 * MOST_LETTERS; // between two tags, where a letter may be written as "&#x1F600;"
const MOST_FORMAT = 255; // letters of a number format, likewise

const too_large = () => new Error('long');

const ENTITIES = /** @type {Record<string, string>} */ ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" });
const plain = (/** @type {string} */ text) => (text.includes('&')
  ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, number, name) => {
    const code = hex ? parseInt(hex, 16) : Number(number);
    return name ? ENTITIES[name] ?? all : code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  }) : text);

/** @type {Map<string, RegExp>} */
const patterns = new Map();
// Matches an attribute of any namespace.
function pattern_of(/** @type {string} */ name) {
  const made = patterns.get(name) ?? new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, made);
  return made;
}

// Where a tag ends. A ">" may also stand in an attribute.
function tag_end(/** @type {string} */ xml, /** @type {number} */ from) {
  const first = xml.indexOf('>', from);
  if (first < 0) return xml.length;
  if (!/["']/.test(xml.slice(from, first))) return first;
  let end = from;
  for (let quote = ''; end < xml.length && (quote || xml[end] !== '>'); end++) {
    if (quote ? xml[end] === quote : xml[end] === '"' || xml[end] === "'") quote = quote ? '' : xml[end];
  }
  return end;
}

/** @typedef {(name: string) => string | undefined} Attributes */
/**
 * Walks XML: opened(name, attributes) and closed(name) by local names, said(text) in between.
 * @param {string} xml
 * @param {{opened: (name: string, attribute: Attributes) => void, closed?: (name: string) => void, said?: (text: string) => void}} to
 */
function walk(xml, { opened, closed = () => {}, said = () => {} }) {
  for (let at = 0; ;) {
    const from = xml.indexOf('<', at);
    if (from < 0) return;
    if (from - at > MOST_TEXT) throw too_large();
    if (from > at) said(plain(xml.slice(at, from)));
    const end_of = (/** @type {string} */ mark) => {
      const end = xml.indexOf(mark, from);
      return end < 0 ? xml.length : end + mark.length;
    };
    if (xml.startsWith('<![CDATA[', from)) {
      at = end_of(']]>');
      said(xml.slice(from + 9, at - 3));
    } else if (xml[from + 1] === '!' || xml[from + 1] === '?') {
      at = end_of(xml.startsWith('<!--', from) ? '-->' : '>');
    } else {
      const end = tag_end(xml, from + 1);
      const tag = xml.slice(from + 1, end);
      at = end + 1;
      const name = /^\/?(?:[\w.-]+:)?([\w.-]+)/.exec(tag)?.[1] ?? '';
      if (tag[0] === '/') {
        closed(name);
        continue;
      }
      opened(name, (wanted) => {
        if (!tag.includes(wanted)) return undefined;
        const found = pattern_of(wanted).exec(tag);
        return found ? plain(found[1] ?? found[2]) : undefined;
      });
      if (tag.endsWith('/')) closed(name);
    }
  }
}

// Ids of built-in date formats, which have no code in the file.
const is_date_id = (/** @type {number} */ id) => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
/** Does a number format show a day? */
export function is_date_format(/** @type {string} */ code) {
  if (code.length > MOST_FORMAT) return false;
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|[_*]./g, '').split(';')[0];
  return /[dy]/i.test(bare) || (/m/i.test(bare) && !/[hs0#]/i.test(bare));
}

/** Which styles of cells show a day, by their number. */
function dated_styles(/** @type {string} */ xml) {
  /** @type {Map<string | undefined, boolean>} */
  const formats = new Map();
  /** @type {boolean[]} */
  const styles = [];
  let inside = false;
  walk(xml, {
    opened(name, attribute) {
      if (name === 'numFmt') formats.set(attribute('numFmtId'), is_date_format(attribute('formatCode') ?? ''));
      if (name === 'cellXfs') inside = true;
      if (name === 'xf' && inside) styles.push(formats.get(attribute('numFmtId')) ?? is_date_id(Number(attribute('numFmtId'))));
    },
    closed(name) {
      if (name === 'cellXfs') inside = false;
    },
  });
  return styles;
}

// Texts of <si> and <is>: those of <t>, except for phonetic ones.
function shared_strings(/** @type {string} */ xml) {
  /** @type {string[]} */
  const strings = [];
  let text = '';
  let takes = false;
  let spoken = false;
  walk(xml, {
    opened(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') spoken = true;
      takes = name === 't' && !spoken;
    },
    closed(name) {
      if (name === 'si') strings.push(text);
      if (name === 'rPh') spoken = false;
      takes = false;
    },
    said(more) {
      if (takes) text += more;
    },
  });
  return strings;
}

/** The day of a number, where it counts from 1900 as most do, or from 1904; empty where it is none. */
export function day_of(/** @type {number} */ number, /** @type {boolean} */ from_1904) {
  // Excel counts a 29 February 1900, which never existed.
  const days = Math.floor(number) + (from_1904 ? 1462 : number < 60 ? 1 : 0);
  const day = new Date(Date.UTC(1899, 11, 30) + days * 86400000);
  return days > 0 && day.getUTCFullYear() < 10000 ? day.toISOString().slice(0, 10) : '';
}

const column_of = (/** @type {string | undefined} */ place) => {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : undefined;
};
const quoted = (/** @type {string} */ cell) => {
  if (cell.length > MOST_LETTERS) throw too_large();
  return /[\t\r\n]|^\s*"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

/**
 * The rows of a sheet as lines. Throws an Error where they are longer than `most`, or a cell is longer than cells can be.
 * @param {string} xml
 * @param {{strings: string[], dated: boolean[], from_1904: boolean, most: number}} book
 */
function lines_of(xml, { strings, dated, from_1904, most }) {
  /** @type {string[]} */
  const lines = [];
  let length = 0;
  /** @type {string[]} */
  let row = [];
  let line = 0;
  let column = -1;
  let type = '';
  let style = 0;
  let text = '';
  let takes = false;
  let spoken = false;
  const add = (/** @type {number} */ letters) => {
    length += letters;
    if (length > most) throw too_large();
  };
  const shown = () => {
    if (type === 's') return strings[Number(text)] ?? '';
    if (type === 'd') return text.slice(0, 10);
    if (type || !text.trim() || !Number.isFinite(Number(text))) return text;
    return (dated[style] && day_of(Number(text), from_1904)) || String(Number(Number(text).toPrecision(15)));
  };
  walk(xml, {
    opened(name, attribute) {
      if (name === 'row') {
        line = Math.max(lines.length, Math.min(Number(attribute('r')) - 1 || lines.length, MOST_ROWS));
        row = [];
        column = -1;
      } else if (name === 'c') {
        column = column_of(attribute('r')) ?? column + 1;
        type = attribute('t') ?? '';
        if (type === 'n') type = '';
        style = Number(attribute('s') ?? 0);
        text = '';
      }
      if (name === 'rPh') spoken = true;
      takes = (name === 'v' || name === 't') && !spoken;
    },
    closed(name) {
      takes = false;
      if (name === 'rPh') spoken = false;
      if (name === 'c' && column < MOST_COLUMNS) {
        row[column] = quoted(shown());
        add(row[column].length + 1);
      }
      if (name !== 'row') return;
      // Omitted rows become empty lines, so that line numbers are row numbers.
      for (; lines.length < line; add(1)) lines.push('');
      lines.push(Array.from(row, (cell) => cell ?? '').join('\t'));
      add(1);
    },
    said(more) {
      if (takes) text += more;
    },
  });
  return lines.join('\n');
}

// The name of the part of the first visible sheet.
function first_sheet(/** @type {string} */ book, /** @type {string} */ relations) {
  /** @type {Map<string | undefined, string>} */
  const targets = new Map();
  walk(relations, {
    opened(name, attribute) {
      if (name === 'Relationship') targets.set(attribute('Id'), attribute('Target') ?? '');
    },
  });
  /** @type {string[]} */
  const sheets = [];
  let from_1904 = false;
  walk(book, {
    opened(name, attribute) {
      if (name === 'workbookPr') from_1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      const target = name === 'sheet' && !/hidden/i.test(attribute('state') ?? '') ? targets.get(attribute('id')) : '';
      if (target?.includes('worksheets/')) sheets.push(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return { sheet: sheets[0], from_1904 };
}

// The kind of a ZIP archive that is not such a workbook.
function other_kind(/** @type {Map<string, unknown>} */ parts, /** @type {string} */ type) {
  const names = [...parts.keys()];
  if (type.includes('opendocument')) return 'ods';
  if (parts.has('xl/workbook.bin')) return 'xlsb';
  if (names.some((name) => /^Index(\.zip|\/.*\.iwa)$/.test(name))) return 'numbers';
  return 'strange';
}

/** @param {Uint8Array} bytes @param {number} most bytes of all parts that are read, and letters of the text @returns {Read} */
export function text_of_workbook(bytes, most) {
  try {
    const parts = parts_of(bytes);
    let left = most;
    const read = (/** @type {string | undefined} */ name) => {
      const part = parts.get(name ?? '');
      if (!part) return '';
      if (part.locked) throw new Error('locked');
      const text = text_of_part(bytes, part, left);
      if (text === null) throw too_large();
      left -= text.length;
      return text;
    };
    if (!parts.has('xl/workbook.xml')) return { problem: other_kind(parts, read('mimetype')) };
    const { sheet, from_1904 } = first_sheet(read('xl/workbook.xml'), read('xl/_rels/workbook.xml.rels'));
    if (!sheet || !parts.has(sheet)) return { problem: 'damaged' };
    const text = lines_of(read(sheet), {
      strings: shared_strings(read('xl/sharedStrings.xml')), dated: dated_styles(read('xl/styles.xml')), from_1904, most,
    });
    return text.trim() ? { text: normal_form(text) } : { problem: 'empty' };
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    return { problem: message === 'locked' || message === 'long' ? message : 'damaged' };
  }
}
