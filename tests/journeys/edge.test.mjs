// Untrusted input to the page: its address, the attributes of embed.js, messages from anywhere, files. edge.json lists
// the expected results for some; as much again is random, in a real browser. No unhandled error may occur.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { engine, ENGINES, host_site, play_a_card, root, site } from './lib.mjs';
import { two_frames, ways } from './play.mjs';
import { fallback_language, languages } from '../../scripts/lib/languages.mjs';

/** @typedef {import('./lib.mjs').Page} Page  @typedef {Record<string, unknown>} Values */
/**
 * @type {{addresses: {ask: string, gives: Values}[], attributes: {set: Record<string, string>, gives: Values}[], to_frame: {say: object, gives: Values}[],
 *   to_element: {say: object, gives: Values}[], files: {text: string, gives: string}[]}}
 */
const EDGE = JSON.parse(readFileSync(path.join(root, 'tests/journeys/edge.json'), 'utf8'));
const SIZE = { width: 700, height: 800, lang: 'en-GB' };
const TIMES = Number(process.env.TABLEE_SOAK ? 10 : 1);
const SEED = Number(process.env.TABLEE_SEED || 1);

// Runs in the page: random values, and what an attacker would try. Installed before everything else of a test.
const INTRUDER = `
  window.__errors = [];
  window.addEventListener('error', (e) => e.message && window.__errors.push(e.message));
  window.addEventListener('unhandledrejection', (e) => window.__errors.push('unhandled: ' + e.reason));
  window.__intruder = (seed) => {
    const next = () => {
      seed = (seed + 0x6d2b79f5) | 0;
      let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    const below = (n) => Math.floor(next() * n);
    const of = (list) => list[below(list.length)];
    const BITS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '"><img src=x onerror=alert(1)>', "');//", 'javascript:alert(1)', '\\u0000', '\\ud800', '\\u202e', '😀', '%', '%00', '%E0%A4%A',
      '&', '#', '?', '=', ',', ' ', '\\n', '\\t', '../', '//x.y/', 'null', 'undefined', 'NaN', '-1', '1e999', '99999999999999999999', '6', '0', '.', '[', ']', '{', '}', '*', ':', ';', '<', '>', '\\\\', '"', "'",
      'nimmt', 'nothanks', 'special', 'tactic', 'logic', 'profi', 'rounds=3', 'target=66', 'seats=', 'person', 'bot', 'master', 'seed=7', 'night', 'fr', 'de', 'x'.repeat(3000)];
    const text = () => {
      let made = '';
      for (let n = 1 + below(5); n > 0; n--) made += next() < 0.75 ? of(BITS) : String.fromCharCode(below(next() < 0.8 ? 128 : 65536));
      return made;
    };
    // A valid value, slightly damaged.
    const spoil = (good) => {
      const at = below(good.length + 1);
      switch (below(5)) {
        case 0: return good.slice(0, at) + text() + good.slice(at);
        case 1: return good.slice(0, at);
        case 2: return good.slice(at);
        case 3: return good.slice(0, at) + String.fromCharCode(33 + below(90)) + good.slice(at + 1);
        default: return good + good;
      }
    };
    const value = (depth = 0) => {
      const kind = below(depth > 3 ? 9 : 14);
      if (kind < 3) return text();
      if (kind === 3) return of([0, -1, 1, NaN, Infinity, 1e308, 2 ** 53, 99.5, 300, 4001]);
      if (kind === 4) return of([null, undefined, true, false]);
      if (kind === 5) return BigInt(below(1e9));
      if (kind === 6) return new Date(next() * 1e14);
      if (kind === 7) return new Map([[text(), text()]]);
      if (kind === 8) return new Uint8Array(below(50));
      if (kind < 11) return Array.from({ length: below(6) }, () => value(depth + 1));
      const made = {};
      for (let n = below(6); n > 0; n--) made[of(['tablee', 'type', 'theme', 'lang', 'height', 'sheet', 'players', 'totals', 'length', 'on', 'do', 'action', text()])] = value(depth + 1);
      if (next() < 0.2) made.self = made;
      return made;
    };
    const message = () => {
      const made = value();
      if (typeof made !== 'object' || made === null || next() < 0.2) return made;
      if (next() < 0.8) made.tablee = 1;
      if (next() < 0.8) made.type = of(['set', 'ready', 'height', 'started', 'finished', 'action', text()]);
      return made;
    };
    return { next, below, of, text, spoil, value, message };
  };`;

