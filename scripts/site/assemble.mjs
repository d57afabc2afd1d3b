// Puts the site together:
//   node scripts/site/assemble.mjs --build BUILD_FOLDER --source PROJECT --out FOLDER
// Every file of the site except index.html carries a hash of its contents in its name, and index.html names them all:
// so the files of one page always belong together. sw.js lists the files that it stores for offline use. OUT is built
// in a temporary folder and swapped in as a whole. --url https://… (or TABLEE_URL), the site's future address,
// completes what previewers read (scripts/site/origin.mjs does it later). Scripts are bundled from modules and minified;
// with --lean 0 they are only bundled.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { bundle, lean_script } from './bundle.mjs';
import { compressed, is_worth } from './compress.mjs';
import { letters_of } from './covers.mjs';
import { documents, head, home_data, pages } from './documents.mjs';
import { characters, recipe } from './fonts.mjs';
import { headersFile } from './headers.mjs';
import { manifest } from './manifest.mjs';
import { has_addresses, origin_of, with_origin } from './origin.mjs';
import { coloured } from '../lib/palette.mjs';
import * as site_games from './games.mjs';
import { for_each_language, languages, traits } from '../lib/languages.mjs';
import { packKeys, packTexts, PARTS, problems, readWords } from '../words/words.mjs';

// Scripts loaded on demand: extra/<name>.js, each with the words that match `words`, files as `texts`, named as its
// modules name them, and data about games.
/** @type {Record<string, {words?: RegExp, texts?: Record<string, string>, labels?: boolean, factory?: boolean}>} */
const EXTRAS = {
  sound: {},
  chart: {},
  file_reader: { factory: true }, // only the next two name it
  backup: { words: /^backup\./ },
  pick: { words: /^(pick|spreadsheet|game)\./ },
  text: {},
  picture: {},
  exercises: { texts: { EXERCISES: 'assets/exercises.txt' } },
  phones: { words: /^phones\./ },
  link: {}, // for hand.html, too
  scan: {},
  assist: { words: /^caption\./ },
  braille: { words: /^(braille|game)\./, labels: true },
};

/** @type {Record<string, string>} */
const options = { build: 'build/web-release', source: '.', out: 'dist', lean: '1', url: process.env.TABLEE_URL ?? '' };
for (let words = process.argv.slice(2); words.length; words = words.slice(2)) {
  const name = words[0].replace(/^--/, '');
  if (!(name in options) || words[1] === undefined) {
    console.error('usage: node scripts/site/assemble.mjs [--build FOLDER] [--source FOLDER] [--out FOLDER] [--lean 0|1]');
    process.exit(2);
  }
  options[name] = words[1];
}
const source = (/** @type {string[]} */ ...names) => path.join(options.source, ...names);
/** @type {(why: string) => never} */
const die = (why) => {
  console.error(`assemble: ${why}`);
  process.exit(1);
};

// A file that the build made, in whichever folder.
function built(/** @type {string} */ name) {
  for (const folder of ['web/split', 'web', 'engine', 'engine/worker', '.']) {
    const file = path.join(options.build, folder, name);
    if (existsSync(file)) return readFileSync(file);
  }
  return null;
}

// --- Words, and what the games declare ---

/** @type {(import('./games.mjs').Game & import('../words/words.mjs').Declared)[]} */
const games = JSON.parse(String(built('games.json') ?? die(`${options.build} has no games.json yet`)));
const words = new Map(languages.map((language) => [language, readWords(language)]));
const words_of = (/** @type {string} */ language) => /** @type {Map<string, string>} */ (words.get(language));
for (const problem of problems(words, games)) die(`words: ${problem}`);
const word = (/** @type {string} */ language, /** @type {string} */ key) => words_of(language).get(key) ?? die(`assets/words/${language}.txt has no ${key}`);
// The words of a language whose keys match: key -> text.
const wordsLike = (/** @type {string} */ language, /** @type {RegExp} */ pattern) => Object.fromEntries([...words_of(language)].filter(([key]) => pattern.test(key)));
/** @type {Record<string, string>} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const html = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (c) => ESCAPES[c]);

// --- Files ---

const hash_of = (/** @type {string | Buffer} */ bytes, /** @type {number} */ digits) => createHash('sha256').update(bytes).digest('hex').slice(0, digits);
/** @type {Map<string, Buffer>} name in the folder -> bytes */
const files = new Map();
/** @type {Map<string, string>} plain name -> name in the folder */
const named = new Map();
const bytes_in = (/** @type {string} */ full) => /** @type {Buffer} */ (files.get(full));
const name_of = (/** @type {string} */ plain) => named.get(plain) ?? die(`there is no ${plain}`);
function add(/** @type {string} */ name, /** @type {string | Buffer} */ content) {
  const bytes = Buffer.from(content);
  const hash = hash_of(bytes, 10);
  const { name: stem, ext } = path.parse(name);
  const full = `${stem}-${hash}${ext}`;
  files.set(full, bytes);
  named.set(name, full);
  return full;
}

