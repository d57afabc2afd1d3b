// The protocol of a link, over a pair of wires that lose, throw and repeat, with a clock of its own.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Channel, VERSION } from '../../web/page/js/link/channel.js';
import { whole_dice } from '../journeys/dice.mjs';

/** @typedef {import('../../web/page/js/link/channel.js').Message} Message */

const DELAY = 5; // ms on the way

/** A clock that goes on only when it is told to. */
function made_clock() {
  let time = 0;
  /** @type {Set<{at: number, run: () => void, again: number}>} */
  const timers = new Set();
  const later = (/** @type {() => void} */ run, /** @type {number} */ ms, again = 0) => {
    const timer = { at: time + ms, run, again };
    timers.add(timer);
    return timer;
  };
  return {
    now: () => time,
    after: later,
    every: (/** @type {() => void} */ run, /** @type {number} */ ms) => later(run, ms, ms),
    stop: (/** @type {any} */ timer) => timers.delete(timer),
    pending: () => timers.size,
    pass(/** @type {number} */ ms) {
      const end = time + ms;
      for (;;) {
        const next = [...timers].sort((a, b) => a.at - b.at)[0];
        if (!next || next.at > end) break;
        time = next.at;
        if (next.again) next.at += next.again;
        else timers.delete(next);
        next.run();
      }
      time = end;
    },
  };
}
/** @typedef {ReturnType<typeof made_clock>} Clock */

/** One end: what it heard, what it said of its state, and the wire towards the other. */
function made_end(/** @type {Clock} */ clock, /** @type {Partial<import('../../web/page/js/link/channel.js').Listener>} */ listener = {}) {
  const end = {
    /** @type {Message[]} */
    messages: [],
    /** @type {string[]} */
    states: [],
    /** @type {string[]} */
    frames: [],
    closed: false,
    late: 0, // tries to send after that
    mode: /** @type {'carries' | 'loses' | 'throws'} */ ('carries'),
    /** @type {(text: string) => void} */
    deliver: () => {},
    channel: /** @type {Channel} */ (/** @type {unknown} */ (null)),
    last: () => end.states.at(-1) ?? '',
    numbers: () => end.messages.map(({ n }) => n),
  };
  const wire = {
    send(/** @type {string} */ text) {
      if (end.closed) end.late += 1;
      if (end.mode === 'throws' || end.closed) throw new Error('InvalidStateError');
      end.frames.push(text);
      if (end.mode === 'carries') clock.after(() => end.deliver(text), DELAY);
    },
    close: () => { end.closed = true; },
  };
  end.channel = new Channel(wire, {
    about: 'table 7', check_hello: () => '', on_message: (message) => end.messages.push(message),
    on_state: (state, why) => end.states.push(why ? `${state}: ${why}` : state), ...listener,
  }, clock);
  return end;
}

function made_pair(/** @type {Partial<import('../../web/page/js/link/channel.js').Listener>} */ of_a = {}, of_b = {}, open = true) {
  const clock = made_clock();
  const [a, b] = [made_end(clock, of_a), made_end(clock, of_b)];
  a.deliver = (text) => b.channel.heard(text);
  b.deliver = (text) => a.channel.heard(text);
  if (open) {
    a.channel.opened();
    b.channel.opened();
    clock.pass(100);
  }
  return { clock, a, b };
}
/** One end against a stranger, who says whatever he likes. */
function made_alone(greeted = true) {
  const clock = made_clock();
  const a = made_end(clock);
  a.channel.opened();
  if (greeted) a.channel.heard(JSON.stringify(['h', VERSION, 'guest']));
  return { clock, a, says: (/** @type {unknown} */ frame) => a.channel.heard(typeof frame === 'string' ? frame : JSON.stringify(frame)) };
}
const upto = (/** @type {number} */ n) => Array.from({ length: n }, (_, i) => i + 1);

