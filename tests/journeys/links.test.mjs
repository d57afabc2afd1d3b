// Links: one device sends, another opens; a link that is incomplete is reported and changes nothing.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { complaints, ENGINES, evening, hand, play_a_card, start_match } from './lib.mjs';
import { hurry, play_on, set_table, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 900, height: 700, lang: 'en-GB' };
const texts = async (/** @type {Page} */ page, /** @type {RegExp} */ test) => (await page.items()).filter((item) => test.test(item.id)).map((item) => item.text);
// Written by the first version of the format (also in tests/engine/link_test.cc): readable for ever.
const TABLE = 't1.BW5pbW10AQMAAQZncmVlZHkCCgAEAAEHALHcHok';

// What the page passes to the clipboard or the system's share dialogue.
const SHARING = (/** @type {boolean} */ native) => `
  window.__shared = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.__shared.push(text); } } });
  ${native ? "Object.defineProperty(navigator, 'share', { value: async (what) => { window.__shared.push(what.url); } });" : ''}`;
const shared = (/** @type {Page} */ page) => page.until('window.__shared.pop()', { what: 'a link' });

for (const name of ENGINES) {
  describe(`links in ${name}`, { timeout: 300000 }, () => {
    const at = evening(name);

    test('an invitation is shown before it does anything, and is gone from the address when it is answered', async () => {
      const page = await at.browser.open(`${at.server.url}#${TABLE}`, SIZE);
      await page.ready();
      await page.item('link.play');
      await page.tap('link.play');
      await page.item(/^hand\.\d+$/);
      assert.equal(await page.evaluate('location.hash'), '');
      const before = (await hand(page)).map((item) => item.id);
      await page.reload();
      await page.ready();
      await page.item(/^hand\.\d+$/);
      assert.deepEqual((await hand(page)).map((item) => item.id), before, 'the match, not the invitation again');
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('a link that is cut, altered or made up is reported, and nothing is lost', async () => {
      const page = await at.browser.open(at.server.url, SIZE);
      await page.ready();
      await start_match(page);
      const cards = (await hand(page)).map((item) => item.id);
      for (const bad of [TABLE.slice(0, -6), TABLE.replace('pbW10', 'pbW11'), 't1.', 'r1.AAAA', 's1.<script>alert(1)</script>', `t1.${'A'.repeat(30000)}`]) {
        await page.evaluate((hash) => { location.hash = hash; }, bad);
        await page.item('problem');
        assert.equal((await page.items()).some((item) => item.id === 'link.play'), false, bad);
        await ways.press(page)('home');
        await page.item('resume.go');
        assert.equal(await page.evaluate('location.hash'), '');
        await page.until('!history.state?.tablee', { what: 'the way back in the history' });
      }
      // Of a later version of the format.
      await page.evaluate((hash) => { location.hash = hash; }, TABLE.replace('t1', 't9'));
      await page.item('problem');
      await ways.press(page)('home');
      await ways.press(page)('resume.go');
      await page.item(/^hand\.\d+$/);
      assert.deepEqual((await hand(page)).map((item) => item.id), cards);
      // Another fragment is no link.
      await page.item('prompt');
      await page.evaluate("location.hash = 'comments'");
      assert.equal(await play_a_card(page), 1);
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    if (name === 'webkit') return; // its driver cannot read what is shared

    test('table, deal, sheet and replay, from one device to another', async () => {
      const sender = await at.browser.open(at.server.url, { ...SIZE, script: SHARING(false) });
      await sender.ready();
      await hurry(sender);
      const press = ways.press(sender);

      // A table as set up.
      await press('game.nothanks.setup');
      await sender.item('start');
      await press('option.open_chips');
      await press('share');
      const invitation = await shared(sender);
      await sender.until(async () => /copied/i.test((await sender.item('notice')).text), { what: 'the notice that it is copied' });
      await press('back');
      await sender.item('settings');

      // A complete match, of which everything can be sent.
      // (Three human players: nothing happens without an action.)
      await set_table(sender, 'nothanks', ['person', 'person', 'person']);
      const first = await texts(sender, /^(row|seat|card|deck|pile|offer)/);
      await press('menu');
      await sender.item('share.deal');
      await press('share.deal');
      const early = await shared(sender);
      await sender.until("Boolean(document.querySelector('#i-back, #i-continue, #i-resume'))");
      await press((await sender.item(/^(continue|resume|back)$/)).id);
      await play_on(sender, press);
      const totals = await texts(sender, /^scores\.\d+\.\d+$/);
      /** @type {Record<string, string>} */
      const sent = {};
      for (const what of ['sheet', 'replay', 'deal']) {
        await press('share');
        await press(`share.${what}`);
        sent[what] = await shared(sender);
      }
      // And as a picture, drawn in the page, with its text.
      await sender.evaluate(`(() => {
        const made = URL.createObjectURL;
        URL.createObjectURL = (blob) => { window.__file = blob; return made.call(URL, blob); };
        HTMLAnchorElement.prototype.click = function () { window.__name = this.download; };
      })()`);
      await press('share');
      await press('share.picture');
      const result = await shared(sender);
      assert.match(await sender.evaluate('window.__name'), /^tablee-\d{4}-\d\d-\d\d\.png$/);
      const drawn = await sender.evaluate(`createImageBitmap(window.__file).then(({ width, height }) => [width, height])`);
      assert.equal(drawn[0], 1080);
      assert.equal(result.split('\n').length, 4, 'the game, and a line for each player');
      assert.ok(drawn[1] > 3 * 96, 'a line each');
      await sender.close();

      const other = await at.browser.open(invitation, SIZE);
      await other.ready();
      await other.item('agreed.open_chips');
      await ways.press(other)('link.setup');
      await other.item('start');
      assert.equal((await other.item('option.open_chips')).on, true);
      await other.close();

      for (const link of [early, sent.deal]) {
        const page = await at.browser.open(link, SIZE);
        await page.ready();
        await page.item('link.play');
        await ways.press(page)('link.play');
        await page.item('where');
        assert.deepEqual(await texts(page, /^(row|seat|card|deck|pile|offer)/), first, 'the same deal');
        await page.close();
      }
      for (const what of ['sheet', 'replay']) {
        const page = await at.browser.open(sent[what], SIZE);
        await page.ready();
        await page.item('link.keep');
        assert.deepEqual(await texts(page, /^scores\.\d+\.\d+$/), totals, what);
        await ways.press(page)('link.keep');
        await page.item('kept');
        await ways.press(page)('back');
        await page.item('sheets');
        await ways.press(page)('sheets');
        await page.item(/^sheet\.\d/);
        await page.close();
      }
    });

    test('on a phone, the system’s share dialogue if there is one', async () => {
      if (!at.browser.can.touch) return;
      const page = await at.browser.open(at.server.url, { width: 360, height: 740, touch: true, lang: 'en', script: SHARING(true) });
      await page.ready();
      await ways.press(page)('game.nimmt.setup');
      await page.item('share');
      await ways.press(page)('share');
      assert.match(await shared(page), /#t1\./);
      await page.close();
    });

    test('if the clipboard is not available, the link is shown in a field', async () => {
      const page = await at.browser.open(at.server.url, { ...SIZE, script: "Object.defineProperty(navigator, 'clipboard', { value: undefined });" });
      await page.ready();
      await ways.press(page)('game.nimmt.setup');
      await page.item('share');
      await ways.press(page)('share');
      await page.until("/#t1\\./.test(document.querySelector('#notice input')?.value)", { what: 'the link in a field' });
      assert.equal(await page.evaluate("document.activeElement === document.querySelector('#notice input')"), true);
      await page.evaluate("document.querySelector('#notice button').click()");
      assert.equal(await page.evaluate("document.getElementById('notice')"), null);
      await page.close();
    });
  });
}
