// The worker port: bots.wasm in a worker; where there are none, the same program in slices on this thread.
import { trusted } from './from_boot.js';

// Runs bots.wasm anywhere: this function's own text is the worker's script, so it leans on nothing around it.
// start(bytes) -> promise of {ask(line), step(ms) -> 1 answer ready | 0 more to do | -1 idle, answer() -> line}.
function bots_program() {
  return async function start(bytes) {
    let exports;
    const refuse = () => 52; // wasi: not here
    const view = () => new DataView(exports.memory.buffer);
    const imports = {
      wasi_snapshot_preview1: new Proxy(
        {
          clock_time_get(id, precision, at) {
            const now = id === 0 ? Date.now() : performance.now();
            view().setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
            return 0;
          },
          fd_write(fd, vectors, count, at) {
            let size = 0;
            let text = '';
            for (let i = 0; i < count; i++) {
              const from = view().getUint32(vectors + 8 * i, true);
              const length = view().getUint32(vectors + 8 * i + 4, true);
              text += new TextDecoder().decode(new Uint8Array(exports.memory.buffer, from, length));
              size += length;
            }
            view().setUint32(at, size, true);
            if (text.trim()) console.log(`bots: ${text.trimEnd()}`);
            return 0;
          },
          proc_exit(code) {
            throw new Error(`bots: exit ${code}`);
          },
        },
        { get: (known, name) => known[name] || refuse },
      ),
      env: new Proxy({}, { get: () => () => 0 }),
    };
    const { instance } = await WebAssembly.instantiate(bytes, imports);
    exports = instance.exports;
    if (exports._initialize) exports._initialize();
    const refused = []; // answers to lines that are longer than any may be
    return {
      ask(line) {
        const text = new TextEncoder().encode(line);
        const at = exports.bots_alloc(text.length);
        if (!at) {
          const [, id] = /^[^[]*?"id":(\d+)/.exec(line) || [];
          refused.push(`{"type":"error",${id ? `"id":${id},` : ''}"text":"error.line"}`);
          return;
        }
        new Uint8Array(exports.memory.buffer, at, text.length).set(text);
        exports.bots_request(at, text.length);
      },
      step: (ms) => (refused.length ? 1 : exports.bots_step(ms)),
      answer: () =>
        refused.shift() ||
        new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.bots_answer_ptr(), exports.bots_answer_len())),
    };
  };
}

// What a worker does with it. Slices, so that a new line is heard while an old one is thought about.
function bots_worker(program) {
  const SLICE_MS = 20;
  const start = program();
  const turn = new MessageChannel();
  let bots = null;
  let turning = false;
  let told = 0;
  const guarded = (work) => {
    try {
      work();
    } catch (error) {
      self.postMessage({ crash: String(error) });
      self.close();
    }
  };
  const go_on = () => {
    if (turning) return;
    turning = true;
    turn.port2.postMessage(0);
  };
  turn.port1.onmessage = () =>
    guarded(() => {
      turning = false;
      const now = bots.step(SLICE_MS);
      if (now === 1) self.postMessage({ answer: bots.answer() });
      else if (now === 0 && performance.now() - told > 1000) {
        told = performance.now();
        self.postMessage({ busy: true });
      }
      if (now >= 0) go_on();
    });
  self.onmessage = ({ data }) => {
    if (data.bytes) {
      start(data.bytes).then(
        (made) => {
          bots = made;
          self.postMessage({ hello: true });
        },
        (error) => self.postMessage({ crash: String(error) }),
      );
    } else {
      guarded(() => {
        bots.ask(data.line);
        go_on();
      });
    }
  };
}

// make_bots({load, on_answer, on_state}): allow() lets it load and start. States: worker, main, lost, and missing: somebody
// has waited for 5 s and nobody thinks yet. Every state means that what was asked before is forgotten, so that whoever
// asked asks again; a line that nobody can think about is dropped.
export function make_bots({ load, on_answer, on_state, Worker = self.Worker }) {
  const PATIENCE_MS = 5000;
  const HELLO_MS = 10000;
  const SILENCE_MS = 10000; // a thinking worker says "busy" every second
  const SLICE_MS = 6;
  let bytes = null;
  let port = null; // {send(line)}
  let begun = false;
  const WORKERS = 2; // to try before the main thread
  let lives = WORKERS;

  let patience = 0;
  const waits = () => {
    patience ||= setTimeout(() => stopped || on_state('missing'), PATIENCE_MS);
  };

  const ready = (made, state) => {
    clearTimeout(patience);
    patience = wait_ms = 0;
    port = made;
    on_state(state);
  };

  function in_worker() {
    lives--;
    const source = `"use strict";(${bots_worker})(${bots_program})`;
    let url = '';
    let worker;
    let watch = 0;
    let over = false;
    let greeted = false;
    const end = (why) => {
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
    // Once more after the time is up: a device that slept hears of the end of its waiting before it hears of the answer.
    const expect = (ms, what) => {
      clearTimeout(watch);
      watch = ms ? setTimeout(() => { watch = setTimeout(() => end(what), 1000); }, ms) : 0;
    };
    try {
      url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
      worker = new Worker(trusted(url));
    } catch (error) {
      worker = null;
      end(String(error));
      return;
    }
    let open = 0; // answers that are due
    worker.onerror = (event) => {
      event.preventDefault();
      end(event.message || 'error');
    };
    worker.onmessageerror = () => end('message');
    worker.onmessage = ({ data }) => {
      if (over) return;
      if (data.crash) return end(data.crash);
      if (data.hello && !greeted) {
        greeted = true;
        expect(0);
        ready(
          {
            send(line) {
              open++;
              expect(SILENCE_MS, 'silence');
              worker.postMessage({ line });
            },
          },
          'worker',
        );
      } else if (data.answer !== undefined) {
        open = Math.max(0, open - 1);
        lives = 1; // this one works: should it be lost, another is tried
        expect(open ? SILENCE_MS : 0, 'silence');
        on_answer(data.answer);
      } else {
        expect(open ? SILENCE_MS : 0, 'silence');
      }
    };
    expect(HELLO_MS, 'no hello');
    worker.postMessage({ bytes });
  }

  async function on_main() {
    try {
      const bots = await bots_program()(bytes);
      const turn = new MessageChannel();
      let turning = false;
      const go_on = () => {
        if (turning) return;
        turning = true;
        setTimeout(() => turn.port2.postMessage(0), 0); // a breath between slices: frames and taps come first
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

  // Nothing thinks. Whoever still asks gets another try, later and later, with bytes that are fetched anew.
  function fail(error) {
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
      bytes = bytes || (await load());
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

  return {
    // After the first frame: from now on the program may be fetched.
    allow() {
      allowed = true;
      begin();
    },
    // Nobody listens any more.
    stop() {
      stopped = true;
      port = null;
    },
    think(line) {
      if (stopped) return;
      if (port) {
        port.send(line);
        return;
      }
      waits();
      if (allowed && !begun && !timer) timer = setTimeout(begin, wait_ms);
    },
  };
}
