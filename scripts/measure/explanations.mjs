// node scripts/measure/explanations.mjs [--lang fr] [--seed 1] [--count 50]: explanations at random, each with what was on
// the table, for a reader who did not write them: hints, and the rule behind something that happened. Every kind of table
// in turn, played by random choices. Needs scripts/build native-debug tablee_headless and dist/.
import { parseArgs } from 'node:util';
import { choices } from '../../tests/journeys/choices.mjs';
import { whole_dice } from '../../tests/journeys/dice.mjs';
import { launch } from '../../tests/journeys/drivers/headless.mjs';

/** @typedef {import('../../tests/journeys/drivers/drivers.js').Bare} Page  @typedef {import('../../tests/journeys/drivers/drivers.js').Shown} Shown */

const EVERY = 3; // decisions from one explanation to the next
const { values } = parseArgs({ options: { lang: { type: 'string', default: 'fr' }, seed: { type: 'string', default: '1' }, count: { type: 'string', default: '50' } } });

const below = whole_dice(Number(values.seed));

const press = async (/** @type {Page} */ page, /** @type {string[]} */ ...ids) => {
  for (const id of ids) await page.press_item(id);
};
const there = (/** @type {Shown[]} */ items, /** @type {string} */ id) => items.find((item) => item.id === id);
const table = (/** @type {Shown[]} */ items) =>
  items.filter(({ id }) => /^(row|seat|hand|special|card|pot|do)\.\w+$|^(prompt|card|pot|take|no|play)$/.test(id) && !id.endsWith('.list')).map(({ text, hint }) => [text, hint].filter(Boolean).join(' · '));

/** Once the person is asked, or the match is over. @returns {Promise<Shown[]>} */
const asked = (/** @type {Page} */ page) => page.until(async () => {
  const items = await page.items();
  return (there(items, 'rematch') || choices(items).length > 0) && items;
}, { what: 'something to decide' });

/** The prompt with the move, and beside each choice what speaks for and against it. */
async function hint(/** @type {Page} */ page) {
  const before = await page.items();
  if (!there(before, 'hint')?.enabled) return;
  const asks = there(before, 'prompt')?.text;
  await press(page, 'hint');
  const items = await page.until(async () => {
    const now = await page.items();
    return there(now, 'prompt')?.text !== asks && !there(now, 'skip') && now;
  }, { what: 'a hint' });
  return { table: [asks ?? '', ...table(items)], said: there(items, 'prompt')?.text };
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
  const page = /** @type {Page} */ (/** @type {unknown} */ (await browser.open(`http://localhost/?lang=${values.lang}`, { width: 1280, height: 800, lang: values.lang })));
  await page.ready();
  const kinds = (await page.items()).map(({ id }) => id).filter((id) => /^game\.\w+\.play$/.test(id));
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
