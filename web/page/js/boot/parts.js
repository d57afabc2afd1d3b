// What the first screen is made of, each asked for once, and again if it did not come.
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

/** Words come by script everywhere, a language when it is spoken, in two parts as the program does: `words`, and `rest`. */
export function load_words(/** @type {string} */ lang, part = 'words') {
  const key = part + lang[0].toUpperCase() + lang[1];
  return once(key, () => text_by_script(key));
}

/** The fonts, for the document, and a letter a byte for the canvas; `letters` are those of them that no first screen has. */
export const load_faces = (part = 'faces') => once(part, async () =>
  (await text_by_script(part)).split('\ue000').slice(0, -1).map((face) => {
    const [, weight, family, , unicodeRange = 'U+0-10FFFF', letters] = /** @type {string[]} */ (/^(\d+) ([^;]*?)(;(.*))?\ue001([^]*)/.exec(face));
    document.fonts.add(new FontFace(family, Uint8Array.from(letters, (letter) => letter.charCodeAt(0) - 0x23), { weight, unicodeRange }));
    return letters;
  }));

// A first context for drawing wakes the graphics up, which takes as long as they like, and blocks whoever asked: a worker.
// The function's own text is the worker's script: it leans on nothing around it.
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
/** The graphics are awake, or take longer than anybody waits. */
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
/** The program, asked for with all that it needs to start. */
export function load_program() {
  if (program) return program;
  awake();
  const glue = document.createElement('link');
  glue.rel = 'preload';
  glue.as = 'script';
  if (!opaque) glue.integrity = sum_of('glue');
  glue.href = file('glue');
  document.head.append(glue);
  load_words(language()).catch(() => {}); // told by whoever waits for them
  program = load_module('tablee');
  program.catch(() => {}); // told by start.js
  return program;
}
