// Faults of a running page: the program crashes, the worker dies, the graphics context is lost, the device sleeps, the
// page is left and comes back, the clock jumps, the power fails. Each really happens here.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { sleep } from './drivers/page.mjs';
import { complaints, engine, evening, hand, play_a_card, playable, start_match } from './lib.mjs';
import { hurry, is_hand, play_on, set_table, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 900, height: 700, lang: 'en-GB' };

// The program's calls into the page pass through here, so that a test can let one of them fail like a trap.
const TRAP = `
  window.__trap = false;
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = (what, imports) => {
    const wrapped = {};
    for (const [module, names] of Object.entries(imports)) {
      wrapped[module] = names;
      if (module !== 'env' && module !== 'a' && module !== 'wasi_snapshot_preview1') continue; // between the program's parts
      wrapped[module] = {};
      for (const [name, f] of Object.entries(names)) {
        wrapped[module][name] = typeof f !== 'function' ? f : (...values) => {
          if (window.__trap) throw new WebAssembly.RuntimeError('unreachable');
          return f(...values);
        };
      }
    }
    return instantiate(what, wrapped);
  };`;

describe('mishaps', { timeout: 600000 }, () => {
  const at = evening('chromium');
  const texts = async (/** @type {Page} */ page) => (await page.items()).filter((item) => !/^(notice|play|command)/.test(item.id)).map((item) => `${item.id} ${item.text}`);
  // (Two workers in turn may be silent for 11 s each.)
  const chosen = (/** @type {Page} */ page, bots = 3) =>
    page.until(async () => (await page.items()).filter((item) => /^seat\.\d$/.test(item.id) && item.hint).length === bots, { what: `${bots} bots that have chosen`, timeout: 120000 });

  /** @type {[string, RegExp, string][]} */
  const falls = [
    ['fr-FR', /Tout est gardé/, 'a message'],
    ['en-GB', /Everything is saved/, 'a frame'],
    ['de-DE', /Alles ist gesichert/, 'a message'],
  ];
  for (const [lang, words, where] of falls)
    test(`the program crashes in ${where} (${lang}): a notice says so, and a reload brings the table back`, async () => {
      const page = await at.browser.open(at.server.url, { ...SIZE, lang, script: TRAP });
      await page.ready();
      await start_match(page);
      await play_a_card(page);
      await chosen(page);
      const before_it = await texts(page);
      await page.evaluate('window.__trap = true');
      if (where === 'a frame') await page.resize(880, 690);
      else await page.evaluate("document.querySelector('button[id^=\"i-hand.\"]').click()");
      await page.until("document.querySelector('#notice[role=alert]')");
      assert.match(await page.evaluate("document.getElementById('notice').textContent"), words);
      assert.equal(await page.evaluate("document.getElementById('accessible').inert && document.activeElement.closest('#notice') !== null"), true);
      await page.evaluate("document.querySelector('#notice button').click()");
      await page.until("!document.getElementById('notice')", { what: 'the page anew' });
      await page.ready();
      await page.item(/^hand\.\d+$/);
      await chosen(page);
      assert.deepEqual(await texts(page), before_it);
      await page.close();
    });

  test('it crashes where nothing is stored: the notice does not promise that', async () => {
    const blocked = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });";
    const page = await at.browser.open(at.server.url, { ...SIZE, script: TRAP + blocked });
    await page.ready();
    await page.evaluate('window.__trap = true');
    await page.resize(800, 600);
    await page.until("document.getElementById('notice')");
    assert.match(await page.evaluate("document.getElementById('notice').textContent"), /not saved everything/);
    await page.close();
  });

  const WORKERS = `
    window.__workers = [];
    const Real = window.Worker;
    // Only workers that receive messages: not the one that starts the graphics driver.
    window.Worker = class extends Real {
      postMessage(...what) {
        if (!window.__workers.includes(this)) window.__workers.push(this);
        return super.postMessage(...what);
      }
    };`;

  test('workers that die silently, one after the other: the bots go on', async () => {
    const page = await at.browser.open(at.server.url, { ...SIZE, script: WORKERS });
    await page.ready();
    await start_match(page);
    await chosen(page);
    for (let round = 1; round <= 3; round++) {
      await page.evaluate('window.__workers.at(-1).terminate()');
      const before_it = (await hand(page)).length;
      assert.equal(await play_a_card(page), 1, `${before_it}`);
      await chosen(page);
      assert.equal(await page.evaluate('window.__workers.length'), 1 + round);
    }
    await page.close();
  });

  test('a device that sleeps longer than a worker may be silent: the worker is not replaced', async () => {
    const page = await at.browser.open(at.server.url, { ...SIZE, script: WORKERS });
    await page.ready();
    await start_match(page);
    await chosen(page);
    // The answer arrives after the timeout, together with the timer, as after sleep.
    await page.evaluate(`(() => {
      const worker = window.__workers[0];
      const real = worker.onmessage;
      const held = [];
      worker.onmessage = (event) => held.push(event);
      const clicks = [...document.querySelectorAll('[id^="i-hand."]:not([id$="-t"])')].slice(-1);
      for (let i = 0; i < 2; i++) clicks[0].click();
      const from = performance.now();
      const watch = setInterval(() => {
        if (performance.now() - from < 10400) return;
        clearInterval(watch);
        worker.onmessage = real;
        held.forEach((event) => real(event));
        window.__awake = true;
      }, 50);
    })()`);
    await page.until('window.__awake', { timeout: 30000 });
    await chosen(page);
    await sleep(1500); // longer than the second chance
    assert.equal(await page.evaluate('window.__workers.length'), 1);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('frozen and thawed: the same table, and it plays on', async () => {
    const page = await at.browser.open(at.server.url, SIZE);
    await page.ready();
    await start_match(page);
    await chosen(page);
    const before_it = await texts(page);
    await page.cdp('Page.setWebLifecycleState', { state: 'frozen' });
    await sleep(1500);
    await page.cdp('Page.setWebLifecycleState', { state: 'active' });
    assert.deepEqual(await texts(page), before_it);
    assert.equal(await play_a_card(page), 1);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('WebGL lost for long: the document is the page until it is back, then the drawing', async () => {
    const page = await at.browser.open(at.server.url, SIZE);
    await page.ready();
    await start_match(page);
    await chosen(page);
    await page.evaluate(`(() => {
      window.__lose = document.getElementById('canvas').getContext('webgl').getExtension('WEBGL_lose_context');
      window.__lose.loseContext();
    })()`);
    await page.until(async () => (await page.mode()) === 'plain', { what: 'the document' });
    assert.equal(await play_a_card(page), 1);
    await page.evaluate('window.__lose.restoreContext()');
    await page.until(async () => (await page.mode()) === 'drawn', { what: 'the drawing' });
    assert.equal(await play_a_card(page), 1);
    // Twice, as happens with little graphics memory.
    await page.evaluate('window.__lose.loseContext()');
    await page.until("document.getElementById('canvas').getContext('webgl').isContextLost()");
    await page.evaluate('window.__lose.restoreContext()');
    await page.until("!document.getElementById('canvas').getContext('webgl').isContextLost()");
    assert.equal(await play_a_card(page), 1);
    assert.deepEqual(complaints(page).filter((line) => !/context/i.test(line)), []);
    await page.close();
  });

  test('clocks that jump back and forth: every sheet is stored under its own name', async () => {
    const clock = (/** @type {string} */ text) => `
      const Real = Date;
      const shift = new Real('${text}') - Real.now();
      window.Date = class extends Real { constructor(...of) { of.length ? super(...of) : super(Real.now() + shift); } static now() { return Real.now() + shift; } };`;
    const first = await at.browser.open(at.server.url, { ...SIZE, script: clock('2026-11-21T23:59:58') });
    const play = async (/** @type {Page} */ page) => {
      await page.ready();
      await page.item('settings');
      await hurry(page);
      await set_table(page, 'nimmt', ['person', 'dreamer'], ['option.rounds.plus']);
      await play_on(page, ways.press(page));
      await ways.press(page)('leave');
      await page.item('tagline');
    };
    await play(first);
    for (const then of ['1969-12-31T12:00:00Z', '2026-11-21T12:00:00', '9998-01-01T00:00:00Z']) {
      const page = await at.browser.open(at.server.url, { ...SIZE, beside: first, script: clock(then) });
      await play(page);
      await page.close();
    }
    await first.reload();
    await first.ready();
    await ways.press(first)('sheets');
    await first.item('back');
    const sheets = (await first.items()).filter((item) => /^sheet\.\d/.test(item.id)).map((item) => item.id);
    assert.equal(new Set(sheets).size, 4, sheets.join(' '));
    await first.close();
  });

  const newest_match = (/** @type {Page} */ page) => page.evaluate("Object.keys(localStorage).filter((n) => /match~[01]$/.test(n)).map((n) => localStorage[n]).sort((a, b) => b.split('.')[1] - a.split('.')[1])[0]");
  // Does Chromium's storage in that profile contain such a text, with one or two bytes a character?
  const on_disk = (/** @type {string} */ profile, /** @type {string} */ text) => {
    const folder = path.join(profile, 'Default/Local Storage/leveldb');
    return readdirSync(folder).some((name) => {
      const bytes = readFileSync(path.join(folder, name));
      return bytes.includes(text, 0, 'latin1') || bytes.includes(text, 0, 'utf16le');
    });
  };

  test('killed like in a power cut, and started again: the match is there, whole', async () => {
    const profile = mkdtempSync(path.join(tmpdir(), 'tablee-profile-'));
    let lasting = await engine('chromium', { profile });
    try {
      // The same address both times: another one would have storage of its own.
      let page = await lasting.open(at.server.url, SIZE);
      await page.ready();
      await hurry(page);
      await set_table(page, 'nimmt', ['person', 'hasty', 'dreamer']);
      await play_on(page, ways.press(page), { stop: (items) => playable(items) && items.filter(is_hand).length === 5 });
      await chosen(page, 2); // nothing more is stored until the player acts
      const stored = await newest_match(page);
      // Browsers write to disk after seconds or a minute; what they had no time to write may be lost.
      await page.until(() => on_disk(profile, stored.slice(0, 24)), { what: 'the match on the disk', timeout: 150000 });
      await lasting.kill();
      lasting = await engine('chromium', { profile });
      page = await lasting.open(at.server.url, SIZE);
      await page.ready();
      await page.item('resume.go');
      const now = await newest_match(page);
      const record = (/** @type {string} */ text) => JSON.parse(text.replace(/^1\.\d+\.\w+\./, '')).record;
      assert.deepEqual(record(now), record(stored));
    } finally {
      await lasting.close().catch(() => {});
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  });

  // A page from the back/forward cache fires no load event, which the driver's own way back would wait for.
  const to_back = (/** @type {Page} */ page) => page.evaluate('void setTimeout(() => history.back(), 0)');

  test('left and come back to through the browser’s history, from memory', async (t) => {
    const keeping = await engine('chromium', { keeps: true });
    try {
      const page = await keeping.open(at.server.url, SIZE);
      await page.ready();
      await start_match(page);
      await chosen(page);
      const before_it = await texts(page);
      await page.evaluate("window.addEventListener('pageshow', (event) => { window.__shown = event.persisted; })");
      await page.evaluate('window.__same = true');
      // A page that still loads something is not kept, nor one that a service worker claims meanwhile.
      await page.driver.tab.waitForLoadState('networkidle');
      await page.until('navigator.serviceWorker.controller !== null', { what: 'the service worker' });
      await page.driver.tab.goto(`${at.server.url}licences.txt`);
      await to_back(page);
      await page.until("document.readyState === 'complete' && document.getElementById('accessible')");
      const why = await page.evaluate("performance.getEntriesByType('navigation')[0].notRestoredReasons?.reasons");
      assert.equal(await page.evaluate('window.__same'), true, `loaded anew: ${JSON.stringify(why)}`);
      await page.ready();
      await page.item(/^hand\.\d+$/);
      await chosen(page);
      assert.deepEqual(await texts(page), before_it);
      assert.equal(await play_a_card(page), 1);
      // Played on in another tab meanwhile: a page from the cache must not overwrite it.
      await page.driver.tab.goto(`${at.server.url}licences.txt`);
      const other = await keeping.open(at.server.url, { ...SIZE, beside: page });
      await other.ready();
      await ways.press(other)('resume.go');
      await other.item(/^hand\.\d+$/);
      assert.equal(await play_a_card(other), 1);
      await chosen(other);
      const played = await texts(other);
      await to_back(page);
      await page.ready();
      await page.until(async () => (await page.items()).some((item) => /^hand\.\d+$/.test(item.id)) && (await hand(page)).length === (await hand(other)).length, { what: 'what was played elsewhere' });
      await chosen(page);
      assert.deepEqual(await texts(page), played);
      await other.close();
      await page.close();
    } finally {
      await keeping.close();
    }
  });

  test('other sites on the same origin lose nothing', async () => {
    const page = await at.browser.open(at.server.url, SIZE);
    await page.evaluate(`(async () => {
      localStorage.setItem('neighbour', 'theirs');
      localStorage.setItem('tablee:/elsewhere/:match~0', 'theirs');
      sessionStorage.setItem('neighbour', 'theirs');
      const cache = await caches.open('neighbour');
      await cache.put('/theirs', new Response('theirs'));
      await new Promise((done) => { const open = indexedDB.open('neighbour'); open.onsuccess = () => { open.result.close(); done(); }; });
    })()`);
    await page.reload();
    await page.ready();
    await hurry(page);
    await set_table(page, 'nothanks', ['person', 'dreamer', 'dreamer']);
    await play_on(page, ways.press(page));
    await ways.press(page)('leave');
    await page.reload();
    await page.ready();
    assert.deepEqual(await page.evaluate(`(async () => [
      localStorage.getItem('neighbour'), localStorage.getItem('tablee:/elsewhere/:match~0'), sessionStorage.getItem('neighbour'),
      await (await caches.match('/theirs')).text(), (await indexedDB.databases()).some((d) => d.name === 'neighbour'),
    ])()`), ['theirs', 'theirs', 'theirs', 'theirs', true]);
    await page.close();
  });
});
