// The program comes in two halves (web/deferred.txt, docs/PAGE.md), and its words in two parts: what starting and playing need, and
// right after the first screen the rest. Until that is there, a function of the second half is a stand-in that the first half
// imports; once it is, its place in the table of functions is taken by the function itself. What needs it waits: messages in
// line.js, actions and the sheet of a round in the app. So none is called before, which the build tries (scripts/site/first_screens.mjs).
import { has_file, load_faces, load_module, load_words } from './from_boot.js';

/** @type {WebAssembly.Exports} */
let first = {}; // of the first half
let whole = false; // its second half is there, and the rest of the words
/** @type {Promise<void> | null} */
let coming = null;
/** @type {((words: string) => void)[]} */
const waiting = [];

const belongs = { get primary() { return /** @type {WebAssembly.ModuleImports} */ (first); } };

/** What the first half imports: one for all functions of the second. */
export const stand_ins = {
  '': () => {
    throw new Error('needed before it was there'); // what that is, scripts/site/first_screens.mjs says
  },
};
export function begin(/** @type {WebAssembly.Exports} */ exports) {
  first = exports;
}
export const is_whole = () => whole;
/** The second half and the rest of a language's words, asked for again if they did not come. */
export function complete(/** @type {string} */ lang) {
  load_faces('letters').catch(() => {}); // nothing waits for them: show.js asks until they are there
  coming ||= Promise.all([load_words(lang, 'rest'), has_file('later') && load_module('later')])
    .then(async ([rest, module]) => {
      if (module) await WebAssembly.instantiate(module, belongs);
      whole = true;
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
