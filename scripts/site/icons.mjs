// Makes the site's pictures from our own drawings: icons from assets/icons/icon.svg, and the preview picture of links
// from the posters of two games.
//   node scripts/site/icons.mjs --out FOLDER
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { game_folders } from '../lib/games.mjs';
import { coloured } from '../lib/palette.mjs';
import { drawing } from './games.mjs';

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

// --- The preview picture ---

const found = (/** @type {RegExp} */ pattern, /** @type {string} */ text) => {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`icons: no ${pattern}`);
  return part;
};
const shell = here('shell.html').toString();
const parts = found(/<svg class="parts"[^>]*>([^]*?)<\/svg>/, shell);
// The contents of an svg element.
const [left, right] = game_folders.map(({ id }) => found(/<svg [^>]*>([^]*)<\/svg>/, drawing(id, id)));
const bull = found(/<symbol id="bull"[^>]*>(<path[^>]*>)/, parts);
png('preview.png', coloured(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<style>.card text{font-family:"Barlow Condensed";font-weight:800;text-anchor:middle}.words{font-family:Nunito;font-weight:800}</style>
<defs>${parts}<radialGradient id="lamp" cx=".5" cy=".36" r=".8"><stop offset="0" stop-color="#3A4F84"/><stop offset="1" stop-color="#1A2847"/></radialGradient></defs>
<rect width="1200" height="630" fill="url(#lamp)"/>
<g transform="translate(34 122) scale(2.12)">${left}</g>
<g transform="translate(612 128) scale(2.1)">${right}</g>
<rect y="420" width="1200" height="210" fill="colour(day.cloth)"/>
<g transform="translate(170 525) scale(.82)" fill="colour(day.accent)">${bull}<g fill="colour(day.cloth)"><circle cx="-23" cy="-2" r="8.5"/><circle cx="23" cy="-2" r="8.5"/><circle cx="-15" cy="68" r="8"/><circle cx="15" cy="68" r="8"/></g></g>
<text class="words" x="290" y="568" font-size="132" fill="colour(day.ink)">Tablée</text>
</svg>`), 1200);
