// The address may hold a link after '#'. The program reads it.
import { send } from './line.js';

// t1.…, r1.…, s1.…, c1.…: what engine/table/link.h writes. Other fragments are none of ours.
const in_address = () => (/^#[trsc]\d\./.test(location.hash) ? location.hash.slice(1) : '');
let link = ''; // the link that the program has not answered yet

// Takes the link out of the address, as every later entry of the history would repeat it. It is stored with the entry,
// so that a reload opens it again until it is answered.
function take() {
  link = in_address();
  try {
    history.replaceState({ ...history.state, link }, '', location.pathname + location.search);
  } catch {
    // no history here
  }
}
if (in_address()) take();
else if (history.state && typeof history.state.link === 'string') link = history.state.link;

// Another link opened in this tab.
window.addEventListener('hashchange', () => {
  if (!in_address()) return;
  take();
  send({ on: 'link', link });
});

export const waiting = () => link;
/** Is this entry of the history one more, for a fragment just opened, and no step back? */
export const arrived = (/** @type {unknown} */ state) => state === null && location.hash !== '';
/**
 * The link was read or dismissed. The caller rewrites the history's entry, because a reload must not open the link
 * again.
 */
export function done() {
  link = '';
}
