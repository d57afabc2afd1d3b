// Every file of the site, each missing, replaced by a network's sign-in page, cut short, half a minute late, or of
// another version: the user can play, or sees a notice, which is true, as everything works once the fault is gone.
// Caches store wrong files for as long as they may. Clocks in the page run six times as fast, so half a minute is five
// seconds.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sleep } from './drivers/page.mjs';
import { bytes_of, FAULTS, faulty_site, FILES, forget_other_version, HURRIED, HURRY, other, SIGN_IN, stem, the_file, type_of } from './faulty.mjs';
import { engine, ENGINES, host_site, OTHER_LETTERS, site } from './lib.mjs';
import { play_on, shows_hand, ways } from './play.mjs';

/** @typedef {import('./drivers/drivers.js').Page} Page  @typedef {import('./drivers/drivers.js').Engine} Engine */
/** @typedef {import('./lib.mjs').Server} Server  @typedef {Awaited<ReturnType<typeof faulty_site>>} FaultySite */

const SIZE = { width: 700, height: 900, lang: 'fr', script: HURRIED };
const PATIENCE = 45000; // for what takes no time on a quiet machine
const AT_ONCE = Number(process.env.TABLEE_PAGES || 3); // pages side by side

// What the user sees: notices, and what can be done.
/**
 * @typedef {object} Seen
 * @property {string[]} notices  @property {string} words  @property {number} chosen  @property {number} hand  @property {boolean} ours
 * @property {string} [title]  @property {boolean} [home]  @property {boolean} [left]  @property {string} [screen]
 */
const LOOK = `(() => {
  const seen = (e) => e && e.checkVisibility({ visibilityProperty: true }) && e.textContent.trim();
  const items = [...document.querySelectorAll('#accessible [id^="i-"]')];
  const screen = (document.getElementById('accessible') || { dataset: {} }).dataset.screen;
  return {
    ours: Boolean(document.querySelector('[data-version]')) || location.href === 'about:blank',
    title: document.title,
    at: [location.href, document.readyState, Math.round(performance.now())].join(' '),
    notices: ['#late', '#notice', '#i-notice', '#told', '#busy'].map((what) => seen(document.querySelector(what)) && what).filter(Boolean),
    words: ['#late', '#notice', '#i-notice', '#told'].map((what) => seen(document.querySelector(what)) || '').join(' '),
    home: performance.getEntriesByName('tablee-playable').length > 0,
    left: document.querySelector('#home') === null || document.querySelector('#home').hidden,
    hand: items.filter((e) => /^i-hand\\.\\d+$/.test(e.id)).length,
    chosen: items.filter((e) => /^i-seat\\.\\d-h$/.test(e.id) && e.textContent).length,
    screen,
  };
})()`;

/** @typedef {{evaluate: (what: string) => Promise<any>}} Document that can be looked at */
/** @returns {Promise<Seen>} */
const look = (/** @type {Document} */ page) => page.evaluate(LOOK).catch(() => ({ notices: [], words: '', chosen: 0, hand: 0, ours: true })); // between two pages

// Taps Play as soon as that has an effect, and waits until three bots have chosen. Collects the notices on the way.
/** @param {Document} page @param {{timeout: number, enough?: (now: Seen, notices: Set<string>) => unknown}} how */
async function play(page, { timeout, enough = () => false }) {
  const end = Date.now() + timeout;
  /** @type {Set<string>} */
  const notices = new Set();
  for (let tapped = 0; ; ) {
    const now = await look(page);
    for (const what of now.notices) notices.add(what);
    if (now.chosen === 3 && now.hand > 0) return { playable: true, notices, words: now.words };
    if (enough(now, notices)) return { playable: false, notices, words: now.words };
    if (Date.now() > end) return { playable: false, notices, now, words: now.words };
    if (now.home && !now.left && Date.now() - tapped > 3000) {
      tapped = Date.now();
      await page.evaluate("document.querySelector('#home [data-action=\"play nimmt\"]').click()").catch(() => {});
    } else if (now.left && now.screen === 'home') {
      await page.evaluate("document.getElementById('i-game.nimmt.play').click()").catch(() => {});
    }
    await sleep(60);
  }
}

const WAY = "(() => { const way = [...document.querySelectorAll('#notice button, #late a, #told a')].find((e) => e.checkVisibility({ visibilityProperty: true })); if (way) way.click(); return Boolean(way); })()";

/** Uses the offered way on; a file that is requested again automatically may have arrived meanwhile. @param {Page} page @param {string} what */
const go_on = (page, what) => page.until(async () => (await page.evaluate(WAY).catch(() => false)) || (await look(page)).home, { what: `${what}: a way on` });

