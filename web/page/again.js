// The page that "try again" opens (#late in shell.html, and embed.js in a frame). It fetches every file of the site past all
// caches, so that what they hold is right from now on, drops the offline copy, which the service worker then fills again, and
// goes back to the page the user came from. It must not depend on a file that may be broken: its own name has no hash, so
// hosts serve it fresh each time. Without a network it comes from the offline copy (sw.js), says so, and goes nowhere until the
// site answers.
import { of_id } from './js/dom.js';
import { open_line } from './js/embedder.js';
import { own_folder, set_policy } from './js/own_policy.js';
import { language_for, language_in_path } from './js/reader_language.js';

const base = new URL('.', document.baseURI);
const asked = new URLSearchParams(location.search);
const { post } = open_line(asked);
const ours = own_folder(base);
set_policy(['script', 'style', 'font', 'img', 'connect'].map((kind) => `${kind}-src ${ours}`));

const busy = of_id('busy');
const failure = of_id('told');
const link = /** @type {HTMLAnchorElement} */ (failure.querySelector('a'));
// The page the user came from, with the query of its address; in a frame embed.js names it.
function way_back() {
  const from = document.referrer.startsWith(base.href) ? document.referrer : base.href;
  const to = new URL(asked.get('to') ?? from, base);
  to.hash = location.hash;
  return to.href.startsWith(base.href) && !/\/again(\.html)?$/.test(to.pathname) ? to : base;
}
const back = way_back();
document.documentElement.lang = language_for([back.searchParams.get('lang'), language_in_path(back.pathname), ...navigator.languages]);

class CutOff extends Error {}
async function fetch_file(/** @type {string} */ name, integrity = '') {
  const response = await fetch(new URL(name, base), { cache: 'reload', credentials: 'same-origin', integrity });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  await response.arrayBuffer();
}

async function drop_offline_copy() {
  const serviceWorker = self.isSecureContext && self.origin !== 'null' && navigator.serviceWorker;
  if (!serviceWorker) return;
  for (const one of await serviceWorker.getRegistrations()) if (one.scope === base.href) await one.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`tablee:${base.pathname}:`)) await caches.delete(name);
}

async function try_again() {
  // The page first: if nothing answers, the failure says so, and the offline copy stays.
  await fetch_file(back.href.replace(/#.*/, '')).catch((error) => {
    throw error instanceof TypeError ? new CutOff(String(error)) : error;
  });
  // each entry: a name, or a name and a checksum
  const { files = '' } = /** @type {HTMLElement} */ (document.querySelector('[data-files]')).dataset;
  await Promise.all(files.split(', ').map((file) => file.split(' ')).map(([name, sum]) => fetch_file(name, sum)));
  await drop_offline_copy().catch(() => {}); // frames with blocked storage have no copy
  location.replace(back.href);
}

function begin() {
  busy.hidden = false;
  failure.hidden = true;
  try_again().catch((error) => {
    console.error(error);
    const [wrong, cut_off] = failure.querySelectorAll('p');
    wrong.hidden = error instanceof CutOff;
    cut_off.hidden = !wrong.hidden;
    busy.hidden = true;
    failure.hidden = false;
    post('failed', { why: 'network' });
  });
}
// Without a reload, which could end on the browser's own error page.
link.addEventListener('click', (event) => {
  event.preventDefault();
  begin();
});
begin();
