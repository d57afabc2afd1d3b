// The home of the shell: works before the program is there. What is tapped is done when it can be. In an embed it is the
// cover: the program is asked for by the first tap.
import { program_is_here, send, start_program, started } from './bridge.js';
import { asked, embedded, habits, set_language } from './from_boot.js';
import { mirror } from './mirror.js';

const words = WORDS; // {fr: {key: text}, …}: the shell.* words that scripts need; filled in by scripts/assemble.mjs
export const word = (key) => (words[document.documentElement.lang] || words.fr)[`shell.${key}`];

const asked_table = () => (asked.get('table') ? 'table' : '');

export const home = (() => {
  const root = document.getElementById('home');
  const wait = document.getElementById('wait');
  // In an embed whose cover was tapped, the table of the address; else what is tapped here.
  let wanted = embedded && asked.has('start') ? asked_table() : '';
  let tongue = '';

  // Not on the element that holds it all: everything in that would be called clickable.
  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const button = root.contains(target) && target.closest('button');
    if (!button) return;
    if (button.dataset.lang) {
      tongue = button.dataset.lang;
      set_language(tongue);
      habits.set('lang', tongue);
      document.title = word('title');
      if (wanted) wait.textContent = word('wait');
      if (program_is_here()) send({ on: 'action', id: 'home', action: `set lang ${tongue}` });
    } else if (button.dataset.action) {
      wanted = button.dataset.action;
      if (embedded) {
        if (wanted.startsWith('play')) wanted = asked_table() || wanted;
        if (!started) start_program();
      }
      for (const other of root.querySelectorAll('[data-action]')) {
        other.setAttribute('aria-pressed', String(other === button));
      }
      wait.textContent = word('wait');
      if (program_is_here()) send({ on: 'action', id: 'home', action: wanted });
    }
  });

  let may_stay = true;

  // One game, if the page around ours asked for one.
  if (embedded) {
    document.documentElement.classList.add('embed');
    const game = (asked.get('table') || '').split(/ +/);
    const of = game.includes('special') ? 'surprend' : game[0];
    const poster = [...root.querySelectorAll('.poster')].find(({ classList }) => of !== 'poster' && classList.contains(of));
    if (poster) poster.parentElement.replaceChildren(poster);
  }

  document.title = word('title');
  document.querySelector('meta[name=description]').content = word('description');

  return {
    wanted: () => wanted,
    tongue: () => tongue,
    // The program has its first screen ready: the home goes, the focus follows.
    leave() {
      if (root.hidden) return;
      const twin = root.contains(document.activeElement) && document.activeElement.dataset.action;
      if (twin) mirror.expect_focus(twin);
      return () => { root.hidden = true; };
    },
    there: () => !root.hidden,
    may_stay: () => may_stay,
    must_go: () => { may_stay = false; },
    // Can the same be done here as on that screen?
    is_like: ({ screen, items }) =>
      screen === 'home' && !wanted && items.every(({ action }) => !action || root.querySelector(`[data-action="${action}"]`)),
    // What that says of being ready offline is said here, too.
    hear({ screen, items }) {
      const offline = items.find(({ id }) => id === 'offline');
      if (offline && screen === 'home' && !wanted) wait.textContent = offline.text;
    },
    root,
  };
})();

// A notice over everything, for the few things the program itself can't tell. Returns its element.
export function notice(key, ...actions) {
  let box = document.getElementById('notice');
  if (document.documentElement.classList.contains('halted')) return box; // nothing else is left to be said, nor another way
  if (!box) {
    box = document.createElement('div');
    box.id = 'notice';
    box.className = 'notice';
    box.setAttribute('role', 'alert');
    document.body.append(box);
  }
  const text = document.createElement('p');
  text.textContent = word(key);
  box.replaceChildren(text);
  for (const [label, act] of actions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = word(label);
    button.addEventListener('click', act);
    box.append(button);
  }
  if (!embedded) box.querySelector('button').focus();
  return box;
}

// Something is not there yet, or never will be: what the document itself says (#late in shell.html), with its way of trying
// again round every cache.
export const late = document.getElementById('late');
export const show_late = () => {
  document.documentElement.classList.add('late');
  late.hidden = false;
};
export const again = () => late.querySelector('a').click();
export const close_notice = () => document.getElementById('notice').remove();