// The checksum by which browsers verify a file. Frames that load programs wrapped as scripts cannot verify them.
const sum_of = (/** @type {string} */ full) => `sha256-${createHash('sha256').update(bytes_in(full)).digest('base64')}`;
const with_sum = (/** @type {string} */ full) => (/\.wasm-\w+\.js$/.test(full) ? full : `${full} ${sum_of(full)}`);

const lean = options.lean !== '0';
for (const name of ['tablee.js', 'tablee.wasm']) if (!built(name)) die(`${options.build} has no ${name} yet`);
const known = (/** @type {string} */ key) => words_of(languages[0]).has(key);

// A script bundled from its modules, with its words in every language and further data by name.
/** @param {string} entry @param {RegExp} [pattern] @param {Record<string, string>} [texts] @param {object} [more] @param {string} [factory] */
const script = (entry, pattern, texts = {}, more = {}, factory = '') =>
  bundle(source('web/page/js', entry), {
    lean, factory, texts: { ...more, ...Object.fromEntries(Object.entries(texts).map(([name, file]) => [name, readFileSync(source(file), 'utf8')])) }, ...(pattern ? { words: Object.fromEntries(languages.map((language) => [language, wordsLike(language, pattern)])) } : {}),
  });

add('boot.js', await script('boot/boot.js', undefined, {}, { WORD_KEYS: packKeys(words_of(languages[0]), 'words') }));
add('page.js', await script('page.js', /^shell\.(?!late$|cut_off$|noscript$)/)); // these are in the page itself
const labels = site_games.labels(games);
const on_labels = [...new Set(Object.values(labels).flat().filter((label) => typeof label === 'string'))].map((key) => `^${key.replaceAll('.', '\\.')}$`);
for (const [name, { words: own, texts, labels: wanted, factory }] of Object.entries(EXTRAS)) {
  const pattern = own && wanted ? new RegExp([own.source, ...on_labels].join('|')) : own;
  const more = { ...(wanted ? { LABELS: labels } : {}), ...(name === 'pick' || name === 'backup' ? { FILE_READER: with_sum(name_of('file_reader.js')) } : {}) };
  add(`${name}.js`, await script(`extra/${name}.js`, pattern, texts, more, factory ? 'fileReader' : ''));
}
add('hand.js', await script('../hand.js', /^hand\.|\.special\.\w+$/));
const glue = String(built('tablee.js'));
add('tablee.js', lean ? await lean_script(glue) : glue);

// The words of the page's program, three files for each language, texts alone. All languages share the keys: of the first words they are in
// boot.js, of the rest in a file of their own (web/page/js/boot/parts.js).
const add_words = (/** @type {string} */ part, /** @type {string} */ name, /** @type {string} */ pack) =>
  add(`${part}-${name}.js`, `tablee.unpack("${part}${name[0].toUpperCase()}${name.slice(1)}",${JSON.stringify(pack)})\n`);
for (const language of languages) for (const part of PARTS) add_words(part, language, packTexts(words_of(language), part));
add_words('rest', 'keys', PARTS.slice(1).map((part) => packKeys(words_of(languages[0]), part)).join('\t'));

