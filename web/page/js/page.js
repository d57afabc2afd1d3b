// The page's script: joins its parts and starts the program.
import './print.js';
import { watch_days } from './days.js';
import { extra } from './extras.js';
import { asked, embedded } from './from_boot.js';
import { crash } from './halt.js';
import { handlers } from './handlers.js';
import * as home from './home.js';
import { is_halted, listen, post, send } from './line.js';
import { offer_what_the_old_path_left } from './moved.js';
import { late } from './notice.js';
import { is_styled } from './show.js';
import { give_up, greet, is_started, start_program } from './start.js';
import { storage } from './storage.js';

listen(handlers, crash);
Object.assign(window.tablee, {
  storage,
  post,
  extra,
  connect: (/** @type {(text: string) => void} */ into, /** @type {number[]} */ ...calls) => greet(into, calls).catch(give_up),
});
window.addEventListener('error', (event) => {
  if (event.error instanceof WebAssembly.RuntimeError && !is_halted()) crash(event.error);
});
watch_days((now) => send({ on: 'today', now }));
// An embed waits behind its cover for the first tap.
home.when_wanted(() => embedded && !is_started() && start_program());

// From here on the scripts report what is missing.
late.hidden = is_styled();
offer_what_the_old_path_left();
if (typeof WebAssembly !== 'object') give_up('no WebAssembly');
else if (!embedded || asked.has('start')) start_program();
