// An item of a screen as an element of the document: what it is made of. How it is kept as the item is stands in state.js.
import * as ids from '../ids.js';

/** @typedef {import('../messages.js').Item} Item */
/**
 * @typedef {object} Parts
 * @property {HTMLElement} el has the meaning
 * @property {HTMLElement} [outer] stands in the parent, where `el` itself does not
 * @property {HTMLElement} [holder] takes deeper items
 * @property {HTMLElement} [words] of an entry: they lie over its drawn twin, not what holds the items in it, which have their own places
 * @property {HTMLElement} [hint] the description
 * @property {HTMLElement} [comma] before it: heard one after the other, name and description are two things
 * @property {HTMLInputElement} [field] of an input: `el`
 * @property {HTMLElement} [picture] of a chart
 */
/**
 * @typedef {object} Told
 * @property {string} id
 * @property {Item['role']} role
 * @property {string} shape a node is made over into an item of the same shape
 * @property {Item} item as it was told last
 * @property {HTMLElement} label the name
 * @property {HTMLElement} outer
 * @property {string | null} list the list round it, if there is one
 * @property {boolean} [terse] only the name is said: what others did brought the focus here
 * @property {boolean} [roving] one of several in a tab stop
 * @property {string} [rect] where it lies
 */
/** @typedef {Parts & Told} Node  @typedef {Map<string, Node>} Nodes by id, in reading order */

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

// Said in roles too: laid out as anything else, engines forget what a table is, and some of them a list without bullets.
/** @template {HTMLElement} E  @param {E} el  @param {string} role */
function say_role(el, role) {
  el.setAttribute('role', role);
  return el;
}
const holding = (/** @type {HTMLElement} */ el) => ({ el, holder: el });

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
      return holding(make('section', 'it'));
    case 'list':
      return holding(say_role(make('ul'), role));
    case 'chart': {
      // A list to be read; the lines above it are for the eye, where nothing else draws them (extra/chart.js).
      const picture = make('div');
      const el = say_role(make('ol'), 'list');
      return { ...holding(el), picture, outer: make('div', 'chart', picture, el) };
    }
    case 'entry': {
      const words = make('span', 'it', label, comma, hint);
      return { ...holding(make(in_list ? 'li' : 'div', 'entry', words)), words, comma, hint };
    }
    case 'table':
      return holding(say_role(make('table'), role));
    case 'row':
      return holding(say_role(make('tr'), role));
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
      hint.setAttribute('aria-hidden', 'true'); // seen; it is heard with the button
      // Beside the button, not in it: a name is short, what it would bring is the description.
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
