// The service worker: the whole site kept on the device, one cache a version. scripts/assemble.mjs writes VERSION and
// FILES (name in the folder -> the first 16 hex digits of its SHA-256; of the page itself '', as some hosts write into
// pages) before these lines. Caches are named after the page's own path: a neighbour's are never touched.
//
// A version is fetched whole into its own cache and checked; a server that vanishes meanwhile costs nothing, and what
// came already is kept for the next try. The new worker then waits until the page, at a safe moment, says take_over,
// or until no page is left. Names carry their content's hash, so an older page goes on with the older cache's files.

const base = new URL('./', self.location.href);
const PREFIX = `tablee:${base.pathname}:`;
const CACHE = PREFIX + VERSION;
const PAGE = 'index.html';
const TYPES = {
  css: 'text/css', html: 'text/html', js: 'text/javascript', png: 'image/png', svg: 'image/svg+xml', txt: 'text/plain',
  wasm: 'application/wasm', woff2: 'font/woff2',
};
const TEXTS = /^(css|html|js|txt)$/;

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// Not ours: what a host puts there instead (an error page, another version's page).
async function is_right(name, bytes) {
  if (!FILES[name]) return new TextDecoder().decode(bytes).includes(`data-version="${VERSION}"`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 8)].map((n) => n.toString(16).padStart(2, '0')).join('') === FILES[name];
}

// Of an older version, where this one has the same file; else from the host.
async function bytes_of(name) {
  for (const older of FILES[name] ? await ours() : []) {
    const kept = await (await caches.open(older)).match(new URL(name, base));
    if (!kept) continue;
    const bytes = await kept.arrayBuffer();
    if (await is_right(name, bytes)) return bytes;
  }
  const hashed = /-[0-9a-f]{10}\./.test(name);
  const response = await fetch(new URL(name, base), { cache: hashed ? 'default' : 'no-store', credentials: 'same-origin' });
  const bytes = await response.arrayBuffer();
  if (!response.ok || !(await is_right(name, bytes))) throw new Error(`${name} is not of version ${VERSION}`);
  return bytes;
}

// Fetches what is missing. A response of our own: of a known type, and never one that was redirected.
async function fill() {
  const cache = await caches.open(CACHE);
  for (const name of Object.keys(FILES)) {
    const place = new URL(name, base);
    if (await cache.match(place)) continue;
    const ext = name.slice(name.lastIndexOf('.') + 1);
    const type = (TYPES[ext] || 'application/octet-stream') + (TEXTS.test(ext) ? '; charset=utf-8' : '');
    await cache.put(place, new Response(await bytes_of(name), { headers: { 'Content-Type': type } }));
  }
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
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.filter((client) => client.url.startsWith(base.href)).length > 1) return;
  const list = await (await caches.open(CACHE)).match(OLDER);
  for (const name of list ? await list.json() : []) await caches.delete(name);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(remember().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  const { ask, version } = event.data || {};
  if (ask === 'take_over') event.waitUntil(self.skipWaiting());
  if (ask !== 'state') return;
  event.waitUntil((async () => {
    const whole = await is_whole();
    event.source.postMessage({ tablee: 'state', version: VERSION, whole });
    if (whole && version === VERSION) await tidy();
    // The browser may have thrown some of it away.
    if (!whole) await fill().then(() => event.source.postMessage({ tablee: 'state', version: VERSION, whole: true }), () => {});
  })());
});

async function kept(name) {
  const place = new URL(name, base);
  const here = await (await caches.open(CACHE)).match(place);
  if (here || !FILES_OF_ANY.test(name)) return here;
  // A page of an older version asks for its own file.
  for (const older of await ours()) {
    const found = await (await caches.open(older)).match(place);
    if (found) return found;
  }
  return undefined;
}
const FILES_OF_ANY = /-[0-9a-f]{10}\.\w+$/;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return;
  let name = decodeURIComponent(url.pathname.slice(base.pathname.length));
  if (request.mode === 'navigate') {
    // One page in every language: which one, it reads from its own address.
    if (!/^((index|fr|en|de)\.html)?$/.test(name) && !(name in FILES)) return;
    if (!(name in FILES)) name = PAGE;
  } else if (!(name in FILES) && !FILES_OF_ANY.test(name)) {
    return;
  }
  event.respondWith(kept(name).then((response) => response || fetch(request)));
});