// The window's unhandled errors since the last call.
const ERRORS = 'window.__errors.splice(0)';
const breath = 'new Promise((done) => setTimeout(done, 150))';

for (const name of ENGINES) {
  describe(`at the page’s edge in ${name}`, { timeout: 900000 * Math.max(1, TIMES / 3) }, () => {
    const full = name === 'chromium' ? TIMES : TIMES / 9;
    /** @type {any} */
    let server;
    /** @type {any} */
    let blog;
    /** @type {any} */
    let browser;
    let tries = 0;
    before(async () => {
      server = await site();
      blog = await host_site();
      browser = await engine(name, { flags: ['--disable-ipc-flooding-protection'] });
    });
    after(async () => {
      await browser?.close();
      await blog?.close();
      await server?.close();
    });
    // No browser error may have occurred anywhere in that tab.
    const clean = async (/** @type {Page} */ page, /** @type {Page[]} */ ...frames) => {
      for (const each of [page, ...frames]) assert.deepEqual(await each.evaluate(ERRORS), []);
      assert.deepEqual(page.log.filter((line) => /^(pageerror|error)/.test(line) && !/favicon|status of 404|screen-wake-lock/.test(line)), []);
    };
    // A page of ours without a content security policy or scripts, for frames of the same origin.
    const empty = async () => {
      const page = await browser.open(`${server.url}licences.txt`, SIZE);
      await page.evaluate(`(() => { ${INTRUDER} })()`);
      await page.evaluate(`window.__look = (asks) => Promise.all(asks.map((ask) => new Promise((done) => {
        const frame = document.createElement('iframe');
        frame.src = './' + ask;
        const report = (seen) => (clearTimeout(late), frame.remove(), done(seen));
        const late = setTimeout(report, 60000, { alive: false });
        frame.onload = () => {
          const page = frame.contentDocument?.documentElement; // the browser's own error page must not be read
          if (!page) return report({ alive: false });
          const posters = [...page.querySelectorAll('.poster')];
          report({ posters: posters.length, poster: posters.length === 1 ? posters[0].classList[1] : '', theme: page.dataset.theme, lang: page.lang,
            alive: page.classList.contains('embed') && frame.contentDocument.title.startsWith('Tablée') && frame.contentDocument.getElementById('late')?.hidden === true });
        };
        document.body.append(frame);
      })))`);
      return page;
    };
    const embed = async (attributes = {}) => {
      const page = await browser.open(`${blog.url}blog.html?${new URLSearchParams({ site: server.url, ...attributes })}`, SIZE);
      await page.evaluate(`(() => { ${INTRUDER} })()`);
      await page.until("Boolean(document.getElementById('game').shadowRoot?.querySelector('.cover'))", { what: 'the cover' });
      return page;
    };
    // The running table inside an element, with a hand visible.
    const inside = async (/** @type {Page} */ page) => {
      await page.evaluate("document.getElementById('game').start()");
      await page.until("window.heard.some(({ name }) => name === 'ready')", { what: 'a table', timeout: 60000 });
      return page.frame('#game >>> iframe');
    };

    test('addresses: each gives the expected result', async () => {
      const page = await empty();
      const asks = EDGE.addresses.map(({ ask }) => ask);
      const own = await page.evaluate(`navigator.languages.map((lang) => lang.slice(0, 2)).find((lang) => ${JSON.stringify(languages)}.includes(lang)) || '${fallback_language}'`);
      /** @type {Record<string, unknown>[]} */
      const all = [];
      while (asks.length) all.push(...await page.evaluate(`window.__look(${JSON.stringify(asks.splice(0, 8))})`));
      for (const [i, { ask, gives }] of EDGE.addresses.entries()) {
        const seen = all[i];
        assert.ok(seen.alive, `${ask}: ${JSON.stringify(seen)}`);
        // "own": the browser's own language, which not every driver can set.
        for (const [what, value] of Object.entries(gives)) assert.equal(seen[what], value === 'own' ? own : value, `${ask}: ${what}`);
        tries++;
      }
      await clean(page);
      await page.close();
    });

    // (Only Chromium can run a script before the frame's own.)
    if (name === 'chromium') {
      test('a frame without an origin: no unhandled rejection', async () => {
        const script = "window.__errors = []; window.addEventListener('unhandledrejection', ({ reason }) => window.__errors.push(`unhandled: ${reason}`));";
        const page = await browser.open(`${blog.url}frame.html?sandbox=allow-scripts&src=${encodeURIComponent(server.url)}`, { ...SIZE, script });
        const frame = await page.frame('#game');
        await frame.ready();
        await frame.until("performance.getEntriesByName('tablee-bots').length", { what: 'the bots, the last to arrive' });
        assert.equal(await frame.evaluate('self.origin'), 'null');
        await clean(page, frame);
        await page.close();
      });

      test('a browser in another language than ours: English, on every page and in the embed', async () => {
        for (const lang of ['es-ES', 'fa', 'th-TH']) {
          const page = await browser.open(`${server.url}blog.html`, { ...SIZE, lang });
          assert.equal(await page.evaluate('document.documentElement.lang'), 'en', `${lang}: blog.html`);
          const play = await page.evaluate(`(() => {
            document.documentElement.lang = '${lang}';
            const game = document.createElement('tablee-game');
            document.body.append(game);
            return game.shadowRoot.querySelector('.cover span').textContent;
          })()`);
          assert.equal(play, 'Play', `${lang}: embed.js`);
          for (const place of ['?embed', 'again.html']) {
            await page.driver.tab.goto(`${server.url}${place}`, { waitUntil: 'commit' });
            await page.until("document.documentElement.lang === 'en'", { what: `${lang}: ${place}` });
          }
          await page.close();
        }
      });
    }

    test('attributes: each gives the expected result', async () => {
      const page = await embed();
      for (const { set, gives } of EDGE.attributes) {
        const seen = await page.evaluate(`(() => {
          document.getElementById('game').remove();
          const game = document.createElement('tablee-game');
          game.id = 'game';
          for (const [name, value] of Object.entries(${JSON.stringify(set)})) game.setAttribute(name, value);
          document.getElementById('games').append(game);
          const part = (what) => game.shadowRoot.querySelector(what);
          const own = new URL(part('a').href);
          return { name: part('.cover b').textContent, play: part('.cover span').textContent, table: own.searchParams.get('table'), theme: part('.box').classList[1], ours: own.href.startsWith(${JSON.stringify(server.url)}) };
        })()`);
        assert.ok(seen.ours);
        for (const [what, value] of Object.entries(gives)) assert.equal(seen[what], value, `${JSON.stringify(set)}: ${what}`);
        tries++;
      }
      await clean(page);
      // With an unknown game the element still becomes ready: it shows all games.
      for (const game of ['6', 'constructor']) {
        await page.evaluate(`(() => { window.heard = []; document.getElementById('game').remove(); const e = document.createElement('tablee-game'); e.id = 'game'; e.setAttribute('game', '${game}'); document.getElementById('games').append(e); e.start(); })()`);
        await page.until("window.heard.some(({ name }) => name === 'ready')", { what: `a table of ${game}`, timeout: 60000 });
      }
      // (A frame that is removed while it loads reports that it could not continue: not our error.)
      page.log.splice(0, page.log.length, ...page.log.filter((/** @type {string} */ line) => !/Fetch API cannot load/.test(line)));
      await clean(page);
      await page.close();
    });

    test('messages: each gives the expected result; random ones do no harm', async (t) => {
      const page = await browser.open(`${blog.url}frame.html?src=${encodeURIComponent(`${server.url}?embed&start&lang=en&table=nimmt&seed=3&host=${encodeURIComponent(blog.url)}`)}`, SIZE);
      await page.evaluate(`(() => { ${INTRUDER} })()`);
      const game = await page.frame('#game');
      await game.until("performance.getEntriesByName('tablee-playable').length", { what: 'a table', timeout: 60000 });
      await game.evaluate(`(() => { ${INTRUDER} })()`);
      await game.evaluate("window.addEventListener('message', ({ data }) => { window.__heard_all ||= data?.echo === 'all'; })");
      const seen = "({ theme: document.documentElement.dataset.theme, lang: document.documentElement.lang })";
      for (const { say, gives } of EDGE.to_frame) {
        await page.evaluate((/** @type {object} */ data) => /** @type {HTMLIFrameElement} */ (document.getElementById('game')).contentWindow?.postMessage(data, '*'), say);
        const [[what, value]] = Object.entries(gives);
        await game.until(`(${seen})['${what}'] === '${value}'`, { what: JSON.stringify(say) });
        tries++;
      }
      const before_it = await game.evaluate(seen);
      const count = Math.round(6500 * full);
      // Sent by the embedding page, of whose messages only "set" has an effect; by an unrelated frame beside the table;
      // and by the table itself.
      await page.evaluate(`(async () => {
        const { message, next } = window.__intruder(${SEED});
        const intruder = document.createElement('iframe');
        document.body.append(intruder);
        intruder.contentWindow.eval('window.say = (to, data) => to.postMessage(data, "*")');
        const to = document.getElementById('game').contentWindow;
        for (let i = 0; i < ${count}; i++) {
          const data = message();
          if (data && typeof data === 'object') delete data.theme, delete data.lang;
          if (next() < 0.25) intruder.contentWindow.say(to, data);
          else to.postMessage(data, '*');
          if (i % 200 === 0) await ${breath};
        }
        intruder.contentWindow.say(to, { tablee: 1, type: 'set', theme: 'contrast' });
        to.postMessage({ echo: 'all' }, '*');
      })()`);
      tries += count;
      await game.until('window.__heard_all', { what: 'all messages heard' });
      await two_frames(game);
      assert.deepEqual(await game.evaluate(seen), before_it);
      // (WebKit's driver cannot tap in a frame inside a frame.)
      if (name !== 'webkit') assert.equal(await play_a_card(game), 1);
      await clean(page, game);
      t.diagnostic(`${count} messages to the page`);
      await page.close();
    });

    test('messages to the element: each gives the expected result; random ones do no harm', async (t) => {
      const page = await embed({ game: 'nimmt', language: 'en' });
      // The element's own frame sends it; then the page around it sends the same, as any other script there could.
      const frame = await inside(page);
      await page.until("window.heard.some(({ name }) => name === 'started')", { what: 'a match' });
      await frame.evaluate(`(() => { ${INTRUDER} })()`);
      await page.evaluate(`window.addEventListener('message', ({ data }) => {
        if (data?.echo) window.__echo = { n: data.echo, height: document.getElementById('game').shadowRoot.querySelector('iframe').style.height, events: window.heard.length };
      })`);
      let echoes = 0;
      // The effect, checked right after the element has handled the message.
      const speak = async (/** @type {boolean} */ own, /** @type {object} */ say) => {
        const n = ++echoes;
        await page.evaluate('window.heard = []');
        const all = [say, { echo: n }].map((data) => `${own ? 'parent' : 'window'}.postMessage(${JSON.stringify(data)}, '*')`).join(';');
        await (own ? frame : page).evaluate(`(() => { ${all} })()`);
        await page.until(`window.__echo?.n === ${n}`, { what: `an echo after ${JSON.stringify(say)}` });
        return page.evaluate('window.__echo');
      };
      for (const { say, gives } of EDGE.to_element) {
        const before_it = await speak(true, { tablee: 1, type: 'height', height: 555.2 });
        const strange = await speak(false, say);
        assert.deepEqual([strange.height, strange.events], [before_it.height, 0], `an intruder: ${JSON.stringify(say)}`);
        const seen = await speak(true, say);
        assert.equal(seen.events, gives.events, JSON.stringify(say));
        if (gives.height) assert.equal(seen.height, gives.height, JSON.stringify(say));
        tries += 2;
      }
      // From the right window, but with another page's origin. (Only here can a test forge a message's origin.)
      if (name === 'chromium') {
        const events = await page.evaluate(`(() => {
          window.heard = [];
          const source = document.getElementById('game').shadowRoot.querySelector('iframe').contentWindow;
          window.dispatchEvent(new MessageEvent('message', { data: { tablee: 1, type: 'finished', sheet: { players: [], totals: [] } }, origin: 'https://elsewhere.example', source }));
          return window.heard.length;
        })()`);
        assert.equal(events, 0);
      }
      const count = Math.round(3000 * full);
      for (const [who, part] of [[frame, 0.7], [page, 0.3]]) {
        await who.evaluate(`(async () => {
          const { message } = window.__intruder(${SEED + 1});
          for (let i = 0; i < ${Math.round(count * part)}; i++) {
            ${who === frame ? 'parent' : 'window'}.postMessage(message(), '*');
            if (i % 100 === 0) await ${breath};
          }
        })()`);
      }
      for (const who of [frame, page]) {
        const n = ++echoes;
        await who.evaluate(`${who === frame ? 'parent' : 'window'}.postMessage({ echo: ${n} }, '*')`);
        await page.until(`window.__echo?.n === ${n}`, { what: 'all messages heard' });
      }
      tries += count;
      const tall = await page.evaluate("parseFloat(document.getElementById('game').shadowRoot.querySelector('iframe').style.height)");
      assert.ok(tall >= 100 && tall <= 4000, `${tall}`);
      await clean(page);
      t.diagnostic(`${count} messages to the element`);
      await page.close();
    });

    test('random attributes', async (t) => {
      const page = await embed();
      const count = Math.round(2000 * full);
      const astray = await page.evaluate(`(() => {
        const { text, of, spoil, next } = window.__intruder(${SEED + 2});
        const game = document.getElementById('game');
        const own = game.shadowRoot.querySelector('a');
        const names = ['game', 'options', 'seats', 'theme', 'language', 'lang', 'id'];
        const good = ['nimmt', 'nothanks', 'person bot bot', 'tactic rounds=3', 'night', 'en'];
        const astray = [];
        for (let i = 0; i < ${count}; i++) {
          game.setAttribute(of(names), next() < 0.5 ? text() : spoil(of(good)));
          game.setAttribute('theme', game.getAttribute('theme') || '');
          const url = new URL(own.href);
          if (!own.href.startsWith(${JSON.stringify(server.url)}) || [...url.searchParams.keys()].some((key) => !['lang', 'table', 'place'].includes(key))) astray.push(own.href);
        }
        game.id = 'game';
        return astray;
      })()`);
      assert.deepEqual(astray, []);
      tries += count;
      await clean(page);
      t.diagnostic(`${count} attributes`);
      await page.close();
    });

    test('random links: each is reported or shown, none changes anything', async (t) => {
      const page = await browser.open(server.url, SIZE);
      await page.ready();
      await page.evaluate(`(() => { ${INTRUDER} })()`);
      await page.until("performance.getEntriesByName('tablee-bots').length", { what: 'the deferred part' });
      const stored = 'JSON.stringify(Object.keys(localStorage).filter((key) => /match|sheet/.test(key)))';
      const before_it = await page.evaluate(stored);
      const count = Math.round(600 * full);
      // WebKit's driver lets a script take 30 s.
      for (let done = 0, part = name === 'webkit' ? 60 : count; done < count; done += part) await page.evaluate(`(async () => {
        const { text, of, spoil, next } = window.__intruder(${SEED + 3 + done});
        const good = ['t1.BW5pbW10AQMAAQZncmVlZHkCCgAEAAEHALHcHok', 's1.', 'r1.', 't1.', 't2.AAAA', 'r9.' + 'A'.repeat(17000)];
        const turn = new MessageChannel();
        const pause = () => new Promise((done) => { turn.port1.onmessage = done; turn.port2.postMessage(0); });
        for (let i = 0; i < ${Math.min(part, count - done)}; i++) {
          const link = next() < 0.7 ? spoil(of(good)) : of(['t1.', 'r1.', 's1.', '']) + text();
          history.replaceState(history.state, '', '#' + encodeURI(link.toWellFormed ? link.toWellFormed() : link.replace(/[\\ud800-\\udfff]/g, '')));
          window.dispatchEvent(new HashChangeEvent('hashchange'));
          if (i % 10 === 0) await pause();
          ${name === 'webkit' ? "await new Promise((done) => setTimeout(done, 250)); // WebKit allows a hundred changes of the address in ten seconds" : ''}
        }
      })()`);
      tries += count;
      assert.equal(await page.evaluate(stored), before_it);
      await clean(page);
      await page.evaluate("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))");
      await page.reload();
      await page.ready();
      t.diagnostic(`${count} links`);
      await page.close();
    });

    test('random addresses', async (t) => {
      const page = await empty();
      const count = Math.round(48 * full);
      const dead = await page.evaluate(`(async () => {
        const { text, of, spoil, next } = window.__intruder(${SEED + 4});
        const good = ['table=nimmt tactic rounds=3', 'table=nothanks seats=person,bot', 'theme=night', 'lang=de', 'host=https://a.example', 'seed=7', 'place=2'];
        const asks = Array.from({ length: ${count} }, () => {
          const parts = Array.from({ length: 3 }, () => (next() < 0.5 ? spoil(of(good)) : of(['table', 'theme', 'lang', 'host', 'seed', 'place']) + '=' + text()));
          // Chromium opens no address that contains both a tab or line break and "<"; others drop the former.
          const clean = (words) => words.replace(/[\\ud800-\\udfff\\t\\n\\r]/g, '').slice(0, 2000);
          return '?embed&' + parts.map((part) => (next() < 0.5 ? encodeURI(clean(part)) : clean(part).replace(/[#&]/g, ''))).join('&').replace(/(^|&)start/g, '$1');
        });
        const dead = [];
        while (asks.length) {
          const some = asks.splice(0, 8);
          (await window.__look(some)).forEach((seen, i) => seen.alive && ['day', 'night', 'contrast'].includes(seen.theme) && ${JSON.stringify(languages)}.includes(seen.lang) || dead.push(some[i]));
        }
        return dead;
      })()`);
      assert.deepEqual(dead, []);
      tries += count;
      // If the address names another host than the embedding page, nothing is posted: Firefox logs that.
      const not_posted = /‘postMessage’ on ‘DOMWindow’: The target origin provided .* does not match the recipient/;
      page.log.splice(0, page.log.length, ...page.log.filter((/** @type {string} */ line) => !not_posted.test(line)));
      await clean(page);
      t.diagnostic(`${count} addresses`);
      await page.close();
    });

    test('files: each gives the expected result; random ones do no harm', async (t) => {
      const page = await browser.open(`${server.url}?lang=en`, SIZE);
      await page.ready();
      await page.evaluate(`(() => { ${INTRUDER} })()`);
      await page.until("performance.getEntriesByName('tablee-bots').length", { what: 'the deferred part' });
      await ways.press(page)('sheets');
      await page.until("document.getElementById('accessible').dataset.screen === 'sheets'");
      // Instead of opening the file dialogue, the test puts a file where the dialogue would.
      await page.evaluate(`(() => {
        HTMLInputElement.prototype.click = function () {};
        window.__choose = (files, field) => {
          const hand = new DataTransfer();
          for (const file of files) hand.items.add(file);
          field.files = hand.files;
          field.dispatchEvent(new Event('change'));
        };
        window.__pick = async (content) => {
          window.tablee.post(JSON.stringify({ do: 'pick', accept: '.csv,.json', most: 1 << 24 }));
          let field;
          while (!(field = document.querySelector('input[type=file]'))) await new Promise((done) => setTimeout(done, 5));
          window.__choose([new File([content], 'x')], field);
        };
      })()`);
      for (const { text, gives } of EDGE.files) {
        const lines = await page.evaluate("document.getElementById('log').childElementCount");
        await page.evaluate(`window.__pick(${JSON.stringify(text)})`);
        await page.until(`document.getElementById('log').childElementCount > ${lines}`, { what: `a word about ${JSON.stringify(text)}` });
        assert.match(await page.evaluate("document.getElementById('log').lastElementChild.textContent"), new RegExp(gives), JSON.stringify(text));
        tries++;
      }
      const count = Math.round(150 * full);
      await page.evaluate(`(async () => {
        const { text, value, spoil, of, below } = window.__intruder(${SEED + 5});
        const good = ['date;game;rounds\\n2026-11-21;nimmt;1 2 3\\n', '{"format":"tablee-sheets","version":1,"sheets":[]}', '\\ufeffdate,game', 'r1.AAAA', JSON.stringify({ format: 'tablee-backup', version: 1, stored: {} })];
        for (let i = 0; i < ${count}; i++) await window.__pick(of([text(), spoil(of(good)), new Uint8Array(below(300)).map(() => below(256)), new Blob([text(), spoil(of(good))])]));
      })()`);
      // The backup's own reader, which reports at once what it makes of a file.
      await page.evaluate("window.tablee.post(JSON.stringify({ do: 'open', page: 'backup' }))");
      await page.until("Boolean(document.querySelector('dialog.overlay input[type=file]'))");
      const failed = await page.evaluate(`(async () => {
        const { text, value, spoil, of, next } = window.__intruder(${SEED + 6});
        const field = document.querySelector('dialog.overlay input[type=file]');
        const status = document.querySelector('dialog.overlay [role=status]');
        const good = JSON.stringify({ format: 'tablee-backup', version: 1, date: '2026-11-21', sum: 'x', stored: { settings: '{}' } });
        for (let i = 0; i < ${count}; i++) {
          status.textContent = '';
          const backup = { format: 'tablee-backup', version: next() < 0.8 ? 1 : text(), date: text(), sum: text(), stored: next() < 0.5 ? { [text()]: text() } : text() };
          window.__choose([new File([next() < 0.5 ? spoil(good) : JSON.stringify(backup)], 'x')], field);
          for (const end = Date.now() + 10000; !status.textContent && Date.now() < end; ) await new Promise((done) => setTimeout(done, 2));
          if (!status.textContent) return i + 1;
        }
        return 0;
      })()`);
      assert.equal(failed, 0, 'each is reported; the number of the first that was not');
      tries += 2 * count;
      await clean(page);
      t.diagnostic(`${2 * count} files`);
      await page.close();
    });

    test('all of it', (t) => {
      t.diagnostic(`${tries} tries in ${name}, no unhandled error`);
      assert.ok(tries >= (name === 'chromium' ? 10000 : 1000), `${tries}`);
    });
  });
}
