// Exercises, from home: one is answered by touch and rated, and the answer is stored; a book that does not load is
// reported, and loads when it is requested again.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { serve } from '../../scripts/site/serve.mjs';
import { complaints, dist, ENGINES, evening, hand } from './lib.mjs';
import { press_in_turn, sit_down } from './play.mjs';

const PHONE = { width: 390, height: 844, dpr: 2, touch: true, lang: 'en' };
/** @typedef {{ id: string, text: string, hint: string, enabled: boolean, value?: string }} Seen */
const items_of = async (/** @type {any} */ page) => /** @type {Seen[]} */ (await page.items());
const has = async (/** @type {any} */ page, /** @type {string} */ id) => (await items_of(page)).some((item) => item.id === id);
const text_of = async (/** @type {any} */ page, /** @type {string} */ id) => (await page.item(id)).text;

for (const name of ENGINES) {
  describe(`exercises in ${name}`, { timeout: 300000 }, () => {
    const at = /** @type {any} */ (evening(name));

    test('a first answer is rated, explained and stored', async () => {
      const { page, press } = await sit_down(at, PHONE);
      await press('exercises');
      assert.match(await text_of(page, 'rating'), /1000 to begin with/);
      await press('set.nimmt.sixth_place', 'next');
      await page.until(async () => (await hand(page)).length > 0, { what: 'a hand' });
      assert.match(await text_of(page, 'where'), /^Exercise 1 of \d+, difficulty \d+$/);
      assert.equal(await text_of(page, 'prompt'), 'Which choice is best?');
      const cards = (await hand(page)).map((/** @type {Seen} */ item) => item.id);
      await page.tap(cards[0]);
      await page.item('play');
      await page.tap('play');
      await page.until(async () => /^Your rating: \d+ \([+−]\d+\)$/.test(await text_of(page, 'where')), { what: 'the answer' });
      // What each card would have cost; none of them was played.
      await page.until(async () => /Heads to expect/.test((await page.item(cards[0])).hint), { what: 'what it costs' });
      assert.deepEqual((await hand(page)).map((/** @type {Seen} */ item) => item.id), cards);
      await press('trial.next');
      await page.until(async () => (await text_of(page, 'where')).startsWith('Exercise 2 of '), { what: 'the next one' });
      await press('back');
      assert.match((await page.item('exercise.1')).hint, /on the first try$/);
      await press('back');
      const rating = await text_of(page, 'rating');
      assert.match(rating, /, after 1 exercise$/);
      await page.reload();
      await press('exercises');
      assert.equal(await text_of(page, 'rating'), rating);
      await press('today');
      await page.item('trial.done');
      assert.match(await text_of(page, 'where'), /^Exercise of the day/);
      await press('trial.done');
      await page.item('set.nothanks.wait');
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('a book that does not load is reported, and loads when it is requested again', async () => {
      const file = readdirSync(dist).find((each) => /^exercises-/.test(each));
      let ill = true;
      const server = await serve(/** @type {any} */ ({ root: dist, meet: (/** @type {string} */ url) => (ill && file && url.includes(file) ? { status: 404, type: 'text/plain', body: '' } : {}) }));
      const page = await at.browser.open(server.url, PHONE);
      await page.ready();
      await press_in_turn(page, 'exercises');
      await page.until("Boolean(document.getElementById('notice'))", { what: 'a sentence' });
      await page.evaluate("document.querySelector('#notice button').click()");
      assert.ok(await has(page, 'waiting'));
      ill = false;
      await press_in_turn(page, 'fetch');
      await page.item('set.nimmt.sixth_place');
      assert.equal(await has(page, 'waiting'), false);
      await page.close();
      await server.close();
    });
  });
}
