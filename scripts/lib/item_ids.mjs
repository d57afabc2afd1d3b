// Ids of items that more than one room names are constants (engine/core/ids.h): where C++ says one as text all the same.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { game_rooms, root } from './game_rooms.mjs';

/** Those that say them. */
export const id_headers = ['engine/core/ids.h', 'web/app/ids.h', ...game_rooms.map(({ folder }) => path.relative(root, path.join(folder, 'describe.h')))].filter((file) => existsSync(path.join(root, file)));

const constants = (/** @type {string} */ text) => [...text.matchAll(/^inline constexpr char (k\w+)\[\] = "([^"]+)";/gm)].map(([, name, id]) => ({ name, id }));

/** All of them, whole ids and beginnings. @returns {Set<string>} */
export const item_ids = () => new Set(id_headers.flatMap((file) => constants(readFileSync(path.join(root, file), 'utf8'))).map(({ id }) => id));

// Where an id is compared: nothing may be text there.
const COMPARED = [/\bid(?:\(\))?\s*[=!]=\s*"([^"]*)"/g, /\bid(?:\(\))?\.(?:starts|ends)_with\(\s*"([^"]*)"/g, /\b(?:starts|ends)_with\([^()"]*\bid(?:\(\))?,\s*"([^"]*)"/g,
  /\bid(?:\(\))?\.substr\([^()]*\)\s*[=!]=\s*"([^"]*)"/g];
// Where an item is made: no text that has a name.
const MADE = [/\b(?:part|button|main_button|heading|text_line|input|toggle|add_\w+)\(\s*(?:items,\s*)?"([^"]*)"/g, /\.?\bid = "([^"]*)"/g];

/** Ids that this text of C++ says itself: "12: …". */
export function literal_ids(/** @type {string} */ text, /** @type {Set<string>} */ ids) {
  const found = [...COMPARED.flatMap((form) => [...text.matchAll(form)]), ...MADE.flatMap((form) => [...text.matchAll(form)].filter(([, id]) => ids.has(id)))];
  return found.map(({ index, 0: said }) => ({ line: text.slice(0, index).split('\n').length, said: said.replace(/\s+/g, ' ') }))
    .sort((a, b) => a.line - b.line).map(({ line, said }) => `${line}: ${said}`);
}
