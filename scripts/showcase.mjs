// The gallery of the docs: docs/GALLERY.md and its pictures, from the built site in Chromium. See scripts/pictures.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engine, root, site } from '../tests/journeys/lib.mjs';
import { settle } from '../tests/journeys/hurried.mjs';
import { enter, scenes } from '../tests/journeys/scenes.mjs';

const DOCS = path.join(root, 'docs');
const MOST = 2.5e6; // bytes, all together
const PHONE = [360, 740, 2];
const SIDE = [740, 360, 2];
const TABLET = [820, 1180, 1.25];
const DESK = [1440, 900, 1];

// Chapter by chapter: scene, size, theme, language, what it shows.
const CHAPTERS = [
  ['On a phone', [
    ['home', PHONE, 'day', 'fr', 'Home: three games, ready to play'],
    ['setup-open', PHONE, 'day', 'en', 'Who sits where, and who plays for whom'],
    ['four', PHONE, 'day', 'fr', 'A hand of 6 qui prend against three bots'],
    ['lifted-high', PHONE, 'night', 'de', 'A lifted card shows where it would go'],
    ['ten-row', PHONE, 'day', 'en', 'Ten players, and a row to choose'],
    ['hint', PHONE, 'night', 'en', 'A hint: what every card would cost, and why'],
    ['handover', PHONE, 'day', 'de', 'The device goes from hand to hand'],
    ['special-seven', PHONE, 'day', 'fr', '6 qui surprend: seven players, a stopped row'],
    ['nothanks-5', PHONE, 'day', 'fr', 'Non merci: the card, its chips, the question'],
    ['market-lifted', PHONE, 'night', 'en', 'The draft of the pro variant'],
  ]],
  ['Lying on its side', [
    ['ten', SIDE, 'night', 'fr', 'Ten players on a phone, hand under the thumbs'],
    ['nothanks-7', SIDE, 'day', 'en', 'Non merci with seven'],
    ['lesson', SIDE, 'day', 'de', 'A lesson shows what it speaks of'],
    ['special-stops', SIDE, 'night', 'fr', 'Special cards in play'],
  ]],
  ['Learning, looking back', [
    ['lesson', PHONE, 'day', 'fr', 'The first lesson of 6 qui prend'],
    ['lesson-nothanks', PHONE, 'night', 'fr', 'The first lesson of Non merci'],
    ['match-end', PHONE, 'day', 'fr', 'The end of a match'],
    ['replay', PHONE, 'night', 'en', 'Every match can be seen again, move by move'],
    ['sheet-four', PHONE, 'day', 'de', 'A score sheet with its lines'],
    ['statistics', PHONE, 'night', 'fr', 'Statistics over an autumn'],
    ['daily-done', PHONE, 'day', 'en', 'The deal of the day'],
    ['link', PHONE, 'day', 'fr', 'The same deal as a friend had, by link'],
    ['pad-rounds', PHONE, 'day', 'de', 'The score pad for real cards'],
  ]],
  ['High contrast', [
    ['four', PHONE, 'contrast', 'en', '6 qui prend'],
    ['nothanks-4', PHONE, 'contrast', 'fr', 'Non merci'],
    ['settings', PHONE, 'contrast', 'de', 'Settings'],
  ]],
  ['On a tablet', [
    ['lifted-low', TABLET, 'day', 'fr', 'Too low: you would have to take a row'],
    ['nothanks-4', TABLET, 'night', 'de', 'Non merci, readable across the table'],
  ]],
  ['On a desk', [
    ['home', DESK, 'day', 'en', 'Home'],
    ['row', DESK, 'day', 'fr', 'A row to choose'],
    ['special-five-rows', DESK, 'night', 'en', 'A fifth row'],
    ['nothanks-7', DESK, 'night', 'fr', 'Non merci with seven'],
    ['statistics', DESK, 'day', 'de', 'Statistics'],
  ]],
];

const sleep = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));
// Bots that choose at the same time have done so: nothing has changed for a while.
async function calm(/** @type {any} */ page) {
  let last = '';
  for (let same = 0; same < 4; await sleep(150)) {
    const now = JSON.stringify(await page.items());
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

// Chromium's own encoder, in a page of its own.
const encode = (/** @type {any} */ tab, /** @type {Buffer} */ png) => tab.evaluate(async (/** @type {string} */ base64) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas.toDataURL('image/webp', 0.82).split(',')[1];
}, png.toString('base64'));

const folder = path.join(DOCS, 'pictures');
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(path.join(folder, old));
const house = await site();
const browser = await engine('chromium');
const dark_room = await browser.open('about:blank', { width: 100, height: 100 });
const pages = new Map();
let sum = 0;
const lines = ['# Gallery', '', 'Made from the built site in Chromium by `scripts/pictures --gallery`; nothing is retouched.', ''];
for (const [title, shots] of CHAPTERS) {
  lines.push(`## ${title}`, '');
  const cells = [];
  for (const [name, [width, height, dpr], theme, lang, caption] of shots) {
    const size = `${width}x${height}`;
    if (!pages.has(size)) pages.set(size, await browser.open(house.url, { width, height, dpr, touch: width < 1000, lang: 'fr', pixels: true }));
    const page = pages.get(size);
    const scene = scenes.find((s) => s.name === name);
    if (!scene) throw new Error(`no scene ${name}`);
    await enter(page, house.url, scene, lang, 100, { anew: true, theme });
    await calm(page);
    await settle(page, Number(width), Number(height));
    const file = `${name}-${size}-${theme}-${lang}.webp`;
    const webp = Buffer.from(await encode(dark_room.driver.tab, await page.driver.tab.screenshot()), 'base64');
    writeFileSync(path.join(folder, file), webp);
    sum += statSync(path.join(folder, file)).size;
    cells.push(`<img src="pictures/${file}" alt="${caption}" width="${Math.round(width * (width > 800 ? 0.5 : 0.68))}"><br>${caption}`);
    console.log(`${file}  ${Math.round(webp.length / 1000)} kB`);
  }
  const across = shots[0][1] === PHONE ? 3 : shots[0][1] === DESK ? 1 : 2;
  lines.push('<table>');
  for (let i = 0; i < cells.length; i += across)
    lines.push(`<tr>${cells.slice(i, i + across).map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  lines.push('</table>', '');
}
writeFileSync(path.join(DOCS, 'GALLERY.md'), lines.join('\n'));
await browser.close();
await house.close();
console.log(`${Math.round(sum / 1000)} kB in ${path.relative(root, folder)}`);
if (sum > MOST) throw new Error(`more than ${MOST / 1e6} MB`);
