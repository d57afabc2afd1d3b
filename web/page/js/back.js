// The back button and the back swipe go one screen back. The program says how many steps back there are; the browser's
// history gets one entry for each. A frame leaves its host's history alone.
import { is_composing } from './composing.js';
import * as home from './home.js';
import { send } from './line.js';
import * as links from './links.js';

const framed = window.top !== window;
const level_of = (/** @type {any} */ state) => (state && Number.isInteger(state.tablee) ? /** @type {number} */ (state.tablee) : 0);
let level = 0; // of the current entry
let depth = 0; // as the program wants it
let shown = ''; // the screen; stored with the entry, so that a reload at the table returns to the table
let own = 0; // number of our own history moves whose event has not come yet

const entry = () => ({ tablee: level, at: shown, link: links.waiting() });
/** Writes the current history entry. */
export function write() {
  try {
    history.replaceState(entry(), '');
  } catch {
    // the history is not available
  }
}

function adjust() {
  if (own) return; // the event of our move continues
  try {
    while (level < depth) {
      level++;
      history.pushState(entry(), '');
    }
    if (level > depth) {
      own++;
      history.go(depth - level);
    }
  } catch {
    own = 0; // the history is not available
  }
}

if (!framed) {
  level = level_of(history.state);
  window.addEventListener('popstate', (event) => {
    const was = level;
    if (links.arrived(event.state)) {
      // No step back: a link was opened in this tab, which added an entry.
      level = was + 1;
      return;
    }
    level = level_of(event.state);
    if (own) {
      own--;
      adjust();
      return;
    }
    if (level < was) {
      send({ on: 'back' });
      // If the program stays where it is, the history is corrected.
      setTimeout(adjust, 0);
    } else {
      adjust();
    }
  });
}
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented && !is_composing(event) && !home.there()) send({ on: 'back', key: true });
});

const [how] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
const came_back = (how && how.type !== 'navigate') || document.wasDiscarded;
const left_at = history.state && history.state.at;

/** Was the table left by a reload or a discarded tab, and not by its own button? */
export const returned = () => Boolean(came_back) && (left_at === 'table' || left_at === 'pause');
export function at(/** @type {string} */ screen) {
  if (screen === shown) return;
  shown = screen;
  write();
}
/** Sets the number of steps back. */
export function go_deep(/** @type {number} */ wished) {
  if (framed) return;
  depth = wished;
  adjust();
}
