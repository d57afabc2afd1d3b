// Fails on a file of more than 500 lines, and on a function of more than 60 outside the tests, unless there is a reason below.
//   node scripts/checks/sizes.mjs
// A function is measured from the first line of its declaration to its closing brace, with everything inside it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const MOST_IN_FILE = 500;
const MOST_IN_FUNCTION = 60;

/** @type {Record<string, string>} `FILE` or `FILE: FUNCTION` -> why it is larger. A reason that is not needed any more fails. */
const REASONS = {
  'scripts/checks/docs.mjs: checker': 'small questions that share what was read of the checkout',
};

/** @typedef {{name: string, from: number, to: number}} Piece a function: its first and last line, 0 first */

/** Comments, strings and preprocessor lines become blanks; line breaks stay. @param {string} text */
function code_of(text) {
  const pattern = /\/\/.*|\/\*[\s\S]*?\*\/|R"([^(]*)\([\s\S]*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'|^[ \t]*#(?:.*\\\n)*.*/gm;
  return text.replace(pattern, (found) => (/^["R]/.test(found) ? '0' : ' ') + found.slice(1).replace(/[^\n]/g, ' '));
}

/** @typedef {{kind: 'scope' | 'function' | 'value', head: string, from: number, name: string}} Brace */

/** What a brace opens after this text: a namespace or type, a function, or a value. @param {string} head @returns {Brace['kind']} */
function kind_of(head) {
  if (/^\s*(?:inline\s+)?namespace\b|^\s*extern\s+0\s*$/.test(head)) return 'scope';
  if (/\bconcept\b/.test(head)) return 'value';
  if (/\)\s*(?:const|noexcept|override|final|mutable|constexpr|&&?|->[^={}]*|requires[^{}]*|\s)*$/.test(head)) return 'function';
  if (/\)\s*(?:noexcept\s*)?:[^:]/.test(head) && /[)}]\s*$/.test(head)) return 'function'; // a constructor after its members
  if (/^\s*(?:template\s*<[^{]*>\s*)?(?:enum\s+)?(?:class|struct|union|enum)\b/.test(head) && !/=\s*$/.test(head)) return 'scope';
  return 'value';
}

/** The name before the first parenthesis that is not of an attribute or a template. @param {string} head */
const name_in = (head) => /([\w:~]+(?:\s*operator\s*[^\s(]+)?)\s*\(/.exec(head.replace(/\[\[[^\]]*\]\]/g, ''))?.[1] ?? head.trim().slice(0, 40);

/** The outermost functions of a C++ file. @param {string} text @returns {Piece[]} */
export function functions_in_cpp(text) {
  const code = code_of(text);
  /** @type {Piece[]} */
  const found = [];
  /** @type {Brace[]} */
  const open = [];
  let head = '', from = 0, line = 0;
  const forget = () => { head = ''; };
  for (const letter of code) {
    if (letter === '\n') line += 1;
    if (letter === '{') {
      const kind = open.at(-1)?.kind === 'scope' || !open.length ? kind_of(head) : 'value';
      open.push({ kind, head, from, name: name_in(head) });
      forget();
    } else if (letter === '}') {
      const closed = open.pop();
      forget();
      if (closed?.kind === 'function') found.push({ name: closed.name, from: closed.from, to: line });
      if (closed?.kind === 'value') [head, from] = [`${closed.head}}`, closed.from];
    } else if (letter === ';') forget();
    else if (letter === ':' && /^\s*(public|private|protected)\s*$/.test(head)) forget();
    else {
      if (!head.trim() && letter.trim()) from = line;
      head += letter;
    }
  }
  return found;
}

/** The functions of a script, including nested ones. @param {string} text @returns {Piece[]} */
export function functions_in_script(text) {
  const source = ts.createSourceFile('a.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  /** @type {Piece[]} */
  const found = [];
  /** @param {ts.Node} node */
  const walk = (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = (/** @type {number} */ at) => source.getLineAndCharacterOfPosition(at).line;
      const parent = node.parent;
      const named = node.name ?? (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : undefined);
      found.push({ name: named?.getText(source) ?? 'a function', from: line(node.getStart(source)), to: line(node.end) });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

function main() {
  const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
  const files = ['engine', 'lab', 'scripts', 'tests', 'web'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`).filter((name) => /\.(cc|cpp|h|js|mjs|sh|c)$/.test(name)).sort());
  /** @type {string[]} */
  const complaints = [];
  const needed = new Set();
  const complain = (/** @type {string} */ what, /** @type {string} */ key) => {
    if (REASONS[key]) needed.add(key);
    else complaints.push(what);
  };
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const lines = text.split('\n').length - 1;
    if (lines > MOST_IN_FILE) complain(`${file} has ${lines} lines`, file);
    if (/^tests\/|\.sh$/.test(file)) continue;
    for (const { name, from, to } of /js$/.test(file) ? functions_in_script(text) : functions_in_cpp(text)) {
      const length = to - from + 1;
      if (length > MOST_IN_FUNCTION) complain(`${file}:${from + 1}: ${name} has ${length} lines`, `${file}: ${name}`);
    }
  }
  for (const key of Object.keys(REASONS)) if (!needed.has(key)) complaints.push(`${key}: a reason is given for what needs none any more`);
  if (complaints.length) {
    console.error(`${complaints.join('\n')}\n(at most ${MOST_IN_FILE} lines a file and ${MOST_IN_FUNCTION} a function: scripts/checks/sizes.mjs)`);
    process.exit(1);
  }
  console.log(`${files.length} files, none too long`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
