// A phone and the table's device, linked by two codes (web/page/js/link), in real browsers: joins, a stream of messages, a guest
// that stops for a while, one that is killed. A page of this test has the modules; it needs no dist/.
// No flag is needed where an interface has multicast: names of mDNS are found between processes too, but with Firefox a join
// takes a second. So Chromium gives its addresses, as it does to a page that may use the camera. A machine that has only lo
// has no candidates: --allow-loopback-in-peer-connection, and in Firefox media.peerconnection.ice.loopback.
// TABLEE_SOAK=1: 200 joins, a stream of half an hour, phones that wait for a minute.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { bundle } from '../../scripts/site/bundle.mjs';
import { serve } from '../../scripts/site/serve.mjs';
import { sleep } from './drivers/page.mjs';
import { complaints, engine, ENGINES, root } from './lib.mjs';

/** @typedef {import('./lib.mjs').Page} Page  @typedef {import('./lib.mjs').Engine} Engine */

const SOAK = Boolean(process.env.TABLEE_SOAK);
const JOINS = SOAK ? 200 : 20;
const OTHER_JOINS = SOAK ? 40 : 4; // with Firefox
const STREAM = SOAK ? 1800 : 10; // seconds
const WAIT = SOAK ? 60 : 8; // of a phone for the table, seconds
const STUCK = 15000; // ms
const SIZE = { width: 400, height: 300 };
const ADDRESSES = '--disable-features=WebRtcHideLocalIpsWithMdns';

// What a page of this test does: links by name, what they heard, and twenty messages a second.
const PAGE = `
const links = {};
async function begin(id, code, about = 'rules 1') {
  const mine = links[id] = { states: [], got: [], sent: 0 };
  const options = {
    about,
    check_hello: (other) => (other === about ? '' : 'other rules'),
    on_message: ({ n }) => mine.got.push(n),
    on_state: (state, why) => mine.states.push(why ? state + ': ' + why : state),
  };
  const made = code === undefined ? await link.offer(options) : await link.answer(code, options);
  mine.peer = made.peer;
  return made.problem || made.peer.code;
}
const say = (id, n = 1) => { for (; n > 0; n--) links[id].peer.send({ n: ++links[id].sent }); };
// (A page behind another one has one turn a second.)
const stream = (id, seconds) => new Promise((done) => {
  const began = performance.now();
  const before = links[id].sent;
  const timer = setInterval(() => {
    const due = Math.floor(20 * Math.min(seconds, (performance.now() - began) / 1000));
    say(id, due - (links[id].sent - before));
    if (due === 20 * seconds) clearInterval(timer), done(true);
  }, 50);
});
addEventListener('pagehide', () => Object.values(links).forEach(({ peer }) => peer.close()));
const heard = (id) => ({ count: links[id].got.length, wrong: links[id].got.filter((n, i) => n !== i + 1).length, queue: links[id].peer.channel.queue.length, sent: links[id].sent });
const candidates = async (id) => [...await links[id].peer.connection.getStats()].map(([, one]) => one).filter(({ type }) => /candidate$/.test(type)).map(({ candidateType }) => candidateType);
`;

/** Chromium's own log of what it did on the network: addresses and names that it asked for, and where it sent packets. */
function network_log(/** @type {string} */ file) {
  /** @type {{constants: {logEventTypes: Record<string, number>}, events: {type: number, source: {id: number}, params?: Record<string, string>}[]}} */
  const { constants, events } = JSON.parse(readFileSync(file, 'utf8'));
  const named = (/** @type {string} */ name) => events.filter(({ type, params }) => type === constants.logEventTypes[name] && params);
  const values = (/** @type {string} */ name, /** @type {string} */ what) => named(name).map(({ params }) => params?.[what] ?? '').filter(Boolean);
  // A socket that is connected is logged with its address once. (Without a packet that is a question to the own machine:
  // which of its addresses would be used for one out there?)
  const connected = new Map(named('UDP_CONNECT').map(({ source, params }) => [source.id, params?.address]));
  return {
    urls: values('URL_REQUEST_START_JOB', 'url'),
    names: events.map(({ params }) => params?.host ?? params?.hostname ?? '').filter(Boolean),
    udp: named('UDP_BYTES_SENT').map(({ source, params }) => params?.address ?? connected.get(source.id) ?? 'nowhere'),
  };
}

