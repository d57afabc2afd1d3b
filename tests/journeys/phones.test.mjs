// Phones as hands, dealt by code: two phones and a bot play a whole match by tapped numbers, with the network off after the
// first load, one phone reloaded in the middle and one swapped.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cards_of, click, CODE, give_numbers, links_of, misplaced, open_hand, PEOPLE, PHONE, show_card, step_to, STEPS, stored_whole, TABLE, tap_in, there, whole_match } from './hands.mjs';
import { complaints, ENGINES, evening } from './lib.mjs';
import { hurry, set_table, ways } from './play.mjs';

for (const name of ENGINES) {
  describe(`phones as hands in ${name}`, { timeout: 300000 }, () => {
    const at = evening(name);

    test('a code that is broken, or of another version, gets a sentence', async () => {
      for (const [code, words] of [['h1.AAAA', 'This code is damaged'], ['h2.AAAA', 'another version of Tablée'], ['', 'No cards yet']]) {
        const page = await at.browser.open(`${at.server.url}hand.html#${code}`, PHONE);
        await page.until(`document.getElementById('main').textContent.includes(${JSON.stringify(words)})`, { what: words });
        assert.deepEqual(complaints(page), []);
        await page.close();
      }
    });

    test('fits every phone, with large letters too', async () => {
      for (const [width, height] of [[320, 568], [360, 740], [740, 360], [390, 844], [820, 1180]]) {
        for (const lang of ['fr-FR', 'de-DE']) {
          const page = await at.browser.open(`${at.server.url}hand.html#${CODE}`, { ...PHONE, width, height, lang });
          for (let n = 0; n < STEPS.length; n++) {
            await step_to(page, n);
            for (const size of ['100%', '150%']) {
              await page.evaluate(`document.documentElement.style.setProperty('font-size', '${size}'), true`);
              assert.deepEqual(await misplaced(page), [], `${STEPS[n]} ${width}×${height} ${lang} ${size}`);
            }
          }
          assert.deepEqual(complaints(page), []);
          await page.close();
        }
      }
    });

    test('by keys alone it says the hand, and never the card that is face down', async () => {
      const page = await at.browser.open(`${at.server.url}hand.html#${CODE}`, { width: 1280, height: 800, lang: 'en-GB' });
      const pressed = async (/** @type {string} */ key, /** @type {string} */ words) => {
        await page.press(key);
        await page.until(`document.activeElement !== document.body && document.activeElement.textContent.includes(${JSON.stringify(words)})`, { what: words });
      };
      await there(page, '.cards button');
      await page.until("document.activeElement.textContent === 'Choose a card'", { what: 'the focus on the heading' });
      assert.deepEqual(await page.evaluate("[...document.querySelectorAll('ul[aria-label=\"Your hand\"] button')].map((card) => [card.textContent, card.getAttribute('aria-pressed')])"),
        [6, 10, 17, 19, 23, 30, 51, 69, 80, 88].map((card) => [String(card), 'false']));
      await pressed('Tab', '6');
      await pressed('Tab', '10');
      await pressed('Enter', 'Put 10 face down');
      assert.equal(await page.evaluate("document.querySelectorAll('[aria-pressed=true]').length"), 1);
      await pressed('Enter', 'Your card is face down.');
      assert.doesNotMatch(await page.evaluate('document.body.textContent'), /\d\d/);
      await pressed('Tab', 'Three, two, one: show');
      await pressed('Enter', 'Zoë: 10');
      assert.equal(await page.evaluate("document.querySelector('svg').getAttribute('aria-label')"), 'Small code for the table’s camera');
      await pressed('Tab', 'Next card');
      await pressed('Enter', 'Choose a card');
      assert.equal((await cards_of(page)).length, 9);
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('6 qui surprend: a code for each round; special cards are played at the table', async () => {
      const table = await at.browser.open(at.server.url, TABLE);
      await table.ready();
      const press = ways.press(table);
      await hurry(table);
      await set_table(table, 'surprend', [`person ${PEOPLE[0]}`, `person ${PEOPLE[1]}`, 'hasty']);
      await table.item('handover');
      /** @type {import('./lib.mjs').Page[]} */
      const phones = [];
      for (const link of await links_of(table)) phones.push(await open_hand(at, link));
      const tricks = await whole_match(table, async (n) => {
        // The second round has codes of its own.
        const links = n === 12 ? await links_of(table) : [];
        for (const [i, link] of links.entries()) await phones[i].evaluate(`location.hash = ${JSON.stringify(new URL(link).hash)}, true`);
        if (n % 12 === 0) for (const phone of phones) await phone.until("document.querySelectorAll('.cards button').length === 12", { what: 'a whole hand' });
        const numbers = [await show_card(phones[0], n), await show_card(phones[1], 0)];
        await press('numbers');
        await give_numbers(table, phones, numbers);
      });
      assert.equal(tricks, 24);
      for (const page of [table, ...phones]) assert.deepEqual(complaints(page), []);
      for (const page of [table, ...phones]) await page.close();
    });

    test('a whole match by numbers, without a network', async () => {
      const table = await at.browser.open(at.server.url, TABLE);
      await table.ready();
      const press = ways.press(table);
      await hurry(table);
      await set_table(table, 'nimmt', [`person ${PEOPLE[0]}`, `person ${PEOPLE[1]}`, 'hasty'], Array(6).fill('option.target.minus').concat('option.rounds.plus'));
      await table.item('handover');
      const links = await links_of(table);
      assert.notEqual(links[0], links[1]);
      for (const link of links) assert.match(link, /\/hand\.html#h1\.[\w-]{60,200}$/);
      const phones = [await open_hand(at, links[0]), await open_hand(at, links[1])];
      if (name === 'chromium') await stored_whole(phones[0]);
      // From now on nothing can be asked of the server.
      await at.server.close();

      const tricks = await whole_match(table, async (n) => {
        const numbers = [await show_card(phones[0], n), await show_card(phones[1], 0)];
        await press('numbers');
        if (n === 0) {
          // The other's number is refused, and the dialogue says no more than that.
          await tap_in(table, PEOPLE[0], numbers[1]);
          await table.until("document.getElementById('phones-status').textContent.includes('that can’t be played')", { what: 'the refusal' });
        }
        await give_numbers(table, phones, numbers);
        if (n === 3) {
          // One phone loses its page, with a card chosen; its address and what it stored bring the hand back.
          const left = await cards_of(phones[0]);
          await click(phones[0], `#card-${left[0]}`);
          if (name === 'chromium') await phones[0].reload();
          else await phones[0].evaluate('dispatchEvent(new Event("hashchange")), true');
          await there(phones[0], '.cards button');
          assert.deepEqual(await cards_of(phones[0]), left);
          // The other is swapped: the seat's code again, on a device that has stored nothing.
          const [, again] = await links_of(table);
          const before = await cards_of(phones[1]);
          await phones[1].evaluate(`localStorage.clear(), location.hash = ${JSON.stringify(new URL(again).hash)}, true`);
          await phones[1].until(`document.querySelectorAll('.cards button').length === ${before.length}`, { what: 'the hand again' });
          assert.deepEqual(await cards_of(phones[1]), before);
        }
      });
      assert.equal(tricks % 10, 0);
      for (const page of [table, ...phones]) assert.deepEqual(complaints(page), []);
      for (const page of [table, ...phones]) await page.close();
    });
  });
}
