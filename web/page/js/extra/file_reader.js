// Reads a chosen file, on the page's thread or in a worker. The text of this script becomes the worker's (scripts/site/assemble.mjs), so it
// uses nothing of the page. It is loaded when a file is chosen (extra/pick.js, extra/backup.js).
import { backup_in } from './backup_text.js';
import { sheets_in } from './file_program_text.js';
import { is_zip, text_of } from './file_text.js';
import { text_of_workbook } from './workbook_text.js';

/** @typedef {import('./file_text.js').Read} Read  @typedef {import('./backup_text.js').BackupRead} BackupRead  @typedef {import('./file_program_text.js').Program} Program */
/** What a worker is given. `most`: bytes of the unpacked parts of a workbook. `names`: names of columns and games in every language.
 * `backup`: a backup, without all that.
 * @typedef {{bytes: Uint8Array, most: number, names: string, program: Program} | {backup: File}} Given */
/** What it says: once that it is there, then how much it has read, then what it found. `read`: the text is what the program made of the
 * file's (engine/table/sheet_transfer.h).
 * @typedef {(Read & {read?: boolean, backup?: undefined}) | (BackupRead & {text?: undefined, read?: undefined})} Found  @typedef {{share?: number, found?: Found}} Told */
/** @typedef {{text_in(bytes: Uint8Array, most: number): Read, backup_in: typeof backup_in, serve(): void}} Reader */

const OFTEN = 250; // ms

const text_in = (/** @type {Uint8Array} */ bytes, /** @type {number} */ most) => (is_zip(bytes) ? text_of_workbook(bytes, most) : text_of(bytes));

/** The worker: reads one file. */
function serve() {
  const tell = (/** @type {Told} */ told) => self.postMessage(told);
  let told_at = -OFTEN;
  const progress = (/** @type {number} */ share) => {
    const now = performance.now();
    if (now - told_at < OFTEN) return;
    told_at = now;
    tell({ share });
  };
  /** @returns {Promise<Found>} */
  const read = async (/** @type {Given} */ given) => {
    if ('backup' in given) return backup_in(await given.backup.text(), progress);
    const { text, problem } = text_in(given.bytes, given.most);
    return problem === undefined ? { text: await sheets_in(text, given.names, given.program, progress), read: true } : { problem };
  };
  self.onmessage = async (/** @type {MessageEvent<Given>} */ { data }) => {
    tell({});
    /** @type {Found} */
    let found = { problem: 'slow' }; // the program stopped, mostly for lack of memory
    try {
      found = await read(data);
    } catch {
      // the sentence says enough
    }
    tell({ found });
  };
}

Object.assign(reader, { text_in, backup_in, serve });
