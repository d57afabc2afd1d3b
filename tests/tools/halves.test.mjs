// scripts/site/split.mjs: how it changes the two modules that wasm-split writes, so that fewer bytes are loaded.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exports_renamed, imports_renamed, one_stub, short_names } from '../../scripts/site/split.mjs';
import { order_names } from '../../scripts/site/reorder.mjs';
import { alike_together } from '../../scripts/lib/alike.mjs';
import { bodies, exports_of, imports, module_of, sections, with_exports, with_names } from '../../scripts/lib/wasm.mjs';

const text = (/** @type {string} */ said) => [said.length, ...Buffer.from(said)];
const taken = (/** @type {string} */ module, /** @type {string} */ name, /** @type {number[]} */ ...type) => [...text(module), ...text(name), ...type];
const out = (/** @type {string} */ name, /** @type {number[]} */ ...what) => [...text(name), ...what];
const section = (/** @type {number} */ id, /** @type {number[]} */ ...body) => ({ id, body: Buffer.from(body) });
// A first part: two stubs, an imported memory and global, two functions of its own: 7, and the result of the second
// stub.
const first = () => module_of([
  section(1, 1, 0x60, 0, 1, 0x7f),
  section(2, 4, ...taken('later', '0', 0, 0), ...taken('env', 'm', 2, 1, 1, 200, 1), ...taken('env', 'g', 3, 0x7f, 0), ...taken('later', '12', 0, 0)),
  section(3, 2, 0, 0),
  section(7, 3, ...out('%b', 0, 3), ...out('main', 0, 2), ...out('%a', 0, 2)),
  section(10, 2, 4, 0, 0x41, 7, 0x0b, 4, 0, 0x10, 1, 0x0b),
]);
const use = (/** @type {Buffer} */ wasm, /** @type {WebAssembly.ModuleImports} */ later) =>
  /** @type {Record<string, () => unknown>} */ (new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(wasm)), {
    later, env: { m: new WebAssembly.Memory({ initial: 1, maximum: 200 }), g: new WebAssembly.Global({ value: 'i32' }, 0) },
  }).exports);

test('a module is written as it was read', () => {
  assert.deepEqual(module_of(sections(first())), first());
  assert.deepEqual(with_exports(first(), exports_of(first())), first());
  assert.deepEqual(imports(first()).map(({ module, name }) => `${module}.${name}`), ['later.0', 'env.m', 'env.g', 'later.12']);
  assert.deepEqual(bodies(first()).map((body) => [...body]), [[4, 0, 0x41, 7, 0x0b], [4, 0, 0x10, 1, 0x0b]]);
});

test('one stub stands for all deferred functions', () => {
  assert.equal(use(first(), { 0: () => 5, 12: () => 6 })['%b'](), 6);
  const merged = one_stub(first());
  assert.equal(use(merged, { '': () => 8 })['%b'](), 8);
  assert.equal(use(merged, { '': () => 8 })['%a'](), 7);
});

test('imports of the deferred part are numbered in the order of functions, in both parts', () => {
  const names = short_names(first());
  assert.deepEqual([...names], [['%a', '%00'], ['%b', '%01']]);
  const renamed = exports_renamed(first(), names);
  assert.deepEqual(exports_of(renamed).map(({ name, index }) => [name, index]), [['main', 2], ['%00', 2], ['%01', 3]]);
  const second = module_of([section(1, 1, 0x60, 0, 1, 0x7f), section(2, 2, ...taken('primary', '%b', 0, 0), ...taken('env', '%b', 0, 0))]);
  assert.deepEqual(imports(imports_renamed(second, names)).map(({ module, name }) => `${module}.${name}`), ['primary.%01', 'env.%b']);
});

test('functions are named by their position, so that similar ones lie together', () => {
  const [one, other] = [Buffer.from('what the one says is this'), Buffer.from('another has nothing of that kind')];
  const all = [one, other, Buffer.from('what the one says is that'), Buffer.from('another has nothing of that sort')];
  const order = alike_together(all);
  assert.deepEqual([...order].sort(), [0, 1, 2, 3]);
  for (const [a, b] of [[0, 2], [1, 3]]) assert.equal(Math.abs(order.indexOf(a) - order.indexOf(b)), 1, `${order}`);
  assert.deepEqual(order.map((one_of) => order_names(all)[one_of]), ['000000', '000001', '000002', '000003']);
  const named = with_names(with_names(first(), ['x', 'y']), ['000001', '000000']);
  const [custom] = WebAssembly.Module.customSections(new WebAssembly.Module(new Uint8Array(named)), 'name');
  assert.match(Buffer.from(custom).toString('latin1'), /\x02\x02\x06000001\x03\x06000000$/);
});
