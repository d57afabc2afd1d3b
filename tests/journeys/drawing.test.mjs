// Only changed parts are drawn again: after any change the canvas is the same as after drawing everything.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { choices } from './choices.mjs';
import { complaints, ENGINES, evening, playable } from './lib.mjs';
import { play_on, set_table, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const PIXELS = "document.getElementById('canvas').toDataURL()";

const at_rest = (/** @type {Page} */ page) => page.rest(600, { timeout: 60000 });

/** A little way into a round. The bots have chosen, too: one that still thinks would play between two comparisons. */
async function some_way(/** @type {Page} */ page, /** @type {(id: string) => Promise<unknown>} */ act, /** @type {number} */ bots) {
  let acts = 0;
  await play_on(page, (id) => {
    acts++;
    return act(id);
  }, { stop: () => acts >= 3 });
  await page.until(async () => {
    const items = await page.items();
    const chosen = items.filter((item) => /^seat\.[1-9]$/.test(item.id) && /chosen|choisie/i.test(item.hint)).length;
    return choices(items).length > 0 && (chosen >= bots || !playable(items));
  }, { what: 'the turn of the person alone' });
}

async function is_whole(/** @type {Page} */ page, /** @type {string} */ what) {
  await page.move(2, 2); // the item under a resting mouse is highlighted in the next frame only
  await at_rest(page);
  const pieces = await page.evaluate(PIXELS);
  assert.ok(pieces.length > 5000, 'something is drawn');
  // A program whose context was lost draws everything again.
  await page.evaluate("['lost', 'restored'].forEach((event) => document.getElementById('canvas').dispatchEvent(new Event(`webglcontext${event}`)))");
  await at_rest(page);
  assert.ok((await page.evaluate(PIXELS)) === pieces, `${what}: the canvas differs from what is drawn at once`);
}

// The share of partial drawing, measured by calls of scissor.
const WATCH = `(() => {
  window.__pieces = 0;
  const real = WebGLRenderingContext.prototype.scissor;
  WebGLRenderingContext.prototype.scissor = function (x, y, w, h) {
    if (w > 0 && w * h < 0.7 * this.canvas.width * this.canvas.height) window.__pieces++;
    return real.call(this, x, y, w, h);
  };
})();`;

for (const name of ENGINES) {
  describe(`drawing in ${name}`, { timeout: 600000 }, () => {
    const at = evening(name);
    const watched = name === 'chromium';
    /** @type {[string, string[], import('./lib.mjs').Look][]} */
    const tables = [
      ['nimmt', ['person', 'cautious', 'hasty', 'dreamer'], { width: 360, height: 740, dpr: 2 }],
      ['nothanks', ['person', 'cautious', 'hasty'], { width: 900, height: 620 }],
      ['surprend', ['person', 'cautious', 'hasty'], { width: 740, height: 400, dpr: 1.5 }],
    ];
    for (const [kind, seats, size] of watched ? tables : tables.slice(0, 1)) {
      test(`${kind}: moving cards leave no trace`, async () => {
        const page = await at.browser.open(at.server.url, { ...size, lang: 'en', pixels: true, ...(watched && { script: WATCH }) });
        await page.ready();
        await set_table(page, kind, seats);
        await some_way(page, ways.tap(page), seats.length - 1);
        await is_whole(page, 'a few cards later');
        await page.focus('menu');
        await page.press('Tab');
        await is_whole(page, 'the focus elsewhere');
        await ways.press(page)('menu');
        await page.item('resume');
        await is_whole(page, 'another screen');
        if (watched) assert.ok((await page.evaluate('window.__pieces')) > 5, 'it was drawn in pieces');
        assert.deepEqual(complaints(page), []);
        await page.close();
      });
    }
    if (watched)
      test('partial drawing beside the table gives the same as complete drawing', async () => {
        const page = await at.browser.open(at.server.url, { width: 1100, height: 700, lang: 'en', pixels: true });
        await page.ready();
        await set_table(page, 'nimmt', ['person', 'cautious', 'hasty', 'dreamer']);
        await some_way(page, ways.press(page), 3);
        await ways.press(page)('panels');
        await page.item('sides.standings');
        await page.move(2, 2);
        await at_rest(page);
        const before = await page.evaluate(PIXELS);
        await page.resize(1140, 720);
        await at_rest(page);
        await page.resize(1100, 700);
        await at_rest(page);
        assert.ok((await page.evaluate(PIXELS)) === before, 'it differs');
        await page.close();
      });
  });
}
