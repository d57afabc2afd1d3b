// The methods of a page in a test, the same in every engine (drivers.d.ts). A driver provides the few things that
// differ.
import { fileURLToPath } from 'node:url';
import { bundle } from '../../../scripts/site/bundle.mjs';

// The page's own interface to storage.
const STORE = await bundle(fileURLToPath(new URL('../../../web/page/js/store/store.js', import.meta.url)), { global: 'opener' });

// The timeout for something that takes no time on a quiet machine: only failures wait that long.
const PATIENCE = 45000;

export const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The result of `promise`, or an error after that many ms: no step waits for ever.
 * @template T
 * @param {number} ms
 * @param {Promise<T>} promise
 * @param {string} what
 * @returns {Promise<T>}
 */
export const within = (ms, promise, what) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/**
 * A value that must exist.
 * @template T
 * @param {T} value
 * @param {string} what
 */
export function sure(value, what) {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

// A WebGL context that does everything but fill pixels: without a graphics card that would take longer than everything
// else together. __pixels() makes the page draw after all, for a screenshot.
const NO_PIXELS = `window.WebGLRenderingContext && (() => {
  const gl = WebGLRenderingContext.prototype;
  const real = { drawElements: gl.drawElements, clear: gl.clear };
  for (const call in real) gl[call] = () => {};
  window.__pixels = () => {
    Object.assign(gl, real);
    for (const event of ['lost', 'restored']) document.getElementById('canvas').dispatchEvent(new Event('webglcontext' + event));
  };
})();`;

/** The day of every end-to-end test, so that the deal of the day and the exercise of the day are the same in every run. */
export const TODAY = '2026-11-21';

// The clock of the page begins at noon of that day, in the time zone of the machine, and goes on: no run crosses midnight.
const CLOCK = `(() => {
  const Real = Date;
  const ahead = new Real('${TODAY}T12:00:00').getTime() - Real.now();
  const now = () => Real.now() + ahead;
  window.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, values, made) => Reflect.construct(target, values.length ? values : [now()], made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
})();`;

// The page's monotonic clock can be put forward, so that nobody waits until a decision has been looked at for long enough
// (web/app/decision_guard.h), and stopped, so that a quick gesture is quick on a slow machine.
const LATER = `(() => {
  if (window.__later) return;
  const now = performance.now.bind(performance);
  let ahead = 0, stopped;
  performance.now = () => stopped ?? now() + ahead;
  window.__later = (ms) => { ahead += ms; };
  window.__stop_clock = () => { stopped = now() + ahead; };
  window.__start_clock = () => { ahead = stopped - now(); stopped = undefined; };
})();`;

// A document that was opened without a seed in its address, such as a frame of another page, gets the seed of the tab where it
// would draw one from chance (web/page/js/start.js). Other random numbers stay random.
const chance = (/** @type {string} */ seed) => `(() => {
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => (into instanceof BigUint64Array ? into.fill(${seed}n) : random(into));
})();`;

/**
 * Runs before the page's own scripts. Sets the day and the seed of the deals. Counts frames, and knows which are requested and have not
 * come, so that a test can see that the page is at rest; draws them only where the test needs `pixels`.
 */
export function start_script(more = '', pixels = true, seed = '1') {
  return `${CLOCK}${chance(seed)}${frames_script(pixels)}\n${more}`;
}

/** The part of it that also works in a page whose own scripts have started. */
export function frames_script(pixels = true) {
  return `${LATER}${pixels ? '' : NO_PIXELS}(() => {
    if (window.__frames !== undefined) return;
    window.__frames = 0;
    const waiting = new Map(); // a frame's number -> since when
    window.__awaited = () => [...waiting.values()].some((since) => performance.now() - since < 10000); // (tabs in the background get no frames, so older requests do not count)
    const [real, undo] = [window.requestAnimationFrame.bind(window), window.cancelAnimationFrame.bind(window)];
    window.requestAnimationFrame = (f) => {
      const id = real((t) => {
        waiting.delete(id);
        window.__frames++;
        return f(t);
      });
      waiting.set(id, performance.now());
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      waiting.delete(id);
      undo(id);
    };
  })();`;
}

/**
 * The address that a browser's n-th page is opened at, and the seed in it: each page has deals of its own, the same in every run and
 * every engine, so that no test fails because of a rare card. TABLEE_SEED=n selects others.
 */
export function seeds() {
  let pages = 0;
  return (/** @type {string} */ url) => {
    const to = new URL(url);
    const own = 1000 * Number(process.env.TABLEE_SEED || 1) + ++pages;
    if (!to.searchParams.has('seed')) to.search += `${to.search ? '&' : '?'}seed=${own}`;
    return { href: to.href, seed: String(own) };
  };
}

// Reads the accessible document as a screen reader would; only one item, if it is named.
const READ_ITEMS = `((one) => {
  const root = document.getElementById('accessible');
  if (!root || root.hidden) return [];
  const all = one === undefined ? [...root.querySelectorAll('[id^="i-"]')] : [document.getElementById('i-' + one)].filter((e) => root.contains(e));
  const role = (e) => e.dataset.role || { radio: 'button', radiogroup: 'list', toolbar: 'list', none: 'entry' }[e.getAttribute('role')] || e.getAttribute('role') || {
    H1: 'heading', H2: 'heading', H3: 'heading', H4: 'heading', SECTION: 'region', UL: 'list', LI: 'entry', P: 'text', BUTTON: 'button', INPUT: 'input', DIV: 'entry',
  }[e.tagName] || e.tagName.toLowerCase();
  // The part of an element that can be seen now; null: none.
  const seen = (spot) => {
    const r = spot.getBoundingClientRect();
    if (spot.style.clipPath === 'inset(50%)') return null;
    if (!spot.matches('.scrolls .flows')) return r;
    const around = document.getElementById('accessible').getBoundingClientRect();
    const [from, to] = [Math.max(r.top, around.top), Math.min(r.bottom, around.bottom)];
    return to > from ? new DOMRect(r.x, from, r.width, to - from) : null;
  };
  return all.filter((e) => !/-[th]$/.test(e.id)).map((e) => {
    const id = e.id.slice(2);
    const label = document.getElementById(e.id + '-t');
    const hint = document.getElementById(e.id + '-h');
    const spot = e.querySelector(':scope > .it') || e; // an entry's own words, without its items
    const r = seen(spot);
    return {
      id, role: role(e), text: label ? label.textContent : e.getAttribute('aria-label') || '', hint: hint ? hint.textContent : '',
      enabled: e.getAttribute('aria-disabled') !== 'true' && !('waits' in e.dataset), on: e.getAttribute('aria-pressed') === 'true' || e.getAttribute('aria-checked') === 'true' || e.classList.contains('main') || e.hasAttribute('aria-current'),
      wanted: e.classList.contains('wanted'),
      value: e.value, tab: e.tabIndex, focused: document.activeElement === e,
      rect: (document.documentElement.classList.contains('plain') || spot.classList.contains('at')) && r ? [r.x, r.y, r.width, r.height] : null,
    };
  });
})`;

// The next file that the page asks for is this one, as if it came from the browser's dialogue.
export const PICK_NEXT = `(name, content) => {
  const { click } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.click = function () {
    HTMLInputElement.prototype.click = click;
    const chosen = new DataTransfer();
    chosen.items.add(new File([content], name));
    this.files = chosen.files;
    this.dispatchEvent(new Event('change'));
  };
}`;
const READ_STORED = `(key) => {
  let best = null;
  for (const slot of [0, 1]) {
    const text = localStorage.getItem('tablee:' + new URL('.', location).pathname + ':' + key + '~' + slot);
    const parts = text && /^1\\.(\\d+)\\.\\w+\\.([^]*)$/.exec(text);
    try {
      if (parts && (!best || Number(parts[1]) > best.number)) best = { number: Number(parts[1]), value: JSON.parse(parts[2]) };
    } catch {
      // cut off: not readable
    }
  }
  return best && best.value;
}`;

// Waits for the next frame. (Tabs in the background get no frames.)
const TWO_FRAMES = `Promise.race([
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  new Promise((done) => setTimeout(done, 300, true)),
])`;

/** @typedef {import('./drivers.js').Page} Page */
/** @type {Set<Page>} pages that are still open */
export const open_pages = new Set();

/**
 * @template Tab, Context, Frame
 * @param {import('./drivers.js').Driver<Tab, Context, Frame>} driver
 * @param {Frame} [frame]
 * @param {{x: number, y: number}} [offset] of the frame in the window
 */
export function make_page(driver, frame = driver.main, offset = { x: 0, y: 0 }) {
  /** @type {Page['evaluate']} */
  const evaluate = (/** @type {unknown} */ what, /** @type {unknown[]} */ ...values) =>
    driver.evaluate(frame, typeof what === 'function' ? `(${what})(...${JSON.stringify(values)})` : String(what));
  // (Some errors of drivers consist of a name only.)
  const said_by = (/** @type {unknown} */ error) => (error instanceof Error && error.name !== 'Error' ? `${error.name} ${error.message}` : String(error));
  // A summary of the screen, for error messages.
  const shown = () =>
    evaluate("`${document.getElementById('accessible')?.dataset.screen}: ${[...document.querySelectorAll('#accessible [id^=\"i-\"]')].map((el) => `${el.id.slice(2)} “${el.textContent.slice(0, 60)}”`).slice(0, 40).join(', ')} ${document.getElementById('notice')?.textContent ?? ''}`").catch(
      (/** @type {unknown} */ error) => `nothing of it can be read: ${said_by(error)}`,
    );
  /** @type {(id: string) => Promise<import('./drivers.js').Shown | undefined>} reads one item: reading the whole screen for it would cost more than the page itself */
  const only = async (id) => (await evaluate(`${READ_ITEMS}(${JSON.stringify(id)})`))[0];
  /** @type {(id: string | number, y: number) => Promise<[number, number]>} the position of a touch */
  const point = async (id, y) => (typeof id === 'number' ? [offset.x + id, offset.y + y] : page.at(id));
  /** @type {Page} */
  const page = {
    name: driver.name,
    driver: /** @type {Page['driver']} */ (/** @type {unknown} */ (driver)),
    log: driver.log,
    evaluate,
    items: () => evaluate(`${READ_ITEMS}()`),
    async until(/** @type {string | (() => any)} */ condition, /** @type {import('./drivers.js').Wait} */ { timeout = PATIENCE, what = String(condition) } = {}) {
      const end = Date.now() + timeout;
      for (let last; ; ) {
        try {
          const value = typeof condition === 'function' ? await condition() : await evaluate(condition);
          if (value) return value;
        } catch (error) {
          last = error;
        }
        if (Date.now() > end) throw new Error(`${driver.name}: waited ${timeout} ms for ${what}${last ? ` (${said_by(last)})` : ''}\n${await shown()}\n${driver.log.join('\n')}`);
        await sleep(20);
      }
    },
    // The shell's home also carries out taps.
    playable: (options) => page.until("performance.getEntriesByName('tablee-playable').length", { what: 'the program', ...options }),
    // Waits until the game has replaced the shell's home, as it does if that lacks something.
    ready: (options) => page.until("document.querySelector('#home [data-action=\"go rules\"]')?.remove(), dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })), document.documentElement.matches('.drawn, .plain')", { what: 'the game', ...options }),
    mode: () => evaluate("document.documentElement.classList.contains('drawn') ? 'drawn' : document.documentElement.classList.contains('plain') ? 'plain' : 'home'"),
    item: (id, options) =>
      page.until(async () => (id instanceof RegExp ? (await page.items()).find((i) => id.test(i.id)) : await only(id)), { what: `item ${id}`, ...options }),
    // Its position, once that does not change any more: a new screen may still be sliding in.
    async at(id) {
      const place = async () => {
        const rect = (await only(id))?.rect;
        return rect && rect[2] > 0 && rect;
      };
      const plain = (await page.mode()) === 'plain';
      let before = '';
      const [x, y, w, h] = await page.until(async () => {
        if (plain) await evaluate((i) => document.getElementById(i)?.scrollIntoView({ block: 'center' }), `i-${id}`);
        const rect = await place();
        if (plain || !rect || String(rect) === before) return rect;
        before = String(rect);
        await evaluate(TWO_FRAMES);
      }, { what: `item ${id} drawn` });
      return [offset.x + x + w / 2, offset.y + y + h / 2];
    },
    // Has looked at the screen for long enough to decide: from the frame on that drew it, which may be late.
    look: () => evaluate(`(async () => {
      for (let i = 0; i < 10; i++) {
        await ${TWO_FRAMES};
        if (!window.__awaited?.()) break;
      }
      window.__later?.(1000);
    })()`),
    async tap(/** @type {string | number} */ id, /** @type {number} */ y = 0) {
      const at = await point(id, y);
      await page.look();
      await driver.tap(...at);
    },
    async click(/** @type {string | number} */ id, /** @type {number} */ y = 0) {
      const at = await point(id, y);
      await page.look();
      await driver.click(...at);
    },
    // An element of the page by selector, e.g. of the shell's home.
    async tap_on(selector) {
      // Its position, once that does not change any more: fonts that arrive move what is below them.
      let before = '';
      const [x, y] = await page.until(async () => {
        const at = await evaluate((s) => {
          const e = [...document.querySelectorAll(s)].find((c) => c.getClientRects().length);
          if (!e) return null;
          const r = e.getBoundingClientRect();
          return [r.x + r.width / 2, r.y + r.height / 2];
        }, selector);
        if (!at || String(at) === before) return at;
        before = String(at);
        await sleep(40);
        return null;
      }, { what: selector });
      await driver.tap(offset.x + x, offset.y + y);
    },
    move: (x, y) => driver.move(offset.x + x, offset.y + y),
    // Presses an item as a screen reader does.
    async press_item(id) {
      await page.look();
      await evaluate((i) => /** @type {HTMLElement} */ (document.getElementById(i)).click(), `i-${id}`);
    },
    focus: (id) => evaluate((i) => /** @type {HTMLElement} */ (document.getElementById(i)).focus(), `i-${id}`),
    blur: () => evaluate('document.activeElement.blur()'),
    // The document's state: its screen, its language, the log, the marked words.
    screen: () => evaluate("document.getElementById('accessible').dataset.screen"),
    lang: () => evaluate('document.documentElement.lang'),
    log_lines: () => evaluate("[...document.querySelectorAll('#log p')].map((p) => p.textContent)"),
    marked: () => evaluate("[...document.querySelectorAll('#accessible mark')].map((mark) => mark.textContent)"),
    // Stored values, read as the store does: of two slots, the readable one with the higher number.
    stored: (key) => evaluate(`(${READ_STORED})(${JSON.stringify(key)})`),
    stored_keys: (prefix) => evaluate(`tablee.storage.keys(${JSON.stringify(prefix)})`),
    open_link: (link) => evaluate((hash) => { location.hash = hash; }, link),
    async choose_file(name, text) {
      await evaluate(`(${PICK_NEXT})(${JSON.stringify(name)}, ${JSON.stringify(text)})`);
      await page.press_item('import');
    },
    // Opens the page with only these values stored. They are written from another document of the same folder, so that
    // the program does not store anything meanwhile.
    async lay(url, stored) {
      await driver.goto(`${url}licences.txt`);
      const refused = await evaluate(`(async () => {
        ${STORE}
        localStorage.clear();
        await new Promise((done) => { indexedDB.deleteDatabase('tablee:' + new URL('.', location.href).pathname + ':').onsuccess = done; });
        const store = opener.open_store(() => localStorage, new URL('.', location.href).pathname);
        return Object.entries(${JSON.stringify(stored)}).filter(([key, value]) => !store.write(key, value)).map(([key]) => key);
      })()`);
      if (refused.length) throw new Error(`there is no space for ${refused}`);
      await driver.goto(url);
      await page.ready();
    },
    async press(key) {
      if (key === 'Enter') await page.look();
      await driver.press(key);
    },
    type: driver.type,
    screenshot: driver.screenshot,
    resize: driver.resize,
    reload: driver.reload,
    back: driver.back,
    throttle: driver.throttle,
    cdp: /** @type {Page['cdp']} */ (driver.cdp),
    close: () => {
      open_pages.delete(page);
      return driver.close();
    },
    async frame(selector) {
      const inner = await driver.frame_of(frame, selector);
      return make_page(driver, inner.frame, { x: offset.x + inner.box.x, y: offset.y + inner.box.y });
    },
    // The number of frames during that time.
    async frames_in(ms) {
      const before = await evaluate('window.__frames');
      await sleep(ms);
      return (await evaluate('window.__frames')) - before;
    },
    // At rest: no frame for that long, and none requested.
    rest: (ms, options) => page.until(async () => (await page.frames_in(ms)) === 0 && !(await evaluate('window.__awaited?.()')), { what: 'nothing moving', ...options }),
  };
  if (frame === driver.main) open_pages.add(page);
  return page;
}
