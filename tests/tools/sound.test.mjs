// The table's sounds, rendered without a browser: a phone's speaker, which gives little below 400 Hz, carries each of them, and
// none is lost beside another.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { SCORE, VOLUMES } from '../../web/page/js/extra/sound_score.js';

const RATE = 44100;
const WEIGHTS = [0, 1, 5, 10, 25, 60];

/** @typedef {import('../../web/page/js/extra/sound_score.js').Layer} Layer */

/** Numbers between −1 and 1, the same in each run. @param {number} seed */
function noise_of(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** The samples of one layer, as the Web Audio nodes of sound.js produce them. @param {Float64Array} samples @param {Layer} layer */
function add_layer(samples, { late, loud, seconds, rise = 0.004, from, to, sharp = 1, noise }) {
  const next = noise_of(7);
  let phase = 0, x1 = 0, x2 = 0, y1 = 0, y2 = 0;
  const begin = Math.round(late * RATE);
  for (let i = 0; i < (rise + seconds) * RATE && begin + i < samples.length; i++) {
    const t = i / RATE;
    const pitch = from * (to / from) ** Math.min(1, t / seconds);
    const level = t < rise ? (loud * t) / rise : loud * (0.0005 / loud) ** ((t - rise) / seconds);
    let sample;
    if (noise) {
      const w = (2 * Math.PI * pitch) / RATE, alpha = Math.sin(w) / (2 * sharp), x = next();
      sample = (alpha * (x - x2) + 2 * Math.cos(w) * y1 - (1 - alpha) * y2) / (1 + alpha);
      [x2, x1, y2, y1] = [x1, x, y1, sample];
    } else {
      sample = Math.sin(phase);
      phase += (2 * Math.PI * pitch) / RATE;
    }
    samples[begin + i] += sample * level * VOLUMES[1];
  }
}

/** @param {Layer[]} layers */
function render(layers) {
  const samples = new Float64Array(2 ** 17); // three seconds
  for (const layer of layers) add_layer(samples, layer);
  return samples;
}

/** The root mean square of the loudest tenth of a second, which is about what an ear weighs, in dB below full scale. @param {Float64Array} samples */
function level_of(samples) {
  const wide = RATE / 10;
  let sum = 0, most = 0;
  samples.forEach((sample, i) => {
    sum += sample ** 2 - (i >= wide ? samples[i - wide] ** 2 : 0);
    most = Math.max(most, sum);
  });
  return 10 * Math.log10(most / wide);
}

/** In place, by halves (Cooley and Tukey). @param {Float64Array} real @param {Float64Array} imaginary */
function fourier(real, imaginary) {
  const n = real.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [real[i], real[j], imaginary[i], imaginary[j]] = [real[j], real[i], imaginary[j], imaginary[i]];
  }
  for (let size = 2; size <= n; size *= 2)
    for (let start = 0; start < n; start += size)
      for (let k = 0; k < size / 2; k++) {
        const a = start + k, b = a + size / 2, turn = (-2 * Math.PI * k) / size;
        const re = real[b] * Math.cos(turn) - imaginary[b] * Math.sin(turn), im = real[b] * Math.sin(turn) + imaginary[b] * Math.cos(turn);
        [real[b], imaginary[b], real[a], imaginary[a]] = [real[a] - re, imaginary[a] - im, real[a] + re, imaginary[a] + im];
      }
}

/** The part of the energy that lies above 400 Hz. @param {Float64Array} samples */
function carried(samples) {
  const real = Float64Array.from(samples), imaginary = new Float64Array(samples.length);
  fourier(real, imaginary);
  let all = 0, high = 0;
  for (let i = 1; i < real.length / 2; i++) {
    const energy = real[i] ** 2 + imaginary[i] ** 2;
    all += energy;
    if ((i * RATE) / real.length > 400) high += energy;
  }
  return high / all;
}

const rendered = Object.entries(SCORE).flatMap(([name, score]) => {
  const weights = JSON.stringify(score(0)) === JSON.stringify(score(25)) ? [0] : WEIGHTS;
  return weights.map((weight) => {
    const samples = render(score(weight));
    return { name: `${name} of ${weight}`, level: level_of(samples), carried: carried(samples), peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) };
  });
});

describe('sounds of the table', () => {
  test('a phone\'s speaker carries at least nine tenths of each', () => {
    for (const sound of rendered) assert.ok(sound.carried >= 0.9, `${sound.name}: ${(100 * sound.carried).toFixed(0)} % above 400 Hz`);
  });

  test('their levels lie within 6 dB, quiet beside speech', () => {
    const levels = rendered.map(({ level }) => level);
    const listed = rendered.map(({ name, level }) => `${name} ${level.toFixed(1)}`).join(', ');
    assert.ok(Math.max(...levels) - Math.min(...levels) <= 6, listed);
    assert.ok(Math.max(...levels) <= -24, listed);
    for (const { name, peak } of rendered) assert.ok(peak < 0.5, `${name}: peak ${peak.toFixed(2)}`);
  });

  test('every sound of the drawing is described, and none sounds like another', () => {
    const header = readFileSync(new URL('../../web/draw/toolkit/motion.h', import.meta.url), 'utf8');
    const names = [...(/kSoundNames\[\] = \{([^}]*)\}/.exec(header)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, name]) => name);
    assert.deepEqual([...names].sort(), Object.keys(SCORE).sort());
    assert.equal(new Set(names.map((name) => JSON.stringify(SCORE[name](5)))).size, names.length);
  });

  test('many points sound lower and longer', () => {
    for (const name of ['bell', 'sweep']) {
      const [few, many] = [SCORE[name](1), SCORE[name](25)];
      assert.ok(Math.max(...many.map(({ late, seconds }) => late + seconds)) > Math.max(...few.map(({ late, seconds }) => late + seconds)), name);
      assert.ok(many[0].to < few[0].to, name);
    }
  });
});
