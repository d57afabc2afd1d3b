// Reads the documents and fails where they name a file, a heading, a command, an option, a stage, a target or a name of
// the code that does not exist, or exceed their limit of words; and where a comment in the code names a document or a section of the rules
// that does not exist.
//   node scripts/checks/docs.mjs
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const DOCUMENTS = /^(README|CONTRIBUTING|CHANGELOG|SECURITY)\.md$|^docs\/[^/]*\.md$|^lab\/(results\/)?[^/]*\.md$|^\.github\/[^/]*\.md$/;
// Limits of words, counted as `wc -w` does.
/** @type {Record<string, number>} */
const LIMITS = { 'README.md': 700, 'docs/DESIGN.md': 1500, 'docs/ARENA.md': 2000, 'lab/results/HISTORY.md': 2500 };
const COUNTED = /^(README|CONTRIBUTING)\.md$|^docs\/[^/]*\.md$|^lab\/[^/]*\.md$/;
const ALL_TOGETHER = 20_000;
const GLOSSARY = { file: 'docs/GLOSSARY.md', entries: 40 };

// Files that a build creates, or that the reader of a page creates.
const MADE = /^(build|dist|node_modules|FOLDER)(\/|$)/;
const EXTENSION = /\.(cc|h|inc|js|mjs|cjs|ts|md|json|jsonl|txt|css|html|cmake|yml|sh|svg|webp|wasm|cpp|c|webmanifest)$/;

const CODE = /\.(cc|h|mjs|js|ts|cmake|sh|css|html|txt|json|yml)$|^(scripts|lab|\.ci)\/\w+$/;
const IDENTIFIER = /[A-Za-z_]\w+/g;

/**
 * The checkout: its files by path, and their contents.
 * @typedef {{files: string[], read: (file: string) => string}} Tree
 */
