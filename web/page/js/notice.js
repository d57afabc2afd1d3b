// Notices over the page, for the few things that the program cannot say, in the words that travel with this script.
import { of_id } from './dom.js';
import { embedded, language } from './from_boot.js';

/** A text of the shell in the page's language. */
export const word = (/** @type {string} */ key) => WORDS[language()][`shell.${key}`];

/**
 * A notice, with buttons. Returns its element.
 * @param {string} words @param {[label: string, act: () => void][]} actions
 */
export function notice_that_says(words, ...actions) {
  let box = document.getElementById('notice');
  // a halted page shows no other notice, and no other button
  if (box && document.documentElement.classList.contains('halted')) return box;
  if (!box) {
    box = document.createElement('div');
    box.id = 'notice';
    box.className = 'notice';
    box.setAttribute('role', 'alert');
    document.body.append(box);
  }
  const text = document.createElement('p');
  text.textContent = words;
  box.replaceChildren(text);
  for (const [label, act] of actions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', act);
    box.append(button);
  }
  if (!embedded) box.querySelector('button')?.focus();
  return box;
}
/**
 * The same in the shell's words.
 * @param {string} key @param {[key: string, act: () => void][]} actions
 */
export const notice = (key, ...actions) => notice_that_says(word(key), ...actions.map(([label, act]) => /** @type {[string, () => void]} */ ([word(label), act])));
export const close_notice = () => document.getElementById('notice')?.remove();

/** Something has not arrived yet, or never will: shows #late of shell.html, whose link tries again past every cache (boot/again.js). */
export const late = of_id('late');
export const show_late = () => {
  document.documentElement.classList.add('late');
  late.hidden = false;
};
export const again = () => late.querySelector('a')?.click();
