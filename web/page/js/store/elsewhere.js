// Reads what is stored under another path of this host: for a site that has moved.
import { HABITS } from './generations.js';
import { open_store } from './store.js';

const NAME = /^tablee:(\/(?:[^?]*\/)?):(?:@\d+\/)?([\w.-]+)~[01]$/;

/** Folders other than `path` that have stored something. */
export function paths_elsewhere(/** @type {() => Storage} */ find_storage, /** @type {string} */ path) {
  /** @type {Set<string>} */
  const paths = new Set();
  try {
    for (const name of Object.keys(find_storage())) {
      const [, other, key] = NAME.exec(name) || [];
      if (other && other !== path && key !== HABITS) paths.add(other);
    }
  } catch {
    // blocked storage contains nothing
  }
  return [...paths].filter((other) => open_store(find_storage, other).keys().length > 0).sort();
}

/** Everything stored under `path`: key → value. Writes nothing. */
export const all_kept_at = (/** @type {() => Storage} */ find_storage, /** @type {string} */ path) => open_store(find_storage, path).all().stored;
