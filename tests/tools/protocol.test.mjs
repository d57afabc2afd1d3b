// The conversation of docs/PROTOCOL.md, with the bot process and with the worker's program.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { lines, root, tablee, talk } from './lib.mjs';

const documented = lines(/## A conversation[^]*?```\n([^]*?)```/.exec(readFileSync(path.join(root, 'docs/PROTOCOL.md'), 'utf8'))?.[1] ?? '');
const pairs = documented.flatMap((line, i) => (line.startsWith('> ') ? [[line.slice(2), documented[i + 1].slice(2)]] : []));

test('the bot process answers as documented', async (t) => {
  assert.ok(pairs.length >= 4);
  const bot = talk(t, ['bot', 'greedy']);
  for (const [question, answer] of pairs) assert.equal(await bot.send(question), answer);
  assert.equal(await bot.end(), 0);
});

test('without a name the question names the bot', async (t) => {
  const bot = talk(t, ['bot']);
  const question = JSON.parse(pairs[1][0]);
  assert.equal(await bot.send(JSON.stringify({ ...question, bot: 'greedy' })), pairs[1][1]);
  assert.match(await bot.send(JSON.stringify(question)), /"error","id":1,"text":"error.bot_unknown/);
  assert.equal(await bot.end(), 0);
});

test('the bot process survives invalid input', () => {
  const input = ['', 'nonsense', '[]', '{"type":"think"}', '\u0000', 'x'.repeat(2 << 20), pairs[0][0]].join('\n');
  const { code, out } = tablee(['bot', 'greedy'], input);
  assert.equal(code, 0);
  const answers = lines(out).map((line) => JSON.parse(line));
  assert.equal(answers.length, 6);
  assert.ok(answers.slice(0, 5).every((line) => line.type === 'error'));
  assert.equal(answers[5].type, 'hello');
});

const wasm = process.env.TABLEE_BOTS_WASM ?? path.join(root, 'build/web-release/engine/bots.wasm');
test('bots.wasm answers as documented', { skip: !existsSync(wasm) && 'it is not built' }, async () => {
  const module = await WebAssembly.compile(readFileSync(wasm));
  const imports = WebAssembly.Module.imports(module).map((i) => `${i.module}.${i.name}`);
  assert.deepEqual(imports.filter((i) => i !== 'env.emscripten_notify_memory_growth' && i !== 'wasi_snapshot_preview1.clock_time_get'), []);
  /** @type {WebAssembly.Memory} */
  let memory;
  const instance = await WebAssembly.instantiate(module, {
    env: { emscripten_notify_memory_growth() {} },
    wasi_snapshot_preview1: {
      clock_time_get(/** @type {number} */ _clock, /** @type {bigint} */ _precision, /** @type {number} */ out) {
        new DataView(memory.buffer).setBigUint64(out, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
      },
    },
  });
  const exports = /** @type {{memory: WebAssembly.Memory} & Record<string, (...values: number[]) => number>} */ (/** @type {unknown} */ (instance.exports));
  memory = exports.memory;
  exports._initialize();
  const hand = (/** @type {string} */ line) => {
    const bytes = new TextEncoder().encode(line);
    const at = exports.bots_alloc(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    exports.bots_request(at, bytes.length);
  };
  const answers = () => {
    /** @type {string[]} */
    const answers = [];
    for (let state; (state = exports.bots_step(5)) !== -1; )
      if (state === 1)
        answers.push(new TextDecoder().decode(new Uint8Array(memory.buffer, exports.bots_answer_ptr(), exports.bots_answer_len())));
    return answers;
  };
  assert.deepEqual(answers(), []);
  for (const [question, answer] of pairs.slice(1, 3)) {
    hand(JSON.stringify({ ...JSON.parse(question), bot: 'greedy' }));
    assert.deepEqual(answers(), [answer]);
  }
  hand(pairs[0][0]);
  hand('nonsense');
  assert.deepEqual(answers().map((line) => JSON.parse(line).type), ['hello', 'error']);
  // A line that exceeds the maximum length does no harm, and later lines are answered.
  assert.equal(exports.bots_alloc(64 << 20), 0);
  hand(pairs[0][0]);
  assert.equal(JSON.parse(answers()[0]).type, 'hello');
});
