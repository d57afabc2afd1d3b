// Where "try again" leads (#late in shell.html, and embed.js in a frame): every file of the site is fetched round all caches, so that
// what they hold is right from now on; what is kept for offline is put away, to be filled anew; then back to where somebody
// came from. It leans on nothing that may be broken: its name has no hash, so hosts have it asked for each time. Where the network
// is missing it comes from what is kept for offline (sw.js), says so, and leads nowhere until the site answers.
import { of_id } from './js/dom.js';
import { open_line } from './js/embedder.js';
import { own_folder, set_policy } from './js/own_policy.js';

const base = new URL('.', document.baseURI);
const asked = new URLSearchParams(location.search);
const { post } = open_line(asked);
const ours = own_folder(base);
set_policy(['script', 'style', 'font', 'img', 'connect'].map((kind) => `${kind}-src ${ours}`));

const busy = of_id('busy');
const told = of_id('told');
const link = /** @type {HTMLAnchorElement} */ (told.querySelector('a'));
// The page that sent us, with what its address asks for; in a frame embed.js names it.
function way_back() {
  const from = document.referrer.startsWith(base.href) ? document.referrer : base.href;
  const to = new URL(asked.get('to') ?? from, base);
  to.hash = location.hash;
  return to.href.startsWith(base.href) && !to.pathname.endsWith('/again.html') ? to : base;
}
const back = way_back();
const wished = [back.searchParams.get('lang') || '', back.pathname.slice(-7, -5), ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
document.documentElement.lang = wished.find((tag) => LANGUAGES.some((code) => code === tag)) || FALLBACK_LANGUAGE;

class CutOff extends Error {}
async function fetch_file(/** @type {string} */ name, integrity = '') {
  const response = await fetch(new URL(name, base), { cache: 'reload', credentials: 'same-origin', integrity });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  await response.arrayBuffer();
}

async function put_away_what_is_kept() {
  const serviceWorker = self.isSecureContext && self.origin !== 'null' && navigator.serviceWorker;
  if (!serviceWorker) return;
  for (const one of await serviceWorker.getRegistrations()) if (one.scope === base.href) await one.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`tablee:${base.pathname}:`)) await caches.delete(name);
}

async function try_again() {
  // The page first: where nothing answers that is what is said, and nothing is put away.
  await fetch_file(back.href.replace(/#.*/, '')).catch((error) => {
    throw error instanceof TypeError ? new CutOff(String(error)) : error;
  });
  // Each a name, or a name and a sum.
  const { files = '' } = /** @type {HTMLElement} */ (document.querySelector('[data-files]')).dataset;
  await Promise.all(files.split(', ').map((file) => file.split(' ')).map(([name, sum]) => fetch_file(name, sum)));
  await put_away_what_is_kept().catch(() => {}); // frames whose storage is blocked keep nothing
  location.replace(back.href);
}

function begin() {
  busy.hidden = false;
  told.hidden = true;
  try_again().catch((error) => {
    console.error(error);
    const [wrong, cut_off] = told.querySelectorAll('p');
    wrong.hidden = error instanceof CutOff;
    cut_off.hidden = !wrong.hidden;
    busy.hidden = true;
    told.hidden = false;
    post('failed', { why: 'network' });
  });
}
// In place: a page that is loaded anew could end as the browser's own error.
link.addEventListener('click', (event) => {
  event.preventDefault();
  begin();
});
begin();
