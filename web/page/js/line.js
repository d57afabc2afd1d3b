// The line to the program: send(message) calls the program, which calls tablee.post(text). messages.d.ts defines the
// messages.
//
// The program is never called from within itself: messages to it wait until it returns. Messages that it posts while it
// draws are handled after the frame, so that no frame waits for the document.
import * as split_loader from './split_loader.js';
import { DEFERRED } from './deferred.js';
import { store } from './from_boot.js';

/** @typedef {import('./messages.js').Sent} Sent */

/** @type {string[]} messages that wait for the program to start, or to return */
const outbox = [];
/** @type {Sent[]} messages that wait until the archive is read */
const until_read = [];
/** @type {string[]} messages that the program posted in a frame */
const unhandled = [];
/** @type {((text: string) => void) | null} into the program */
let receive = null;
let inside = 0; // the program is running, or its messages are being handled
let halted = false; // the program crashed, or another tab has the table

/** @type {Record<string, (message: any) => unknown>} */
let handlers = {};
let on_crash = (/** @type {unknown} */ error) => console.error(error);

export const program_is_here = () => receive !== null;
export const is_halted = () => halted;
/** With true no message is sent or handled any more; false undoes that. */
export const set_halted = (/** @type {boolean} */ halt) => {
  halted = halt;
};

/** Sends the messages that have been waiting, as far as the program accepts them. */
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
  if (DEFERRED.has(message.on)) {
    if (!split_loader.is_whole()) {
      split_loader.when_whole(() => send(message));
      return;
    }
    if (!store.is_whole()) {
      until_read.push(message);
      return;
    }
  }
  outbox.push(JSON.stringify(message));
  if (inside) queueMicrotask(flush);
  else flush();
}

/** The archive is read: sends `first`, then what has been waiting for it. */
export function archive_is_read(/** @type {Sent} */ first) {
  for (const message of [first, ...until_read.splice(0)]) send(message);
}

/** The program listens from now on. `first` is its first message, sent when flush() is called. */
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
  while (unhandled.length && !halted) obey(/** @type {string} */ (unhandled.shift()));
}

/** A message of the program, called as it posts it. */
export function post(/** @type {string} */ text) {
  if (halted) return;
  if (inside) {
    hear();
    obey(text);
  } else {
    unhandled.push(text);
    if (unhandled.length === 1) after_frame.port2.postMessage(0);
  }
}

/** Sets the handlers of the program's messages, and what is called when the program crashes. */
export function listen(/** @type {import('./messages.js').Handlers} */ to, /** @type {(error: unknown) => void} */ crash) {
  handlers = to;
  on_crash = crash;
  window.addEventListener('pagehide', hear);
}
