// Every game, drawn by the default renderer (web/draw/table/default_renderer.h), which draws games without a renderer
// of their own. Its tables are laid out as properly as others, and a round of each variant is played by touch alone.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { engine, ENGINES, site } from './lib.mjs';
import { problems } from './layout.mjs';
import { play_on, ways } from './play.mjs';
import { enter, scene } from './scenes.mjs';

/** @typedef {import('./lib.mjs').Server} Server  @typedef {import('./lib.mjs').Engine} Engine */

const SIZES = [[320, 568], [740, 360], [820, 1180], [1440, 900]];
const TABLES = ['four', 'lifted-high', 'hint', 'row', 'ten', 'handover', 'special', 'nothanks-4', 'nothanks-hint', 'home', 'replay', 'daily'];

describe('plain', { timeout: 600000, skip: !ENGINES.includes('headless') }, () => {
  /** @type {Server} */
  let server;
  /** @type {Engine} */
  let browser;
  before(async () => {
    server = await site();
    browser = await engine('headless', { variant: 'plain' });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  for (const name of TABLES)
    test(`${name} is laid out`, async () => {
      const page = await browser.open(server.url, { lang: 'fr', reducedMotion: true });
      const found = [];
      for (const [lang, text] of /** @type {[string, number][]} */ ([['fr', 100], ['de', 200]])) {
        await enter(page, server.url, scene(name), lang, text, { anew: true });
        for (const [width, height] of SIZES) {
          await page.resize(width, height);
          for (const problem of await problems(page, width, height)) found.push(`${width}x${height} ${lang} ${text} %: ${problem}`);
        }
      }
      await page.close();
      assert.deepEqual(found, []);
    });

  for (const kind of ['nimmt', 'nothanks'])
    test(`a round of ${kind} is played by touch`, async () => {
      const page = await browser.open(server.url, { width: 390, height: 844, lang: 'fr', touch: true });
      await page.press_item(`game.${kind}.play`);
      await page.item('where');
      const steps = await play_on(page, ways.tap(page), { stop: (items) => items.some(({ id }) => id === 'next' || id === 'round') });
      assert.ok(steps >= 8, `${steps} steps`);
      await page.close();
    });
});