describe('hello', () => {
  test('opens both sides once each knows the other', () => {
    /** @type {string[]} */
    const heard = [];
    const { a, b } = made_pair({ about: 'table' }, { about: 'phone', check_hello: (/** @type {string} */ about) => (heard.push(about), '') });
    assert.deepEqual([a.states, b.states, heard], [['open'], ['open'], ['table']]);
  });

  test('is said until it is heard', () => {
    const { clock, a, b } = made_pair({}, {}, false);
    b.mode = 'loses';
    a.mode = 'throws';
    b.channel.opened();
    a.channel.opened();
    clock.pass(3500);
    assert.deepEqual([a.states, b.states], [[], []]);
    a.mode = 'carries';
    clock.pass(1000);
    assert.deepEqual([a.states, b.states], [[], ['open']]);
    b.mode = 'carries';
    clock.pass(1100);
    assert.deepEqual([a.states, b.states], [['open'], ['open']]);
  });

  test('a refusal is told to both sides', () => {
    const { clock, a, b } = made_pair({ check_hello: (about) => (about === 'rules 1' ? '' : 'other rules') }, { about: 'rules 2' });
    assert.deepEqual([a.states, b.last()], [['closed: other rules'], 'closed: other rules']);
    assert.deepEqual([a.closed, b.closed, clock.pending()], [true, true, 0]);
  });

  test('another version is refused before anything is looked at', () => {
    const { a, says } = made_alone(false);
    says(['h', VERSION + 1, { about: 1 }]);
    assert.deepEqual([a.states, a.frames.at(-1)], [['closed: version'], '["x","version"]']);
  });

  test('nothing is told before it', () => {
    const { a, says } = made_alone(false);
    says(['m', 1, 0, { n: 1 }]);
    assert.deepEqual([a.messages, a.states], [[], []]);
    says(['h', VERSION, 'guest']);
    says(['m', 1, 0, { n: 1 }]);
    assert.deepEqual(a.numbers(), [1]);
  });

  test('does not come: lost', () => {
    const { clock, a } = made_alone(false);
    clock.pass(31000);
    assert.deepEqual(a.states, ['closed: lost']);
  });
});

describe('messages', () => {
  test('arrive once, in order, and are forgotten when they are acknowledged', () => {
    const { clock, a, b } = made_pair({}, {}, false);
    for (const n of upto(5)) assert.equal(a.channel.send({ n }), true);
    a.channel.opened();
    b.channel.opened();
    for (const n of upto(20)) {
      a.channel.send({ n: n + 5 });
      b.channel.send({ n });
      clock.pass(50);
    }
    clock.pass(2000);
    assert.deepEqual([b.numbers(), a.numbers()], [upto(25), upto(20)]);
    assert.deepEqual([a.channel.queue, b.channel.queue], [[], []]);
    assert.equal(a.frames.filter((text) => text.startsWith('["m"')).length, 25, 'each went out once');
  });

  test('that were lost go out again when the other side is heard again', () => {
    const { clock, a, b } = made_pair();
    a.channel.send({ n: 1 });
    clock.pass(2000);
    a.mode = b.mode = 'loses';
    for (const n of upto(30)) a.channel.send({ n: n + 1 });
    clock.pass(6000);
    a.channel.send({ n: 32 });
    assert.deepEqual([a.last(), b.last(), b.numbers()], ['away', 'away', [1]]);
    assert.equal(a.frames.filter((text) => text.startsWith('["m"')).length, 31, 'nothing more while it is away');
    a.mode = b.mode = 'carries';
    clock.pass(2500);
    assert.deepEqual([a.last(), b.last(), b.numbers()], ['open', 'open', upto(32)]);
    assert.deepEqual(a.states, ['open', 'away', 'open']);
  });

  test('that were lost at the end of a silence go out at its end', () => {
    const { clock, a, b } = made_pair();
    a.mode = b.mode = 'loses';
    clock.pass(3500);
    a.channel.send({ n: 1 });
    clock.pass(1500);
    assert.equal(a.last(), 'away');
    a.mode = b.mode = 'carries';
    clock.pass(1100);
    assert.deepEqual(b.numbers(), [1]);
  });

  test('whose acknowledgement was lost are not told twice', () => {
    const { clock, a, b } = made_pair();
    b.mode = 'loses';
    for (const n of upto(10)) a.channel.send({ n });
    clock.pass(6000);
    assert.deepEqual([a.last(), b.numbers()], ['away', upto(10)]);
    b.mode = 'carries';
    b.channel.heard(a.frames.find((text) => text.startsWith('["m",3')));
    clock.pass(3000);
    assert.deepEqual([a.last(), b.numbers(), a.channel.queue], ['open', upto(10), []]);
  });

  test('that a wire refuses, or loses alone, go out later', () => {
    const { clock, a, b } = made_pair();
    a.mode = 'throws';
    a.channel.send({ n: 1 });
    a.mode = 'carries';
    clock.pass(1100);
    assert.deepEqual(b.numbers(), [1]);
    a.mode = 'loses';
    a.channel.send({ n: 2 });
    a.mode = 'carries';
    a.channel.send({ n: 3 });
    clock.pass(6000);
    assert.deepEqual([b.numbers(), a.states], [upto(3), ['open']]);
  });

  test('survive whatever a wire does, in any order of mishaps', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = whole_dice(seed);
      const { clock, a, b } = made_pair();
      let [to_a, to_b] = [0, 0];
      for (let step = 0; step < 60; step++) {
        for (const end of [a, b]) if (random(3) === 0) end.mode = /** @type {const} */ (['carries', 'carries', 'loses', 'throws'])[random(4)];
        if (a.mode !== 'carries' && random(8) === 0) a.mode = b.mode = 'carries'; // nobody is away for 30 s
        for (let k = random(4); k > 0; k--) a.channel.send({ n: ++to_b });
        for (let k = random(4); k > 0; k--) b.channel.send({ n: ++to_a });
        const again = b.frames[random(b.frames.length)];
        if (random(4) === 0 && again.startsWith('["m"')) a.channel.heard(again);
        clock.pass(random(900));
      }
      a.mode = b.mode = 'carries';
      clock.pass(20000);
      assert.deepEqual([b.numbers(), a.numbers()], [upto(to_b), upto(to_a)], `seed ${seed}`);
      assert.deepEqual([a.last(), b.last(), a.channel.queue, b.channel.queue], ['open', 'open', [], []]);
    }
  });

  test('are slowed down, so that no honest sender is cut off', () => {
    const { clock, a, b } = made_pair();
    for (const n of upto(900)) assert.equal(a.channel.send({ n }), true);
    clock.pass(40000);
    assert.deepEqual([b.numbers(), a.states, b.states], [upto(900), ['open'], ['open']]);
  });

  test('are not taken if they are too large, too many, or too late', () => {
    const { a } = made_pair();
    assert.equal(a.channel.send({ text: 'x'.repeat(8181) }), true);
    assert.equal(a.channel.send({ text: 'x'.repeat(8182) }), false);
    assert.equal(a.channel.send({ text: 'é'.repeat(4091) }), false);
    a.mode = 'loses';
    for (let i = 0; i < 1100; i++) a.channel.send({});
    assert.equal(a.channel.queue.length, 1000);
    a.channel.close();
    assert.equal(a.channel.send({}), false);
  });

  test('the largest arrives', () => {
    const { clock, a, b } = made_pair();
    a.channel.send({ text: 'é'.repeat(4090) });
    clock.pass(10);
    assert.equal(b.messages.length, 1);
  });
});

