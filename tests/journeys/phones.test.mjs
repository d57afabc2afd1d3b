// Phones as hands, dealt by code: two phones and a bot play a whole match by tapped numbers, with the network off after the
// first load, one phone reloaded in the middle and one swapped.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { complaints, ENGINES, evening } from './lib.mjs';
import { hurry, set_table, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const TABLE = { width: 1024, height: 768, lang: 'en-GB' };
const PHONE = { width: 390, height: 844, dpr: 2, touch: true, lang: 'en-GB' };
const PEOPLE = ['Zoë', 'Ben'];

const click = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click(), true`);
const text_of = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`);
const there = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.until(`document.querySelector(${JSON.stringify(selector)}) !== null`, { what: selector });
const has_item = async (/** @type {Page} */ page, /** @type {string} */ id) => (await page.items()).some((item) => item.id === id);

/** The link of each seat, as the table's dialogue shows it. */
async function links_of(/** @type {Page} */ table) {
  const press = ways.press(table);
  await press('menu');
  await table.item('phones');
  await press('phones');
  const links = [];
  for (const name of PEOPLE) {
    await table.until(`document.querySelector('.overlay h2')?.textContent.startsWith(${JSON.stringify(name)})`, { what: `the code for ${name}` });
    links.push(await table.evaluate("document.getElementById('phones-link').value"));
    await click(table, '#phones-next');
  }
  await click(table, '.overlay > button');
  await press('resume');
  await table.until(async () => !(await has_item(table, 'resume')), { what: 'the table' });
  return links;
}

/** Everything is on that device: its page opens without a network. */
const stored_whole = (/** @type {Page} */ phone) =>
  phone.until('navigator.serviceWorker.getRegistration().then((it) => Boolean(it && it.active))', { what: 'the copy for no network', timeout: 60000 });

async function open_hand(/** @type {import('./lib.mjs').Evening} */ at, /** @type {string} */ link) {
  const page = await at.browser.open(link, PHONE);
  await there(page, '.cards button');
  return page;
}
const cards_of = (/** @type {Page} */ phone) => phone.evaluate("[...document.querySelectorAll('.cards button')].map((card) => Number(card.textContent))");

/** Chooses the n-th card and turns it over: the number that the phone shows. */
async function show_card(/** @type {Page} */ phone, n = 0) {
  if (await phone.evaluate("document.getElementById('next') !== null")) await click(phone, '#next');
  await there(phone, '.cards button');
  const cards = await cards_of(phone);
  await click(phone, `#card-${cards[n % cards.length]}`);
  await there(phone, '#put');
  await click(phone, '#put');
  await there(phone, '#turn');
  await click(phone, '#turn');
  await there(phone, '.shown svg');
  const number = Number(await text_of(phone, '.shown [aria-hidden]'));
  assert.equal(number, cards[n % cards.length]);
  return number;
}

/** Taps a number in at the table, for the seat that is shown. */
async function tap_in(/** @type {Page} */ table, /** @type {string} */ name, /** @type {number} */ number) {
  await table.until(`document.querySelector('.overlay h2')?.textContent === ${JSON.stringify(name)}`, { what: `the pad for ${name}` });
  for (const digit of String(number)) await click(table, `#phones-digit-${digit}`);
  await click(table, '#phones-enter');
}

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

      let tricks = 0;
      for (let step = 0; step < 400 && !(await has_item(table, 'rematch')); step++) {
        const items = await table.items();
        assert.ok(!items.some((item) => /^hand\.\d+$/.test(item.id)), 'the table shows no hand');
        const now = ['numbers', 'play', 'next'].find((id) => items.some((item) => item.id === id && item.enabled)) ?? items.find((item) => /^row\.\d$/.test(item.id) && item.role === 'button' && item.enabled)?.id;
        if (now !== 'numbers') {
          if (now) await press(now);
          else await table.until(async () => (await table.items()).some((item) => /^(numbers|next|rematch|play)$/.test(item.id) || (/^row\.\d$/.test(item.id) && item.role === 'button' && item.enabled)), { what: 'the table to go on' });
          continue;
        }
        const numbers = [await show_card(phones[0], tricks), await show_card(phones[1], 0)];
        await press('numbers');
        if (tricks === 0) {
          // The other's number is refused, and the dialogue says no more than that.
          await tap_in(table, PEOPLE[0], numbers[1]);
          await table.until("document.getElementById('phones-status').textContent.includes('this number can’t be played')", { what: 'the refusal' });
        }
        for (const [i, number] of numbers.entries()) await tap_in(table, PEOPLE[i], number);
        await table.until("document.querySelector('.overlay') === null", { what: 'the dialogue to close' });
        for (const phone of phones) await click(phone, '#on');
        tricks++;
        if (tricks === 4) {
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
      }
      assert.ok(await has_item(table, 'rematch'), 'the match ended');
      assert.equal(tricks % 10, 0);
      for (const page of [table, ...phones]) assert.deepEqual(complaints(page), []);
      for (const page of [table, ...phones]) await page.close();
    });
  });
}
