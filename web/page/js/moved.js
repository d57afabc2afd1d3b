// The site moved to another path of its host: what its old path left on this device is offered where nothing is kept yet.
import { base, opaque, store } from './from_boot.js';
import { try_extra } from './extras.js';

export function offer_what_the_old_path_left() {
  if (window.top !== window || opaque || store.state() !== 'ok' || store.keys().length) return;
  // Something of another folder's; what it is worth the extra sees.
  const is_another = (/** @type {string} */ name) => /^tablee:\/[^?]*$/.test(name) && !name.startsWith(`tablee:${base.pathname}:`);
  if (Object.keys(localStorage).some(is_another)) try_extra('backup', 'offer');
}
