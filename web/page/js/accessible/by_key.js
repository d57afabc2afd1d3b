// Whether the last input was a key, and not a pointer. (Keys that a screen reader keeps for itself do not arrive here.)
export let by_key = false;

const MODIFIERS = ['Control', 'Shift', 'Alt', 'AltGraph', 'Meta'];
document.addEventListener('keydown', ({ key }) => {
  if (!MODIFIERS.includes(key)) by_key = true;
}, true);
document.addEventListener('pointerdown', () => {
  by_key = false;
}, true);
