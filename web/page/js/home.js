// The home of the shell: works before the program is there. What is tapped is done when it can be. In an embed it is the
// cover: the program is asked for by the first tap.
import { of_id } from './dom.js';
import { asked, embedded, habits, set_language } from './from_boot.js';
import * as ids from './ids.js';
import { program_is_here, send } from './line.js';
import * as mirror from './mirror/mirror.js';
import { word } from './notice.js';

/** @typedef {import('./messages.js').ToPage['screen']} Screen */

const root = of_id('home');
const wait = of_id('wait');
const asked_table = () => (asked.get('table') ? 'table' : '');
// In an embed whose cover was tapped, the table of the address; else what is tapped here.
let tapped = embedded && asked.has('start') ? asked_table() : '';
let stays = true;
let on_wanted = () => {};

// Not on the element that holds it all: everything in that would be called clickable.
document.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  const button = root.contains(target) && target.closest('button');
  if (!button) return;
  const { lang, action } = button.dataset;
  if (lang) {
    set_language(lang);
    habits.set('lang', lang);
    document.title = word('title');
    if (tapped) wait.textContent = word('wait');
    if (program_is_here()) send({ on: 'action', action: `set lang ${lang}` });
  } else if (action) {
    tapped = embedded && action.startsWith('play') ? asked_table() || action : action;
    on_wanted();
    for (const other of root.querySelectorAll('[data-action]')) {
      other.setAttribute('aria-pressed', String(other === button));
    }
    wait.textContent = word('wait');
    if (program_is_here()) send({ on: 'action', action: tapped });
  }
});

// One game, if the page around ours asked for one.
if (embedded) {
  document.documentElement.classList.add('embed');
  const table = (asked.get('table') || '').split(/ +/);
  // Its kind stands after the plain one, which needs no word but the game.
  const ways = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('[data-action^="play "]')]).filter(({ dataset: { action = '' } }) => {
    const [, game, ...flags] = action.split(' ');
    return game === table[0] && flags.every((flag) => table.includes(flag));
  });
  const poster = ways.pop()?.closest('.poster');
  poster?.parentElement?.replaceChildren(poster);
}

document.title = word('title');
/** @type {HTMLMetaElement} */ (document.querySelector('meta[name=description]')).content = word('description');

/** What was tapped here, or empty. */
export const wanted = () => tapped;
/** Calls whenever something is tapped. */
export function when_wanted(/** @type {() => void} */ call) {
  on_wanted = call;
}
/** The program has its first screen ready: the focus will follow. Returns what makes the home go, if it is there. */
export function leave() {
  if (root.hidden) return undefined;
  const twin = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) && document.activeElement.dataset.action;
  if (twin) mirror.expect_focus(twin);
  return () => { root.hidden = true; };
}
export const there = () => !root.hidden;
export const may_stay = () => stays;
export const must_go = () => { stays = false; };
/** Can the same be done here as on that screen? */
export const is_like = (/** @type {Screen} */ { kind, items }) =>
  kind === 'home' && !tapped && items.every(({ action }) => !action || root.querySelector(`[data-action="${action}"]`));
/** What that says of being ready offline is said here, too. */
export function hear(/** @type {Screen} */ { kind, items }) {
  const offline = items.find(({ id }) => id === ids.OFFLINE);
  if (offline && kind === 'home' && !tapped) wait.textContent = offline.text;
}
