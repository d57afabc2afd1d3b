// The first script, before anything is painted: where we are, what the page may do, in which language and colours.
// It ends by asking for the program, so that it travels while the home is painted. Leaves one global: tablee.
import { HABITS } from './store/generations.js';
import { checksum, is_text } from './store/slots.js';
import { open_store } from './store/store.js';

const script = document.currentScript;
const base = new URL('.', document.baseURI);
// Files by what they are for: a name, and a sum of what has to be in them.
const has_file = (key) => key in script.dataset;
const file = (key) => new URL(script.dataset[key].split(' ')[0], base).href;
const sum_of = (key) => script.dataset[key].split(' ')[1];
const is_file = base.protocol === 'file:';
const asked = new URLSearchParams(location.search);
// In somebody else's page, by agreement (docs/EMBEDDING.md): nothing travels before the first tap.
const embedded = asked.has('embed');

// A policy in a meta tag, as plain hosts send no headers. It names the page's own folder, because 'self' means nothing
// in a sandboxed frame. Of a folder with a name that is written with escapes, the one above: ';' and ',' would end a
// source, and Firefox hands a policy with '%20' to workers in a way that it then can't read.
{
  const ours = is_file ? 'file:' : base.href.replace(/[^/]*[%;,'][^]*$/, '');
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = [
    "default-src 'none'",
    `script-src ${ours} 'wasm-unsafe-eval'`,
    `style-src ${ours}`,
    `img-src ${ours} data:`,
    `connect-src ${ours}`,
    `manifest-src ${ours}`,
    `worker-src blob: ${ours}`, // ours: the service worker
    "base-uri 'none'",
    "form-action 'none'",
    ...(window.trustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types tablee'] : []),
  ].join('; ');
  document.head.append(policy);
}
// Where browsers ask for it: the one place that lets an address become a script or a worker, and only one of ours.
const { createScriptURL: trusted } = (() => {
  const rules = {
    createScriptURL(url) {
      if (url.startsWith(base.href) || url.startsWith('blob:')) return url;
      throw new TypeError('not ours');
    },
  };
  if (!window.trustedTypes) return rules;
  const made = trustedTypes.createPolicy('tablee', rules);
  return { createScriptURL: (url) => made.createScriptURL(url) };
})();

// A frame keeps its table apart from the page's own, and from a frame beside it that was asked for something else.
const store = open_store(() => window.localStorage, window.top === window ? base.pathname : `${base.pathname}?frame${location.search}`);

// What the page itself remembers, to paint the next visit right before the program is there.
const habits = (() => {
  let kept = {};
  try {
    kept = JSON.parse(store.read(HABITS) || '{}') || {};
  } catch {
    // unreadable: as on a first visit
  }
  return {
    get: (name) => (typeof kept[name] === 'string' ? kept[name] : ''),
    set(name, value) {
      if (kept[name] === value) return;
      kept = { ...kept, [name]: value };
      store.write(HABITS, JSON.stringify(kept));
    },
  };
})();

const LANGUAGES = ['fr', 'en', 'de'];
// The address may ask for one: en.html, ?lang=en.
const address_language = [asked.get('lang') || '', location.pathname.slice(-7, -5)].find((tag) => LANGUAGES.includes(tag)) || '';
const asked_language = () => {
  if (address_language) return address_language;
  const wished = navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || 'fr'];
  return wished.find((tag) => LANGUAGES.includes(tag.slice(0, 2).toLowerCase())) || wished[0];
};
const media = (query) => window.matchMedia(query).matches;
const MORE_CONTRAST = '(prefers-contrast: more), (forced-colors: active)';

const set_language = (tag) => {
  const two = tag.slice(0, 2).toLowerCase();
  document.documentElement.lang = LANGUAGES.includes(two) ? two : 'fr';
};
const THEMES = { day: '#EDE5D5', night: '#1A2536', contrast: '#000000' };
const is_theme = (name) => Object.hasOwn(THEMES, name);
const set_theme = (name) => {
  if (!is_theme(name)) return;
  document.documentElement.dataset.theme = name;
  document.querySelector('meta[name=theme-color]').content = THEMES[name];
};
set_language(address_language || habits.get('lang') || asked_language());
{
  // The page the system installs and names, in its language.
  const manifest = document.querySelector('link[rel=manifest]');
  if (manifest) manifest.href = manifest.dataset[document.documentElement.lang];
}
const asked_theme = embedded && is_theme(asked.get('theme')) ? asked.get('theme') : '';
set_theme(
  asked_theme || habits.get('theme') || (media(MORE_CONTRAST) ? 'contrast' : media('(prefers-color-scheme: dark)') ? 'night' : 'day'),
);

// --- Programs (wasm) ---------------------------------------------------------------------------------------------
// fetch() works on any host; in a frame without an origin, and for files, it is refused, and the same bytes come in a
// classic script: deflated, in base64, handed to tablee.unpack.

//
// What arrives may be wrong: a sign-in page, half a file, another version's, and caches keep such things. Where we have an
// origin the browser holds each file against its sum; whatever is refused is asked for once more, round every cache.

const opaque = is_file || self.origin === 'null' || location.origin === 'null';
const packed = {};
const anew = () => `?${Date.now().toString(36)}`; // an address that no cache knows

// A classic script of ours, which runs when it comes; `came` says whether it was what we take it for.
function run_script(key, came) {
  const ask = (more) =>
    new Promise((done, fail) => {
      const element = document.createElement('script');
      if (!opaque) element.integrity = sum_of(key) || ''; // a program in a script says itself whether it is whole
      element.src = trusted(file(key) + more);
      element.onload = () => (came() ? done() : fail(new Error(`${key}: its script brought nothing`)));
      element.onerror = () => fail(new Error(`${key}: its script did not come`));
      document.head.append(element);
    });
  return ask('').catch(() => ask(anew()));
}

// The text that a script of data hands to tablee.unpack(name, text).
async function text_by_script(name, key) {
  await run_script(key, () => name in packed);
  const text = packed[name];
  delete packed[name];
  return text;
}

async function bytes_by_script(name) {
  const bytes = Uint8Array.from(atob(await text_by_script(name, `${name}Script`)), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).arrayBuffer();
}

async function response_of(name) {
  const ask = async (cache) => {
    const response = await fetch(file(name), { credentials: 'same-origin', integrity: sum_of(name), cache });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  };
  return ask('default').catch(() => ask('reload'));
}

// The bytes of a program.
async function load_bytes(name) {
  if (!opaque) {
    try {
      return await (await response_of(name)).arrayBuffer();
    } catch {
      // refused here: the other way
    }
  }
  return bytes_by_script(name);
}

// A program compiled while it arrives, where the host names its type; else from its bytes.
async function load_module(name) {
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

// Words come by script everywhere, a language when it is spoken, in two parts as the program does: `words`, and `rest`. What
// did not come is asked for again.
const languages = {};
function load_words(lang, part = 'words') {
  const key = part + lang[0].toUpperCase() + lang[1];
  languages[key] ||= text_by_script(key, key).catch((error) => {
    delete languages[key];
    throw error;
  });
  return languages[key];
}

// A first context for drawing wakes the graphics up, which takes as long as they like, and blocks whoever asked: a worker.
let waking = null;
const awake = () => (waking ||= new Promise((done) => {
  if (!window.OffscreenCanvas || !window.Worker) return done();
  const wake = () => {
    const gl = new OffscreenCanvas(1, 1).getContext('webgl', { antialias: false, depth: false });
    if (gl) {
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.finish();
      const lose = gl.getExtension('WEBGL_lose_context');
      if (lose) lose.loseContext();
    }
    self.postMessage(0);
  };
  const worker = new Worker(trusted(URL.createObjectURL(new Blob([`(${wake})()`], { type: 'text/javascript' }))));
  const end = () => {
    worker.terminate();
    done();
  };
  worker.onmessage = worker.onerror = end;
  setTimeout(end, 1000);
}));

// The fonts, for the document, and a letter a byte for the canvas.
let faces = null;
const load_faces = () => (faces ||= text_by_script('faces', 'faces').then(
  (text) => text.split('\ue000').slice(0, -1).map((/** @type {string} */ face) => {
    const [, weight, family, letters] = /** @type {string[]} */ (/^(\d+) (.*)\ue001([^]*)/.exec(face));
    document.fonts.add(new FontFace(family, Uint8Array.from(letters, (letter) => letter.charCodeAt(0) - 0x23), { weight }));
    return letters;
  }),
  (error) => {
    faces = null;
    throw error;
  },
));

let program = null;
function load_program() {
  if (program) return program;
  awake();
  const glue = document.createElement('link');
  glue.rel = 'preload';
  glue.as = 'script';
  if (!opaque) glue.integrity = sum_of('glue');
  glue.href = file('glue');
  document.head.append(glue);
  load_words(document.documentElement.lang).catch(() => {}); // told by page.js
  program = load_module('tablee');
  program.catch(() => {}); // told by page.js
  return program;
}
if (!embedded || asked.has('start')) load_program();
load_faces().catch(() => {}); // told by bridge.js

// Without a script, shell.css shows after a while that something did not come (#late in shell.html). What a script can do
// about it: a style sheet that stays away keeps nobody from seeing the page, nor page.js from running; and page.js is asked
// for again.
setTimeout(() => {
  for (const sheet of document.querySelectorAll('link[rel=stylesheet]:not([media])')) if (!sheet.sheet) sheet.remove();
}, 5000);
document.addEventListener('DOMContentLoaded', () => {
  const link = document.querySelector('#late a');
  if (link) link.href = opaque ? location.href : link.href + location.hash;
  if (!window.tablee.connect) run_script('page', () => window.tablee.connect).catch(() => document.documentElement.classList.add('late'));
});

window.tablee = {
  unpack(name, text) {
    packed[name] = text;
  },
  boot: {
    file, base, asked, embedded, opaque, version: script.dataset.version, store, is_text, checksum, habits, media, MORE_CONTRAST, address_language, asked_language, asked_theme,
    set_language, set_theme, has_file, file_anew: (key) => file(key) + anew(), trusted, run_script, load_bytes, load_module, load_words, load_faces, load_program, awake,
  },
};
