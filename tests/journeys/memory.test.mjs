// Aids to memory and understanding: the log and its reasons, seats that change hands, the analysis of choices after a
// match and their positions in the replay, statistics, searchable rules.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { complaints, ENGINES, evening } from './lib.mjs';
import { play_on, seat_player, set_table, sit_down, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 1000, height: 800, dpr: 1, lang: 'fr' };
const text_of = async (/** @type {Page} */ page, /** @type {string} */ id) => (await page.item(id)).text;
const ids = async (/** @type {Page} */ page, /** @type {RegExp} */ test_of) => (await page.items()).map((item) => item.id).filter((id) => test_of.test(id));

for (const name of ENGINES) {
  describe(`memory in ${name}`, { timeout: 600000 }, () => {
    const at = evening(name);
    const open = () => sit_down(at, SIZE);

    test('a match: why, the log, a bot for a while, its choices analysed, its figures in the statistics', async () => {
      const { page, press } = await open();
      await set_table(page, 'nimmt', ['person', 'hasty', 'dreamer'], ['option.rounds.plus']);
      // Until a row had to be taken: playing the lowest card leads to that sooner or later.
      await play_on(page, press, { stop: (items) => items.some((item) => item.id === 'why') });
      if (!(await ids(page, /^rematch$/)).length) {
        assert.match(await text_of(page, 'why'), /^Pourquoi la rangée \d\u00a0\?$/);
        await press('why');
        // The table repeats it, and gives the reason when it is at rest again.
        await page.until(async () => /^Les rangées finissaient par \d+, /.test(await text_of(page, 'prompt')), { what: 'the reason, at the table' });
        await page.item('replay.at');
        await press('back');
        await page.until(async () => !(await ids(page, /^replay\.at$/)).length, { what: 'the match' });
        await page.item('prompt');
      }
      await press('menu');
      await seat_player(page, 0, 'cautious');
      assert.equal(await text_of(page, 'place.0.who'), 'Prudent');
      await seat_player(page, 0, 'person');
      assert.equal(await text_of(page, 'place.0.who'), 'Humain');
      await press('log');
      const [line] = await ids(page, /^trick\.\d+$/);
      await page.until(async () => (await ids(page, /^(trick|before)\.\d+$/)).length > 1, { what: 'what happened' });
      const explained = (await page.items()).find((item) => item.role === 'button' && /^(trick|before)\.\d+$/.test(item.id));
      assert.ok(line && explained);
      await press(explained.id);
      await page.until(async () => (await page.item(explained.id)).hint.length > 20, { what: 'the reason' });
      await press('back', 'back');
      await play_on(page, press);

      assert.match(await text_of(page, 'winner'), /(Vous avez gagné|l’emporte)\u00a0!$|^Victoire partagée\u00a0: /);
      await press('review');
      await page.item('seat.0');
      await page.until(async () => (await ids(page, /^(progress)$/)).length === 0, { what: 'all choices looked at', timeout: 120000 });
      const slip = (await page.items()).find((item) => /^seat\.\d\.slip\./.test(item.id));
      if (slip) {
        await press(slip.id);
        await page.item('replay.at');
        assert.ok((await text_of(page, 'prompt')).startsWith(slip.text));
        await press('back');
      }
      await page.item('seat.0');
      await press('back', 'leave', 'sheets', 'statistics');
      assert.equal(await text_of(page, 'players.0.1'), '1');
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('rules: typed text filters them and is marked, by keyboard', async () => {
      const { page, press } = await open();
      await press('rules');
      await page.item('rules.nimmt.1');
      const all = (await ids(page, /^rules\.\w+\.\d+$/)).length;
      await page.focus('search');
      await page.type('rangee');
      await page.until(async () => (await ids(page, /^found$/)).length === 1, { what: 'how many' });
      await page.until(async () => (await page.item('search')).value === 'rangee', { what: 'all of it typed' });
      const found = await ids(page, /^rules\.\w+\.\d+$/);
      assert.ok(found.length > 0 && found.length < all);
      assert.equal(await text_of(page, 'found'), `${found.length} passages`);
      const marks = (await page.marked()).map((/** @type {string} */ mark) => mark.toLowerCase());
      assert.ok(marks.length >= found.length);
      assert.ok(marks.every((mark) => mark === 'rangée'), marks.join());
      assert.equal((await page.item('search')).focused, true);
      assert.deepEqual(complaints(page), []);
      await page.close();
    });
  });
}
