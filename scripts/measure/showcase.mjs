// The gallery of the docs: docs/GALLERY.md and its pictures, from the built site in Chromium. See scripts/pictures.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engine, root, site } from '../../tests/journeys/lib.mjs';
import { settle } from '../../tests/journeys/hurried.mjs';
import { enter, scenes } from '../../tests/journeys/scenes.mjs';
import { CLOCK, go_on, hold, press_held, step } from '../lib/held_clock.mjs';

const DOCS = path.join(root, 'docs');
const MOST = 3.3e6; // bytes, all together
const PHONE = [360, 740, 2];
const SIDE = [740, 360, 2];
const TABLET = [820, 1180, 1.25];
const DESK = [1440, 900, 1];

// Chapter by chapter: scene, size, theme, language, what it shows.
/** @type {[string, [string, number[], string, string, string][]][]} */
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

// The twenty worst that a look at the table found on 2026-11-22: what it was, its picture (docs/pictures/before), and what is
// there now: scene or page of the site, size, language, [what is pressed there, ms of the story after that].
/** @type {[string, string, [string, number[], string, string[]?, number?]][]} */
const WORST = [
  ['A card could be played while the last trick was still being told', '01-blind-play', ['four-late', DESK, 'fr', ['hand.*', 'play'], 1500]],
  ['“Play” on the home destroyed the match under way', '02-play', ['home-three', PHONE, 'en']],
  ['The next question flashed before the reveal', '03-prompt-flash', ['four-late', PHONE, 'fr', ['hand.*', 'play'], 120]],
  ['The row’s sum counted the card that stays', '04-wrong-sum', ['sixth', PHONE, 'fr', ['hand.77', 'play'], 5300]],
  ['Round one device nobody looked together', '05-hot-seat', ['gathered', PHONE, 'fr']],
  ['Nobody told the story of a trick', '06-trick', ['ten', PHONE, 'fr', ['hand.*', 'play'], 2100]],
  ['First and last place felt alike', '07-end', ['match-end', PHONE, 'fr']],
  ['The hand vanished when a special card was weighed', '08-replace', ['weigh-replace', PHONE, 'fr']],
  ['A round ended in the order of the seats', '09-round-end', ['round-end', PHONE, 'fr']],
  ['A hint pushed the wrong button', '10-non-merci-hint', ['nothanks-hint', PHONE, 'fr']],
  ['English and German kept French phrases', '11-german', ['nothanks-5', PHONE, 'de']],
  ['A lesson began with a paragraph', '12-lesson', ['lesson', PHONE, 'fr']],
  ['“Why?” was answered by prose on another page', '13-why', ['row', PHONE, 'fr', ['row.*', 'play', 'why'], 2600]],
  ['One colour for +1 and for +15', '14-costs', ['row', PHONE, 'en']],
  ['Desktops and tablets were large phones', '15-tablet', ['hint', TABLET, 'fr']],
  ['A console stood on every large table', '15-wide', ['hint', DESK, 'en']],
  ['The deal of the day was not worth sending', '17-daily', ['daily-done', PHONE, 'fr']],
  ['Hints and review spoke to statisticians', '18-hint', ['hint', PHONE, 'fr']],
  ['The layout moved, or hid things', '19-non-merci', ['nothanks-7', PHONE, 'fr']],
  ['Sheets and drafts were squeezed', '19-draft', ['market-ten', PHONE, 'fr']],
  ['A table in somebody else’s page had a cover without art', '20-embeds', ['/blog.html', PHONE, 'en']],
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
const encode = (/** @type {any} */ tab, /** @type {Buffer} */ png, /** @type {number} */ quality, /** @type {number} */ scale) => tab.evaluate(async (/** @type {[string, number, number]} */ [base64, q, times]) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.round(bitmap.width * times), height: Math.round(bitmap.height * times) });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', q).split(',')[1];
}, [png.toString('base64'), quality, scale]);

const folder = path.join(DOCS, 'pictures');
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder, { withFileTypes: true })) if (old.isFile()) rmSync(path.join(folder, old.name));
const house = await site();
const browser = await engine('chromium');
const dark_room = await browser.open('about:blank', { width: 100, height: 100 });
const pages = new Map();
let sum = 0;