describe('the heartbeat', () => {
  test('away after 4 s of silence, open when heard again, closed after 30', () => {
    const { clock, a, b } = made_pair();
    clock.pass(60000);
    assert.deepEqual([a.states, b.states], [['open'], ['open']]);
    b.mode = 'loses';
    clock.pass(3000);
    assert.equal(a.last(), 'open');
    clock.pass(2500);
    assert.equal(a.last(), 'away');
    b.mode = 'carries';
    clock.pass(1100);
    assert.equal(a.last(), 'open');
    b.mode = 'loses';
    clock.pass(28000);
    assert.equal(a.last(), 'away');
    clock.pass(4000);
    assert.equal(a.last(), 'closed: lost');
    assert.equal(b.last(), 'closed: lost');
    assert.deepEqual([a.closed, b.closed], [true, true]);
  });

  test('a page that slept hears what came meanwhile', () => {
    const { clock, a, b } = made_pair();
    /** @type {string[]} */
    const waiting = [];
    a.deliver = (text) => waiting.push(text); // b sleeps
    const { tick } = b.channel;
    b.channel.tick = () => {};
    for (const n of upto(300)) a.channel.send({ n });
    clock.pass(20000);
    assert.equal(a.last(), 'away');
    b.channel.tick = tick;
    a.deliver = (text) => b.channel.heard(text);
    waiting.forEach(a.deliver);
    clock.pass(15000);
    assert.deepEqual([a.last(), b.last(), b.numbers()], ['open', 'open', upto(300)]);
  });
});

