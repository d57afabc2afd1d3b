// What the program keeps and looks up, at once and from within it (web/app/storage/storage.h); how keeping goes, as news for it.
import { store } from './from_boot.js';
import { is_halted, send } from './line.js';

/** @type {boolean | null} true, false; null where browsers promise nothing, or it is not known */
let promised = null;

/** @returns {import('./messages.js').ToProgram['storage']} */
export const storage_now = () => ({ state: store.state(), promised, damaged: store.damaged() });
let told = '';
/** The news of it, if there is any. */
export function tell_storage() {
  const now = JSON.stringify(storage_now());
  if (now === told) return;
  told = now;
  send({ on: 'storage', ...storage_now() });
}

export const is_promised = () => promised;
export function set_promised(/** @type {boolean | null} */ answer) {
  promised = answer;
  tell_storage();
}

// The news waits until the program is back. Keys that begin with @ are those of a backup laid aside.
export const storage = {
  read(/** @type {string} */ key) {
    const value = key[0] === '@' ? store.read_aside(key.slice(1)) : store.read(key);
    if (store.damaged()) queueMicrotask(tell_storage);
    return value;
  },
  write(/** @type {string} */ key, /** @type {string} */ value) {
    const kept = is_halted() || store.write(key, value);
    queueMicrotask(tell_storage);
    return kept;
  },
  erase(/** @type {string} */ key) {
    if (!is_halted()) store.erase(key);
    queueMicrotask(tell_storage);
  },
  keys: (/** @type {string} */ prefix) => (prefix[0] === '@' ? store.aside_keys().map((key) => `@${key}`) : store.keys(prefix)),
  size: (/** @type {string} */ prefix) => store.size(prefix),
  lines: (/** @type {string} */ key) => store.lines(key),
};
