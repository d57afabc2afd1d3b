// What embed.js carries to draw its covers, as it loads no other file: the posters' pictures as lists, which need no
// parser in the page around (its policy may forbid one), and the letters of its few words in the game's own type.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/games.mjs';
import { recipe } from './fonts.mjs';

/** @typedef {[tag: string, attributes: Record<string, string>, ...kids: (Element | string)[]]} Element */

/** An svg of ours as a list: its tag, its attributes, its contents. */
export function tree_of(/** @type {string} */ svg) {
  /** @type {Element[]} */
  const open = [['root', {}]];
  for (const [, closes, tag, attributes, empty, text] of svg.matchAll(/<(\/?)([\w-]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g)) {
    const around = /** @type {Element} */ (open.at(-1));
    if (text !== undefined) {
      if (text.trim()) around.push(text.trim());
    } else if (closes) {
      open.pop();
    } else {
      /** @type {Element} */
      const element = [tag, Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))];
      around.push(element);
      if (!empty) open.push(element);
    }
  }
  const [, , whole] = open[0];
  if (open.length !== 1 || !Array.isArray(whole) || whole[0] !== 'svg') throw new Error('a poster is not one svg element');
  return whole;
}

/** A font of the recipe with these letters alone, as base64. */
export async function letters_of(/** @type {string} */ name, /** @type {string} */ text) {
  // @ts-expect-error the package has no types
  const { default: subsetFont } = await import('subset-font');
  const font = recipe.fonts.find((/** @type {{name: string}} */ one) => one.name === name);
  const whole = readFileSync(path.join(root, 'node_modules', font.package, font.file));
  const subset = await subsetFont(whole, [...new Set(text)].sort().join(''), {
    targetFormat: 'woff2', noHinting: true, dropTables: ['GSUB', 'GDEF', 'kern', 'gasp', 'DSIG', 'STAT', 'meta'],
  });
  return subset.toString('base64');
}
