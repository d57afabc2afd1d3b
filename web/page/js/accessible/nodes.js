// Creates the element of an item. state.js keeps it up to date.
import * as ids from '../ids.js';

/** @typedef {import('../messages.js').Item} Item */
/**
 * @typedef {object} Parts
 * @property {HTMLElement} el has the meaning
 * @property {HTMLElement} [outer] stands in the parent, where `el` itself does not
 * @property {HTMLElement} [holder] takes deeper items
 * @property {HTMLElement} [words] of an entry: this element lies over the entry's drawing; the entry's items have places of their own
 * @property {HTMLElement} [hint] the description
 * @property {HTMLElement} [comma] before it: separates name and description when they are read one after the other
 * @property {HTMLInputElement} [field] of an input: `el`
 * @property {HTMLElement} [picture] of a chart
 */
/**
 * @typedef {object} State
 * @property {string} id
 * @property {Item['role']} role
 * @property {string} shape an element is reused only for an item of the same shape
 * @property {Item} item as it was last received
 * @property {HTMLElement} label the name
 * @property {HTMLElement} outer
 * @property {string | null} list the list round it, if there is one
 * @property {boolean} [terse] only the name is announced: other players' moves brought the focus here
 * @property {boolean} [roving] one of several in a tab stop
 * @property {string} [rect] where it lies
 */
/** @typedef {Parts & State} Node  @typedef {Map<string, Node>} Nodes by id, in reading order */

const BUTTONS = ['button', 'toggle', 'choice', 'disclosure'];
export const is_button = (/** @type {string | undefined} */ role) => BUTTONS.includes(role ?? '');

/** Sets an attribute, or takes it away; what is so already is not touched. */
export function set(/** @type {Element} */ element, /** @type {string} */ name, /** @type {string | null} */ value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [name] of its class
 * @param {HTMLElement[]} children
 */
export function make(tag, name, ...children) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...children);
  return element;
}

const level_of = (/** @type {Item} */ { level }) => /** @type {1 | 2 | 3 | 4 | 5 | 6} */ (Math.min(Math.max(level || 2, 1), 6));

export const shape_of = (/** @type {Item} */ item, /** @type {boolean} */ in_list) =>
  `${item.role}${item.role === 'heading' ? level_of(item) : ''}${in_list ? ' in list' : ''}`;

// Written as ARIA roles too: with another CSS layout, engines forget that this is a table, and some that it is a list.
/** @template {HTMLElement} E  @param {E} el  @param {string} role */
function say_role(el, role) {
  el.setAttribute('role', role);
  return el;
}
const container = (/** @type {HTMLElement} */ el) => ({ el, holder: el });

/** @returns {Parts} */
function parts(/** @type {Item} */ item, /** @type {boolean} */ in_list, /** @type {HTMLElement} */ label) {
  const { role, id } = item;
  const hint = make('span', 'hint');
  hint.id = `i-${id}-h`;
  const comma = make('span', 'comma');
  switch (role) {
    case 'heading':
      return { el: make(`h${level_of(item)}`, 'it', label) };
    case 'region':
      return container(make('section', 'it'));
    case 'list':
      return container(say_role(make('ul'), role));
    case 'chart': {
      // The list is for reading; the lines above it are drawn where the canvas draws none (extra/chart.js).
      const picture = make('div');
      const el = say_role(make('ol'), 'list');
      return { ...container(el), picture, outer: make('div', 'chart', picture, el) };
    }
    case 'entry': {
      const words = make('span', 'it', label, comma, hint);
      return { ...container(make(in_list ? 'li' : 'div', 'entry', words)), words, comma, hint };
    }
    case 'table':
      return container(say_role(make('table'), role));
    case 'row':
      return container(say_role(make('tr'), role));
    case 'header':
      return { el: make('th', 'it', label) }; // of a column or a row: reconcile.js
    case 'cell':
      return { el: say_role(make('td', 'it', label), role) };
    case 'input': {
      const field = make('input', 'it');
      Object.assign(field, { type: 'text', autocomplete: 'off', spellcheck: false, enterKeyHint: 'done' });
      label.className = 'it';
      return { el: field, field, outer: make('label', 'field', label, field) };
    }
    case 'text':
      return { el: make('p', 'it', label, comma, hint), comma, hint };
    default: {
      const el = make('button', 'it', label);
      el.type = 'button';
      if (role === 'choice') {
        say_role(el, 'radio');
        if (id.startsWith(`${ids.LANG}.`)) el.lang = id.slice(ids.LANG.length + 1);
      }
      hint.setAttribute('aria-hidden', 'true'); // visible only: a screen reader reads it with the button
      // Beside the button, not in it: a name is short, its effect is the description.
      return { el, hint, outer: make(in_list ? 'li' : 'div', 'pair', el, hint) };
    }
  }
}

/** @returns {Node} */
export function create(/** @type {Item} */ item, /** @type {string} */ shape, /** @type {boolean} */ in_list) {
  const label = make('span');
  const made = parts(item, in_list, label);
  made.el.id = `i-${item.id}`;
  label.id = `i-${item.id}-t`;
  const { outer = made.el } = made;
  return { ...made, id: item.id, role: item.role, shape, item, label, list: null, outer: in_list && outer.tagName !== 'LI' ? make('li', '', outer) : outer };
}
