// The site loads and a card is played in three engines: directly, from a subfolder, and in a frame without an origin.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { overhear } from './hurried.mjs';
import { complaints, dist, engine, ENGINES, host_site, OTHER_LETTERS, play_a_card, site, start_match } from './lib.mjs';
import { ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Server} Server  @typedef {import('./lib.mjs').Engine} Engine  @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 1000, height: 720 };

for (const name of ENGINES) {
  describe(name, { timeout: 600000 }, () => {
    /** @type {Engine} */
    let browser;
    /** @type {Server} */
    let plain;
    /** @type {Server} */
    let deep;
    /** @type {Server} */
    let host;
    before(async () => {
      [plain, deep, host] = await Promise.all([site(), site({ base: '/some/sub path/é/', hosted: true }), host_site()]);
      browser = await engine(name);
    });
    after(async () => {
      await browser?.close();
      await Promise.all([plain, deep, host].map((s) => s?.close()));
    });

    const play = async (/** @type {Page} */ page) => {
      await page.ready();
      assert.equal(await page.mode(), 'drawn');
      await start_match(page);
      assert.equal(await play_a_card(page), 1);
      assert.deepEqual(complaints(page), []);
    };

    test('directly, with bots in a worker, stored over a reload', async () => {
      const page = await browser.open(plain.url, SIZE);
      await play(page);
      const left = (await page.items()).filter((item) => /^hand\./.test(item.id)).map((item) => item.id);
      await page.reload();
      await page.ready();
      await page.item(/^hand\.\d+$/);
      assert.deepEqual((await page.items()).filter((item) => /^hand\./.test(item.id)).map((item) => item.id), left);
      await page.close();
    });

    test('the first home is the document, and carries out taps; keys do not scroll it', async () => {
      const drawn = "performance.getEntriesByName('tablee-drawn').length";
      const page = await browser.open(plain.url, SIZE);
      await page.playable();
      // The first input creates the canvas, and nothing moves.
      await page.move(500, 300);
      await page.until("document.getElementById('canvas').width !== 300", { what: 'the canvas' });
      await page.tap_on('[data-lang=de]');
      await page.until("document.documentElement.lang === 'de'");
      assert.equal(await page.evaluate(drawn), 0);
      assert.equal(await page.mode(), 'home');
      await page.tap_on('[data-action="setup nothanks"]');
      await page.until("document.getElementById('accessible').dataset.screen === 'setup'", { what: 'the setup' });
      assert.equal(await page.mode(), 'drawn');
      assert.match((await page.items()).map((item) => item.text).join(' '), /Tisch/);
      await page.back();
      await page.item('game.nimmt.play');
      assert.deepEqual(complaints(page), []);
      await page.close();

      const keys = await browser.open(`${plain.url}de.html`, SIZE);
      await keys.playable();
      await keys.evaluate("document.querySelector('[data-action=\"go sheets\"]').focus()");
      const next = await keys.evaluate("(() => { const all = [...document.querySelectorAll('#home a, #home button')]; return all[all.indexOf(document.activeElement) + 1].dataset.action; })()");
      await keys.press('Tab');
      assert.equal(await keys.mode(), 'home');
      assert.equal(await keys.evaluate('document.activeElement.dataset.action'), next);
      await keys.evaluate("document.querySelector('[data-action=\"go rules\"]').focus()");
      await keys.press('Enter');
      await keys.until("document.getElementById('accessible').dataset.screen === 'rules'", { what: 'the rules' });
      await keys.close();
    });

    if (name === 'chromium') {
      test('the drawn home is at the position of the document’s: a tap hits what it was aimed at', async () => {
        // Every size in French, and all languages where text has the least space; everything in a soak.
        const addresses = ['', 'en.html', 'de.html'];
        for (const size of [{ width: 320, height: 640 }, { width: 390, height: 844 }, { width: 844, height: 390 }, { width: 820, height: 1180 }, { width: 1280, height: 800 }]) {
          for (const address of size.width === 320 || process.env.TABLEE_SOAK ? addresses : addresses.slice(0, 1)) {
            const page = await browser.open(`${plain.url}${address}`, { ...size, lang: 'fr' });
            await page.playable();
            await page.evaluate('document.fonts.ready.then(() => true)');
            const aims = await page.evaluate(() => Object.fromEntries([.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.ways [data-action]'))].map((e) => {
              const { x, y, width, height } = e.getBoundingClientRect();
              return [e.dataset.action, [x + width / 2, y + height / 2]];
            })));
            await page.ready();
            let met = 0;
            for (const [action, id] of [['play nimmt', 'nimmt'], ['play nimmt special', 'surprend'], ['play nothanks', 'nothanks']]) {
              for (const [verb, button] of [[action, 'play'], [action.replace('play', 'setup'), 'setup']]) {
                const item = await page.item(`game.${id}.${button}`);
                const [x, y] = aims[verb];
                if (!item.rect || y > size.height - 40) continue; // below the edge
                const [left, top, wide, tall] = item.rect;
                const where = `${address} ${size.width}: ${verb} was at ${x}, ${y}, is at ${item.rect}`;
                assert.ok(x > left && x < left + wide && y > top && y < top + tall, where);
                met++;
              }
            }
            assert.ok(met >= 2, `${met} buttons in sight`);
            await page.close();
          }
        }
      });
    }

    test('from a subfolder, with the headers of docs/HOSTING.md, and compressed', async () => {
      const page = await browser.open(deep.url, SIZE);
      await play(page);
      // The compressed files themselves, not compressed on the fly.
      const sent = await page.evaluate((base) => /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
        .filter(({ name: url, encodedBodySize: size }) => url.startsWith(base) && size > 0).map(({ name: url, encodedBodySize: size }) => [url.slice(base.length), size]), deep.url);
      const beside = sent.filter(([file]) => existsSync(path.join(dist, `${file}.br`)));
      assert.ok(beside.length >= 5, JSON.stringify(sent));
      for (const [file, size] of beside) assert.ok(['.br', '.gz'].some((ending) => statSync(path.join(dist, file + ending)).size === size), `${file}: ${size}`);
      await page.close();
    });

    test('in a frame without an origin', async () => {
      const page = await browser.open(`${host.url}frame.html?sandbox=allow-scripts&src=${encodeURIComponent(plain.url)}`, SIZE);
      const frame = await page.frame('#game');
      await frame.ready();
      assert.equal(await frame.mode(), 'drawn');
      assert.equal(await frame.evaluate('self.origin'), 'null');
      // Storage is refused there; the page shows a notice.
      await frame.item('notice');
      await start_match(frame);
      assert.equal(await play_a_card(frame), 1);
      await page.close();
    });

    test('nothing moves, nothing runs', async () => {
      const page = await browser.open(plain.url, SIZE);
      await page.ready();
      await page.until("performance.getEntriesByName('tablee-bots').length", { what: 'the bots, the last to arrive' });
      // The last message of a first visit: everything is stored for offline play.
      await page.item('offline');
      await page.until('indexedDB.databases().then((all) => all.length > 0)', { what: 'the database, which is looked for after some seconds' });
      await page.rest(1500, { what: 'home at rest' });
      assert.equal(await page.frames_in(2000), 0);
      await start_match(page);
      await page.until(async () => (await page.items()).filter((item) => /^seat\.\d$/.test(item.id) && item.hint).length === 3, { what: 'three bots that have chosen' });
      await page.rest(1500, { what: 'the table at rest' });
      assert.equal(await page.frames_in(2000), 0);
      await page.close();
    });
  });
}

