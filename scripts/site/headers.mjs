// HTTP headers that we recommend to hosts (docs/HOSTING.md): scripts/site/assemble.mjs writes them to dist/_headers,
// scripts/site/serve.mjs --headers sends them.
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Access-Control-Allow-Origin': '*',
  // For embed.js and its frame in pages that isolate themselves from other sites (Cross-Origin-Embedder-Policy: require-corp).
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
};
const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const ASKED_ANEW = { 'Cache-Control': 'no-cache' };
const is_hashed = (/** @type {string} */ name) => /-[0-9a-f]{10}\.[\w.]+$/.test(name);

/** The headers of a file of the site. */
export const headersOf = (/** @type {string} */ name) => ({ ...ALWAYS, ...(is_hashed(name) ? FOR_EVER : ASKED_ANEW) });

/** All headers in the format of a `_headers` file. */
export function headersFile(/** @type {string[]} */ names) {
  const lines = (/** @type {Record<string, string>} */ headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`).join('');
  const hashed = names.filter(is_hashed).sort();
  return `/*\n${lines(ALWAYS)}${hashed.map((name) => `/${name}\n${lines(FOR_EVER)}`).join('')}`;
}
