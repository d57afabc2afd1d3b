// The page's policy, in a meta tag, as plain hosts send no headers; and the one place that lets an address become a script
// or a worker.
import { own_folder, set_policy } from '../own_policy.js';
import { base, is_file } from './address.js';

const ours = is_file ? 'file:' : own_folder(base);
set_policy([
  `script-src ${ours} 'wasm-unsafe-eval'`,
  `style-src ${ours}`,
  `img-src ${ours} data:`,
  `connect-src ${ours}`,
  `manifest-src ${ours}`,
  `worker-src blob: ${ours}`, // ours: the service worker
  ...(window.trustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types tablee'] : []),
]);

const rules = {
  createScriptURL(/** @type {string} */ url) {
    if (url.startsWith(base.href) || url.startsWith('blob:')) return url;
    throw new TypeError('not ours');
  },
};
const made = window.trustedTypes ? window.trustedTypes.createPolicy('tablee', rules) : rules;
/** Only an address of ours; where browsers ask for it, in the form that they take. */
export const trusted = (/** @type {string} */ url) => made.createScriptURL(url);