test('a host that sends compressed copies sends the bytes of those files, and they decompress to the original', async () => {
  const server = await site({ hosted: true });
  const asked = (/** @type {string} */ file, /** @type {string} */ coding) => new Promise((/** @type {(answer: {head: import('node:http').IncomingHttpHeaders, body: Buffer}) => void} */ done, failed) => {
    get(`${server.url}${file}`, { headers: { 'Accept-Encoding': coding } }, async (answer) => done({ head: answer.headers, body: Buffer.concat(await answer.toArray()) })).on('error', failed);
  });
  const files = readdirSync(dist).filter((file) => file.endsWith('.br')).map((file) => file.slice(0, -3));
  assert.ok(files.length > 10);
  for (const file of files) {
    const bytes = (/** @type {string} */ ending) => readFileSync(path.join(dist, file + ending));
    const plain = await asked(file, '');
    assert.ok(plain.body.equals(bytes('')) && !plain.head['content-encoding'], file);
    for (const [coding, ending, unpacked] of /** @type {[string, string, (bytes: Buffer) => Buffer][]} */ ([['br', '.br', brotliDecompressSync], ['gzip', '.gz', gunzipSync]])) {
      const { head, body } = await asked(file, coding);
      assert.deepEqual([head['content-encoding'], head.vary, head['content-type']], [coding, 'Accept-Encoding', plain.head['content-type']], file);
      assert.ok(body.equals(bytes(ending)) && unpacked(body).equals(plain.body), file);
      assert.notEqual(head.etag, plain.head.etag);
    }
  }
  await server.close();
});

