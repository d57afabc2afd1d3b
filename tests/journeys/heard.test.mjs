// What a screen reader is given to say: lines that arrive together, names, states, and where the focus is meanwhile.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { complaints, evening, hand } from './lib.mjs';
import { hurry, set_table, ways } from './play.mjs';

const SIZE = { width: 1000, height: 760, lang: 'en-GB' };

/** @typedef {ReturnType<typeof import('./drivers/page.mjs').make_page>} Page */

/** From now on, what the live region gets, a text an addition. */
const listen = (/** @type {Page} */ page) => page.evaluate(`(() => {
  window.__heard = [];
  window.__cut = [];
  const texts = (nodes) => [...nodes].map((node) => node.textContent);
  window.__ear?.disconnect();
  window.__ear = new MutationObserver((all) => all.forEach(({ addedNodes, removedNodes }) => {
    window.__heard.push(...texts(addedNodes));
    window.__cut.push(...texts(removedNodes));
  }));
  window.__ear.observe(document.getElementById('voice'), { childList: true });
})()`);
const heard = (/** @type {Page} */ page) => /** @type {Promise<string[]>} */ (page.evaluate('window.__heard'));
const log = (/** @type {Page} */ page) =>
  /** @type {Promise<string[]>} */ (page.evaluate("[...document.querySelectorAll('#log p')].map((line) => line.textContent)"));
const focused = async (/** @type {Page} */ page) => (await page.items()).find((/** @type {{focused: boolean}} */ { focused: is }) => is);

/** A line typed and sent, and what was said of it: all that comes until there is quiet. */
async function command(/** @type {Page} */ page, /** @type {string} */ text) {
  await page.item('command');
  await listen(page);
  const before = (await log(page)).length;
  await page.focus('command');
  await page.type(text);
  await page.press('Enter');
  await page.until(async () => (await heard(page)).length > 0, { what: `an answer to ${text}` });
  await page.evaluate('new Promise((done) => setTimeout(done, 700))');
  return { said: await heard(page), lines: (await log(page)).slice(before) };
}

describe('heard', { timeout: 600000, skip: !(process.env.TABLEE_ENGINES || 'chromium').includes('chromium') }, () => {
  const at = /** @type {any} */ (evening('chromium'));
  const open = async (options = {}) => {
    const page = await at.browser.open(at.house.url, { ...SIZE, ...options });
    await page.ready();
    return page;
  };

  test('lines that come together are said together, and stay to be spoken', async () => {
    const page = await open();
    const shown = () => page.evaluate("!document.getElementById('log-room').hidden");
    assert.equal(await shown(), false, 'no empty region on the home');
    await hurry(page);
    await set_table(page, 'nimmt', ['person', ...Array(9).fill('hasty')]);
    for (const [text, least] of /** @type {[string, number][]} */ ([['/hand', 10], ['/table', 5]])) {
      const { said, lines } = await command(page, text);
      assert.ok(lines.length >= least, lines.join('\n'));
      assert.equal(said.length, 1, `${text} in one breath: ${said.join(' | ')}`);
      for (const line of lines) assert.ok(said[0].includes(line), line);
    }
    assert.equal(await shown(), true);
    const cards = await hand(page);
    await listen(page);
    const before = (await log(page)).length;
    for (let tap = 0; tap < 2; tap++) await ways.press(page)(cards[cards.length - 1].id);
    await page.until(async () => (await log(page)).slice(before).length >= 10, { what: 'the trick' });
    await page.evaluate('new Promise((done) => setTimeout(done, 700))');
    const all = (await heard(page)).join(' ');
    for (const line of (await log(page)).slice(before)) assert.ok(all.includes(line), `${line} in ${all}`);
    assert.deepEqual(await page.evaluate('window.__cut'), [], 'nothing goes while it may be waiting to be spoken');
    assert.deepEqual(complaints(page), []);
    await page.close();
  });
});
