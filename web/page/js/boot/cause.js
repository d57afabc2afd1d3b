// Why a start failed, as far as browsers report it: a request refused by the host's Content-Security-Policy looks like
// a missing network.
import { base } from './address.js';

let refused = false;
// Policies that stop something of ours; scripts of extensions that violate our own policy do not count.
document.addEventListener('securitypolicyviolation', ({ blockedURI, disposition }) => {
  refused ||= disposition === 'enforce' && (blockedURI.startsWith(base.href) || /^(wasm-eval|trusted-types-sink)/.test(blockedURI));
});
// Some browsers report refused WebAssembly only in the text of an error.
const SAYS_SO = /content.?security.?policy|\bCSP\b|unsafe-eval|trusted ?(type|script)/i;

/** @returns {'network' | 'policy' | 'browser' | 'memory'} */
export function cause_of(/** @type {unknown} */ error) {
  if (typeof WebAssembly !== 'object') return 'browser';
  // (A program that runs out of memory later crashes.)
  if (error instanceof RangeError || /out of memory/i.test(String(error))) return 'memory';
  return refused || SAYS_SO.test(String(error)) ? 'policy' : 'network';
}