// Features that a browser may lack. A script removes each before the page's own scripts run.
describe('without', { timeout: 600000 }, () => {
  /** @type {Server} */
  let plain;
  /** @type {Engine} */
  let browser;
  before(async () => {
    plain = await site();
    browser = await engine('chromium');
  });
  after(async () => {
    await browser?.close();
    await plain?.close();
  });

  test('workers: the bots run between frames', async () => {
    const page = await browser.open(plain.url, { ...SIZE, script: 'delete window.Worker;' });
    await page.ready();
    await start_match(page);
    assert.equal(await play_a_card(page), 1);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('a worker that answers: one more is tried, then the main thread', async () => {
    const script = `
      window.__workers = 0;
      window.Worker = class { constructor() { setTimeout(() => this.onerror({ preventDefault() {}, message: 'broken' }), 10); }
        postMessage() { window.__workers += !this.counted; this.counted = true; } terminate() {} };`;
    const page = await browser.open(plain.url, { ...SIZE, script });
    await page.ready();
    await start_match(page);
    assert.equal(await play_a_card(page), 1);
    assert.equal(await page.evaluate('window.__workers'), 2);
    await page.close();
  });

  test('WebGL: the document is the page', async () => {
    const script = `
      const real = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) { return /webgl/.test(kind) ? null : real.call(this, kind, ...rest); };`;
    const page = await browser.open(plain.url, { ...SIZE, script });
    await page.ready();
    assert.equal(await page.mode(), 'plain');
    await start_match(page);
    assert.equal(await play_a_card(page), 1);
    await page.close();
  });

  test('the style sheet: the document alone is the page', async () => {
    const server = await site({ meet: (file) => (/\/shell-\w+\.css/.test(file) ? { status: 404, body: '' } : {}) });
    const page = await browser.open(server.url, SIZE);
    await page.ready();
    assert.equal(await page.mode(), 'plain');
    await page.press_item('game.nimmt.play');
    await page.item(/^hand\.\d+$/);
    assert.equal(await page.evaluate("document.getElementById('canvas').checkVisibility()"), false);
    await page.close();
    await server.close();
  });

  test('storage: memory, and a notice', async () => {
    const script = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });";
    const page = await browser.open(plain.url, { ...SIZE, script });
    await page.ready();
    await page.item('notice');
    await start_match(page);
    assert.equal(await play_a_card(page), 1);
    await page.close();
  });

  test('service workers, whose property throws', async () => {
    const script = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { throw new DOMException('no', 'SecurityError'); } });";
    const page = await browser.open(plain.url, { ...SIZE, script });
    await page.ready();
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('a lost context comes back', async () => {
    const page = await browser.open(plain.url, SIZE);
    await page.ready();
    await start_match(page);
    await page.evaluate(`(() => {
      const gl = document.getElementById('canvas').getContext('webgl');
      window.__lose = gl.getExtension('WEBGL_lose_context');
      window.__lose.loseContext();
    })()`);
    await page.until('document.getElementById("canvas").getContext("webgl").isContextLost()');
    await page.evaluate('window.__lose.restoreContext()');
    await page.until('!document.getElementById("canvas").getContext("webgl").isContextLost()');
    assert.equal(await play_a_card(page), 1);
    assert.deepEqual(complaints(page).filter((line) => !/context/i.test(line)), []);
    await page.close();
  });

  // Headers that a host sends for its whole site.
  test('a host’s own content policy: played under it, or the policy is named', async () => {
    const played = await site({ headers: { 'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types default" } });
    const page = await browser.open(played.url, SIZE);
    await page.ready();
    await start_match(page);
    assert.equal(await play_a_card(page), 1);
    await page.close();
    await played.close();
    for (const policy of ["default-src 'self'", "require-trusted-types-for 'script'; trusted-types 'none'"]) {
      const refused = await site({ headers: { 'Content-Security-Policy': policy } });
      const blocked = await browser.open(refused.url, { ...SIZE, lang: 'en-GB' });
      await blocked.until("/Content-Security-Policy/.test(document.getElementById('notice')?.textContent)", { what: `${policy}: its name` });
      await blocked.close();
      await refused.close();
    }
  });

  test('memory for the program: a notice says so, and a reload helps once there is some', async () => {
    const script = `if (!sessionStorage.enough) WebAssembly.instantiate = async () => { throw new RangeError('WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance'); };`;
    const page = await browser.open(plain.url, { ...SIZE, lang: 'en-GB', script });
    await page.until("/memory/.test(document.getElementById('notice')?.textContent)", { what: 'a sentence' });
    await page.evaluate("sessionStorage.enough = 1, document.querySelector('#notice button').click()");
    await page.until("!document.getElementById('notice')", { what: 'the page anew' });
    await page.playable();
    await page.close();
  });

  test('WebAssembly: a notice says so', async () => {
    const page = await browser.open(plain.url, { ...SIZE, lang: 'en-GB', script: 'delete window.WebAssembly;' });
    await page.until("/WebAssembly/.test(document.getElementById('notice')?.textContent)", { what: 'a sentence' });
    await page.close();
  });

  test('the program loaded: a tap on the home is carried out later', async () => {
    const script = `
      const real = window.fetch;
      const arrived = new Promise((let_go) => { window.__let_go = let_go; });
      window.fetch = async (...asked) => {
        await arrived;
        return real(...asked);
      };`;
    const page = await browser.open(plain.url, { ...SIZE, script });
    assert.equal(await page.mode(), 'home');
    await page.tap_on('#home [data-lang="en"]');
    await page.tap_on('#home [data-action="play nimmt"]');
    assert.equal(await page.evaluate("document.getElementById('wait').textContent"), 'One moment, shuffling…');
    await page.evaluate('window.__let_go()');
    await page.ready();
    await page.item(/^hand\.\d+$/);
    assert.equal(await page.evaluate('document.documentElement.lang'), 'en');
    await page.close();
  });

  test('the deferred part loaded: play is possible, and other taps are carried out later', async () => {
    const script = `
      const real = window.fetch;
      window.fetch = async (...asked) => {
        if (/\\/later-/.test(asked[0])) await new Promise((go) => { window.__let_go = go; });
        return real(...asked);
      };`;
    for (const start of ['nimmt', 'surprend', 'nothanks']) {
      const page = await browser.open(plain.url, { width: 500, height: 1400, script });
      await page.ready();
      const plays = async () => (await page.items()).some((item) => /^(hand\.\d+|no)$/.test(item.id));
      await page.tap(`game.${start}.play`);
      // Special cards need the deferred part: their table waits.
      if (start === 'surprend') {
        await page.until("typeof window.__let_go === 'function'");
        assert.equal(await plays(), false);
        await page.evaluate('window.__let_go()');
        await page.until(plays);
        assert.deepEqual(complaints(page), []);
        await page.close();
        continue;
      }
      await page.until(plays);
      if (start === 'nimmt') assert.equal(await play_a_card(page), 1);
      await ways.press(page)('menu');
      await page.until("typeof window.__let_go === 'function'");
      assert.equal((await page.items()).some((item) => item.id === 'resume'), false);
      await page.evaluate('window.__let_go()');
      await page.item('resume');
      assert.deepEqual(complaints(page), []);
      await page.close();
    }
  });

  test('letters that no first screen has: they come with the deferred part, for document and canvas', async () => {
    const script = `window.__letters = []; ${overhear("if (text.startsWith('{\"on\":\"faces\"')) window.__letters.push(JSON.parse(text).faces.length);")}`;
    const page = await browser.open(plain.url, { ...SIZE, script });
    await page.ready();
    await page.until('window.__letters.length', { what: 'letters for the canvas' });
    assert.deepEqual(await page.evaluate('window.__letters'), [2]);
    assert.equal(await page.evaluate(OTHER_LETTERS), 2);
    await page.close();
  });

  test('the deferred part of the program: a notice says so, and the match goes on', async () => {
    const script = `
      const real = window.fetch;
      window.fetch = (...asked) => (/\\/later-/.test(asked[0]) ? Promise.reject(new TypeError('gone')) : real(...asked));
      Object.defineProperty(window, 'tablee', { configurable: true, set(value) {
        const { unpack } = value;
        value.unpack = (name, text) => name === 'later' || unpack(name, text);
        Object.defineProperty(window, 'tablee', { value });
      } });`;
    const page = await browser.open(plain.url, { ...SIZE, script });
    await page.ready();
    await page.until("document.querySelector('#notice')", { what: 'the notice' });
    await page.evaluate("document.querySelector('#notice button').click()");
    await start_match(page);
    assert.equal(await play_a_card(page), 1);
    await page.close();
  });

  test('blur: the canvas has the device pixels of its box, at most three a pixel', async () => {
    for (const [width, dpr] of [[1000, 1], [801, 1.25], [643, 1.5], [412, 2.625], [360, 3], [360, 4]]) {
      const page = await browser.open(plain.url, { width, height: 700, dpr });
      await page.ready();
      const [real, box] = await page.evaluate("[document.getElementById('canvas').width, document.getElementById('canvas').getBoundingClientRect().width]");
      assert.equal(box, width);
      assert.equal(real, Math.round(width * Math.min(dpr, 3)), `${width} at ${dpr}`);
      await page.close();
    }
  });

  test('a wasm type from the host: compiled from its bytes', async () => {
    const untyped = await site({ headers: {} });
    const page = await browser.open(untyped.url, { ...SIZE, script: `
      const get = Headers.prototype.get;
      Headers.prototype.get = function (name) { return /content-type/i.test(name) ? 'application/octet-stream' : get.call(this, name); };` });
    await page.ready();
    assert.equal(await page.mode(), 'drawn');
    await page.close();
    await untyped.close();
  });
});
