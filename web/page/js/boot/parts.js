// The parts of the first screen, each requested once, and again if it did not arrive.
import { load_module, text_by_script } from './loading.js';
import { language } from './look.js';
import { file, opaque, sum_of } from './address.js';
import { trusted } from './policy.js';

/** @type {Record<string, Promise<any> | undefined>} */
const coming = {};
/** @template T @param {string} key @param {() => Promise<T>} load @returns {Promise<T>} */
const once = (key, load) => (coming[key] ||= load().catch((error) => {
  delete coming[key];
  throw error;
}));

/** Loads a language's words, by script everywhere, in two parts like the program: `words`, and `rest`, which has the games' in a file of their own. */
export function load_words(/** @type {string} */ lang, part = 'words') {
  const files = (part === 'words' ? [part] : [part, 'games']).map((name) => name + lang[0].toUpperCase() + lang[1]);
  // All languages share the keys.
  const keys = () => (part === 'words' ? WORD_KEYS : once('restKeys', () => text_by_script('restKeys')));
  // The program searches them by halving: the keys of both files in one order.
  return once(files[0], async () => {
    const [names, ...texts] = (await Promise.all([keys(), ...files.map((name) => text_by_script(name))])).map((list) => list.split('\t'));
    const all = texts.flat();
    return names.map((/** @type {string} */ name, /** @type {number} */ i) => `${name}\t${all[i]}\t`).sort().join('');
  });
}

/**
 * Loads fonts for the document; returns them with one character per byte, for the canvas. `letters`: those of them that
 * no first screen has.
 */
export const load_fonts = (part = 'faces') => once(part, async () =>
  (await text_by_script(part)).split('\ue000').slice(0, -1).map((font) => {
    const [, weight, family, , unicodeRange = 'U+0-10FFFF', letters] = /** @type {string[]} */ (/^(\d+) ([^;]*?)(;(.*))?\ue001([^]*)/.exec(font));
    document.fonts.add(new FontFace(family, Uint8Array.from(letters, (letter) => letter.charCodeAt(0) - 0x23), { weight, unicodeRange }));
    return letters;
  }));

// Creating the first WebGL context starts the graphics driver, which takes long and blocks the calling thread: so a
// worker does it. The function's source text is the worker's script: it may use nothing outside itself.
function wake() {
  const gl = new OffscreenCanvas(1, 1).getContext('webgl', { antialias: false, depth: false });
  if (gl) {
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.finish();
    const lose = gl.getExtension('WEBGL_lose_context');
    if (lose) lose.loseContext();
  }
  self.postMessage(0);
}
/** @type {Promise<void> | null} */
let waking = null;
/** Resolves when the graphics are started, or after a second. */
export const awake = () => (waking ||= new Promise((done) => {
  if (!window.OffscreenCanvas || !window.Worker) return done();
  const worker = new Worker(trusted(URL.createObjectURL(new Blob([`(${wake})()`], { type: 'text/javascript' }))));
  const end = () => {
    worker.terminate();
    done();
  };
  worker.onmessage = worker.onerror = end;
  setTimeout(end, 1000);
}));

/** @type {Promise<WebAssembly.Module> | null} */
let program = null;
/** Requests the program, with everything that it needs to start. */
export function load_program() {
  if (program) return program;
  awake();
  const glue = document.createElement('link');
  glue.rel = 'preload';
  glue.as = 'script';
  if (!opaque) glue.integrity = sum_of('glue');
  glue.href = file('glue');
  document.head.append(glue);
  load_words(language()).catch(() => {}); // the caller that waits for them reports a failure
  program = load_module('tablee');
  program.catch(() => {}); // start.js reports a failure
  return program;
}
