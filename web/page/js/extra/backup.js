// Writes a file with everything that is stored here, and restores one; also the data of another path of this host, after a move.
// WORDS: the words that start with "backup.".
import { all_stored_at, paths_elsewhere } from '../store/elsewhere.js';

const FORMAT = 'tablee-backup';
const MAX_BYTES = 80e6; // 50,000 sheets and 2,000 replays, with names beyond Latin-1
const PATIENCE = 5000; // ms, for the database of another path
const say = (/** @type {string} */ key, /** @type {Record<string, unknown>} */ values = {}) => {
  const lang = document.documentElement.lang in WORDS ? document.documentElement.lang : FALLBACK_LANGUAGE;
  return WORDS[lang][`backup.${key}`].replace(/\{(\w+)\|([^|]*)\|([^}]*)\}|\{(\w+)\}/g,
    (all, number, one, other, name) => (name ? String(values[name]) : values[number] === 1 || (values[number] === 0 && TRAITS[lang].zero_is_one) ? one : other));
};

// The page's own keys, a file being imported and the store's own prefix are in no backup.
const may_hold = (/** @type {string} */ key) => !/^(?:page$|restore$|in\.|old\.)/.test(key);
const only_what_may_be = (/** @type {Record<string, string>} */ stored) => Object.fromEntries(Object.entries(stored).filter(([key]) => may_hold(key)));

/**
 * Reads a backup, or returns a problem, which is a key of words. Everything in the file is checked before anything
 * stored is replaced.
 * @param {File} file @param {(text: string) => boolean} is_text @param {(stored: Record<string, string>) => unknown} sum_of
 * @returns {Promise<{problem: string} | {problem?: undefined, stored: Record<string, string>, date: string}>}
 */
async function read(file, is_text, sum_of) {
  if (file.size > MAX_BYTES) return { problem: 'large' };
  let backup;
  try {
    backup = JSON.parse(await file.text());
  } catch {
    return { problem: 'strange' };
  }
  if (!backup || backup.format !== FORMAT) return { problem: 'strange' };
  if (backup.version !== 1) return { problem: 'newer' };
  const { stored } = backup;
  const whole = stored && typeof stored === 'object' && !Array.isArray(stored) &&
    Object.entries(stored).every(([key, value]) => /^[\w.-]{1,100}$/.test(key) && typeof value === 'string' && is_text(value));
  if (!whole) return { problem: 'damaged' };
  if (Object.keys(stored).some((key) => !may_hold(key))) return { problem: 'foreign' };
  if (backup.sum !== sum_of(stored)) return { problem: 'damaged' };
  return { stored, date: is_text(String(backup.date)) ? String(backup.date).slice(0, 10) : '' };
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

tablee.extra('backup', ({ store, overlay, today, is_text, checksum, check, replace, save_as, notice_that_says, close_notice, open_extra }, what) => {
  const paths = paths_elsewhere(() => localStorage, new URL('.', document.baseURI).pathname);
  if (what === 'offer') {
    if (paths.length) offer_move({ notice_that_says, close_notice, open_extra });
    return;
  }
  const sum_of = (/** @type {Record<string, string>} */ stored) => checksum(JSON.stringify(stored));
  const form = form_in(overlay(say('title'), say('close')));
  const { save, input, status, sure, body, field, part } = form;
  const offer = offering({ store, check, replace }, form);

  save.addEventListener('click', () => {
    const stored = only_what_may_be(store.all().stored);
    const text = JSON.stringify({ format: FORMAT, version: 1, date: today(), sum: sum_of(stored), stored }, null, 1);
    const name = `tablee-${today()}.json`;
    save_as(name, text, 'application/json');
    status.textContent = say('saved', { name });
  });

  async function look_into(/** @type {File | undefined} */ chosen) {
    sure.replaceChildren();
    if (!chosen) return;
    const found = await read(chosen, is_text, sum_of);
    if (found.problem !== undefined) status.textContent = say(found.problem, { most: MAX_BYTES / 1e6 });
    else offer(found.stored, ({ sheets }) => say('holds', { date: found.date, sheets }));
  }
  input.addEventListener('change', () => look_into(input.files?.[0]));
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
