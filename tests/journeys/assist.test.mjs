// Settings for people who press with difficulty or hear nothing: holding and resting the pointer, scanning with
// switches, words for sounds, and the document's spacing and typeface.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { can_play, complaints, evening, hand, play_a_card, start_match } from './lib.mjs';
import { press_in_turn, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

describe('settings for hands and ears', { timeout: 300000 }, () => {
  const at = evening('chromium');
  const open = async (/** @type {string[]} */ ...settings) => {
    const page = await at.browser.open(at.server.url, { width: 390, height: 844, lang: 'en-GB' });
    await page.ready();
    await press_in_turn(page, 'settings', ...settings, 'back');
    await page.item('game.nimmt.play');
    return page;
  };
  const focused = async (/** @type {Page} */ page) => (await page.items()).find((item) => item.focused)?.id;
  const has = async (/** @type {Page} */ page, /** @type {string} */ id) => (await page.items()).some((item) => item.id === id);

  test('holding presses, a touch alone does not', async () => {
    const page = await open('confirm.hold');
    const { mouse } = page.driver.tab;
    await ways.click(page)('game.nimmt.play');
    assert.equal(await page.evaluate("document.querySelector('#ring')"), null);
    assert.ok(await has(page, 'game.nimmt.play'), 'a click alone starts nothing');
    await mouse.move(...await page.at('game.nimmt.play'));
    await mouse.down();
    await page.until("document.querySelector('#ring')", { what: 'the ring' });
    await can_play(page);
    await mouse.up();
    const [card] = await hand(page);
    await mouse.move(...await page.at(card.id));
    await mouse.down();
    await page.item('play');
    await mouse.up();
    assert.equal((await hand(page)).length, 10, 'one gesture lifts and plays nothing');
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('resting the pointer presses', async () => {
    const page = await open('confirm.rest');
    await page.driver.tab.mouse.move(...await page.at('game.nimmt.play'));
    await can_play(page);
    const [card] = await hand(page);
    await page.driver.tab.mouse.move(...await page.at(card.id));
    await page.item('play');
    await page.close();
  });

  test('one switch: the focus goes by itself, from what can be chosen on; Enter presses', async () => {
    const page = await open('scan.one', 'pace.1');
    await start_match(page);
    const cards = (await hand(page)).map(({ id }) => id);
    for (const card of cards.slice(0, 2)) await page.until(async () => (await focused(page)) === card, { what: `${card} in turn`, timeout: 30000 });
    await page.press('Enter');
    await page.item('play');
    await page.close();
  });

  test('two switches: Space moves the focus, Enter presses', async () => {
    const page = await open('scan.two');
    await start_match(page);
    const [first] = await hand(page);
    for (let i = 0; i < 40 && (await focused(page)) !== first.id; i++) await page.press('Space');
    assert.equal(await focused(page), first.id);
    assert.equal(await has(page, 'play'), false);
    await page.press('Enter');
    await page.item('play');
    await page.close();
  });

  test('sounds have words, which screen readers do not read, also without sound', async () => {
    const page = await open('captions', 'sound');
    await start_match(page);
    await play_a_card(page);
    await page.until("document.querySelector('#caption')?.textContent", { what: 'a caption' });
    assert.equal(await page.evaluate("document.querySelector('#caption').closest('[aria-hidden]') !== null"), true);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('the document takes the spacing and the device’s typeface', async () => {
    const page = await open('view.text', 'spaced', 'plain_type');
    const style = "(({ letterSpacing, fontSize, fontFamily }) => [parseFloat(letterSpacing) / parseFloat(fontSize), fontFamily])(getComputedStyle(document.querySelector('#accessible button')))";
    await page.until(`${style}[0] > 0.11`, { what: 'wide letters' });
    assert.match((await page.evaluate(style))[1], /^system-ui/);
    await page.reload();
    await page.ready();
    await page.until(`${style}[0] > 0.11`, { what: 'wide letters after a reload' });
    await page.close();
  });
});
