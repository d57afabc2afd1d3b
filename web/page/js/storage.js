// What the program stores and reads, synchronously and from within it (web/app/storage/storage.h); reports the state of
// the storage to it.
import { store } from './from_boot.js';
import { is_halted, send } from './line.js';

/** @type {boolean | null} true, false; null where browsers promise nothing, or it is not known */
let promised = null;

/** @returns {import('./messages.js').ToProgram['storage']} */
export const storage_now = () => ({ state: store.state(), promised, damaged: store.damaged() });
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

// The report waits until the program returns. Keys that begin with @ are those of a backup set aside.
export const storage = {
  read(/** @type {string} */ key) {
    const value = key[0] === '@' ? store.read_aside(key.slice(1)) : store.read(key);
    if (store.damaged()) queueMicrotask(report_storage);
    return value;
  },
  write(/** @type {string} */ key, /** @type {string} */ value) {
    const stored = is_halted() || store.write(key, value);
    queueMicrotask(report_storage);
    return stored;
  },
  erase(/** @type {string} */ key) {
    if (!is_halted()) store.erase(key);
    queueMicrotask(report_storage);
  },
  keys: (/** @type {string} */ prefix) => (prefix[0] === '@' ? store.aside_keys().map((key) => `@${key}`) : store.keys(prefix)),
  size: (/** @type {string} */ prefix) => store.size(prefix),
  lines: (/** @type {string} */ key) => store.lines(key),
};
