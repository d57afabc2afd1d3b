// The program comes in two parts (web/deferred.txt, docs/PAGE.md), and so do its words: the first part is what starting
// and playing need, the deferred part loads right after the first screen. Until then, a function of the deferred part
// is a stub that the first part imports; afterwards the function itself takes the stub's place in the table of
// functions. Callers wait for it: messages in line.js, actions and the sheet of a round in the app. So no stub is ever
// called, which the build tests (scripts/site/first_screens.mjs).
import { has_file, load_fonts, load_module, load_words } from './from_boot.js';

/** @type {WebAssembly.Exports} */
let first = {}; // exports of the first part
/** @type {WebAssembly.Module | undefined} */
let early; // the first part, compiled
/** @type {WebAssembly.Module | undefined} */
let late; // the deferred part
let progress = '';
/** @type {number[]} */
let calls = [];
let whole = false; // the deferred part is there, and the rest of the words
/** @type {Promise<void> | null} */
let coming = null;
/** @type {((words: string) => void)[]} */
const waiting = [];

const belongs = { get primary() { return /** @type {WebAssembly.ModuleImports} */ (first); } };

/** What the first part imports: one stub for all deferred functions. */
export const stubs = {
  '': () => {
    throw new Error('needed before it was there'); // scripts/site/first_screens.mjs finds which function that is
  },
};
/** @param {WebAssembly.Exports} exports @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
export function begin(exports, module, imports) {
  first = exports;
  early = module;
  // The build shortens the names of imports.
  const all = Object.values(imports).flatMap((part) => Object.entries(part));
  progress = all.find(([, value]) => String(value).includes('tablee.progress'))?.[0] ?? '';
}
/** Numbers of the functions that a worker calls (web/page/file_reader.h). */
export const set_calls = (/** @type {number[]} */ numbers) => {
  calls = numbers;
};
/** What a worker needs to run the same program (extra/file_program_text.js). */
export const program = () => ({ first: /** @type {WebAssembly.Module} */ (early), later: late, calls, progress });
export const is_whole = () => whole;
/** Loads the deferred part and the rest of a language's words; a failed request may be repeated. */
export function complete(/** @type {string} */ lang) {
  load_fonts('letters').catch(() => {}); // nothing waits for them: show.js asks until they are there
  coming ||= Promise.all([load_words(lang, 'rest'), has_file('later') && load_module('later')])
    .then(async ([rest, module]) => {
      if (module) await WebAssembly.instantiate(module, belongs);
      late = module || undefined;
      whole = true;
      for (const done of waiting.splice(0)) queueMicrotask(() => done(rest)); // never called from within the program
    })
    .catch((error) => {
      coming = null;
      throw error;
    });
  return coming;
}
/** Calls back once the deferred part is there, with the rest of the words. */
export const when_whole = (/** @type {(words: string) => void} */ done) => waiting.push(done);
