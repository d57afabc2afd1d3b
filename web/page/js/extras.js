// Code that is rarely needed is loaded from a file of its own (extra/<name>.js), which registers the function that
// opens it.
import { check, replace } from './aside.js';
import { today } from './days.js';
import { checksum, is_text, run_script, store, trusted } from './from_boot.js';
import { send } from './line.js';
import { close_notice, notice, notice_that_says } from './notice.js';
import { overlay } from './overlay.js';
import { save_as } from './save.js';
import { address_of } from './share.js';
import { program } from './split_loader.js';

// What such a script may use of the page.
const tools = { address_of, store, overlay, today, is_text, checksum, check, replace, save_as, send, notice_that_says, close_notice, open_extra, program, trusted };
/** @typedef {typeof tools} Tools  @typedef {(tools: Tools, what: any) => unknown} Open */

/** @type {Record<string, Open>} */
const extras = {};
/** @type {Record<string, Promise<void>>} */
const coming = {};

/** What extra/<name>.js calls. */
export const extra = (/** @type {string} */ name, /** @type {Open} */ open) => {
  extras[name] = open;
};

const load = (/** @type {string} */ name) =>
  (coming[name] ||= run_script(name, () => name in extras).catch((error) => {
    delete coming[name];
    throw error;
  }));

/** Opens it, and returns what it returns; if it did not load, a notice says so. @returns {Promise<any>} */
export function open_extra(/** @type {string} */ name, /** @type {unknown} */ what = undefined) {
  return load(name).then(() => extras[name](tools, what), () => notice('no_extra', ['understood', close_notice]));
}

/** The same without a notice, for extras that nobody would miss. */
export const try_extra = (/** @type {string} */ name, /** @type {unknown} */ what) => load(name).then(() => extras[name](tools, what), () => {});
