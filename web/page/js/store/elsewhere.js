// Reads what is stored under another path of this host: for a site that has moved.
import { read_archive } from './archive.js';
import { HABITS, open_generations } from './generations.js';
import { open_store } from './store.js';

const NAME = /^tablee:(\/(?:[^?]*\/)?):(?:(?:@\d+\/)?([\w.-]+)~[01]|archive)$/;

/** Folders other than `path` that have stored something. */
export function paths_elsewhere(/** @type {() => Storage} */ find_storage, /** @type {string} */ path) {
  /** @type {Set<string>} */
  const paths = new Set();
  try {
    const storage = find_storage();
    const names = Array.from({ length: storage.length }, (none, i) => storage.key(i) || '');
    for (const name of names) {
      const [, other, key] = NAME.exec(name) || [];
      if (other && other !== path && key !== HABITS) paths.add(other);
    }
    return [...paths].filter((other) => names.includes(`tablee:${other}:archive`) || open_store(find_storage, other).keys().length > 0).sort();
  } catch {
    return []; // blocked storage contains nothing
  }
}

/**
 * Everything stored under `path`: key → value, with its archive where that can be read. Writes nothing.
 * @param {() => Storage} find_storage @param {string} path @param {import('./archive.js').Where} where
 */
export async function all_stored_at(find_storage, path, where) {
  const { stored } = open_store(find_storage, path).all();
  const root = `tablee:${path}:`;
  const storage = find_storage();
  const generations = open_generations(storage, root);
  generations.look();
  return { ...stored, ...await read_archive(storage, root, generations.current(), where) };
}
