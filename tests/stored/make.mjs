// Stores what this version writes, for tests of later ones (tests/app/stored_test.cc, tests/journeys/store.test.mjs).
// Before a format changes:
//   node tests/stored/make.mjs NAME          plays some matches in tablee_headless and writes tests/stored/NAME.json
// (2026-11-23.json was written in this way on 6fba347; 2026-11-22.json has the same matches with their sheets in the
// previous version's format.) `stored` are the program's values, `local` the browser's storage; `opens` are figures
// shown for them, after those taps.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { open_store } from '../../web/page/js/store/store.js';
import { engine, hand, root, site } from '../journeys/lib.mjs';
import { play_on, press_in_turn, set_table, ways } from '../journeys/play.mjs';

/** @typedef {import('../journeys/drivers/drivers.js').Bare} Bare */

const name = process.argv[2];
if (!name) throw new Error('usage: node tests/stored/make.mjs NAME');
const server = await site();
const browser = await engine('headless');
const page = /** @type {Bare} */ (await browser.open(server.url, { width: 1280, height: 800, lang: 'en' }));
const press = (/** @type {string[]} */ ...ids) => press_in_turn(page, ...ids);
const play = (steps = Infinity) => {
  let n = 0;
  return play_on(page, ways.press(page), { stop: () => ++n > steps });
};

await press('settings', 'speed.instant', 'tracker', 'theme.night', 'back');
await set_table(page, 'nimmt', ['person', 'hasty', 'dreamer'], ['option.rounds.plus']);
await play();
await press('review');
await page.item('seat.0');
await press('back', 'challenge', 'send', 'back', 'leave');
await set_table(page, 'nothanks', ['person', 'hasty', 'dreamer']);
await play();
await press('leave', 'exercises', 'set.nimmt.sixth_place', 'next');
for (let n = 0; n < 2; n++) {
  await page.until(async () => (await hand(page)).length > 0, { what: 'an exercise' });
  await press((await hand(page))[0].id, 'play', 'trial.next');
}
await press('back', 'back', 'back', 'sheets', 'pad', 'pad_start', 'back', 'back', 'game.surprend.play');
await page.item('where');
await play(9);
await page.reload();
await page.item('where');

/** @type {Record<string, string>} */
const stored = {};
for (const key of await page.stored_keys('')) stored[key] = await page.stored_text(key);

// Months as numbers, as the first versions showed them.
const MONTHS = Array.from({ length: 12 }, (none, month) => new Date(2026, month).toLocaleString('en-GB', { month: 'long' }));
const numbered = (/** @type {string} */ text) => text.replaceAll(new RegExp(` (${MONTHS.join('|')}) `, 'g'), (none, name) => ` ${MONTHS.indexOf(name) + 1} `);

const FIGURES = /^(seat\.|row\.|hand\.|card|scores\.|players\.|replay\.at|pad\.|place\.|where|name|resume|sheet\.|duels\.|rating|set\.|mistakes)/;
const CHOICES = /^(speed|theme|tracker|sound|volume|view|text)\b/;
const opens = [];
for (const taps of [[], ['settings'], ['sheets'], ['sheets', 'statistics'], ['sheets', 'pad'], ['exercises'], ['resume.go'],
  ...Object.keys(stored).filter((key) => key.startsWith('replay.')).map((key) => ['sheets', `sheet.${key.slice(7)}`])]) {
  await page.lay(server.url, stored);
  await press(...taps);
  const items = await page.items();
  opens.push({
    taps,
    shows: Object.fromEntries(items.filter(({ id, text }) => FIGURES.test(id) && /\d/.test(text))
      .map(({ id, text, role, value }) => [id, (numbered(text).match(/\d+/g) ?? []).join(' ') + (role === 'input' ? `=${value}` : '')])),
    settings: Object.fromEntries(taps[0] === 'settings' ? items.filter(({ id }) => CHOICES.test(id)).map(({ id, on }) => [id, on]) : []),
  });
}
await browser.close();
await server.close();

/** @type {Map<string, string>} */
const slots = new Map();
const store = open_store(() => /** @type {any} */ ({
  get length() { return slots.size; },
  key: (/** @type {number} */ i) => [...slots.keys()][i] ?? null,
  getItem: (/** @type {string} */ slot) => slots.get(slot) ?? null,
  setItem: (/** @type {string} */ slot, /** @type {string} */ text) => slots.set(slot, text),
  removeItem: (/** @type {string} */ slot) => slots.delete(slot),
}), '/');
for (const [key, text] of Object.entries(stored)) store.write(key, text);
writeFileSync(path.join(root, 'tests/stored', `${name}.json`), `${JSON.stringify({ version: name, stored, local: Object.fromEntries(slots), opens }, null, 1)}\n`);
process.exit(0);
