// A dialog over everything, for content that is no list of items: files, printing, phones.
import { return_to } from './accessible/focus.js';
import { HEARD } from './accessible/gone.js';
import { transcript } from './transcript.js';

// Orca in Chromium says nothing of a focus that moves while the page round it becomes inert, or is it no longer.
const TURNED = 150; // ms

/** The focus goes to the control of this group that has `autofocus`, else to its first one. */
function enter(/** @type {Element} */ group) {
  const control = group.querySelector('[autofocus]') ?? group.querySelector('button, select, input') ?? group.closest('dialog')?.querySelector('button');
  /** @type {HTMLElement | null | undefined} */ (control)?.focus({ preventScroll: true });
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
  dialog.addEventListener('close', () => {
    // Another one may open before this one is removed.
    for (const named of dialog.querySelectorAll('[id]')) named.removeAttribute('id');
    dialog.className = '';
    setTimeout(() => dialog.remove(), HEARD);
  });
  // Escape closes this dialog only, not the screen behind it.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  return { body, close, part, show, enter, is_open: () => dialog.open };
}
