// Plays a match the way a person would who only looks at what can be done now. How a thing is done
// (finger, mouse, keys) is the caller's.
import { choices } from './choices.mjs';
import { sleep } from './drivers/page.mjs';

/** @typedef {import('./drivers/drivers.js').Page} Page  @typedef {import('./drivers/drivers.js').Shown} Shown */

/** What was asked for in this frame is drawn. */
export const two_frames = (/** @type {Page} */ page) => page.evaluate?.('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))');

// Where the item is drawn, if it still is: nobody waits for what has just gone. The mirror is told of a new screen before
// it is drawn, and nothing can be tapped that was not.
/** @returns {Promise<[number, number] | null | undefined>} */
const spot = async (/** @type {Page} */ page, /** @type {string} */ id) => {
  await two_frames(page);
  const rect = (await page.items()).find((item) => item.id === id)?.rect;
  return rect && [rect[0] + rect[2] / 2, rect[1] + rect[3] / 2];
};

export const ways = {
  // A finger where the item is drawn; a mouse where the page has no touch.
  tap: (/** @type {Page} */ page) => async (/** @type {string} */ id) => {
    const at = await spot(page, id);
    if (at) await page.tap(...at);
  },
  click: (/** @type {Page} */ page) => async (/** @type {string} */ id) => {
    const at = await spot(page, id);
    if (at) await page.click(...at);
  },
  // Focus and Enter, in the mirror alone.
  keys: (/** @type {Page} */ page) => async (/** @type {string} */ id) => {
    await page.focus(id);
    await page.press('Enter');
  },
  // What a screen reader does to a button.
  press: (/** @type {Page} */ page) => (/** @type {string} */ id) => page.press_item(id),
};

export const is_hand = (/** @type {Shown} */ item) => /^hand\.\d+$/.test(item.id);
export const shows_hand = (/** @type {Shown[]} */ items) => items.some(is_hand);

const what = (/** @type {Shown[]} */ items) => items.map(({ id, role, text, hint, enabled }) => `${id} ${role} ${text} ${hint} ${enabled}`).join('\n');

/**
 * Plays on until the match is over or `stop(items)` says so. `watch(items)` sees the mirror before every step.
 * Choices go round: the n-th step takes the n-th choice, so that nothing depends on chance of ours.
 * @param {Page} page
 * @param {(id: string) => Promise<unknown>} act
 * @param {{stop?: (items: Shown[]) => boolean, watch?: (items: Shown[]) => void, timeout?: number}} options
 */
export async function play_on(page, act, { stop = () => false, watch = () => {}, timeout = 240000 } = {}) {
  const end = Date.now() + timeout;
  let steps = 0;
  let idle = 0;
  for (;;) {
    const items = await page.items();
    watch(items);
    if (items.some((item) => item.id === 'rematch') || stop(items)) return steps;
    if (Date.now() > end) throw new Error(`the match did not end:\n${items.map((i) => `${i.id} ${i.text}`).join('\n')}\n${page.log.join('\n')}`);
    const ids = choices(items);
    if (!ids.length) {
      if (++idle > 3000) throw new Error(`nothing to do:\n${items.map((i) => `${i.id} ${i.text}`).join('\n')}`);
      await sleep(10);
      continue;
    }
    idle = 0;
    const before = what(items);
    // It may be gone by the time the finger comes down: then the next look sees something else.
    await act(ids[steps++ % ids.length]).catch(async (error) => {
      if ((await page.items()).some((item) => ids.includes(item.id) && item.rect)) throw error;
    });
    // A frame has to be drawn before a tap on the canvas does anything: nobody taps twice meanwhile.
    for (let look = 0; look < 100 && what(await page.items()) === before; look++) await sleep(10);
  }
}

/** From home: settings that make a journey short. */
export async function hurry(/** @type {Page} */ page) {
  await press_in_turn(page, 'settings', 'speed.instant', 'back');
  await page.item('settings');
}

/** Presses one button after the other, each waited for. */
export async function press_in_turn(/** @type {Page} */ page, /** @type {string[]} */ ...ids) {
  for (const id of ids) {
    await page.item(id);
    await ways.press(page)(id);
  }
}

/** A page of that evening, its cards in a hurry, and what presses one button after the other there. */
export async function sit_down(/** @type {import('./lib.mjs').Evening} */ at, /** @type {import('./drivers/drivers.js').Look} */ size) {
  const page = await at.browser.open(at.house.url, size);
  await page.ready();
  await hurry(page);
  return { page, press: (/** @type {string[]} */ ...ids) => press_in_turn(page, ...ids) };
}

/** At a table's setup or pause: who decides at that seat, "person" or a bot's level. */
export async function seat_player(/** @type {Page} */ page, /** @type {number} */ seat, /** @type {string} */ who) {
  await press_in_turn(page, `place.${seat}.who`, `place.${seat}.kind.${who}`);
  await page.until(async () => !(await page.items()).some((item) => item.id === `place.${seat}.kind`), { what: 'the choice made' });
}

/** At a table's setup: the person at that seat is called so. Names without a digit are told from cards, points and rounds. */
async function name_person(/** @type {Page} */ page, /** @type {number} */ seat, /** @type {string} */ name) {
  const field = `place.${seat}.name`;
  await page.item(field);
  await page.focus(field);
  await page.type(name);
  await page.until(async () => (await page.item(field)).value === name, { what: `${name} as a name` });
}

/** From home: a table of that kind with these people ("person", "person Ada") and bots ("cautious", …), and these options pressed. */
export async function set_table(/** @type {Page} */ page, /** @type {string} */ kind, /** @type {string[]} */ seats, /** @type {string[]} */ options = []) {
  const press = ways.press(page);
  await press(`game.${kind}.setup`);
  await page.item('start');
  const count = async () => (await page.items()).filter((item) => /^place\.\d+$/.test(item.id)).length;
  while ((await count()) > seats.length) {
    const last = `place.${(await count()) - 1}`;
    await press(`${last}.who`);
    await page.item(`${last}.remove`);
    await press(`${last}.remove`);
  }
  while ((await count()) < seats.length) await press('seats.bot.add');
  for (const [i, seat] of seats.entries()) {
    const [who, name] = seat.split(' ');
    await seat_player(page, i, who);
    if (name) await name_person(page, i, name);
  }
  for (const option of options) await press(option);
  await press('start');
  await page.until(async () => !(await page.items()).some((item) => item.id === 'start'), { what: 'the table' });
}
