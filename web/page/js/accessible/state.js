// Updates an element to what its item says: text, description, state.
import { is_button, make, set } from './nodes.js';

/** @typedef {import('../messages.js').Item} Item  @typedef {import('./nodes.js').Node} Node */

function set_text(/** @type {Element} */ element, /** @type {string} */ text) {
  if (element.textContent !== text) element.textContent = text;
}

// The same with some of the text marked: from, to, from, to …
function set_marked(/** @type {Element} */ element, /** @type {string} */ text, /** @type {number[]} */ marks) {
  const parts = [];
  let at = 0;
  for (let i = 0; i < marks.length; i += 2) {
    const found = make('mark');
    found.textContent = text.slice(marks[i], marks[i + 1]);
    parts.push(text.slice(at, marks[i]), found);
    at = marks[i + 1];
  }
  element.replaceChildren(...parts, text.slice(at));
}

/** @type {Partial<Record<Item['role'], string>>} */
const STATES = { toggle: 'aria-pressed', choice: 'aria-checked', disclosure: 'aria-expanded' };

function update_button(/** @type {Node} */ node, /** @type {HTMLElement} */ hint, /** @type {boolean} */ in_focus) {
  const { el, role, item } = node;
  // A description that changed because of another player's move is not announced before that move.
  node.terse ||= in_focus && hint.textContent !== '' && hint.textContent !== (item.hint || '');
  set(el, 'aria-describedby', item.hint && !node.terse ? hint.id : null);
  // An item that waits for others is not announced as unavailable and, soon after, as available again: pressed, it says
  // what it waits for.
  set(el, 'aria-disabled', item.enabled || item.waits ? null : 'true');
  el.toggleAttribute('data-waits', Boolean(item.waits));
  const state = STATES[role];
  if (state) set(el, state, String(item.on));
  // Not aria-pressed: a button that turns into a toggle is another kind of element, and a screen reader says "blank" of
  // it.
  else set(el, 'aria-current', item.lifted ? 'true' : null);
  el.classList.toggle('main', role === 'button' && item.on);
  el.classList.toggle('wanted', Boolean(item.wanted));
}

function update_field(/** @type {HTMLInputElement} */ field, /** @type {Item} */ item) {
  field.placeholder = item.hint || ''; // the text of an empty field
  field.readOnly = !item.enabled;
  field.inputMode = item.level ? 'numeric' : '';
  const value = item.value || '';
  // The value of a field that is being edited is left alone until the user leaves it.
  if (field.value !== value && document.activeElement !== field) field.value = value;
}

/** Updates a node to `item`, which has the same shape. `in_focus`: it has the focus. */
export function update(/** @type {Node} */ node, /** @type {Item} */ item, in_focus = false) {
  node.item = item;
  const { el, role, label, hint, comma, field } = node;
  if (role === 'row') {
    el.classList.toggle('on', item.on);
    return;
  }
  if (node.holder && !node.words) {
    set(el, 'aria-label', item.text || null);
    return;
  }
  if (item.marks || label.firstElementChild) set_marked(label, item.text, item.marks || []);
  else set_text(label, item.text);
  if (comma) {
    set_text(comma, item.hint ? (/[.!?…:]$/.test(item.text) ? ' ' : ', ') : '');
    set(el, 'aria-current', item.on ? 'true' : null);
  }
  if (hint) {
    if (is_button(role)) update_button(node, hint, in_focus);
    set_text(hint, item.hint || '');
  }
  if (field) update_field(field, item);
}
