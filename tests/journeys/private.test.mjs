// Windows that keep less than usual: without a database, or whose storage takes nothing. A card is played, a file is taken in, a backup is
// offered, and nothing complains.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PICK_NEXT } from './drivers/page.mjs';
import { complaints, ENGINES, evening, play_a_card, start_match } from './lib.mjs';
import { press_in_turn, ways } from './play.mjs';

const SIZE = { width: 900, height: 700, lang: 'en-GB' };
const FULL = "throw new DOMException('full', 'QuotaExceededError');";
const WINDOWS = {
  // Firefox, before its private windows had a database.
  'whose database refuses to open': `IDBFactory.prototype.open = () => {
    const request = new EventTarget();
    setTimeout(() => { request.error = new DOMException('no', 'InvalidStateError'); request.onerror?.(new Event('error')); });
    return request;
  };`,
  'without a database': "Object.defineProperty(window, 'indexedDB', { value: undefined });",
  // Safari, before its private windows had any room.
  'whose storage has no room': `Storage.prototype.setItem = () => { ${FULL} }; IDBObjectStore.prototype.put = () => { ${FULL} };`,
};

for (const engine of ENGINES) {
  describe(`windows that keep less, in ${engine}`, { timeout: 300000 }, () => {
    const at = evening(engine);
    for (const [what, script] of Object.entries(WINDOWS))
      test(`a window ${what}`, async () => {
        const page = await at.browser.open(at.server.url, { ...SIZE, script });
        await page.ready();
        await start_match(page);
        await play_a_card(page);
        await ways.press(page)('menu');
        await page.item('leave');
        await ways.press(page)('leave');
        await press_in_turn(page, 'sheets');
        await page.evaluate(`(${PICK_NEXT})('few.csv', 'round,Ada,Ben\\n1,3,4\\n2,1,0\\n')`);
        await press_in_turn(page, 'import');
        await page.until(async () => (await page.screen()) === 'import_preview', { what: 'a preview' });
        assert.deepEqual(complaints(page), []);
        await page.close();
      });
  });
}
