// The page's content security policy, in a meta element because plain hosts send no headers; and the only code that
// turns an address into a script or worker.
import { own_folder, set_policy } from '../own_policy.js';
import { base, is_file } from './address.js';

const rules = {
  createScriptURL(/** @type {string} */ url) {
    if (url.startsWith(base.href) || url.startsWith('blob:')) return url;
    throw new TypeError('not ours');
  },
};
// Browsers without trusted types take plain addresses. A host's own policy may refuse our policy's name, and allow the
// one that browsers call `default`; if it refuses both, the notice of cause.js explains why nothing starts.
function named_policy() {
  const { trustedTypes } = window;
  for (const name of trustedTypes ? ['tablee', 'default'] : []) {
    try {
      return { name, made: /** @type {NonNullable<typeof trustedTypes>} */ (trustedTypes).createPolicy(name, rules) };
    } catch {
      // that name is refused
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
  `worker-src blob: ${ours}`, // the service worker
  ...(name ? ["require-trusted-types-for 'script'", `trusted-types ${name}`] : []),
]);

/** Accepts only addresses of ours; returns them in the form that the browser requires. */
export const trusted = (/** @type {string} */ url) => made.createScriptURL(url);
