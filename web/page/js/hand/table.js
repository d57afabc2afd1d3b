// A seat's table on its linked phone: the lines that it may see, and the choices that it has.

/** @typedef {import('../messages.js').PhoneTable} PhoneTable */

const PROMPT = 'prompt'; // the line that says what is asked (engine/core/ids.h)
const OFFERED = 300; // ms in which a choice that has just come is not taken
const RAISED = 1000; // … nor one that has just been raised (as in web/app/decision_guard.h)

/**
 * What stands first: the title of all, what is asked, and what belongs to it, such as the open card; then the parts.
 * @param {PhoneTable} table
 */
export function parts_of({ lines }) {
  const prompt = lines.find(({ id }) => id === PROMPT)?.text ?? '';
  const [first, ...more] = lines.filter(({ id }) => id !== PROMPT);
  const parted = more.findIndex(({ title }) => title);
  const at = parted < 0 ? more.length : parted;
  return { where: first?.text ?? '', prompt, about: more.slice(0, at), rest: more.slice(at) };
}

/** What the words say is also drawn. @param {string[]} cards of a row */
function drawn_row(cards) {
  const row = document.createElement('span');
  row.className = 'row';
  row.setAttribute('aria-hidden', 'true');
  for (const card of cards) row.append(Object.assign(document.createElement('span'), { className: 'card', textContent: card }));
  return row;
}

/** @template {HTMLElement} Made @param {Made} made @param {{text: string, hint: string, cards: string[]}} line or choice */
function filled(made, { text, hint, cards }) {
  if (cards.length) made.append(drawn_row(cards));
  made.append(text);
  if (hint) made.append(' ', Object.assign(document.createElement('small'), { textContent: hint }));
  return made;
}

/** @param {PhoneTable['lines']} lines */
export function line_list(lines) {
  const all = document.createDocumentFragment();
  /** @type {HTMLUListElement | null} */
  let list = null;
  for (const line of lines) {
    if (line.title || !list) list = document.createElement('ul');
    const made = filled(document.createElement(line.title ? 'h3' : 'li'), line);
    if (line.title) all.append(made, list);
    else list.append(made);
    if (!list.parentNode) all.append(list);
  }
  return all;
}

/**
 * A button for each choice. One that has to be confirmed is raised first; one press alone decides, which is no repeated key.
 * @param {PhoneTable} table @param {HTMLElement} parent @param {(move: string) => void} choose
 */
export function add_choices({ choices }, parent, choose) {
  let since = performance.now();
  let wait = OFFERED;
  parent.addEventListener('keydown', (event) => event.repeat && event.preventDefault());
  for (const choice of choices) {
    const { move, confirm } = choice;
    const made = filled(document.createElement('button'), choice);
    Object.assign(made, { type: 'button', className: 'choice', id: `choice-${move.replace(/\W/g, '-')}` });
    if (confirm) made.setAttribute('aria-pressed', 'false');
    made.addEventListener('click', () => {
      const raised = made.getAttribute('aria-pressed') === 'true';
      if (performance.now() - since < (raised ? wait : OFFERED)) return;
      if (confirm && !raised) {
        for (const each of parent.querySelectorAll('[aria-pressed]')) each.setAttribute('aria-pressed', String(each === made));
        [since, wait] = [performance.now(), RAISED];
        return;
      }
      for (const each of parent.querySelectorAll('button')) each.disabled = true;
      choose(move);
    });
    parent.append(made);
  }
}
