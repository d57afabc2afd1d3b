// Reads and writes the parts of a WebAssembly module that scripts/site/split.mjs changes: sections, imports and
// exports, positions of functions, their names.

/** @typedef {{id: number, body: Buffer}} Section */
/** @typedef {{module: string, name: string, type: Buffer}} Import */
/** @typedef {{name: string, kind: number, index: number}} Export */

const CUSTOM = 0, IMPORT = 2, EXPORT = 7, CODE = 10;
const FUNCTION = 0;

function number_at(/** @type {Buffer} */ bytes, /** @type {number} */ at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return /** @type {const} */ ([value, at]);
  }
}
/** @returns {number[]} */
const of_number = (/** @type {number} */ value) => (value < 128 ? [value] : [value % 128 | 128, ...of_number(Math.floor(value / 128))]);
function text_at(/** @type {Buffer} */ bytes, /** @type {number} */ at) {
  const [length, start] = number_at(bytes, at);
  return /** @type {const} */ ([bytes.toString('utf8', start, start + length), start + length]);
}
const with_length = (/** @type {Buffer} */ bytes) => Buffer.concat([Buffer.from(of_number(bytes.length)), bytes]);
const of_text = (/** @type {string} */ text) => with_length(Buffer.from(text));
const of_list = (/** @type {Buffer[]} */ list) => Buffer.concat([Buffer.from(of_number(list.length)), ...list]);

/** @returns {Section[]} */
export function sections(/** @type {Buffer} */ wasm) {
  const all = [];
  for (let at = 8; at < wasm.length;) {
    const [length, start] = number_at(wasm, at + 1);
    all.push({ id: wasm[at], body: wasm.subarray(start, start + length) });
    at = start + length;
  }
  return all;
}
export const module_of = (/** @type {Section[]} */ all) =>
  Buffer.concat([Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), ...all.flatMap(({ id, body }) => [Buffer.from([id]), with_length(body)])]);
const changed = (/** @type {Buffer} */ wasm, /** @type {number} */ id, /** @type {(body: Buffer) => Buffer} */ change) =>
  module_of(sections(wasm).map((each) => (each.id === id ? { id, body: change(each.body) } : each)));
const body_of = (/** @type {Buffer} */ wasm, /** @type {number} */ id) => sections(wasm).find((each) => each.id === id)?.body ?? Buffer.from([0]);

/** @returns {Import[]} */
export function imports(/** @type {Buffer} */ wasm) {
  const body = body_of(wasm, IMPORT);
  const all = [];
  for (let [count, at] = number_at(body, 0); count > 0; count--) {
    const [module, named] = text_at(body, at);
    const [name, start] = text_at(body, named);
    let end = start + 1;
    const skip = () => { end = number_at(body, end)[1]; };
    const skip_limits = () => { for (let more = body[end++] & 1 ? 2 : 1; more > 0; more--) skip(); };
    if (body[start] === FUNCTION) skip();
    else if (body[start] === 3) end += 2; // a global
    else {
      if (body[start] === 1) end++; // a table's type
      skip_limits();
    }
    all.push({ module, name, type: body.subarray(start, end) });
    at = end;
  }
  return all;
}
export const with_imports = (/** @type {Buffer} */ wasm, /** @type {Import[]} */ all) =>
  changed(wasm, IMPORT, () => of_list(all.map(({ module, name, type }) => Buffer.concat([of_text(module), of_text(name), type]))));
const imported_functions = (/** @type {Buffer} */ wasm) => imports(wasm).filter(({ type }) => type[0] === FUNCTION).length;

/** @returns {Export[]} */
export function exports_of(/** @type {Buffer} */ wasm) {
  const body = body_of(wasm, EXPORT);
  const all = [];
  for (let [count, at] = number_at(body, 0); count > 0; count--) {
    const [name, kind] = text_at(body, at);
    const [index, end] = number_at(body, kind + 1);
    all.push({ name, kind: body[kind], index });
    at = end;
  }
  return all;
}
export const with_exports = (/** @type {Buffer} */ wasm, /** @type {Export[]} */ all) =>
  changed(wasm, EXPORT, () => of_list(all.map(({ name, kind, index }) => Buffer.concat([of_text(name), Buffer.from([kind, ...of_number(index)])]))));

/** The body of each of its own functions. */
export function bodies(/** @type {Buffer} */ wasm) {
  const code = body_of(wasm, CODE);
  const all = [];
  for (let [count, at] = number_at(code, 0); count > 0; count--) {
    const [length, start] = number_at(code, at);
    all.push(code.subarray(at, start + length));
    at = start + length;
  }
  return all;
}

/** The module with these names of its own functions, and no others. */
export function with_names(/** @type {Buffer} */ wasm, /** @type {string[]} */ names) {
  const first = imported_functions(wasm);
  const list = of_list(names.map((name, i) => Buffer.concat([Buffer.from(of_number(first + i)), of_text(name)])));
  const body = Buffer.concat([of_text('name'), Buffer.from([1]), with_length(list)]);
  return module_of([...sections(wasm).filter(({ id }) => id !== CUSTOM), { id: CUSTOM, body }]);
}