/** @returns {Tree} */
export function tree(root = ROOT) {
  const files = [...new Set(execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n'))] // in a merge a file is listed several times
    .filter((file) => file && existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile());
  return { files, read: (file) => readFileSync(path.join(root, file), 'utf8') };
}

const words_in = (/** @type {string} */ text) => text.split(/\s+/).filter(Boolean).length;
const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The anchor of a heading, as links name it. */
const anchor_of = (/** @type {string} */ heading) => heading.toLowerCase().replace(/[`*]/g, '').replace(/[^\p{L}\p{N} _-]/gu, '').trim().replaceAll(' ', '-');
const headings_of = (/** @type {string} */ text) => [...text.replace(/^```[^]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading);

/** The code in a document: each span in backticks and each line of a fenced block, with its line number. */
function* code_in(/** @type {string} */ text) {
  let fenced = false;
  for (const [at, line] of text.split('\n').entries()) {
    if (/^\s*```/.test(line)) fenced = !fenced;
    else if (fenced) yield { line: at + 1, code: line.replace(/\s#\s.*$/, '').trim(), fenced };
    else for (const [, code] of line.matchAll(/`([^`]+)`/g)) yield { line: at + 1, code, fenced };
  }
}

/** A path in a document as a regular expression: <game>, NAME, * and {a,b} are placeholders. */
const pattern_of = (/** @type {string} */ name) => escaped(name).replaceAll('\\*', '[^/]*').replace(/<[^>]*>/g, '[^/]+').replace(/\bNAME\b/g, '[^/]+')
  .replace(/\\\{([^}]*)\\\}/g, (/** @type {string} */ all, /** @type {string} */ some) => `(${some.split(',').join('|')})`);

export function checker(/** @type {Tree} */ { files, read }) {
  const all = files.join('\n');
  const folders = new Set(files.flatMap((file) => file.split('/').slice(0, -1).map((_, i, parts) => parts.slice(0, i + 1).join('/'))));
  const tops = new Set(files.map((file) => file.split('/')[0]));
  const scripts = files.filter((file) => /^(scripts\/|lab\/arena|engine\/CMake|web\/CMake|CMake)/.test(file)).map((file) => read(file)).join('\n');
  const cmake = files.filter((file) => /CMakeLists\.txt$|\.cmake$/.test(file)).map((file) => read(file)).join('\n');
  const tools = files.filter((file) => /^engine\/tools\/.*\.cc$/.test(file)).map((file) => read(file)).join('\n');
  const presets = files.includes('CMakePresets.json') ? read('CMakePresets.json') : '';

  /** Does this path exist in the checkout, from its root or from any folder, or does a build create it? */
  function is_there(/** @type {string} */ name, /** @type {string} */ from) {
    if (MADE.test(name)) return true;
    const plain = name.replace(/\/$/, '').replace(/:\d+$/, '');
    const pattern = pattern_of(plain);
    if (new RegExp(`^(.*/)?${pattern}$`, 'm').test(all)) return true;
    if ([...folders].some((folder) => new RegExp(`^(.*/)?${pattern}$`).test(folder))) return true;
    if (folders.has(path.join(path.dirname(from), plain)) || files.includes(path.join(path.dirname(from), plain))) return true;
    return !plain.includes('/') && new RegExp(`\\b${pattern}`).test(scripts); // made by a script that names it
  }
  const is_path = (/** @type {string} */ token) => /^[\w.@<>*{},:-]+(\/[\w.@<>*{},:-]*)*$/.test(token) && !/^\*?\.\w+$/.test(token) && !/^\d/.test(token) &&
    (EXTENSION.test(token) || (token.includes('/') && tops.has(token.split('/')[0])));

  /** Problems in a command, word by word; none for a command that is not ours. */
  function* wrong_command(/** @type {string} */ code) {
    const words = code.split(/\s+/);
    const [first, second] = words;
    const options = words.filter((word) => /^\[?--[a-z]/.test(word)).map((word) => /--([a-z-]+)/.exec(word)?.[1] ?? '');
    const script = /^(scripts|lab)\/\w+$/.test(first) ? first : first === 'node' && /\.mjs$/.test(second ?? '') ? second : '';
    if (script && files.includes(script)) {
      const own = read(script);
      const texts = [own, ...[...own.matchAll(/[\w./-]+\.(?:mjs|sh)/g)].map(([name]) => name).filter((name) => files.includes(name)).map(read)].join('\n');
      for (const option of options) if (!new RegExp(`\\b${escaped(option)}\\b`).test(texts)) yield `${script} knows no --${option}`;
      if (script === 'scripts/test') for (const [, name] of code.matchAll(/--only (\w+)/g)) if (name !== 'STAGE' && !own.includes(`stage ${name} "`)) yield `scripts/test has no stage ${name}`;
      if (script === 'scripts/build' && second && second !== 'PRESET') {
        if (!presets.includes(`"name": "${second}"`)) yield `there is no preset ${second}`;
        for (const target of words.slice(2).filter((word) => /^[a-z_]+$/.test(word))) if (!new RegExp(`\\b${target}\\b`).test(cmake)) yield `there is no target ${target}`;
      }
    }
    if (/(^|\/)tablee(_lab)?$/.test(first) && second && !/^(--|…)/.test(second)) {
      if (!tools.includes(`{"${second}", kOptions`)) yield `tablee has no command ${second}`;
      for (const option of options) if (!new RegExp(`"${escaped(option)}"`).test(tools)) yield `tablee ${second} knows no --${option}`;
    }
    for (const [, name] of code.matchAll(/--preset (\S+)/g)) if (!presets.includes(`"name": "${name}"`)) yield `there is no preset ${name}`;
  }

  const named = new Set(files.filter((file) => !DOCUMENTS.test(file)).flatMap((file) => (CODE.test(file) ? read(file).match(IDENTIFIER) ?? [] : [])));
  /** Names of the code in a line, and those that the line says to be "in" a file. */
  function* wrong_names(/** @type {string} */ line, /** @type {string} */ from) {
    for (const [, name] of line.matchAll(/`(k[A-Z]\w+|[A-Z][A-Z_]{2,}|\w+_\w+)`/g)) if (!named.has(name)) yield `nothing is called ${name}`;
    for (const [, names, place] of line.matchAll(/((?:`[\w:.]+`(?:, | and )?)+) in (?:each )?`([^`]+)`/g)) {
      if (!is_path(place)) continue;
      const pattern = new RegExp(`^(.*/)?${pattern_of(place)}$`);
      const texts = files.filter((file) => pattern.test(file) && file !== from).map(read);
      for (const [, name] of names.matchAll(/`(?:\w+::)?(\w{3,})[\w.]*`/g)) if (texts.length && !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text))) yield `${place} has no ${name}`;
    }
  }

  /** All problems in a document, as "file:line: what". */
  function* wrong_in(/** @type {string} */ file) {
    const text = read(file);
    for (const [at, line] of text.split('\n').entries()) {
      for (const wrong of wrong_names(line, file)) yield `${file}:${at + 1}: ${wrong}`;
      for (const [, target] of [...line.matchAll(/\]\(([^)\s]+)\)/g), ...line.matchAll(/src="([^"]+)"/g)]) {
        if (/^(https?|mailto):/.test(target)) continue;
        const [name, anchor] = target.split('#');
        const to = name ? path.join(path.dirname(file), name) : file;
        if (!files.includes(to) && !folders.has(to)) yield `${file}:${at + 1}: the link ${target} leads nowhere`;
        else if (anchor && files.includes(to) && !headings_of(read(to)).some((heading) => anchor_of(heading) === anchor)) yield `${file}:${at + 1}: ${to} has no heading ${anchor}`;
      }
    }
    for (const { line, code, fenced } of code_in(text)) {
      const words = code.split(/\s+/);
      for (const [i, word] of words.entries()) {
        const token = word.replace(/[,;:.)\]]+$/, '').replace(/^[[(]/, '');
        // Of a command's arguments, only those that begin with one of our folders.
        if ((words.length > 1 || fenced) && i > 0 && !(token.includes('/') && tops.has(token.split('/')[0]))) continue;
        if (fenced && !/^(scripts|lab|node|build|tablee|cmake|emcmake)\b/.test(words[0])) continue;
        if (is_path(token) && !is_there(token, file)) yield `${file}:${line}: there is no ${token}`;
      }
      for (const wrong of wrong_command(code)) yield `${file}:${line}: ${wrong}`;
    }
    // (PAGE.md, *Items*): a section by its name.
    for (const [all_of_it, name, heading] of text.replace(/\s+/g, ' ').matchAll(/(\w+\.md)\)?,? \*([^*]+)\*/g)) {
      const to = files.find((other) => other.endsWith(`/${name}`) || other === name);
      if (to && !headings_of(read(to)).some((one) => one === heading) && !read(to).includes(`**${heading}`)) yield `${file}: ${all_of_it}: ${to} has no such heading`;
    }
  }

  /** Documents, and sections of the rules, that the code cites. */
  function* wrong_citations() {
    const rules = files.includes('docs/RULES.md') ? new Set([...read('docs/RULES.md').matchAll(/^#+ (\d+(?:\.\d+)*)/gm)].map(([, number]) => number)) : new Set();
    for (const file of files.filter((name) => /\.(cc|h|mjs|js|ts|cmake|sh|css|html|txt|yml)$|^(scripts|lab)\/\w+$/.test(name) && !/^tests\/tools\/(docs|stages)\./.test(name)))
      for (const [at, line] of read(file).split('\n').entries()) {
        for (const [name] of line.matchAll(/\b(?:docs|lab)\/(?:results\/)?[A-Z]+\.md\b/g)) if (!files.includes(name)) yield `${file}:${at + 1}: there is no ${name}`;
        for (const [, number] of line.matchAll(/RULES\.md §(\d+(?:\.\d+)*)/g)) if (!rules.has(number)) yield `${file}:${at + 1}: docs/RULES.md has no §${number}`;
      }
  }

  function* wrong_lengths() {
    let sum = 0;
    for (const file of files.filter((name) => DOCUMENTS.test(name))) {
      const count = words_in(read(file));
      if (COUNTED.test(file)) sum += count;
      if (count > (LIMITS[file] ?? Infinity)) yield `${file} has ${count} words, ${LIMITS[file]} at most`;
    }
    if (sum > ALL_TOGETHER) yield `the documents have ${sum} words together, ${ALL_TOGETHER} at most`;
    if (files.includes(GLOSSARY.file)) {
      const entries = read(GLOSSARY.file).split('\n').filter((line) => /^\| (?!term \||-)/.test(line)).length;
      if (entries > GLOSSARY.entries) yield `${GLOSSARY.file} has ${entries} entries, ${GLOSSARY.entries} at most`;
    }
  }

  const documents = files.filter((file) => DOCUMENTS.test(file));
  return {
    documents,
    words: documents.filter((file) => COUNTED.test(file)).reduce((sum, file) => sum + words_in(read(file)), 0),
    complaints: () => [...documents.flatMap((file) => [...wrong_in(file)]), ...wrong_citations(), ...wrong_lengths()],
  };
}

function main() {
  const { documents, words, complaints } = checker(tree());
  const found = complaints();
  if (found.length) {
    console.error(found.join('\n'));
    process.exit(1);
  }
  console.log(`${documents.length} documents: ${words} of ${ALL_TOGETHER} words; every path, heading and command in them is there`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
