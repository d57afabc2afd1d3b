// What a page of ours may do, said in a meta tag. It names the page's own folder, because 'self' means nothing in a
// sandboxed frame.

/**
 * Of a folder with a name that is written with escapes, the one above: ';' and ',' would end a source, and Firefox hands a
 * policy with '%20' to workers in a way that it then can't read.
 */
export const own_folder = (/** @type {URL} */ base) => base.href.replace(/[^/]*[%;,'][^]*$/, '');

export function set_policy(/** @type {string[]} */ allowed) {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = ["default-src 'none'", ...allowed, "base-uri 'none'", "form-action 'none'"].join('; ');
  document.head.append(policy);
}
