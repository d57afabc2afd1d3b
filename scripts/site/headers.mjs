// The headers we would like hosts to send (docs/HOSTING.md): for scripts/site/assemble.mjs, which writes dist/_headers, and for
// scripts/site/serve.mjs --headers.
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Access-Control-Allow-Origin': '*',
  // For embed.js and its frame in pages that isolate themselves from other sites (Cross-Origin-Embedder-Policy: require-corp).
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};
const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const ASKED_ANEW = { 'Cache-Control': 'no-cache' };
const is_hashed = (/** @type {string} */ name) => /-[0-9a-f]{10}\.[\w.]+$/.test(name);

/** Of a file of the site, by its name. */
export const headersOf = (/** @type {string} */ name) => ({ ...ALWAYS, ...(is_hashed(name) ? FOR_EVER : ASKED_ANEW) });

/** All of them in the form of a `_headers` file. */
export function headersFile(/** @type {string[]} */ names) {
  const lines = (/** @type {Record<string, string>} */ headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`).join('');
  const hashed = names.filter(is_hashed).sort();
  return `/*\n${lines(ALWAYS)}${hashed.map((name) => `/${name}\n${lines(FOR_EVER)}`).join('')}`;
}
