// A dialog over everything, for content that is no list of items: files, printing, phones.
import { return_to } from './accessible/focus.js';
import { HEARD } from './accessible/gone.js';
import { transcript } from './transcript.js';

// Orca in Chromium says nothing of a focus that moves just when the page becomes inert, or stops being inert.
const TURNED = 150; // ms

const OFFERED = 300; // ms in which a key presses nothing that has just come (as in web/app/decision_guard.h)

/** It stays for a moment for the screen reader's sake (gone.js); another one may open before that. */
function remove_later(/** @type {HTMLDialogElement} */ dialog) {
  for (const named of dialog.querySelectorAll('[id]')) named.removeAttribute('id');
  dialog.className = '';
  setTimeout(() => dialog.remove(), HEARD);
}

/** Still hidden: `show` opens it, once `body` has its content. */
export function overlay(/** @type {string} */ title, /** @type {string} */ close_words) {
  /** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {string} text @param {Element} parent */
  const part = (tag, text, parent) => {
    const element = document.createElement(tag);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const dialog = part('dialog', '', document.body);
  dialog.className = 'overlay';
  const heading = part('h1', title, dialog);
  heading.id = 'overlay-title';
  const start = part('span', '', dialog);
  start.tabIndex = -1;
  dialog.setAttribute('aria-labelledby', heading.id);
  const body = part('div', '', dialog);
  /** @type {HTMLElement | null} */
  let came_from = null;
  let offered = 0; // when the focus was placed

  /** A new view begins at its top; the focus goes to the control of this group that has `autofocus`, else to its first one. */
  const enter = (/** @type {Element} */ group) => {
    dialog.scrollTop = 0;
    const control = /** @type {HTMLElement | null} */ (group.querySelector('[autofocus]') ?? group.querySelector('button, select, input') ?? dialog.querySelector('button'));
    control?.focus({ preventScroll: true });
    if (control?.matches(':focus-visible')) control.scrollIntoView({ block: 'nearest' });
    offered = performance.now();
  };

  const show = () => {
    came_from = document.activeElement instanceof HTMLElement && document.activeElement !== document.body ? document.activeElement : null;
    // What has been said would be said again when the page is no longer inert.
    transcript.hush();
    dialog.showModal();
    start.focus();
    setTimeout(() => document.activeElement === start && enter(body), TURNED);
  };
  const close = () => {
    if (!dialog.open) return;
    if (came_from) came_from.inert = true; // else the browser returns to it at once
    dialog.close();
    if (!came_from) return;
    came_from.inert = false;
    setTimeout(return_to, TURNED, came_from);
  };
  part('button', close_words, dialog).addEventListener('click', close);
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return; // of a file's choice
    event.preventDefault();
    close();
  });
  dialog.addEventListener('close', () => remove_later(dialog));
  dialog.addEventListener('keydown', (event) => {
    // Escape closes this dialog only, not the screen behind it.
    event.stopPropagation();
    const presses = (event.key === 'Enter' || event.key === ' ') && event.target instanceof HTMLButtonElement;
    if (presses && (event.repeat || performance.now() - offered < OFFERED)) event.preventDefault();
  });
  return { body, close, part, show, enter, is_open: () => dialog.open };
}
