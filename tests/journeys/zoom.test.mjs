// Zoomed in to 400 %, on usual screens and phones: the text takes over by itself, whatever the pointer is, without
// scrolling sideways, and a card is played; a window that is large enough shows the drawing, and so does one that is low
// only because of an on-screen keyboard.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { complaints, evening, hand } from './lib.mjs';
import { ways } from './play.mjs';
import { enter, scene } from './scenes.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

// 1366×768, 1920×1080 and 1280×800 at 400 %; a phone at 150 %, and two on their side with the browser's bars.
const SMALL = [[341, 192], [480, 270], [320, 200], [240, 420], [568, 232], [740, 280]];
const LARGE = [[320, 568], [360, 640], [520, 300], [640, 320], [320, 340], [900, 700]];

describe('zoom', { timeout: 300000 }, () => {
  const at = evening('chromium');
  const becomes = (/** @type {Page} */ page, /** @type {string} */ mode, /** @type {number[]} */ size) =>
    page.until(async () => (await page.mode()) === mode, { what: `${mode} at ${size.join('×')}` });

  for (const touch of [false, true])
    test(`${touch ? 'a finger' : 'a mouse'}: text where the table does not fit, the drawing elsewhere`, async () => {
      const page = await at.browser.open(at.server.url, { width: 900, height: 700, lang: 'fr', touch });
      await enter(page, at.server.url, scene('four'), 'fr', 100, { anew: true });
      for (const [i, size] of SMALL.entries()) {
        await page.resize(size[0], size[1]);
        await becomes(page, 'plain', size);
        const [wide, inner] = await page.evaluate('[document.documentElement.scrollWidth, innerWidth]');
        assert.ok(wide <= inner, `${size.join('×')}: ${wide} in ${inner}`);
        await page.resize(LARGE[i][0], LARGE[i][1]);
        await becomes(page, 'drawn', LARGE[i]);
      }
      await page.resize(341, 192);
      await becomes(page, 'plain', [341, 192]);
      const cards = (await hand(page)).map(({ id }) => id);
      await ways.press(page)(cards[cards.length - 1]);
      await page.item('play');
      await ways.press(page)('play');
      await page.until(async () => (await hand(page)).length === cards.length - 1, { what: 'the card to be played' });
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

  test('an on-screen keyboard makes no text of the drawing, until the field is left', async () => {
    const page = await at.browser.open(at.server.url, { width: 360, height: 640, lang: 'fr', touch: true });
    await enter(page, at.server.url, scene('setup'), 'fr', 100, { anew: true });
    await page.focus('place.0.name');
    await page.resize(360, 280);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    assert.equal(await page.mode(), 'drawn');
    await page.blur();
    await becomes(page, 'plain', [360, 280]);
    await page.close();
  });
});
