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

// Every picture of text that the browser made for the canvas: what it says, and how much of it is covered.
const WATCH = `(() => {
  window.__painted = [];
  const { text } = tablee;
  tablee.text = (part, words, ...rest) => {
    const bytes = text(part, words, ...rest);
    if (part) window.__painted.push([words, new Int32Array(bytes.buffer).slice(6).filter((pixel) => pixel >>> 24 > 128).length]);
    return bytes;
  };
})()`;

for (const name of ENGINES.filter((each) => each !== 'headless'))
  describe(`names in ${name}`, { timeout: 600000 }, () => {
    const at = evening(name);

    test('what our fonts lack the browser draws, at a table', async () => {
      const page = await at.browser.open(at.server.url, { width: 1280, height: 900, lang: 'fr' });
      const next = names_from(8);
      for (const scene of named_scenes(next, /^ten$/)) {
        await enter(page, at.server.url, scene, 'fr', '100', { anew: true });
        await page.until("Boolean(tablee.text)", { what: 'what draws text' });
        await page.evaluate(WATCH);
        await enter(page, at.server.url, scene, 'fr', '200', { anew: false }); // other sizes of type
        const foreign = NAMES.filter((word) => /[^\0-ſȘ-ț\s]/.test(word.normalize()));
        const items = (await page.items()).filter(({ rect }) => rect).map(({ text }) => text);
        const there = foreign.filter((word) => items.some((text) => text.includes(word)));
        assert.ok(there.length >= 3, `${scene.name} shows names: ${items.join(' | ').slice(0, 500)}`);
        await page.until('window.__painted.length > 0', { what: 'pictures of text' });
        const painted = await page.evaluate('window.__painted');
        // Not every device has letters of every script.
        assert.ok(painted.some((/** @type {[string, number]} */ [, covered]) => covered > 4), `${scene.name}: ${JSON.stringify(painted)}`);
      }
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
