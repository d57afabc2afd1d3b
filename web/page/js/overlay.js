// A dialog over everything, for content that is no list of items: files, printing. Returns {body, part}.
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
  heading.tabIndex = -1;
  dialog.setAttribute('aria-labelledby', heading.id);
  const body = part('div', '', dialog);
  const close = () => {
    dialog.close();
    dialog.remove();
  };
  part('button', close_words, dialog).addEventListener('click', close);
  dialog.addEventListener('close', () => dialog.remove());
  // Escape closes this dialog only, not the screen behind it.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.showModal();
  heading.focus();
  return { body, close, part };
}
