// Plays the table's sounds, which sound_score.js describes. They are short, and never two of a kind at once.
import { SCORE, VOLUMES } from './sound_score.js';

let higher = 1; // pitch rises a little with the distance round the table, for players who hear with one ear

function make() {
  const context = new AudioContext();
  const out = new GainNode(context, { gain: VOLUMES[1] });
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

// Loudness that comes in `rise` seconds and dies away.
function envelope(/** @type {number} */ at, /** @type {number} */ loud, /** @type {number} */ seconds, /** @type {number} */ rise) {
  const { context, way } = audio();
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + rise + seconds);
  gain.connect(way);
  return gain;
}

function play(/** @type {number} */ begin, /** @type {import('./sound_score.js').Layer} */ { late, loud, seconds, rise = 0.004, from, to, sharp, noise: rustles }) {
  const { context, noise } = audio();
  const at = begin + late;
  const source = rustles ? new AudioBufferSourceNode(context, { buffer: noise }) : new OscillatorNode(context);
  const filter = rustles ? new BiquadFilterNode(context, { type: 'bandpass', Q: sharp }) : null;
  const pitch = filter ? filter.frequency : /** @type {OscillatorNode} */ (source).frequency;
  pitch.setValueAtTime(from * higher, at);
  pitch.exponentialRampToValueAtTime(to * higher, at + seconds);
  const ends = envelope(at, loud, seconds, rise);
  if (filter) source.connect(filter).connect(ends);
  else source.connect(ends);
  if (source instanceof AudioBufferSourceNode) source.start(at, Math.random() * 0.2);
  else source.start(at);
  source.stop(at + rise + seconds + 0.05);
}

/** @type {Record<string, number>} */
const last = {};
let heavy = 0; // the points of the row that is about to be swept away
tablee.extra('sound', (tools, /** @type {import('../messages.js').ToPage['sound']} */ { names, volume, weight, side }) => {
  // Nothing sounds before the user has touched the page, as after a reload at a table: browsers refuse it, and what they
  // hold back would sound at the first touch.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const { context, out, pan } = audio();
  if (pan) pan.pan.value = (0.8 * side) / 100;
  higher = 2 ** (side / 400); // three semitones at each end
  out.gain.value = VOLUMES[volume] ?? VOLUMES[1];
  if (context.state !== 'running') context.resume().catch(() => {});
  if (weight > 0) heavy = weight;
  const at = context.currentTime + 0.01;
  for (const name of names) {
    if (!SCORE[name] || at - (last[name] ?? -1) < 0.04) continue;
    last[name] = at;
    for (const layer of SCORE[name](heavy)) play(at, layer);
    if (name === 'sweep') heavy = 0;
  }
});
