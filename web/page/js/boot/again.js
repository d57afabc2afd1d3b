// "Try again" (#late in shell.html, and notices) never leads to the browser's own error page: its target has to answer
// first, else the page stays and says that nothing comes through.
import { is_file, opaque } from './address.js';

const PATIENCE = 8000; // ms
const { classList } = document.documentElement;
const late = () => /** @type {HTMLElement} */ (document.getElementById('late'));

/** Does our site answer there? Without an origin no script may read the response; its arrival is enough. */
const answers = (/** @type {string} */ address) =>
  fetch(address, { mode: opaque ? 'no-cors' : 'same-origin', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    .then(({ ok, type }) => ok || type === 'opaque', () => is_file);

async function leave_for(/** @type {string} */ address, /** @type {() => void} */ go) {
  classList.add('asking');
  const there = await answers(address);
  classList.remove('asking');
  if (there) return go();
  const box = late();
  box.querySelectorAll('p').forEach((line, at) => { line.hidden = at === 0; });
  box.hidden = false;
  document.getElementById('notice')?.remove();
  classList.add('late');
}

/** Reloads the page, if the site answers. */
export const reload = () => leave_for(location.href, () => location.reload());

document.addEventListener('DOMContentLoaded', () => {
  const link = /** @type {HTMLAnchorElement} */ (late().querySelector('a'));
  link.href = opaque ? location.href : link.href + location.hash;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    leave_for(link.href, () => location.assign(link.href));
  });
});
