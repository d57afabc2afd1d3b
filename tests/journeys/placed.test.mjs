// Every item of every screen has its own place in the document, over its drawing, below the fold too: large enough, in
// reading order, and found there once it is scrolled to. What scrolls the document scrolls the drawing, and the other way
// round. The long screens and a fifth of the others each have one or two of the windows, others with another seed;
// TABLEE_SOAK=1: all of them. TABLEE_SCENES=REGEX selects scenes.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ENGINES, evening } from './lib.mjs';
import { two_frames } from './play.mjs';
import { lay, scenes } from './scenes.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const only = process.env.TABLEE_SCENES && new RegExp(process.env.TABLEE_SCENES);
const SEED = Number(process.env.TABLEE_SEED || 1);
const LONG = /^(home|settings|rules|exercises|exercise-answer|setup-ten|sheets|sheet-ten|statistics|pad-rounds|market-ten|replay-ten)$/;
const is_in = (/** @type {string} */ name, /** @type {number} */ turn) =>
  only ? only.test(name) : process.env.TABLEE_SOAK || LONG.test(name) || (turn + SEED) % 5 === 0;
const SIZES = [[320, 568], [360, 740], [740, 360], [820, 1180], [1280, 800], [1440, 900]];
const WINDOWS = [false, true].flatMap((touch) => SIZES.map(([width, height]) => ({ touch, width, height })));
const windows_of = (/** @type {number} */ scene, /** @type {boolean} */ touch) =>
  WINDOWS.filter((one, i) => one.touch === touch && (process.env.TABLEE_SOAK || i % SIZES.length === (scene + SEED) % SIZES.length));

const WRONG = `(async () => {
  const root = document.getElementById('accessible');
  const spot_of = (e) => e.querySelector(':scope > span.it') || e;
  const holds = (e) => e.matches('section, ul, ol, table, tr');
  const items = [...root.querySelectorAll('[id^="i-"]')].filter((e) => !/-[th]$/.test(e.id) && e.id !== 'i-gone' && !holds(e));
  const wrong = [];
  let last = null;
  for (const item of items) {
    const spot = spot_of(item);
    // The line for typed commands shows while it has the focus.
    if (item.id === 'i-command') continue;
    spot.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const r = spot.getBoundingClientRect();
    const live = item.matches('button, input') && item.getAttribute('aria-disabled') !== 'true' && !('waits' in item.dataset);
    const least = !live ? 24 : item.id.startsWith('i-market.') ? 34 : 44;
    if (Math.min(r.width, r.height) < least - 0.6) wrong.push(item.id + ' is ' + r.width.toFixed() + '×' + r.height.toFixed());
    if (!spot.matches('.at') || spot.style.clipPath) continue;
    const found = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
    // A text may lie under the buttons beside it.
    if (!spot.contains(found) && (item.matches('button, input') || !found?.closest('#accessible .it'))) wrong.push(item.id + ' under ' + (found?.id || found?.tagName));
    // A table is read by its meaning; a bin lies in the corner of what it deletes.
    if (!spot.matches('.flows') || /table|replay/.test(root.dataset.screen) || item.id.endsWith('.delete')) continue;
    const top = r.top + root.scrollTop;
    if (last && top + r.height <= last.top + 1 && Math.min(r.right, last.right) - Math.max(r.left, last.left) > 1) wrong.push(item.id + ' above ' + last.id);
    last = { id: item.id, top, left: r.left, right: r.right };
  }
  return wrong;
})()`;

describe('places in the document', { timeout: 900000, concurrency: 2, skip: !ENGINES.includes('chromium') }, () => {
  const at = evening('chromium');
  /** @type {Record<'true' | 'false', Page[]>} */
  const idle = { true: [], false: [] }; // pages that are free for another scene
  const open = (/** @type {boolean} */ touch) =>
    at.browser.open(`${at.server.url}licences.txt`, { width: 360, height: 740, lang: 'de-DE', touch, reducedMotion: true });

  for (const [turn, scene] of scenes.entries()) {
    if (!is_in(scene.name, turn)) continue;
    test(scene.name, async () => {
      const wrong = [];
      for (const touch of process.env.TABLEE_SOAK ? [false, true] : [(turn + SEED) % 2 === 0]) {
        const page = idle[`${touch}`].pop() ?? await open(touch);
        await lay(page, at.server.url, scene);
        await scene.steps(page);
        await page.rest(50);
        for (const { width, height } of windows_of(turn, touch)) {
          await page.resize(width, height);
          await two_frames(page);
          await two_frames(page);
          for (const each of await page.evaluate(WRONG)) wrong.push(`${width}×${height}${touch ? ' touch' : ''}: ${each}`);
        }
        idle[`${touch}`].push(page);
      }
      assert.deepEqual(wrong, []);
    });
  }

  test('the drawing follows the document, and the document the drawing', async () => {
    const page = await at.browser.open(at.server.url, { width: 1280, height: 400, lang: 'en-GB', reducedMotion: true });
    await page.ready();
    await page.press_item('settings');
    const last = await page.item('keys');
    const up = () => page.evaluate("document.getElementById('accessible').scrollTop");
    assert.equal(await up(), 0);
    assert.equal(last.rect, null, 'below the fold');
    // As a screen reader does: into sight, then a click where it lies, which goes to the drawing.
    const was = last.on;
    await page.evaluate("document.getElementById('i-keys').scrollIntoView({ block: 'center' })");
    await page.click('keys');
    await page.until(async () => (await page.item('keys')).on !== was, { what: 'the switch pressed where it was drawn' });
    const there = await up();
    assert.ok(there > 100);
    // By a key, without any focus.
    await page.evaluate('document.activeElement.blur()');
    await page.press('Home');
    await page.until(async () => (await up()) === 0, { what: 'the top again' });
    // The focus, as the drawing brings it into sight.
    await page.focus('keys');
    await page.until(async () => (await up()) > 100, { what: 'the document scrolled by the drawing' });
    await page.rest(100);
    assert.ok((await page.item('keys')).rect);
    await page.close();
  });
});
