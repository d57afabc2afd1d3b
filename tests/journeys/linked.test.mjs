// Phones that are linked to the table: two phones and a bot play a whole match without a number that anybody shows, with the
// server gone; a phone that loses its page is linked again, and one whose link ends goes on by numbers.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cards_of, click, close_codes, dialogue_closed, misplaced, open_codes, PEOPLE, PHONE, put_down, show_card, stored_whole, tap_in, TABLE, text_of, there, whole_match } from './hands.mjs';
import { sleep } from './drivers/page.mjs';
import { complaints, evening } from './lib.mjs';
import { hurry, set_table, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

async function show_seat(/** @type {Page} */ table, /** @type {string} */ name) {
  for (let n = 0; n < PEOPLE.length; n++) {
    if ((await text_of(table, '.overlay h2')).startsWith(name)) return;
    await click(table, '#phones-next');
  }
}

/** Links that seat's phone, whose page shows the table's code: as text, as between two computers. */
async function link_phone(/** @type {Page} */ table, /** @type {string} */ name, /** @type {(link: string) => Promise<Page>} */ opened, code_of_seat = /#h1\.[\w-]{60,200}&/) {
  await show_seat(table, name);
  await click(table, '#phones-link-it');
  await there(table, '#phones-answer');
  const link = await table.evaluate("document.getElementById('phones-link').value");
  assert.match(link, code_of_seat);
  assert.match(link, /#h1\.[\w-]+&o1\.[\w-]{60,300}$/);
  const phone = await opened(link);
  await there(phone, '#answer');
  const code = await phone.evaluate("document.getElementById('answer').value");
  // What is no answer is refused, and nothing is lost.
  await table.evaluate("document.getElementById('phones-answer').value = 'a1.AAAA', document.getElementById('phones-connect').click(), true");
  await table.until("document.getElementById('phones-status').textContent.includes('not the code')", { what: 'the refusal' });
  await table.evaluate(`document.getElementById('phones-answer').value = ${JSON.stringify(code)}, document.getElementById('phones-connect').click(), true`);
  await phone.until("document.getElementById('link').textContent === 'Linked to the table'", { what: 'the link' });
  await there(table, '#phones-next');
  return phone;
}

describe('phones linked to the table in chromium', { timeout: 300000 }, () => {
  const at = evening('chromium');

  test('Non merci: each phone shows its chips and decides, at real speed', async () => {
    const table = await at.browser.open(at.server.url, TABLE);
    await table.ready();
    await set_table(table, 'nothanks', [`person ${PEOPLE[0]}`, `person ${PEOPLE[1]}`, 'hasty']);
    await open_codes(table);
    const open = (/** @type {string} */ link) => at.browser.open(link, PHONE);
    const no_hand = /#h1\.[\w-]{40,60}&/; // whose it is, and no cards
    const phones = [await link_phone(table, PEOPLE[0], open, no_hand), await link_phone(table, PEOPLE[1], open, no_hand)];
    await close_codes(table);
    const asked = (/** @type {Page} */ phone) => phone.evaluate("document.querySelector('.choice') !== null");
    /** @type {Set<Page>} */
    const decided = new Set();
    for (let n = 0; n < 8; n++) {
      // Somebody is asked: their phone alone, and the table shows no chips of theirs.
      const phone = await table.until(async () => (await asked(phones[0])) ? phones[0] : (await asked(phones[1])) && phones[1], { what: 'a decision on a phone' });
      assert.equal(await asked(phones[phone === phones[0] ? 1 : 0]), false);
      for (const each of phones) assert.match(await text_of(each, '#main'), /Your chips: \d+/);
      assert.ok(!(await table.items()).some(({ id, text }) => id === 'chips' || /Your chips/.test(text ?? '')), 'the table shows no chips');
      assert.deepEqual(await misplaced(phone), []);
      const before = await text_of(phone, '#main');
      const refuses = await phone.evaluate("document.getElementById('choice-no') !== null");
      // A tap in the first moment is not taken for a decision.
      await sleep(400);
      await click(phone, n % 3 < 2 && refuses ? '#choice-no' : '#choice-take');
      await phone.until(async () => (await text_of(phone, '#main')) !== before, { what: 'the table to hear it' });
      decided.add(phone);
    }
    assert.equal(decided.size, 2);
    // A phone whose link ends says so, and its seat is played at the table.
    await phones[0].reload();
    await phones[0].until("document.querySelector('main h2').textContent.startsWith('Not linked')", { what: 'the lost link' });
    for (const page of [table, ...phones]) assert.deepEqual(complaints(page), []);
    for (const page of [table, ...phones]) await page.close();
  });

  test('a whole match without numbers', async () => {
    const table = await at.browser.open(at.server.url, TABLE);
    await table.ready();
    await hurry(table);
    await set_table(table, 'nimmt', [`person ${PEOPLE[0]}`, `person ${PEOPLE[1]}`, 'hasty'], Array(6).fill('option.target.minus').concat('option.rounds.plus'));
    await table.item('handover');
    await open_codes(table);
    const open = (/** @type {string} */ link) => at.browser.open(link, PHONE);
    const phones = [await link_phone(table, PEOPLE[0], open), await link_phone(table, PEOPLE[1], open)];
    await show_seat(table, PEOPLE[0]);
    assert.equal(await text_of(table, '#phones-linked'), `${PEOPLE[0]}: phone linked.`);
    await close_codes(table);
    for (const phone of phones) await stored_whole(phone);
    await at.server.close();

    const tricks = await whole_match(table, async (n) => {
      await put_down(phones[0], n);
      if (n === 0) {
        // It is secret, and its owner thinks again.
        await ways.press(table)('numbers');
        await there(table, '#phones-enter');
        assert.doesNotMatch(await text_of(table, '.overlay [aria-label=Players]'), /\d/);
        await click(table, '.overlay > button');
        await dialogue_closed(table);
        await click(phones[0], '#change');
        await put_down(phones[0], n + 1);
      }
      if (n === 2) {
        // This phone loses its page, with the card put down; a new link takes it along.
        await phones[0].reload();
        await there(phones[0], '#turn');
        await open_codes(table);
        await link_phone(table, PEOPLE[0], async (link) => {
          await phones[0].evaluate(`location.hash = ${JSON.stringify(new URL(link).hash)}, true`);
          return phones[0];
        });
        await close_codes(table);
      }
      if (n < 4) {
        await put_down(phones[1], 0);
        return;
      }
      // The other one's link ends: it goes on by numbers.
      if (n === 4) await phones[1].reload();
      const number = await show_card(phones[1], 0);
      await ways.press(table)('numbers');
      await tap_in(table, PEOPLE[1], number);
      await dialogue_closed(table);
      await click(phones[1], '#on');
    });
    assert.equal(tricks % 10, 0);
    // What was played is no longer in hand.
    await phones[0].until("document.querySelector('main h2').textContent.startsWith('Round')", { what: 'the end of the round' });
    assert.deepEqual(await cards_of(phones[0]), []);
    for (const page of [table, ...phones]) assert.deepEqual(complaints(page), []);
    for (const page of [table, ...phones]) await page.close();
  });
});
