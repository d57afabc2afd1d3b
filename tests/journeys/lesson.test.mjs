// Lessons, by touch, and an unfinished match that stays meanwhile.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { complaints, ENGINES, evening, hand, start_match } from './lib.mjs';
import { hurry, press_in_turn, ways } from './play.mjs';

const PHONE = { width: 360, height: 740, dpr: 2, touch: true };

/** @typedef {import('./lib.mjs').Page} Page */

// The item that a lesson asks the player to touch.
const wanted = (/** @type {Page} */ page) => page.until(async () => {
  const all = (await page.items()).filter((item) => item.wanted);
  return all.find((item) => item.id === 'play') || all.at(-1);
}, { what: 'what is to be touched' });

// All enabled items as one text.
const signs = (/** @type {import('./lib.mjs').Shown[]} */ items) => items.map((item) => (item.id === 'prompt' ? item.text : item.wanted || item.id === 'play' ? `${item.id}!` : item.id)).join(' ');

// Everything said before it.
async function hear(/** @type {Page} */ page) {
  while ((await page.items()).some((item) => item.id === 'lesson.on')) {
    // Drawn and at rest: until then the prompt belongs to the animation and changes by itself.
    const [x, y] = await page.at('lesson.on');
    const { text } = await page.item('prompt');
    await page.tap(x, y);
    await page.until(async () => (await page.items()).find((item) => item.id === 'prompt')?.text !== text, { what: `what comes after "${text}"` });
  }
}

for (const name of ENGINES) {
  describe(`lessons in ${name}`, { timeout: 300000 }, () => {
    const at = evening(name);

    for (const [game, steps] of /** @type {[string, number][]} */ ([['nimmt', 5], ['nothanks', 5]])) {
      if (name !== 'headless' && game !== 'nimmt') continue;
      test(`${game}: one thing to do at a time, then a real game`, async () => {
        const page = await at.browser.open(at.server.url, PHONE);
        await page.ready();
        await hurry(page);
        await start_match(page);
        const waiting = (await hand(page)).map((item) => item.id);
        await ways.press(page)('menu');
        await page.item('leave');
        await ways.press(page)('leave');
        await press_in_turn(page, 'rules', `learn.${game}`);
        for (let step = 1; step <= steps; step++) {
          await hear(page);
          const where = await page.item('where');
          assert.match(where.text, new RegExp(`${step}\\D+${steps}`));
          await page.tap((await wanted(page)).id);
          const up = await page.until(async () => {
            const now = await page.items();
            return (now.some((item) => item.id === 'play' || item.id === 'lesson.play') || now.find((item) => item.id === 'where')?.text !== where.text) && now;
          });
          if (up.some((item) => item.id === 'play')) await page.tap('play');
          await page.until(async () => {
            const now = await page.items();
            return now.some((item) => item.id === 'lesson.play' || item.id === 'lesson.on') || now.find((item) => item.id === 'where')?.text !== where.text;
          }, { what: `the step after ${step}` });
        }
        await hear(page);
        await page.item('lesson.play');
        await page.tap('leave');
        // The match has not changed.
        await page.item('resume.go');
        await ways.press(page)('resume.go');
        await page.item(/^hand\./);
        assert.deepEqual((await hand(page)).map((item) => item.id), waiting);
        assert.deepEqual(complaints(page), []);
        await page.close();
      });
    }

    // At the speed of a first visit: objects of the previous step move, then the text appears by itself.
    for (const lesson of name !== 'headless' ? ['nothanks.first'] : ['nimmt.first', 'nimmt.sixth', 'nimmt.gone', 'nothanks.first', 'nothanks.gaps', 'nothanks.broke', 'surprend.slide', 'surprend.negative_positive']) {
      test(`${lesson}: every sentence and every item to touch is drawn without a touch in between`, async () => {
        const page = await at.browser.open(at.server.url, PHONE);
        await page.ready();
        await press_in_turn(page, 'rules', 'lessons', `learn.${lesson}`);
        const drawn = (/** @type {string} */ id) => page.until(async () => (await page.items()).some((item) => item.id === id && item.rect), { what: `${id} on the canvas` });
        for (let touches = 0; touches < 60; touches++) {
          const next = await page.until(async () => {
            const now = (await page.items()).filter((item) => item.rect);
            const all = now.filter((item) => item.wanted);
            return now.find((item) => item.id === 'lesson.play') || now.find((item) => item.id === 'lesson.on') || all.find((item) => item.id === 'play') || all.at(-1);
          }, { what: 'the way on, drawn' });
          await drawn('prompt');
          if (next.id === 'lesson.play') break;
          const before = signs(await page.items());
          await page.tap(next.id);
          await page.until(async () => signs(await page.items()) !== before, { what: `something after ${next.id}` });
        }
        await page.item('lesson.play');
        assert.deepEqual(complaints(page), []);
        await page.close();
      });
    }

    test('other actions than the wanted one get an answer, by touch too', async () => {
      const page = await at.browser.open(at.server.url, PHONE);
      await page.ready();
      await hurry(page);
      await press_in_turn(page, 'rules', 'learn.nimmt');
      await hear(page);
      const { text } = await page.item('prompt');
      await page.tap('hand.61');
      const answer = await page.until(async () => {
        const now = await page.item('prompt');
        return now.text !== text && now.text;
      }, { what: 'an answer' });
      assert.ok(answer.endsWith(text) && answer.includes('58'), answer);
      assert.equal((await wanted(page)).id, 'hand.14');
      await page.close();
    });
  });
}
