// Restores a backup: sets it aside, lets the program check it, then replaces everything that is stored.
import { store } from './from_boot.js';
import { send, set_halted } from './line.js';

/** @typedef {import('./messages.js').ToPage['checked']} Checked */

let on_checked = (/** @type {Checked} */ answer) => {};
/** The program's answer. */
export const checked = (/** @type {Checked} */ answer) => on_checked(answer);

const SLICE = 1 << 19; // characters that the program checks in one turn

const check_slice = (/** @type {Record<string, string>} */ stored) =>
  /** @type {Promise<Checked & {no_room?: boolean}>} */ (new Promise((done) => {
    if (!store.lay_aside(stored)) return done({ no_room: true });
    on_checked = done;
    send({ on: 'check' });
  }));

// Parts of what is stored, of that many characters or of one key.
function* slices_of(/** @type {Record<string, string>} */ stored) {
  /** @type {[string, string][]} */
  let slice = [];
  let size = 0;
  for (const one of Object.entries(stored)) {
    if (size > 0 && size + one[1].length > SLICE) {
      yield Object.fromEntries(slice);
      slice = [];
      size = 0;
    }
    slice.push(one);
    size += one[1].length;
  }
  if (slice.length) yield Object.fromEntries(slice);
}

/**
 * Asks the program whether it can read all of {key: value}, in slices so that the page is never blocked for long, and then
 * sets all of it aside. @returns {Promise<Checked & {no_room?: boolean}>}
 */
export async function check(/** @type {Record<string, string>} */ stored) {
  const sum = { sheets: 0, match: false };
  for (const slice of slices_of(stored)) {
    const answer = await check_slice(slice);
    if (answer.no_room || answer.error) return answer;
    sum.sheets += answer.sheets ?? 0;
    sum.match ||= answer.match ?? false;
    await new Promise((done) => setTimeout(done));
  }
  return store.lay_aside(stored) ? sum : { no_room: true };
}

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
