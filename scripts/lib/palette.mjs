// Colours are defined once, in the drawing code: a theme's in web/draw/toolkit/theme.cc, a game's in its
// web/games/<game>/card.cc. Style sheets, scripts, pages and pictures refer to them by name, and the build inserts
// them:
//   colour(day.cloth)  colour(day.on_poster, 20%)  colour(night.poster.1)  colour(day.face.3.band)  colour(kTube.2)
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { game_folders, root } from './games.mjs';

const RGB = /rgb\((?:0x([0-9A-F]{6})|0)(?:, ([\d.]+)f?)?\)/g;
const FACE = ['ink', 'band', 'tint'];
const two = (/** @type {number} */ part) => Math.round(part).toString(16).toUpperCase().padStart(2, '0');
// With two digits more for a transparent colour.
const with_alpha = (/** @type {string} */ hex, /** @type {number} */ alpha) => `#${hex}${alpha < 1 ? two(alpha * 255) : ''}`;
const colours_in = (/** @type {string} */ text) => [...text.matchAll(RGB)].map(([, hex = '000000', alpha = '1']) =>
  with_alpha(hex, Number(alpha)));

/** Colours of the themes by their names: "day.face.2.ink". @returns {Map<string, string>} */
export function themes(text = readFileSync(path.join(root, 'web/draw/toolkit/theme.cc'), 'utf8')) {
  const all = new Map();
  for (const [, theme, body] of text.matchAll(/^constexpr Theme k(\w+)\{\n([^]*?)\n\};/gm)) {
    for (const [, key, value] of body.matchAll(/^ {4}\.(\w+) = ([^]*?),(?=\n {4}\.|$(?![^]))/gm)) {
      const name = `${theme.toLowerCase()}.${key}`;
      const found = colours_in(value);
      if (value.startsWith('rgb(')) all.set(name, found[0]);
      else if (value.startsWith('{')) found.forEach((colour, i) => all.set(key === 'face' ? `${name}.${Math.floor(i / 3)}.${FACE[i % 3]}` : `${name}.${i}`, colour));
    }
  }
  return all;
}

const THEMES = themes();

/** The colours of all themes in the order of their definitions, as the program takes them: eight digits each. */
export const digits_of_themes = (all = THEMES) => [...all.values()].map((colour) => colour.slice(1).padEnd(8, 'F')).join('');

/** Colours of a game's own objects: "kGold", "kTube.2". @returns {Map<string, string>} */
export function own_of(/** @type {string} */ id) {
  const file = path.join(root, 'web/games', id, 'card.cc');
  const all = new Map();
  if (!existsSync(file)) return all;
  for (const [statement] of readFileSync(file, 'utf8').matchAll(/^constexpr Color [^;]*;/gm)) {
    for (const [, name, many, value] of statement.matchAll(/(k\w+)(\[\])? = (\{[^}]*\}|rgb\([^)]*\))/g))
      colours_in(value).forEach((colour, i) => all.set(many ? `${name}.${i}` : name, colour));
  }
  return all;
}

const short = (/** @type {string} */ colour) => colour.replace(/^#(\w)\1(\w)\2(\w)\3(?:(\w)\4)?$/, '#$1$2$3$4');

/** The text with its colours inserted; `game`: the game whose colours it may name. */
export function coloured(/** @type {string} */ text, game = '') {
  const own = game ? own_of(game) : new Map();
  return text.replace(/\bcolour\(([\w.]+)(?:, ([\d.]+)%)?\)/g, (all, name, part) => {
    const found = THEMES.get(name) ?? own.get(name);
    if (!found) throw new Error(`there is no ${all}`);
    return short(part ? with_alpha(found.slice(1, 7), Number(part) / 100) : found);
  });
}

/** Colours in the text of a style sheet or drawing that a theme or the game defines too, except greys. */
export function said_twice(/** @type {string} */ text, game = '') {
  const said = new Set([...THEMES.values(), ...(game ? own_of(game).values() : [])].map((colour) => colour.slice(0, 7)).filter((colour) => !/^#(\w\w)\1\1$/.test(colour)));
  return colours_said(text).filter((colour) => said.has(colour));
}

/** All colours written as #33AACC, #3AC, 0x33AACC or rgb(51 170 204), with any alpha, as "#33AACC". */
export function colours_said(/** @type {string} */ text) {
  const long = [...text.matchAll(/(?:#|\b0x(?=\w{6}\b))([0-9A-Fa-f]{6})/g)].map(([, colour]) => colour);
  const short = [...text.matchAll(/#([0-9A-Fa-f])([0-9A-Fa-f])([0-9A-Fa-f])[0-9A-Fa-f]?(?![\w-])/g)].map(([, r, g, b]) => r + r + g + g + b + b);
  const parts = [...text.matchAll(/\brgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)/g)].map(([, ...rgb]) => rgb.map((part) => two(Number(part))).join(''));
  return [...long, ...short, ...parts].map((colour) => `#${colour.toUpperCase()}`);
}
