// Aids for players, with their figures checked: the card tracker, hands drafted from known cards, moves taken back in
// practice, the analysis of a stored match.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { complaints, ENGINES, evening } from './lib.mjs';
import { play_on, set_table, sit_down, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page  @typedef {import('./lib.mjs').Shown} Shown */

const SIZE = { width: 1000, height: 800, dpr: 1, lang: 'fr' };
const numbers = (/** @type {string | undefined} */ text) => [...(text ?? '').matchAll(/\d+/g)].map(Number);
const of = (/** @type {Shown[]} */ items, /** @type {RegExp} */ id) => items.filter((item) => id.test(item.id));
const hand_of = (/** @type {Shown[]} */ items) => of(items, /^hand\.\d+$/).map((item) => Number(item.id.slice(5)));

for (const name of ENGINES) {
  describe(`aids in ${name}`, { timeout: 600000 }, () => {
    const at = evening(name);
    const open = () => sit_down(at, SIZE);
    // Waits for the player's choice of a card from a hand of that size.
    const to_choose = (/** @type {Page} */ page, /** @type {number} */ count) => page.until(async () => {
      const items = await page.items();
      return hand_of(items).length === count && of(items, /^hand\.\d+$/).every((item) => item.role === 'button' && item.enabled) && items;
    }, { what: `${count} cards to choose from` });
    // Plays a card, and takes a row if asked to, until the next card is to be chosen.
    const put_down = async (/** @type {Page} */ page, /** @type {(...ids: string[]) => Promise<void>} */ press, /** @type {number} */ card) => {
      const left = hand_of(await page.items()).length - 1;
      await press(`hand.${card}`, 'play');
      await play_on(page, press, { stop: (items) => hand_of(items).length === left && of(items, /^hand\.\d+$/).every((item) => item.role === 'button' && item.enabled) });
      return to_choose(page, left);
    };

    test('the card tracker lists exactly the cards that were neither held nor seen', async () => {
      const { page, press } = await open();
      await set_table(page, 'nimmt', ['person', 'hasty', 'dreamer']);
      const hand = hand_of(await to_choose(page, 10));
      for (const card of hand.slice(-3)) await put_down(page, press, card);
      await press('menu', 'log');
      await page.item('unseen.title');
      const items = await page.items();
      const lines = of(items, /^(trick|before)\.\d+$/).map((item) => item.text);
      const starts = lines.find((text) => text.startsWith('Les rangées commencent par'));
      const put = lines.flatMap((text) => (/^\d+ \(.*\)\s: /.test(text) ? [Number.parseInt(text, 10)] : []));
      const seen = new Set([...hand, ...numbers(starts), ...put]);
      assert.equal(seen.size, 10 + 4 + 2 * 3, 'a hand, the rows, three cards each of two others');
      const unseen = of(items, /^unseen\.\d+$/).flatMap((item) => numbers(item.text));
      assert.deepEqual(unseen, Array.from({ length: 104 }, (_, i) => i + 1).filter((card) => !seen.has(card)));
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('characters play at the strength chosen; then each level plays one’s seat, and the figures are the sheet’s', async () => {
      const { page, press } = await open();
      await press('game.nimmt.setup', 'place.2.who', 'place.2.character.goat', 'place.2.strength.cunning', 'place.2.who', 'place.1.who', 'place.1.character.chick', 'place.3.who', 'place.3.kind.hasty', 'start');
      await to_choose(page, 10);
      await play_on(page, press, { stop: (items) => items.some(({ id }) => id === 'next') });
      const items = await page.items();
      const sheet = items.map(({ text }) => text).join('\n');
      for (const who of ['Chèvre', 'Poussin']) assert.match(sheet, new RegExp(who));
      await press('compare');
      const compared = await page.until(async () => {
        const now = of(await page.items(), /^compared\.\d$/);
        return now.length === 6 && now;
      }, { what: 'five levels in one’s seat', timeout: 120000 });
      assert.ok(compared.every(({ text }) => numbers(text).length));
      await page.item('luck.deal');
      await page.item('luck.choices');
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('hands are drafted from known cards: everyone’s are announced, and the first trick is played', async () => {
      const { page, press } = await open();
      await set_table(page, 'nimmt', ['person', 'cautious', 'hasty'], ['option.tactic', 'option.logic']);
      /** @type {number[]} */
      let market = [];
      await play_on(page, press, {
        watch: (items) => {
          const cards = of(items, /^market\.\d+$/).map((item) => Number(item.id.slice(7)));
          if (cards.length > market.length) market = cards;
        },
        stop: (items) => hand_of(items).length === 10 && of(items, /^hand\.\d+$/).every((item) => item.role === 'button') && !of(items, /^market\.\d+$/).length,
      });
      // Ten each and four rows: the cards from 1 to 34.
      assert.ok(market.length >= 28 && market.every((card) => card >= 1 && card <= 34), market.join());
      const items = await to_choose(page, 10);
      const hands = [hand_of(items), ...of(items, /^known\.\d$/).map((item) => numbers(item.text.split(' : ').at(-1)))];
      assert.deepEqual(hands.map((hand) => hand.length), [10, 10, 10]);
      assert.equal(new Set(hands.flat()).size, 30);
      await put_down(page, press, hands[0][0]);
      const left = of(await page.items(), /^known\.\d$/).map((item) => numbers(item.text.split(' : ').at(-1)));
      assert.deepEqual(left.map((hand) => hand.length), [9, 9]);
      left.forEach((hand, i) => assert.ok(hand.every((card) => hands[i + 1].includes(card))));
      await press('menu', 'log');
      // A player who saw the draft knows all cards.
      assert.match((await page.item('unseen')).text, /^Toutes/);
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('in practice two tricks are taken back, one after the other, and can be played again', async () => {
      const { page, press } = await open();
      await set_table(page, 'nimmt', ['person', 'hasty', 'cautious'], ['practice']);
      const state = (/** @type {Shown[]} */ items) => of(items, /^(hand|row|seat)\.\d+$/).map(({ id, text }) => `${id} ${text}`);
      const played = [];
      const states = [state(await to_choose(page, 10))];
      for (let i = 0; i < 2; i++) {
        const card = Math.max(...hand_of(await page.items()));
        played.push(card);
        states.push(state(await put_down(page, press, card)));
      }
      // Goes back to that many cards. Taking a row is a decision of its own, and is taken back as well.
      const take_back = async (/** @type {number} */ count) => {
        do {
          const before = JSON.stringify(await page.items());
          await press('undo');
          await page.until(async () => JSON.stringify(await page.items()) !== before, { what: 'something taken back' });
        } while (of(await page.items(), /^row\.\d$/).some((item) => item.role === 'button' && item.enabled));
        return to_choose(page, count);
      };
      for (const before of [1, 0]) {
        await take_back(10 - before);
        assert.deepEqual(state(await to_choose(page, 10 - before)), states[before], `${before} cards put down`);
      }
      for (const [i, card] of played.entries()) assert.deepEqual(state(await put_down(page, press, card)), states[i + 1], 'the same again');
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('the choices of a stored match are analysed from its sheet, after a reload', async () => {
      const { page, press } = await open();
      await set_table(page, 'nothanks', ['person', 'hasty', 'dreamer']);
      await play_on(page, press);
      const totals = of(await page.items(), /^scores\.\d+\.\d+$/).map((item) => item.text);
      await press('leave');
      await page.item('sheets');
      await page.reload();
      await page.ready();
      await press('sheets');
      await press((await page.item(/^sheet\.\d/)).id, 'review');
      await page.item('seat.0');
      await page.until(async () => of(await page.items(), /^progress$/).length === 0, { what: 'all choices looked at', timeout: 120000 });
      assert.match((await page.item('seat.0')).text, /^Vous\s: \d+\s%$/);
      const slip = (await page.items()).find((item) => /^seat\.\d\.slip\./.test(item.id));
      if (slip) {
        await press(slip.id);
        await page.item('replay.at');
        assert.ok((await page.item('prompt')).text.startsWith(slip.text));
        await press('back');
        await page.item(slip.id);
      }
      await press('back');
      await page.item('look');
      assert.deepEqual(of(await page.items(), /^scores\.\d+\.\d+$/).map((item) => item.text), totals);
      assert.deepEqual(complaints(page), []);
      await page.close();
    });
  });
}
