// Every screen and phase at every size, language and font size: no text is cut, nothing that can be tapped lies over
// another item, out of reach, or is too small for a finger. TABLEE_SOAK=1 tests all combinations; otherwise the
// critical ones at every size and the others at the narrowest. TABLEE_SCENES=REGEX selects scenes.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { engine, ENGINES, site } from './lib.mjs';
import { problems } from './layout.mjs';
import { enter, scenes } from './scenes.mjs';
import { languages } from '../../scripts/lib/languages.mjs';

/** @typedef {import('./drivers/drivers.js').Bare} Page  @typedef {import('./drivers/drivers.js').Rect} Rect  @typedef {import('./scenes.mjs').Scene} Scene */
/** @typedef {import('./lib.mjs').Server} Server  @typedef {import('./lib.mjs').Engine} Engine */

const SIZES = [[320, 568], [360, 740], [740, 360], [820, 1180], [1440, 900]];
const FIRST = ['fr 100', 'de 200'];
const TONGUES = languages.flatMap((lang) => [100, 200].map((text) => (
  { lang, text, sizes: process.env.TABLEE_SOAK || FIRST.includes(`${lang} ${text}`) ? SIZES : SIZES.slice(0, 1) })));
const only = new RegExp(process.env.TABLEE_SCENES || '');

describe('layout', { timeout: 1800000, concurrency: 2, skip: !ENGINES.includes('headless') }, () => {
  /** @type {Server} */
  let server;
  /** @type {Engine} */
  let browser;
  /** @type {(how: import('./lib.mjs').Look) => Promise<Page>} */
  let open;
  /** @type {Page[]} */
  const idle = []; // pages that are free for another scene
  before(async () => {
    server = await site();
    browser = await engine('headless');
    open = async (how) => /** @type {Page} */ (await browser.open(server.url, how));
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  for (const scene of scenes.filter(({ name }) => only.test(name)))
    test(scene.name, async () => {
      const page = idle.pop() ?? await open({ width: 360, height: 740, lang: 'fr', reducedMotion: true });
      const found = [];
      for (const [i, { lang, text, sizes }] of TONGUES.entries()) {
        await enter(page, server.url, scene, lang, text, { anew: i === 0 });
        for (const [width, height] of sizes) {
          await page.resize(width, height);
          for (const problem of await problems(page, width, height)) found.push(`${width}x${height} ${lang} ${text} %: ${problem}`);
        }
      }
      idle.push(page);
      assert.deepEqual(found, []);
    });

  const scene_of = (/** @type {string} */ name) => /** @type {Scene} */ (scenes.find((scene) => scene.name === name));
  const rect_of = async (/** @type {Page} */ page, /** @type {string} */ id) => /** @type {Rect} */ ((await page.item(id)).rect).map(Math.round);

  test('beside ten players, the smallest large screen has space for the standings, the hint, the log and the cards played', async () => {
    const page = await open({ width: 1024, height: 768, lang: 'fr' });
    await enter(page, server.url, scene_of('hint-ten'), 'fr', '100', { anew: true, panels: '1' });
    const seats = await Promise.all(Array.from({ length: 10 }, (_, i) => rect_of(page, `sides.seat.${i}`)));
    const [, cards] = await rect_of(page, 'unseen.0');
    // Five lines of reasons and three of the log, each with its title, besides that of the cards.
    const space = cards - Math.max(...seats.map(([, y, , h]) => y + h));
    assert.ok(space >= 330, `${space} px between`);
    assert.equal(new Set(seats.map(([x]) => x)).size, 2, 'in two columns');
    await page.close();
  });

  // Escape closes an open popup, which shows whether there is one.
  test('a focused button shows its name beside it, but not over the animation of a trick', async () => {
    const page = await open({ width: 390, height: 844, lang: 'fr' });
    await enter(page, server.url, scene_of('four'), 'fr', '100', { anew: true, speed: 'normal' });
    const put_away = async () => {
      await page.focus('hint');
      await page.items(); // a frame
      await page.press('Escape');
      return (await page.screen()) === 'table';
    };
    assert.ok(await put_away(), 'the tip goes, the table stays');
    const card = await page.item(/^hand\.\d+$/);
    await page.press_item(card.id);
    await page.press_item('play');
    const hint = await page.until(async () => (await page.items()).find(({ id, enabled }) => id === 'hint' && !enabled), { what: 'an animation' });
    assert.ok(hint.rect);
    assert.equal(await put_away(), false, 'there was no tip: the table is left');
    await page.close();
  });

  test('on a phone in landscape no player moves when a card is lifted', async () => {
    const page = await open({ width: 844, height: 390, lang: 'fr', touch: true });
    for (const name of ['two', 'four', 'ten']) {
      await enter(page, server.url, scene_of(name), 'fr', '100', { anew: true });
      await page.resize(844, 390);
      await page.settle();
      const sit = await rect_of(page, 'seat.0');
      const [card] = (await page.items()).filter(({ id, enabled }) => /^hand\.\d+$/.test(id) && enabled);
      await page.press_item(card.id);
      await page.settle();
      await page.item('play');
      if (!(await page.items()).some(({ id }) => id === 'why')) assert.deepEqual(await rect_of(page, 'seat.0'), sit, name);
    }
    await page.close();
  });

  for (const [width, height] of [[390, 844], [844, 390], [820, 1180], [1440, 900]])
    test(`when players share a device, rows stay in place at ${width}x${height}`, async () => {
      const page = await open({ width, height, lang: 'fr', touch: true });
      await enter(page, server.url, scene_of('recap'), 'fr', '100', { anew: true });
      const lie = await rect_of(page, 'row.1');
      const done = new Set();
      for (let step = 0; step < 24; step++) {
        const items = await page.items();
        const next = [/^handover$/, /^play$/, /^hand\.\d+$/, /^reveal$/, /^row\.\d$/]
          .map((id) => items.find((item) => id.test(item.id) && item.role === 'button' && item.enabled)).find(Boolean);
        if (!next) break;
        done.add(next.id.split('.')[0]);
        await page.press_item(next.id);
        await page.settle();
        if ((await page.items()).some((item) => item.id === 'row.1' && item.rect)) assert.deepEqual(await rect_of(page, 'row.1'), lie, `after ${next.id}`);
      }
      assert.deepEqual([...done].sort(), ['hand', 'handover', 'play', 'reveal', 'row']);
      await page.close();
    });
});
