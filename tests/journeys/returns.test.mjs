// Never silence, never nowhere: after any key that changes the screen the focus is on an item with words, and each screen
// comes back to the item at which it was left. Keys as they come: single, held, in streams, from read text without a
// focus, and after the window was away.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { can_play, complaints, evening, ENGINES, hand } from './lib.mjs';
import { hurry, set_table, two_frames } from './play.mjs';
import { heard, listen, said } from './voice.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 1000, height: 700, lang: 'en-GB', reducedMotion: true };
// From the home: the buttons that lead to each screen.
const WAYS = [['settings'], ['rules'], ['rules', 'teach'], ['exercises'], ['exercises', 'set.nimmt.known_cards'], ['sheets'], ['sheets', 'pad'], ['daily'], ['game.nimmt.setup'], ['game.nothanks.setup']];
const STREAM = ['ArrowDown', 'ArrowDown', 'Home', 'End', 'PageDown', 'h', ',', '?', '7', 'ArrowUp', 'Tab', 'Tab', 'Shift', 'ArrowRight'];

/** Where the focus is: the id of an item, else what has it. @returns {Promise<string>} */
const place = (/** @type {Page} */ page) => page.evaluate(`(() => {
  const e = document.activeElement;
  const item = document.getElementById('accessible').contains(e) && e.isConnected && e.id.startsWith('i-');
  return item && e.id !== 'i-gone' && e.textContent + (e.placeholder || '') + (e.labels?.[0]?.textContent || '') ? e.id.slice(2) : 'nowhere: ' + e.tagName + ' ' + e.id;
})()`);

/** Presses the key until another screen has come; returns where the focus is then. */
async function leave(/** @type {Page} */ page, /** @type {string} */ key) {
  const was = await page.screen();
  await page.look();
  await page.press(key);
  await page.until(async () => (await page.screen()) !== was, { what: `another screen than ${was} after ${key}` });
  await two_frames(page);
  return place(page);
}
async function enter(/** @type {Page} */ page, /** @type {string} */ id) {
  await page.item(id);
  await page.focus(id);
  const at = await leave(page, 'Enter');
  assert.doesNotMatch(at, /^nowhere/, `after Enter on ${id}`);
}
const forget_focus = (/** @type {Page} */ page) => page.evaluate('document.activeElement.blur()');

for (const engine of ENGINES)
  describe(`coming back, ${engine}`, { timeout: 300000 }, () => {
    const at = evening(engine);
    const open = async () => {
      const page = await at.browser.open(at.server.url, SIZE);
      await page.ready();
      return page;
    };

    test('each screen comes back to the item at which it was left', async () => {
      const page = await open();
      for (const way of WAYS) {
        for (const id of way) await enter(page, id);
        for (const id of [...way].reverse()) assert.equal(await leave(page, 'Escape'), id, way.join(', '));
      }
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('any keys, and read text without a focus: Escape lands on an item', async () => {
      const page = await open();
      for (const way of WAYS) {
        for (const id of way) await enter(page, id);
        for (const key of STREAM) await page.press(key);
        await page.evaluate("window.dispatchEvent(new Event('blur')), window.dispatchEvent(new Event('focus'))");
        await forget_focus(page);
        for (let back = 0; back < way.length; back++) {
          assert.doesNotMatch(await leave(page, 'Escape'), /^nowhere/, way.join(', '));
          await forget_focus(page);
        }
      }
      // Several at once, from the deepest screen.
      for (const id of ['rules', 'teach']) await enter(page, id);
      await page.press('Escape');
      await page.press('Escape');
      await page.until(async () => (await page.screen()) === 'home', { what: 'the home' });
      await two_frames(page);
      assert.doesNotMatch(await place(page), /^nowhere/);
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    // A screen reader says a focus that moves to another element, and no heading that it has read already.
    test('another screen’s heading is another element, also where the focus was on a heading', async () => {
      const page = await open();
      const note = () => page.evaluate("window.title = document.getElementById('i-title'), true");
      const is_new = () => page.evaluate("document.getElementById('i-title') !== window.title");
      await note();
      await enter(page, 'settings');
      assert.equal(await is_new(), true, 'from the home');
      await note();
      await page.focus('title');
      assert.equal(await leave(page, 'Escape'), 'settings');
      await hurry(page);
      await set_table(page, 'nimmt', ['person', 'hasty', 'hasty']);
      await can_play(page);
      await page.focus('title');
      await note();
      assert.equal(await leave(page, 'Escape'), 'title', 'the pause');
      assert.equal(await is_new(), true, 'from the table to the pause');
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('a dialog: a key that is held or doubled presses nothing in it, and Escape leads back', async () => {
      const page = await open();
      await enter(page, 'settings');
      await page.focus('backup');
      await page.press('Enter');
      const control = "document.querySelector('dialog.overlay button')";
      await page.until(`document.activeElement === ${control}`, { what: 'its first control' });
      await page.evaluate(`(window.pressed = 0, ${control}.addEventListener('click', (event) => { event.stopImmediatePropagation(); window.pressed++; }, true), true)`);
      const pressed = () => page.evaluate('window.pressed');
      const refused = (/** @type {boolean} */ repeat) =>
        page.evaluate(`!${control}.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat: ${repeat} }))`);
      assert.equal(await refused(false), true, 'at once');
      await page.until(async () => !(await refused(false)), { what: 'a key that counts' });
      assert.equal(await refused(true), true, 'held');
      await page.press('Enter');
      assert.equal(await pressed(), 1);
      await page.press('Escape');
      await page.until(async () => (await place(page)) === 'backup', { what: 'the button one came from' });
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('at a table: back to the card, and the question is said again', async () => {
      const page = await open();
      await hurry(page);
      await set_table(page, 'nimmt', ['person', 'hasty', 'hasty']);
      await can_play(page);
      const card = (await hand(page))[3].id;
      await page.focus(card);
      assert.doesNotMatch(await leave(page, 'Escape'), /^nowhere/, 'the pause');
      await said(page);
      await listen(page);
      assert.equal(await leave(page, 'Escape'), card);
      await page.until(async () => (await heard(page)).length > 0, { what: 'the question' });
      assert.match((await heard(page)).join(' '), /card/i);
      // After reading, without a focus: at the hand, as there something is to be decided.
      await forget_focus(page);
      assert.doesNotMatch(await leave(page, 'Escape'), /^nowhere/, 'the pause');
      assert.match(await leave(page, 'Escape'), /^hand\./);
      // Held: the screen changes once or more, the focus is somewhere all the time.
      for (let press = 0; press < 5; press++) {
        await page.press('Escape');
        await two_frames(page);
        assert.doesNotMatch(await place(page), /^nowhere/, `Escape ${press}`);
      }
      assert.deepEqual(complaints(page), []);
      await page.close();
    });
  });
