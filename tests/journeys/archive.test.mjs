// The archive at the size of years: sheets of the previous version, ten thousand of them, and two tabs at one table.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { complaints, ENGINES, evening, hand, play_a_card, start_match } from './lib.mjs';
import { hurry, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 900, height: 700, lang: 'en-GB' };
const SOAK = Boolean(process.env.TABLEE_SOAK);

const day = (/** @type {number} */ i) => new Date(Date.UTC(2020, 0, 1 + (i % 2000))).toISOString().slice(0, 10);
const key = (/** @type {number} */ i) => `${day(i)}.${String(1 + Math.floor(i / 2000)).padStart(4, '0')}`;
const names = ['Anne', 'Léo', 'Chloé', 'Bots & friends'];
const rounds = (/** @type {number} */ i) => Array.from({ length: 8 }, (none, r) => [(i * 7 + r) % 31, (r * 5) % 17, 3, (i + r) % 9]);

// As the previous version stored them: one key for each sheet.
const old_form = (/** @type {number} */ count) => Object.fromEntries(Array.from({ length: count }, (none, i) => [`sheet.${key(i)}`, JSON.stringify({
  format: 1, game: 'nimmt', date: day(i), options: { players: 4, target: 66, at_least: 0, rounds: 0, tactic: 0, logic: 0, profi: 0, special: 0 },
  players: names.map((name) => ({ name })), rounds: rounds(i), totals: [], winners: [], over: true, practice: false,
})]));
// As they are stored now (web/app/storage/archive.h): lines on pages.
function pages_of(/** @type {number} */ count) {
  const lines = Array.from({ length: count }, (none, i) => `${key(i)}\tnimmt\t${day(i)}\to\tplayers=4,target=66,at_least=0,rounds=0,tactic=0,logic=0,profi=0,special=0\t${names.join(';')}\t${rounds(i).map((round) => round.join()).join(';')}\t`).sort();
  /** @type {Record<string, string>} */
  const pages = {};
  for (let from = 0; from < lines.length; from += 40) {
    const page = lines.slice(from, from + 40);
    pages[`sheets.${page[0].slice(0, page[0].indexOf('\t'))}`] = page.join('\n');
  }
  return pages;
}

// Opens the page with these values stored, and nothing else.
async function lay(/** @type {import('./lib.mjs').Engine} */ browser, /** @type {string} */ url, /** @type {Record<string, string>} */ stored) {
  const page = await browser.open(`${url}licences.txt`, SIZE);
  await page.lay(url, stored);
  return page;
}
const keys = (/** @type {Page} */ page, /** @type {string} */ like) => page.evaluate(`Object.keys(localStorage).filter((name) => ${like}.test(name)).length`);
// Milliseconds from a press of that button until that screen is shown.
const time_to = (/** @type {Page} */ page, /** @type {string} */ id, /** @type {string} */ screen) => page.evaluate(`new Promise((done) => {
  const accessible = document.getElementById('accessible');
  const from = performance.now();
  new MutationObserver((news, watch) => {
    if (accessible.dataset.screen !== '${screen}') return;
    watch.disconnect();
    done(performance.now() - from);
  }).observe(accessible, { attributes: true, childList: true, subtree: true });
  document.getElementById('i-${id}').click();
})`);
const median = (/** @type {number[]} */ all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];

for (const name of ENGINES) {
  describe(`the archive in ${name}`, { timeout: 400000 }, () => {
    const at = evening(name);

    test('six hundred sheets of the previous version: all there, at the first start and after it', async () => {
      const page = await lay(at.browser, at.server.url, { ...old_form(600), settings: JSON.stringify({ lang: 'de', theme: 'night' }) });
      assert.equal(await page.evaluate('document.documentElement.lang'), 'de', 'settings are read');
      for (const visits of [1, 2]) {
        await ways.press(page)('sheets');
        await page.until(async () => /600/.test((await page.item('room')).text), { what: `all of them, visit ${visits}` });
        assert.equal((await page.items()).filter((item) => /^sheet\.2/.test(item.id)).length, 30);
        assert.equal(await keys(page, '/:sheet\\./'), 0, 'nothing in the old form is left');
        assert.ok((await keys(page, '/:sheets\\./')) < 60);
        await page.reload();
        await page.ready();
      }
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('ten thousand sheets: the start does not read them, lists appear at once', async (t) => {
      const TIMES = SOAK ? 7 : 1;
      const start = async (/** @type {Page} */ page) => {
        const times = [];
        for (let i = 0; i < TIMES; i++) {
          await page.reload();
          await page.ready();
          times.push(await page.evaluate("performance.getEntriesByName('tablee-drawn')[0].startTime"));
        }
        return median(times);
      };
      const few = await lay(at.browser, at.server.url, pages_of(1));
      const quick = await start(few);
      await few.close();
      const page = await lay(at.browser, at.server.url, pages_of(10000));
      const slow = await start(page);
      const lists = [];
      const figures = [];
      for (let i = 0; i < TIMES; i++) {
        lists.push(await time_to(page, 'sheets', 'sheets'));
        assert.match((await page.item('room')).text, /10[\s,.\u202f]?000/);
        await page.item('statistics');
        figures.push(await time_to(page, 'statistics', 'statistics'));
        assert.match((await page.item('players.0.1')).text, /10[\s,.\u202f]?000/);
        await ways.press(page)('back');
        await page.item('search');
        await ways.press(page)('back');
        await page.item('sheets');
      }
      t.diagnostic(`reliability | ${name}: 10,000 sheets, start against a start with one | ${(slow / quick).toFixed(2)} × | ≤ 1.20 ×`);
      t.diagnostic(`reliability | ${name}: 10,000 sheets, the list, the first time of ${lists.length} | ${lists[0].toFixed(0)} ms | ≤ 100 ms`);
      t.diagnostic(`reliability | ${name}: 10,000 sheets, statistics, the first time | ${figures[0].toFixed(0)} ms | ≤ 100 ms`);
      // A match played after them is written to the right page, and the newest is first.
      await hurry(page);
      await start_match(page);
      await page.close();
    });

    if (name !== 'chromium') return;

    test('two tabs at one table: the later tab shows what was played while it was loading', async () => {
      const no_worker = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });";
      const first = await at.browser.open(at.server.url, { ...SIZE, script: no_worker });
      await first.ready();
      await hurry(first);
      await start_match(first);
      await play_a_card(first);
      // The other tab's deferred part loads slowly.
      let let_go = () => {};
      const held = /** @type {Promise<void>} */ (new Promise((done) => { let_go = done; }));
      let asked = 0;
      await first.driver.context.route(/later-[0-9a-f]+\.wasm/, async (route) => {
        asked++;
        await held;
        await route.continue();
      });
      const second = await at.browser.open(at.server.url, { ...SIZE, script: no_worker, beside: first });
      await second.until(() => asked > 0, { what: 'the deferred part requested' });
      for (let i = 0; i < 3; i++) await play_a_card(first);
      const left = (await hand(first)).map((item) => item.id);
      assert.equal(left.length, 6);
      let_go();
      await second.until("document.getElementById('accessible').dataset.screen === 'table' || document.getElementById('i-resume.go')", { what: 'the match', timeout: 30000 });
      if ((await second.evaluate("document.getElementById('accessible').dataset.screen")) !== 'table') await ways.press(second)('resume.go');
      await second.item(/^hand\.\d+$/);
      assert.deepEqual((await hand(second)).map((item) => item.id), left);
      await first.until("document.getElementById('notice')", { what: 'a notice in the first tab' });
      await second.close();
      await first.close();
    });
  });
}
