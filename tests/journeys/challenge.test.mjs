// Challenges: three friends on three devices, in two languages, pass the same cards round.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { complaints, ENGINES, evening, start_match } from './lib.mjs';
import { hurry, play_on, shows_hand, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const PHONE = { width: 390, height: 844, touch: true };
// What the page passes to the clipboard, and the file that it saves.
const SHARING = `(() => {
  window.__shared = [];
  Object.defineProperty(navigator, 'share', { value: undefined });
  Object.defineProperty(navigator, 'canShare', { value: undefined });
  const { createObjectURL } = URL;
  URL.createObjectURL = (file) => { window.__saved = file; return createObjectURL.call(URL, file); };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.__shared.push(text); } } });
})()`;
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

// The saved picture: its size, and how many colours the middle of it has.
const SAVED = `(async () => {
  if (!window.__saved) return null;
  const image = await createImageBitmap(window.__saved);
  const pen = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height }).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(100, image.height / 2 - 100, image.width - 200, 200);
  return { width: image.width, height: image.height, colours: new Set(new Uint32Array(data.buffer)).size };
})()`;

for (const name of ENGINES) {
  describe(`challenges in ${name}`, { timeout: 240000 }, () => {
    const at = evening(name);
    // WebKit's driver chooses no language: there everybody reads English.
    const french = name !== 'webkit';

    test('three friends pass the same cards round, in two languages', async () => {
      // Another page of these friends, with a hand on what it shares.
      const open = async (/** @type {string} */ lang) => {
        const page = await at.browser.open(at.server.url, { ...PHONE, lang, pixels: lang === 'fr-FR' });
        await page.ready();
        if (name !== 'headless') await page.evaluate(SHARING);
        return page;
      };
      const zoe = await open('fr-FR');
      await hurry(zoe);
      await start_match(zoe);
      let link = await play_and_send(zoe, 'Zoë');
      if (name !== 'headless') {
        // The same as a picture with the cards, as the drawing shows them.
        await ways.press(zoe)('picture');
        const { width, height, colours } = await zoe.until(SAVED, { what: 'a picture' });
        assert.equal(width, 1080);
        assert.ok(height > 1200 && height < 1600, `${height} pixels high`);
        assert.ok(colours > 50, `${colours} colours`);
        const words = await zoe.until('window.__shared.pop()', { what: 'its words' });
        assert.match(words, /^Zoë [^\n]+\n((Rangée|Row) [^\n]+\n){4}(En main|In hand)[^\n]+\nhttp/);
        assert.equal(words.slice(words.lastIndexOf('\n') + 1), link);
      }
      for (const [friend, lang, before, title, compared] of [
        ['Bruno', 'en-GB', 'Zoë', /^Zoë challenges you$/, /^You /],
        ['Clara', 'fr-FR', 'Bruno', french ? /^Bruno vous lance un défi$/ : /^Bruno challenges you$/, french ? /^Vous / : /^You /],
      ]) {
        const code = link.slice(link.indexOf('#') + 1);
        assert.match(code, /^c1\./);
        assert.ok(code.length < 400, `${code.length} characters`);
        const page = await open(String(lang));
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
      assert.deepEqual((await results(zoe)).map((line) => line.split(' ')[0]), [french ? 'Vous' : 'You', 'Bruno', 'Clara']);
      assert.deepEqual(complaints(zoe), []);
      await zoe.close();
    });
  });
}
