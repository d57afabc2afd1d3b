// The back button and the back swipe go one screen back. The program says how deep it is; the browser's history gets one
// entry a level. A frame leaves its host's history alone.
import * as home from './home.js';
import { send } from './line.js';
import * as links from './links.js';

const framed = window.top !== window;
const level_of = (/** @type {any} */ state) => (state && Number.isInteger(state.tablee) ? /** @type {number} */ (state.tablee) : 0);
let level = 0; // of the entry we are on
let depth = 0; // as the program wishes
let shown = ''; // the screen; kept with the entry, so that a reload at the table comes back to the table
let own = 0; // moves we asked for ourselves and are not told about yet

const entry = () => ({ tablee: level, at: shown, link: links.waiting() });
/** The history's entry, as everything is now. */
export function write() {
  try {
    history.replaceState(entry(), '');
  } catch {
    // no history here
  }
}

function adjust() {
  if (own) return; // once there
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
    own = 0; // no history here
  }
}

if (!framed) {
  level = level_of(history.state);
  window.addEventListener('popstate', (event) => {
    const was = level;
    if (links.arrived(event.state)) {
      // No step back: a link was opened in this tab, as one more entry.
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
      // A refusal changes nothing there: stand where the program stands.
      setTimeout(adjust, 0);
    } else {
      adjust();
    }
  });
}
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && !home.there()) send({ on: 'back', key: true });
});

const [how] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
const came_back = (how && how.type !== 'navigate') || document.wasDiscarded;
const left_at = history.state && history.state.at;

/** Was the table left by a reload, or taken from memory, and not by its own door? */
export const returned = () => Boolean(came_back) && (left_at === 'table' || left_at === 'pause');
export function at(/** @type {string} */ screen) {
  if (screen === shown) return;
  shown = screen;
  write();
}
/** So many steps back there are from now on. */
export function go_deep(/** @type {number} */ wished) {
  if (framed) return;
  depth = wished;
  adjust();
}
