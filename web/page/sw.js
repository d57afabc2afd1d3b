// The service worker: stores what FILES lists on the device, one cache for each version. scripts/site/assemble.mjs writes VERSION and
// FILES (name in the folder -> the first 16 hex digits of its SHA-256; of pages '', as some hosts write into them) before these lines. Caches are named after the page's own path: a neighbour's are never touched.
//
// A version is fetched completely into its own cache and checked; a server that fails meanwhile does no harm, and what
// has arrived is there for the next try. The new worker then waits until the page, when no match is in progress, sends
// take_over, or until no page is open. Names contain a hash of the content, so an older page goes on with the files of
// the older cache.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const base = new URL('./', worker.location.href);
const PREFIX = `tablee:${base.pathname}:`;
const CACHE = PREFIX + VERSION;
const PAGE = 'index.html';
// One page for every language: it reads the language from its own address, where some hosts leave out ".html".
const PAGES = new RegExp(`^((index|${LANGUAGES.join('|')})(\\.html)?)?$`);
// The page of "try again": from the host, where it may be newer, else the stored copy.
const AGAIN = /^again\.(html|js)$/;
const PATIENCE = 5000; // ms
const FILES_OF_ANY = /-[0-9a-f]{10}\.\w+$/; // a page of an older version asks for its own file
/** @type {Record<string, string>} */
const TYPES = {
  css: 'text/css', html: 'text/html', js: 'text/javascript', png: 'image/png', svg: 'image/svg+xml', txt: 'text/plain',
  wasm: 'application/wasm',
};
const TEXTS = /^(css|html|js|txt)$/;

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// Tells our files from what a host may send instead (an error page, another version's page, half a file). A page
// contains its version; the name of an older version's file contains the first digits of its hash.
async function is_right(/** @type {string} */ name, /** @type {ArrayBuffer} */ bytes) {
  if (!FILES[name] && name in FILES) {
    const text = new TextDecoder().decode(bytes);
    return text.includes(`data-version="${VERSION}"`) && text.includes('</html>');
  }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const [, digits] = /-([0-9a-f]{10})\.\w+$/.exec(name) || [];
  return [...hash.subarray(0, 8)].map((n) => n.toString(16).padStart(2, '0')).join('').startsWith(FILES[name] || digits);
}

// From an older version's cache, if the file is the same; else from the host.
async function bytes_of(/** @type {string} */ name) {
  for (const older of FILES[name] ? await ours() : []) {
    const stored = await (await caches.open(older)).match(new URL(name, base));
    if (!stored) continue;
    const bytes = await stored.arrayBuffer();
    if (await is_right(name, bytes)) return bytes;
  }
  // A cache on the way may have stored something else: then once more, past every cache.
  for (const cache of /** @type {RequestCache[]} */ (FILES_OF_ANY.test(name) ? ['default', 'reload'] : ['no-store'])) {
    const response = await fetch(new URL(name, base), { cache, credentials: 'same-origin' }).catch(() => null);
    if (!response || !response.ok) continue;
    const bytes = await response.arrayBuffer();
    if (await is_right(name, bytes)) return bytes;
  }
  throw new Error(`${name} is not of version ${VERSION}`);
}

// Fetches missing files. Stores responses of our own: with a known type, and not redirected, as a page may not come
// from a redirect.
async function fill() {
  const cache = await caches.open(CACHE);
  for (const name of Object.keys(FILES)) {
    const place = new URL(name, base);
    if (await cache.match(place)) continue;
    await cache.put(place, response_with(name, await bytes_of(name)));
  }
}
function response_with(/** @type {string} */ name, /** @type {ArrayBuffer} */ bytes) {
  const ext = name.slice(name.lastIndexOf('.') + 1);
  const type = (TYPES[ext] || 'application/octet-stream') + (TEXTS.test(ext) ? '; charset=utf-8' : '');
  // So that a page that is isolated from other origins may embed it (docs/EMBEDDING.md).
  const isolated = { 'Cross-Origin-Embedder-Policy': 'require-corp', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return new Response(bytes, { headers: { 'Content-Type': type, ...isolated } });
}

async function is_whole() {
  const cache = await caches.open(CACHE);
  for (const name of Object.keys(FILES)) if (!(await cache.match(new URL(name, base)))) return false;
  return true;
}

// Older versions are deleted once no page can need them: when the only open page is of this version. Their list is
// stored when this version takes over: a cache that appears later belongs to the next version, and may be incomplete.
const OLDER = new URL('?older', base);
async function remember() {
  const older = (await ours()).filter((name) => name !== CACHE);
  await (await caches.open(CACHE)).put(OLDER, new Response(JSON.stringify(older)));
}
async function tidy() {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.filter((client) => client.url.startsWith(base.href)).length > 1) return;
  const list = await (await caches.open(CACHE)).match(OLDER);
  for (const name of list ? await list.json() : []) await caches.delete(name);
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(remember().then(() => worker.clients.claim())));

worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  const { ask, version } = event.data || {};
  if (ask === 'take_over') event.waitUntil(worker.skipWaiting());
  if (ask !== 'state') return;
  event.waitUntil((async () => {
    const whole = await is_whole();
    port?.postMessage({ whole });
    if (whole && version === VERSION) await tidy();
    // The browser may have dropped some files.
    if (!whole) await fill().then(() => port?.postMessage({ whole: true }), () => {});
  })());
});

// The stored copy of a file, if it is intact: disks fail, and people edit files. A damaged one is deleted and fetched
// again. Each is checked once in this worker's lifetime.
/** @type {Set<string>} */
const looked = new Set();
async function stored_copy(/** @type {string} */ name) {
  const place = new URL(name, base);
  for (const version of [CACHE, ...(FILES_OF_ANY.test(name) ? await ours() : [])]) {
    const cache = await caches.open(version);
    const found = await cache.match(place);
    if (!found) continue;
    const which = `${version} ${name}`;
    if (looked.has(which)) return found;
    // The cached response itself is returned, as browsers store compiled scripts with it.
    if (await is_right(name, await found.clone().arrayBuffer())) {
      looked.add(which);
      return found;
    }
    await cache.delete(place);
  }
  if (!(name in FILES)) return undefined;
  const bytes = await bytes_of(name).catch(() => null);
  if (!bytes) return undefined;
  await (await caches.open(CACHE)).put(new URL(name, base), response_with(name, bytes)).catch(() => {}); // no space
  return response_with(name, bytes);
}

async function from_host_or_cache(/** @type {string} */ name) {
  const response = await fetch(new URL(name, base), { cache: 'no-cache', credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  return response && response.ok && !response.redirected ? response : stored_copy(name);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return;
  if (request.cache === 'reload' && request.mode !== 'navigate') return; // the page wants to bypass this worker
  let name = decodeURIComponent(url.pathname.slice(base.pathname.length));
  if (PAGES.test(name)) name = PAGE;
  else if (`${name}.html` in FILES) name += '.html'; // at a host with clean addresses
  else if (!(name in FILES) && !FILES_OF_ANY.test(name)) return;
  const answer = AGAIN.test(name) ? from_host_or_cache(name) : stored_copy(name);
  event.respondWith(answer.then((response) => response || fetch(request)));
});
