// Writes a file with everything that is stored here, and restores one; also the data of another path of this host, after a move.
// WORDS: the words that start with "backup.". FILE_READER: see extra/pick.js.
import { backup_of, only_what_may_be } from './backup_text.js';
import { open_reader, read_in_worker } from './file_worker_text.js';
import { plural_form } from './plural.js';
import { all_stored_at, paths_elsewhere } from '../store/elsewhere.js';

const MAX_BYTES = 80e6; // 50,000 sheets and 2,000 replays, with names beyond Latin-1
const LARGE = 1 << 16; // bytes from which a worker reads it
const PATIENCE = 5000; // ms, for the database of another path
const say = (/** @type {string} */ key, /** @type {Record<string, unknown>} */ values = {}) => {
  const lang = document.documentElement.lang in WORDS ? document.documentElement.lang : FALLBACK_LANGUAGE;
  return WORDS[lang][`backup.${key}`].replace(/\{(\w+)((?:\|[^|}]*)*)\}/g,
    (all, name, forms) => (forms ? forms.split('|')[1 + plural_form(TRAITS[lang].plurals, Number(values[name]))] : String(values[name])));
};

/** What reads a file. @typedef {Pick<import('../extras.js').Tools, 'open_extra' | 'trusted'>} Reading */

/**
 * Reads a backup where it can fail alone; everything in it is checked before anything stored is replaced. The answer is
 * null if it was stopped, and undefined if its reader did not load, which a notice says.
 * @param {File} file @param {Reading} tools @param {(share: number) => void} progress
 * @param {(stop: () => void) => void} begins
 * @returns {Promise<import('./file_reader.js').Found | undefined | null>}
 */
async function read(file, { open_extra, trusted }, progress, begins) {
  if (file.size > MAX_BYTES) return { problem: 'large' };
  const script = await open_reader(open_extra);
  if (!script) return undefined;
  if (file.size > LARGE) {
    const reading = read_in_worker(script, { backup: file }, { trusted, progress });
    begins(reading.stop);
    const found = await reading.answer;
    if (found !== undefined) return found;
  }
  return script().backup_in(await file.text());
}

/** The form. @param {ReturnType<import('../overlay.js').overlay>} page */
function form_in({ body, part }) {
  part('p', say('about'), body);
  const save = part('button', say('save'), body);
  save.className = 'main';
  part('h2', say('restore'), body);
  part('p', say('restore_about'), body);
  const field = part('label', say('choose'), body);
  const input = part('input', '', field);
  Object.assign(input, { type: 'file', accept: '.json,application/json' });
  const status = part('p', '', body);
  status.setAttribute('role', 'status');
  const sure = part('div', '', body);
  return { save, input, status, sure, body, field, part };
}

const readable = (/** @type {string} */ path) => {
  try {
    return decodeURI(path);
  } catch {
    return path; // not encoded as UTF-8
  }
};

/**
 * A first visit after a move: shows a notice that offers this page.
 * @param {Pick<import('../extras.js').Tools, 'notice_that_says' | 'close_notice' | 'open_extra'>} tools
 */
function offer_move({ notice_that_says, close_notice, open_extra }) {
  const look = () => {
    close_notice();
    open_extra('backup');
  };
  notice_that_says(say('offer'), [say('look'), look], [say('later'), close_notice]);
}

/**
 * Shows what a backup contains, and replaces everything by it if the user confirms.
 * @param {Pick<import('../extras.js').Tools, 'store' | 'check' | 'replace'>} page @param {ReturnType<typeof form_in>} form
 * @returns {(stored: Record<string, string>, in_words: (held: {sheets?: number}) => string) => Promise<void>}
 */
function offering({ store, check, replace }, { input, status, sure, part }) {
  return async (stored, in_words) => {
    sure.replaceChildren();
    const { no_room, error, sheets, match } = await check(stored);
    if (no_room) {
      status.textContent = say('no_room');
      return;
    }
    if (error) {
      store.drop_aside();
      status.textContent = `${say('unreadable')} ${error}`;
      return;
    }
    status.textContent = `${in_words({ sheets })} ${match ? say('with_match') : ''} ${say('replaces')}`;
    const yes = part('button', say('yes'), sure);
    yes.className = 'main';
    yes.addEventListener('click', async () => {
      sure.replaceChildren();
      input.disabled = true;
      status.textContent = say('busy');
      if (await replace(Object.keys(stored).length)) return; // the page loads anew
      input.disabled = false;
      status.textContent = say('no_room');
    });
  };
}

/**
 * Reads the file that is chosen, with its progress and a button that stops it, and offers what it contains.
 * @param {Reading} tools @param {ReturnType<typeof form_in>} form @param {ReturnType<typeof offering>} offer
 */
function reading(tools, { input, status, sure, body, part }, offer) {
  let stop = () => {};
  body.closest('dialog')?.addEventListener('close', () => stop());
  const look_into = async (/** @type {File | undefined} */ chosen) => {
    stop();
    sure.replaceChildren();
    if (!chosen) return;
    const bar = document.createElement('progress');
    const found = await read(chosen, tools, (share) => { bar.value = share; }, (own) => {
      stop = own;
      status.textContent = say('reading');
      bar.setAttribute('aria-label', say('reading'));
      sure.append(bar);
      part('button', say('stop'), sure).addEventListener('click', () => {
        sure.replaceChildren();
        input.value = '';
        status.textContent = say('stopped');
        own();
      });
    });
    if (!found) return;
    sure.replaceChildren();
    if (found.problem !== undefined) status.textContent = say(found.problem, { most: MAX_BYTES / 1e6 });
    else if (found.backup) offer(found.backup.stored, ({ sheets }) => say('holds', { date: found.backup?.date, sheets }));
  };
  input.addEventListener('change', () => look_into(input.files?.[0]));
  return look_into;
}

tablee.extra('backup', (tools, what) => {
  const { store, overlay, today, save_as } = tools;
  const paths = paths_elsewhere(() => localStorage, new URL('.', document.baseURI).pathname);
  if (what === 'offer') {
    if (paths.length) offer_move(tools);
    return;
  }
  const page = overlay(say('title'), say('close'));
  const form = form_in(page);
  const { save, status, sure, body, field, part } = form;
  const offer = offering(tools, form);

  save.addEventListener('click', () => {
    const name = `tablee-${today()}.json`;
    save_as(name, backup_of(only_what_may_be(store.all().stored), today()), 'application/json');
    status.textContent = say('saved', { name });
  });
  const look_into = reading(tools, form, offer);
  page.show();
  if (what instanceof File) look_into(what); // that the system opened with the app

  if (paths.length) field.after(part('h2', say('moved'), body));
  for (const path of paths) {
    const place = readable(path);
    const bring = part('button', say('bring', { place }), body);
    status.before(bring);
    bring.addEventListener('click', async () => {
      sure.replaceChildren();
      status.textContent = '';
      try {
        const found = await all_stored_at(() => localStorage, path, { find: () => indexedDB, patience: PATIENCE });
        await offer(only_what_may_be(found), ({ sheets }) => say('brings', { place, sheets }));
      } catch {
        status.textContent = say('out_of_reach', { place });
      }
    });
  }
});