// Runs tasks, a few side by side; fails with all failures.
/** @param {(() => Promise<unknown>)[]} tasks */
async function side_by_side(tasks, count = AT_ONCE) {
  const left = [...tasks];
  /** @type {string[]} */
  const failed = [];
  await Promise.all(Array.from({ length: count }, async () => {
    for (let task; (task = left.shift()); ) await task().catch((/** @type {Error} */ error) => failed.push(error.message));
  }));
  assert.ok(!failed.length, failed.join('\n\n'));
}

/** @param {Engine} browser @param {FaultySite} server */
async function open_faulty(browser, server, more = {}) {
  const page = await browser.open('about:blank', { ...SIZE, ...more });
  if (page.cdp) {
    await page.cdp('Animation.enable');
    await page.cdp('Animation.setPlaybackRate', { playbackRate: HURRY });
  }
  // a page that never finishes loading is checked all the same
  page.driver.tab.goto(`${server.url}?seed=5`).catch(() => {});
  return page;
}

// One cell of the table: its result in a word.
/** @param {Engine} browser @param {string[]} names @param {string} fault */
async function first_visit(browser, names, fault) {
  const server = await faulty_site(names, fault);
  const page = await open_faulty(browser, server);
  try {
    const what = `${names.map(stem)}, ${fault}`;
    // Late files cause a notice, or are not worth one, and loading goes on by itself.
    const late = fault === 'late';
    const seen = await play(page, { timeout: late ? 2 * PATIENCE : PATIENCE, enough: (now, notices) => (!late && notices.size > 0 && !notices.has('#busy')) || (!now.ours && now.title) });
    // In this case the page is not ours: it shows what the host sent.
    if (!seen.playable && names.includes('index.html') && !(await page.evaluate("Boolean(document.querySelector('[data-version]'))"))) {
      assert.ok(await page.evaluate('document.title'), `${what}: a page without a word`);
      server.heal();
      await page.reload();
      assert.ok((await play(page, { timeout: PATIENCE })).playable, `${what}: a reload does not help`);
      return 'the host’s own page';
    }
    // Everything that starting and playing need has to be in the first part (web/deferred.txt,
    // scripts/site/first_screens.mjs).
    assert.ok(!page.log.some((line) => line.includes('needed before it was there')), `${what}: the program did not wait for the deferred part\n${page.log.join('\n')}`);
    if (seen.playable) return seen.notices.size ? 'a notice, then playable' : 'playable';
    assert.ok(seen.notices.size, `${what}: play is not possible, and there is no notice: ${JSON.stringify(seen.now)}\n${page.log.join('\n')}`);
    assert.ok(!late, `${what}: it arrived, and nothing went on\n${page.log.join('\n')}`);
    server.heal();
    // Files that are requested again automatically need no button; otherwise there is one, past every cache.
    server.asked.length = 0;
    if (!seen.notices.has('#i-notice')) await go_on(page, what);
    const then = await play(page, { timeout: PATIENCE });
    assert.ok(then.playable, `${what}: a notice, and trying again does not help: ${JSON.stringify(then.now)}\n${page.log.join('\n')}\nasked for since: ${server.asked}`);
    return 'a notice';
  } finally {
    await page.close();
    await server.close();
  }
}