// The fonts in the order of the recipe, in the format of web/main/fonts.cc: "weight family", U+E001, one character per
// byte, U+E000. Letters that no first screen has are a separate file, which lists them after the family. This text
// compresses almost as well as the bytes, and no frame refuses a script. Bytes are shifted by 0x23, so that few become
// characters that a script has to escape; those are shifted by 0x100 more.
const letter_of = (/** @type {number} */ byte) => {
  const turned = (byte + 0x23) & 0xff;
  return String.fromCharCode(turned < 0x20 || turned === 0x22 || turned === 0x5c || turned === 0x7f ? turned + 0x100 : turned);
};
const fonts = path.join(options.build, 'web/fonts');
/** @typedef {{name: string, family: string, weight: number, characters: string}} Font */
const is_more = (/** @type {Font} */ { characters: list }) => list.startsWith('more_');
const which = (/** @type {Font} */ font) => (is_more(font) ? `;${characters(font.characters).map((letter) => `U+${letter.charCodeAt(0).toString(16)}`)}` : '');
for (const name of ['faces', 'letters']) {
  const packed = /** @type {Font[]} */ (recipe.fonts).filter((font) => is_more(font) === (name === 'letters')).map((font) => `${font.weight} ${font.family}${which(font)}\ue001${[...readFileSync(path.join(fonts, `${font.name}.ttf`))].map(letter_of).join('')}\ue000`);
  add(`${name}.js`, `tablee.unpack("${name}",${JSON.stringify(packed.join(''))})\n`);
}
// The texts of first screens may use only letters of the first file.
const first_letters = new Set(characters('words'));
for (const language of languages) {
  const unknown = [...packTexts(words_of(language), 'words')].find((letter) => letter > ' ' && !'\u202f\u2011'.includes(letter) && !first_letters.has(letter));
  if (unknown) die(`words of first screens in ${language} have ${unknown}, which assets/fonts/recipe.json defers`);
}

// The programs twice: as they are, and as scripts for frames where fetch() is refused.
for (const name of ['tablee', 'later', 'bots']) {
  const wasm = built(`${name}.wasm`);
  if (!wasm) continue;
  add(`${name}.wasm`, wasm);
  add(`${name}.wasm.js`, `tablee.unpack("${name}","${deflateSync(wasm, { level: 9 }).toString('base64')}")\n`);
}

const css = for_each_language(coloured(readFileSync(source('web/page/shell.css'), 'utf8'))).replace(/url\(["']?([^"')]+)["']?\)/g, (all, name) => (named.has(name) ? `url(${name_of(name)})` : all));
const lean_css = (/** @type {string} */ text) => `${text.replace(/\/\*[^]*?\*\//g, '').replace(/\s*\n\s*/g, '\n').trim()}\n`;
add('shell.css', lean_css(css));
add('hand.css', lean_css(for_each_language(coloured(readFileSync(source('web/page/hand.css'), 'utf8')))));
add('print.css', lean_css(readFileSync(source('web/page/print.css'), 'utf8')));

// --- Pictures, and files for installing the page ---

for (const name of ['icon.svg', 'icon-192.png', 'icon-512.png', 'maskable-512.png', 'apple-180.png']) {
  add(name, built(`icons/${name}`) ?? die(`${options.build} has no icons/${name} yet`));
}
// A file whose name carries a hash, and that no version of the program depends on: neither stored offline nor fetched again.
function place(/** @type {string} */ name, /** @type {Buffer | string} */ bytes) {
  const { name: stem, ext } = path.parse(name);
  const full = `${stem}-${hash_of(bytes, 10)}${ext}`;
  files.set(full, Buffer.from(bytes));
  return full;
}
const preview = (/** @type {string} */ page, /** @type {string} */ language) => {
  const name = `preview-${page}-${language}.png`;
  return place(name, built(`icons/${name}`) ?? die(`${options.build} has no icons/${name} yet`));
};
const site = { games, word, known, html, preview };
const screenshots = readdirSync(source('docs/pictures')).filter(manifest.is_screenshot).sort().map((name) => place(`screen-${name}`, readFileSync(source('docs/pictures', name))));
for (const language of languages) add(`manifest-${language}.webmanifest`, manifest.of(site, language, { name_of, screenshots }));

// --- The page ---

// Not stored for offline use: programs as scripts are for frames without an origin, which have no service worker; icons
// are copied by the system when it installs the page. (Nor are files outside `named`: previews, documents, oEmbed, the sitemap.)
const ONLINE = /\.wasm-[0-9a-f]+\.js$|^(icon-\d|maskable|apple|manifest|pages-\w+\.js)/;

