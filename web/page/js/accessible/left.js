// The way from the home to the screen that is shown: each screen comes back to the item at which it was left.

/** @type {{screen: string, item: string}[]} the screens before this one */
const way = [];
let pressed = ''; // the item of this screen that a screen reader or a pointer pressed last, without a focus

export const was_pressed = (/** @type {string} */ id) => {
  pressed = id;
};

/**
 * `screen` has replaced `was`, on which the focus was on `here` (none: empty). Returns the item at which `screen` was
 * left, undefined if it is new on the way.
 */
export function turned(/** @type {string} */ was, /** @type {string} */ here, /** @type {string} */ screen) {
  const item = here || pressed;
  pressed = '';
  const again = way.map((one) => one.screen).lastIndexOf(screen);
  if (again >= 0) return way.splice(again)[0].item;
  if (was) way.push({ screen: was, item });
  return undefined;
}
