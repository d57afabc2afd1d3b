// Stored data is exported and imported: a match watched again, its sheet named, exported, printed and imported, the
// score pad, the deal of the day, a challenge.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { complaints, ENGINES, evening } from './lib.mjs';
import { hurry, play_on, set_table, ways } from './play.mjs';
import { lay, scene } from './scenes.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const PHONE = { width: 360, height: 740, dpr: 2, touch: true, lang: 'fr' };
const CLIPBOARD = `
  window.__shared = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.__shared.push(text); } } });
  Object.defineProperty(navigator, 'share', { value: undefined });`;
const shared = (/** @type {Page} */ page) => page.until('window.__shared.pop()', { what: 'something on the clipboard' });
const text_of = async (/** @type {Page} */ page, /** @type {string} */ id) => (await page.item(id)).text;
const gone = (/** @type {Page} */ page, /** @type {string} */ id) => page.until(async () => !(await page.items()).some((item) => item.id === id), { what: `no ${id}` });
// Presses an item as soon as it is there.
const presses = (/** @type {Page} */ page) => async (/** @type {string[]} */ ...ids) => {
  for (const id of ids) {
    await page.item(id);
    await ways.press(page)(id);
  }
};

describe('files, paper and clipboard', { timeout: 600000, skip: !ENGINES.includes('chromium') }, () => {
  const at = evening('chromium');

  for (const [kind, options] of /** @type {[string, string[]][]} */ ([['nimmt', ['option.rounds.plus']], ['nothanks', []]]))
    test(`${kind}: watched again by finger and keys, its sheet exported, printed, imported`, async () => {
      const page = await at.browser.open(at.server.url, PHONE);
      await page.ready();
      const press = presses(page);
      await hurry(page);
      await set_table(page, kind, ['person', 'cautious', 'hasty'], options);
      await play_on(page, press);
      await press('look');
      await page.item('holding.0');
      const start = await text_of(page, 'replay.at');
      await page.tap('replay.next_rest');
      await page.until(async () => (await text_of(page, 'replay.at')) !== start, { what: 'a step' });
      await page.press('PageUp');
      await page.until(async () => (await text_of(page, 'replay.at')) === start, { what: 'the way back' });
      await page.press('ArrowRight');
      await page.until(async () => (await text_of(page, 'replay.at')) !== start, { what: 'a step by key' });
      await page.tap('replay.hands');
      await gone(page, 'holding.0');
      await press('back', 'leave', 'sheets');
      const key = (await page.item(/^sheet\.\d/)).id;

      const saved = page.driver.tab.waitForEvent('download');
      await press('export.json');
      const file = await (await saved).path();
      const [sheet] = JSON.parse(readFileSync(file, 'utf8')).sheets;
      assert.match(sheet.replay, /^r1\./);

      await press(key);
      await page.item('name');
      await page.focus('name');
      await page.type('Noël');
      const pdf = await page.cdp('Page.printToPDF', { preferCSSPageSize: true });
      assert.ok(Buffer.from(pdf.data, 'base64').length > 3000);
      // Deleted by mistake and restored; then deleted for good, and imported from the file.
      await press('sheet.delete', 'sheets.restore', key);
      assert.equal((await page.item('name')).value, 'Noël');
      await press('sheet.delete');
      await page.item('sheets.restore');
      const choosing = page.driver.tab.waitForEvent('filechooser');
      await page.tap('import');
      await (await choosing).setFiles(file);
      await press('import.add');
      await page.until(async () => /1 feuille ajoutée/.test(await text_of(page, 'report')), { what: 'the file taken in' });
      await press(key, 'look');
      assert.equal(await text_of(page, 'replay.at'), start);
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

  for (const format of ['csv', 'json'])
    test(`an autumn of sheets leaves as ${format} and comes back with the same figures, which match those counted by hand`, async () => {
      const page = await at.browser.open(at.server.url, PHONE);
      const press = presses(page);
      const figures = async () => {
        await press('statistics');
        await page.item('players.0');
        const cells = (await page.items()).filter((item) => /^players\.\d\.\d$/.test(item.id)).map((item) => item.text);
        await press('back');
        return cells;
      };
      await lay(page, at.server.url, scene('statistics'));
      await press('sheets');
      const before = await figures();
      // Fourteen matches of four rounds: 451 points in 56 rounds are 8.05 a round, two matches won of fourteen.
      // The level that averages less comes first.
      assert.match(before[0], /^1\. /);
      assert.deepEqual(before.slice(5, 10), ['2. Anne', '14', '14\u00a0%', '2', '8,1']);
      const saved = page.driver.tab.waitForEvent('download');
      await press(`export.${format}`);
      const file = await (await saved).path();
      await lay(page, at.server.url, scene('home'));
      await press('sheets');
      const choosing = page.driver.tab.waitForEvent('filechooser');
      await page.tap('import');
      await (await choosing).setFiles(file);
      await press('import.add');
      await page.until(async () => /14 feuilles ajoutées/.test(await text_of(page, 'report')), { what: 'the file taken in' });
      assert.deepEqual(await figures(), before);
      await page.close();
    });

  test('on paper a sheet is a table, a chart and a name, with nothing to press', async () => {
    const page = await at.browser.open(at.server.url, PHONE);
    await page.ready();
    const press = presses(page);
    await press('sheets', 'pad', 'pad_start');
    for (const heads of ['4 12 0 7', '9 3 3 11']) {
      for (const [i, n] of heads.split(' ').entries()) {
        await page.item(`pad.${i}.heads`);
        await page.focus(`pad.${i}.heads`);
        await page.type(n);
      }
      await press('pad_note');
    }
    await press('pad_end');
    await page.item('more');
    await page.until("document.querySelector('.chart svg polyline') !== null", { what: 'the chart in the document' });
    // Some browsers send the event twice.
    for (let i = 0; i < 2; i += 1) await page.evaluate("window.dispatchEvent(new Event('beforeprint'))");
    await page.driver.tab.emulateMedia({ media: 'print' });
    const seen = await page.evaluate(`(() => {
      const shown = (element) => element.getClientRects().length > 0;
      const all = (what) => [...document.querySelectorAll('#accessible ' + what)].filter(shown).length;
      return { buttons: all('button'), rows: all('tr'), lines: all('.chart polyline'), inputs: all('input'), canvas: shown(document.getElementById('canvas')) };
    })()`);
    assert.deepEqual(seen, { buttons: 0, rows: 5, lines: 4, inputs: 0, canvas: false });
    await page.driver.tab.emulateMedia({ media: null });
    await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
    assert.ok(await page.evaluate("document.documentElement.classList.contains('drawn')"));
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('shortcuts of the installed app; a file that the system opens with it: sheets are previewed, a backup is looked into', async () => {
    const opened = (/** @type {string} */ name, /** @type {string} */ text) => `Object.defineProperty(window, "launchQueue", { value: { setConsumer: (take) => take({ files: [{ getFile: async () => new File([${JSON.stringify(text)}], "${name}") }] }) } })`;
    const csv = 'Spiel;Datum;Runde;Anna;Ben\n6 nimmt!;2026-10-03;1;12;7\n6 nimmt!;2026-10-03;2;3;9\n';
    for (const [go, screen, script] of [['daily', 'daily', ''], ['pad', 'pad', ''], ['constructor', 'home', ''], ['sheets', 'import_preview', opened('abend.csv', csv)]]) {
      const page = await at.browser.open(`${at.server.url}?go=${go}`, { ...PHONE, ...(script ? { script } : {}) });
      if (screen === 'home') await page.playable();
      else await page.until(async () => (await page.screen()) === screen, { what: screen });
      assert.deepEqual(complaints(page), []);
      await page.close();
    }
    const page = await at.browser.open(`${at.server.url}?go=sheets&lang=en`, { ...PHONE, script: opened('tablee.json', '{\n "format": "tablee-backup",\n "version": 1}') });
    await page.until("document.querySelector('[role=status]') && /damaged|incomplete|cannot|can’t/i.test(document.body.textContent)", { what: 'an answer about the backup' });
    await page.close();
  });

  test('the deal of the day is played and its result shared as text; a friend gets the same deal by link', async () => {
    const page = await at.browser.open(at.server.url, { ...PHONE, script: CLIPBOARD });
    await page.ready();
    const press = presses(page);
    await hurry(page);
    await press('daily', 'daily.nothanks.play');
    await play_on(page, press);
    await press('daily.share');
    const result = await shared(page);
    assert.match(result, /^Tablée, donne du jour \(.*\)\nNon merci/);
    assert.match(result, /\n[🟩🟨🟧🟥]+\n/u);
    const link = result.slice(result.lastIndexOf('\n') + 1);
    assert.match(link, /^http.*#t1\./);
    await press('leave', 'daily');
    assert.ok(result.includes(await text_of(page, 'daily.nothanks.score')));
    await page.close();

    const friends = await at.browser.open(link, PHONE);
    await friends.ready();
    await presses(friends)('link.play');
    await friends.item(/^(take|no)$/);
    assert.deepEqual(complaints(friends), []);
    await friends.close();
  });
});

for (const name of ENGINES)
  describe(`stored data in ${name}`, { timeout: 600000 }, () => {
    const at = evening(name);

    test('the score pad of Non merci counts; the sheet stays over a reload, and in the statistics', async () => {
      const page = await at.browser.open(at.server.url, PHONE);
      await page.ready();
      const press = presses(page);
      await press('sheets', 'pad', 'kind.nothanks', 'pad_start');
      await page.item('pad.0.cards');
      await page.focus('pad.0.cards');
      await page.type('3 7-8 14');
      await page.focus('pad.0.chips');
      await page.type('4');
      await press('pad_note');
      assert.equal(await text_of(page, 'scores.0.1'), '20');
      await press('pad_end');
      await page.item('sheet.delete');
      await page.reload();
      await page.ready();
      await press('sheets');
      await page.item(/^sheet\.\d/);
      await press('statistics');
      assert.equal(await text_of(page, 'players.0.1'), '1');
      assert.deepEqual(complaints(page), []);
      await page.close();
    });
  });
