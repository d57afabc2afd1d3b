// The address may hold a link after '#'. The program reads it.
import { send } from './line.js';

// t1.…, r1.…, s1.…: what engine/table/link.h writes. Any other fragment is somebody else's.
const in_address = () => (/^#[trs]\d\./.test(location.hash) ? location.hash.slice(1) : '');
let told = ''; // the link that waits for its answer

// Out of the address, as every later entry of the history would carry it on; kept with the entry, so that a reload
// shows it again until it is answered.
function take() {
  told = in_address();
  try {
    history.replaceState({ ...history.state, link: told }, '', location.pathname + location.search);
  } catch {
    // no history here
  }
}
if (in_address()) take();
else if (history.state && typeof history.state.link === 'string') told = history.state.link;

// Another link opened in this tab.
window.addEventListener('hashchange', () => {
  if (!in_address()) return;
  take();
  send({ on: 'link', link: told });
});

export const waiting = () => told;
/** Is this entry of the history one more, for a fragment just opened, and no step back? */
export const arrived = (/** @type {unknown} */ state) => state === null && location.hash !== '';
/** Read, or put away: whoever keeps the history's entry writes it anew, as a reload must not open it again. */
export function done() {
  told = '';
}