// Files that boot.js looks up in data-* attributes of its own element.
const NAMES = {
  page: 'page.js',
  style: 'shell.css',
  glue: 'tablee.js',
  tablee: 'tablee.wasm',
  'tablee-script': 'tablee.wasm.js',
  faces: 'faces.js',
  letters: 'letters.js',
  later: 'later.wasm',
  'later-script': 'later.wasm.js',
  bots: 'bots.wasm',
  'bots-script': 'bots.wasm.js',
  ...Object.fromEntries(languages.flatMap((language) => PARTS.map((part) => [`${part}-${language}`, `${part}-${language}.js`]))),
  'rest-keys': 'rest-keys.js',
  ...Object.fromEntries(Object.keys(EXTRAS).filter((name) => name !== 'file_reader').map((name) => [name, `${name}.js`])),
};
const names = Object.entries(NAMES)
  .filter(([, name]) => named.has(name))
  .map(([key, name]) => ` data-${key}="${with_sum(name_of(name))}"`)
  .join('');

/** @type {Record<string, () => string>} */
const OF_LANGUAGES = {
  buttons: () => `<div class="tongues" role="group" aria-label="${traits.map(({ name }) => name).join(', ')}">\n${traits.map(({ code, name }) =>
    `<button type="button" data-lang="${code}" lang="${code}" aria-label="${code}, ${name}">${code}</button>\n`).join('')}</div>`,
  options: () => traits.map(({ code, name }) => `<option value="${code}">${name}</option>`).join(''),
  manifests: () => languages.map((code) => `data-${code}="${name_of(`manifest-${code}.webmanifest`)}"`).join(' '),
};

// Fills in {{…}}: names of files, words of one language or of all.
/** @param {string} template @param {string} language @param {Record<string, string>} more */
function fill(template, language, more = {}) {
  return template.replace(/\{\{(\w+)(?: ([\w.-]+))?\}\}/g, (/** @type {string} */ all, /** @type {string} */ what, /** @type {string} */ of) => {
    switch (what) {
      case 'file':
        return named.get(of) ?? die(`a page wants ${of}`);
      case 'lang':
        return language;
      case 'text':
        return html(word(language, of));
      case 'words': // in every language; the style sheet shows one
        return languages.map((each) => `<span class="w" lang="${each}">${html(word(each, of))}</span>`).join('');
      case 'each': // for places that cannot contain an element
        return languages.map((each) => `data-${each}="${html(word(each, of))}"`).join(' ');
      case 'languages': // one copy for every language
        return OF_LANGUAGES[of]?.() ?? die(`a page wants ${all}`);
      default:
        return more[what] ?? die(`a page wants ${all}`);
    }
  });
}
const shell = coloured(readFileSync(source('shell.html'), 'utf8'));
// The version: a hash of every named file and of the page. The page contains it, as proof that they belong together.
const posters = site_games.posters(games);
const version = hash_of([...named.values()].join() + shell + posters, 12);
const [home] = pages(site);
const page_in = (/** @type {string} */ language, own = home.file(language), data = '') => Buffer.from(fill(shell, language, {
  posters: fill(posters, language), names: `${names} data-version="${version}"`, head: head(site, home, language, own), data,
}));
files.set('index.html', page_in(languages[0], './'));
// The same page for crawlers that run no script: titles, descriptions, previews and data about the games in each language.
for (const language of languages) files.set(home.file(language), page_in(language, undefined, `${home_data(site, language)}\n`));
const licences = built('licences.txt');
if (licences) files.set('licences.txt', licences);

// --- Other pages: how to embed the game, and a sample ---

add('pages.css', for_each_language(coloured(readFileSync(source('web/embed/pages.css'), 'utf8'))));
add('pages.js', await bundle(source('web/embed/pages.js'), { lean }));
const of_games = Object.fromEntries(Object.entries({
  choices: site_games.choices(games), fields: site_games.fields(games, known), samples: site_games.samples(games, known),
}).map(([name, template]) => [name, fill(template, languages[0])]));
const most = site_games.most_seats(games);
for (const name of ['embed.html', 'blog.html'])
  files.set(name, Buffer.from(fill(readFileSync(source('web/embed', name), 'utf8'), languages[0], { ...of_games, most: `${most}`, most_bots: `${most - 1}` })));
