// Splits the page's program by a manifest (web/deferred.txt, docs/PAGE.md): the functions that it names are deferred, and
// so are those that only they call. Every build does it anew; no list of functions is stored.
//   node scripts/site/split.mjs --manifest web/deferred.txt --program tablee.wasm --build BUILD_FOLDER --targets tablee_web,tablee_app
//     --sources NAME=FOLDER,… --nm emnm --out FOLDER [--features "--enable-…"]
// Writes FOLDER/tablee.wasm, FOLDER/later.wasm, and for scripts/site/first_screens.mjs FOLDER/tried.wasm, the first part with one stub
// for each deferred function, and FOLDER/later.json: the function at each index of the table, with its source file. SOURCES name folders
// outside the project as the manifest calls them (imgui/imgui.cpp).
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exports_of, imports, with_exports, with_imports } from '../lib/wasm.mjs';
import { reorder } from './reorder.mjs';

/** @typedef {{line: number, file: string}} Rule */
/** @typedef {{functions: string[], roots: Set<string>, calls: Map<string, string[]>}} Graph */

/** Parses a manifest: one source file a line; `#` begins a comment. @returns {Rule[]} */
export function read_manifest(/** @type {string} */ text) {
  /** @type {Rule[]} */
  const rules = [];
  text.split('\n').forEach((whole, i) => {
    const file = whole.replace(/#.*/, '').trim();
    if (!file) return;
    if (/[\s:]/.test(file)) throw new Error(`line ${i + 1}: one file is wanted, not “${file}”: what first screens need of a file goes to another file`);
    if (rules.some((rule) => rule.file === file)) throw new Error(`line ${i + 1}: ${file} is named twice`);
    rules.push({ line: i + 1, file });
  });
  return rules;
}

/**
 * Whether a function is deferred by name: if all files that define it (one; several for an inline function) are in the manifest.
 * Throws if the manifest names a file that does not exist.
 * @param {Rule[]} rules @param {Map<string, Set<string>>} homes function -> the source files that define it
 * @param {Set<string>} files all of them
 */
export function named_by(rules, homes, files) {
  const wrong = rules.filter(({ file }) => !files.has(file)).map(({ line, file }) => `line ${line}: the program has no file ${file}`);
  if (wrong.length) throw new Error(wrong.join('\n'));
  const deferred = new Set(rules.map(({ file }) => file));
  return (/** @type {string} */ name) => {
    const all = [...(homes.get(name) ?? [])];
    return all.length > 0 && all.every((file) => deferred.has(file));
  };
}

/**
 * The deferred functions: those reachable from exports and the table of functions only through named ones. A function of read_inline()
 * that is in the table, or that first-part code calls, is not deferred: of identical functions the linker keeps one, from any file.
 * @returns {string[]}
 */
export function deferred_functions(/** @type {Graph} */ { functions, roots, calls }, /** @type {(name: string) => boolean} */ is_named, is_inline = (/** @type {string} */ _) => false) {
  const may_be = (/** @type {string} */ name) => !is_named(name) || is_inline(name);
  const early = new Set([...roots].filter(may_be));
  for (const name of early) for (const next of calls.get(name) ?? []) if (may_be(next)) early.add(next); // grows while it is walked
  return functions.filter((name) => !early.has(name));
}

/** Parses the output of `wasm-opt --print-call-graph`. Imports are gray in it too, but have no body. @returns {Graph} */
export function read_graph(/** @type {string} */ dot) {
  const graph = { functions: /** @type {string[]} */ ([]), roots: new Set(), calls: new Map() };
  for (const line of dot.split('\n')) {
    const call = /^ {2}"(.*)" -> "(.*)"; \/\/ call$/.exec(line);
    if (call) {
      graph.calls.set(call[1], [...(graph.calls.get(call[1]) ?? []), call[2]]);
      continue;
    }
    const [, name, round, colour] = /^ {2}"(.*)" \[style="filled(, rounded)?"(?:, fillcolor="(\w+)")?\];/.exec(line) ?? [];
    if (colour === 'white') graph.functions.push(name); // each once
    else if (round || colour === 'gray') graph.roots.add(name); // in the table, or exported
  }
  const own = new Set(graph.functions);
  for (const name of graph.roots) if (!own.has(name)) graph.roots.delete(name);
  return graph;
}

const unescaped = (/** @type {string} */ name) => name.replace(/\\([0-9a-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));

/**
 * Inline functions that are often identical: instances of the standard library's templates, and destructors. From the output of
 * `nm -A -C`. @returns {Set<string>}
 */
export const read_inline = (/** @type {string} */ listing) =>
  new Set([...listing.matchAll(/^.*: +-* [Ww] (.*)$/gm)].map(([, name]) => name).filter((name) => /(^|[ *&])std::|::~/.test(name)));

/** Which source files define which function, by `nm -A -C`. @param {string} listing @param {(object: string) => string} source_of */
export function read_homes(listing, source_of) {
  /** @type {Map<string, Set<string>>} */
  const homes = new Map();
  for (const line of listing.split('\n')) {
    const [, object, name] = /^(.*): +-* [TtWw] (.*)$/.exec(line) ?? [];
    if (name) (homes.get(name) ?? homes.set(name, new Set()).get(name))?.add(source_of(object));
  }
  return homes;
}

// --- Making the two parts small to download ---

/** The import module of the stubs for deferred functions. */
export const STUBS = 'later';
/** Replaces all stubs by one: the program has only one error to report. */
export const one_stub = (/** @type {Buffer} */ wasm) =>
  with_imports(wasm, imports(wasm).map((each) => (each.module === STUBS ? { ...each, name: '' } : each)));
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/**
 * Short names for what the deferred part imports from the first, in the order of functions, so that neighbours differ
 * little.
 */
export function short_names(/** @type {Buffer} */ wasm) {
  const taken = exports_of(wasm).filter(({ name }) => name.startsWith('%')).sort((a, b) => a.kind - b.kind || a.index - b.index);
  if (taken.length > LETTERS.length ** 2) throw new Error(`${taken.length} names are more than two letters each can make`);
  return new Map(taken.map(({ name }, at) => [name, `%${LETTERS[Math.floor(at / LETTERS.length)]}${LETTERS[at % LETTERS.length]}`]));
}
export const exports_renamed = (/** @type {Buffer} */ wasm, /** @type {Map<string, string>} */ names) =>
  with_exports(wasm, exports_of(wasm).sort((a, b) => a.kind - b.kind || a.index - b.index).map((each) => ({ ...each, name: names.get(each.name) ?? each.name })));
export const imports_renamed = (/** @type {Buffer} */ wasm, /** @type {Map<string, string>} */ names) =>
  with_imports(wasm, imports(wasm).map((each) => (each.module === 'primary' ? { ...each, name: names.get(each.name) ?? each.name } : each)));

/** @typedef {Record<'manifest' | 'program' | 'build' | 'targets' | 'sources' | 'nm' | 'out' | 'features' | 'opt' | 'split', string>} Options */

/** @returns {Options} */
function read_options() {
  const options = /** @type {Options} */ ({ manifest: '', program: '', build: '', targets: '', sources: '', nm: 'llvm-nm', out: '', features: '', opt: 'wasm-opt', split: 'wasm-split' });
  for (let words = process.argv.slice(2); words.length; words = words.slice(2)) {
    const name = words[0].replace(/^--/, '');
    if (!(name in options) || words[1] === undefined) throw new Error(`no such option: ${words[0]}`);
    options[/** @type {keyof Options} */ (name)] = words[1];
  }
  return options;
}

/** Object files, and the sources they were made of as the manifest calls them. @returns {Map<string, string>} */
function sources_of(/** @type {Options} */ { sources, targets, build }) {
  const places = Object.fromEntries(sources.split(',').map((each) => each.split('=')));
  const source_name = (/** @type {string} */ file) => {
    for (const [name, folder] of Object.entries(places)) if (file.startsWith(`${folder}/`)) return path.join(name, file.slice(folder.length + 1));
    return file;
  };
  const own = new Set(targets.split(','));
  const found = new Map();
  for (const { output, file } of JSON.parse(readFileSync(path.join(build, 'compile_commands.json'), 'utf8'))) {
    if (own.has(/\/([^/]+)\.dir\//.exec(`/${output}`)?.[1] ?? '')) found.set(output, source_name(file));
  }
  if (!found.size) throw new Error(`${build}/compile_commands.json names no object of ${targets}`);
  return found;
}

function main() {
  const options = read_options();
  const { build, out, program } = options;
  const features = options.features.split(/[ ;]/).filter(Boolean);
  mkdirSync(out, { recursive: true });
  const run = (/** @type {string} */ tool, /** @type {string[]} */ args) => {
    const { stdout, status, error } = spawnSync(tool, args, { cwd: build, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] });
    if (error || status) throw new Error(`${tool}: ${error?.message ?? `failed (${status})`}`);
    return stdout;
  };

  const sources = sources_of(options);
  const defined = run(options.nm, ['--quiet', '--defined-only', '-A', '-C', ...sources.keys()]);
  const homes = read_homes(defined, (object) => sources.get(object) ?? object);
  const inline = read_inline(defined);

  const graph = read_graph(run(options.opt, [...features, '--print-call-graph', program, '-o', '/dev/null']));
  // The linker numbered names that clash.
  const home_name = (/** @type {string} */ name) => (homes.has(unescaped(name)) ? unescaped(name) : unescaped(name).replace(/_\d+$/, ''));
  let is_named;
  try {
    is_named = named_by(read_manifest(readFileSync(options.manifest, 'utf8')), homes, new Set(sources.values()));
  } catch (error) {
    throw new Error(String(error instanceof Error ? error.message : error).replace(/^line /gm, `${path.relative(process.cwd(), options.manifest)}, line `));
  }
  const list = deferred_functions(graph, (name) => is_named(home_name(name)), (name) => inline.has(home_name(name)));
  writeFileSync(path.join(out, 'functions.txt'), list.map((name) => `${name}\n`).join(''));
  divide(options, features, run, (name) => [...(homes.get(home_name(name)) ?? [])]);
  console.log(`split: ${list.length} of ${graph.functions.length} functions come later`);
}

/** Splits the program by out/functions.txt. @param {Options} options @param {string[]} features @param {(tool: string, args: string[]) => string} run @param {(name: string) => string[]} files_of */
function divide({ program, out, opt, split }, features, run, files_of) {
  const [first, deferred, tried] = ['tablee', 'later', 'tried'].map((name) => path.join(out, `${name}.wasm`));
  run(split, ['--split', `--split-funcs=@${path.join(out, 'functions.txt')}`, '--import-namespace=primary', `--placeholder-namespace=${STUBS}`,
    '--export-prefix=%', '--placeholdermap', '--quiet', ...features, program, '-o1', first, '-o2', deferred]);
  const map = Object.fromEntries(readFileSync(`${first}.placeholders`, 'utf8').split('\n').filter(Boolean).map((line) => {
    const [, place, name] = /^(\d+):(.*)$/.exec(line) ?? [];
    const files = files_of(name);
    return [place, `${unescaped(name)}${files.length ? ` (${files.join(', ')})` : ''}`];
  }));
  // Unused functions that the split left in the first part.
  run(opt, ['-Oz', ...features, first, '-o', first]);
  // In the tried version each deferred function has its own stub; in the released one they share one.
  copyFileSync(first, tried);
  writeFileSync(first, one_stub(readFileSync(first)));
  for (const file of [first, deferred]) {
    reorder(file, (args) => run(opt, [...features, '--duplicate-import-elimination', ...args]));
    // What is left to do once the parts are apart and in order: a hundredth of each, compressed.
    run(opt, ['-Oz', ...features, file, '-o', file]);
  }
  const names = short_names(readFileSync(first));
  for (const file of [first, tried]) writeFileSync(file, exports_renamed(readFileSync(file), names));
  writeFileSync(deferred, imports_renamed(readFileSync(deferred), names));
  writeFileSync(path.join(out, 'later.json'), JSON.stringify(map));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(`split: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
