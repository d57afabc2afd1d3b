// The page's policy, in a meta tag, as plain hosts send no headers; and the one place that lets an address become a script
// or a worker.
import { own_folder, set_policy } from '../own_policy.js';
import { base, is_file } from './address.js';

const rules = {
  createScriptURL(/** @type {string} */ url) {
    if (url.startsWith(base.href) || url.startsWith('blob:')) return url;
    throw new TypeError('not ours');
  },
};
// Browsers without trusted types take plain addresses. A host's own policy may refuse ours by its name, and allow the one
// that browsers call `default`; where it refuses both, the sentence of cause.js says why nothing starts.
function named_policy() {
  const { trustedTypes } = window;
  for (const name of trustedTypes ? ['tablee', 'default'] : []) {
    try {
      return { name, made: /** @type {NonNullable<typeof trustedTypes>} */ (trustedTypes).createPolicy(name, rules) };
    } catch {
      // not that name
    }
  }
  return { name: '', made: rules };
}
const { name, made } = named_policy();

const ours = is_file ? 'file:' : own_folder(base);
set_policy([
  `script-src ${ours} 'wasm-unsafe-eval'`,
  `style-src ${ours}`,
  `img-src ${ours} data:`,
  `connect-src ${ours}`,
  `manifest-src ${ours}`,
  `worker-src blob: ${ours}`, // ours: the service worker
  ...(name ? ["require-trusted-types-for 'script'", `trusted-types ${name}`] : []),
]);

/** Only an address of ours; where browsers ask for it, in the form that they take. */
export const trusted = (/** @type {string} */ url) => made.createScriptURL(url);
