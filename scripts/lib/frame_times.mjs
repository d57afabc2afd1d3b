// Script time per frame during play, on a phone and on a desktop, where everything beside the table is drawn as well.
// `node scripts/lib/frame_times.mjs` prints these figures alone (scripts/figures --frames).
import { pathToFileURL } from 'node:url';
import { launch } from '../../tests/journeys/drivers/chromium.mjs';
import { play_a_card, site, start_match } from '../../tests/journeys/lib.mjs';

/** What is measured, its figure, its goal, whether it is met. @typedef {[string, string, string, boolean | null]} Figures */

export const PHONE = { width: 412, height: 823, dpr: 2, touch: true, lang: 'fr' };
const DESK = { width: 1440, height: 900, dpr: 1, lang: 'fr' };

export const median = (/** @type {number[]} */ values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Prints figures in columns, under a heading. @param {Figures[]} rows */
export function columns(rows) {
  const all = [['', 'reached', 'goal', 'met'], ...rows.map(([what, figure, goal, met]) => [what, figure, goal, met === null ? '' : met ? 'yes' : 'no'])];
  const widths = [0, 1, 2, 3].map((i) => Math.max(...all.map((cells) => cells[i].length)));
  for (const cells of all) console.log(cells.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  '));
}

const TIMED = `
  window.__script = [];
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (f) => ask((t) => {
    const from = performance.now();
    f(t);
    window.__script.push(performance.now() - from);
  });
  // Plays that many times, one action every 1.5 s, as fast as a person. Runs inside the page, as a driver that polls
  // from outside would take processor time from it.
  window.__play = (times) => new Promise((done) => {
    const now = () => [...document.querySelectorAll('#accessible button[id]')].filter((e) => e.getAttribute('aria-disabled') !== 'true');
    const step = () => {
      if (times-- <= 0) return done(true);
      for (const what of [/^i-play$/, /^i-next$/, /^i-row\\.\\d$/, /^i-hand\\.\\d+$/]) {
        const can = now().filter((e) => what.test(e.id));
        if (!can.length) continue;
        can.at(-1).click();
        break;
      }
      setTimeout(step, 1500);
    };
    step();
  });`;

// Script time of the frames during that, in ms of the thread's own time, the shortest first, as Chromium traces it:
// other work on the machine does not count.
async function own_times(/** @type {any} */ page, /** @type {() => Promise<unknown>} */ done) {
  const { tab } = page.driver;
  const session = await tab.context().newCDPSession(tab);
  /** @type {number[]} */
  const times = [];
  session.on('Tracing.dataCollected', (/** @type {{value: {name: string, tdur?: number}[]}} */ { value }) => {
    for (const { name, tdur } of value) if (name === 'FireAnimationFrame' && tdur) times.push(tdur / 1000);
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await done();
  await session.send('Tracing.end');
  await complete;
  return times.sort((a, b) => a - b);
}

/** @param {any} browser of drivers/chromium.mjs @param {string} url @returns {Promise<Figures[]>} */
export async function frame_times(browser, url) {
  /** @type {Figures[]} */
  const figures = [];
  for (const [name, where] of /** @type {[string, object][]} */ ([['phone', PHONE], ['desk', DESK]])) {
    const page = await browser.open(url, { ...where, script: TIMED, pixels: true });
    await page.ready();
    await start_match(page);
    await play_a_card(page);
    await page.throttle({ cpu: 4 });
    await page.evaluate('window.__script.length = 0');
    await page.evaluate('window.__play(18)');
    const frames = (await page.evaluate('window.__script')).sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
    await page.throttle({ cpu: 1 });
    const own = await own_times(page, () => page.evaluate('window.__play(18)'));
    await page.close();
    const p99 = frames[Math.floor(frames.length * 0.99)];
    figures.push(
      [`script time a frame, ${name}, processor 4 times slower, 99th percentile of ${frames.length}`, `${p99.toFixed(1)} ms`, '6 ms', p99 <= 6],
      ['… and half of them at most', `${median(frames).toFixed(1)} ms`, '', null],
      [`… not slowed, in the thread's own time: 99th percentile of ${own.length}`, `${own[Math.floor(own.length * 0.99)].toFixed(2)} ms`, '', null],
      ['… and half of them at most', `${median(own).toFixed(2)} ms`, '', null],
    );
  }
  return figures;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const server = await site({ hosted: true });
  const browser = await launch({ whole: true });
  columns(await frame_times(browser, server.url));
  await browser.close();
  await server.close();
}
