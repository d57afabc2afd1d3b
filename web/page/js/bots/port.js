// Runs the bots of this page: bots.wasm in a worker or, where the browser has no workers, in slices on this thread. The
// program learns by the message `worker` what runs them now: worker, main, lost, or missing (a question has waited for
// 5 s and nothing runs yet). Every such message means that earlier questions are lost, so the program asks again. A
// line that nothing can answer is dropped.
import { load_bytes, trusted } from '../from_boot.js';
import { send } from '../line.js';
import { bots_program, bots_worker } from './program.js';

/** @typedef {import('../messages.js').ToProgram['worker']['state']} State */

const on_answer = (/** @type {string} */ line) => send({ on: 'answer', line });
function on_state(/** @type {State} */ state) {
  if (state !== 'missing') performance.mark('tablee-bots');
  send({ on: 'worker', state });
}

const PATIENCE_MS = 5000;
const HELLO_MS = 10000;
const SILENCE_MS = 10000; // a thinking worker says "busy" every second
const SLICE_MS = 6;
/** @type {ArrayBuffer | null} */
let bytes = null;
/** @type {{send(line: string): void} | null} */
let port = null;
let begun = false;
const WORKERS = 2; // to try before the main thread
let lives = WORKERS;

let patience = 0;
const waits = () => {
  patience ||= window.setTimeout(() => stopped || on_state('missing'), PATIENCE_MS);
};

const ready = (/** @type {typeof port} */ made, /** @type {'worker' | 'main'} */ state) => {
  clearTimeout(patience);
  patience = wait_ms = 0;
  port = made;
  on_state(state);
};

function in_worker() {
  lives--;
  const source = `"use strict";(${bots_worker})(${bots_program})`;
  let url = '';
  /** @type {Worker | null} */
  let worker = null;
  let watch = 0;
  let over = false;
  const end = (/** @type {string} */ why) => {
    if (over) return;
    over = true;
    clearTimeout(watch);
    if (worker) worker.terminate();
    URL.revokeObjectURL(url);
    console.warn(`bots: worker lost (${why})`);
    const was = port;
    port = null;
    if (stopped) return;
    if (was) on_state('lost');
    if (lives > 0) in_worker();
    else on_main();
  };
  // Wait once more when the time is up: after sleep a device runs the timer before it delivers the answer.
  const expect = (/** @type {number} */ ms, what = '') => {
    clearTimeout(watch);
    watch = ms ? window.setTimeout(() => { watch = window.setTimeout(() => end(what), 1000); }, ms) : 0;
  };
  try {
    url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    worker = new Worker(trusted(url));
  } catch (error) {
    end(String(error));
    return;
  }
  const made = worker;
  made.onerror = (event) => {
    event.preventDefault();
    end(event.message || 'error');
  };
  made.onmessageerror = () => end('message');
  made.onmessage = heard_from(made, () => over, end, expect);
  expect(HELLO_MS, 'no hello');
  made.postMessage({ bytes });
}

/** Handles a message of that worker. @param {Worker} made @param {() => boolean} is_over @param {(why: string) => void} end @param {(ms: number, what?: string) => void} expect */
function heard_from(made, is_over, end, expect) {
  let greeted = false;
  let open = 0; // answers that are due
  const send_line = (/** @type {string} */ line) => {
    open++;
    expect(SILENCE_MS, 'silence');
    made.postMessage({ line });
  };
  return (/** @type {MessageEvent} */ { data }) => {
    if (is_over()) return;
    if (data.crash) return end(data.crash);
    if (data.hello && !greeted) {
      greeted = true;
      expect(0);
      ready({ send: send_line }, 'worker');
    } else if (data.answer !== undefined) {
      open = Math.max(0, open - 1);
      lives = 1; // this worker works: if it is lost, one more is tried
      expect(open ? SILENCE_MS : 0, 'silence');
      on_answer(data.answer);
    } else {
      expect(open ? SILENCE_MS : 0, 'silence');
    }
  };
}

async function on_main() {
  try {
    const bots = await bots_program()(/** @type {ArrayBuffer} */ (bytes));
    const turn = new MessageChannel();
    let turning = false;
    const go_on = () => {
      if (turning) return;
      turning = true;
      setTimeout(() => turn.port2.postMessage(0), 0); // pause between slices: frames and taps come first
    };
    turn.port1.onmessage = () => {
      turning = false;
      try {
        const now = bots.step(SLICE_MS);
        if (now === 1) on_answer(bots.answer());
        if (now >= 0) go_on();
      } catch (error) {
        fail(error);
      }
    };
    ready({ send(line) { bots.ask(line); go_on(); } }, 'main');
  } catch (error) {
    fail(error);
  }
}

// Nothing runs the bots. Each question starts another try, with growing pauses and bytes that are fetched anew.
function fail(/** @type {unknown} */ error) {
  console.error('bots:', error);
  port = null;
  bytes = null;
  lives = WORKERS;
  begun = false;
  wait_ms = Math.min(Math.max(1000, wait_ms * 2), 60000);
  on_state('lost');
}
let wait_ms = 0;
let timer = 0;

async function begin() {
  timer = 0;
  if (begun) return;
  begun = true;
  try {
    bytes = bytes || (await load_bytes('bots'));
  } catch (error) {
    fail(error);
    return;
  }
  if (stopped) return;
  if (typeof Worker === 'function' && lives > 0) in_worker();
  else on_main();
}
let allowed = false;
let stopped = false;

/** After the first frame: from now on the program may be fetched. */
export function allow() {
  allowed = true;
  begin();
}
/** The page has stopped: no answer is wanted any more. */
export function stop() {
  stopped = true;
  port = null;
}
/** A line of docs/PROTOCOL.md. */
export function think(/** @type {string} */ line) {
  if (stopped) return;
  if (port) {
    port.send(line);
    return;
  }
  waits();
  if (allowed && !begun && !timer) timer = window.setTimeout(begin, wait_ms);
}
