// node scripts/measure/explanations.mjs [--lang fr] [--seed 1] [--count 50]: explanations at random, each with what was on
// the table, for a reader who did not write them: hints, and the rule behind something that happened. Every kind of table
// in turn, played by random choices. Needs scripts/build native-debug tablee_headless and dist/.
import { parseArgs } from 'node:util';
import { choices } from '../../tests/journeys/choices.mjs';
import { launch } from '../../tests/journeys/drivers/headless.mjs';
import { sleep } from '../../tests/journeys/drivers/page.mjs';

/** @typedef {import('../../tests/journeys/drivers/drivers.js').Page} Page  @typedef {import('../../tests/journeys/drivers/drivers.js').Shown} Shown */

const EVERY = 3; // decisions from one explanation to the next
const { values } = parseArgs({ options: { lang: { type: 'string', default: 'fr' }, seed: { type: 'string', default: '1' }, count: { type: 'string', default: '50' } } });

/** Numbers below n, the same for the same seed. */
function random(/** @type {number} */ seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
const below = random(Number(values.seed));

const press = async (/** @type {Page} */ page, /** @type {string[]} */ ...ids) => {
  for (const id of ids) await page.press_item(id);
};
const there = (/** @type {Shown[]} */ items, /** @type {string} */ id) => items.find((item) => item.id === id);
const table = (/** @type {Shown[]} */ items) =>
  items.filter(({ id }) => /^(row|seat|hand|special|card|pot|do)\.\w+$|^(prompt|card|pot|take|no|play)$/.test(id) && !id.endsWith('.list')).map(({ text, hint }) => [text, hint].filter(Boolean).join(' · '));

/** Goes on until the person is asked, or the match is over. */
async function asked(/** @type {Page} */ page) {
  for (let look = 0; look < 3000; look++) {
    const items = await page.items();
    if (there(items, 'rematch') || choices(items).length) return items;
    await sleep(5);
  }
  throw new Error('nobody is asked');
}

/** The prompt with the move, and beside each choice what speaks for and against it. */
async function hint(/** @type {Page} */ page) {
  const before = await page.items();
  if (!there(before, 'hint')?.enabled) return;
  const asks = there(before, 'prompt')?.text;
  await press(page, 'hint');
  for (let look = 0; look < 1000; look++) {
    const items = await page.items();
    const prompt = there(items, 'prompt')?.text;
    if (prompt !== asks && !there(items, 'skip')) return { table: [asks ?? '', ...table(items)], said: prompt };
    await sleep(10);
  }
}

async function why(/** @type {Page} */ page) {
  await press(page, 'menu', 'log');
  const lines = (await page.items()).filter((item) => item.role === 'button' && /^(trick|before)\.\d+$/.test(item.id));
  const line = lines[below(lines.length)];
  if (line) await press(page, line.id);
  const items = await page.items();
  await press(page, 'back', 'back');
  return line && { table: [line.text], said: there(items, line.id)?.hint };
}

const browser = await launch();
for (let made = 0, match = 0; made < Number(values.count); match++) {
  const page = /** @type {any} */ (await browser.open(`http://localhost/?lang=${values.lang}`, { width: 1280, height: 800, lang: values.lang }));
  await page.ready();
  const kinds = (await page.items()).map((/** @type {Shown} */ { id }) => id).filter((/** @type {string} */ id) => /^game\.\w+\.play$/.test(id));
  await press(page, 'settings', 'speed.instant', 'back', kinds[match % kinds.length]);
  for (let decisions = 1, here = 0; here < 6 && made < Number(values.count);) {
    const items = await asked(page);
    if (there(items, 'rematch')) break;
    if (decisions++ % EVERY === 0) {
      const found = await (below(2) ? hint(page) : why(page));
      if (found?.said) {
        here++;
        console.log(`\n${++made}. ${found.table.join('\n   ')}\n   → ${found.said}`);
      }
    }
    const ids = choices(await asked(page));
    if (ids.length) await press(page, ids[below(ids.length)]);
  }
  await page.close();
}
await browser.close();
