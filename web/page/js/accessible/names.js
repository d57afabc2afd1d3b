// Roles and names of groups, set once their children are known.
import { is_button, set } from './nodes.js';

/** @typedef {import('./reconcile.js').Holder} Holder */

const is_heading = (/** @type {Element | null | undefined} */ element) => /^H\d$/.test(element?.tagName ?? '');

function say_what_list(/** @type {Holder} */ { el, children }, /** @type {boolean} */ on_table) {
  // A changed role would take the focus from a child that has it.
  if (el.querySelector('.gone')) return;
  // In a toolbar, screen readers pass arrow keys and letters to the page.
  const role = children.some((child) => child.role === 'choice') ? 'radiogroup' : on_table && children.some((child) => is_button(child.role)) ? 'toolbar' : 'list';
  set(el, 'role', role);
  for (const { outer } of children) set(outer, 'role', role === 'list' ? null : 'none');
}

/** Names all groups; `on_table`: at a game's table. */
export function name_groups(/** @type {Holder[]} */ holders, /** @type {boolean} */ on_table) {
  for (const holder of holders) {
    const { node, children, parent } = holder;
    if (!node || node.words || node.role === 'row') continue;
    if (node.role === 'list') say_what_list(holder, on_table);
    const [first] = children;
    const headed = is_heading(first?.outer);
    // Names the game that would be played: three buttons would only say "Play".
    if (node.role === 'region' && first?.el.tagName === 'H2')
      for (const { outer: { firstElementChild: button } } of children) if (button?.tagName === 'BUTTON') set(button, 'aria-labelledby', `${button.id}-t ${first.el.id}`);
    // In plain mode the style sheet shows names that no heading or outer name shows already.
    const { text } = node.item;
    const before = node.el.previousElementSibling;
    const is_shown = headed || parent?.node?.item.text === text || (is_heading(before) && before?.textContent === text);
    set(node.picture ? node.outer : node.el, 'data-name', is_shown ? null : text || null);
  }
}
