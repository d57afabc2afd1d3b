// Runs the page's program in a worker, only to read the text of a file (web/page/file_reader.h).

/** The compiled parts of the program, the numbers of its functions `begin_file` and `read_file` in the table of functions, and the name of
 * its import `page_progress`.
 * @typedef {{first: WebAssembly.Module, later?: WebAssembly.Module, calls: number[], progress: string}} Program */

const PAGE = 1 << 16;
// Memory in pages, all from the beginning, because the function by which a program asks for more is in the page's glue. What is not used
// takes no space. A device that refuses the first amount gets the next.
const MEMORY = [4096, 2560, 1280];

/**
 * What the program makes of a file's text (engine/table/sheet_transfer.h). Throws an Error if the program stops.
 * @param {string} text @param {string} names of columns and games @param {Program} program
 * @param {(share: number) => void} progress from 0 to 1
 */
export async function sheets_in(text, names, { first, later, calls, progress: name }, progress) {
  const encoder = new TextEncoder();
  const parts = [names, text].map((part) => encoder.encode(part));
  const [before, size] = [parts[0].length, parts[1].length];
  // No other function of the page is there.
  const functions = new Proxy({}, { get: (_, wanted) => (wanted === name ? (/** @type {number} */ done) => progress(done / size) : () => 0) });
  const { exports } = await WebAssembly.instantiate(first, new Proxy({}, { get: () => functions }));
  if (later) await WebAssembly.instantiate(later, { primary: /** @type {WebAssembly.ModuleImports} */ (exports) });
  const all = Object.values(exports);
  const memory = /** @type {WebAssembly.Memory} */ (all.find((it) => it instanceof WebAssembly.Memory));
  const table = /** @type {WebAssembly.Table} */ (all.find((it) => it instanceof WebAssembly.Table));
  MEMORY.some((pages) => {
    try {
      return memory.grow(pages - memory.buffer.byteLength / PAGE) >= 0;
    } catch {
      return false;
    }
  });
  const [begin, read] = calls.map((at) => table.get(at));
  const at = begin(before + size);
  if (!at) throw new Error('no memory');
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(parts[0], at);
  bytes.set(parts[1], at + before);
  const [from, length] = new Uint32Array(memory.buffer, read(at, before, before + size), 2);
  return new TextDecoder().decode(bytes.subarray(from, from + length));
}
