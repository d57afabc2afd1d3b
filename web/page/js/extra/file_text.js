// Decodes the bytes of a file of scores, in any common encoding. A problem is the end of a key of words, "pick.<problem>"
// (extra/pick.js).

import { normal_form } from '../normal_form.js';

/** @typedef {{text: string, problem?: undefined} | {problem: string, text?: undefined}} Read */

const begins = (/** @type {Uint8Array} */ bytes, /** @type {number[]} */ with_bytes) => with_bytes.every((byte, i) => bytes[i] === byte);

/** Is it a ZIP archive, as .xlsx workbooks are? */
export const is_zip = (/** @type {Uint8Array} */ bytes) => begins(bytes, [0x50, 0x4b, 3, 4]);
// The container (OLE) of .xls workbooks and of those with a password.
const is_compound = (/** @type {Uint8Array} */ bytes) => begins(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const decoded = (/** @type {Uint8Array} */ bytes, /** @type {string} */ encoding) => new TextDecoder(encoding).decode(bytes);

// UTF-16 without a byte order mark: every other byte of a table's first letters is 0.
function utf16_of(/** @type {Uint8Array} */ bytes) {
  const some = bytes.subarray(0, 200);
  const zeros = (/** @type {number} */ from) => some.filter((byte, i) => i % 2 === from && byte === 0).length;
  const most = some.length * 0.4;
  if (zeros(1) > most && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : '';
}

function any_text(/** @type {Uint8Array} */ bytes) {
  if (begins(bytes, [0xff, 0xfe])) return decoded(bytes, 'utf-16le');
  if (begins(bytes, [0xfe, 0xff])) return decoded(bytes, 'utf-16be');
  const utf16 = utf16_of(bytes);
  if (utf16) return decoded(bytes, utf16);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The encoding in which spreadsheets of western languages save CSV that is not UTF-8.
    return decoded(bytes, 'windows-1252');
  }
}

/** @returns {Read} */
export function text_of(/** @type {Uint8Array} */ bytes) {
  if (is_compound(bytes)) return { problem: decoded(bytes, 'utf-16le').includes('EncryptedPackage') ? 'locked' : 'xls' };
  const text = any_text(bytes);
  // Controls but for tabs and line ends: no program saves a table with them.
  // eslint-disable-next-line no-control-regex
  if (/[\0-\x08\x0e-\x1f]/.test(text) || text.startsWith('%PDF-')) return { problem: 'strange' };
  // JSON is an exported archive, whose names must stay exactly as they are.
  return { text: /^\s*[{[]/.test(text) ? text : normal_form(text) };
}
