// Restores a backup: sets it aside, lets the program check it, then replaces everything that is stored.
import { store } from './from_boot.js';
import { send, set_halted } from './line.js';

/** @typedef {import('./messages.js').ToPage['checked']} Checked */

let on_checked = (/** @type {Checked} */ answer) => {};
/** The program's answer. */
export const checked = (/** @type {Checked} */ answer) => on_checked(answer);

/**
 * Sets {key: value} aside and asks the program whether it can read all of it. @returns {Promise<Checked & {no_room?:
 * boolean}>}
 */
export const check = (/** @type {Record<string, string>} */ stored) =>
  new Promise((done) => {
    if (!store.lay_aside(stored)) return done({ no_room: true });
    on_checked = done;
    send({ on: 'check' });
  });

/**
 * Replaces everything stored by what was set aside, which has `count` keys, and reloads the page; false if it is gone or
 * does not fit.
 */
export async function replace(/** @type {number} */ count) {
  set_halted(true); // from here on the running match may not be stored over it
  const replaced = await store.switch_over(count);
  set_halted(replaced);
  if (replaced) location.reload();
  return replaced;
}
