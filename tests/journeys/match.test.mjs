// Whole matches: against bots by touch, mouse and keys, with several players on one device, with reloads, and the sheet
// read back.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { complaints, engine, ENGINES, site } from './lib.mjs';
import { hurry, play_on, set_table, shows_hand, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Server} Server  @typedef {import('./lib.mjs').Engine} Engine  @typedef {import('./lib.mjs').Page} Page  @typedef {import('./lib.mjs').Shown} Shown */

const PHONE = { width: 360, height: 740, dpr: 2, touch: true, lang: 'fr' };
const DESKTOP = { width: 1280, height: 800, lang: 'en' };
const ONE_ROUND = ['option.rounds.plus'];

const table_text = async (/** @type {Page} */ page) =>
  (await page.items()).filter((item) => /^(where|row\.\d|seat\.\d|hand\.\d+|handover)$/.test(item.id)).map((item) => `${item.id} ${item.text}`).join('\n');

async function with_page(/** @type {Engine} */ browser, /** @type {string} */ url, /** @type {import('./lib.mjs').Look} */ options, /** @type {(page: Page) => Promise<void>} */ run) {
  const page = await browser.open(url, options);
  await page.ready();
  await run(page);
  assert.deepEqual(complaints(page), []);
  await page.close();
}

for (const name of ENGINES) {
  describe(`matches in ${name}`, { timeout: 900000 }, () => {
    /** @type {Server} */
    let server;
    /** @type {Engine} */
    let browser;
    before(async () => {
      server = await site();
      browser = await engine(name);
    });
    after(async () => {
      await browser?.close();
      await server?.close();
    });

    test('against bots, by keys through the document alone', async () => {
      await with_page(browser, server.url, DESKTOP, async (page) => {
        await hurry(page);
        await set_table(page, 'nimmt', ['person', 'hasty', 'cautious'], ONE_ROUND);
        await play_on(page, ways.keys(page));
      });
    });

    if (name !== 'chromium') return;

    test('against bots, by finger on a phone, with a reload midway; the sheet is there the next day', async () => {
      await with_page(browser, server.url, PHONE, async (page) => {
        await hurry(page);
        await set_table(page, 'nimmt', ['person', 'cautious', 'cautious', 'hasty'], ONE_ROUND);
        let seen = 0;
        const size = (/** @type {Shown[]} */ items) => items.filter((item) => /^hand\.\d+$/.test(item.id)).length;
        // Between two tricks, at rest.
        const may_choose = (/** @type {Shown[]} */ items) => items.some((item) => /^hand\.\d+$/.test(item.id) && item.role === 'button' && item.enabled);
        await play_on(page, ways.tap(page), { stop: (items) => size(items) === 6 && may_choose(items) && ++seen > 0 });
        assert.equal(seen, 1);
        const before = await table_text(page);
        await page.reload();
        await page.ready();
        if (!(await page.items()).some((item) => item.id === 'where')) await ways.press(page)('resume.go');
        await page.item('where');
        assert.equal(await table_text(page), before);
        await play_on(page, ways.tap(page));
        const totals = (/** @type {Shown[]} */ items) => items.filter((item) => /^scores\.\d+\.\d+$/.test(item.id)).map((item) => item.text).join(' ');
        const played = totals(await page.items());
        assert.match(played, /\d/);
        await page.tap('leave');
        await page.item('sheets');
        await page.reload();
        await page.ready();
        await ways.press(page)('sheets');
        const sheet = await page.item(/^sheet\.\d{4}/);
        await ways.press(page)(sheet.id);
        await page.item('sheet.delete');
        assert.equal(totals(await page.items()), played);
      });
    });

    test('hot-seat, by mouse: no hand is visible before the next player confirms', async () => {
      await with_page(browser, server.url, DESKTOP, async (page) => {
        await hurry(page);
        await set_table(page, 'nimmt', ['person', 'person', 'dreamer'], ONE_ROUND);
        let handovers = 0;
        await play_on(page, ways.click(page), {
          watch(items) {
            if (!items.some((item) => item.id === 'handover')) return;
            ++handovers;
            assert.equal(shows_hand(items), false);
          },
        });
        assert.ok(handovers >= 20, `${handovers} hand-overs`);
        // Another match of the same players, in one tap.
        await page.click('rematch');
        await page.item('handover');
        await page.reload();
        await page.ready();
        if (!(await page.items()).some((item) => item.id === 'handover')) await ways.press(page)('resume.go');
        await page.item('handover');
        assert.equal(shows_hand(await page.items()), false);
      });
    });

    test('a name is typed where its field is drawn, and stays', async () => {
      await with_page(browser, server.url, PHONE, async (page) => {
        await page.tap('game.nimmt.setup');
        const field = await page.item('place.1.name');
        const seen = await page.evaluate((id) => {
          const e = /** @type {HTMLInputElement} */ (document.getElementById(id));
          return { shown: e.placeholder, visible: e.checkVisibility({ opacityProperty: true }) };
        }, `i-${field.id}`);
        assert.deepEqual(seen, { shown: 'Ada', visible: true });
        const name = async (/** @type {string} */ id, /** @type {string} */ text) => {
          await page.tap(id);
          await page.until(async () => (await page.item(id)).focused, { what: 'the field to have the focus' });
          await page.type(text);
        };
        await name('place.1.name', 'Zoë');
        await page.press('Enter');
        await name('place.0.name', 'Anne');
        await page.tap('start');
        await page.until(async () => {
          const names = (await page.items()).filter((item) => /^seat\.[01]$/.test(item.id)).map((item) => item.text).join();
          return /Anne/.test(names) && /Zoë/.test(names);
        }, { what: 'both names at the table' });
      });
    });

    for (const [kind, seats] of /** @type {[string, string[]][]} */ ([
      ['surprend', ['person', 'cautious', 'hasty']],
      ['surprend', ['person', 'person']],
      ['nothanks', ['person', 'cautious', 'hasty', 'dreamer']],
      ['nothanks', ['person', 'person', 'person']],
    ]))
      test(`${kind} by finger: ${seats.join(', ')}`, async () => {
        await with_page(browser, server.url, PHONE, async (page) => {
          await hurry(page);
          await set_table(page, kind, seats);
          // Most of a round by touch; the rest of the match as a screen reader presses buttons.
          let taps = 0;
          await play_on(page, ways.tap(page), { stop: (items) => ++taps > 60 || items.some((item) => item.id === 'next') });
          await play_on(page, ways.press(page));
        });
      });

    test('typed commands fill and start a table and play it', async () => {
      await with_page(browser, server.url, DESKTOP, async (page) => {
        await ways.press(page)('game.nothanks.setup');
        const line = async (/** @type {string} */ text) => {
          await page.item('command');
          await page.focus('command');
          await page.type(text);
          await page.press('Enter');
        };
        // Nobody sees the line before it has the focus; there is nothing to scroll to, either.
        assert.equal((await page.item('command')).rect, null);
        await page.focus('command');
        await page.until(async () => (await page.item('command')).rect !== null, { what: 'the line for commands, drawn' });
        await line('/join Zoë');
        await page.until(async () => (await page.items()).some((item) => item.id === 'place.0.name' && item.value === 'Zoë'), { what: 'Zoë at the table' });
        await page.until(async () => (await page.item('command.answer')).rect !== null, { what: 'the answer, drawn' });
        await line('/start');
        // A line typed during the deal's animation skips it, and waits for a second Enter.
        await page.until(async () => (await page.items()).some((/** @type {any} */ item) => item.id === 'take' && item.enabled), { what: 'a decision' });
        await line('take');
        await page.until(async () => /Zoë: \d/.test((await page.items()).find((item) => item.id === 'seat.0')?.text ?? ''), { what: 'a card before Zoë' });
      });
    });
  });
}
