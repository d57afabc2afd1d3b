// The archive at the size of years: sheets of the previous version, thousands in a database (fifty thousand with
// TABLEE_SOAK), which are backed up and restored on the same device, and two tabs at one table.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WATCH } from './blocks.mjs';
import { complaints, ENGINES, evening, hand, play_a_card, start_match } from './lib.mjs';
import { hurry, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 900, height: 700, lang: 'en-GB' };
const SOAK = Boolean(process.env.TABLEE_SOAK);

const day = (/** @type {number} */ i) => new Date(Date.UTC(2020, 0, 1 + (i % 2000))).toISOString().slice(0, 10);
const key = (/** @type {number} */ i) => `${day(i)}.${String(1 + Math.floor(i / 2000)).padStart(4, '0')}`;
const NAMES = ['Anne', 'Léo', 'Łucja', 'Bots & friends'];
const rounds = (/** @type {number} */ i) => Array.from({ length: 8 }, (none, r) => [(i * 7 + r) % 31, (r * 5) % 17, 3, (i + r) % 9]);

// As the previous version stored them: one key for each sheet.
const old_form = (/** @type {number} */ count) => Object.fromEntries(Array.from({ length: count }, (none, i) => [`sheet.${key(i)}`, JSON.stringify({
  format: 1, game: 'nimmt', date: day(i), options: { players: 4, target: 66, at_least: 0, rounds: 0, tactic: 0, logic: 0, profi: 0, special: 0 },
  players: NAMES.map((name) => ({ name })), rounds: rounds(i), totals: [], winners: [], over: true, practice: false,
})]));
// Fills the database as it is now (web/page/js/store/archive_names.js): sheets are lines on pages, and of the newest there
// are replays. A script of the page, which makes all of it there.
const fill = (/** @type {number} */ sheets, /** @type {number} */ replays) => `(async () => {
  const day = ${day};
  const key = (i) => day(i) + '.' + String(1 + Math.floor(i / 2000)).padStart(4, '0');
  const rounds = ${rounds};
  const names = ${JSON.stringify(NAMES)};
  const lines = Array.from({ length: ${sheets} }, (none, i) => key(i) + '\\tnimmt\\t' + day(i) + '\\to\\tplayers=4,target=66,at_least=0,rounds=0,tactic=0,logic=0,profi=0,special=0\\t' + names.join(';') + '\\t' + rounds(i).map((round) => round.join()).join(';') + '\\t').sort();
  const records = [];
  for (let from = 0; from < lines.length; from += 40) {
    const page = lines.slice(from, from + 40);
    const text = page.join('\\n');
    records.push(['0/sheets.' + page[0].slice(0, page[0].indexOf('\\t')) + ' ' + text.length + ' ' + page.length, text]);
  }
  for (let i = 0; i < ${replays}; i++) records.push(['0/replay.' + key(i) + ' 1000 1', 'r1.' + String(i).padStart(997, 'x')]);
  const root = 'tablee:' + new URL('.', location.href).pathname + ':';
  const database = await new Promise((done) => {
    const request = indexedDB.open(root, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('texts');
    request.onsuccess = () => done(request.result);
  });
  await new Promise((done, fail) => {
    const transaction = database.transaction('texts', 'readwrite');
    transaction.oncomplete = done;
    transaction.onabort = fail;
    for (const [name, text] of records) transaction.objectStore('texts').put(text, name);
  });
  database.close();
  localStorage.setItem(root + 'archive', 'here.000000000000');
})()`;

