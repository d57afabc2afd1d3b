// Puts the site together:
//   node scripts/assemble.mjs --build BUILD_FOLDER --source PROJECT --out FOLDER
// Every file but index.html carries a hash of what it holds in its name, and index.html names them all: whoever has one
// page has files that belong together. OUT is made beside its place and swapped in whole. Scripts are minified, with
// --lean 0 only joined.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { minify } from 'terser';
import { languages, packWords, problems, readWords } from './words.mjs';

// Concatenated in this order, in one scope.
const BOOT = ['store.js', 'boot.js'];
const PAGE = ['bots.js', 'home.js', 'view.js', 'mirror.js', 'back.js', 'keeping.js', 'paper.js', 'bridge.js'];
const EXTRAS = ['backup'];
const FROM_BOOT = 'file, store, is_text, checksum, habits, media, asked_language, set_language, set_theme, load_bytes, load_words, program';

const options = { build: 'build/web-release', source: '.', out: 'dist', lean: '1' };
for (let words = process.argv.slice(2); words.length; words = words.slice(2)) {
  const name = words[0].replace(/^--/, '');
  if (!(name in options) || words[1] === undefined) {
    console.error('usage: node scripts/assemble.mjs [--build FOLDER] [--source FOLDER] [--out FOLDER] [--lean 0|1]');
    process.exit(2);
  }
  options[name] = words[1];
}
const source = (...names) => path.join(options.source, ...names);
const die = (why) => {
  console.error(`assemble: ${why}`);
  process.exit(1);
};

// A file that the build made, wherever a target puts it.
function built(name) {
  for (const folder of ['web', 'engine', 'engine/worker', '.']) {
    const file = path.join(options.build, folder, name);
    if (existsSync(file)) return readFileSync(file);
  }
  return null;
}

// --- Words ---

const words = new Map(languages.map((language) => [language, readWords(language)]));
for (const problem of problems(words)) die(`words: ${problem}`);
const word = (language, key) => words.get(language).get(key) ?? die(`assets/words/${language}.txt has no ${key}`);
const html = (text) => text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);

// --- Files ---

const files = new Map(); // name in the folder -> bytes
const named = new Map(); // plain name -> name in the folder
function add(name, content) {
  const bytes = Buffer.from(content);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const { name: stem, ext } = path.parse(name);
  const full = `${stem}-${hash}${ext}`;
  files.set(full, bytes);
  named.set(name, full);
  return full;
}

// Names inside a script become short; what scripts say to each other keeps its names.
async function lean(text) {
  if (options.lean === '0') return text;
  return (await minify(text, { ecma: 2020, compress: { passes: 2 }, format: { comments: false } })).code;
}
const script = (parts, before = '') =>
  lean(`(()=>{"use strict";${before}\n${parts.map((part) => readFileSync(source('web/page/js', part), 'utf8')).join('\n')}\n})();\n`);

for (const name of ['tablee.js', 'tablee.wasm']) if (!built(name)) die(`${options.build} has no ${name} yet`);

const shell_words = Object.fromEntries(
  languages.map((language) => [language, Object.fromEntries([...words.get(language)].filter(([key]) => key.startsWith('shell.')))]),
);
add('boot.js', await script(BOOT));
add(
  'page.js',
  await script(PAGE, `const {${FROM_BOOT}}=window.tablee.boot;delete window.tablee.boot;const WORDS=${JSON.stringify(shell_words)};`),
);
// What is loaded when somebody wants it, each with its own words.
for (const name of EXTRAS) {
  const own = Object.fromEntries(languages.map((language) => [
    language, Object.fromEntries([...words.get(language)].filter(([key]) => key.startsWith(`${name}.`)))]));
  add(`${name}.js`, await script([`extra/${name}.js`], `const WORDS=${JSON.stringify(own)};`));
}
add('tablee.js', await lean(built('tablee.js').toString()));

// What the page's program says, a file a language, as web/main/words.cc reads it.
for (const language of languages) {
  const pack = packWords(words.get(language));
  add(`words-${language}.js`, `tablee.unpack("${language}",${JSON.stringify(pack)})\n`);
}

// The same program twice: plain, and as a script for frames where fetch() is refused.
for (const name of ['tablee', 'bots']) {
  const wasm = built(`${name}.wasm`);
  if (!wasm) continue;
  add(`${name}.wasm`, wasm);
  add(`${name}.wasm.js`, `tablee.unpack("${name}","${deflateSync(wasm, { level: 9 }).toString('base64')}")\n`);
}

let css = readFileSync(source('web/page/shell.css'), 'utf8');
const fonts = path.join(options.build, 'web/fonts/page');
if (existsSync(path.join(fonts, 'fonts.css'))) {
  for (const font of readdirSync(fonts)) if (font.endsWith('.woff2')) add(font, readFileSync(path.join(fonts, font)));
  css = readFileSync(path.join(fonts, 'fonts.css'), 'utf8') + css;
}
css = css.replace(/url\(["']?([^"')]+)["']?\)/g, (all, name) => (named.has(name) ? `url(${named.get(name)})` : all));
css = css.replace(/\/\*[^]*?\*\//g, '').replace(/\s*\n\s*/g, '\n').trim();
add('shell.css', `${css}\n`);

// --- The page ---

// What boot.js asks for by data-* attributes of its own element.
const NAMES = {
  glue: 'tablee.js',
  tablee: 'tablee.wasm',
  'tablee-script': 'tablee.wasm.js',
  bots: 'bots.wasm',
  'bots-script': 'bots.wasm.js',
  ...Object.fromEntries(languages.map((language) => [`words-${language}`, `words-${language}.js`])),
  ...Object.fromEntries(EXTRAS.map((name) => [name, `${name}.js`])),
};
const names = Object.entries(NAMES)
  .filter(([, name]) => named.has(name))
  .map(([key, name]) => ` data-${key}="${named.get(name)}"`)
  .join('');

const page = readFileSync(source('shell.html'), 'utf8').replace(/\{\{(\w+)(?: ([\w.]+))?\}\}/g, (all, what, of) => {
  switch (what) {
    case 'file':
      return named.get(of) ?? die(`shell.html wants ${of}`);
    case 'names':
      return names;
    case 'text':
      return html(word('fr', of));
    case 'words': // in every language; the style sheet shows the page's
      return languages.map((language) => `<span class="w" lang="${language}">${html(word(language, of))}</span>`).join('');
    default:
      return die(`shell.html: ${all}`);
  }
});
files.set('index.html', Buffer.from(page));
for (const name of ['licences.txt']) if (built(name)) files.set(name, built(name));

const fresh = `${options.out}.new`;
rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh, { recursive: true });
for (const [name, bytes] of files) writeFileSync(path.join(fresh, name), bytes);
rmSync(options.out, { recursive: true, force: true });
renameSync(fresh, options.out);
console.log(`assemble: ${files.size} files in ${options.out}`);
