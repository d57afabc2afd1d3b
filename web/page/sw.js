// The service worker: the whole site kept on the device, one cache a version. scripts/site/assemble.mjs writes VERSION and
// FILES (name in the folder -> the first 16 hex digits of its SHA-256; of pages '', as some hosts write into them) before these lines. Caches are named after the page's own path: a neighbour's are never touched.
//
// A version is fetched whole into its own cache and checked; a server that vanishes meanwhile costs nothing, and what
// came already is kept for the next try. The new worker then waits until the page, at a safe moment, says take_over,
// or until no page is left. Names carry their content's hash, so an older page goes on with the older cache's files.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const base = new URL('./', worker.location.href);
const PREFIX = `tablee:${base.pathname}:`;
const CACHE = PREFIX + VERSION;
const PAGE = 'index.html';
// One page in every language: which one, it reads from its own address.
const PAGES = new RegExp(`^((index|${LANGUAGES.join('|')})\\.html)?$`);
// Where "try again" leads. The host's own, as it may be newer; what is kept of it where the host does not answer.
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

// Not ours: what a host puts there instead (an error page, another version's page, half a file). The page of any version
// names its own; of a file of an older version its name has the first digits.
async function is_right(/** @type {string} */ name, /** @type {ArrayBuffer} */ bytes) {
  if (!FILES[name] && name in FILES) {
    const text = new TextDecoder().decode(bytes);
    return text.includes(`data-version="${VERSION}"`) && text.includes('</html>');
  }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const [, digits] = /-([0-9a-f]{10})\.\w+$/.exec(name) || [];
  return [...hash.subarray(0, 8)].map((n) => n.toString(16).padStart(2, '0')).join('').startsWith(FILES[name] || digits);
}

// Of an older version, where this one has the same file; else from the host.
async function bytes_of(/** @type {string} */ name) {
  for (const older of FILES[name] ? await ours() : []) {
    const kept = await (await caches.open(older)).match(new URL(name, base));
    if (!kept) continue;
    const bytes = await kept.arrayBuffer();
    if (await is_right(name, bytes)) return bytes;
  }
  // A host may have let a cache keep something else: then once more, round it.
  for (const cache of /** @type {RequestCache[]} */ (FILES_OF_ANY.test(name) ? ['default', 'reload'] : ['no-store'])) {
    const response = await fetch(new URL(name, base), { cache, credentials: 'same-origin' }).catch(() => null);
    if (!response || !response.ok) continue;
    const bytes = await response.arrayBuffer();
    if (await is_right(name, bytes)) return bytes;
  }
  throw new Error(`${name} is not of version ${VERSION}`);
}

// Fetches what is missing. A response of our own: of a known type, and never one that was redirected.
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
  // So that a page around ours that is isolated from other sites may show it (docs/EMBEDDING.md).
  const isolated = { 'Cross-Origin-Embedder-Policy': 'require-corp', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return new Response(bytes, { headers: { 'Content-Type': type, ...isolated } });
}

async function is_whole() {
  const cache = await caches.open(CACHE);
  for (const name of Object.keys(FILES)) if (!(await cache.match(new URL(name, base)))) return false;
  return true;
}

// Versions before this one go once nobody can need them: when a page of this version is the only one. Which they are is
// written down when this one takes over: a cache that appears later is the next version's, half fetched perhaps.
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
  const { source } = event;
  const { ask, version } = event.data || {};
  if (ask === 'take_over') event.waitUntil(worker.skipWaiting());
  if (ask !== 'state') return;
  event.waitUntil((async () => {
    const whole = await is_whole();
    source?.postMessage({ tablee: 'state', version: VERSION, whole });
    if (whole && version === VERSION) await tidy();
    // The browser may have thrown some of it away.
    if (!whole) await fill().then(() => source?.postMessage({ tablee: 'state', version: VERSION, whole: true }), () => {});
  })());
});

// What is kept of a file, if it is what was put there: disks forget, and people alter. What is not right goes, and is
// fetched again. Looked at once in this worker's life.
/** @type {Set<string>} */
const looked = new Set();
async function kept(/** @type {string} */ name) {
  const place = new URL(name, base);
  for (const version of [CACHE, ...(FILES_OF_ANY.test(name) ? await ours() : [])]) {
    const cache = await caches.open(version);
    const found = await cache.match(place);
    if (!found) continue;
    const which = `${version} ${name}`;
    if (looked.has(which)) return found;
    // Itself it is served, as browsers keep compiled scripts with it.
    if (await is_right(name, await found.clone().arrayBuffer())) {
      looked.add(which);
      return found;
    }
    await cache.delete(place);
  }
  if (!(name in FILES)) return undefined;
  const bytes = await bytes_of(name).catch(() => null);
  if (!bytes) return undefined;
  await (await caches.open(CACHE)).put(new URL(name, base), response_with(name, bytes)).catch(() => {}); // no room
  return response_with(name, bytes);
}

async function from_host_or_kept(/** @type {string} */ name) {
  const response = await fetch(new URL(name, base), { cache: 'no-cache', credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  return response && response.ok && !response.redirected ? response : kept(name);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return;
  if (request.cache === 'reload' && request.mode !== 'navigate') return; // somebody wants to go round us
  let name = decodeURIComponent(url.pathname.slice(base.pathname.length));
  if (PAGES.test(name)) name = PAGE;
  else if (!(name in FILES) && !FILES_OF_ANY.test(name)) return;
  const answer = AGAIN.test(name) ? from_host_or_kept(name) : kept(name);
  event.respondWith(answer.then((response) => response || fetch(request)));
});
