// Sounds of the table: played when cards land, never when muted, nor in an embed.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { complaints, ENGINES, evening, play_a_card, start_match } from './lib.mjs';

const SIZE = { width: 400, height: 800, script: `
  window.__heard = 0;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.__heard++; return start.apply(this, when); };
  AudioBufferSourceNode.prototype.start = AudioScheduledSourceNode.prototype.start;` };

// (WebKit's driver runs no script before the page's own.)
for (const name of ENGINES.filter((engine) => engine !== 'webkit')) {
  describe(`sounds in ${name}`, { timeout: 300000 }, () => {
    const at = evening(name);

    test('sounds play until one tap mutes them, also after a reload', async () => {
      const page = await at.browser.open(at.server.url, SIZE);
      await page.ready();
      await start_match(page);
      await play_a_card(page);
      await page.until('window.__heard > 0', { what: 'a sound' });
      await page.tap('sound');
      await page.item('mute');
      const before = await page.evaluate('window.__heard');
      await play_a_card(page);
      assert.equal(await page.evaluate('window.__heard'), before);
      await page.reload();
      await page.ready();
      await page.item('mute');
      await play_a_card(page);
      assert.equal(await page.evaluate('window.__heard'), 0);
      await page.tap('mute');
      await page.item('sound');
      await play_a_card(page);
      await page.until('window.__heard > 0', { what: 'a sound again' });
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    test('an embed is silent and has no button for it', async () => {
      const page = await at.browser.open(`${at.server.url}?embed&start`, SIZE);
      await page.ready();
      await start_match(page);
      await play_a_card(page);
      assert.equal((await page.items()).some((item) => /^(sound|mute)$/.test(item.id)), false);
      assert.equal(await page.evaluate("[...document.scripts].some((it) => /sound-/.test(it.src)) || window.__heard > 0"), false);
      await page.close();
    });
  });
}
