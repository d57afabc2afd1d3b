// The browser's dialogue for a file. The program gets its text, with the names of columns and games in every language.
// WORDS: those names, and the words that start with "pick.". WORKBOOK: the file name and checksum of extra/workbook.js, which the
// page itself does not hold, as most people never open a workbook.
import { is_zip, text_of } from './file_text.js';

const MOST_UNPACKED = 4 << 20; // bytes of the parts of a workbook that are read

/** @typedef {import('./file_text.js').Read} Read  @typedef {{accept: string, most: number}} Wanted */

tablee.extra('pick', ({ send, open_extra }, /** @type {Wanted} */ { accept, most }) => {
  const lang = document.documentElement.lang in WORDS ? document.documentElement.lang : 'fr';
  // The page's language first: its names of columns appear in messages.
  const names = [lang, ...Object.keys(WORDS).filter((other) => other !== lang)].flatMap((each) => Object.entries(WORDS[each]))
    .filter(([key]) => !key.startsWith('pick.')).map(([key, text]) => `${key}\t${text}\t`).join('');

  /** @returns {Promise<Read | undefined>} undefined if the reader of workbooks did not load; a notice says so */
  async function read(/** @type {File} */ file) {
    if (file.size > most) return { problem: 'large' };
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!is_zip(bytes)) return text_of(bytes);
    const page = /** @type {HTMLElement} */ (document.querySelector('script[data-pick]'));
    page.dataset.workbook = WORKBOOK;
    return open_extra('workbook', { bytes, most: MOST_UNPACKED });
  }

  const field = document.createElement('input');
  Object.assign(field, { type: 'file', accept, hidden: true });
  field.addEventListener('cancel', () => field.remove());
  field.addEventListener('change', async () => {
    field.remove();
    const [file] = field.files || [];
    if (!file) return;
    const found = await read(file).catch(() => ({ problem: 'strange', text: undefined }));
    if (!found) return;
    const problem = found.problem && WORDS[lang][`pick.${found.problem}`].replace('{most}', String((found.problem === 'long' ? MOST_UNPACKED : most) >> 20));
    send({ on: 'picked', name: file.name, text: found.text ?? '', names, ...(problem ? { problem } : {}) });
  });
  document.body.append(field);
  field.click();
});
