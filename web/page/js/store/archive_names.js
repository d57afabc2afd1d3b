// What belongs to the archive, and the names of its records in the database. A name begins with the generation
// (generations.js). The rest of it says what would otherwise have to be read:
//   <generation>/<key> <characters> <lines>   a value
//   <generation>/-<key> <header of a slot>    this slot of local storage has been merged into the archive: to be removed
//   <generation>/ <number>                    every write up to that number is here
const NAME = /^(\d+)\/(-?)([\w.-]*) (\S+)(?: (\d+))?$/;

/** Score sheets, replays, a file being imported. */
export const is_archived = (/** @type {string} */ key) => /^(?:sheets?|replay|in)\./.test(key);

/** The number of lines of a text. */
export function lines_of(/** @type {string} */ text) {
  let lines = 0;
  for (let at = text ? 0 : -1; at >= 0; lines++) at = text.indexOf('\n', at) + 1 || -1;
  return lines;
}

export const value_name = (/** @type {number} */ generation, /** @type {string} */ key, /** @type {string} */ value) =>
  `${generation}/${key} ${value.length} ${lines_of(value)}`;
export const merged_name = (/** @type {number} */ generation, /** @type {string} */ key, /** @type {string} */ header) => `${generation}/-${key} ${header}`;
export const number_name = (/** @type {number} */ generation, /** @type {number} */ number) => `${generation}/ ${number}`;

/** The names of a key's value, whatever its size. @returns {import('./database.js').Range} */
export const names_of_value = (/** @type {number} */ generation, /** @type {string} */ key) => [`${generation}/${key} `, `${generation}/${key}!`];
/** @returns {import('./database.js').Range} */
export const names_of_number = (/** @type {number} */ generation) => [`${generation}/ `, `${generation}/!`];
/** @returns {import('./database.js').Range} */
export const names_of_generation = (/** @type {number} */ generation) => [`${generation}/`, `${generation}0`];
/** @returns {import('./database.js').Range} */
export const one_name = (/** @type {string} */ name) => [name, `${name}\0`];

/** @typedef {{name: string, key: string, size: number, lines: number}} Listed */

/** What these names say of a generation; `others` are the generations besides. */
export function read_names(/** @type {string[]} */ names, /** @type {number} */ generation) {
  /** @type {Listed[]} */
  const values = [];
  /** @type {{name: string, key: string, header: string}[]} */
  const merged = [];
  /** @type {Set<number>} */
  const others = new Set();
  let number = 0;
  for (const name of names) {
    const [, of, mark, key, first, second] = NAME.exec(name) || [];
    if (of === undefined) continue;
    if (Number(of) !== generation) others.add(Number(of));
    else if (mark) merged.push({ name, key, header: first });
    else if (!key) number = Number(first);
    else values.push({ name, key, size: Number(first), lines: Number(second) });
  }
  return { values, merged, others: [...others].sort((a, b) => a - b), number };
}
