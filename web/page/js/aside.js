// A backup on its way in: laid aside, looked at by the program, put in place of everything that is kept.
import { store } from './from_boot.js';
import { send, set_halted } from './line.js';

/** @typedef {import('./messages.js').ToPage['checked']} Checked */

let on_checked = (/** @type {Checked} */ answer) => {};
/** The program's answer. */
export const checked = (/** @type {Checked} */ answer) => on_checked(answer);

/**
 * Lays {key: value} aside; can the program read all of it?
 * @returns {Promise<Checked & {no_room?: boolean}>}
 */
export const check = (/** @type {Record<string, string>} */ stored) =>
  new Promise((done) => {
    if (!store.lay_aside(stored)) return done({ no_room: true });
    on_checked = done;
    send({ on: 'check' });
  });

/** What was laid aside, so many keys, in place of everything kept, and the page anew; false where it is gone. */
export function replace(/** @type {number} */ count) {
  set_halted(true); // nothing of this match is kept over it
  const replaced = store.switch_over(count);
  set_halted(replaced);
  if (replaced) location.reload();
  return replaced;
}
