// A link's two ends, over connections of this file: what is asked of a browser, and what its failures give.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answer, offer } from '../../web/page/js/link/peer.js';

const sdp_of = (/** @type {string} */ type, { origin = '-', n = 1 } = {}) => [
  'v=0', `o=${origin} 1 2 IN IP4 127.0.0.1`, `a=candidate:1 1 udp 2113937151 10.0.0.${n} 5000 typ host`, `a=ice-ufrag:abc${n}`, 'a=ice-pwd:V9EVjdcw3o3NXLE/x/Ysll4v',
  `a=fingerprint:sha-256 ${Array(32).fill('A7').join(':')}`, `a=setup:${type === 'offer' ? 'actpass' : 'active'}`, '',
].join('\r\n');

/** A clock whose timers run when the test says so. */
function made_clock() {
  const clock = {
    time: 0,
    /** @type {Map<number, {at: number, run: () => void}>} */
    timers: new Map(),
    now: () => clock.time,
    after: (/** @type {() => void} */ run, /** @type {number} */ ms) => (clock.timers.set(++clock.last, { at: clock.time + ms, run }), clock.last),
    every: () => 0,
    stop: (/** @type {any} */ timer) => clock.timers.delete(timer),
    last: 0,
    pass(/** @type {number} */ ms) {
      clock.time += ms;
      for (const [id, { at, run }] of [...clock.timers]) if (at <= clock.time && clock.timers.delete(id)) run();
    },
  };
  return clock;
}

/** The browser's part: descriptions as asked for, and a channel that only counts. @param {{gathers?: boolean, refuses?: boolean, origin?: string, sdp?: string}} how */
function made_browser({ gathers = true, refuses = false, origin, sdp } = {}) {
  /** @type {any[]} */
  const connections = [];
  class Connection {
    constructor(/** @type {unknown} */ settings) {
      Object.assign(this, { settings, n: connections.push(this) });
    }

    iceGatheringState = 'new';
    signalingState = 'stable';
    connectionState = 'new';
    closed = false;
    wire = { sent: /** @type {string[]} */ ([]), closed: false, send: (/** @type {string} */ text) => { this.wire.sent.push(text); }, close: () => { this.wire.closed = true; } };

    createDataChannel(/** @type {string} */ name, /** @type {unknown} */ how) {
      Object.assign(this, { how });
      return this.wire;
    }

    async setLocalDescription() {
      const type = this.signalingState === 'stable' ? 'offer' : 'answer';
      this.localDescription = { sdp: sdp ?? sdp_of(type, { origin, n: /** @type {any} */ (this).n }) };
      this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
      if (gathers) this.iceGatheringState = 'complete';
    }

    async setRemoteDescription(/** @type {{type: string, sdp: string}} */ description) {
      if (refuses) throw new Error('InvalidAccessError');
      this.remote = description;
      this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
    }

    close() {
      this.closed = true;
    }

    become(/** @type {string} */ state) {
      this.connectionState = state;
      /** @type {any} */ (this).onconnectionstatechange();
    }
  }
  const clock = made_clock();
  /** @type {string[]} */
  const states = [];
  const options = {
    Connection: /** @type {any} */ (Connection), clock, about: 'x', check_hello: () => '', on_message: () => {},
    on_state: (/** @type {string} */ state, why = '') => states.push(`${state} ${why}`.trim()),
  };
  return { connections, clock, states, options };
}
/** @typedef {ReturnType<typeof made_browser>} Browser */

async function joined(/** @type {Browser} */ table = made_browser(), /** @type {Browser} */ phone = made_browser()) {
  const offered = await offer(table.options);
  assert.equal(offered.problem, undefined);
  const answered = await answer(offered.peer.code, phone.options);
  assert.equal(answered.problem, undefined);
  return { table, phone, at: offered.peer, on: answered.peer };
}

