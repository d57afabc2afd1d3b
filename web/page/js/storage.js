// What the program stores and reads, synchronously and from within it (web/app/storage/storage.h); reports the state of
// the storage to it.
import { store } from './from_boot.js';
import { is_halted, send } from './line.js';

/** @type {boolean | null} true, false; null where browsers promise nothing, or it is not known */
let promised = null;
let used = 0; // percent of what the browser lets this site store

/** @returns {import('./messages.js').ToProgram['storage']} */
export const storage_now = () => ({ state: store.state(), promised, damaged: store.damaged(), archive: store.place(), used });
let reported = '';
/** Sends the state of the storage, if it has changed. */
export function report_storage() {
  const now = JSON.stringify(storage_now());
  if (now === reported) return;
  reported = now;
  send({ on: 'storage', ...storage_now() });
}

export const is_promised = () => promised;
export function set_promised(/** @type {boolean | null} */ answer) {
  promised = answer;
  report_storage();
}

// Browsers give local storage five million characters. Some count a value with a letter beyond Latin-1 twice.
const LOCAL = 5 * 1024 * 1024;
function local_share() {
  let taken = 0;
  for (let i = 0; i < localStorage.length; i++) {
    const name = /** @type {string} */ (localStorage.key(i));
    const text = localStorage.getItem(name) || '';
    taken += name.length + text.length * (/[^\0-\xff]/.test(text) ? 2 : 1);
  }
  return taken / LOCAL;
}
const database_share = async () => {
  const { usage = 0, quota = 0 } = store.place() === 'database' ? await navigator.storage.estimate() : {};
  return quota ? usage / quota : 0;
};
async function measure() {
  if (store.state() === 'memory' || is_halted()) return;
  const shares = await Promise.allSettled([(async () => local_share())(), database_share()]);
  used = Math.min(100, Math.round(100 * Math.max(...shares.map((share) => (share.status === 'fulfilled' ? share.value : 0)))));
  report_storage();
}
const PAUSE = 2000; // ms: nobody waits for it
let due = 0;
const measure_soon = () => {
  due ||= window.setTimeout(() => {
    due = 0;
    measure();
  }, PAUSE);
};

/** Once the program runs: measures the storage, and removes from it what is not needed any more. */
export function look_after_storage() {
  store.on_change(() => {
    report_storage();
    measure_soon();
  });
  measure_soon();
  setTimeout(store.adopt, 3000);
  setTimeout(store.sweep, 30000);
}

function changed() {
  queueMicrotask(report_storage);
  measure_soon();
}

// The report waits until the program returns. Keys that begin with @ are those of a backup set aside.
export const storage = {
  read(/** @type {string} */ key) {
    const value = key[0] === '@' ? store.read_aside(key.slice(1)) : store.read(key);
    if (store.damaged()) queueMicrotask(report_storage);
    return value;
  },
  write(/** @type {string} */ key, /** @type {string} */ value) {
    const stored = is_halted() || store.write(key, value);
    changed();
    return stored;
  },
  erase(/** @type {string} */ key) {
    if (!is_halted()) store.erase(key);
    changed();
  },
  keys: (/** @type {string} */ prefix) => (prefix[0] === '@' ? store.aside_keys().map((key) => `@${key}`) : store.keys(prefix)),
  size: (/** @type {string} */ prefix) => store.size(prefix),
  lines: (/** @type {string} */ key) => store.lines(key),
};
