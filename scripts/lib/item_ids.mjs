// Ids of items that more than one module uses are constants (engine/core/ids.h): finds C++ that writes one as text all
// the same.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { game_folders, root } from './games.mjs';

const shared_headers = ['engine/core/ids.h', 'web/app/ids.h'];
/** The headers that define them. */
export const id_headers = [...shared_headers, ...game_folders.map(({ folder }) => path.relative(root, path.join(folder, 'describe.h')))].filter((file) => existsSync(path.join(root, file)));

const constants = (/** @type {string} */ text) => [...text.matchAll(/^inline constexpr char (k\w+)\[\] = "([^"]+)";/gm)].map(([, name, id]) => ({ name, id }));

/** All of these ids, whole ones and prefixes. @returns {Set<string>} */
export const item_ids = () => new Set(id_headers.flatMap((file) => constants(readFileSync(path.join(root, file), 'utf8'))).map(({ id }) => id));

/** A module of the ids for the page's scripts: those of no game. */
export const page_ids = () => `// Made by scripts/site/messages.mjs from ${shared_headers.join(' and ')}: what items are called.
${shared_headers.flatMap((file) => constants(readFileSync(path.join(root, file), 'utf8')))
    .map(({ name, id }) => `export const ${name.slice(1).replace(/\B[A-Z]/g, '_$&').toUpperCase()} = '${id}';`).join('\n')}
`;

// Where a script looks up an item.
const LOOKED_FOR = [/\bnodes\.(?:get|has)\(\s*[`']([^`'$]*)/g, /\bfocus\(\s*[`']([^`'$]+)/g, /\bid\s*[!=]==\s*[`']([^`'$]+)/g, /\bid\.(?:starts|ends)With\(\s*[`']([^`'$]+)/g];
/** The same in a script of the page. */
export const literal_ids_in_script = (/** @type {string} */ text) => found_in(text, LOOKED_FOR.flatMap((form) => [...text.matchAll(form)]));

// Where C++ compares an id: text there must not be an id.
const COMPARED = [/\bid(?:\(\))?\s*[=!]=\s*"([^"]*)"/g, /\bid(?:\(\))?\.(?:starts|ends)_with\(\s*"([^"]*)"/g, /\b(?:starts|ends)_with\([^()"]*\bid(?:\(\))?,\s*"([^"]*)"/g,
  /\bid(?:\(\))?\.substr\([^()]*\)\s*[=!]=\s*"([^"]*)"/g];
// Where C++ creates an item: text there must not be an id that has a name.
const MADE = [/\b(?:part|button|main_button|heading|text_line|input|toggle|add_\w+)\(\s*(?:items,\s*)?"([^"]*)"/g, /\.?\bid = "([^"]*)"/g];

/** Ids that this C++ text writes out: "12: …". */
export function literal_ids(/** @type {string} */ text, /** @type {Set<string>} */ ids) {
  const found = [...COMPARED.flatMap((form) => [...text.matchAll(form)]), ...MADE.flatMap((form) => [...text.matchAll(form)].filter(([, id]) => ids.has(id)))];
  return found_in(text, found);
}

function found_in(/** @type {string} */ text, /** @type {RegExpExecArray[]} */ found) {
  return found.map(({ index, 0: said }) => ({ line: text.slice(0, index).split('\n').length, said: said.replace(/\s+/g, ' ') }))
    .sort((a, b) => a.line - b.line).map(({ line, said }) => `${line}: ${said}`);
}
