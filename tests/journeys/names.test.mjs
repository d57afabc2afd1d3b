// Names in any script are drawn on every screen that shows one: no letter is replaced, none is cut, nothing lies over anything.
// Without a browser every screen is laid out, with a box for each letter that our fonts lack (web/page/text_without_browser.cc,
// and the program stops where a letter is replaced: tests/headless); in each engine some screens show what the browser draws.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { complaints, engine, ENGINES, evening, site } from './lib.mjs';
import { problems } from './layout.mjs';
import { ways } from './play.mjs';
import { named_scenes, NAMES, names_from } from './named.mjs';
import { enter } from './scenes.mjs';

/** @typedef {import('./drivers/drivers.js').Page} Page */
// Where space is shortest; with TABLEE_SOAK also on a large screen.
const SIZES = process.env.TABLEE_SOAK ? [[360, 740], [1440, 900]] : [[360, 740]];
const only = new RegExp(process.env.TABLEE_SCENES || '.');

describe('names on every screen', { timeout: 1200000, concurrency: 2, skip: !ENGINES.includes('headless') }, () => {
  /** @type {import('./lib.mjs').Server} */
  let server;
  /** @type {import('./lib.mjs').Engine} */
  let browser;
  before(async () => {
    server = await site();
    browser = await engine('headless');
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });
  const shown = new Set();
  const next = names_from();
  for (const scene of named_scenes(next, only))
    test(scene.name, async () => {
      const page = /** @type {Page} */ (await browser.open(server.url, { width: 360, height: 740, lang: 'fr', reducedMotion: true }));
      const found = [];
      await enter(page, server.url, scene, 'fr', '100', { anew: true });
      for (const [width, height] of SIZES) {
        await page.resize(width, height);
        for (const problem of await problems(page, width, height)) found.push(`${width}x${height}: ${problem}`);
        const text = (await page.items()).map((item) => `${item.text} ${item.hint}`).join('\n');
        for (const name of NAMES) if (text.includes(name)) shown.add(name);
      }
      await page.close();
      assert.deepEqual(found, []);
    });
  test('none of the names was left out', { skip: only.source !== '.' }, () => {
    assert.ok(NAMES.length >= 40);
    assert.deepEqual(NAMES.filter((name) => !shown.has(name)), []);
  });
});

for (const name of ENGINES.filter((each) => each !== 'headless'))
  describe(`names in ${name}`, { timeout: 600000 }, () => {
    const at = evening(name);

    test('what our fonts lack the browser draws, at a table', async () => {
      const page = await at.browser.open(at.server.url, { width: 1280, height: 900, lang: 'fr' });
      const next = names_from(8);
      const [scene] = named_scenes(next, /^ten$/);
      await enter(page, at.server.url, scene, 'fr', '100', { anew: true });
      // The program asks for what draws text once it has such a name to draw.
      await page.until('Boolean(tablee.text)', { what: 'what draws text' });
      const covered = await page.evaluate((/** @type {string[]} */ words) => words.map((word) => {
        const bytes = /** @type {Uint8Array} */ (tablee.text?.(1, word, 600, 24, 0xffffff));
        return new Int32Array(bytes.buffer).slice(6).filter((pixel) => pixel >>> 24 > 128).length;
      }), NAMES);
      // Not every device has letters of every script.
      assert.ok(covered.filter((pixels) => pixels > 4).length > 10, `${covered}`);
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('a name is taken in normal form, without half a character', async () => {
      const page = await at.browser.open(at.server.url, { width: 400, height: 800, lang: 'fr' });
      await page.ready();
      await ways.press(page)('game.nimmt.setup');
      await page.item('place.0.name');
      await page.evaluate((/** @type {string} */ value) => {
        const field = /** @type {HTMLInputElement} */ (document.querySelector('[id="i-place.0.name"] input, input[id="i-place.0.name"]'));
        field.value = value;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, 'Zo\ud83de\u0308');
      await ways.press(page)('start');
      const plan = await page.until(async () => page.stored('plan'), { what: 'the plan' });
      assert.equal(plan.seats[0].name, 'Zoë');
      await page.close();
    });
  });
