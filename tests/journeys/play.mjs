// Plays a match like a player who only looks at what can be done now. The caller decides how an action is performed
// (touch, mouse, keys).
import { choices } from './choices.mjs';
import { sleep } from './drivers/page.mjs';

/** @typedef {import('./drivers/drivers.js').Page} Page  @typedef {import('./drivers/drivers.js').Shown} Shown */

/** The frame with the latest changes is drawn. */
export const two_frames = (/** @type {Page} */ page) => page.evaluate?.('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))');

// Where the item is drawn, or null if it has gone: nothing waits for it then. The document gets a new screen before it
// is drawn, and an item that was not drawn cannot be tapped.
/** @returns {Promise<[number, number] | null | undefined>} */
const spot = async (/** @type {Page} */ page, /** @type {string} */ id) => {
  await two_frames(page);
  const rect = (await page.items()).find((item) => item.id === id)?.rect;
  return rect && [rect[0] + rect[2] / 2, rect[1] + rect[3] / 2];
};

export const ways = {
  // By touch where the item is drawn; by mouse if the page has no touch.
  tap: (/** @type {Page} */ page) => async (/** @type {string} */ id) => {
    const at = await spot(page, id);
    if (at) await page.tap(...at);
  },
  click: (/** @type {Page} */ page) => async (/** @type {string} */ id) => {
    const at = await spot(page, id);
    if (at) await page.click(...at);
  },
  // By focus and Enter, in the document alone.
  keys: (/** @type {Page} */ page) => async (/** @type {string} */ id) => {
    await page.focus(id);
    await page.press('Enter');
  },
  // As a screen reader presses a button.
  press: (/** @type {Page} */ page) => (/** @type {string} */ id) => page.press_item(id),
};

export const is_hand = (/** @type {Shown} */ item) => /^hand\.\d+$/.test(item.id);
export const shows_hand = (/** @type {Shown[]} */ items) => items.some(is_hand);

const what = (/** @type {Shown[]} */ items) => items.map(({ id, role, text, hint, enabled }) => `${id} ${role} ${text} ${hint} ${enabled}`).join('\n');

/**
 * Plays on until the match is over or `stop(items)` says so. `watch(items)` sees the items before every step.
 * The n-th step takes the n-th choice, in a cycle, so that the test is not random.
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
    // The item may be gone before the tap: then the next step sees another screen.
    await act(ids[steps++ % ids.length]).catch(async (error) => {
      if ((await page.items()).some((item) => ids.includes(item.id) && item.rect)) throw error;
    });
    // A tap on the canvas has an effect after the next frame: no second tap before that.
    for (let look = 0; look < 100 && what(await page.items()) === before; look++) await sleep(10);
  }
}

/** From home: settings that make a test short. */
export async function hurry(/** @type {Page} */ page) {
  await press_in_turn(page, 'settings', 'speed.instant', 'back');
  await page.item('settings');
}

/** Presses buttons one after the other, and waits for each. */
export async function press_in_turn(/** @type {Page} */ page, /** @type {string[]} */ ...ids) {
  for (const id of ids) {
    await page.item(id);
    await ways.press(page)(id);
  }
}

/** A page with a fast clock, and a function that presses buttons one after the other. */
export async function sit_down(/** @type {import('./lib.mjs').Evening} */ at, /** @type {import('./drivers/drivers.js').Look} */ size) {
  const page = await at.browser.open(at.server.url, size);
  await page.ready();
  await hurry(page);
  return { page, press: (/** @type {string[]} */ ...ids) => press_in_turn(page, ...ids) };
}

/** At a table's setup or pause: sets who plays that seat, "person" or a bot's level. */
export async function seat_player(/** @type {Page} */ page, /** @type {number} */ seat, /** @type {string} */ who) {
  await press_in_turn(page, `place.${seat}.who`, `place.${seat}.kind.${who}`);
  await page.until(async () => !(await page.items()).some((item) => item.id === `place.${seat}.kind`), { what: 'the choice made' });
}

/** At a table's setup: names that player. Names without a digit cannot be confused with cards, points and rounds. */
async function name_person(/** @type {Page} */ page, /** @type {number} */ seat, /** @type {string} */ name) {
  const field = `place.${seat}.name`;
  await page.item(field);
  await page.focus(field);
  await page.type(name);
  await page.until(async () => (await page.item(field)).value === name, { what: `${name} as a name` });
}

/**
 * From home: a table of that kind with these players ("person", "person Ada") and bots ("cautious", …), and these
 * options pressed.
 */
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
