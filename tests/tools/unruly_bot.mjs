// A contestant that misbehaves at times, to test that the arena copes with it.
//   node unruly_bot.mjs crash|hang|illegal|garbage|late|silent|version|loud
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';

const kind = process.argv[2];
const say = (/** @type {object} */ line) => process.stdout.write(`${JSON.stringify(line)}\n`);
let asked = 0;

for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text);
  if (line.type === 'hello') {
    if (kind === 'silent') process.exit(0);
    say({ type: 'hello', protocol: kind === 'version' ? 99 : 1, name: 'unruly' });
    continue;
  }
  if (kind === 'loud') for (let i = 0; i < 100; i++) writeSync(2, 'complaint '.repeat(2000));
  const now = ++asked === 5;
  if (now && kind === 'crash') process.exit(1);
  // for ever, without using the processor
  if (now && kind === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (now && kind === 'garbage') process.stdout.write('thinking…\u001b[31m\n');
  if (now && kind === 'late') say({ type: 'move', id: line.id - 1, move: line.legal[0] });
  say({ type: 'move', id: line.id, move: now && kind === 'illegal' ? '105' : line.legal[0] });
}
