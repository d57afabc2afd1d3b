// What is kept under another path of this host: a site that moved finds there what was kept at its old address.
import { HABITS } from './generations.js';
import { open_store } from './store.js';

const NAME = /^tablee:(\/(?:[^?]*\/)?):(?:@\d+\/)?([\w.-]+)~[01]$/;

/** Folders other than `path` under which something is kept. */
export function paths_elsewhere(/** @type {() => Storage} */ find_storage, /** @type {string} */ path) {
  /** @type {Set<string>} */
  const paths = new Set();
  try {
    for (const name of Object.keys(find_storage())) {
      const [, other, key] = NAME.exec(name) || [];
      if (other && other !== path && key !== HABITS) paths.add(other);
    }
  } catch {
    // a storage that is blocked keeps nothing
  }
  return [...paths].filter((other) => open_store(find_storage, other).keys().length > 0).sort();
}

/** Everything that is kept under `path`: key → value. Nothing is written. */
export const all_kept_at = (/** @type {() => Storage} */ find_storage, /** @type {string} */ path) => open_store(find_storage, path).all().stored;