// Opens the page with these values stored, and nothing else.
async function lay(/** @type {import('./lib.mjs').Engine} */ browser, /** @type {string} */ url, /** @type {Record<string, string>} */ stored) {
  const page = await browser.open(`${url}licences.txt`, SIZE);
  await page.lay(url, stored);
  return page;
}
// The same with a full database.
async function lay_many(/** @type {import('./lib.mjs').Engine} */ browser, /** @type {string} */ url, /** @type {number} */ sheets, /** @type {number} */ replays) {
  const page = await browser.open(`${url}licences.txt`, SIZE);
  await page.evaluate(fill(sheets, replays));
  await page.driver.goto(url);
  await page.ready();
  return page;
}
// Everything that the program can read of the archive, in a few letters. The list of sheets is there once all of it is.
const digest = async (/** @type {Page} */ page) => {
  await ways.press(page)('sheets');
  await page.item('import');
  await ways.press(page)('back');
  await page.item('settings');
  return page.evaluate(`(() => {
  let sum = 0;
  const keys = ['sheets.', 'replay.'].flatMap((prefix) => tablee.storage.keys(prefix));
  for (const key of keys) {
    const text = key + tablee.storage.read(key);
    for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  }
  return keys.length + ' ' + (sum >>> 0);
})()`);
};
const thousands = (/** @type {number} */ count) => new RegExp(`\\b${Math.floor(count / 1000)}[\\s,.\\u202f]?000\\b`);
// A file that the page offers is put into a database of ours, and comes from there: no driver but Chromium's can save and
// choose files, and none should carry megabytes.
const STASH = `const stash = (mode, act) => new Promise((done, fail) => {
  const opened = indexedDB.open('stash', 1);
  opened.onupgradeneeded = () => opened.result.createObjectStore('files');
  opened.onsuccess = () => {
    const request = act(opened.result.transaction('files', mode).objectStore('files'));
    request.onsuccess = () => { opened.result.close(); done(request.result); };
    request.onerror = fail;
  };
});`;
async function open_backup(/** @type {Page} */ page) {
  await ways.press(page)('settings');
  await page.item('backup');
  await ways.press(page)('backup');
  await page.until("!!document.querySelector('dialog.overlay')");
}
const back_up = (/** @type {Page} */ page) => page.evaluate(`(async () => {
  ${STASH}
  const { createObjectURL } = URL;
  const blob = await new Promise((done) => {
    URL.createObjectURL = (made) => { done(made); return createObjectURL(made); };
    HTMLAnchorElement.prototype.click = () => {};
    document.querySelector('.overlay button.main').click();
  });
  const text = await blob.text();
  await stash('readwrite', (files) => files.put(text, 'backup'));
  return text.length;
})()`);
async function restore(/** @type {Page} */ page, /** @type {number} */ sheets) {
  await open_backup(page);
  await page.evaluate(`(async () => {
    ${STASH}
    const chosen = new DataTransfer();
    chosen.items.add(new File([await stash('readonly', (files) => files.get('backup'))], 'backup.json'));
    ${WATCH};
    const input = document.querySelector('.overlay input[type=file]');
    input.files = chosen.files;
    input.dispatchEvent(new Event('change'));
  })()`);
  await page.until("document.querySelectorAll('.overlay button.main').length === 2", { what: 'what the backup holds', timeout: 120000 });
  const block = Math.round(await page.evaluate('window.__longest'));
  assert.match(await page.evaluate("document.querySelector('.overlay [role=status]').textContent"), thousands(sheets));
  await page.evaluate("document.querySelectorAll('.overlay button.main')[1].click()");
  await page.until("!document.querySelector('dialog.overlay')", { what: 'the page anew', timeout: 120000 });
  await page.ready();
  return block;
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
  // The other engines compile the program slowly, and what grows with the number is seen in one.
  const [SHEETS, REPLAYS] = SOAK ? [50000, 2000] : name === 'chromium' ? [8000, 300] : [2000, 100];
  describe(`the archive in ${name}`, { timeout: 400000 }, () => {
    const at = evening(name);

    test('six hundred sheets of the previous version: all there, at the first start and after it', async () => {
      const page = await lay(at.browser, at.server.url, { ...old_form(600), settings: JSON.stringify({ lang: 'de', theme: 'night' }) });
      await page.until("document.documentElement.lang === 'de'", { what: 'the language of the settings, once its words are loaded' });
      for (const visits of [1, 2]) {
        await ways.press(page)('sheets');
        await page.until(async () => /600/.test((await page.item('room')).text), { what: `all of them, visit ${visits}` });
        assert.equal((await page.items()).filter((item) => /^sheet\.2/.test(item.id)).length, 30);
        // They have moved to the database, and are on pages there.
        await page.until(async () => (await keys(page, '/:(sheets?|journal)\\./')) === 0, { what: 'nothing of them left in local storage' });
        assert.equal((await page.stored_keys('sheet.')).length, 0, 'nor in the old form');
        assert.ok((await page.stored_keys('sheets.')).length < 60);
        await page.reload();
        await page.ready();
      }
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test(`thousands of sheets: the start does not read them, lists appear at once, and a backup restores them here`, async (t) => {
      const TIMES = SOAK ? 7 : 1;
      const start = async (/** @type {Page} */ page, /** @type {string} */ mark) => {
        const times = [];
        for (let i = 0; i < TIMES; i++) {
          await page.reload();
          await page.ready();
          times.push(await page.evaluate(`performance.getEntriesByName('${mark}')[0].startTime`));
        }
        return median(times);
      };
      const few = await lay_many(at.browser, at.server.url, 1, 0);
      const quick = await start(few, 'tablee-drawn');
      await few.close();
      const page = await lay_many(at.browser, at.server.url, SHEETS, REPLAYS);
      const slow = await start(page, 'tablee-drawn');
      const lists = [];
      const figures = [];
      for (let i = 0; i < TIMES; i++) {
        lists.push(await time_to(page, 'sheets', 'sheets'));
        assert.match((await page.item('room')).text, thousands(SHEETS));
        await page.item('statistics');
        figures.push(await time_to(page, 'statistics', 'statistics'));
        assert.match((await page.item('players.0.1')).text, thousands(SHEETS));
        await ways.press(page)('back');
        await page.item('search');
        await ways.press(page)('back');
        await page.item('sheets');
      }
      const many = `${SHEETS.toLocaleString('en-US')} sheets and ${REPLAYS} replays`;
      t.diagnostic(`reliability | ${name}: ${many}, start against a start with one | ${(slow / quick).toFixed(2)} × | ≤ 1.20 ×`);
      // The first time, what came later than the first screen is compiled, and the database is read.
      for (const [what, times] of /** @type {[string, number[]][]} */ ([['the list', lists], ['statistics', figures]])) {
        t.diagnostic(`reliability | ${name}: ${many}, ${what}, at once after the start | ${times[0].toFixed(0)} ms | ≤ 100 ms`);
        if (times.length > 1) t.diagnostic(`reliability | ${name}: ${many}, ${what}, later | ${median(times.slice(1)).toFixed(0)} ms | ≤ 100 ms`);
      }

      // Backed up; restored over what is there; then everything is erased, and it is restored once more.
      const before = await digest(page);
      await open_backup(page);
      assert.ok((await back_up(page)) > SHEETS * 100);
      await page.press('Escape');
      await page.until("!document.querySelector('dialog.overlay')");
      await ways.press(page)('back');
      await page.item('settings');
      const from = Date.now();
      const block = await restore(page, SHEETS);
      if (name === 'chromium') t.diagnostic(`reliability | ${name}: ${many}, a backup is read, longest block | ${block} ms | ≤ 1000 ms`);
      t.diagnostic(`reliability | ${name}: ${many}, restored over what is there | ${Date.now() - from} ms | whole`);
      assert.equal(await digest(page), before);
      await page.lay(at.server.url, {});
      assert.equal(await digest(page), '0 0');
      await restore(page, SHEETS);
      assert.equal(await digest(page), before);
      assert.equal(await keys(page, '/:(sheets|replay|journal)\\./'), 0, 'nothing of it in local storage');
      // A match played after them is written to the right page, and the newest is first.
      await hurry(page);
      await start_match(page);
      assert.deepEqual(complaints(page), []);
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
