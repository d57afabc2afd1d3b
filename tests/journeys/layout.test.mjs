// Every screen and phase at every size, language and size of type: no text cut, nothing that can be tapped over something
// else, out of reach, or too small for a finger. TABLEE_SOAK=1 goes through all combinations, else through those that
// go wrong first at every size and the others at the narrowest. TABLEE_SCENES=REGEX names the scenes.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { engine, ENGINES, site } from './lib.mjs';
import { problems } from './layout.mjs';
import { enter, scenes } from './scenes.mjs';

/** @typedef {import('./lib.mjs').Page} Page  @typedef {import('./lib.mjs').House} House  @typedef {import('./lib.mjs').Engine} Engine */

const SIZES = [[320, 568], [360, 740], [740, 360], [820, 1180], [1440, 900]];
const FIRST = ['fr 100', 'de 200'];
const TONGUES = ['fr', 'en', 'de'].flatMap((lang) => [100, 200].map((text) => (
  { lang, text, sizes: process.env.TABLEE_SOAK || FIRST.includes(`${lang} ${text}`) ? SIZES : SIZES.slice(0, 1) })));
const only = new RegExp(process.env.TABLEE_SCENES || '');

describe('layout', { timeout: 1800000, concurrency: 2, skip: !ENGINES.includes('headless') }, () => {
  /** @type {House} */
  let house;
  /** @type {Engine} */
  let browser;
  /** @type {Page[]} */
  const idle = []; // pages that wait for their next scene
  before(async () => {
    house = await site();
    browser = await engine('headless');
  });
  after(async () => {
    await browser?.close();
    await house?.close();
  });

  for (const scene of scenes.filter(({ name }) => only.test(name)))
    test(scene.name, async () => {
      const page = idle.pop() ?? await browser.open(house.url, { width: 360, height: 740, lang: 'fr', reducedMotion: true });
      const found = [];
      for (const [i, { lang, text, sizes }] of TONGUES.entries()) {
        await enter(page, house.url, scene, lang, text, { anew: i === 0 });
        for (const [width, height] of sizes) {
          await page.resize(width, height);
          for (const problem of await problems(page, width, height)) found.push(`${width}x${height} ${lang} ${text} %: ${problem}`);
        }
      }
      idle.push(page);
      assert.deepEqual(found, []);
    });
});