describe('a link', () => {
  test('asks no server, and of the browser one channel that both sides know', async () => {
    const { table, phone, at, on } = await joined();
    assert.equal(await at.accept(on.code), '');
    for (const { connections: [one] } of [table, phone]) {
      assert.deepEqual(one.settings, { iceServers: [] });
      assert.deepEqual(one.how, { negotiated: true, id: 0 });
    }
    assert.match(phone.connections[0].remote.sdp, /a=ice-ufrag:abc1\r\n[^]*a=setup:actpass/);
    assert.match(table.connections[0].remote.sdp, /a=candidate:1 1 udp \d+ 10\.0\.0\.1 5000[^]*a=setup:active/);
    for (const { connections: [one] } of [table, phone]) one.wire.onopen();
    table.connections[0].wire.onmessage({ data: phone.connections[0].wire.sent[0] });
    assert.deepEqual([table.states, phone.states, at.state, on.state], [['open'], [], 'open', 'waiting']);
    assert.equal(at.send({ n: 1 }), true);
    assert.equal(table.connections[0].wire.sent.at(-1), '["m",1,0,{"n":1}]');
  });

  test('waits for candidates, but not longer than 2 s', async () => {
    const quick = made_browser();
    await offer(quick.options);
    assert.equal(quick.clock.timers.size, 0);
    const slow = made_browser({ gathers: false });
    let made = false;
    const promise = offer(slow.options).then((it) => ((made = true), it));
    await new Promise(setImmediate);
    slow.clock.pass(1900);
    await new Promise(setImmediate);
    assert.equal(made, false);
    slow.clock.pass(100);
    assert.equal((await promise).problem, undefined);
    const late = made_browser({ gathers: false });
    const waiting = offer(late.options);
    await new Promise(setImmediate);
    late.connections[0].iceGatheringState = 'complete';
    late.connections[0].onicegatheringstatechange();
    assert.equal((await waiting).problem, undefined);
    assert.equal(late.clock.timers.size, 0);
  });

  test('names what is wrong with a code', async () => {
    const { at, on, table } = await joined();
    const { at: other } = await joined(table);
    assert.equal(await other.accept(on.code), 'other');
    for (const [code, problem] of [['', 'empty'], ['a2.A', 'version'], [at.code, 'kind'], [on.code.slice(0, -1), 'damaged']]) assert.equal(await at.accept(code), problem);
    assert.equal(await at.accept(on.code), '');
    assert.equal(await at.accept(on.code), 'used');
    const phone = made_browser();
    for (const [code, problem] of [['', 'empty'], ['o2.A', 'version'], [on.code, 'kind'], [at.code.slice(0, -1), 'damaged']]) assert.equal((await answer(code, phone.options)).problem, problem);
    assert.equal(phone.connections.length, 0, 'no connection is made for it');
  });

  test('names what a browser refuses, and leaves no connection', async () => {
    const { at, on } = await joined(made_browser({ refuses: true }));
    assert.equal(await at.accept(on.code), 'damaged');
    for (const [how, problem] of /** @type {const} */ ([[{ refuses: true }, 'damaged'], [{ sdp: 'v=0\r\n' }, 'unsupported']])) {
      const phone = made_browser(how);
      assert.equal((await answer(at.code, phone.options)).problem, problem);
      assert.equal(phone.connections[0].closed, true);
    }
    const without = made_browser().options;
    assert.equal((await offer({ ...without, Connection: undefined })).problem, 'unsupported');
    const broken = made_browser();
    broken.options.Connection.prototype.setLocalDescription = () => Promise.reject(new Error('NotAllowedError'));
    assert.equal((await offer(broken.options)).problem, 'unsupported');
    assert.equal(broken.connections[0].closed, true);
  });

  test('that breaks is closed: failed before it was open, lost after', async () => {
    for (const breaks of [(/** @type {any} */ one) => one.become('failed'), (/** @type {any} */ one) => one.wire.onclose()]) {
      const { table, phone } = await joined();
      breaks(table.connections[0]);
      assert.deepEqual(table.states, ['closed failed']);
      phone.connections[0].become('disconnected');
      assert.deepEqual(phone.states, []);
      phone.connections[0].wire.onopen();
      phone.connections[0].wire.onmessage({ data: '["h",1,"y"]' });
      breaks(phone.connections[0]);
      assert.deepEqual(phone.states, ['open', 'closed lost']);
    }
  });

  test('that is closed lets its last words go out', async () => {
    const { table, at } = await joined();
    const [one] = table.connections;
    one.wire.onopen();
    at.close();
    assert.deepEqual([one.wire.sent.at(-1), one.wire.closed, one.closed], ['["x","left"]', true, false]);
    table.clock.pass(1000);
    assert.equal(one.closed, true);
    one.wire.onclose();
    assert.deepEqual(table.states, ['closed left']);
  });

  test('a phone with Firefox does not wait for ever', async () => {
    const { phone } = await joined(made_browser(), made_browser({ origin: 'mozilla...THIS_IS_SDPARTA-99.0' }));
    phone.clock.pass(24000);
    assert.deepEqual(phone.states, []);
    phone.clock.pass(1000);
    assert.deepEqual(phone.states, ['closed failed']);
    const { phone: connected } = await joined(made_browser(), made_browser({ origin: 'mozilla...THIS_IS_SDPARTA-99.0' }));
    connected.connections[0].become('connected');
    connected.clock.pass(60000);
    assert.deepEqual(connected.states, []);
    const { phone: other } = await joined();
    other.clock.pass(600000);
    assert.deepEqual(other.states, []);
  });
});
