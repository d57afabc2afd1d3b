// Subsets the fonts of assets/fonts/recipe.json:
//   node scripts/site/fonts.mjs --out FOLDER
// writes FOLDER/NAME.ttf, TrueType data for the canvas and for the document.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const recipe = JSON.parse(readFileSync(path.join(root, 'assets/fonts/recipe.json'), 'utf8'));

// The characters of one of the recipe's lists; "a-f" (three characters with a hyphen in the middle) is a range.
export function characters(/** @type {string} */ list) {
  const all = new Set();
  for (const part of recipe.characters[list]) {
    const [first, hyphen, last, ...rest] = part;
    if (hyphen === '-' && last !== undefined && !rest.length) {
      for (let code = first.codePointAt(0); code <= last.codePointAt(0); code++) all.add(String.fromCodePoint(code));
    } else {
      for (const character of part) all.add(character);
    }
  }
  return [...all].filter((c) => c >= ' ' && !(c > '~' && c < '\u00a0')).sort();
}

// The code points in an sfnt's character map (formats 4 and 12).
function covered(/** @type {Buffer} */ sfnt) {
  const known = new Set();
  const tables = sfnt.readUInt16BE(4);
  for (let i = 0; i < tables; i++) {
    const record = 12 + 16 * i;
    if (sfnt.toString('latin1', record, record + 4) !== 'cmap') continue;
    const cmap = sfnt.readUInt32BE(record + 8);
    for (let j = 0; j < sfnt.readUInt16BE(cmap + 2); j++) {
      const table = cmap + sfnt.readUInt32BE(cmap + 8 + 8 * j);
      const format = sfnt.readUInt16BE(table);
      if (format === 4) {
        const doubled = sfnt.readUInt16BE(table + 6);
        for (let k = 0; k < doubled; k += 2) {
          const end = sfnt.readUInt16BE(table + 14 + k);
          const start = sfnt.readUInt16BE(table + 16 + doubled + k);
          for (let code = start; code <= end && code !== 0xffff; code++) known.add(String.fromCodePoint(code));
        }
      } else if (format === 12) {
        for (let k = 0; k < sfnt.readUInt32BE(table + 12); k++) {
          const start = sfnt.readUInt32BE(table + 16 + 12 * k);
          const end = sfnt.readUInt32BE(table + 20 + 12 * k);
          for (let code = start; code <= end; code++) known.add(String.fromCodePoint(code));
        }
      }
    }
  }
  return known;
}

async function main(/** @type {string} */ out) {
  // @ts-expect-error the package has no types
  const { default: subsetFont } = await import('subset-font');
  mkdirSync(out, { recursive: true });
  const table = [];
  for (const font of recipe.fonts) {
    const whole = readFileSync(path.join(root, 'node_modules', font.package, font.file));
    const known = covered(whole);
    const missing = characters(font.characters).filter((c) => !known.has(c));
    if (missing.length) throw new Error(`${font.file} lacks ${missing.map((c) => `U+${c.codePointAt(0).toString(16)} ${c}`).join(', ')}`);
    // stb_truetype, which draws the canvas, reads only outlines and widths. Browsers refuse a font without OS/2, name
    // and post; kerning is left out as on the canvas, which saves the 5 kB of GPOS.
    const subset = await subsetFont(whole, characters(font.characters).join(''), {
      targetFormat: 'sfnt',
      keepFeatures: [],
      noLayoutClosure: true,
      noHinting: true,
      dropTables: ['GSUB', 'GPOS', 'GDEF', 'kern', 'gasp', 'DSIG', 'STAT', 'meta'],
    });
    writeFileSync(path.join(out, `${font.name}.ttf`), subset);
    table.push(`${font.name}: ${whole.length} bytes -> ${subset.length}`);
  }
  console.log(table.join('\n'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--out');
  if (at < 0 || !process.argv[at + 1]) {
    console.error('usage: node scripts/site/fonts.mjs --out FOLDER');
    process.exit(2);
  }
  await main(path.resolve(process.argv[at + 1]));
}