describe('links', { timeout: SOAK ? 7200000 : 240000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tablee-link-'));
  const log = path.join(folder, 'network.json');
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {Record<string, Engine>} */
  const browsers = {};
  before(async () => {
    const script = await bundle(path.join(root, 'web/page/js/link/peer.js'), { global: 'link' });
    /** @type {Record<string, import('../../scripts/site/serve.mjs').Special>} */
    const files = {
      '/': { body: '<!doctype html><html lang="en"><meta charset="utf-8"><title>Link</title><link rel="icon" href="data:,"><script src="link.js"></script>', type: 'text/html' },
      '/link.js': { body: `${script}\n${PAGE}`, type: 'text/javascript' },
    };
    server = await serve({ root: folder, meet: (url) => files[url.replace(/\?.*/, '')] ?? { body: '', status: 404 } });
    for (const name of ENGINES) browsers[name] = await engine(name, { webgl: false, flags: [ADDRESSES, `--log-net-log=${log}`] });
  });
  after(async () => {
    for (const browser of Object.values(browsers)) await browser.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });

  const state = (/** @type {Page} */ page, /** @type {string} */ id, /** @type {string} */ wanted, timeout = STUCK) =>
    page.until(`links[${JSON.stringify(id)}].states.at(-1) === ${JSON.stringify(wanted)}`, { what: `${id}: ${wanted}`, timeout });
  const pair = async (/** @type {string} */ at, /** @type {string} */ on) => ({ table: await browsers[at].open(server.url, SIZE), phone: await browsers[on].open(server.url, SIZE) });
  const codes = async (/** @type {Page} */ table, /** @type {Page} */ phone, /** @type {string} */ id, /** @type {string} */ about = 'rules 1') => {
    const offered = await table.evaluate(`begin('${id}')`);
    assert.match(offered, /^o1\.[\w-]{80,240}$/);
    const answered = await phone.evaluate(`begin('${id}', '${offered}', '${about}')`);
    assert.match(answered, /^a1\.[\w-]{80,240}$/);
    return [offered, answered];
  };
  async function join(/** @type {Page} */ table, /** @type {Page} */ phone, /** @type {string} */ id) {
    const [, answered] = await codes(table, phone, id);
    assert.equal(await table.evaluate(`links.${id}.peer.accept('${answered}')`), '');
    await Promise.all([state(table, id, 'open'), state(phone, id, 'open')]);
  }
  async function both(/** @type {Page} */ table, /** @type {Page} */ phone, /** @type {string} */ id) {
    for (const [one, other] of [[table, phone], [phone, table]]) {
      const { sent } = await other.evaluate(`heard('${id}')`);
      await one.until(`heard('${id}').count >= ${sent}`, { what: 'every message' });
      await other.until(`heard('${id}').queue === 0`, { what: 'every acknowledgement' });
      const { count, wrong } = await one.evaluate(`heard('${id}')`);
      assert.deepEqual([count, wrong], [sent, 0]);
    }
  }
  async function leave(/** @type {Page[]} */ ...pages) {
    for (const page of pages) {
      assert.deepEqual(complaints(page).filter((line) => !/WebRTC: ICE failed/.test(line)), []); // (a phone with Firefox that gave up)
      await page.close();
    }
  }

  const PAIRS = [['chromium', 'chromium', JOINS], ['chromium', 'firefox', OTHER_JOINS], ['firefox', 'chromium', OTHER_JOINS], ['firefox', 'firefox', OTHER_JOINS]];
  for (const [at, on, joins] of /** @type {[string, string, number][]} */ (PAIRS)) {
    const skip = !ENGINES.includes(at) || !ENGINES.includes(on);
    test(`${joins} joins: the table in ${at}, the phone in ${on}`, { skip }, async (t) => {
      const { table, phone } = await pair(at, on);
      /** @type {number[]} */
      const times = [];
      let stuck = 0;
      for (let n = 0; n < joins; n++) {
        const began = Date.now();
        await join(table, phone, `j${n}`).then(() => times.push(Date.now() - began), (error) => {
          stuck++;
          t.diagnostic(String(error));
        });
        for (const one of await table.evaluate(`candidates('j${n}')`)) assert.match(one, /^(host|prflx)$/);
        await table.evaluate(`links.j${n}.peer.close()`);
        if (!stuck) await state(phone, `j${n}`, 'closed: left');
      }
      times.sort((a, b) => a - b);
      t.diagnostic(`${stuck} of ${joins} stuck; ms: ${times[0]} to ${times.at(-1)}, half within ${times[times.length >> 1]}`);
      assert.equal(stuck, 0);
      await leave(table, phone);
    });
  }

  describe('what takes its time', { concurrency: true }, () => {
    test('a phone waits for the table to read its code; with Firefox at both ends it says that it gave up, and answers again', async () => {
      await Promise.all(PAIRS.map(async ([at, on]) => {
        if (!ENGINES.includes(String(at)) || !ENGINES.includes(String(on))) return;
        const { table, phone } = await pair(String(at), String(on));
        let [offered, answered] = await codes(table, phone, 'late');
        await sleep(1000 * WAIT);
        const states = await phone.evaluate('links.late.states');
        if (states.length) {
          assert.deepEqual([on, states], ['firefox', ['closed: failed']]);
          answered = await phone.evaluate(`begin('late', '${offered}')`);
        }
        assert.equal(await table.evaluate(`links.late.peer.accept('${answered}')`), '');
        await Promise.all([state(table, 'late', 'open'), state(phone, 'late', 'open')]);
        await leave(table, phone);
      }));
    });

    test(`${STREAM} s of messages both ways: each arrives once, in order, and is acknowledged`, async (t) => {
      await Promise.all(PAIRS.slice(0, 3).map(async ([at, on]) => {
        if (!ENGINES.includes(String(at)) || !ENGINES.includes(String(on))) return;
        const { table, phone } = await pair(String(at), String(on));
        await join(table, phone, 's');
        const parts = Math.max(1, STREAM / 20); // shorter than a driver's patience
        for (let n = 0; n < parts; n++) await Promise.all([table.evaluate(`stream('s', ${STREAM / parts})`), phone.evaluate(`stream('s', ${STREAM / parts})`)]);
        await both(table, phone, 's');
        for (const page of [table, phone]) assert.deepEqual(await page.evaluate('links.s.states'), ['open']);
        t.diagnostic(`${at} and ${on}: ${await table.evaluate('links.s.sent')} and ${await phone.evaluate('links.s.sent')} messages`);
        await leave(table, phone);
      }));
    });
  });

  test('a guest that stops for a while is away, then hears everything', { skip: !ENGINES.includes('chromium') }, async () => {
    const { table, phone } = await pair('chromium', 'chromium');
    await join(table, phone, 'p');
    await phone.evaluate("say('p', 3)");
    const stopped = phone.evaluate('(() => { for (const end = Date.now() + 6500; Date.now() < end; ); return true; })()');
    await table.evaluate("say('p', 40)");
    await state(table, 'p', 'away');
    await table.evaluate("say('p', 20)");
    await stopped;
    await phone.evaluate("say('p', 2)");
    await state(table, 'p', 'open');
    await both(table, phone, 'p');
    await leave(table, phone);
  });

  for (const name of ENGINES) {
    test(`a guest that leaves the page says so, in ${name}`, async () => {
      const { table, phone } = await pair(name, name);
      await join(table, phone, 'l');
      await phone.evaluate("(location.href = 'about:blank', true)");
      await state(table, 'l', 'closed: left');
      await leave(table, phone);
    });
  }

  test('other rules are refused at both ends, and a code only by the offer that it answers', { skip: !ENGINES.includes('chromium') }, async () => {
    const { table, phone } = await pair('chromium', 'chromium');
    const [, first] = await codes(table, phone, 'r', 'rules 2');
    const [, second] = await codes(table, phone, 'q');
    assert.equal(await table.evaluate(`links.r.peer.accept('${second}')`), 'other');
    assert.equal(await table.evaluate(`links.r.peer.accept('${first}')`), '');
    for (const page of [table, phone]) await state(page, 'r', 'closed: other rules');
    await leave(table, phone);
  });

  test('a guest that is killed is away within 5 s', { skip: !ENGINES.includes('chromium') }, async (t) => {
    const doomed = await engine('chromium', { webgl: false, flags: [ADDRESSES], profile: path.join(folder, 'profile') });
    const table = await browsers.chromium.open(server.url, SIZE);
    const phone = await doomed.open(server.url, SIZE);
    await join(table, phone, 'k');
    const began = Date.now();
    const killed = doomed.kill();
    await state(table, 'k', 'away');
    const took = Date.now() - began;
    await killed;
    t.diagnostic(`away after ${took} ms`);
    assert.ok(took < 5000, `${took} ms`);
    await doomed.close().catch(() => {});
    await leave(table);
  });

  // (A whole browser, as in a soak, asks its maker for updates.)
  test('nothing was asked of any other machine', { skip: SOAK || !ENGINES.includes('chromium') }, async () => {
    await browsers.chromium.close();
    delete browsers.chromium;
    const { urls, names, udp } = network_log(log);
    assert.ok(urls.length > 1 && udp.length > 10, `the log tells: ${urls.length} ${udp.length}`);
    assert.deepEqual(urls.filter((/** @type {string} */ url) => !url.startsWith(server.url) && !url.startsWith('data:')), []);
    assert.deepEqual(names.filter((/** @type {string} */ name) => !/^(https?:\/\/)?(localhost|127\.0\.0\.1|[\da-f-]{36}\.local\.?)(:\d+)?$/.test(name)), []);
    const own = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address)).concat('224.0.0.251', 'ff02::fb');
    assert.deepEqual([...new Set(udp.map((/** @type {string} */ where) => where.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')))].filter((where) => !own.includes(where)), []);
  });
});
