// The browser's dialogue for a file. The program gets its text, or what a worker made of it, with the names of columns and games in every
// language.
// WORDS: those names, and the words that start with "pick.". FILE_READER: the file name and checksum of extra/file_reader.js, which the
// page itself does not hold.
import { open_reader, read_in_worker } from './file_worker_text.js';

const MOST_UNPACKED = 4 << 20; // bytes of the parts of a workbook that are read
const LARGE = 1 << 16; // bytes from which a file is read in a worker, as are workbooks, which may be packed
const MOST_OPENED = 8 << 20; // bytes of a file that the system opens with the app, as in engine/table/exchange.h
const P = 0x50; // the first byte of a workbook
const OFTEN = 500; // ms between two reports of the progress

/** @typedef {import('./file_reader.js').Found} Found  @typedef {{accept?: string, most?: number, file?: File}} Wanted */

let stop = () => {}; // ends the reading of a file

tablee.extra('pick', async ({ send, open_extra, program, trusted }, /** @type {Wanted | null} */ wanted) => {
  if (!wanted) return stop();
  const { accept, most = MOST_OPENED } = wanted;
  const lang = document.documentElement.lang in WORDS ? document.documentElement.lang : 'fr';
  // The page's language first: its names of columns appear in messages.
  const names = [lang, ...Object.keys(WORDS).filter((other) => other !== lang)].flatMap((each) => Object.entries(WORDS[each]))
    .filter(([key]) => !key.startsWith('pick.')).map(([key, text]) => `${key}\t${text}\t`).join('');

  // The program tells the person how far it is, and offers to stop.
  async function with_progress(/** @type {File} */ file, /** @type {() => import('./file_reader.js').Reader} */ script, /** @type {Uint8Array} */ bytes) {
    let share = 0;
    const kilobytes = (/** @type {number} */ part) => Math.round(part * file.size / 1000);
    const reading = read_in_worker(script, { bytes, most: MOST_UNPACKED, names, program: program() }, { trusted, progress: (read) => { share = read; } });
    stop = reading.stop;
    const clock = setInterval(() => send({ on: 'reading', name: file.name, done: kilobytes(share), all: kilobytes(1) }), OFTEN);
    const found = await reading.answer;
    clearInterval(clock);
    return found;
  }

  /** @returns {Promise<Found | undefined | null>} undefined if its reader did not load, which a notice says; null if it was stopped */
  async function read(/** @type {File} */ file) {
    if (file.size > most) return { problem: 'large' };
    const script = await open_reader(open_extra);
    if (!script) return undefined;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = bytes.length < LARGE && bytes[0] !== P ? undefined : await with_progress(file, script, bytes);
    return found === undefined ? script().text_in(bytes, MOST_UNPACKED) : found;
  }

  async function take(/** @type {File} */ file) {
    stop();
    const found = await read(file).catch(() => /** @type {Found} */ ({ problem: 'strange' }));
    if (found === null) send({ on: 'reading', name: '', done: 0, all: 0 });
    if (!found) return;
    const problem = found.problem && WORDS[lang][`pick.${found.problem}`].replace('{most}', String((found.problem === 'long' ? MOST_UNPACKED : most) >> 20));
    send({ on: 'picked', name: file.name, text: found.text ?? '', ...(found.read ? { read: true } : {}), names, ...(problem ? { problem } : {}) });
  }

  // The system opened a file with the app: a backup, or sheets.
  if (wanted.file) return /"tablee-backup"/.test(await wanted.file.slice(0, 99).text()) ? open_extra('backup', wanted.file) : take(wanted.file);
  const field = document.createElement('input');
  Object.assign(field, { type: 'file', accept, hidden: true });
  field.addEventListener('cancel', () => field.remove());
  field.addEventListener('change', () => {
    field.remove();
    if (field.files?.length) take(field.files[0]);
  });
  document.body.append(field);
  field.click();
});
