// Unusual uses of a browser: storage cleared in the middle of a match, zoom by five, forced colours, composed letters,
// a canvas left and come back to.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { can_play, complaints, engine, evening, hand, play_a_card, start_match } from './lib.mjs';
import { press_in_turn, two_frames, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 900, height: 700, lang: 'en-GB' };
const ids = async (/** @type {Page} */ page) => (await hand(page)).map((item) => item.id);

describe('unusual uses', { timeout: 300000 }, () => {
  const at = evening('chromium');

  test('storage cleared in the middle of a match: it goes on, and is stored again', async () => {
    const page = await at.browser.open(at.server.url, SIZE);
    await page.ready();
    await start_match(page);
    await page.evaluate('localStorage.clear()');
    assert.equal(await play_a_card(page), 1);
    const left = await ids(page);
    await page.reload();
    await page.ready();
    await page.item(/^hand\.\d+$/);
    assert.deepEqual(await ids(page), left);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  for (const [times, width, height] of [[4, 320, 256], [5, 256, 160]])
    test(`${times} times as large: the text, one direction of scrolling, and a card is played; smaller again, the drawing`, async () => {
      const page = await at.browser.open(at.server.url, { width, height, dpr: times, lang: 'de-DE' });
      const fits = async () => {
        const [wide, inner] = await page.evaluate('[document.documentElement.scrollWidth, innerWidth]');
        assert.ok(wide <= inner, `${wide} in ${inner}`);
      };
      await page.playable();
      await fits();
      await page.ready();
      assert.equal(await page.mode(), 'plain');
      await ways.press(page)('game.nothanks.play');
      await page.item('take');
      await fits();
      await press_in_turn(page, 'menu', 'leave', 'game.nimmt.play');
      await can_play(page);
      await fits();
      const cards = await page.until(async () => (await ids(page)).length === 10 && ids(page), { what: 'a hand' });
      await ways.press(page)(cards[cards.length - 1]);
      await page.item('play');
      await ways.press(page)('play');
      await page.until(async () => (await hand(page)).length === 9, { what: 'the card to be played' });
      await page.resize(900, 700);
      await page.until(async () => (await page.mode()) === 'drawn', { what: 'the drawing' });
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

  test('forced colours: our contrast theme, and every button has an edge', async () => {
    const page = await at.browser.open('about:blank', SIZE);
    await page.cdp('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    await page.driver.tab.goto(at.server.url);
    await page.playable();
    assert.equal(await page.evaluate('document.documentElement.dataset.theme'), 'contrast');
    const bare = await page.evaluate("[...document.querySelectorAll('#home .ways button')].filter((e) => parseFloat(getComputedStyle(e).borderTopWidth) === 0).length");
    assert.equal(bare, 0);
    await page.ready();
    await start_match(page);
    assert.equal(await play_a_card(page), 1);
    await page.close();
  });

  test('forced dark colours: fields are as light as the drawing by day', async () => {
    // In a dark system; in a light one, browsers force colours whatever the page declares.
    const page = await at.browser.open('about:blank', { ...SIZE, dark: true });
    await page.cdp('Emulation.setAutoDarkModeOverride', { enabled: true });
    await page.lay(at.server.url, { settings: JSON.stringify({ theme: 'day' }) });
    await ways.press(page)('game.nimmt.setup');
    const { id } = await page.item(/^place\.\d+\.name$/);
    const [x, y] = await page.at(id); // right of a short name
    const picture = await page.driver.tab.screenshot({ clip: { x, y: y - 4, width: 8, height: 8 } });
    const light = await page.evaluate(async (base64) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(8, 8);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
      context.drawImage(bitmap, 0, 0);
      return Math.min(...context.getImageData(4, 4, 1, 1).data);
    }, picture.toString('base64'));
    assert.ok(light > 160, `${light} of 255`);
    await page.close();
  });

  test('a browser with text twice as large: our text starts twice as large, and a chosen size stays', async () => {
    const large = await engine('chromium', { flags: ['--blink-settings=defaultFontSize=32'] });
    try {
      const page = await large.open(at.server.url, SIZE);
      await page.ready();
      await ways.press(page)('settings');
      await page.item('text.200');
      const chosen = async () => (await page.items()).filter((item) => /^text\.\d/.test(item.id) && item.on).map((item) => item.id);
      assert.deepEqual(await chosen(), ['text.200']);
      await ways.press(page)('text.125');
      await page.until(async () => String(await chosen()) === 'text.125');
      await page.reload();
      await page.ready();
      await ways.press(page)('settings');
      await page.item('text.125');
      assert.deepEqual(await chosen(), ['text.125']);
      await page.close();
    } finally {
      await large.close();
    }
  });

  test('Enter that ends composition sends no command', async () => {
    const page = await at.browser.open(at.server.url, SIZE);
    await page.ready();
    await start_match(page);
    const enter = (/** @type {KeyboardEventInit & {keyCode?: number}} */ how) => page.evaluate((event) => {
      const field = /** @type {HTMLInputElement} */ (document.getElementById('i-command'));
      field.focus();
      field.value = '/help';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...event }));
    }, how);
    // WebKit reports that key after the end of the composition, with this code.
    for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
      await enter(how);
      await two_frames(page);
      assert.equal((await page.items()).some((item) => item.id === 'command.answer'), false);
    }
    await enter({});
    await page.item('command.answer');
    await page.close();
  });

  test('left, cached by the browser, and come back to: the canvas is painted', async (t) => {
    const keeping = await engine('chromium', { keeps: true });
    try {
      const page = await keeping.open(at.server.url, { ...SIZE, pixels: true });
      await page.ready();
      await start_match(page);
      const picture = "(() => { const c = document.createElement('canvas'); c.width = 90; c.height = 70; const d = c.getContext('2d'); d.drawImage(document.getElementById('canvas'), 0, 0, 90, 70); return new Set(new Uint32Array(d.getImageData(0, 0, 90, 70).data.buffer)).size; })()";
      await page.rest(800, { what: 'the table at rest' });
      const colours = await page.evaluate(picture);
      assert.ok(colours > 30, `${colours} colours`);
      await page.evaluate('window.__same = true');
      await page.driver.tab.goto(`${at.server.url}licences.txt`);
      await page.evaluate('void setTimeout(() => history.back(), 0)');
      await page.until("document.readyState === 'complete' && Boolean(document.getElementById('accessible'))");
      assert.equal(await page.evaluate('window.__same'), true, 'loaded anew');
      await page.ready();
      await page.item(/^hand\.\d+$/);
      await page.until(`${picture} > ${Math.floor(colours * 0.7)}`, { what: 'the picture' });
      assert.equal(await play_a_card(page), 1);
      await page.close();
    } finally {
      await keeping.close();
    }
  });
});
