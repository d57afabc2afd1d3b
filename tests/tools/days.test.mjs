// The page's date, with a simulated clock: midnights in several time zones, changes to summer time, and sleep.
import assert from 'node:assert/strict';
import path from 'node:path';
import { afterEach, test } from 'node:test';
import { bundle } from '../../scripts/site/bundle.mjs';
import { root } from './lib.mjs';

const source = await bundle(path.join(root, 'web/page/js/days.js'), { global: 'days', lean: false });
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

// A visible tab at that time. run(ms) lets time pass; set(time) changes the clock as a user or sleep would, without
// running timers; signal(name) is an event of window or document.
function tab(/** @type {string} */ start) {
  let now = new Date(start).getTime();
  /** @type {Map<number, {act: () => void, at: number}>} */
  const timers = new Map();
  let next = 1;
  /** @type {Record<string, (() => void)[]>} */
  const listeners = {};
  const listen = { addEventListener: (/** @type {string} */ name, /** @type {() => void} */ act) => (listeners[name] ||= []).push(act) };
  class Clock extends Date {
    constructor(/** @type {ConstructorParameters<DateConstructor>} */ ...parts) {
      if (parts.length) super(...parts);
      else super(now);
    }
  }
  /** @type {string[]} */
  const reported = [];
  let rings = 0;
  const names = ['document', 'window', 'Date', 'setTimeout', 'clearTimeout'];
  const page = new Function(...names, `${source}; return days;`)(
    { ...listen, hidden: false }, listen, Clock,
    (/** @type {() => void} */ act, /** @type {number} */ ms) => {
      timers.set(next, { act, at: (Number.isFinite(now) ? now : 0) + (ms || 0) });
      return next++;
    },
    (/** @type {number} */ id) => timers.delete(id),
  );
  page.watch_days((/** @type {string} */ day) => reported.push(day));
  return {
    reported,
    today: page.today,
    rings: () => rings,
    set(/** @type {string} */ time) { now = time === 'broken' ? NaN : new Date(time).getTime(); },
    signal: (/** @type {string} */ name) => (listeners[name] || []).forEach((act) => act()),
    run(/** @type {number} */ ms) {
      const end = now + ms;
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!due) break;
        timers.delete(due[0]);
        now = Math.max(now, due[1].at);
        rings++;
        assert.ok(rings < 10000, 'it rests between');
        due[1].act();
      }
      now = end;
    },
  };
}

const MINUTE = 60000;
test('midnight in front of a visible tab: the new day within a second, in any zone', () => {
  for (const tz of ['UTC', 'Europe/Paris', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Etc/GMT+12', 'Asia/Kathmandu', 'Australia/Lord_Howe']) {
    process.env.TZ = tz;
    const t = tab('2026-11-21T23:30:00');
    t.run(29 * MINUTE + 59000);
    assert.deepEqual(t.reported, [], tz);
    t.run(2000);
    assert.deepEqual(t.reported, ['2026-11-22'], tz);
    t.run(3 * 24 * 60 * MINUTE);
    assert.deepEqual(t.reported, ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'], tz);
  }
});

test('days of 23 and 25 hours, and a midnight that does not exist', () => {
  // Clocks go on at 2:00 and back at 3:00 in Paris; at midnight itself in Beirut and in Santiago.
  for (const [tz, from] of [['Europe/Paris', '2026-03-28'], ['Europe/Paris', '2026-10-24'], ['Asia/Beirut', '2026-03-28'], ['America/Santiago', '2026-09-05'], ['America/Santiago', '2026-04-04']]) {
    process.env.TZ = tz;
    const t = tab(`${from}T12:00:00`);
    const seen = [];
    let before = t.today();
    for (let minute = 0; minute < 3 * 24 * 60; minute++) {
      t.run(MINUTE);
      // The last report is always the date of the local clock.
      const day = t.today();
      if (day !== before) seen.push(day);
      before = day;
      assert.equal(t.reported.at(-1) ?? day, day, `${tz} ${minute}`);
    }
    assert.deepEqual(t.reported, seen, tz);
    assert.equal(seen.length, 3, tz);
  }
});

test('sleep, a changed clock, and a broken one', () => {
  process.env.TZ = 'Europe/Berlin';
  const t = tab('2026-11-21T09:00:00');
  t.set('2026-11-23T08:00:00');
  t.signal('visibilitychange');
  assert.deepEqual(t.reported, ['2026-11-23']);
  t.set('2026-11-22T08:00:00');
  t.signal('focus');
  assert.deepEqual(t.reported, ['2026-11-23', '2026-11-22']);
  t.set('2026-12-24T08:00:00');
  t.signal('pageshow');
  t.set('12026-11-22T08:00:00'.padStart(22, '+0'));
  t.signal('focus');
  assert.equal(t.reported.at(-1), '');
  t.set('broken');
  t.signal('focus');
  assert.equal(t.today(), '');
  t.set('2026-12-25T08:00:00');
  t.signal('focus');
  assert.deepEqual(t.reported.slice(-3), ['2026-12-24', '', '2026-12-25']);
  // The clock is read some two dozen times a day, not more.
  const before = t.rings();
  t.run(24 * 60 * MINUTE);
  assert.ok(t.rings() - before < 40, `${t.rings() - before} looks a day`);
});
