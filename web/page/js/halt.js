// Stops the page.
import { of_id } from './dom.js';
import { post, reload, store } from './from_boot.js';
import { is_halted, set_halted } from './line.js';
import { notice } from './notice.js';
import * as bots from './bots/port.js';

/** Shows a notice with the words of key `why`; a reload is the way out. */
export function halt(/** @type {string} */ why, way = 'reload') {
  if (is_halted()) return;
  set_halted(true);
  bots.stop();
  for (const id of ['accessible', 'stage', 'home']) of_id(id).inert = true;
  notice(why, [way, reload]);
  document.documentElement.classList.add('halted');
}

/** The program crashed. Everything it stored is safe: a reload brings the same table back. */
export function crash(/** @type {unknown} */ error) {
  console.error(error);
  post('failed', { why: 'crash' });
  halt(store.state() === 'ok' ? 'crash' : 'crash_unkept');
}
