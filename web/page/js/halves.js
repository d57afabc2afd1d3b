// The program comes in two halves (docs/PAGE.md), and its words in two parts: what starting and playing need, and right after
// the first screen the rest. Until that is there, a function of the second half is a stand-in that the first half imports;
// once it is, its place in the table of functions is taken by the function itself.
import { file_anew, has_file, load_module, load_words } from './from_boot.js';

/** @type {WebAssembly.Exports} */
let first = {}; // of the first half
let there = false; // the second half's functions
let whole = false; // they, and the rest of the words
/** @type {Promise<void> | null} */
let coming = null;
/** @type {((words: string) => void)[]} */
const waiting = [];

const belongs = { get primary() { return /** @type {WebAssembly.ModuleImports} */ (first); } };

// Nothing that App lets through needs it before it is there; should something all the same, it is fetched on the spot.
function at_once() {
  console.warn('halves: needed before it was there', new Error().stack);
  const request = new XMLHttpRequest();
  request.open('GET', file_anew('later'), false); // what a cache holds may be what failed
  request.overrideMimeType('text/plain; charset=x-user-defined');
  request.send();
  const bytes = Uint8Array.from(request.responseText, (c) => c.charCodeAt(0));
  new WebAssembly.Instance(new WebAssembly.Module(bytes), belongs);
  there = true;
}

/** What the first half imports: by its place in the table, each function of the second. */
export const stand_ins = /** @type {WebAssembly.ModuleImports} */ (new Proxy({}, {
  get: (none, place) => (/** @type {unknown[]} */ ...values) => {
    if (!there) at_once();
    const table = /** @type {WebAssembly.Table} */ (Object.values(first).find((it) => it instanceof WebAssembly.Table));
    return table.get(Number(place))(...values);
  },
}));
export function begin(/** @type {WebAssembly.Exports} */ exports) {
  first = exports;
}
export const is_whole = () => whole;
/** The second half and the rest of a language's words, asked for again if they did not come. */
export function complete(/** @type {string} */ lang) {
  coming ||= Promise.all([load_words(lang, 'rest'), has_file('later') && load_module('later')])
    .then(async ([rest, module]) => {
      if (module && !there) await WebAssembly.instantiate(module, belongs);
      there = whole = true;
      for (const done of waiting.splice(0)) queueMicrotask(() => done(rest)); // never from within the program
    })
    .catch((error) => {
      coming = null;
      throw error;
    });
  return coming;
}
/** Calls back once it is there, with the rest of the words. */
export const when_whole = (/** @type {(words: string) => void} */ done) => waiting.push(done);