// The page of that size.
async function page_of(/** @type {number[]} */ [width, height, dpr]) {
  const size = `${width}x${height}`;
  if (!pages.has(size)) pages.set(size, await browser.open(house.url, { width, height, dpr, touch: width < 1000, lang: 'fr', pixels: true, script: CLOCK }));
  return pages.get(size);
}
const scene_of = (/** @type {string} */ name) => {
  const scene = scenes.find((s) => s.name === name);
  if (!scene) throw new Error(`no scene ${name}`);
  return scene;
};
// Its picture in that file, as small as it may be: `scale` of its pixels.
async function keep(/** @type {any} */ page, /** @type {string} */ file, quality = 0.8, scale = 1) {
  const webp = Buffer.from(await encode(dark_room.driver.tab, await page.driver.tab.screenshot(), quality, scale), 'base64');
  writeFileSync(path.join(folder, file), webp);
  sum += webp.length;
  console.log(`${file}  ${Math.round(webp.length / 1000)} kB`);
}

const lines = ['# Gallery', '', 'Made from the built site in Chromium by `scripts/pictures --gallery`; nothing is retouched.', ''];
for (const [title, shots] of CHAPTERS) {
  lines.push(`## ${title}`, '');
  const cells = [];
  for (const [name, [width, height, dpr], theme, lang, caption] of shots) {
    const page = await page_of([width, height, dpr]);
    await enter(page, house.url, scene_of(name), lang, 100, { anew: true, theme });
    await calm(page);
    await settle(page, width, height);
    const file = `${name}-${width}x${height}-${theme}-${lang}.webp`;
    await keep(page, file);
    cells.push(`<img src="pictures/${file}" alt="${caption}" width="${Math.round(width * (width > 800 ? 0.5 : 0.68))}"><br>${caption}`);
  }
  const across = shots[0][1] === PHONE ? 3 : shots[0][1] === DESK ? 1 : 2;
  lines.push('<table>');
  for (let i = 0; i < cells.length; i += across)
    lines.push(`<tr>${cells.slice(i, i + across).map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  lines.push('</table>', '');
}

// Before and after, a line each.
for (const old of readdirSync(path.join(folder, 'before'))) sum += statSync(path.join(folder, 'before', old)).size;
lines.push('## Before and after', '', 'The twenty worst that somebody found who looked at the table as a designer and a player would (2026-11-22), and what is there now.', '');
lines.push('<table>', '<tr><th></th><th>before</th><th>after</th></tr>');
for (const [i, [what, before, [name, shape, lang, press = [], ms = 0]]] of WORST.entries()) {
  const page = await page_of(shape);
  if (name.startsWith('/')) {
    await page.driver.tab.goto(house.url + name.slice(1));
    await sleep(2000);
  } else {
    await enter(page, house.url, scene_of(name), lang, 100, { anew: true, theme: 'day', speed: ms ? 'normal' : 'instant' });
    await calm(page);
  }
  if (press.length) {
    await hold(page);
    await press_held(page, press);
    for (let t = 0; t < ms; t += 100) await step(page, 100);
  } else if (!name.startsWith('/')) {
    await settle(page, shape[0], shape[1]);
  }
  const file = `after-${String(i + 1).padStart(2, '0')}.webp`;
  await keep(page, file, 0.7, Math.min(1, (shape[0] > 800 ? 760 : 420) / (shape[0] * shape[2])));
  if (press.length) await go_on(page);
  const wide = shape[0] > 800 ? 420 : 210;
  const was = `<img src="pictures/before/${before}.webp" alt="${what}" width="${/^(02|07|08|09|1[01478]|15-wide|19-draft)/.test(before) ? 210 : 420}">`;
  lines.push(`<tr><td>${i + 1}. ${what}</td><td>${was}</td><td><img src="pictures/${file}" alt="${what}: now" width="${wide}"></td></tr>`);
}
lines.push('</table>', '');
writeFileSync(path.join(DOCS, 'GALLERY.md'), lines.join('\n'));
await browser.close();
await house.close();
console.log(`${Math.round(sum / 1000)} kB in ${path.relative(root, folder)}`);
if (sum > MOST) throw new Error(`more than ${MOST / 1e6} MB`);
