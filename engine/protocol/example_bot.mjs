// The smallest bot that speaks the protocol of docs/PROTOCOL.md: it always plays the first legal
// move, often its lowest card. Try it:
//   tablee arena --contestants greedy,"exec:node engine/protocol/example_bot.mjs"
import { createInterface } from 'node:readline';

const say = (/** @type {object} */ line) => process.stdout.write(JSON.stringify(line) + '\n');

for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text);
  if (line.type === 'hello') say({ type: 'hello', protocol: 1, name: 'lowest card' });
  if (line.type === 'think') say({ type: 'move', id: line.id, move: line.legal[0] });
}
