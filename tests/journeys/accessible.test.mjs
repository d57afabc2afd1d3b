// The accessible document alone: a trick by keyboard, and focus that is never lost.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ENGINES, can_play, complaints, engine, hand, site } from './lib.mjs';

/** @typedef {import('./lib.mjs').Server} Server  @typedef {import('./lib.mjs').Engine} Engine  @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 1000, height: 720 };
const focused = async (/** @type {Page} */ page) => (await page.items()).find((item) => item.focused)?.id;

for (const name of ENGINES) {
  describe(`document in ${name}`, { timeout: 300000 }, () => {
    /** @type {Server} */
    let plain;
    /** @type {Engine} */
    let browser;
    before(async () => {
      plain = await site();
      browser = await engine(name);
    });
    after(async () => {
      await browser?.close();
      await plain?.close();
    });

    test('a trick by keys alone', async () => {
      const page = await browser.open(plain.url, SIZE);
      await page.ready();
      assert.equal(await page.evaluate('document.activeElement === document.body'), true, 'no focus is taken on load');
      await page.focus('game.nimmt.play');
      await page.press('Enter');
      await page.item(/^hand\.\d+$/);
      // Another screen: the focus is on its heading.
      await page.until(async () => (await page.items()).find((item) => item.focused)?.role === 'heading', { what: 'focus on the heading' });

      await can_play(page);
      const cards = await hand(page);
      assert.equal(cards.filter((card) => card.tab === 0).length, 1, 'the hand is one tab stop');
      await page.focus(cards.find((card) => card.tab === 0)?.id ?? '');
      await page.press('Home');
      await page.press('ArrowRight');
      await page.press('ArrowRight');
      await page.until(async () => (await focused(page)) === cards[2].id, { what: 'the third card to have the focus' });
      await page.press('End');
      const last = cards[cards.length - 1].id;
      await page.until(async () => (await focused(page)) === last, { what: 'the last card to have the focus' });
      await page.press('Enter'); // lifts
      await page.item('play');
      assert.equal(await focused(page), last);
      await page.press('Enter'); // plays
      await page.until(async () => (await hand(page)).length === cards.length - 1 || (await page.items()).some((i) => i.id === 'next'), { what: 'the card to be gone' });
      // The card is gone, the focus is not.
      const now = await focused(page);
      assert.ok(now, 'something has the focus');
      const log = await page.evaluate("[...document.querySelectorAll('#log p')].map((p) => p.textContent)");
      assert.ok(log.length >= 2, log.join('\n'));
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('Escape hides the name of a button first, and nothing else', async () => {
      const page = await browser.open(plain.url, SIZE);
      await page.ready();
      await page.tap('game.nimmt.play');
      await can_play(page);
      await page.press('Tab'); // by keys, from now on
      await page.focus('sound');
      await page.rest(300);
      await page.press('Escape');
      await page.rest(300);
      assert.equal(await page.screen(), 'table');
      await page.press('Escape');
      await page.item('resume');
      await page.close();
    });

    test('Escape and the back button stay within the site', async () => {
      const page = await browser.open(plain.url, SIZE);
      await page.ready();
      await page.focus('settings'); // on a low screen it is scrolled away: focus brings it into view
      await page.press('Enter');
      await page.until("document.getElementById('accessible').dataset.screen === 'settings'");
      await page.back();
      await page.until("document.getElementById('accessible').dataset.screen === 'home'");
      await page.tap('game.nimmt.play');
      await page.item(/^hand\.\d+$/);
      await page.press('Escape');
      await page.until("document.getElementById('accessible').dataset.screen === 'pause'");
      await page.back();
      await page.until("document.getElementById('accessible').dataset.screen === 'table'");
      await page.close();
    });
  });
}