describe('closing', () => {
  test('is told to the other side, once, and nothing happens after it', () => {
    const { clock, a, b } = made_pair();
    b.channel.send({ n: 1 });
    a.channel.close();
    a.channel.close();
    clock.pass(5000);
    assert.deepEqual([a.states, b.states, a.messages], [['open', 'closed: left'], ['open', 'closed: left'], []]);
    for (const frame of ['["m",1,0,{}]', `["h",${VERSION},"again"]`, '["x","late"]', '']) b.channel.heard(frame);
    b.channel.end('lost');
    assert.deepEqual([clock.pending(), b.messages, b.states, a.late + b.late], [0, [], ['open', 'closed: left'], 0]);
  });

  test('before the wire carries, too', () => {
    const { clock, a } = made_pair({}, {}, false);
    a.mode = 'throws';
    a.channel.close();
    a.channel.opened();
    assert.deepEqual([a.states, a.closed, clock.pending()], [['closed: left'], true, 0]);
  });

  test('a broken wire closes at once', () => {
    const { clock, a } = made_pair();
    a.channel.end('lost');
    assert.deepEqual(a.states, ['open', 'closed: lost']);
    clock.pass(50);
  });

  test('a stranger’s reason is cut', () => {
    const { a, says } = made_alone();
    says(['x', 'y'.repeat(4000)]);
    assert.equal(a.last(), `closed: ${'y'.repeat(100)}`);
  });
});

describe('what a stranger sends', () => {
  const ends = (/** @type {unknown} */ frame) => {
    const { a, says } = made_alone();
    a.channel.send({ n: 1 });
    says(frame);
    return [a.last(), a.closed, a.frames.at(-1)];
  };

  test('is a frame, or the link is closed', () => {
    const message = (/** @type {unknown} */ what) => ['m', 1, 0, what];
    for (const frame of [
      '', '{', 'null', '1', '"m"', '{"0":"b","1":0}', [], ['q'], [null], ['b'], ['b', -1], ['b', 0.5], ['b', '0'], ['b', 2], ['b', 1e300], ['b', null],
      message(null), message(1), message('text'), message([]), message(undefined), ['m', -1, 0, {}], ['m', 1.5, 0, {}], ['m', '1', 0, {}], ['m', 1, 2, {}], ['m', 1],
      ['x'], ['x', 1], ['x', null], ['h', VERSION], ['h', VERSION, 1],
    ]) assert.deepEqual(ends(frame), ['closed: garbled', true, '["x","garbled"]'], JSON.stringify(frame));
    const { a } = made_alone();
    a.channel.heard(new ArrayBuffer(4));
    assert.equal(a.last(), 'closed: garbled');
  });

  test('is at most 8 kB and a little', () => {
    assert.deepEqual(ends(['m', 1, 0, { text: 'x'.repeat(8236) }]), ['closed: large', true, '["x","large"]']);
    assert.deepEqual(ends(['m', 1, 0, { text: 'é'.repeat(4118) }])[0], 'closed: large');
    assert.equal(ends(['m', 1, 0, { text: 'x'.repeat(8181) }])[0], 'open');
  });

  test('comes 40 times a second on average, of whatever kind', () => {
    for (const frame of [(/** @type {number} */ n) => ['m', n, 0, {}], () => ['b', 0], () => ['h', VERSION, 'guest'], () => ['m', 1, 0, {}]]) {
      const { clock, a, says } = made_alone();
      for (let n = 1; n <= 20000 && a.last() === 'open'; n++) {
        clock.pass(25);
        says(frame(n));
      }
      assert.equal(a.last(), 'open', '40 a second');
      let more = 0;
      while (a.last() === 'open') {
        clock.pass(10);
        says(frame(20001 + more++));
        assert.ok(more < 1000, '100 a second');
      }
      assert.equal(a.last(), 'closed: flood');
    }
    const { a, says } = made_alone();
    for (let n = 0; n < 500; n++) says(['b', 0]);
    assert.equal(a.last(), 'closed: flood');
  });

  test('whatever it is, it never throws', () => {
    const random = whole_dice(5);
    const value = () => [0, 1, 2, -1, 1.5, '', 'm', null, true, [], {}, { n: 1 }, 2 ** 60, VERSION][random(14)];
    for (let i = 0; i < 5000; i++) {
      const { a, says } = made_alone(random(2) === 0);
      a.channel.send({ n: 1 });
      for (let k = 0; k < 4; k++) says(random(5) ? [['h', 'm', 'b', 'x', value()][random(5)], ...Array.from({ length: random(4) }, value)] : String.fromCharCode(...Array.from({ length: random(20) }, () => random(300))));
      for (const message of a.messages) assert.ok(message && typeof message === 'object' && !Array.isArray(message));
    }
  });
});
