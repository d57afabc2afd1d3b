// Splits the page's program by a manifest (web/later.txt, docs/PAGE.md): the functions that it names are deferred, and
// so are those that only they call. Every build does it anew; no list of functions is stored.
//   node scripts/site/split.mjs --manifest web/later.txt --program tablee.wasm --build BUILD_FOLDER --targets tablee_web,tablee_app
//     --sources NAME=FOLDER,… --nm emnm --out FOLDER [--features "--enable-…"]
// Writes FOLDER/tablee.wasm, FOLDER/later.wasm, and for scripts/site/first_screens.mjs FOLDER/tried.wasm, the first part with one stub
// for each deferred function, and FOLDER/later.json: the function at each index of the table, with its source file. SOURCES name folders
// outside the project as the manifest calls them (imgui/imgui.cpp).
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { alike_together } from '../lib/alike.mjs';
import { bodies, exports_of, imports, with_exports, with_imports, with_names } from '../lib/wasm.mjs';

/** @typedef {{line: number, file: string, way: 'all' | 'these' | 'but', names: string[]}} Rule */
/** @typedef {{functions: string[], roots: Set<string>, calls: Map<string, string[]>}} Graph */

/** Parses a manifest: a line is a source file, `FILE: NAME …` only these functions of it, `FILE but: NAME …` all but these. @returns {Rule[]} */
export function read_manifest(/** @type {string} */ text) {
  /** @type {Rule[]} */
  const rules = [];
  text.split('\n').forEach((whole, i) => {
    const line = whole.replace(/#.*/, '').trim();
    if (!line) return;
    const parsed = /^([^\s:]+)(?:( but)?:((?: +[\w:~]+)+))?$/.exec(line);
    if (!parsed) throw new Error(`line ${i + 1}: FILE, FILE: NAME … or FILE but: NAME … is wanted, not “${line}”`);
    const [, file, but, names] = parsed;
    if (rules.some((rule) => rule.file === file)) throw new Error(`line ${i + 1}: ${file} is named twice`);
    rules.push({ line: i + 1, file, way: names ? (but ? 'but' : 'these') : 'all', names: names ? names.trim().split(/ +/) : [] });
  });
  return rules;
}

/** The name of a function as a manifest writes it: `draw::Flow::lines`, without arguments and template parameters. */
export function plain_name(/** @type {string} */ name) {
  let text = name.replace(/\(anonymous namespace\)::/g, '').replace(/\[abi:\w+\]/g, '').replace(/operator(<<|>>|<=>|<=|>=|<|>|->|\(\))/g, 'operator');
  for (let before = ''; before !== text;) [before, text] = [text, text.replace(/<[^<>]*>/g, '')];
  for (let before = ''; before !== text;) [before, text] = [text, text.replace(/\([^()]*\)( const)?( &&?)?/g, '')];
  return text.replace(/::\$_.*/, '').replace(/ (\[clone|\(?\.).*/, '').trim().split(' ').at(-1) ?? '';
}
const is_called = (/** @type {string} */ plain, /** @type {string} */ name) => plain === name || plain.endsWith(`::${name}`);

/**
 * Whether the manifest names a function: all files that define it (one; several if it is inline) have to name it.
 * Throws if the manifest names something that does not exist.
 * @param {Rule[]} rules @param {Map<string, Set<string>>} homes function -> the source files that define it
 * @param {Set<string>} files all of them
 */
export function named_by(rules, homes, files) {
  const wrong = [];
  /** @type {Map<string, Set<string>>} file -> the plain names that it defines */
  const defined = new Map();
  for (const [name, all] of homes) for (const file of all) (defined.get(file) ?? defined.set(file, new Set()).get(file))?.add(plain_name(name));
  for (const { line, file, names } of rules) {
    if (!files.has(file)) wrong.push(`line ${line}: the program has no file ${file}`);
    else for (const name of names) if (![...(defined.get(file) ?? [])].some((each) => is_called(each, name))) wrong.push(`line ${line}: ${file} defines no ${name}`);
  }
  if (wrong.length) throw new Error(wrong.join('\n'));
  const by_file = new Map(rules.map((rule) => [rule.file, rule]));
  return (/** @type {string} */ name) => {
    const all = [...(homes.get(name) ?? [])];
    return all.length > 0 && all.every((file) => {
      const rule = by_file.get(file);
      return rule && (rule.way === 'all' || rule.names.some((each) => is_called(plain_name(name), each)) === (rule.way === 'these'));
    });
  };
}

/**
 * The deferred functions: those reachable from exports and the table of functions only through named ones. @returns
 * {string[]}
 */
export function deferred_functions(/** @type {Graph} */ { functions, roots, calls }, /** @type {(name: string) => boolean} */ is_named) {
  const early = new Set([...roots].filter((name) => !is_named(name)));
  for (const name of early) for (const next of calls.get(name) ?? []) if (!is_named(next)) early.add(next); // grows while it is walked
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
/** Names that sort functions so that similar ones lie together. */
export function order_names(/** @type {Uint8Array[]} */ all) {
  /** @type {string[]} */
  const names = [];
  alike_together(all).forEach((one, place) => { names[one] = String(place).padStart(6, '0'); });
  return names;
}
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

function main() {
  /** @type {Record<string, string>} */
  const options = { manifest: '', program: '', build: '', targets: '', sources: '', nm: 'llvm-nm', out: '', features: '', opt: 'wasm-opt', split: 'wasm-split' };
  for (let words = process.argv.slice(2); words.length; words = words.slice(2)) {
    const name = words[0].replace(/^--/, '');
    if (!(name in options) || words[1] === undefined) throw new Error(`no such option: ${words[0]}`);
    options[name] = words[1];
  }
  const { build, out, program } = options;
  const features = options.features.split(/[ ;]/).filter(Boolean);
  mkdirSync(out, { recursive: true });
  const run = (/** @type {string} */ tool, /** @type {string[]} */ args) => {
    const { stdout, status, error } = spawnSync(tool, args, { cwd: build, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] });
    if (error || status) throw new Error(`${tool}: ${error?.message ?? `failed (${status})`}`);
    return stdout;
  };

  // Object files, and the sources that they were compiled from, as the manifest names them.
  const places = Object.fromEntries(options.sources.split(',').map((each) => each.split('=')));
  const source_name = (/** @type {string} */ file) => {
    for (const [name, folder] of Object.entries(places)) if (file.startsWith(`${folder}/`)) return path.join(name, file.slice(folder.length + 1));
    return file;
  };
  const own = new Set(options.targets.split(','));
  /** @type {Map<string, string>} */
  const sources = new Map();
  for (const { output, file } of JSON.parse(readFileSync(path.join(build, 'compile_commands.json'), 'utf8'))) {
    if (own.has(/\/([^/]+)\.dir\//.exec(`/${output}`)?.[1] ?? '')) sources.set(output, source_name(file));
  }
  if (!sources.size) throw new Error(`${build}/compile_commands.json names no object of ${options.targets}`);
  const homes = read_homes(run(options.nm, ['--quiet', '--defined-only', '-A', '-C', ...sources.keys()]), (object) => sources.get(object) ?? object);

  const graph = read_graph(run(options.opt, [...features, '--print-call-graph', program, '-o', '/dev/null']));
  // The linker numbered names that clash.
  const home_name = (/** @type {string} */ name) => (homes.has(unescaped(name)) ? unescaped(name) : unescaped(name).replace(/_\d+$/, ''));
  let is_named;
  try {
    is_named = named_by(read_manifest(readFileSync(options.manifest, 'utf8')), homes, new Set(sources.values()));
  } catch (error) {
    throw new Error(String(error instanceof Error ? error.message : error).replace(/^line /gm, `${path.relative(process.cwd(), options.manifest)}, line `));
  }
  const list = deferred_functions(graph, (name) => is_named(home_name(name)));
  writeFileSync(path.join(out, 'functions.txt'), list.map((name) => `${name}\n`).join(''));

  const [first, deferred, tried] = ['tablee', 'later', 'tried'].map((name) => path.join(out, `${name}.wasm`));
  run(options.split, ['--split', `--split-funcs=@${path.join(out, 'functions.txt')}`, '--import-namespace=primary', `--placeholder-namespace=${STUBS}`,
    '--export-prefix=%', '--placeholdermap', '--quiet', ...features, program, '-o1', first, '-o2', deferred]);
  const map = Object.fromEntries(readFileSync(`${first}.placeholders`, 'utf8').split('\n').filter(Boolean).map((line) => {
    const [, place, name] = /^(\d+):(.*)$/.exec(line) ?? [];
    const files = [...(homes.get(home_name(name)) ?? [])];
    return [place, `${unescaped(name)}${files.length ? ` (${files.join(', ')})` : ''}`];
  }));
  // Unused functions that the split left in the first part.
  run(options.opt, ['-Oz', ...features, first, '-o', first]);
  // In the tried version each deferred function has its own stub; in the released one they share one.
  copyFileSync(first, tried);
  const in_order = (/** @type {string} */ file, /** @type {Buffer} */ wasm) => {
    writeFileSync(file, with_names(wasm, order_names(bodies(wasm))));
    run(options.opt, [...features, '--duplicate-import-elimination', '--reorder-functions-by-name', '--strip-debug', file, '-o', file]);
  };
  in_order(first, one_stub(readFileSync(first)));
  in_order(deferred, readFileSync(deferred));
  const names = short_names(readFileSync(first));
  for (const file of [first, tried]) writeFileSync(file, exports_renamed(readFileSync(file), names));
  writeFileSync(deferred, imports_renamed(readFileSync(deferred), names));
  writeFileSync(path.join(out, 'later.json'), JSON.stringify(map));
  console.log(`split: ${list.length} of ${graph.functions.length} functions are deferred`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(`split: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
