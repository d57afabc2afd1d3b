// bots.wasm, run anywhere, and the worker around it. The source text of these two functions becomes the worker's
// script, so neither may use anything outside itself.

/**
 * @typedef {object} Bots
 * @property {(line: string) => void} ask
 * @property {(ms: number) => number} step 1: an answer is ready, 0: there is more to do, -1: idle
 * @property {() => string} answer
 * @typedef {{memory: WebAssembly.Memory, _initialize?: () => void, bots_alloc(size: number): number, bots_request(at: number, size: number): void,
 *   bots_step(ms: number): number, bots_answer_ptr(): number, bots_answer_len(): number}} Exports
 */

/** Returns an object that runs the program in these bytes. */
export function bots_program() {
  return async function start(/** @type {BufferSource} */ bytes) {
    /** @type {Exports} */
    let exports;
    const refuse = () => 52; // wasi: not here
    const view = () => new DataView(exports.memory.buffer);
    const imports = {
      wasi_snapshot_preview1: new Proxy(
        {
          clock_time_get(/** @type {number} */ id, /** @type {bigint} */ precision, /** @type {number} */ at) {
            const now = id === 0 ? Date.now() : performance.now();
            view().setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
            return 0;
          },
          fd_write(/** @type {number} */ fd, /** @type {number} */ vectors, /** @type {number} */ count, /** @type {number} */ at) {
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
          proc_exit(/** @type {number} */ code) {
            throw new Error(`bots: exit ${code}`);
          },
        },
        { get: (/** @type {any} */ known, name) => known[name] || refuse },
      ),
      env: new Proxy({}, { get: () => () => 0 }),
    };
    const { instance } = await WebAssembly.instantiate(bytes, imports);
    exports = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
    if (exports._initialize) exports._initialize();
    /** @type {string[]} */
    const refused = []; // answers to lines that exceed the maximum length
    return /** @type {Bots} */ ({
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
    });
  };
}

/** The worker's loop. It works in slices, so that it receives a new line while it still thinks about an old one. */
export function bots_worker(/** @type {typeof bots_program} */ program) {
  const SLICE_MS = 20;
  const start = program();
  const turn = new MessageChannel();
  /** @type {Bots | null} */
  let bots = null;
  let turning = false;
  let reported_at = 0;
  const guarded = (/** @type {() => void} */ work) => {
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
      if (!bots) return;
      const now = bots.step(SLICE_MS);
      if (now === 1) self.postMessage({ answer: bots.answer() });
      else if (now === 0 && performance.now() - reported_at > 1000) {
        reported_at = performance.now();
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
        bots?.ask(data.line);
        go_on();
      });
    }
  };
}
