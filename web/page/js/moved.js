// After a move of the site to another path of its host: offers what is stored under the old path, if nothing is stored
// under this one.
import { base, opaque, store } from './from_boot.js';
import { try_extra } from './extras.js';

export function offer_what_the_old_path_left() {
  if (window.top !== window || opaque || store.state() !== 'ok' || store.keys().length || store.has_archive()) return;
  // Stored by another folder; the extra finds out what it contains.
  const is_another = (/** @type {string} */ name) => /^tablee:\/[^?]*$/.test(name) && !name.startsWith(`tablee:${base.pathname}:`);
  if (Object.keys(localStorage).some(is_another)) try_extra('backup', 'offer');
}
