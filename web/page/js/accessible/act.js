// Clicks and input events.
import * as ids from '../ids.js';
import { send } from '../line.js';
import { normal_form } from '../normal_form.js';
import { transcript } from '../transcript.js';
import { was_pressed } from './left.js';
import { node_at, root, shown } from './screen.js';

// A key that is held down presses its button again and again. The program says what that may do
// (web/app/decision_guard.h).
let repeat = false;
document.addEventListener('keydown', (event) => { repeat = event.repeat; }, true);
for (const end of ['keyup', 'pointerdown']) document.addEventListener(end, () => { repeat = false; }, true);

/** Sends the item's action. */
export const act = (/** @type {import('./nodes.js').Node} */ { item: { action = '' } }) => send({ on: 'action', action, revision: shown.revision, ...(repeat && { repeat }) });

// A press on a waiting item skips the animation; if there is none, the prompt is announced, which names who has to
// play.
function hurry() {
  const skip = shown.nodes.get(ids.SKIP);
  const prompt = shown.nodes.get(ids.PROMPT);
  if (skip) act(skip);
  else if (prompt) transcript.say({ text: prompt.item.text, logged: false, answer: true });
}

// Not on the element that contains everything: screen readers would call all of it clickable.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && root.contains(target) && target.closest('button');
  if (!button) return;
  if ('waits' in button.dataset && !repeat) hurry();
  const node = node_at(button);
  if (node) was_pressed(node.id);
  if (node?.item.enabled && node.item.action) act(node);
});
root.addEventListener('input', ({ target }) => {
  const node = node_at(target);
  // The same letters are the same code points; half a character is none.
  if (node?.field) send({ on: 'input', id: node.id, value: normal_form(node.field.value).replace(/\p{Cs}/gu, '') });
});
