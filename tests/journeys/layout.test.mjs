// Every screen and phase at every size, language and size of type: no text cut, nothing that can be tapped over something
// else, out of reach, or too small for a finger. TABLEE_SOAK=1 goes through all combinations, else through those that
// go wrong first. TABLEE_SCENES=REGEX names the scenes.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { engine, ENGINES, site } from './lib.mjs';
import { problems, WATCH } from './layout.mjs';
import { enter, scenes } from './scenes.mjs';

const SIZES = [[320, 568], [360, 740], [740, 360], [820, 1180], [1440, 900]];
const NARROW = SIZES.slice(0, 1);
const all = Boolean(process.env.TABLEE_SOAK);
const tongues = all
  ? ['fr', 'en', 'de'].flatMap((lang) => [100, 200].map((text) => ({ lang, text, sizes: SIZES })))
  : [{ lang: 'fr', text: 100, sizes: SIZES }, { lang: 'de', text: 200, sizes: SIZES }, { lang: 'en', text: 100, sizes: NARROW }];
const only = new RegExp(process.env.TABLEE_SCENES || '');

describe('layout', { timeout: 1800000, concurrency: 2, skip: !ENGINES.includes('chromium') }, () => {
  let house;
  let browser;
  const idle = []; // pages that wait for their next scene
  before(async () => {
    house = await site();
    browser = await engine('chromium');
  });
  after(async () => {
    await browser?.close();
    await house?.close();
  });

  for (const scene of scenes.filter(({ name }) => only.test(name)))
    test(scene.name, async () => {
      const page = idle.pop() ?? await browser.open(`${house.url}licences.txt`, { width: 360, height: 740, lang: 'fr', script: WATCH, reducedMotion: true });
      const found = [];
      for (const [i, { lang, text, sizes }] of tongues.entries()) {
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
