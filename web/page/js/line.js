// The line to the program: send(message) calls it, tablee.post(text) is called by it. What is said stands in messages.d.ts.
//
// The program is never called from within itself: what happens while it runs is told when it is back. What it says while it
// draws is done after the frame, so that no frame waits for the document.
import * as split_loader from './split_loader.js';
import { LATE } from './late.js';

/** @typedef {import('./messages.js').Sent} Sent */

/** @type {string[]} what waits for the program, or for it to have returned */
const outbox = [];
/** @type {string[]} what the program said in a frame */
const unheard = [];
/** @type {((text: string) => void) | null} into the program */
let receive = null;
let inside = 0; // the program is running, or what it said is being done
let halted = false; // it fell over, or another tab has the table

/** @type {Record<string, (message: any) => unknown>} */
let handlers = {};
let on_crash = (/** @type {unknown} */ error) => console.error(error);

export const program_is_here = () => receive !== null;
export const is_halted = () => halted;
/** Nothing is said or heard any more; with false it is again. */
export const set_halted = (/** @type {boolean} */ halt) => {
  halted = halt;
};

/** Tells what has been waiting, as far as the program listens. */
export function flush() {
  while (receive && !inside && !halted && outbox.length) {
    const text = /** @type {string} */ (outbox.shift());
    inside++;
    try {
      receive(text);
    } catch (error) {
      on_crash(error);
    } finally {
      inside--;
    }
  }
}

export function send(/** @type {Sent} */ message) {
  if (!receive || halted) return;
  if (LATE.has(message.on) && !split_loader.is_whole()) {
    split_loader.when_whole(() => send(message));
    return;
  }
  outbox.push(JSON.stringify(message));
  if (inside) queueMicrotask(flush);
  else flush();
}

/** From now on the program listens; it hears nothing before `first`, and that when flush() is called. */
export function connect(/** @type {(text: string) => void} */ into, /** @type {() => Sent} */ first) {
  receive = into;
  outbox.unshift(JSON.stringify(first()));
}

function obey(/** @type {string} */ text) {
  inside++;
  try {
    const message = JSON.parse(text);
    if (Object.hasOwn(handlers, message.do)) handlers[message.do](message);
    else console.warn('page: unknown message', message.do);
  } catch (error) {
    console.error('page:', error);
  } finally {
    inside--;
    if (outbox.length) queueMicrotask(flush);
  }
}

const after_frame = new MessageChannel();
after_frame.port1.onmessage = hear;
function hear() {
  while (unheard.length && !halted) obey(/** @type {string} */ (unheard.shift()));
}

/** What the program says, as it says it. */
export function post(/** @type {string} */ text) {
  if (halted) return;
  if (inside) {
    hear();
    obey(text);
  } else {
    unheard.push(text);
    if (unheard.length === 1) after_frame.port2.postMessage(0);
  }
}

/** Who does what the program says, and who is told when it falls over. */
export function listen(/** @type {import('./messages.js').Handlers} */ to, /** @type {(error: unknown) => void} */ crash) {
  handlers = to;
  on_crash = crash;
  window.addEventListener('pagehide', hear);
}
