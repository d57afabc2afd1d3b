// Runs end-to-end tests, several side by side. scripts/test calls it; by hand, with the site built:
//   node tests/journeys/run.mjs [NAME...]     all, or those of tests/journeys/NAME.test.mjs
//     --lanes N    that many at a time (default: one more than cores, as each sometimes waits for its browser)
//     --order N    shuffled by that seed; by default the longest first, with --times shuffled by a new seed, which is printed
//     --times N    each that many times, the n-th time with other deals: TABLEE_SEED=n
//     --load       with a load on every core besides
// The last line has the totals. A failure is printed with the command that repeats it. Nothing is retried.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dice } from './dice.mjs';
import { plan_of } from './plan.mjs';
import { totals, failures } from '../../scripts/lib/tap.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = 'tests/journeys';
const logs = path.join(root, 'build/logs');
const pictures = path.join(logs, 'last-look');

const { values: asked, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    lanes: { type: 'string', default: String(availableParallelism() + 1) },
    order: { type: 'string', default: '' },
    times: { type: 'string', default: '1' },
    load: { type: 'boolean', default: false },
  },
});

const all = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.test.mjs')).map((file) => file.replace('.test.mjs', ''));
for (const name of names) {
  if (!all.includes(name)) {
    console.log(`there is no end-to-end test called ${name} (${all.join(', ')})`);
    process.exit(2);
  }
}
const times = Number(asked.times);
// The order is the same in every run; orders that reveal faults are searched for in soak runs.
const order = Number(asked.order || (times > 1 ? 1 + Math.floor(Math.random() * 9999) : 0));
const random = dice(order);
// Long ones first, so that no lane waits for the other at the end.
const queue = Array.from({ length: times }, (_, n) => n + 1).flatMap((time) =>
  all.filter((name) => !names.length || names.includes(name))
    .map((name) => ({ name, time, rank: plan_of(name).seconds * (order ? 0.5 + random() : 1) }))
    .sort((a, b) => b.rank - a.rank));

mkdirSync(logs, { recursive: true });
rmSync(pictures, { recursive: true, force: true });

/** @typedef {{name: string, time: number, seconds: number, passed: number, failed: number, report: string}} Outcome */

/**
 * Runs one test in a process of its own; resolves when that and everything it started has ended.
 * @param {{name: string, time: number}} which
 */
function play({ name, time }) {
  const file = `${folder}/${name}.test.mjs`;
  const log = path.join(logs, `journeys-${name}${times > 1 ? `-${time}` : ''}.log`);
  const seed = times > 1 ? String(time) : process.env.TABLEE_SEED || '1';
  const limit = Math.max(240, 8 * plan_of(name).seconds) * (process.env.TABLEE_SOAK ? 10 : 1) * (asked.load ? 3 : 1);
  const look = path.join(pictures, `${name}-${time}`);
  const began = Date.now();
  const child = spawn(process.execPath, ['--test', '--test-force-exit', '--test-concurrency=1', '--test-reporter=tap', file], {
    cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, TABLEE_SEED: seed, TABLEE_LAST_LOOK: look },
  });
  const out = createWriteStream(log);
  child.stdout.pipe(out, { end: false });
  child.stderr.pipe(out, { end: false });
  // First by a signal that lets the process close its browsers.
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // it has ended
    }
  };
  let late = false;
  const clock = setTimeout(() => {
    late = true;
    stop('SIGTERM');
    setTimeout(stop, 10000, 'SIGKILL').unref();
  }, limit * 1000);
  // When this process is ended, it ends the tests, also by a signal first, as not all browsers are in its process
  // group.
  const leave = () => stop('SIGTERM');
  process.once('exit', leave);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(clock);
      process.removeListener('exit', leave);
      stop('SIGKILL');
      out.end(() => {
        const text = readFileSync(log, 'utf8');
        const { passed, failed } = totals(text);
        const seconds = (Date.now() - began) / 1000;
        const bad = late || code !== 0 || failed > 0;
        if (!bad) rmSync(look, { recursive: true, force: true });
        const engines = process.env.TABLEE_ENGINES ? `TABLEE_ENGINES=${process.env.TABLEE_ENGINES} ` : '';
        const again = `${engines}TABLEE_SEED=${seed} node --test ${file}`;
        const seen = existsSync(look) ? readdirSync(look).map((picture) => path.relative(root, path.join(look, picture))) : [];
        resolve({
          name, time, seconds, passed, failed: bad ? Math.max(1, failed) : 0,
          report: !bad ? '' : [
            `${name}${late ? ` took more than ${limit} s and was ended` : ''}: again by  ${again}`,
            failures(text) || `  it ended before it was done (${code}); its last lines:\n${text.trim().split('\n').slice(-12).map((line) => `  ${line}`).join('\n')}`,
            `  log: ${path.relative(root, log)}${seen.length ? `  the page then: ${seen.join(' ')}` : ''}`,
          ].join('\n'),
        });
      });
    });
  });
}

console.log(`${order ? `order ${order}` : 'the longest first'}, ${asked.lanes} at a time${times > 1 ? `, ${times} times each` : ''}`);
const busy = asked.load ? Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })) : [];
process.once('exit', () => busy.forEach((child) => child.kill('SIGKILL')));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(1));

/** @type {Outcome[]} */
const done = [];
const began = Date.now();
const lane = async () => {
  for (let next; (next = queue.shift());) {
    const outcome = /** @type {Outcome} */ (await play(next));
    done.push(outcome);
    console.log(`${outcome.failed ? 'FAILED' : 'ok'}  ${outcome.name}: ${outcome.passed} passed${outcome.failed ? `, ${outcome.failed} failed` : ''}, ${outcome.seconds.toFixed(1)} s`);
    if (outcome.report) console.log(outcome.report);
  }
};
await Promise.all(Array.from({ length: Number(asked.lanes) }, lane));

const sum = (/** @type {(o: Outcome) => number} */ of) => done.reduce((total, outcome) => total + of(outcome), 0);
console.log('-- slowest first');
for (const { name, time, seconds } of [...done].sort((a, b) => b.seconds - a.seconds).slice(0, 40))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}${times > 1 ? ` (${time})` : ''}`);
console.log(`-- ${((Date.now() - began) / 1000).toFixed(0)} s for ${sum((o) => o.seconds).toFixed(0)} s of tests`);
if (times > 1) {
  const failed = done.filter((outcome) => outcome.failed);
  console.log(`-- ${failed.length} of ${done.length} failed: ${failed.map(({ name, time }) => `${name} (${time})`).join(', ') || 'none'}`);
}
console.log(`${sum((o) => o.passed)} passed, ${sum((o) => o.failed)} failed`);
process.exit(sum((o) => o.failed) ? 1 : 0);
