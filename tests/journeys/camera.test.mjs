// The table's camera reads phones: the browser's camera is a file of pictures, screenshots of the phones that show their
// cards, or the code that links them. Two phones and a bot play a whole match so, with the network off after the first
// load, one phone killed in the middle and one swapped.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { cards_of, click, dialogue_closed, links_of, open_codes, open_hand, PEOPLE, PHONE, show_card, stored_whole, TABLE, there, whole_match } from './hands.mjs';
import { complaints, engine, ENGINES, site } from './lib.mjs';
import { hurry, set_table, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const FRAMES = 20; // of each picture, of thirty a second
const UPRIGHT = { dpr: 1 };

describe('the table’s camera', { timeout: 300000, skip: !ENGINES.includes('chromium') }, () => {
  const at = /** @type {import('./lib.mjs').Evening} */ ({});
  const folder = mkdtempSync(path.join(tmpdir(), 'tablee-camera-'));
  const film = path.join(folder, 'camera.mjpeg');
  before(async () => {
    at.server = await site();
    writeFileSync(film, '');
    at.browser = await engine('chromium', { flags: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`] });
  });
  after(async () => {
    await at.browser?.close();
    await at.server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Holds the phones before the camera, one after the other. */
  async function hold_up(/** @type {Page[]} */ ...phones) {
    const pictures = [];
    for (const phone of phones) pictures.push(...Array(FRAMES).fill(await phone.driver.tab.screenshot({ type: 'jpeg', quality: 80 })));
    writeFileSync(film, Buffer.concat(pictures));
  }
  async function read(/** @type {Page} */ table) {
    await ways.press(table)('numbers');
    await there(table, '#phones-camera');
    await click(table, '#phones-camera');
    await there(table, '#phones-open');
    await click(table, '#phones-open');
  }

  test('the code that a phone answers with links it', async () => {
    const table = await at.browser.open(at.server.url, TABLE);
    await table.ready();
    await hurry(table);
    await set_table(table, 'nimmt', [`person ${PEOPLE[0]}`, `person ${PEOPLE[1]}`, 'hasty']);
    await table.item('handover');
    await open_codes(table);
    await click(table, '#phones-link-it');
    await there(table, '#phones-answer');
    const link = /** @type {string} */ (await table.evaluate("document.getElementById('phones-link').value"));
    const phone = await at.browser.open(link, { ...PHONE, ...UPRIGHT });
    await there(phone, '#answer');
    await hold_up(phone);
    await click(table, '#phones-open');
    await phone.until("document.getElementById('link').textContent === 'Linked to the table'", { what: 'the link' });
    await there(table, '#phones-next');
    assert.equal(await table.evaluate("document.querySelector('video') === null"), true, 'the camera is off');
    for (const page of [table, phone]) assert.deepEqual(complaints(page), []);
    await phone.close();
    await table.close();
  });

  test('a whole match without a network', async () => {
    const table = await at.browser.open(at.server.url, TABLE);
    await table.ready();
    await hurry(table);
    await set_table(table, 'nimmt', [`person ${PEOPLE[0]}`, `person ${PEOPLE[1]}`, 'hasty'], Array(6).fill('option.target.minus').concat('option.rounds.plus'));
    await table.item('handover');
    const links = await links_of(table);
    // Pages of one phone are in one browser: closing one loses no more than the phone's system would.
    const homes = [await open_hand(at, links[0], UPRIGHT), await open_hand(at, links[1], UPRIGHT)];
    const phones = [await open_hand(at, links[0], { ...UPRIGHT, beside: homes[0] }), homes[1]];
    for (const page of [table, ...homes]) await stored_whole(page);
    await at.server.close();

    const tricks = await whole_match(table, async (n) => {
      for (const phone of phones) await show_card(phone, n);
      if (n === 0) {
        // The same phone again is no second one, and the camera goes on.
        await hold_up(phones[0]);
        await read(table);
        await table.until(`document.getElementById('phones-seat-0')?.textContent.startsWith('${PEOPLE[0]}: ')`, { what: 'the first number' });
        await click(table, '#phones-no-camera');
        await click(table, '.overlay > button');
      }
      await hold_up(...phones);
      await read(table);
      await dialogue_closed(table);
      assert.equal(await table.evaluate("document.querySelector('video') === null"), true, 'the camera is off');
      for (const phone of phones) await click(phone, '#on');
      if (n !== 3) return;
      // A phone is killed with a card lifted; its link brings the hand back.
      const left = await cards_of(phones[0]);
      await click(phones[0], `#card-${left[0]}`);
      await phones[0].close();
      phones[0] = await open_hand(at, links[0], { ...UPRIGHT, beside: homes[0] });
      assert.deepEqual(await cards_of(phones[0]), left);
      // The other is lost: the seat's code, again, on one that has stored nothing of it.
      const [, again] = await links_of(table);
      const kept = await cards_of(phones[1]);
      await phones[1].evaluate(`localStorage.clear(), location.hash = ${JSON.stringify(new URL(again).hash)}, true`);
      await phones[1].until(`document.querySelectorAll('.cards button').length === ${kept.length}`, { what: 'the hand again' });
      assert.deepEqual(await cards_of(phones[1]), kept);
    });
    assert.equal(tricks % 10, 0);
    for (const page of [table, ...phones]) assert.deepEqual(complaints(page), []);
    for (const page of [table, phones[0], ...homes]) await page.close();
  });
});
