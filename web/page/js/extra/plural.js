// Which form of a word a number takes; engine/text/plural.h says the same.

/** @param {string} table  the form of 0, 1, 2 …, a digit each @param {number} number @returns {number} */
export const plural_form = (table, number) => {
  const n = Math.abs(number);
  return Number(table[n < table.length ? n : table.length === 200 ? 100 + (n % 100) : table.length - 1]);
};
