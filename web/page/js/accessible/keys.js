// Key handling: in a field, in a list of buttons, in a replay, at the table.
import { is_composing } from '../composing.js';
import * as ids from '../ids.js';
import { send } from '../line.js';
import { act } from './act.js';
import { focus, move_on } from './focus.js';
import { gone } from './gone.js';
import { is_button } from './nodes.js';
import { step } from './roving.js';
import { node_at, root, shown } from './screen.js';
import { to_do } from './where.js';

const is_chord = (/** @type {KeyboardEvent} */ { ctrlKey, altKey, metaKey }) => ctrlKey || altKey || metaKey;

// These keys step through a replay, wherever the focus is.
/** @type {Record<string, string>} */
const STEPS = { ArrowLeft: 'last', ArrowRight: 'next', PageUp: 'last_rest', PageDown: 'next_rest' };
document.addEventListener('keydown', (event) => {
  const node = shown.kind === 'replays' && Object.hasOwn(STEPS, event.key) && shown.nodes.get(ids.REPLAY + STEPS[event.key]);
  if (!node || is_chord(event)) return;
  event.preventDefault();
  if (node.item.enabled) act(node);
});

// Single keys at the table: the program decides what they mean (web/app/services/keys.h). They are off in text fields,
// and where the player switched them off.
document.addEventListener('keydown', (event) => {
  const { key, code, shiftKey, target } = event;
  if (!shown.keys || !/^\S$/u.test(key) || is_chord(event) || is_composing(event) || event.defaultPrevented) return;
  if (target instanceof HTMLInputElement || (target !== document.body && !root.contains(/** @type {Node} */ (target)))) return;
  event.preventDefault();
  if (key === '/') focus(ids.COMMAND);
  else send({ on: 'key', key, ...(!shiftKey && /^Digit\d$/.test(code) && { digit: code.slice(-1) }) });
});

// At a table, arrow keys lead from a heading, or from nowhere, to what can be done.
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (shown.kind !== 'plays' || !/^Arrow/.test(key) || is_chord(event) || event.defaultPrevented || gone) return;
  const node = node_at(target);
  if (node ? is_button(node.role) || node.field : target !== document.body) return;
  const place = to_do(shown.nodes);
  if (!place) return;
  event.preventDefault();
  focus(place.id);
});

function enter(/** @type {import('./nodes.js').Node} */ node, /** @type {HTMLInputElement} */ field) {
  if (node.item.action) {
    act(node);
    field.value = node.item.value || ''; // the typed command is done: the line shows what the screen says
    return;
  }
  // The next field or, when all are filled in, the main button.
  const fields = [...shown.nodes.values()].filter((other) => other.field || (other.role === 'button' && other.item.on));
  const next = fields[fields.indexOf(node) + 1];
  if (next) focus(next.id);
}

root.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (is_chord(event) || is_composing(event)) return;
  const node = node_at(target);
  if (target === gone?.node.el && /^(Arrow|Home$|End$)/.test(key)) {
    event.preventDefault();
    move_on();
  }
  if (node?.field) {
    if (key === 'Enter') enter(node, node.field);
  } else if (node?.roving) {
    const there = step(node, key);
    if (there !== undefined) event.preventDefault();
    if (there) focus(there.id);
  }
});
