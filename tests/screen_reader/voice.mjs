// A silent voice: an output module of the speech dispatcher. It takes as long as a real voice, and writes a line of
// JSON for every text that it is given (asked), has said completely (said) or had to interrupt (cut: what was said, and
// what was not). The speech dispatcher starts it; EAR_LOG names the file, SCREEN_READER_PACE the characters a second. While
// the file EAR_QUICK exists, it takes no time.
import { appendFileSync, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

const log = process.env.EAR_LOG || '/dev/null';
const pace = Number(process.env.SCREEN_READER_PACE || 120);
const note = (/** @type {object} */ what) => appendFileSync(log, `${JSON.stringify({ at: Date.now(), ...what })}\n`);
const answer = (/** @type {string[]} */ ...lines) => process.stdout.write(`${lines.join('\n')}\n`);

/** @type {{text: string, began: number, timer: NodeJS.Timeout} | null} */
let speaking = null;

function speak(/** @type {string} */ text) {
  stop();
  note({ asked: text });
  answer('701 BEGIN');
  const done = () => {
    speaking = null;
    note({ said: text });
    answer('702 END');
  };
  const ms = existsSync(process.env.EAR_QUICK || '') ? 1 : 30 + (text.length / pace) * 1000;
  speaking = { text, began: Date.now(), timer: setTimeout(done, ms) };
}

function stop() {
  if (!speaking) return;
  const { text, began, timer } = speaking;
  clearTimeout(timer);
  speaking = null;
  const far = Math.min(text.length, Math.floor(((Date.now() - began) / 1000) * pace));
  note({ cut: [text.slice(0, far), text.slice(far)] });
  answer('703 STOP');
}

// Texts arrive as SSML.
const ENTITIES = /** @type {Record<string, string>} */ ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' });
const plain = (/** @type {string} */ text) =>
  text.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => ENTITIES[name]).replace(/\s+/g, ' ').trim();

/** @type {((block: string) => void) | null} called with the lines before a single dot */
let block = null;
/** @type {string[]} */
let lines = [];
const to_dot = (/** @type {string} */ first, /** @type {(block: string) => void} */ then) => {
  answer(first);
  block = then;
};

const COMMANDS = /** @type {Record<string, () => void>} */ ({
  INIT: () => answer('299-a voice that nobody hears', '299 OK LOADED SUCCESSFULLY'),
  'LIST VOICES': () => answer('200-quiet\ten\tnone', '200-calme\tfr\tnone', '200-leise\tde\tnone', '200 OK VOICE LIST SENT'),
  SET: () => to_dot('203 OK RECEIVING SETTINGS', () => answer('203 OK SETTINGS RECEIVED')),
  AUDIO: () => to_dot('207 OK RECEIVING AUDIO SETTINGS', () => answer('203 OK AUDIO INITIALIZED')),
  LOGLEVEL: () => to_dot('207 OK RECEIVING LOGLEVEL SETTINGS', () => answer('203 OK LOGLEVEL SET')),
  STOP: stop,
  PAUSE: stop,
  QUIT: () => {
    answer('210 OK QUIT');
    process.exit(0);
  },
});
for (const kind of ['SPEAK', 'CHAR', 'KEY', 'SOUND_ICON']) {
  COMMANDS[kind] = () => to_dot('202 OK RECEIVING MESSAGE', (text) => {
    answer('200 OK SPEAKING');
    speak(plain(text));
  });
}

createInterface({ input: process.stdin }).on('line', (line) => {
  if (block) {
    if (line !== '.') {
      lines.push(line.replace(/^\.\./, '.'));
      return;
    }
    const then = block;
    const text = lines.join('\n');
    block = null;
    lines = [];
    then(text);
    return;
  }
  const command = line.trim();
  if (COMMANDS[command]) COMMANDS[command]();
  else answer(command.startsWith('DEBUG') ? '200 OK DEBUGGING' : '300 ERR UNKNOWN COMMAND');
}).on('close', () => process.exit(0));
