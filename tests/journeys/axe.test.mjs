// axe-core finds no problem in the accessible document of any screen: as the page itself by day, with the night's
// colours, and in turn over the drawing (every screen with TABLEE_SOAK=1); nor on the shell's home. TABLEE_SCENES=REGEX
// selects scenes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { ENGINES, evening } from './lib.mjs';
import { WATCH } from './hurried.mjs';
import { click, CODE, misplaced, PHONE, step_to, STEPS, there } from './hands.mjs';
import { set_table, sit_down } from './play.mjs';
import { choose, home, lay, scenes } from './scenes.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const only = new RegExp(process.env.TABLEE_SCENES || '');
// Over the drawing the document is the same: a quarter of the scenes is enough, others with another seed.
const SEED = Number(process.env.TABLEE_SEED || 1);
const PLAIN = { mode: 'plain', view: 'text' };
const DRAWN = { mode: 'drawn', view: 'drawn' };
const modes_of = (/** @type {number} */ scene) => (process.env.TABLEE_SOAK || (scene + SEED) % 4 === 0 ? [PLAIN, DRAWN] : [PLAIN]);
const BY_NIGHT = "document.documentElement.dataset.theme = 'night'";

const violations = async (/** @type {Page} */ page, /** @type {string[] | undefined} */ rules = undefined) => {
  await page.driver.tab.evaluate(`typeof axe === 'undefined' && (() => { ${axe} })()`);
  return page.evaluate(`axe.run(${JSON.stringify({ resultTypes: ['violations'], selectors: false, ...(rules && { runOnly: rules }) })}).then((r) => r.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')))`);
};

describe('axe-core', { timeout: 900000, concurrency: 2, skip: !ENGINES.includes('chromium') }, () => {
  const at = evening('chromium');
  /** @type {Page[]} */
  const idle = []; // pages that are free for another scene

  test('finds nothing on the home before the program', async () => {
    for (const dark of [false, true]) {
      const page = await at.browser.open(at.server.url, { width: 400, height: 800, dark, script: 'window.fetch = () => new Promise(() => {});' });
      await page.driver.tab.evaluate('document.fonts.ready.then(() => true)');
      assert.equal(await page.mode(), 'home');
      assert.deepEqual(await violations(page), []);
      await page.close();
    }
  });

  test('finds nothing on a phone that is a hand', async () => {
    for (const dark of [false, true]) {
      const page = await at.browser.open(`${at.server.url}hand.html#${CODE}`, { ...PHONE, dark });
      for (let n = 0; n < STEPS.length; n++) {
        await step_to(page, n);
        assert.deepEqual(await violations(page), [], STEPS[n]);
      }
      await page.close();
    }
  });

  test('finds nothing on the table’s codes and numbers', async () => {
    const { page, press } = await sit_down(at, PHONE);
    await set_table(page, 'nimmt', ['person', 'person', 'hasty']);
    await press('menu', 'phones');
    const check = async (/** @type {string} */ selector) => {
      await there(page, selector);
      assert.deepEqual(await violations(page), [], selector);
      assert.deepEqual(await misplaced(page, '.overlay'), [], selector);
    };
    await check('#phones-link');
    await click(page, '#phones-here');
    await check('#phones-phone');
    await click(page, '#phones-phone');
    await there(page, '#phones-link');
    await click(page, '.overlay > button');
    await press('resume', 'numbers');
    await check('#phones-enter');
    await click(page, '#phones-camera');
    await check('#phones-open');
    await page.close();
  });

  for (const [turn, scene] of scenes.filter(({ name }) => only.test(name)).entries())
    test(`finds nothing: ${scene.name}`, async () => {
      const page = idle.pop() ?? await at.browser.open(`${at.server.url}licences.txt`, { width: 400, height: 800, script: WATCH, reducedMotion: true });
      for (const [i, { mode, view }] of modes_of(turn).entries()) {
        if (scene.once || i === 0) {
          await lay(page, at.server.url, scene, { theme: 'day', view });
        } else {
          await home(page);
          await choose(page, `view.${view}`);
        }
        await scene.steps(page);
        assert.equal(await page.mode(), mode);
        assert.deepEqual(await violations(page), [], mode);
        if (mode !== 'plain') continue;
        // Only the colours differ; the positions of elements were checked before.
        await page.evaluate(BY_NIGHT);
        assert.deepEqual(await violations(page, ['color-contrast']), [], 'by night');
      }
      idle.push(page);
    });
});