const style = place('document.css', lean_css(coloured(readFileSync(source('web/embed/document.css'), 'utf8'))));
const document_template = readFileSync(source('web/embed/document.html'), 'utf8');
for (const [name, text] of documents(site, (language, parts) => fill(document_template, language, { style, ...parts }))) files.set(name, Buffer.from(text));
// This name never changes, as other sites refer to it.
const EMBED_WORDS = {
  play: 'site.embed_play', full: 'site.embed_full', own: 'site.embed_own', again: 'shell.again', wait: 'shell.wait',
  'why.silent': 'site.embed_silent', 'why.host': 'site.embed_refused', 'why.crash': 'site.embed_crash', 'why.late': 'shell.late',
  'why.network': 'shell.failed', 'why.policy': 'shell.policy', 'why.browser': 'shell.no_wasm', 'why.memory': 'shell.no_memory',
};
const embed_words = Object.fromEntries(languages.map((language) => [language, {
  ...Object.fromEntries(Object.entries(EMBED_WORDS).map(([name, key]) => [name, word(language, key)])), ...wordsLike(language, /^game\./),
}]));
const on_covers = Object.values(embed_words).flatMap((/** @type {Record<string, string>} */ words) => Object.entries(words).filter(([name]) => /^(game\.|play$|wait$)/.test(name)).map(([, text]) => text));
files.set('embed.js', Buffer.from(await bundle(source('web/embed/embed.js'), { lean, words: embed_words, texts: {
  KINDS: site_games.kinds_list(games), PICTURES: site_games.pictures(games),
  LETTERS: await letters_of('words_bold', `Tablée${on_covers.join('')}`), NUMERALS: await letters_of('numerals', '0123456789'),
} })));

// Where "try again" leads: the page and all that it names, but for what only frames without an origin and systems ask for.
files.set('again.html', Buffer.from(fill(readFileSync(source('web/page/again.html'), 'utf8'), languages[0], {
  version, files: [...named.values()].filter((name) => !ONLINE.test(name)).map(with_sum).join(', '),
})));
files.set('again.js', Buffer.from(await bundle(source('web/page/again.js'), { lean })));

// A phone that is a hand.
files.set('hand.html', Buffer.from(fill(readFileSync(source('web/page/hand.html'), 'utf8'), languages[0], { version })));

// --- Offline ---

const offline = ['index.html', 'again.html', 'hand.html', 'again.js', 'licences.txt', ...named.values()].filter((name) => files.has(name) && !ONLINE.test(name));
const stored = Object.fromEntries(offline.map((name) => [name, name.endsWith('.html') ? '' : hash_of(bytes_in(name), 16)]));
files.set(
  'sw.js',
  Buffer.from(await bundle(source('web/page/sw.js'), { lean, before: `const VERSION=${JSON.stringify(version)},FILES=${JSON.stringify(stored)};\n` })),
);

// For hosts that support one of these files; others ignore them.
files.set('_headers', Buffer.from(headersFile([...files.keys()])));
files.set('.nojekyll', Buffer.from(''));

// For scripts/size: the files of the first playable frame (with the largest language), and those stored on the device.
const packs = languages.map((language) => `words-${language}.js`);
const weight = new Map(packs.map((name) => [name, gzipSync(bytes_in(name_of(name))).length]));
const lighter = packs.sort((a, b) => Number(weight.get(b)) - Number(weight.get(a))).slice(1);
const DEFERRED = new Set(['later.wasm', 'bots.wasm', 'letters.js', 'print.css', 'pages.css', 'hand.js', 'hand.css', ...Object.keys(EXTRAS).map((name) => `${name}.js`), 'rest-keys.js', ...PARTS.slice(1).flatMap((part) => languages.map((language) => `${part}-${language}.js`)), ...lighter]);
const first = ['index.html', ...[...named].filter(([name]) => !DEFERRED.has(name)).map(([, full]) => full).filter((full) => !ONLINE.test(full))];
mkdirSync(source('build'), { recursive: true });
writeFileSync(source('build/site.json'), JSON.stringify({ first, offline: [...offline, 'sw.js'] }));

const origin = origin_of(options.url);
for (const [name, bytes] of files) if (has_addresses(name)) files.set(name, Buffer.from(with_origin(name, String(bytes), origin)));

// Compressed copies, for hosts that send them as they are (docs/HOSTING.md).
if (lean) {
  await Promise.all([...files].filter(([name, bytes]) => is_worth(name, bytes)).flatMap(([name, bytes]) =>
    /** @type {const} */ (['br', 'gz']).map(async (kind) => files.set(`${name}.${kind}`, await compressed(bytes, kind, source('build'))))));
}

const fresh = `${options.out}.new`;
rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh, { recursive: true });
for (const [name, bytes] of files) writeFileSync(path.join(fresh, name), bytes);
rmSync(options.out, { recursive: true, force: true });
renameSync(fresh, options.out);
console.log(`assemble: ${files.size} files in ${options.out}`);
