// Challenges: three friends on three devices, in two languages, pass the same cards round.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { complaints, ENGINES, evening, start_match } from './lib.mjs';
import { hurry, play_on, shows_hand, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const PHONE = { width: 390, height: 844, touch: true };
// What the page passes to the clipboard.
const SHARING = `
  window.__shared = [];
  Object.defineProperty(navigator, 'share', { value: undefined });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.__shared.push(text); } } });`;
const text = async (/** @type {Page} */ page, /** @type {string | RegExp} */ id) => (await page.item(id)).text;
const results = async (/** @type {Page} */ page) => (await page.items()).filter((item) => /^results\.\d+$/.test(item.id)).map((item) => item.text);

// To the end of the round, which is sent, or sent back, under that name.
async function play_and_send(/** @type {Page} */ page, /** @type {string} */ name) {
  const press = ways.press(page);
  await play_on(page, press, { stop: (items) => items.some((item) => item.id === 'challenge') });
  await press('challenge');
  await page.item('send');
  await page.focus('name');
  await page.type(name);
  await press('send');
  return /** @type {any} */ (page).sent?.() ?? page.until('window.__shared.pop()', { what: 'a link' });
}

for (const name of ENGINES) {
  describe(`challenges in ${name}`, { timeout: 240000 }, () => {
    const at = evening(name);

    test('three friends pass the same cards round, in two languages', async () => {
      const zoe = await at.browser.open(at.server.url, { ...PHONE, lang: 'fr-FR', script: SHARING });
      await zoe.ready();
      await hurry(zoe);
      await start_match(zoe);
      let link = await play_and_send(zoe, 'Zoë');
      for (const [friend, lang, before, title, compared] of [
        ['Bruno', 'en-GB', 'Zoë', /^Zoë challenges you$/, /^You /],
        ['Clara', 'fr-FR', 'Bruno', /^Bruno vous lance un défi$/, /^Vous /],
      ]) {
        const code = link.slice(link.indexOf('#') + 1);
        assert.match(code, /^c1\./);
        assert.ok(code.length < 400, `${code.length} characters`);
        const page = await at.browser.open(at.server.url, { ...PHONE, lang: String(lang), script: SHARING });
        await page.ready();
        await hurry(page);
        await page.open_link(code);
        // Who sent it and what is asked, on the table itself; one touch answers.
        await page.until(async () => shows_hand(await page.items()), { what: 'the decision' });
        assert.match(await text(page, 'title'), /** @type {RegExp} */ (title));
        assert.match(await text(page, 'prompt'), new RegExp(`^(6 qui prend|Take 6)\\s?! – ${before} `));
        const card = (await page.items()).find((item) => /^hand\.\d+$/.test(item.id) && item.enabled);
        assert.ok(card);
        await ways.tap(page)(card.id);
        // The trick as it went, then the same cards.
        await page.item('replay.at');
        await ways.press(page)('next');
        assert.match(await text(page, 'answer'), new RegExp(String(before)));
        assert.deepEqual(await results(page), [], 'nothing of the round before it is played');
        await ways.press(page)('link.play');
        await page.until(async () => (await page.screen()) === 'table', { what: 'the table' });
        link = await play_and_send(page, String(friend));
        const lines = await results(page);
        assert.match(lines[0], /** @type {RegExp} */ (compared));
        assert.ok(lines.some((line) => line.startsWith(`${before} `)), lines.join(', '));
        assert.deepEqual(complaints(page), []);
        await page.close();
      }
      // Zoë has played these cards: hers are compared with both at once.
      await zoe.open_link(link.slice(link.indexOf('#') + 1));
      await zoe.item('results.2');
      assert.deepEqual((await results(zoe)).map((line) => line.split(' ')[0]), ['Vous', 'Bruno', 'Clara']);
      assert.deepEqual(complaints(zoe), []);
      await zoe.close();
    });
  });
}
