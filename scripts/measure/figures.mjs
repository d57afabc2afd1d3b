// Prints the figures of scripts/figures, each next to its goal: sizes, time to the first playable frame, Lighthouse,
// script time per frame, frames at rest, taps to the first card.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-ignore brought by scripts/figures, by itself
import lighthouse from './lighthouse/node_modules/lighthouse/core/index.js';
import { launch } from '../../tests/journeys/drivers/chromium.mjs';
import { sure } from '../../tests/journeys/drivers/page.mjs';
import { play_a_card, site, start_match } from '../../tests/journeys/lib.mjs';
import { columns, frame_times, median, PHONE } from '../lib/frame_times.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const PORT = 9333;
/** @type {import('../lib/frame_times.mjs').Figures[]} */
const rows = [];
const row = (/** @type {string} */ what, /** @type {string} */ figure, /** @type {string} */ goal, /** @type {boolean | null} */ good) => rows.push([what, figure, goal, good]);

const server = await site({ hosted: true });
const browser = await launch({ whole: true, debug_port: PORT });

for (const line of execFileSync('node', [path.join(root, 'scripts/measure/size.mjs'), '--totals'], { encoding: 'utf8' }).trim().split('\n')) {
  const [, bytes, goal, what] = sure(/([\d,]+) of ([\d,]+) bytes gzip \(.*?\) (.*?)(?::.*)?$/.exec(line), `size in "${line}"`);
  row(`bytes, gzip, ${what}`, bytes, goal, Number(bytes.replaceAll(',', '')) <= Number(goal.replaceAll(',', '')));
}

const PLAYABLE = "performance.getEntriesByName('tablee-playable')[0].startTime";
const CLICKED = "addEventListener('click', () => { window.__clicked = performance.now(); }, true);";
// First visits: the time until a tap is carried out at once, and how long a tap on Play then takes to show a table.
async function first_visits(/** @type {number} */ count, /** @type {import('../../tests/journeys/drivers/drivers.js').Throttle | undefined} */ network = undefined) {
  const playable = [];
  const table = [];
  for (let i = 0; i < count; i++) {
    const page = await browser.open(network ? `${server.url}licences.txt` : server.url, { ...PHONE, script: CLICKED, pixels: true });
    if (network) {
      await page.throttle(network);
      await page.driver.tab.goto(server.url);
    }
    await page.playable({ timeout: 60000 });
    playable.push(await page.evaluate(PLAYABLE));
    await page.tap_on('[data-action="play nimmt"]');
    await page.until("performance.getEntriesByName('tablee-drawn').length", { what: 'the table', timeout: 60000 });
    table.push(await page.evaluate("performance.getEntriesByName('tablee-drawn')[0].startTime - window.__clicked"));
    await page.close();
  }
  return [median(playable) / 1000, median(table) / 1000];
}
const [playable, to_table] = await first_visits(7);
row('first playable frame, first visit, median of 7', `${playable.toFixed(2)} s`, '1.0 s', playable <= 1);
row('… and from a tap on Play at that time to the table', `${to_table.toFixed(2)} s`, '', null);

{
  const page = await browser.open(server.url, { ...PHONE, pixels: true });
  await page.ready();
  let taps = 0;
  page.tap = new Proxy(page.tap, { apply: (tap, _, at) => (taps++, Reflect.apply(tap, page, at)) });
  await start_match(page);
  await play_a_card(page);
  row('taps from the address to the first card played', String(taps), '3', taps <= 3);
  await page.rest(1500, { timeout: 60000 });
  const still = await page.frames_in(3000);
  row('frames asked for in 3 s while nothing changes', String(still), '0', still === 0);
  await page.close();
}
for (const figures of await frame_times(browser, server.url)) row(...figures);

const audit = async (/** @type {object} */ settings, place = '') => (await lighthouse(server.url + place, { port: PORT, output: 'json', logLevel: 'error' }, { extends: 'lighthouse:default', settings })).lhr;
const lhr = await audit({});
for (const [category, goal] of Object.entries({ performance: 95, accessibility: 100, 'best-practices': 100 })) {
  const score = Math.round(lhr.categories[category].score * 100);
  row(`Lighthouse ${lhr.lighthouseVersion}, mobile, ${category}`, String(score), String(goal), score >= goal);
  if (score < goal) {
    for (const { id, weight } of lhr.categories[category].auditRefs) {
      const { score: one, title, displayValue } = lhr.audits[id];
      if (weight && one !== null && one < 0.9) console.error(`  ${category}: ${title}${displayValue ? ` (${displayValue})` : ''}`);
    }
  }
}
// The other pages, and screens that an address opens directly.
{
  const places = ['en.html', 'de.html', 'embed.html', 'blog.html', '?embed', '?table=nimmt', '#t1.BW5pbW10AQMAAQZncmVlZHkCCgAEAAEHALHcHok'];
  /** @type {Record<string, number>} */
  const worst = { accessibility: 100, 'best-practices': 100 };
  for (const place of places) {
    const { categories } = await audit({ onlyCategories: Object.keys(worst) }, place);
    for (const name of Object.keys(worst)) worst[name] = Math.min(worst[name], Math.round(categories[name].score * 100));
  }
  for (const [name, score] of Object.entries(worst)) row(`… ${name}, the least of ${places.length} other addresses`, String(score), '100', score === 100);
}
// Lighthouse's settings for mobile: 150 ms round trip, 1.6 Mbit/s, a processor 4 times slower.
const [slow, slow_table] = await first_visits(3, { cpu: 4, network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 } });
row('first playable frame at 150 ms, 1.6 Mbit/s, processor 4 times slower, median of 3', `${slow.toFixed(2)} s`, '2.5 s', slow <= 2.5);
row('… and from a tap on Play at that time to the table', `${slow_table.toFixed(2)} s`, '', null);

await browser.close();
await server.close();
columns(rows);
process.exit(0);
