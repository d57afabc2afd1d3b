// Lessons, by finger, and the match that waits meanwhile.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { complaints, ENGINES, evening, hand, start_match } from './lib.mjs';
import { hurry, ways } from './play.mjs';

const PHONE = { width: 360, height: 740, dpr: 2, touch: true };

for (const name of ENGINES) {
  describe(`lessons in ${name}`, { timeout: 300000 }, () => {
    const at = evening(name);

    for (const [game, steps] of [['nimmt', 5], ['nothanks', 5]]) {
      test(`${game}: one thing to do at a time, then a real game`, async () => {
        const page = await at.browser.open(at.house.url, PHONE);
        await page.ready();
        await hurry(page);
        await start_match(page);
        const waiting = (await hand(page)).map((item) => item.id);
        await ways.press(page)('menu');
        await page.item('leave');
        await ways.press(page)('leave');
        await page.item('rules');
        await ways.press(page)('rules');
        await page.item(`learn.${game}`);
        await ways.press(page)(`learn.${game}`);
        for (let step = 1; step <= steps; step++) {
          const title = await page.item('lesson.title');
          assert.match(title.text, new RegExp(`${step}\\D+${steps}`));
          await page.tap('lesson.on');
          await page.item('prompt');
          const can = (await page.items()).filter((item) => /^(hand\.\d+|row\.\d|take|no)$/.test(item.id) && item.role === 'button' && item.enabled);
          assert.equal(can.length, 1, JSON.stringify(can));
          await page.tap(can[0].id);
          const items = await page.until(async () => {
            const now = await page.items();
            return now.some((item) => item.id === 'play' || item.id === 'lesson.title') && now;
          });
          if (items.some((item) => item.id === 'play')) await page.tap('play');
          await page.item('lesson.title');
        }
        await page.item('lesson.play');
        await page.tap('leave');
        // The match is where it was.
        await page.item('resume.go');
        await ways.press(page)('resume.go');
        await page.item(/^hand\./);
        assert.deepEqual((await hand(page)).map((item) => item.id), waiting);
        assert.deepEqual(complaints(page), []);
        await page.close();
      });
    }

    // At the speed a first visit has: the chips and cards of the step before fly, then the words must come by themselves.
    test('nothanks: the words of every page are drawn without a touch', async () => {
      const page = await at.browser.open(at.house.url, PHONE);
      await page.ready();
      await page.item('rules');
      await ways.press(page)('rules');
      await page.item('learn.nothanks');
      await ways.press(page)('learn.nothanks');
      for (const answer of ['no', 'take', 'no', 'take', 'no', null]) {
        const drawn = ['lesson.title', 'lesson.text', answer ? 'lesson.on' : 'lesson.play'];
        await page.until(async () => {
          const there = new Set((await page.items()).filter((item) => item.rect).map((item) => item.id));
          return drawn.every((id) => there.has(id));
        }, { what: `the words before "${answer}"` });
        if (!answer) break;
        await ways.press(page)('lesson.on');
        await page.item(answer);
        await ways.press(page)(answer);
      }
      assert.deepEqual(complaints(page), []);
      await page.close();
    });
  });
}
