// The shell's home screen, which works before the program is loaded: a tap is carried out once the program can do it.
// In an embed it is the cover: the first tap loads the program.
import { of_id } from './dom.js';
import { asked, embedded, habits, set_language } from './from_boot.js';
import * as ids from './ids.js';
import { program_is_here, send } from './line.js';
import * as accessible from './accessible/accessible.js';
import { word } from './notice.js';

/** @typedef {import('./messages.js').ToPage['screen']} Screen */

const root = of_id('home');
const wait = of_id('wait');
const asked_table = () => (asked.get('table') ? 'table' : '');
// What a shortcut of the installed app asks for (scripts/site/manifest.mjs).
const [go = ''] = /^(pad|daily|sheets)$/.exec(asked.get('go') || '') || [];
const shortcut = go === 'pad' ? 'pad 1' : go && `go ${go}`;
// In an embed whose cover was tapped: the table that the address names. Otherwise: the tapped action.
let tapped = !embedded ? shortcut : asked.has('start') ? asked_table() : '';
let stays = true;
let on_wanted = () => {};

// Not on the element that contains everything: screen readers would call all of it clickable.
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

// Only one game, if the embedding page asks for one.
if (embedded) {
  document.documentElement.classList.add('embed');
  const table = (asked.get('table') || '').split(/ +/);
  // A variant's poster stands after the plain game's, which needs no word besides the game.
  const ways = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('[data-action^="play "]')]).filter(({ dataset: { action = '' } }) => {
    const [, game, ...flags] = action.split(' ');
    return game === table[0] && flags.every((flag) => table.includes(flag));
  });
  const poster = ways.pop()?.closest('.poster');
  poster?.parentElement?.replaceChildren(poster);
}

document.title = word('title');
/** @type {HTMLMetaElement} */ (document.querySelector('meta[name=description]')).content = word('description');

/** The tapped action, or empty. */
export const wanted = () => tapped;
/** Sets what is called at every tap. */
export function when_wanted(/** @type {() => void} */ call) {
  on_wanted = call;
}
/** The program has its first screen ready: prepares its focus. Returns a function that hides the home, or undefined. */
export function leave() {
  if (root.hidden) return undefined;
  const twin = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) && document.activeElement.dataset.action;
  if (twin) accessible.expect_focus(twin);
  return () => { root.hidden = true; };
}
export const there = () => !root.hidden;
export const may_stay = () => stays;
export const must_go = () => { stays = false; };
/** Does that screen offer nothing that this home cannot do? */
export const is_like = (/** @type {Screen} */ { kind, items }) =>
  kind === 'home' && !tapped && items.every(({ action }) => !action || root.querySelector(`[data-action="${action}"]`));
/** Copies the screen's line about being ready offline. */
export function hear(/** @type {Screen} */ { kind, items }) {
  const offline = items.find(({ id }) => id === ids.OFFLINE);
  if (offline && kind === 'home' && !tapped) wait.textContent = offline.text;
}
