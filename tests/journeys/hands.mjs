// Phones as hands: what journeys do at the table and on the phones (docs/PHONES.md).
import assert from 'node:assert/strict';
import { choices } from './choices.mjs';
import { ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

export const TABLE = { width: 1024, height: 768, lang: 'en-GB' };
export const PHONE = { width: 390, height: 844, dpr: 2, touch: true, lang: 'en-GB' };
export const PEOPLE = ['Zoë', 'Ben'];

export const click = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click(), true`);
export const text_of = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`);
export const there = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.until(`document.querySelector(${JSON.stringify(selector)}) !== null`, { what: selector });
export const has_item = async (/** @type {Page} */ page, /** @type {string} */ id) => (await page.items()).some((item) => item.id === id);

/** Opens the table's dialogue of codes, and goes back to the table. */
export async function open_codes(/** @type {Page} */ table) {
  const press = ways.press(table);
  await press('menu');
  await table.item('phones');
  await press('phones');
  await there(table, '#phones-next');
}
export async function close_codes(/** @type {Page} */ table) {
  await click(table, '.overlay > button');
  await ways.press(table)('resume');
  await table.until(async () => !(await has_item(table, 'resume')), { what: 'the table' });
}

/** The link of each seat, as the table's dialogue shows it. */
export async function links_of(/** @type {Page} */ table) {
  await open_codes(table);
  // It begins with whoever needs a code next.
  /** @type {Map<string, string>} */
  const links = new Map();
  while (links.size < PEOPLE.length) {
    const name = await table.until(async () => {
      const title = await text_of(table, '.overlay h2');
      return PEOPLE.find((each) => title.startsWith(each) && !links.has(each));
    }, { what: 'the code for somebody else' });
    links.set(name, await table.evaluate("document.getElementById('phones-link').value"));
    await click(table, '#phones-next');
  }
  await close_codes(table);
  return PEOPLE.map((name) => links.get(name) ?? '');
}

/** Everything is on that device: its page opens without a network. */
export const stored_whole = (/** @type {Page} */ page) =>
  page.until('navigator.serviceWorker.getRegistration().then((it) => Boolean(it && it.active))', { what: 'the copy for no network', timeout: 60000 });

export async function open_hand(/** @type {import('./lib.mjs').Evening} */ at, /** @type {string} */ link, /** @type {import('./drivers/drivers.js').Look} */ look = {}) {
  const page = await at.browser.open(link, { ...PHONE, ...look });
  await there(page, '.cards button');
  return page;
}
export const cards_of = (/** @type {Page} */ phone) => phone.evaluate("[...document.querySelectorAll('.cards button')].map((card) => Number(card.textContent))");

/** Chooses the n-th card and puts it face down: its number. */
export async function put_down(/** @type {Page} */ phone, n = 0) {
  await there(phone, '.cards button, #next');
  if (await phone.evaluate("document.getElementById('next') !== null")) await click(phone, '#next');
  await there(phone, '.cards button');
  const cards = await cards_of(phone);
  const number = /** @type {number} */ (cards[n % cards.length]);
  await click(phone, `#card-${number}`);
  await there(phone, '#put');
  await click(phone, '#put');
  // A linked phone may have gone on already.
  await phone.until("document.getElementById('put') === null", { what: 'the card face down' });
  return number;
}

/** Chooses the n-th card and turns it over: the number that the phone shows. */
export async function show_card(/** @type {Page} */ phone, n = 0) {
  const chosen = await put_down(phone, n);
  await there(phone, '#turn');
  await click(phone, '#turn');
  await there(phone, '.shown svg');
  const number = Number(await text_of(phone, '.shown [aria-hidden]'));
  assert.equal(number, chosen);
  return number;
}

/** Taps a number in at the table, for the seat that is shown. */
export async function tap_in(/** @type {Page} */ table, /** @type {string} */ name, /** @type {number} */ number) {
  await table.until(`document.querySelector('.overlay h2')?.textContent === ${JSON.stringify(name)}`, { what: `the pad for ${name}` });
  for (const digit of String(number)) await click(table, `#phones-digit-${digit}`);
  await click(table, '#phones-enter');
}

/** Taps those numbers in, the phones' in order, and lets the phones go on. */
export async function give_numbers(/** @type {Page} */ table, /** @type {Page[]} */ phones, /** @type {number[]} */ numbers) {
  for (const [i, number] of numbers.entries()) await tap_in(table, PEOPLE[i], number);
  await dialogue_closed(table);
  for (const phone of phones) await click(phone, '#on');
}

// A code that tests/engine/hand_code_test.cc writes.
export const CODE = 'h1.BW5pbW10BFpvw6sAAwLSCQEACggD1Sk_tF4Kv5j-h9MHyBXtWuIRIWCdadsVoLCemNUU3PRbHfEMEzzKTkABPg8RwyAAQ37CFw';

/** The steps of a phone, each from the one before: choose, lifted, put down, shown. */
export const STEPS = ['.cards button', '#put', '#turn', '#on'];
/** Presses the step before, so that this one is there. */
export async function step_to(/** @type {Page} */ phone, /** @type {number} */ n) {
  if (n > 0) await click(phone, STEPS[n - 1]);
  await there(phone, STEPS[n]);
}

/** What is too small, beyond the edge, or under something else, of the buttons of a page or dialogue. */
export const misplaced = (/** @type {Page} */ page, root = 'body') => page.evaluate(`[...document.querySelectorAll('${root} button')].flatMap((button) => {
  button.scrollIntoView({ block: 'nearest' });
  const r = button.getBoundingClientRect();
  const wrong = [];
  if (Math.min(r.width, r.height) < 44) wrong.push('small');
  if (r.left < 0 || r.right > innerWidth + 1 || r.top < -1 || r.bottom > innerHeight + 1) wrong.push('outside');
  if (button.scrollWidth > button.clientWidth + 1) wrong.push('cut');
  if (!button.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2))) wrong.push('covered');
  return wrong.map((what) => what + ': ' + (button.id || button.textContent));
})`);

export const dialogue_closed = (/** @type {Page} */ table) => table.until("document.querySelector('.overlay') === null", { what: 'the dialogue to close' });

/**
 * Plays until the match is over: what is public by buttons of the table, numbers by `trick(n)`, which is called before
 * they are asked for. Returns how many tricks there were.
 * @param {Page} table
 * @param {(n: number) => Promise<unknown>} trick
 */
export async function whole_match(table, trick) {
  const press = ways.press(table);
  // Of public decisions the plain one first: place the card, keep the special cards.
  const chosen = (/** @type {import('./drivers/drivers.js').Shown[]} */ items) => {
    const ids = items.some(({ id, enabled }) => id === 'numbers' && enabled) ? ['numbers'] : choices(items);
    return ids.find((id) => id.startsWith('do.')) ?? ids[0];
  };
  let tricks = 0;
  for (let step = 0; step < 400; step++) {
    const items = await table.items();
    assert.ok(!items.some((item) => /^hand\.\d+$/.test(item.id)), 'the table shows no hand');
    if (items.some(({ id }) => id === 'rematch')) return tricks;
    const now = chosen(items);
    if (now === 'numbers') {
      const turn = items.find(({ id }) => id === 'where')?.text;
      await trick(tricks++);
      await table.until(async () => !(await table.items()).some(({ id, text }) => id === 'where' && text === turn) || !(await has_item(table, 'numbers')), { what: 'the numbers to be taken' });
    } else if (now) await press(now);
    else await table.until(async () => chosen(await table.items()) || has_item(table, 'rematch'), { what: 'the table to go on' });
  }
  throw new Error('the match did not end');
}
