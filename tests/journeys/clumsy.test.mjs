// Random input at any time, also during animations: taps anywhere, rotation, steps back, undo, reloads. The test only
// requires that the program survives (asserts and sanitizers are on) and that the match can be continued.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dice } from './dice.mjs';
import { ENGINES, evening } from './lib.mjs';
import { enter, scene } from './scenes.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const SEED = Number(process.env.TABLEE_SEED ?? 1);
const STEPS = Number(process.env.TABLEE_STEPS ?? 120);
const SIZES = [[390, 844], [844, 390], [820, 1180], [1180, 820], [1440, 900]];
const SCENES = ['sixth', 'gathered', 'ten', 'market-ten', 'nothanks-4', 'nothanks-peek', 'weigh-slide', 'weigh-replace', 'special-five-rows', 'special-peek'];
// Screens of a table, and buttons that lead back to one.
const DECIDES = /^(hand|play|take|no|row|do|reveal|handover|card|queue|special|market|compose|undo|skip|show)/;
const LEADS_ON = /^(resume\.go|rematch|next|continue|back)$/;

for (const name of ENGINES)
  describe(`clumsy fingers, ${name}`, () => {
    const at = evening(name);
    for (const [index, where] of SCENES.entries())
      test(where, async () => {
        const chance = dice(SEED * 1000 + index);
        /** @template T @param {T[]} all @returns {T} */
        const any = (all) => all[Math.floor(chance() * all.length)];
        let [width, height] = any(SIZES);
        const page = await at.browser.open(at.server.url, { width, height, dpr: 1, touch: true, lang: 'fr' });
        await enter(page, at.server.url, scene(where), 'fr', '100', { anew: true, speed: 'normal' });
        /** @type {string[]} */
        const done = [];
        let at_tables = 0;
        try {
          for (let step = 0; step < STEPS; step++) {
            const items = (await page.items()).filter((item) => item.enabled && item.role === 'button');
            const at_table = (await page.screen()) === 'table';
            // Start with the action that the scene was set up for.
            const first = items.find((item) => /^(do\.|reveal)/.test(item.id));
            if (step === 0 && first) {
              await page.press_item(first.id);
              continue;
            }
            at_tables += Number(at_table);
            const decides = items.filter((item) => (at_table ? DECIDES : LEADS_ON).test(item.id));
            // During most animations nothing is pressed, as they ask for nothing.
            if (at_table && decides.every((item) => /^(skip|special)/.test(item.id)) && chance() < 0.97) continue;
            const roll = at_table ? chance() : 0;
            if (roll < 0.5) {
              const item = any(decides.length ? decides : items);
              done.push(`press ${item.id}`);
              await page.press_item(item.id);
            } else if (roll < 0.72) {
              const [x, y] = [chance() * width, chance() * height];
              done.push(`tap ${Math.round(x)} ${Math.round(y)}`);
              await page.tap(x, y);
            } else if (roll < 0.8) {
              [width, height] = any(SIZES);
              done.push(`turn to ${width}`);
              await page.resize(width, height);
            } else if (roll < 0.84) {
              done.push('back');
              await page.press('Escape');
            } else if (roll < 0.86) {
              done.push('reload');
              await page.reload();
            } else {
              done.push('wait');
              for (let n = chance() * 12; n > 0; n--) await page.items();
            }
          }
          assert.ok(at_tables >= STEPS / 3, `only ${at_tables} of ${STEPS} steps were taken at a table`);
          await page.close(); // sanitizers report at the end
        } catch (error) {
          throw new Error(`${error}\nafter: ${done.slice(-20).join(', ')}`);
        }
      });
  });
