// Draws the pictures that previewers show beside a link: for the home, for each kind of table and for the deal of the day, in each
// language, from our own drawings and words. scripts/site/icons.mjs turns them into files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { game_folders, root } from '../lib/games.mjs';
import { languages } from '../lib/languages.mjs';
import { coloured } from '../lib/palette.mjs';
import { readWords } from '../words/words.mjs';
import { drawing } from './games.mjs';

/** Pixels, as previewers recommend. */
export const WIDTH = 1200;
export const HEIGHT = 630;
const LONGEST_LINE = 62; // letters under the title

const found = (/** @type {RegExp} */ pattern, /** @type {string} */ text) => {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`previews: no ${pattern}`);
  return part;
};
/** @type {Record<string, string>} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xml = (/** @type {string} */ text) => text.replace(/[&<>]/g, (letter) => ESCAPES[letter]);

/** Words in as few lines as possible, broken between sentences where that makes no line more. @returns {string[]} */
export function lines_of(/** @type {string} */ text, most = LONGEST_LINE) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const sentences = text.split(/(?<=[.!?]) /);
  return lines.length > 1 && sentences.length === lines.length && sentences.every((sentence) => sentence.length <= most) ? sentences : lines;
}

// The drawing of a kind of table within a box.
function placed(/** @type {string} */ id, /** @type {string} */ kind, /** @type {{x: number, y: number, width: number, height: number}} */ box) {
  const svg = drawing(id, kind);
  const [, , width, height] = found(/viewBox="([\d. -]+)"/, svg).split(' ').map(Number);
  const scale = Math.min(box.width / width, box.height / height);
  return `<g transform="translate(${box.x + (box.width - width * scale) / 2} ${box.y + (box.height - height * scale) / 2}) scale(${scale})">${found(/<svg [^>]*>([^]*)<\/svg>/, svg)}</g>`;
}

const shell = readFileSync(path.join(root, 'shell.html'), 'utf8');
const parts = found(/<svg class="parts"[^>]*>([^]*?)<\/svg>/, shell);
const bull = found(/<symbol id="bull"[^>]*>(<path[^>]*>)/, parts);
const EYES = '<circle cx="-23" cy="-2" r="8.5"/><circle cx="23" cy="-2" r="8.5"/><circle cx="-15" cy="68" r="8"/><circle cx="15" cy="68" r="8"/>';
// How the home draws tiles.
const tiles = [...readFileSync(path.join(root, 'web/page/shell.css'), 'utf8').matchAll(/^\.poster (\.tile[^\n]*)/gm)].map(([, rule]) => rule).join('');
const STYLE = '.card text{font-family:"Barlow Condensed";font-weight:800;text-anchor:middle}.words{font-family:Nunito;font-weight:800}.middle{text-anchor:middle}';

// A page of a calendar with one day marked.
const days = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((column) => `<circle cx="${40 + 35 * column}" cy="${92 + 34 * row}" r="8"/>`)).join('');
const CALENDAR = `<rect width="220" height="230" rx="20" fill="colour(day.card)"/><path d="M0 54V20A20 20 0 0 1 20 0H200A20 20 0 0 1 220 20V54Z" fill="colour(day.danger)"/><g fill="colour(day.card_edge)">${days}</g><circle cx="145" cy="160" r="22" fill="colour(day.accent)"/><path d="M134 160L142 169L157 151" fill="none" stroke="colour(day.card)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;

/** @param {{ground: string, art: string, title: string, about: string, now: string}} picture */
function preview({ ground, art, title, about, now }) {
  const size = Math.min(100, Math.floor(2000 / title.length));
  const text = lines_of(about);
  const lines = text.map((line, at) => `<text class="words middle" x="600" y="${(text.length > 1 ? 444 : 482) + 44 * at}" font-size="33" fill="colour(day.on_poster)" fill-opacity=".92">${xml(line)}</text>`);
  return coloured(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>${STYLE}${tiles}</style><defs>${parts}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
${art}
<text class="words middle" x="600" y="${text.length > 1 ? 384 : 424}" font-size="${size}" fill="colour(day.on_poster)">${xml(title)}</text>
${lines.join('\n')}
<rect y="526" width="${WIDTH}" height="104" fill="colour(day.cloth)"/>
<g transform="translate(84 579) scale(.4)" fill="colour(day.accent)">${bull}<g fill="colour(day.cloth)">${EYES}</g></g>
<text class="words" x="142" y="599" font-size="58" fill="colour(day.ink)">Tablée</text>
<text class="words" x="1152" y="593" font-size="34" text-anchor="end" fill="colour(day.ink_soft)">${xml(now)}</text>
</svg>`);
}

/** Every picture by its name without ending, preview-<page>-<language>. @returns {Map<string, string>} */
export function previews() {
  const all = new Map();
  const kinds = game_folders.flatMap(({ id, names }) => names.map((kind) => ({ id, kind })));
  const [left, right] = game_folders;
  for (const language of languages) {
    const words = readWords(language);
    const word = (/** @type {string} */ key) => words.get(key) ?? '';
    const now = word('site.page_now');
    const two = placed(left.id, left.id, { x: 40, y: 40, width: 560, height: 230 }) + (right ? placed(right.id, right.id, { x: 650, y: 40, width: 500, height: 250 }) : '');
    all.set(`preview-home-${language}`, preview({ ground: 'colour(day.poster.0)', art: two, title: word('home.tagline'), about: kinds.map(({ kind }) => word(`game.${kind}`)).join(' · '), now }));
    kinds.forEach(({ id, kind }, at) => all.set(`preview-${kind}-${language}`, preview({
      ground: `colour(day.poster.${at % 3})`, art: placed(id, kind, { x: 100, y: 34, width: 1000, height: 232 }), title: word(`game.${kind}`), about: word(`game_about.${kind}`), now,
    })));
    const calendar = `<g transform="translate(490 40)">${CALENDAR}</g>`;
    const sides = placed(left.id, left.id, { x: 40, y: 76, width: 400, height: 166 }) + (right ? placed(right.id, right.id, { x: 770, y: 70, width: 390, height: 180 }) : '');
    all.set(`preview-daily-${language}`, preview({ ground: 'colour(day.poster.0)', art: sides + calendar, title: word('daily.title'), about: word('site.daily_about'), now }));
  }
  return all;
}
