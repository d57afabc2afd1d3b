// Embedded in another page: nothing is loaded before the click, nothing is taken from the page, and it receives the
// promised events.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { complaints, engine, ENGINES, hand, host_site, play_a_card, site } from './lib.mjs';
import { forget_other_version } from './faulty.mjs';
import { embed_all, everything, SLICE } from './framed.mjs';
import { play_on, press_in_turn, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Server} Server  @typedef {import('./lib.mjs').Engine} Engine  @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 1000, height: 800, lang: 'en-GB' };
// The parts of the element in its shadow root.
const part = (/** @type {string} */ selector) => `document.getElementById('game').shadowRoot.querySelector('${selector}')`;

for (const name of ENGINES) {
  describe(`embedded in ${name}`, { timeout: process.env.TABLEE_SOAK ? 3000000 : 300000 }, () => {
    /** @type {Server} */
    let server;
    /** @type {Server} */
    let blog;
    /** @type {Engine} */
    let browser;
    /** @type {string[]} */
    let asked = [];
    before(async () => {
      server = await site({ meet: (path) => void asked.push(path) });
      blog = await host_site();
      browser = await engine(name);
    });
    after(async () => {
      forget_other_version();
      await browser?.close();
      await blog?.close();
      await server?.close();
    });
    const open = async (/** @type {Record<string, string>} */ attributes, size = SIZE) => {
      asked = [];
      const page = await browser.open(`${blog.url}blog.html?${new URLSearchParams({ site: server.url, ...attributes })}`, size);
      await page.until(`Boolean(${part('.cover')})`, { what: 'the cover' });
      return page;
    };
    const heard = (/** @type {Page} */ page, /** @type {string} */ event) => page.until(`window.heard.find((each) => each.name === '${event}')`, { what: event, timeout: 60000 });
    const start = async (/** @type {Page} */ page) => {
      await page.evaluate(`${part('.cover')}.click()`);
      await heard(page, 'ready');
    };

    test('before the click only embed.js is loaded; after it the page’s table is shown', async () => {
      const page = await open({ game: 'nothanks', seats: 'person bot bot', language: 'de', theme: 'night' });
      assert.deepEqual(asked, ['/embed.js']);
      assert.match(await page.evaluate(`${part('.cover')}.textContent`), /Spielen/);
      await start(page);
      await heard(page, 'started');
      assert.equal((await heard(page, 'started')).sheet.players.length, 3);
      assert.equal(asked.some((path) => /sw\.js|manifest/.test(path)), false, 'nothing is stored for offline use');
      // No scrolling of its own, and as tall as it wants to be.
      const [width, height] = await page.evaluate(`(() => { const r = ${part('iframe')}.getBoundingClientRect(); return [r.width, r.height]; })()`);
      assert.ok(width <= 600 && height >= 480 && height <= 760, `${width}x${height}`);
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('wheel, keys and focus stay the page’s', async () => {
      const page = await open({ game: 'nimmt' });
      await page.evaluate("document.getElementById('first-link').focus()");
      const before_it = await page.evaluate('scrollY');
      await page.evaluate(`document.getElementById('game').start()`);
      await heard(page, 'ready');
      await heard(page, 'started');
      assert.equal(await page.evaluate('document.activeElement.id'), 'first-link', 'the focus is where it was');
      assert.equal(await page.evaluate('scrollY'), before_it);
      await page.press('End');
      await page.until('scrollY > 300', { what: 'the page to scroll' });
      await page.close();
    });

    test('messages from elsewhere and meaningless ones are ignored', async () => {
      const page = await open({ game: 'nimmt' });
      await start(page);
      await heard(page, 'started');
      const before_it = await page.evaluate(`${part('iframe')}.style.height`);
      await page.evaluate(`(() => {
        for (const data of [null, 3, 'x', { tablee: 1 }, { tablee: 1, type: 'height', height: 1e9 }, { tablee: 1, type: 'finished', sheet: 'x' }, { tablee: 1, type: 'finished', sheet: { players: [], totals: [] } }])
          window.postMessage(data, '*');
        for (const data of [null, { tablee: 1, type: 'set', theme: '"><b>', lang: 7 }, { tablee: 1, type: 'action', action: 'leave' }, { tablee: 2, type: 'set', theme: 'night' }])
          ${part('iframe')}.contentWindow.postMessage(data, '*');
      })()`);
      await page.evaluate('new Promise((done) => setTimeout(done, 300))');
      assert.equal(await page.evaluate("window.heard.some((each) => each.name === 'finished')"), false);
      assert.equal(await page.evaluate(`${part('iframe')}.style.height`), before_it);
      await page.close();
    });

    test('a bare frame: the cover, then a match', async () => {
      asked = [];
      const src = `${server.url}?embed&lang=en&table=${encodeURIComponent('nimmt rounds=1')}`;
      const page = await browser.open(`${blog.url}frame.html?src=${encodeURIComponent(src)}`, SIZE);
      const game = await page.frame('#game');
      await game.until("Boolean(document.querySelector('#home .poster button'))");
      assert.equal(asked.some((path) => /\.wasm|words-..-|tablee-/.test(path)), false, 'no program before the click');
      await game.tap_on('#home [data-action="play nimmt"]');
      await game.ready({ timeout: 60000 });
      await game.item(/^hand\.\d+$/);
      assert.equal(await play_a_card(game), 1);
      await page.close();
    });

    test('whatever does not load: the game, a sentence with a way on, or the link; trying again helps', async (t) => {
      let pages = await embed_all(browser, SLICE, { heal: ['the first script', 'its glue'] });
      if (process.env.TABLEE_SOAK) {
        const rows = everything();
        while (rows.length) pages += await embed_all(browser, rows.splice(0, 12), { patience: 300000 });
      }
      t.diagnostic(`${pages} embeds`);
    });

    if (name === 'chromium') {
      test('a match to its end: the page is notified, with the sheet', async () => {
        const page = await open({ game: 'nothanks', seats: 'person bot bot', options: 'rounds=1' });
        await start(page);
        const game = await inner(page);
        await press_in_turn(game, 'menu', 'settings', 'speed.instant', 'back', 'resume');
        await play_on(game, ways.press(game));
        const { sheet } = await heard(page, 'finished');
        assert.equal(sheet.over, true);
        assert.equal(sheet.totals.length, 3);
        // The theme follows the page's attributes.
        await page.evaluate("document.getElementById('game').setAttribute('theme', 'night')");
        await game.until("document.documentElement.dataset.theme === 'night'", { what: 'the night' });
        await page.evaluate("document.getElementById('game').setAttribute('language', 'de')");
        await game.until("document.documentElement.lang === 'de'", { what: 'German' });
        await page.close();
      });

      test('the sample page plays two games at once; the maker’s snippets work when pasted', async () => {
        const page = await browser.open(`${server.url}blog.html`, SIZE);
        for (const id of ['first', 'second']) {
          await page.until(`Boolean(document.getElementById('${id}').shadowRoot)`);
          await page.evaluate(`document.getElementById('${id}').shadowRoot.querySelector('.cover').click()`);
        }
        await page.until("['first', 'second'].every((id) => document.getElementById(id).shadowRoot.querySelector('.cover').hidden)", { what: 'both tables', timeout: 60000 });
        assert.deepEqual(complaints(page), []);
        await page.close();

        const maker = await browser.open(`${server.url}embed.html`, SIZE);
        await maker.until("document.getElementById('bare').value");
        await maker.evaluate(`(() => {
          const form = document.getElementById('maker');
          const put = (name, value) => { form.elements[name].value = value; form.dispatchEvent(new Event('input')); };
          put('game', 'nothanks'); put('people', '2'); put('bots', '2'); put('language', 'en'); put('theme', 'contrast');
        })()`);
        const [whole, bare] = await maker.evaluate("[document.getElementById('whole').value, document.getElementById('bare').value]");
        assert.match(whole, /<tablee-game game="nothanks" seats="person person bot bot" language="en" theme="contrast"><a href="[^"]+table=nothanks[^"]*">Play No Thanks!?<\/a><\/tablee-game>/);
        await maker.close();
        const pasted = await browser.open(`${blog.url}frame.html?src=about:blank`, SIZE);
        await pasted.evaluate((html) => { document.body.insertAdjacentHTML('afterbegin', html.replace('<iframe', '<iframe id="pasted"')); }, bare);
        const game = await pasted.frame('#pasted');
        await game.until("document.documentElement.lang === 'en' && document.documentElement.dataset.theme === 'contrast'");
        await game.tap_on('#home [data-action="play nothanks"]');
        await game.ready({ timeout: 60000 });
        await game.item(/^seat\.3$/);
        await pasted.close();
      });
    }
  });
}

// The page inside the element, as a page to play.
async function inner(/** @type {Page} */ page) {
  const { make_page } = await import('./drivers/page.mjs');
  const frame = await page.until(() => page.driver.tab.frames().find((each) => /[?&]embed/.test(each.url())), { what: 'the frame' });
  const box = await (await frame.frameElement()).boundingBox();
  return make_page(page.driver, frame, box ?? undefined);
}
