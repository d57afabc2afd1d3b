// The text of a backup: how it is written, and what is in it. It uses nothing of the page, because a worker reads large ones
// (extra/file_reader.js).
import { checksum, is_text } from '../store/slots.js';

const FORMAT = 'tablee-backup';
const MOST_KEYS = 200_000; // an old version had a key for each sheet
const LONGEST = 1_000_000; // characters of a value; the program reads each at once
const GAP = 1000; // characters between two texts

/** Everything stored, and the date of the backup.
 * @typedef {{stored: Record<string, string>, date: string}} Backup */
/** `problem` is a key of words.
 * @typedef {{problem: string, backup?: undefined} | {problem?: undefined, backup: Backup}} BackupRead */

const sum_of = (/** @type {Record<string, string>} */ stored) => checksum(JSON.stringify(stored));
// The page's own keys, a file being imported and the store's own prefix are in no backup.
const may_hold = (/** @type {string} */ key) => !/^(?:page$|restore$|in\.|old\.)/.test(key);
export const only_what_may_be = (/** @type {Record<string, string>} */ stored) => Object.fromEntries(Object.entries(stored).filter(([key]) => may_hold(key)));

export const backup_of = (/** @type {Record<string, string>} */ stored, /** @type {string} */ date) =>
  JSON.stringify({ format: FORMAT, version: 1, date, sum: sum_of(stored), stored }, null, 1);

// Where the text in quotation marks ends that begins there; -1 if it does not.
function end_of_text(/** @type {string} */ all, /** @type {number} */ begin) {
  for (let end = all.indexOf('"', begin + 1); end > 0; end = all.indexOf('"', end + 1)) {
    let escapes = 0;
    while (all[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end;
  }
  return -1;
}

// Is it an object of texts with at most one such object inside? Anything else could take minutes and gigabytes to parse.
function is_flat(/** @type {string} */ all, /** @type {(share: number) => void} */ progress) {
  let objects = 0;
  let at = 0;
  for (let texts = 0; texts < 2 * MOST_KEYS; texts++) {
    const begin = all.indexOf('"', at);
    const between = all.slice(at, begin < 0 ? all.length : begin);
    objects += between.split('{').length - 1;
    if (between.length > GAP || between.includes('[') || objects > 2) return false;
    if (begin < 0) return true;
    at = end_of_text(all, begin) + 1;
    if (!at) return false;
    progress(at / all.length);
  }
  return false;
}

/** Reads and checks all of it. @param {string} text @returns {BackupRead} */
export function backup_in(text, progress = (/** @type {number} */ share) => {}) {
  if (!is_flat(text, progress)) return { problem: /^\s*\{\s*"format":\s*"tablee-backup",\s*"version":\s*(?!1\b)/.test(text) ? 'newer' : 'strange' };
  let backup;
  try {
    backup = JSON.parse(text);
  } catch {
    return { problem: 'strange' };
  }
  if (!backup || backup.format !== FORMAT) return { problem: 'strange' };
  if (backup.version !== 1) return { problem: 'newer' };
  const { stored, date } = backup;
  const whole = stored && typeof stored === 'object' && !Array.isArray(stored) &&
    Object.entries(stored).every(([key, value]) => /^[\w.-]{1,100}$/.test(key) && typeof value === 'string' && is_text(value));
  if (!whole) return { problem: 'damaged' };
  if (Object.entries(stored).some(([key, value]) => !may_hold(key) || value.length > LONGEST)) return { problem: 'foreign' };
  if (backup.sum !== sum_of(stored)) return { problem: 'damaged' };
  return { backup: { stored, date: is_text(String(date)) ? String(date).slice(0, 10) : '' } };
}
