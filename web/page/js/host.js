// The page around ours, where it embeds us by agreement (?embed; docs/EMBEDDING.md): what it hears, what it may ask, and
// what we never take from it.
import { of_id } from './dom.js';
import { asked, parent, parent_origin, post } from './from_boot.js';
import { send } from './line.js';

// How tall it should be for its width: a table as wide as a phone stands upright; text takes what it needs.
let told_height = 0;
function tell_height() {
  const { classList } = document.documentElement;
  const width = window.innerWidth;
  const drawn = Math.round(Math.min(760, Math.max(480, width < 640 ? width * 1.7 : width * 0.66)));
  const room = of_id(classList.contains('plain') ? 'mirror' : 'home');
  const to_be_drawn = asked.has('start') && !classList.contains('plain');
  const height = to_be_drawn || classList.contains('drawn') ? drawn : Math.min(4000, Math.ceil(room.getBoundingClientRect().height));
  if (height < 100 || Math.abs(height - told_height) < 2) return;
  told_height = height;
  post('height', { height });
}

const SETTABLE = { theme: /^(auto|day|night|contrast)$/, lang: new RegExp(`^(${LANGUAGES.join('|')})$`) };
if (parent) {
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || (parent_origin !== '*' && origin !== parent_origin)) return;
    if (!data || typeof data !== 'object' || data.tablee !== 1 || data.type !== 'set') return;
    for (const [what, allowed] of Object.entries(SETTABLE)) {
      if (typeof data[what] === 'string' && allowed.test(data[what])) send({ on: 'action', action: `set ${what} ${data[what]}` });
    }
  });
  // The wheel scrolls the page around us, until somebody has turned to the game.
  window.addEventListener('wheel', (event) => {
    if (!document.hasFocus()) event.stopImmediatePropagation();
  }, { capture: true, passive: true });
  const watch = new ResizeObserver(tell_height);
  for (const id of ['home', 'mirror', 'stage']) watch.observe(of_id(id));
}

export function ready() {
  post('ready');
  if (parent) tell_height();
}
export const tell = (/** @type {import('./messages.js').ToPage['host']} */ { event, sheet }) => post(event, { sheet });
