// Messages between this page and the page that embeds it by agreement (?embed; docs/EMBEDDING.md): what we post, which
// requests we accept, and what we never take from it.
import { of_id } from './dom.js';
import { asked, parent, parent_origin, post } from './from_boot.js';
import { send } from './line.js';

// WordPress names a secret after `#`, and sets a height of 200 to 1000 px by messages of its own. A table of 600 px fits into most windows
// with its hand.
const [, secret] = /[#&?]secret=([A-Za-z0-9]+)/.exec(location.hash) || [];
const MOST_ELSEWHERE = 600;

// The height that suits this width: on a phone's width a table is upright; text takes what it needs.
let sent_height = 0;
function send_height() {
  const { classList } = document.documentElement;
  const width = window.innerWidth;
  const drawn = Math.round(Math.min(760, Math.max(480, width < 640 ? width * 1.7 : width * 0.66)));
  const content = of_id(classList.contains('plain') ? 'accessible' : 'home');
  const to_be_drawn = asked.has('start') && !classList.contains('plain');
  const height = to_be_drawn || classList.contains('drawn') ? drawn : Math.min(4000, Math.ceil(content.getBoundingClientRect().height));
  if (height < 100 || Math.abs(height - sent_height) < 2) return;
  sent_height = height;
  post('height', { height });
  if (parent && secret) parent.postMessage({ message: 'height', value: Math.min(height, MOST_ELSEWHERE), secret }, parent_origin);
}

const SETTABLE = { theme: /^(auto|day|night|contrast)$/, lang: new RegExp(`^(${LANGUAGES.join('|')})$`) };
if (parent) {
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || (parent_origin !== '*' && origin !== parent_origin)) return;
    if (secret && data && data.secret === secret) {
      sent_height = 0; // its script listens from now on
      send_height();
    }
    if (!data || typeof data !== 'object' || data.tablee !== 1 || data.type !== 'set') return;
    for (const [what, allowed] of Object.entries(SETTABLE)) {
      if (typeof data[what] === 'string' && allowed.test(data[what])) send({ on: 'action', action: `set ${what} ${data[what]}` });
    }
  });
  // The wheel scrolls the embedding page until the player clicks into the game.
  window.addEventListener('wheel', (event) => {
    if (!document.hasFocus()) event.stopImmediatePropagation();
  }, { capture: true, passive: true });
  const watch = new ResizeObserver(send_height);
  for (const id of ['home', 'accessible', 'stage']) watch.observe(of_id(id));
}

export function ready() {
  post('ready');
  if (parent) send_height();
}
export const notify = (/** @type {import('./messages.js').ToPage['host']} */ { event, sheet }) => post(event, { sheet });
