// The page's content security policy, set in a meta element. It names the page's own folder, because 'self' means
// nothing in a sandboxed frame.

/**
 * If the folder's name needs escapes, its parent is used: ';' and ',' would end a source, and Firefox hands a policy
 * with '%20' to workers in a form that it cannot read.
 */
export const own_folder = (/** @type {URL} */ base) => base.href.replace(/[^/]*[%;,'][^]*$/, '');

export function set_policy(/** @type {string[]} */ allowed) {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = ["default-src 'none'", ...allowed, "base-uri 'none'", "form-action 'none'"].join('; ');
  document.head.append(policy);
}
