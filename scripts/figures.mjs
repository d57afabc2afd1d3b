// What scripts/figures prints: sizes, time to the first playable frame, Lighthouse, script time a frame, frames at rest,
// taps to the first card, each next to its goal.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import lighthouse from './lighthouse/node_modules/lighthouse/core/index.js';
import { launch } from '../tests/journeys/drivers/chromium.mjs';
import { play_a_card, site, start_match } from '../tests/journeys/lib.mjs';
import { play_on, ways } from '../tests/journeys/play.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const PORT = 9333;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const rows = [];
const row = (what, figure, goal, good) => rows.push([what, figure, goal, good ? 'yes' : 'no']);

const house = await site({ hosted: true });
const browser = await launch({ debug_port: PORT });
const PHONE = { width: 412, height: 823, dpr: 2, touch: true, lang: 'fr' };

for (const line of execFileSync('node', [path.join(root, 'scripts/size.mjs'), '--totals'], { encoding: 'utf8' }).trim().split('\n')) {
  const [, bytes, goal, what] = /([\d,]+) of ([\d,]+) bytes gzip (.*?)(?::.*)?$/.exec(line);
  row(`bytes, gzip, ${what}`, bytes, goal, Number(bytes.replaceAll(',', '')) <= Number(goal.replaceAll(',', '')));
}

const times = [];
for (let i = 0; i < 7; i++) {
  const page = await browser.open(house.url, PHONE);
  await page.ready();
  times.push(await page.evaluate("performance.getEntriesByName('tablee-playable')[0].startTime"));
  await page.close();
}
row('first playable frame, first visit, median of 7', `${(median(times) / 1000).toFixed(2)} s`, '1.0 s', median(times) <= 1000);

const TIMED = `
  window.__script = [];
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (f) => ask((t) => {
    const from = performance.now();
    f(t);
    window.__script.push(performance.now() - from);
  });`;
{
  const page = await browser.open(house.url, { ...PHONE, script: TIMED });
  await page.ready();
  let taps = 0;
  const { tap } = page;
  page.tap = (...at) => (taps++, tap(...at));
  await start_match(page);
  await play_a_card(page);
  row('taps from the address to the first card played', String(taps), '3', taps <= 3);
  await page.until(async () => (await page.frames_in(1500)) === 0, { what: 'rest', timeout: 60000 });
  const still = await page.frames_in(3000);
  row('frames asked for in 3 s while nothing changes', String(still), '0', still === 0);
  await page.throttle({ cpu: 4 });
  await page.evaluate('window.__script.length = 0');
  const cards = (items) => items.filter((item) => /^hand\.\d+$/.test(item.id)).length;
  await play_on(page, ways.tap(page), { stop: (items) => cards(items) > 0 && cards(items) <= 3 });
  const frames = (await page.evaluate('window.__script')).sort((a, b) => a - b);
  const p99 = frames[Math.floor(frames.length * 0.99)];
  row(`script time a frame, processor 4 times slower, 99th percentile of ${frames.length}`, `${p99.toFixed(1)} ms`, '6 ms', p99 <= 6);
  await page.close();
}

const audit = async (settings) => (await lighthouse(house.url, { port: PORT, output: 'json', logLevel: 'error' }, { extends: 'lighthouse:default', settings })).lhr;
const lhr = await audit({});
for (const [category, goal] of [['performance', 95], ['accessibility', 100], ['best-practices', 100]]) {
  const score = Math.round(lhr.categories[category].score * 100);
  row(`Lighthouse ${lhr.lighthouseVersion}, mobile, ${category}`, String(score), String(goal), score >= goal);
  if (score < goal) {
    for (const { id, weight } of lhr.categories[category].auditRefs) {
      const { score: one, title, displayValue } = lhr.audits[id];
      if (weight && one !== null && one < 0.9) console.error(`  ${category}: ${title}${displayValue ? ` (${displayValue})` : ''}`);
    }
  }
}
// Lighthouse's mobile settings as they are named: 150 ms there and back, 1.6 Mbit/s, a processor 4 times slower.
const slow = [];
for (let i = 0; i < 3; i++) {
  const page = await browser.open(`${house.url}licences.txt`, PHONE);
  await page.throttle({ cpu: 4, network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 } });
  await page.driver.tab.goto(house.url);
  await page.ready({ timeout: 60000 });
  slow.push(await page.evaluate("performance.getEntriesByName('tablee-playable')[0].startTime"));
  await page.close();
}
row('first playable frame at 150 ms, 1.6 Mbit/s, processor 4 times slower, median of 3', `${(median(slow) / 1000).toFixed(2)} s`, '2.5 s', median(slow) <= 2500);

await browser.close();
await house.close();
const widths = [0, 1, 2, 3].map((i) => Math.max(...[['', 'reached', 'goal', 'met'], ...rows].map((cells) => cells[i].length)));
for (const cells of [['', 'reached', 'goal', 'met'], ...rows]) console.log(cells.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  '));
process.exit(0);
