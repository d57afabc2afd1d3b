// Once stored, the site works without its server. A newer version is installed as a whole or not at all, at a safe
// time, and other sites' caches do not change.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { complaints, dist, engine, hand, play_a_card, site, start_match } from './lib.mjs';
import { hurry, play_on, set_table, ways } from './play.mjs';
import { edition } from './versions.mjs';
import { languages } from '../../scripts/lib/languages.mjs';

/** @typedef {import('./lib.mjs').Engine} Engine  @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 800, height: 700, lang: 'fr' };

describe('offline', { timeout: 600000, skip: !(process.env.TABLEE_ENGINES || 'chromium').includes('chromium') }, () => {
  /** @type {Engine} */
  let browser;
  /** @type {string} */
  let newer; // the folder of a newer version
  before(async () => {
    browser = await engine('chromium');
    newer = edition(dist, 'second');
  });
  after(async () => {
    await browser?.close();
    if (newer) rmSync(newer, { recursive: true, force: true });
  });

  // A site whose server can switch to another version, break connections, and records requests.
  async function start_server(options = {}) {
    /** @type {{root: string | undefined, gone: (path: string) => boolean, other: (path: string) => boolean, asked: string[]}} */
    const state = { root: undefined, gone: () => false, other: () => false, asked: [] };
    const server = await site({
      ...options,
      meet(path) {
        state.asked.push(path);
        return state.gone(path) ? { gone: true } : { root: state.other(path) ? undefined : state.root };
      },
    });
    return Object.assign(state, { url: server.url, close: server.close });
  }
  const ready_offline = async (/** @type {Page} */ page) => {
    await page.ready();
    await page.item('offline', { timeout: 30000 });
  };
  const look_for_update = (/** @type {Page} */ page) =>
    page.evaluate('navigator.serviceWorker.getRegistration().then((r) => r.update().then(() => true, () => false))');
  // Files that this page loaded without naming them.
  const mixed = (/** @type {Page} */ page) =>
    page.evaluate(() => {
      const named = document.documentElement.outerHTML;
      return performance.getEntriesByType('resource').map((entry) => entry.name.split('/').pop() ?? '').filter((name) => /-[0-9a-f]{10}\./.test(name) && !named.includes(name) && !/^(numerals|words)-[\w-]+\.woff2/.test(name));
    });

  test('after one visit the server may be gone: home, a match, links and languages, from a sub-path', async () => {
    const here = await start_server({ base: '/games/tablée/' });
    const page = await browser.open(here.url, SIZE);
    await ready_offline(page);
    await here.close();
    await page.reload();
    await page.ready();
    await start_match(page);
    assert.equal(await play_a_card(page), 1);
    const before = (await hand(page)).map((item) => item.id);
    await page.reload();
    await page.ready();
    await page.item(/^hand\.\d+$/);
    assert.deepEqual((await hand(page)).map((item) => item.id), before);
    // Another language, by address and then by the menu; a file that was never loaded before.
    // Hosts with clean addresses redirect it to the one without ".html".
    for (const name of ['de.html', 'en', 'de']) {
      await page.driver.tab.goto(`${here.url}${name}`);
      await page.ready();
      assert.equal(await page.evaluate('document.documentElement.lang'), name.slice(0, 2));
    }
    await page.driver.tab.goto(`${here.url}licences.txt`);
    assert.match(await page.evaluate('document.body.textContent'), /SDL/);
    assert.deepEqual(complaints(page).filter((line) => !/ERR_CONNECTION_REFUSED|Failed to load resource|Failed to update a ServiceWorker/.test(line)), []);
    await page.close();
  });

  test('when everything is stored, only the check for an update uses the network', async () => {
    const here = await start_server();
    const page = await browser.open(here.url, SIZE);
    await ready_offline(page);
    here.asked.length = 0;
    await page.reload();
    await page.ready();
    await start_match(page);
    assert.equal(await play_a_card(page), 1);
    await ways.press(page)('menu');
    await page.item('leave');
    await ways.press(page)('leave');
    await page.item('settings');
    await ways.press(page)('settings');
    await page.item('lang.de');
    await ways.press(page)('lang.de');
    await page.until("document.documentElement.lang === 'de'");
    assert.deepEqual(here.asked.filter((path) => path !== '/sw.js'), []);
    await page.close();
    await here.close();
  });

  test('a newer version: offered at home, never at the table, installed as a whole, the match still there', async () => {
    const here = await start_server();
    const page = await browser.open(here.url, SIZE);
    await ready_offline(page);
    await page.evaluate("caches.open('neighbour').then((c) => c.put('/theirs', new Response('theirs')))");
    await page.evaluate("caches.open('tablee:/elsewhere/:1').then((c) => c.put('/theirs', new Response('theirs')))");
    await hurry(page);
    await set_table(page, 'nothanks', ['person', 'dreamer', 'dreamer']);
    let steps = 0;
    await play_on(page, ways.press(page), { stop: () => ++steps > 3 });
    here.root = newer;
    assert.equal(await look_for_update(page), true);
    await page.until("navigator.serviceWorker.getRegistration().then((r) => Boolean(r.waiting))", { what: 'the newer version, whole' });
    // During a match there is no notice, and a reload stays with the running version.
    assert.equal((await page.items()).some((item) => /update/.test(item.id)), false);
    await page.reload();
    await page.ready();
    await page.item('where');
    assert.equal(await page.evaluate('window.__edition'), undefined);
    assert.deepEqual(await mixed(page), []);
    await play_on(page, ways.press(page));
    await ways.press(page)('leave');
    await page.item('update');
    await page.focus('update'); // into view
    await page.tap('update');
    await page.until("window.__edition === 'second'", { what: 'the newer version' });
    await page.ready();
    assert.deepEqual(await mixed(page), []);
    await ways.press(page)('sheets');
    await page.item(/^sheet\.\d/);
    // The older version's cache is deleted; other sites' caches stay.
    await page.until("caches.keys().then((all) => all.filter((name) => name.startsWith('tablee:/:')).length === 1)", { what: 'one cache of ours' });
    assert.deepEqual(await page.evaluate("caches.keys().then((all) => all.filter((name) => !name.startsWith('tablee:/:')).sort())"), ['neighbour', 'tablee:/elsewhere/:1']);
    await page.close();
    await here.close();
  });

  test('a server that fails in the middle of an update does no harm; the update comes when it is back', async () => {
    const here = await start_server();
    const page = await browser.open(here.url, SIZE);
    await ready_offline(page);
    here.root = newer;
    here.gone = (path) => /page-|index\.html/.test(path) || path === '/';
    await look_for_update(page);
    await page.until("navigator.serviceWorker.getRegistration().then((r) => !r.installing && !r.waiting)", { what: 'the failed update to end' });
    here.gone = () => true;
    await page.reload();
    await page.ready();
    assert.equal(await page.evaluate('window.__edition'), undefined);
    assert.deepEqual(await mixed(page), []);
    here.gone = () => false;
    assert.equal(await look_for_update(page), true);
    await page.item('update');
    await page.focus('update'); // into view
    await page.tap('update');
    await page.until("window.__edition === 'second'", { what: 'the newer version' });
    await page.close();
    await here.close();
  });

  test('an error page in place of a file is not stored', async () => {
    const here = await start_server();
    const page = await browser.open(here.url, SIZE);
    await ready_offline(page);
    // The newer worker, but the older version's pages and none of the new files: a host in the middle of an upload.
    here.root = newer;
    here.other = (path) => path !== '/sw.js';
    await look_for_update(page);
    await page.until("navigator.serviceWorker.getRegistration().then((r) => !r.installing)", { what: 'the update to end' });
    assert.equal(await page.evaluate("navigator.serviceWorker.getRegistration().then((r) => Boolean(r.waiting))"), false);
    await page.close();
    await here.close();
  });

  test('files that the browser dropped are fetched again, and only then is the site reported as ready offline', async () => {
    const here = await start_server();
    const page = await browser.open(here.url, SIZE);
    await ready_offline(page);
    const lost = await page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('tablee:/:'));
      const cache = await caches.open(name ?? '');
      const request = (await cache.keys()).find((each) => /bots-\w+\.wasm$/.test(each.url));
      if (!request) throw new Error('the bots are not stored');
      await cache.delete(request);
      return request.url;
    });
    await page.reload();
    await ready_offline(page);
    assert.equal(await page.evaluate((url) => caches.match(url).then(Boolean), lost), true);
    await page.close();
    await here.close();
  });

  // "Try again" opens a page that explains the problem, or stays on the page: never the browser's own error page.
  const cut_off = (/** @type {Page} */ page, /** @type {string} */ where) =>
    page.until(`/^Rien n’arrive/.test([...document.querySelectorAll('${where} p')].filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.innerText).join(' '))`, { what: `“nothing is coming through” in ${where}` });

  test('offline, with a file dropped by the browser: trying again reports that the network is missing, and helps once it is back', async () => {
    const here = await start_server();
    const page = await browser.open(here.url, SIZE);
    await ready_offline(page);
    // The stored page may be embedded in a cross-origin isolated page (docs/EMBEDDING.md).
    assert.equal(await page.evaluate("fetch('./').then((r) => r.headers.get('Cross-Origin-Embedder-Policy'))"), 'require-corp');
    await page.evaluate(async () => {
      const cache = await caches.open((await caches.keys()).find((key) => key.startsWith('tablee:/:')) ?? '');
      for (const request of await cache.keys()) if (/\/page-\w+\.js$/.test(request.url)) await cache.delete(request);
    });
    await here.close();
    await page.reload();
    await page.until("document.documentElement.classList.contains('late')", { what: 'that a part is missing' });
    await page.evaluate("document.querySelector('#late a').click()");
    await page.until("location.pathname === '/again.html'");
    for (let tries = 0; tries < 2; tries++) {
      await cut_off(page, '#told');
      await page.evaluate("document.querySelector('#told a').click()");
    }
    await cut_off(page, '#told');
    await page.driver.tab.goto(`${here.url}again`); // its name at a host with clean addresses
    await cut_off(page, '#told');
    const back = await start_server({ port: Number(new URL(here.url).port) });
    await page.evaluate("document.querySelector('#told a').click()");
    await page.until("location.pathname === '/'");
    await page.playable();
    await page.close();
    await back.close();
  });

  test('a first visit whose server fails: trying again stays on the page and says so', async () => {
    const here = await start_server();
    here.gone = (path) => /\/page-|\/again/.test(path);
    const page = await browser.open(here.url, SIZE);
    await page.until("document.documentElement.classList.contains('late')", { what: 'that a part is missing' });
    here.gone = () => true;
    await page.evaluate("window.__same = true, document.querySelector('#late a').click()");
    await cut_off(page, '#late');
    assert.equal(await page.evaluate('window.__same'), true);
    here.gone = () => false;
    await page.evaluate("document.querySelector('#late a').click()");
    await page.until("!window.__same && location.pathname === '/'");
    await page.playable();
    await page.close();
    await here.close();
  });

  test('the manifest and its icons suffice for installing', async () => {
    const here = await start_server();
    for (const lang of languages) {
      const page = await browser.open(here.url, { ...SIZE, lang });
      await page.ready();
      const { url, errors, data } = await page.cdp('Page.getAppManifest');
      assert.deepEqual(errors, []);
      const manifest = JSON.parse(data ?? '');
      assert.match(url, new RegExp(`manifest-${lang}-`));
      assert.equal(manifest.lang, lang);
      assert.ok(manifest.name && manifest.description);
      for (const { src, sizes, type } of manifest.icons) {
        const picture = await fetch(new URL(src, here.url));
        assert.equal(picture.headers.get('content-type'), type);
        if (type !== 'image/png') continue;
        const bytes = new DataView(await picture.arrayBuffer());
        assert.equal(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`, sizes);
      }
      const { installabilityErrors } = await page.cdp('Page.getInstallabilityErrors');
      assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'), []);
      await page.close();
    }
    await here.close();
  });
});
