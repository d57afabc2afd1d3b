// Tables in the pages of five hosts, as each of them embeds a link: found by discovery, in the right height, played by touch and by keys,
// without taking the page's focus, scrolling or console.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { with_origin } from '../../scripts/site/origin.mjs';
import { read_head } from '../../scripts/site/shared_links.mjs';
import { complaints, dist, engine, ENGINES, hand, host_site, play_a_card, site } from './lib.mjs';

/** @typedef {import('./lib.mjs').Server} Server  @typedef {import('./lib.mjs').Engine} Engine  @typedef {import('./lib.mjs').Page} Page */

const WIDEST = 645; // px, of the hosts' column
const PHONE = { width: 390, height: 760, touch: true, lang: 'en-GB' };
const DESK = { width: 1000, height: 760, lang: 'en-GB' };
/** @type {Record<string, {stores: boolean, sizes: object[]}>} */
const HOSTS = {
  wordpress: { stores: false, sizes: [PHONE] },
  mastodon: { stores: true, sizes: [PHONE] },
  ghost: { stores: true, sizes: [PHONE] },
  notes: { stores: true, sizes: [DESK] },
};

for (const name of ENGINES) {
  describe(`hosts in ${name}`, { timeout: 300000 }, () => {
    /** @type {Server} */
    let server;
    /** @type {Server} */
    let host;
    /** @type {Engine} */
    let browser;
    /** @type {string[]} */
    let asked = [];
    before(async () => {
      server = await site({ meet: (address) => void asked.push(address) });
      host = await host_site();
      browser = await engine(name);
    });
    after(async () => {
      await browser?.close();
      await host?.close();
      await server?.close();
    });

    // What a host's server finds behind a link to our page.
    function described(/** @type {string} */ page) {
      const file = (/** @type {string} */ each) => with_origin(each, readFileSync(path.join(dist, each), 'utf8'), server.url);
      const { oembed } = read_head(file(page));
      assert.ok(oembed.startsWith(server.url), oembed);
      return JSON.parse(file(oembed.slice(server.url.length)));
    }
    const open = async (/** @type {string} */ kind, size = DESK) => {
      const { html, width, height } = described('rules-nimmt-en.html');
      asked = [];
      const page = await browser.open(`${host.url}hosts.html?${new URLSearchParams({ host: kind, html, width, height, site: server.url })}`, size);
      await page.evaluate("document.getElementById('field').focus()");
      return page;
    };
    const box = (/** @type {Page} */ page) => page.evaluate("(() => { const { width, height } = document.querySelector('iframe').getBoundingClientRect(); return { width, height }; })()");

    async function plays(/** @type {string} */ kind, /** @type {object} */ size) {
      const page = await open(kind, /** @type {typeof DESK} */ (size));
      const game = await page.frame('iframe');
      await game.until("Boolean(document.querySelector('#home .poster button')) && document.documentElement.lang === 'en'");
      assert.equal(await game.evaluate("document.querySelectorAll('#home .poster').length"), 1, 'the table that was linked');
      assert.equal(asked.some((address) => /tablee-\w+\.(js|wasm)|words-/.test(address)), false, 'nothing is loaded before the tap');
      assert.equal(await page.evaluate('document.activeElement.id'), 'field', 'the focus is where it was');
      await game.tap_on('#home [data-action="play nimmt"]');
      await game.ready({ timeout: 60000 });
      await game.item(/^hand\.\d+$/);
      assert.equal(await play_a_card(game), 1);
      // Its height, and all of the hand in it.
      if (kind === 'wordpress') await page.until('window.heard.length', { what: 'a height for WordPress' });
      const { width, height } = await box(page);
      assert.ok(width <= WIDEST && height >= 200 && height <= 1000, `${width} × ${height}`);
      const low = await game.evaluate("Math.max(...[...document.querySelectorAll('#accessible [id^=\"i-hand.\"]')].map((card) => card.getBoundingClientRect().bottom))");
      assert.ok(low > 0 && low <= Math.min(600, height) + 1, `the hand ends at ${low} of ${height} px`);
      assert.equal(await game.evaluate('document.scrollingElement.scrollHeight <= innerHeight + 1'), true, 'the frame has nothing to scroll');
      // A card by keys.
      const cards = await hand(game);
      await game.focus(cards[0].id);
      await page.press('Enter');
      await game.until(async () => (await game.items()).some((item) => item.id === 'play' && item.enabled !== false), { what: 'the chosen card' });
      const stores = await game.evaluate("(() => { try { return localStorage.length >= 0; } catch { return false; } })()");
      assert.equal(stores, HOSTS[kind].stores, 'storage as the host allows');
      assert.deepEqual(complaints(page), []);
      await page.close();
    }
    const some = name === 'chromium' ? Object.keys(HOSTS) : ['wordpress'];
    for (const kind of some) {
      test(`${kind}: found, framed and played`, async () => {
        for (const size of name === 'chromium' ? HOSTS[kind].sizes : [DESK]) await plays(kind, size);
      });
    }

    if (name === 'chromium') {
      test('the wheel over a table scrolls the page', async () => {
        const page = await open('notes');
        const game = await page.frame('iframe');
        await game.until("Boolean(document.querySelector('#home .poster button'))");
        await page.cdp('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 400, y: 300, deltaX: 0, deltaY: 400 });
        await page.until('scrollY > 200', { what: 'the page to scroll' });
        await page.close();
      });

      test('ten tables of our element in one page, one script, each with its own match', async () => {
        const page = await open('element');
        await page.until("document.querySelector('tablee-game')?.shadowRoot", { what: 'the element' });
        await page.evaluate(`(() => {
          window.ready = 0;
          document.addEventListener('tablee-ready', () => window.ready++);
          const first = document.querySelector('tablee-game');
          for (let n = 1; n < 10; n++) first.after(first.cloneNode());
        })()`);
        assert.deepEqual(asked.map((address) => address.replace(/\?.*/, '')), ['/embed.js'], 'covers load nothing more');
        await page.evaluate("document.querySelectorAll('tablee-game').forEach((each) => each.start())");
        await page.until('window.ready === 10', { what: 'ten tables', timeout: 120000 });
        const places = await page.evaluate("[...document.querySelectorAll('tablee-game')].map((each) => new URL(each.shadowRoot.querySelector('iframe').src).searchParams.get('place'))");
        assert.deepEqual(places.map(Number), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert.equal(await page.evaluate('document.activeElement.id'), 'field');
        assert.deepEqual(complaints(page), []);
        await page.close();
      });
    }
  });
}
