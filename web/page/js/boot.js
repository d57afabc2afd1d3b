// The first script, before anything is painted: where we are, what the page may do, in which language and colours.
// It ends by asking for the program, so that it travels while the home is painted. Leaves one global: tablee.
const script = document.currentScript;
const base = new URL('.', document.baseURI);
const file = (name) => new URL(script.dataset[name], base).href;
const is_file = base.protocol === 'file:';

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
    `font-src ${ours}`,
    `connect-src ${ours}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  document.head.append(policy);
}

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
const asked_language = () => {
  const wished = navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || 'fr'];
  return wished.find((tag) => LANGUAGES.includes(tag.slice(0, 2).toLowerCase())) || wished[0];
};
const media = (query) => window.matchMedia(`(${query})`).matches;

const set_language = (tag) => {
  const two = tag.slice(0, 2).toLowerCase();
  document.documentElement.lang = LANGUAGES.includes(two) ? two : 'fr';
};
const THEMES = { day: '#EDE5D5', night: '#1A2536', contrast: '#000000' };
const set_theme = (name) => {
  if (!THEMES[name]) return;
  document.documentElement.dataset.theme = name;
  document.querySelector('meta[name=theme-color]').content = THEMES[name];
};
set_language(habits.get('lang') || asked_language());
set_theme(
  habits.get('theme') || (media('prefers-contrast: more') ? 'contrast' : media('prefers-color-scheme: dark') ? 'night' : 'day'),
);

// --- Programs (wasm) ---------------------------------------------------------------------------------------------
// fetch() works on any host; in a frame without an origin, and for files, it is refused, and the same bytes come in a
// classic script: deflated, in base64, handed to tablee.unpack.

const opaque = is_file || self.origin === 'null' || location.origin === 'null';
const packed = {};

// The text that a script of data hands to tablee.unpack(name, text).
function text_by_script(name, key) {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const end = () => {
      element.remove();
      const text = packed[name];
      delete packed[name];
      if (text === undefined) reject(new Error(`${name}: its script did not come`));
      else resolve(text);
    };
    element.onload = end;
    element.onerror = end;
    element.src = file(key);
    document.head.append(element);
  });
}

async function bytes_by_script(name) {
  const bytes = Uint8Array.from(atob(await text_by_script(name, `${name}Script`)), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).arrayBuffer();
}

async function response_of(name) {
  const response = await fetch(file(name), { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
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

// Words come by script everywhere, a language when it is spoken. What did not come is asked for again.
const languages = {};
function load_words(lang) {
  languages[lang] ||= text_by_script(lang, `words${lang[0].toUpperCase()}${lang[1]}`).catch((error) => {
    delete languages[lang];
    throw error;
  });
  return languages[lang];
}
load_words(document.documentElement.lang).catch(() => {}); // told by page.js

const program = load_module('tablee');
program.catch(() => {}); // told by page.js

window.tablee = {
  unpack(name, text) {
    packed[name] = text;
  },
  boot: { file, store, is_text, checksum, habits, media, asked_language, set_language, set_theme, load_bytes, load_module, load_words, program },
};