describe('every file of the site', { timeout: 900000, skip: !ENGINES.includes('chromium') }, () => {
  /** @type {Engine} */
  let browser;
  /** @type {Record<string, Record<string, number>>} */
  const came = {};
  const count = (/** @type {string} */ fault, /** @type {string} */ what) => {
    came[fault] ??= {};
    came[fault][what] = (came[fault][what] ?? 0) + 1;
  };
  before(async () => {
    browser = await engine('chromium', { webgl: false });
  });
  after(async () => {
    await browser?.close();
    forget_other_version();
  });

  /** @type {string[]} */
  let needed = [];
  test('a first visit requests some of them', async () => {
    const server = await faulty_site([], 'missing');
    const page = await open_faulty(browser, server);
    assert.ok((await play(page, { timeout: PATIENCE })).playable);
    // Files that only change the look, or that are requested at the end, are tested together unless it is a soak.
    const alone = (/** @type {string} */ name) => process.env.TABLEE_SOAK || !/\.(svg|png|webmanifest)$|^(print|sw)\b/.test(name);
    needed = [...new Set(server.asked)].filter((name) => FILES.includes(name) && alone(name));
    await page.close();
    await server.close();
    assert.ok(needed.length >= 10 && needed.length < FILES.length, `${needed}`);
  });

  for (const fault of Object.keys(FAULTS)) {
    test(`${fault}: playable, or a notice`, async (t) => {
      // A program comes in two forms: as it is, and as a script where that is refused.
      const twins = ['tablee', 'later', 'bots'].map((program) => FILES.filter((name) => stem(name).startsWith(`${program}.wasm`)));
      // Each file is missing once, and has one other fault: wrong bytes are refused alike, whatever they are, and most
      // late files are requested in the same place. A soak tests all combinations.
      const others = Object.keys(FAULTS).filter((each) => each !== 'missing');
      const turn = others.indexOf(fault);
      const some = [...needed.map((name) => [name]), ...twins].filter((_, i) => process.env.TABLEE_SOAK || turn < 0 || i % others.length === turn);
      await side_by_side(some.map((names) => async () => count(fault, await first_visit(browser, names, fault))));
      const rest = FILES.filter((name) => !needed.includes(name));
      count(fault, await first_visit(browser, rest, fault));
      t.diagnostic(`${some.length} of ${needed.length} files one by one and ${twins.length} programs in both forms, ${rest.length} files together: ${JSON.stringify(came[fault])}`);
    });
  }

  // Everything that starting and playing need has to be in the first part of the program, which
  // scripts/site/first_screens.mjs tests more of, and in the first part of the words (scripts/words/words.mjs): five
  // tricks are played before the rest has arrived.
  test('a round begins without the deferred part: no word is missing, nothing deferred is needed', async (t) => {
    const server = await faulty_site(FILES.filter((name) => /^(later|rest-|letters)/.test(name)), 'missing');
    let looks = 0;
    // (A table with special cards waits for it: see the next test.)
    await side_by_side(['nimmt', 'nothanks'].map((game) => async () => {
      const page = await browser.open('about:blank', { ...SIZE, script: '' });
      await page.driver.tab.goto(`${server.url}?seed=5`);
      await page.playable({ timeout: PATIENCE });
      await page.evaluate(`document.querySelector('#home [data-action="play ${game}"]').click()`);
      await page.until(async () => shows_hand(await page.items()) || (await page.items()).some((item) => item.id === 'take'), { what: `${game}: a table` });
      let acts = 0;
      const press = ways.press(page);
      await play_on(page, (id) => {
        acts++;
        return press(id);
      }, {
        watch(items) {
          looks++;
          const text = items.map((item) => `${item.text} ${item.hint ?? ''}`).join('\n');
          assert.doesNotMatch(text, /<[\w.]+>/, `${game}: a word is missing`);
        },
        stop: () => acts >= 10,
      });
      assert.doesNotMatch(await page.evaluate("document.getElementById('log').textContent"), /<[\w.]+>/);
      assert.doesNotMatch(page.log.join('\n'), /needed before it was there/, game);
      await page.close();
    }));
    t.diagnostic(`${looks} screens looked at`);
    await server.close();
  });

  test('special cards wait for the deferred part: a notice says that it did not load, and they are dealt once it has', async () => {
    const server = await faulty_site(FILES.filter((name) => /^(later|rest-|letters)/.test(name)), 'missing');
    const page = await browser.open('about:blank', { ...SIZE, script: '' });
    await page.driver.tab.goto(`${server.url}?seed=5`);
    await page.playable({ timeout: PATIENCE });
    await page.evaluate(`document.querySelector('#home [data-action="play nimmt special"]').click()`);
    await page.until(async () => (await look(page)).notices.some((/** @type {string} */ what) => what !== '#busy'), { what: 'a notice' });
    assert.equal(shows_hand(await page.items()), false);
    server.heal();
    await go_on(page, 'special cards');
    await page.until(async () => {
      if (shows_hand(await page.items())) return true;
      // After a reload the home is shown again.
      await page.evaluate(`document.querySelector('#home [data-action="play nimmt special"]')?.click()`);
      return false;
    }, { what: 'a table' });
    await page.close();
    await server.close();
  });

  test('missing deferred letters do not stop a later visit, and are requested until they arrive', async () => {
    const server = await faulty_site([the_file('letters.js')], 'missing');
    const page = await browser.open(`${server.url}licences.txt`, SIZE);
    await page.lay(server.url, { settings: JSON.stringify({ lang: 'de' }) });
    await page.item('game.nimmt.play');
    assert.equal(await page.evaluate(OTHER_LETTERS), 0);
    server.heal();
    await page.until(`${OTHER_LETTERS} === 2`, { what: 'the letters' });
    await page.close();
    await server.close();
  });

  // Files that are rarely needed are requested on demand: the feature opens, or a notice and the next try follow.
  test('features loaded on demand: each opens, or a notice says so, and it opens once its file is there', async (t) => {
    /** @type {Record<string, [message: object, open: string]>} */
    const wanted = {
      backup: [{ do: 'open', page: 'backup' }, "Boolean(document.querySelector('dialog.overlay'))"],
      braille: [{ do: 'open', page: 'braille' }, "Boolean(document.querySelector('dialog.overlay'))"],
      pick: [{ do: 'pick', accept: '.csv' }, "Boolean(document.querySelector('input[type=file]'))"],
      'words-de': [{ do: 'words', lang: 'de' }, 'performance.getEntriesByType("resource").some((e) => /words-de-.*\\?/.test(e.name) || /words-de-/.test(e.name))'],
    };
    let faults = 0;
    const kinds = ['missing', 'a sign-in page', 'cut short', 'of another version'];
    const kinds_of = (/** @type {number} */ turn) => kinds.filter((_, i) => process.env.TABLEE_SOAK || i === 0 || i === 1 + (turn % 3));
    await side_by_side(Object.entries(wanted).flatMap(([name, [message, open]], turn) => kinds_of(turn).map((fault) => async () => {
      const file = the_file(`${name}.js`);
      const server = await faulty_site([file], fault);
      const page = await open_faulty(browser, server);
      page.driver.tab.on('filechooser', () => {}); // no file is chosen
      await page.playable({ timeout: PATIENCE });
      const ask = () => page.evaluate(`tablee.post(${JSON.stringify(JSON.stringify(message))})`);
      await ask();
      await page.until("Boolean(document.getElementById('notice'))", { what: `${name}, ${fault}: a sentence` });
      server.heal();
      await page.evaluate("document.querySelector('#notice button').click()");
      await ask();
      await page.until(open, { what: `${name}, ${fault}: it opens` });
      assert.equal(await page.evaluate("Boolean(document.getElementById('notice'))"), false);
      faults++;
      await page.close();
      await server.close();
    })));
    t.diagnostic(`${faults} faults caused, each with a notice, and working at the next try`);
  });

  test('a later visit with a file altered in or missing from the offline cache: never served, but fetched anew', async (t) => {
    const server = await faulty_site([], 'missing');
    const page = await open_faulty(browser, server);
    const cached = async () => page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith('tablee:/:'));
      return name ? (await (await caches.open(name)).keys()).map((each) => each.url.slice(each.url.lastIndexOf('/') + 1)) : [];
    });
    await page.playable({ timeout: PATIENCE });
    await page.until("navigator.serviceWorker.ready.then((r) => Boolean(r.active && navigator.serviceWorker.controller))", { what: 'a service worker', timeout: 40000 });
    const files = (await cached()).filter((name) => name.includes('.'));
    assert.ok(files.length > 15, `${files}`);
    let faults = 0;
    const put = (/** @type {string} */ name, /** @type {string} */ type, /** @type {string | null} */ body) => page.evaluate(async (file, as, text) => {
      const cache = await caches.open(/** @type {string} */ ((await caches.keys()).find((each) => each.startsWith('tablee:/:'))));
      const place = new URL(file, location.href).href.replace(/\?.*/, '');
      if (text === null) return cache.delete(place);
      const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
      return cache.put(place, new Response(bytes, { headers: { 'Content-Type': as } }));
    }, name, type, body);
    /** @type {Record<string, (name: string) => Buffer | null>} */
    const alterations = {
      gone: () => null,
      'a sign-in page': () => Buffer.from(SIGN_IN),
      'cut short': (name) => bytes_of(name).subarray(0, bytes_of(name).length >> 1),
      'of another version': other,
    };
    for (const [what, alter] of Object.entries(alterations)) {
      // All at once: each has to be found by itself.
      for (const name of files) {
        await put(name, type_of(name), alter(name)?.toString('base64') ?? null);
        faults++;
      }
      // Another worker serves them next, so that each is checked again.
      await page.cdp('ServiceWorker.enable');
      await page.cdp('ServiceWorker.stopAllWorkers');
      server.asked.length = 0;
      await page.evaluate('localStorage.clear()');
      await page.reload();
      const seen = await play(page, { timeout: PATIENCE });
      assert.ok(seen.playable, `${what}: ${JSON.stringify(seen)}\n${page.log.join('\n')}`);
      assert.equal(await page.evaluate('window.__edition'), undefined);
      const served = await page.evaluate(async (/** @type {string[]} */ names) => Promise.all(names.map(async (name) => {
        const bytes = await (await fetch(name)).arrayBuffer();
        return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((n) => n.toString(16).padStart(2, '0')).join('');
      })), files);
      files.forEach((name, i) => assert.equal(served[i], createHash('sha256').update(bytes_of(name)).digest('hex'), `${name}, ${what}`));
    }
    t.diagnostic(`${files.length} files stored, ${faults} alterations, none served`);
    await page.close();
    await server.close();
  });

  // Frames without an origin load their programs as scripts, which have no checksums.
  test('in a frame without an origin', async (t) => {
    const host = await host_site();
    const files = ['boot.js', 'page.js', 'shell.css', 'tablee.js', 'tablee.wasm.js', 'later.wasm.js', 'bots.wasm.js', 'words-fr.js', 'faces.js']
      .map(the_file);
    let faults = 0;
    /** @type {Record<string, number>} */
    const results = {};
    const faults_of = (/** @type {string} */ name) => (process.env.TABLEE_SOAK ? ['missing', 'a sign-in page', 'cut short', 'late'] : /^(page|bots)/.test(name) ? ['a sign-in page', 'late'] : ['a sign-in page']);
    await side_by_side(files.flatMap((name) => faults_of(name).map((fault) => async () => {
      const server = await faulty_site([name], fault);
      const page = await browser.open('about:blank', SIZE);
      await page.cdp('Animation.enable');
      await page.cdp('Animation.setPlaybackRate', { playbackRate: HURRY });
      page.driver.tab.goto(`${host.url}frame.html?sandbox=allow-scripts&src=${encodeURIComponent(`${server.url}?seed=5`)}`).catch(() => {});
      const frame = { evaluate: async (/** @type {string} */ text) => (await page.until(() => page.driver.tab.frames()[1], { what: 'the frame' })).evaluate(text) };
      // (A notice that such a frame can store nothing appears in any case.)
      const seen = await play(frame, { timeout: PATIENCE, enough: (now, notices) => fault !== 'late' && (notices.has('#late') || notices.has('#notice')) });
      assert.ok(seen.playable || seen.notices.size, `${stem(name)}, ${fault}: play is not possible, and there is no notice: ${JSON.stringify(seen)}\n${page.log.join('\n')}`);
      const what = seen.playable ? 'playable' : 'a notice';
      results[what] = (results[what] ?? 0) + 1;
      faults++;
      await page.close();
      await server.close();
    })));
    t.diagnostic(`${faults} faults caused: ${JSON.stringify(results)}`);
    await host.close();
  });
});

