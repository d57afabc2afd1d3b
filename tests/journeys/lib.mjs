// Shared by the end-to-end tests: the built site on a server, a browser engine, and a few steps of every player.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/site/serve.mjs';
import { open_pages, sleep } from './drivers/page.mjs';
import { plan_of } from './plan.mjs';
import { is_hand } from './play.mjs';

/** @typedef {import('./drivers/drivers.js').Page} Page  @typedef {import('./drivers/drivers.js').Shown} Shown */
/** @typedef {import('./drivers/drivers.js').Engine} Engine  @typedef {import('./drivers/drivers.js').Look} Look */
/** @typedef {Awaited<ReturnType<typeof serve>>} Server  @typedef {{server: Server, browser: Engine}} Evening */

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const dist = process.env.TABLEE_DIST || path.join(root, 'dist');
// A process that is asked to end exits normally, so that its browsers end with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

// The name of this test file.
const test_name = path.basename(process.argv[1] ?? '').replace(/\.test\.mjs$/, '');
const asked_for = process.env.TABLEE_ENGINES?.split(',');
// The engines of plan.mjs; TABLEE_ENGINES selects fewer.
export const ENGINES = plan_of(test_name).engines.filter((name) => !asked_for || asked_for.includes(name));

export const site = (/** @type {Partial<Parameters<typeof serve>[0]>} */ options = {}) => serve({ root: dist, ...options });
/** @returns {Promise<Engine>} */
export async function engine(/** @type {string} */ name, /** @type {import('./drivers/drivers.js').Start} */ options = {}) {
  const browser = await (await import(`./drivers/${name}.mjs`)).launch({ whole: plan_of(test_name).whole, ...options }); // headless: no browser at all
  return {
    ...browser,
    close: async () => {
      await photograph(name);
      await browser.close();
    },
  };
}

// tests/journeys/run.mjs asks for screenshots of the pages that are still open at the end: those that a failed test
// left open.
async function photograph(/** @type {string} */ name) {
  const folder = process.env.TABLEE_LAST_LOOK;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const pages = [...open_pages].filter((page) => page.name === name).slice(-4);
  const picture = async (/** @type {Page} */ page, /** @type {number} */ n) => {
    await page.evaluate("window.__pixels?.(), new Promise((done) => setTimeout(done, 300, true))");
    await page.screenshot(path.join(folder, `${test_name}-${name}-${n + 1}.png`));
  };
  // A page may be gone, or hang.
  const patience = new Promise((enough) => setTimeout(enough, 8000).unref());
  await Promise.race([Promise.allSettled(pages.map(picture)), patience]);
}

/** Fixtures for the tests of a describe(): the built site on a server and an engine, started before the tests. */
export function evening(/** @type {string} */ name) {
  const at = /** @type {Evening} */ ({});
  before(async () => {
    at.server = await site();
    at.browser = await engine(name);
  });
  after(async () => {
    await at.browser?.close();
    await at.server?.close();
  });
  return at;
}

// In how many weights the document has the deferred letters: two, or none yet.
export const OTHER_LETTERS = "[...document.fonts].filter((face) => /nunito/i.test(face.family) && /\\bU\\+d8\\b/i.test(face.unicodeRange) && face.status === 'loaded').length";

const HOST_PAGES = path.join(root, 'tests/journeys/pages');
// A host of its own for pages that embed the site: another port, so another origin. It sends the headers that an address
// asks for.
export const host_site = () => serve({
  root: HOST_PAGES,
  meet: (url) => ({ headers: JSON.parse(new URL(url, 'http://x').searchParams.get('headers') ?? '{}') }),
});

export const hand = async (/** @type {Page} */ page) => (await page.items()).filter(is_hand);
// Cards that may be chosen: none during an animation.
export const playable = (/** @type {Shown[]} */ items) => items.some((item) => is_hand(item) && item.role === 'button' && item.enabled);
export const can_play = (/** @type {Page} */ page) => page.until(async () => playable(await page.items()), { what: 'a hand to play from' });

// From home to a hand of ten cards against three bots.
export async function start_match(/** @type {Page} */ page) {
  await page.tap('game.nimmt.play');
  await can_play(page);
}

// Plays the highest card by two taps, and waits until the trick is over: the hand is one card shorter, or the round is
// over. If the card is too low for every row, takes the first row.
export async function play_a_card(/** @type {Page} */ page) {
  await can_play(page);
  const before = await hand(page);
  await page.tap(before[before.length - 1].id);
  await page.item('play');
  // Nobody has read within 300 ms what it offers: the program ignores an earlier tap (web/app/decision_guard.h).
  await sleep(350);
  await page.tap('play');
  await page.until(async () => {
    const items = await page.items();
    const row = items.find((item) => /^row\.\d$/.test(item.id) && item.role === 'button' && item.enabled);
    if (row) {
      await page.tap(items.find((item) => item.id === 'play' && item.enabled)?.id ?? row.id);
      return false;
    }
    return (items.filter(is_hand).length === before.length - 1 && playable(items)) || items.some((item) => item.id === 'next');
  }, { what: 'the trick to end', timeout: 90000 });
  return before.length - (await hand(page)).length;
}

// Unexpected console messages. (Known ones are left out: Chromium reports that it ignored preventDefault() on a slow
// touch, and requests cancelled by a reload, which unlike failed ones have no reason.)
export const complaints = (/** @type {Page} */ page) =>
  page.log.filter((line) => /^(error|pageerror|warning|warn)/.test(line) && !/favicon|GroupMarkerNotSet|swiftshader|GPU stall|GL Driver Message|software WebGL|AutomationOnly|Ignored attempt to cancel a touchstart|Fetch API cannot load \S+\. $/i.test(line));
