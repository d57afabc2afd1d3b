// The table's sounds, made here: paper, a swept row, chips, the end of a round. Soft, short, and never two of a kind at once.
const LOUD = [0.22, 0.5, 0.95]; // quiet, normal, loud
let higher = 1; // pitch rises a little with the distance round the table, for players who hear with one ear

function make() {
  const context = new AudioContext();
  const out = new GainNode(context, { gain: LOUD[1] });
  out.connect(context.destination);
  // The way to `out`, panned to the side at which the player sits.
  const pan = typeof context.createStereoPanner === 'function' ? new StereoPannerNode(context) : null;
  const way = pan || new GainNode(context);
  way.connect(out);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate); // a second of it
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { context, out, pan, way, noise };
}
/** @type {ReturnType<typeof make> | null} */
let made = null;
const audio = () => (made ||= make());

// Loudness that comes at once, or in `rise` seconds, and dies away.
function envelope(/** @type {number} */ at, /** @type {number} */ loud, /** @type {number} */ seconds, rise = 0.004) {
  const { context, way } = audio();
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + rise + seconds);
  gain.connect(way);
  return gain;
}
/** @typedef {{loud: number, seconds: number, from: number, to?: number, sharp?: number, rise?: number}} Rustle */
function rustle(/** @type {number} */ at, /** @type {Rustle} */ { loud, seconds, from, to = from, sharp = 0.8, rise }) {
  const { context, noise } = audio();
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from * higher, Q: sharp });
  filter.frequency.setValueAtTime(from * higher, at);
  filter.frequency.exponentialRampToValueAtTime(to * higher, at + seconds);
  source.connect(filter).connect(envelope(at, loud, seconds, rise));
  source.start(at, Math.random() * 0.5, seconds + 0.2);
}
/** @typedef {{loud: number, seconds: number, pitch: number, to?: number}} Tone */
function tone(/** @type {number} */ at, /** @type {Tone} */ { loud, seconds, pitch, to = pitch }) {
  const { context } = audio();
  const source = new OscillatorNode(context, { type: 'sine', frequency: pitch * higher });
  source.frequency.setValueAtTime(pitch * higher, at);
  source.frequency.exponentialRampToValueAtTime(to * higher, at + seconds);
  source.connect(envelope(at, loud, seconds));
  source.start(at);
  source.stop(at + seconds + 0.1);
}

/** @type {Record<string, (at: number, weight: number) => void>} */
const SOUNDS = {
  // A card laid on cloth: a dull thud under a little paper.
  card(at) {
    rustle(at, { loud: 0.35, seconds: 0.07, from: 2400, to: 1300 });
    tone(at, { loud: 0.3, seconds: 0.09, pitch: 150, to: 85 });
  },
  flip(at) {
    rustle(at, { loud: 0.28, seconds: 0.06, from: 3200, to: 2000 });
    rustle(at + 0.07, { loud: 0.3, seconds: 0.08, from: 1800, to: 1100 });
  },
  deal(at) {
    for (let i = 0; i < 6; i++) rustle(at + i * 0.075, { loud: 0.2, seconds: 0.05, from: 2600 - i * 120, to: 1600 });
  },
  sweep(at) {
    rustle(at, { loud: 0.4, seconds: 0.34, from: 900, to: 2300, sharp: 0.6, rise: 0.09 });
    tone(at + 0.24, { loud: 0.22, seconds: 0.14, pitch: 120, to: 70 });
  },
  chip(at) {
    for (const [late, pitch] of [[0, 2350], [0.045, 3120]]) {
      tone(at + late, { loud: 0.12, seconds: 0.09, pitch });
      tone(at + late, { loud: 0.05, seconds: 0.05, pitch: pitch * 1.52 });
    }
  },
  // A row is full: a rising rustle.
  brim(at) {
    tone(at, { loud: 0.1, seconds: 0.5, pitch: 196, to: 330 });
    tone(at, { loud: 0.04, seconds: 0.5, pitch: 294, to: 495 });
  },
  // A small cowbell; larger and longer for many points.
  bell(at, weight) {
    const pitch = 620 - 9 * Math.min(weight, 25);
    const seconds = 0.16 + 0.02 * Math.min(weight, 25);
    for (const [of, loud] of [[1, 0.2], [1.48, 0.13], [2.6, 0.05]]) tone(at, { loud, seconds, pitch: pitch * of, to: pitch * of * 0.985 });
    if (weight > 9) tone(at + 0.15, { loud: 0.12, seconds, pitch: pitch * 0.89 });
  },
  end(at) {
    for (const [i, pitch] of [392, 493.9, 587.3].entries()) tone(at + i * 0.11, { loud: 0.14, seconds: 0.7, pitch });
  },
};

/** @type {Record<string, number>} */
const last = {};
tablee.extra('sound', (tools, /** @type {import('../messages.js').ToPage['sound']} */ { names, volume, weight, side }) => {
  const { context, out, pan } = audio();
  if (pan) pan.pan.value = (0.8 * side) / 100;
  higher = 2 ** (side / 400); // three semitones at each end
  out.gain.value = LOUD[volume] ?? LOUD[1];
  // The user has tapped by now, so a suspended context may start.
  if (context.state !== 'running') context.resume().catch(() => {});
  const at = context.currentTime + 0.01;
  for (const name of names) {
    if (!SOUNDS[name] || at - (last[name] ?? -1) < 0.04) continue;
    last[name] = at;
    SOUNDS[name](at, weight);
  }
});
