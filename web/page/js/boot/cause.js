// Why a start failed, as far as browsers say: a rule of the host's (Content-Security-Policy) looks like a network that is gone.
import { base } from './address.js';

let refused = false;
// Rules that stop something of ours; an extension's scripts in the page meet our own policy and are no reason.
document.addEventListener('securitypolicyviolation', ({ blockedURI, disposition }) => {
  refused ||= disposition === 'enforce' && (blockedURI.startsWith(base.href) || /^(wasm-eval|trusted-types-sink)/.test(blockedURI));
});
// Not every browser tells of refused WebAssembly otherwise.
const SAYS_SO = /content.?security.?policy|\bCSP\b|unsafe-eval|trusted ?(type|script)/i;

/** @returns {'network' | 'policy' | 'browser'} */
export function cause_of(/** @type {unknown} */ error) {
  if (typeof WebAssembly !== 'object') return 'browser';
  return refused || SAYS_SO.test(String(error)) ? 'policy' : 'network';
}
