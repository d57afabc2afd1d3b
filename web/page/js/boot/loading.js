// Files of ours, by way of whatever works here. fetch() works on any host; in a frame without an origin, and for files, it
// is refused, and the same bytes come in a classic script: deflated, in base64, handed to tablee.unpack.
//
// What arrives may be wrong: a sign-in page, half a file, another version's, and caches keep such things. Where we have an
// origin the browser holds each file against its sum; whatever is refused is asked for once more, round every cache.
import { file, file_anew, opaque, sum_of } from './address.js';
import { trusted } from './policy.js';

/** @type {Record<string, string>} */
const packed = {};
/** What a script of data calls. */
export const unpack = (/** @type {string} */ name, /** @type {string} */ text) => {
  packed[name] = text;
};

/**
 * A classic script of ours, which runs when it comes.
 * @param {string} key
 * @param {() => unknown} came says whether it was what we take it for
 * @returns {Promise<void>}
 */
export function run_script(key, came) {
  const ask = (/** @type {string} */ address) =>
    /** @type {Promise<void>} */ (new Promise((done, fail) => {
      const element = document.createElement('script');
      if (!opaque) element.integrity = sum_of(key); // a program in a script says itself whether it is whole
      element.src = trusted(address);
      element.onload = () => (came() ? done() : fail(new Error(`${key}: its script brought nothing`)));
      element.onerror = () => fail(new Error(`${key}: its script did not come`));
      document.head.append(element);
    }));
  return ask(file(key)).catch(() => ask(file_anew(key)));
}

/** The text that a script of data hands to tablee.unpack(name, text). */
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
      // refused here: the other way
    }
  }
  return bytes_by_script(name);
}

/** A program compiled while it arrives, where the host names its type; else from its bytes. */
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
