// Switch scanning: the focus goes over the buttons of the document, which are those of the drawing, too. With one switch
// it goes by itself; with two the first moves it on. The other switch presses, as Space and Enter always do.

/** @typedef {import('../messages.js').ToPage['assist']['scan']} Scan */

/** @type {Scan} */
let how = 'off';
let stepping = 0;

const can = (/** @type {HTMLElement} */ button) => button.ariaDisabled !== 'true' && !('waits' in button.dataset);
// What can be chosen comes first, however much stands above it.
function buttons() {
  const place = document.querySelector('dialog[open]') ?? document.getElementById('accessible');
  const all = [...(place?.querySelectorAll('button') ?? [])].filter(can);
  const choices = all.filter((button) => button.closest('[role=toolbar]') || button.classList.contains('main'));
  return [...choices, ...all.filter((button) => !choices.includes(button))];
}
function step() {
  if (document.hidden) return;
  const all = buttons();
  all[(all.findIndex((button) => button === document.activeElement) + 1) % all.length]?.focus();
}

for (const type of ['keydown', 'keyup']) window.addEventListener(type, (/** @type {any} */ event) => {
  if (how !== 'two' || event.key !== ' ' || document.activeElement instanceof HTMLInputElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (type === 'keydown' && !event.repeat) step();
}, true);

export function scan_by(/** @type {Scan} */ by, /** @type {number} */ pace) {
  how = by;
  clearInterval(stepping);
  if (how === 'one') stepping = window.setInterval(step, 1000 * pace);
}
