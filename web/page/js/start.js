// Starts the program: loads its glue and its parts, sends it the first message, and reports a failure to load.
import {
  address_language, asked, asked_theme, cause_of, embedded, language, load_program, load_words, media, MORE_CONTRAST, post, reload, run_script, store,
} from './from_boot.js';
import * as back from './back.js';
import { today } from './days.js';
import { open_extra } from './extras.js';
import { crash } from './halt.js';
import * as split_loader from './split_loader.js';
import * as home from './home.js';
import * as storage_lock from './storage_lock.js';
import { all_words, begin_in } from './language.js';
import { archive_is_read, connect, flush, is_halted, send } from './line.js';
import * as links from './links.js';
import { again, late, notice, show_late } from './notice.js';
import { is_playable, make_canvas, painted, pause, playable } from './show.js';
import { look_after_storage, storage_now } from './storage.js';
import { canvas } from './view.js';
import { text_size, wishes } from './wishes.js';

// Deals are random, or repeat for an address with ?seed= (docs/PAGE.md).
const a_seed = () => {
  const seed = asked.get('seed') || '';
  return /^\d{1,19}$/.test(seed) ? seed : crypto.getRandomValues(new BigUint64Array(1))[0].toString();
};

/**
 * The program is ready to receive. The program calls this once.
 * @param {(text: string) => void} into @param {number[]} calls numbers of its functions that a worker calls
 */
export async function greet(into, calls) {
  split_loader.set_calls(calls);
  const link = links.waiting();
  const table = asked.get('table') || '';
  const wanted = () => home.wanted() || (back.returned() ? 'continue' : '');
  let lang, words, usual;
  let claimed = false;
  do {
    lang = language();
    begin_in(lang);
    words = await load_words(lang);
    // Only a first visit starts with the first part alone: later ones have all files at hand, and settings or a stored
    // table that need them.
    usual =
      store.state() === 'ok' && !store.keys().length && !store.has_archive() && !embedded && !link && !table &&
      !media(MORE_CONTRAST) && /^(play .*|continue)?$/.test(wanted());
    if (!usual) {
      await split_loader.complete(lang);
      words = await all_words(lang);
    }
    // Only now: the program reads what another tab stored while this one was loading.
    if (!claimed) storage_lock.claim();
    claimed = true;
    // Home needs only the names of what is in the archive; the values are read while it is shown.
    await store.ready(embedded || link !== '' || table !== '' || wanted() === 'continue');
  } while (lang !== language()); // the language was changed meanwhile
  const complete = !usual && store.is_whole();
  connect(into, () => ({
    on: 'start',
    lang,
    words_lang: lang,
    words,
    ...wishes(),
    wanted: wanted(),
    ...storage_now(),
    link,
    table,
    whole: complete,
    embedded,
    theme: asked_theme,
    lang_asked: address_language !== '',
    seed: a_seed(),
    now: today(),
    text: text_size(),
  }));
  if (usual) split_loader.when_whole((rest) => send({ on: 'whole', words_lang: lang, words: rest }));
  await pause();
  flush();
  look_after_storage();
  if (!usual && !complete) read_archive(lang);
  if (usual) playable();
  else home.must_go();
  // A file that the system opens with the installed app.
  window.launchQueue?.setConsumer(async ({ files }) => {
    if (files?.length) open_extra('pick', { file: await files[0].getFile() });
  });
  await make_canvas();
}

// The program does what was asked of it meanwhile. A reload waits for the values before the program starts.
const read_archive = (/** @type {import('./messages.js').Language} */ lang) =>
  store.read_rest().then(() => archive_is_read({ on: 'whole', words_lang: lang, words: '' }), () => location.reload());

let started = false;
export const is_started = () => started;
const SLOW = 8000; // ms, after which a notice says that the page is still loading
/** Loads the program and runs it with its glue, or reports that it did not arrive. */
export async function start_program() {
  started = true;
  setTimeout(() => is_playable() || gave_up || show_late(), SLOW);
  await painted;
  try {
    await run_script('glue', () => typeof window.createTablee === 'function');
  } catch (error) {
    give_up(error);
    return;
  }
  /** @type {CreateTablee} */ (window.createTablee)({
    canvas,
    instantiateWasm(imports, done) {
      make_program(imports, done).catch(give_up);
      return {};
    },
    onAbort: (error) => is_halted() || crash(error),
  }).catch(crash);
}
/** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} done */
async function make_program(imports, done) {
  const module = await load_program();
  const instance = await WebAssembly.instantiate(module, { ...imports, later: split_loader.stubs });
  split_loader.begin(instance.exports, module, imports);
  await pause();
  done(instance, module);
}
let gave_up = false;
const SENTENCES = { network: 'failed', policy: 'policy', browser: 'no_wasm', memory: 'no_memory' };
export function give_up(/** @type {unknown} */ error) {
  console.error(error);
  gave_up = late.hidden = true;
  const why = cause_of(error);
  post('failed', { why });
  notice(SENTENCES[why], why === 'memory' ? ['reload', reload] : ['again', again]);
}
