// The backup: a file with everything, and its restoration. Nothing is replaced before the file is checked and the user
// has confirmed.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { backup_of } from '../../web/page/js/extra/backup_text.js';
import { complaints, engine, site } from './lib.mjs';
import { hurry, play_on, set_table, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Server} Server  @typedef {import('./lib.mjs').Engine} Engine  @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 900, height: 700, lang: 'en-GB' };

describe('backup', { timeout: 300000 }, () => {
  /** @type {Server} */
  let server;
  /** @type {Engine} */
  let browser;
  /** @type {string} */
  let folder;
  before(async () => {
    server = await site();
    browser = await engine('chromium');
    folder = mkdtempSync(path.join(tmpdir(), 'tablee-backup-'));
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const open_backup = async (/** @type {Page} */ page) => {
    await ways.press(page)('settings');
    await page.item('backup');
    await ways.press(page)('backup');
    await page.until("document.querySelector('dialog.overlay')");
  };
  const status = (/** @type {Page} */ page) => page.evaluate("document.querySelector('.overlay [role=status]').textContent");
  const choose = async (/** @type {Page} */ page, /** @type {string} */ file) => {
    await page.driver.tab.setInputFiles('.overlay input[type=file]', file);
    await page.until("document.querySelector('.overlay [role=status]').textContent !== ''");
  };
  // The current value of each key.
  const stored = (/** @type {Page} */ page) => page.evaluate(`(() => {
    const newest = {};
    for (const [name, text] of Object.entries(localStorage)) {
      const [, key] = /^([^@]*)~[01]$/.exec(name) || [];
      const [, number, value] = /^1\\.(\\d+)\\.\\w+\\.([^]*)$/.exec(text) || [];
      if (key && (!newest[key] || newest[key].number < Number(number))) newest[key] = { number: Number(number), value };
    }
    return JSON.stringify(Object.entries(newest).sort());
  })()`);

  test('saved on one device, restored on another; a file that is not whole changes nothing', async () => {
    const page = await browser.open(server.url, SIZE);
    await page.ready();
    await hurry(page);
    await set_table(page, 'nothanks', ['person', 'hasty', 'dreamer'], ['option.rounds.plus']);
    await play_on(page, ways.press(page), { stop: (items) => items.some((item) => item.id === 'next') });
    await ways.press(page)('next');
    await page.until(async () => (await page.items()).some((item) => item.id === 'take' && item.enabled));
    await page.item('menu');
    const table = (await page.items()).map((item) => item.text);
    await ways.press(page)('menu');
    await ways.press(page)('leave');
    await page.item('settings');
    await open_backup(page);
    const [download] = await Promise.all([page.driver.tab.waitForEvent('download'), page.evaluate("document.querySelector('.overlay button.main').click()")]);
    const good = path.join(folder, 'good.json');
    await download.saveAs(good);
    const backup = JSON.parse(readFileSync(good, 'utf8'));
    assert.equal(backup.format, 'tablee-backup');
    assert.ok(backup.stored.match && Object.keys(backup.stored).some((key) => key.startsWith('sheets.')));
    await page.press('Escape');
    await page.until("!document.querySelector('dialog.overlay')");
    assert.equal(await page.evaluate("document.getElementById('accessible').dataset.screen"), 'settings', 'Escape closed one page only');
    await page.close();

    const other = await browser.open(server.url, SIZE);
    await other.ready();
    await ways.press(other)('game.nimmt.play');
    await other.item(/^hand\.\d+$/);
    // The bots have chosen too: nothing is written without an action from now on.
    await other.until(async () => (await other.items()).filter((item) => /^seat\.\d$/.test(item.id) && item.hint).length === 3, { what: 'three bots that have chosen' });
    await other.press('Escape');
    await other.item('leave');
    await ways.press(other)('leave');
    await other.item('settings');
    const before_restore = await stored(other);
    await open_backup(other);
    const text = readFileSync(good, 'utf8');
    const bad = {
      'cut.json': text.slice(0, text.length / 2),
      'changed.json': text.replace(/"match":\s*"/, '"match": " '),
      'other.json': '{"a":1}',
      'newer.json': text.replace('"version": 1', '"version": 2'),
      'nothing.json': '',
    };
    for (const [name, content] of Object.entries(bad)) {
      writeFileSync(path.join(folder, name), content);
      await other.evaluate("document.querySelector('.overlay [role=status]').textContent = ''");
      await choose(other, path.join(folder, name));
      assert.match(await status(other), /Nothing has changed/, name);
      assert.equal(await other.evaluate("document.querySelectorAll('.overlay button.main').length"), 1, name);
      assert.equal(await stored(other), before_restore, name);
    }
    await other.evaluate("document.querySelector('.overlay [role=status]').textContent = ''");
    await choose(other, good);
    assert.match(await status(other), /1 score sheet\. It includes a match under way/);
    assert.equal(await stored(other), before_restore);
    await other.evaluate("document.querySelectorAll('.overlay button.main')[1].click()");
    await other.until("!document.querySelector('dialog.overlay')", { what: 'the page anew' });
    await other.ready();
    await other.item('resume.go');
    await ways.press(other)('resume.go');
    await other.item('take');
    assert.deepEqual((await other.items()).map((item) => item.text), table);
    assert.deepEqual(complaints(other), []);
    await other.close();
  });

  test('a large file is read in a worker: with its progress, until it is stopped, and by the page where no worker can start', async () => {
    const script = `
      const { Blob: RealBlob } = window;
      window.Blob = class extends RealBlob {
        constructor(parts, options) { super(options?.type === 'text/javascript' ? [window.__before ?? '', ...parts] : parts, options); }
      };
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (given) { window.__given = given?.backup?.name; post.call(this, given); };`;
    const page = await browser.open(server.url, { ...SIZE, script });
    await page.ready();
    const before_all = await stored(page);
    await open_backup(page);
    const file = (/** @type {string} */ name, /** @type {string} */ text) => {
      writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    };
    const whole = file('large.json', backup_of({ 'x.y': 'x'.repeat(200000) }, '2026-11-27'));
    const nested = file('nested.json', '{"a":'.repeat(1e6));
    const said = (/** @type {RegExp} */ what) => page.until(async () => what.test(await status(page)), { what: String(what) });
    const set = (/** @type {string} */ name) => page.driver.tab.setInputFiles('.overlay input[type=file]', name);
    const yes = () => page.evaluate("document.querySelectorAll('.overlay button.main').length === 2");

    await set(nested);
    await said(/not a Tablée backup/);
    assert.equal(await page.evaluate('window.__given'), 'nested.json');

    await page.evaluate("window.__before = `setInterval(() => self.postMessage({ share: 0.5 }), 100); Object.defineProperty(self, 'onmessage', { set() {} });`");
    await set(whole);
    await page.until("document.querySelector('.overlay progress')?.value === 0.5");
    assert.equal(await status(page), 'Reading this file…');
    await page.evaluate("[...document.querySelectorAll('.overlay button')].find((button) => button.textContent === 'Stop').click()");
    await said(/^Nothing has changed\.$/);
    assert.equal(await page.evaluate("document.querySelector('.overlay progress')"), null);
    assert.equal(await yes(), false);

    for (const worker of ['', 'throw new Error();']) {
      await page.evaluate(`window.__before = '${worker}'`);
      await set(nested);
      await said(/not a Tablée backup/);
      await set(whole);
      await said(/^Backup of 27 Nov|^Backup of 2026-11-27/);
      assert.equal(await yes(), true);
    }
    assert.equal(await stored(page), before_all);
    await page.close();
  });

  test('a site that moved to another path of its host offers to restore what is stored under the old path', async () => {
    const old = await site({ base: '/jeux/' });
    const page = await browser.open(old.url, SIZE);
    await page.ready();
    await ways.press(page)('game.nothanks.play');
    await page.item('take');
    await page.until("performance.getEntriesByName('tablee-bots').length", { what: 'the bots, the last to arrive' });
    await old.close();
    const moved = await site({ base: '/tablee/', port: old.port });
    await page.driver.tab.goto(`${moved.url}?seed=3`);
    await page.until("/new address/.test(document.getElementById('notice')?.textContent)", { what: 'the offer' });
    await page.evaluate("document.querySelector('#notice button').click()");
    await page.until("document.querySelector('dialog.overlay')");
    await page.evaluate("[...document.querySelectorAll('.overlay button')].find((button) => button.textContent.includes('/jeux/')).click()");
    await page.until("/Saved at .jeux.: 0 score sheets\\. It includes a match under way/.test(document.querySelector('.overlay [role=status]').textContent)", { what: 'its contents' });
    await page.evaluate("document.querySelectorAll('.overlay button.main')[1].click()");
    await page.until("!document.querySelector('dialog.overlay')", { what: 'the reload' });
    await page.ready();
    await ways.press(page)((await page.item('resume.go')).id);
    await page.item('take');
    // Once it is stored here it is not offered again.
    assert.equal(await page.evaluate("document.getElementById('notice')"), null);
    // What the page of the old address still asked for is not there any more.
    assert.deepEqual(complaints(page).filter((line) => !/\/jeux\/|\(404\) was received when fetching the script/.test(line)), []);
    await page.close();
    await moved.close();
  });

  test('the browser is asked for persistent storage after the first finished match, once', async () => {
    const script = `
      window.__asked = 0;
      navigator.storage.persisted = async () => false;
      navigator.storage.persist = async () => { window.__asked++; return true; };`;
    const page = await browser.open(server.url, { ...SIZE, script });
    await page.ready();
    await hurry(page);
    await set_table(page, 'nimmt', ['person', 'dreamer'], ['option.rounds.plus']);
    assert.equal(await page.evaluate('window.__asked'), 0);
    await play_on(page, ways.press(page));
    // Not while the result is shown, but at home.
    assert.equal(await page.evaluate('window.__asked'), 0);
    await ways.press(page)('leave');
    await page.until('window.__asked === 1');
    await page.item('settings');
    await ways.press(page)('settings');
    assert.match((await page.item('keeping')).text, /promised/);
    await page.close();
  });
});
