// A page's clock that a test can stop, so that pictures on a slow machine show the same as on a fast one. CLOCK is a
// script that runs first in a page; the other functions work on pages that ran it.
import { sleep } from '../../tests/journeys/drivers/page.mjs';

const FRAME = 20; // ms

export const CLOCK = `(() => {
  const now = performance.now.bind(performance);
  const next = window.requestAnimationFrame.bind(window);
  let held = null;
  const asked = [];
  performance.now = () => held ?? now();
  window.requestAnimationFrame = (f) => (held === null ? next(f) : asked.push(f));
  window.__hold = () => { held = now(); };
  window.__go_on = () => { held = null; for (const f of asked.splice(0)) next(f); };
  window.__step = (ms) => {
    let drawn = 0;
    for (let t = 0; t < ms; t += ${FRAME}) {
      held += ${FRAME};
      for (const f of asked.splice(0)) {
        f(held);
        drawn++;
      }
    }
    return drawn;
  };
})()`;

/** Stops the clock: from now on time passes only in steps. */
export const hold = (/** @type {any} */ page) => page.evaluate('window.__hold()');
/** Lets time pass by itself again. */
export const go_on = (/** @type {any} */ page) => page.evaluate('window.__go_on()');

/** Advances by that many ms, with the frames in between; bots answer in real time. */
export async function step(/** @type {any} */ page, /** @type {number} */ ms) {
  const drawn = await page.evaluate((/** @type {number} */ time) => /** @type {any} */ (window).__step(time), ms);
  await sleep(30);
  return drawn;
}

const PATIENCE = 20000; // ms of the page's own clock
const LOOK = 800; // … that a choice has been seen before it is made: sooner it is refused (web/app/decision_guard.h)

/**
 * Presses these items, each as soon as it is enabled; "do.*": the first whose id begins so. Throws if there is none.
 */
export async function press_held(/** @type {any} */ page, /** @type {string[]} */ ids) {
  for (const id of ids) {
    const start = id.endsWith('*') ? id.slice(0, -1) : '';
    const fits = (/** @type {any} */ item) => item.enabled && (start ? item.role === 'button' && item.id.startsWith(start) : item.id === id);
    let found;
    for (let waited = 0; !(found = (await page.items()).find(fits)); waited += 100) {
      if (waited >= PATIENCE) {
        const there = (await page.items()).filter((/** @type {any} */ item) => item.enabled && item.role === 'button');
        throw new Error(`nothing called ${id} can be pressed there: ${there.map((/** @type {any} */ item) => item.id).join(' ')}`);
      }
      await step(page, 100);
    }
    for (let seen = 0; seen < LOOK; seen += 100) await step(page, 100);
    await page.evaluate((/** @type {string} */ i) => document.getElementById(i)?.click(), `i-${found.id}`);
  }
}
