// The page that "try again" opens (#late in shell.html). It fetches every file of the site past all caches, so that
// what they hold is right from now on, drops the offline copy, which the service worker then fills again, and goes back
// to the page the user came from. It must not depend on a file that may be broken: its own name has no hash, so hosts
// serve it fresh each time.
import { of_id } from './js/dom.js';
import { own_folder, set_policy } from './js/own_policy.js';

const base = new URL('.', document.baseURI);
const ours = own_folder(base);
set_policy(['script', 'style', 'font', 'img', 'connect'].map((kind) => `${kind}-src ${ours}`));

const busy = of_id('busy');
const failure = of_id('told');
document.documentElement.lang = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.some((code) => code === tag)) || LANGUAGES[0];
failure.hidden = true;

const link = /** @type {HTMLAnchorElement} */ (failure.querySelector('a'));
link.href += location.hash;
// The page the user came from, with the query of its address; passed on from one try to the next.
const from = document.referrer.startsWith(base.href) ? new URL(document.referrer) : base;
const asked = from.pathname.endsWith('/again.html') ? new URLSearchParams(location.search).get('to') || '' : from.href.slice(base.href.length).replace(/#.*/, '');
const back = new URL(asked, base);
link.search = `?to=${encodeURIComponent(asked)}`;
if (back.href.startsWith(base.href)) back.hash = location.hash;
else back.href = base.href;

async function fetch_file(/** @type {string} */ name, integrity = '') {
  const response = await fetch(new URL(name, base), { cache: 'reload', credentials: 'same-origin', integrity });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  await response.arrayBuffer();
}

async function try_again() {
  // each entry: a name, or a name and a checksum
  const { files = '' } = /** @type {HTMLElement} */ (document.querySelector('[data-files]')).dataset;
  await Promise.all([...files.split(', ').map((file) => file.split(' ')), [back.href.replace(/#.*/, '')]].map(([name, sum]) => fetch_file(name, sum)));
  const serviceWorker = self.isSecureContext && navigator.serviceWorker;
  if (serviceWorker) {
    for (const one of await serviceWorker.getRegistrations()) if (one.scope === base.href) await one.unregister();
    for (const name of await caches.keys()) if (name.startsWith(`tablee:${base.pathname}:`)) await caches.delete(name);
  }
  location.replace(back.href);
}
try_again().catch((error) => {
  console.error(error);
  busy.hidden = true;
  failure.hidden = false;
});