// The other engines: a fault of each kind of file, at normal speed.
for (const name of ENGINES.filter((each) => each !== 'chromium')) {
  describe(`faults in ${name}`, { timeout: 900000 }, () => {
    /** @type {Engine} */
    let browser;
    /** @type {Server} */
    let host;
    before(async () => {
      host = await host_site(); // keeps this process waiting for the browser
      browser = await engine(name);
    });
    after(async () => {
      await browser?.close();
      await host?.close();
    });

    test('playable, or a notice, and trying again helps', async (t) => {
      let faults = 0;
      const kinds = [['boot.js', 'missing'], ['page.js', 'a sign-in page'], ['shell.css', 'missing'], ['tablee.js', 'a sign-in page'], ['tablee.wasm', 'cut short'], ['bots.wasm', 'a sign-in page'], ['words-fr.js', 'a sign-in page']];
      for (const [plain, fault] of kinds) {
        const what = `${plain}, ${fault}`;
        const file = the_file(plain);
        const server = await faulty_site([file], fault);
        const page = await browser.open(`${server.url}?seed=5`, { width: 700, height: 900, lang: 'fr' });
        const seen = await play(page, { timeout: PATIENCE, enough: (now, notices) => notices.size > 0 && !notices.has('#busy') });
        assert.ok(seen.playable || seen.notices.size, `${what}: play is not possible, and there is no notice: ${JSON.stringify(seen.now)}\n${page.log.join('\n')}`);
        if (!seen.playable) {
          server.heal();
          if (!seen.notices.has('#i-notice')) await go_on(page, what);
          const then = await play(page, { timeout: PATIENCE });
          assert.ok(then.playable, `${what}: trying again does not help: ${JSON.stringify(then.now)}\n${page.log.join('\n')}`);
        }
        faults++;
        await page.close();
        await server.close();
      }
      t.diagnostic(`${faults} faults caused in ${name}, each playable or with a notice, and working again`);
    });
  });
}
