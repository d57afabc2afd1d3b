// Generates the site's content about games from their declarations (engine/site/games.cc) and their folders: the home's
// posters, the maker's form, the tables of the sample page. scripts/site/assemble.mjs fills in the templates.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/games.mjs';
import { coloured } from '../lib/palette.mjs';
import { tree_of } from './covers.mjs';

/**
 * @typedef {{ key: string, low: number, high: number, usual: number, flag: boolean }} Option
 * @typedef {{ name: string, flag: string, least: number, most: number, options: Option[], labels: (string | string[])[] }} Kind
 * @typedef {{ id: string, kinds: Kind[] }} Game
 * @typedef {(key: string) => boolean} Known  is there a text with this key?
 */

const table_of = (/** @type {Game} */ { id }, /** @type {Kind} */ { flag }) => (flag ? `${id} ${flag}` : id);
const each_kind = (/** @type {Game[]} */ games) => games.flatMap((game) => game.kinds.map((kind) => ({ ...kind, table: table_of(game, kind), id: game.id })));

// For a game without a drawing: three blank cards.
const PLAIN = `<svg viewBox="0 0 208 118" aria-hidden="true" focusable="false">
${[[32, -9], [63, 0], [94, 9]].map(([x, turn]) => `  <g class="card" transform="translate(${x} 8) rotate(${turn} 41 58)"><rect width="82" height="115" rx="8" fill="${coloured('colour(day.card)')}" stroke="#0003"/></g>`).join('\n')}
</svg>
`;
/** The drawing of a variant's poster, as an svg element. */
export function drawing(/** @type {string} */ id, /** @type {string} */ kind) {
  const file = path.join(root, 'web/games', id, 'poster', `${kind}.svg`);
  return existsSync(file) ? coloured(readFileSync(file, 'utf8'), id) : PLAIN;
}

const PLAY = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5l10 7-10 7z"/></svg>';
// Three background colours in turn, as on the canvas.
const GROUNDS = ['', ' second', ' third'];
export const posters = (/** @type {Game[]} */ games) => each_kind(games).map(({ id, name, table }, at) => `  <section class="poster ${name}${GROUNDS[at % GROUNDS.length]}" aria-labelledby="home-${name}">
    ${drawing(id, name).trim().replaceAll('\n', '\n    ')}
    <h2 id="home-${name}">{{words game.${name}}}</h2>
    <p>{{words game_about.${name}}}</p>
    <div class="ways">
      <button type="button" class="main" id="play-${name}" aria-labelledby="play-${name} home-${name}" data-action="play ${table}">${PLAY}{{words home.play}}</button>
      <button type="button" id="setup-${name}" aria-labelledby="setup-${name} home-${name}" data-action="setup ${table}">{{words home.setup}}</button>
    </div>
  </section>
`).join('');

/** The games as choices in the maker's form. */
export const choices = (/** @type {Game[]} */ games) => each_kind(games).map(({ name, table, least, most }) =>
  `<option value="${table}" data-kind="${name}" data-least="${least}" data-most="${most}" {{each game.${name}}}></option>`).join('\n        ');
/** The largest number of players at any table. */
export const most_seats = (/** @type {Game[]} */ games) => Math.max(...each_kind(games).map(({ most }) => most));
/** Fields of the maker's form: the options of a variant, as far as there are words for them. */
export function fields(/** @type {Game[]} */ games, /** @type {Known} */ known) {
  return games.flatMap(({ id, kinds }) => {
    const keys = [...new Set(kinds.flatMap(({ options }) => options.map(({ key }) => key)))];
    return keys.flatMap((key) => {
      const free = kinds.filter(({ options }) => options.some((option) => option.key === key));
      const option = /** @type {Option} */ (free[0].options.find((one) => one.key === key));
      const label = option.flag ? `${id}.option.${key}` : `site.embed_${key}`;
      if (!known(label)) return [];
      const games_of = `data-games="${free.map(({ name }) => name).join(' ')}"`;
      return [option.flag ? `<label ${games_of}><input type="checkbox" name="${key}"> {{words ${label}}}</label>`
        : `<label ${games_of}>{{words ${label}}} <input type="number" name="${key}" min="${option.low}" max="${option.high}" value="${option.usual}"></label>`];
    });
  }).join('\n    ');
}

/** Two tables for the sample page of another site, of games that have words for it. */
export const samples = (/** @type {Game[]} */ games, /** @type {Known} */ known) => games.filter(({ id }) => known(`${id}.blog`)).slice(0, 2).map(({ id, kinds: [{ name, least }] }, at) => {
  const bots = at ? least - 1 : 3;
  return `${at ? `<p>{{words site.blog_between}}</p>\n    <h2>{{words game.${name}}}</h2>\n    ` : ''}<p>{{words ${id}.blog}}</p>
    <tablee-game id="${['first', 'second'][at]}" game="${id}" seats="person${' bot'.repeat(bots)}"${at ? ' theme="night"' : ''} data-follows><a href="./">{{words game.${name}}}</a></tablee-game>`;
}).join('\n    ');

/** The tables that embed.js knows: variant, game and flag of each, and the number of its poster's background. */
export const kinds_list = (/** @type {Game[]} */ games) => each_kind(games).map(({ name, id, flag }, at) => [name, id, flag, at % GROUNDS.length]);
/** Their posters' pictures: variant -> svg as a list. */
export const pictures = (/** @type {Game[]} */ games) => Object.fromEntries(each_kind(games).map(({ name, id }) => [name, tree_of(drawing(id, name))]));
/** Labels for braille.js: variant -> for each card its lines, or the key of its words. */
export const labels = (/** @type {Game[]} */ games) => Object.fromEntries(each_kind(games).filter((kind) => kind.labels.length).map((kind) => [kind.name, kind.labels]));
