// Loads our files by whatever works here. fetch() works on any host; frames without an origin and file: pages refuse
// it, and the same bytes come in a classic script: deflated, in base64, passed to tablee.unpack.
//
// The response may be wrong: a sign-in page, half a file, another version's file, and caches keep such things. Where
// the page has an origin the browser checks each file against its checksum; a file that fails is requested once more,
// past every cache.
import { file, file_anew, opaque, sum_of } from './address.js';
import { trusted } from './policy.js';

/** @type {Record<string, string>} */
const packed = {};
/** Called by a script of data. */
export const unpack = (/** @type {string} */ name, /** @type {string} */ text) => {
  packed[name] = text;
};

/**
 * Runs a classic script of ours.
 * @param {string} key
 * @param {() => unknown} came returns whether the script did what it should
 * @returns {Promise<void>}
 */
export function run_script(key, came) {
  const ask = (/** @type {string} */ address) =>
    /** @type {Promise<void>} */ (new Promise((done, fail) => {
      const element = document.createElement('script');
      if (!opaque) element.integrity = sum_of(key); // a program in a script checks its own completeness
      element.src = trusted(address);
      element.onload = () => (came() ? done() : fail(new Error(`${key}: its script brought nothing`)));
      element.onerror = () => fail(new Error(`${key}: its script did not come`));
      document.head.append(element);
    }));
  return ask(file(key)).catch(() => ask(file_anew(key)));
}

/** The text that a data script passes to tablee.unpack(name, text). */
export async function text_by_script(/** @type {string} */ name, key = name) {
  await run_script(key, () => name in packed);
  const text = packed[name];
  delete packed[name];
  return text;
}

async function bytes_by_script(/** @type {string} */ name) {
  const bytes = Uint8Array.from(atob(await text_by_script(name, `${name}Script`)), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).arrayBuffer();
}

async function response_of(/** @type {string} */ name) {
  const ask = async (/** @type {RequestCache} */ cache) => {
    const response = await fetch(file(name), { credentials: 'same-origin', integrity: sum_of(name), cache });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  };
  return ask('default').catch(() => ask('reload'));
}

/** The bytes of a program. */
export async function load_bytes(/** @type {string} */ name) {
  if (!opaque) {
    try {
      return await (await response_of(name)).arrayBuffer();
    } catch {
      // refused here: load it by script
    }
  }
  return bytes_by_script(name);
}

/** A program compiled while it arrives, if the host sends its type; else compiled from its bytes. */
export async function load_module(/** @type {string} */ name) {
  if (!opaque) {
    try {
      const response = await response_of(name);
      const typed = (response.headers.get('Content-Type') || '').startsWith('application/wasm');
      if (typed && WebAssembly.compileStreaming) return await WebAssembly.compileStreaming(response);
      return await WebAssembly.compile(await response.arrayBuffer());
    } catch (error) {
      if (error instanceof WebAssembly.CompileError) throw error;
    }
  }
  return WebAssembly.compile(await bytes_by_script(name));
}
