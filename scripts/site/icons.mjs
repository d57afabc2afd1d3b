// Makes the site's pictures from our own drawings: icons from assets/icons/icon.svg, and the preview pictures of links
// (scripts/site/previews.mjs).
//   node scripts/site/icons.mjs --out FOLDER
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { coloured } from '../lib/palette.mjs';
import { small_png } from './png.mjs';
import { previews } from './previews.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [flag, out] = process.argv.slice(2);
if (flag !== '--out' || !out) {
  console.error('usage: node scripts/site/icons.mjs --out FOLDER');
  process.exit(2);
}
const here = (/** @type {string[]} */ ...names) => readFileSync(path.join(root, ...names));
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
mkdirSync(out, { recursive: true });
const { fonts } = JSON.parse(here('assets/fonts/recipe.json').toString());
const font = {
  fontBuffers: fonts.map((/** @type {{package: string, file: string}} */ { package: name, file }) => new Uint8Array(here('node_modules', name, file))),
  loadSystemFonts: false,
  defaultFontFamily: 'Nunito',
};
const png = (/** @type {string} */ name, /** @type {string} */ svg, /** @type {number} */ width) =>
  writeFileSync(path.join(out, name), new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng());

// --- Icons ---

const icon = coloured(here('assets/icons/icon.svg').toString());
writeFileSync(path.join(out, 'icon.svg'), icon.replace(/\n\s*/g, ''));
png('icon-192.png', icon, 192);
png('icon-512.png', icon, 512);
// For systems that cut out their own shape: the background fills the square, the drawing a circle of 80 %.
const whole = icon.replace('rx="112"', '').replace("scale(1.16)", "scale(.96)");
png('maskable-512.png', whole, 512);
png('apple-180.png', icon.replace('rx="112"', ''), 180);

// --- Pictures of link previews ---

for (const [name, svg] of previews()) writeFileSync(path.join(out, `${name}.png`), small_png(new Resvg(svg, { font, fitTo: { mode: 'width', value: 1200 } }).render()));
// Made last: the build looks for this file.
writeFileSync(path.join(out, 'previews.txt'), [...previews().keys()].join('\n'));
