// What each sound of the table consists of: tones and rustles, with their times, pitches and loudness. It is data alone, so
// that a test can render it without a browser (tests/tools/sound.test.mjs): a phone's speaker gives little below 400 Hz, and
// no sound may be lost beside another, so all have about the same level.
//
// `late`: seconds after the beginning; `loud`: amplitude; `seconds`: until it has died away; pitches in Hz.
/** @typedef {{late: number, loud: number, seconds: number, rise?: number, from: number, to: number, sharp?: number, noise: boolean}} Layer */

/** @returns {Layer} a sine, which may glide */
const tone = (/** @type {number} */ late, /** @type {number} */ loud, /** @type {number} */ seconds, /** @type {number} */ from, to = from, rise = 0.004) => ({ late, loud, seconds, from, to, rise, noise: false });
/** @returns {Layer} noise around a pitch: paper and cloth */
const rustle = (/** @type {number} */ late, /** @type {number} */ loud, /** @type {number} */ seconds, /** @type {number} */ from, /** @type {number} */ to, rise = 0.004, sharp = 0.8) => ({ late, loud, seconds, from, to, rise, sharp, noise: true });
// A struck wooden bar: its tone and a short high partial.
const bar = (/** @type {number} */ late, /** @type {number} */ loud, /** @type {number} */ seconds, /** @type {number} */ pitch) => [tone(late, loud, seconds, pitch), tone(late, loud * 0.25, seconds * 0.3, pitch * 3.9)];
// Bars one after another.
const tune = (/** @type {number[]} */ pitches, /** @type {number} */ step, /** @type {number} */ loud, /** @type {number} */ seconds) => pitches.flatMap((pitch, i) => bar(i * step, loud, seconds, pitch));

// Gain for "quiet", "normal" and "loud".
export const VOLUMES = [0.3, 0.7, 1.3];

// Points from which on a sound grows no further.
const MOST = 25;

/** @type {Record<string, (weight: number) => Layer[]>} for the points that a player takes */
export const SCORE = {
  // A card laid on a wooden table.
  card: () => [rustle(0, 0.5, 0.08, 2400, 1300), tone(0, 0.16, 0.09, 620, 480)],
  flip: () => [rustle(0, 0.5, 0.07, 3200, 2000), rustle(0.07, 0.55, 0.09, 1800, 1100)],
  deal: () => Array.from({ length: 6 }, (_, i) => rustle(i * 0.075, 0.55, 0.07, 2600 - i * 120, 1600)),
  // A row is swept away: longer and lower for many points.
  sweep: (weight) => [rustle(0, 0.34, 0.3 + 0.012 * Math.min(weight, MOST), 1000, 2300 - 24 * Math.min(weight, MOST), 0.08, 0.6), tone(0.24, 0.09, 0.16, 640, 470)],
  chip: () => [0, 0.045].flatMap((late, i) => [tone(late, 0.13, 0.11, [2350, 3120][i]), tone(late, 0.05, 0.05, [2350, 3120][i] * 1.52)]),
  // A row is full: two rising tones that swell.
  brim: () => [tone(0, 0.09, 0.5, 587, 988, 0.12), tone(0, 0.05, 0.5, 880, 1480, 0.12)],
  // A small cowbell; lower and longer for many points.
  bell(weight) {
    const most = Math.min(weight, MOST), pitch = 930 - 13 * most, seconds = 0.2 + 0.024 * most;
    const struck = (/** @type {number} */ late, /** @type {number} */ deep) => [tone(late, 0.095, seconds, pitch * deep, pitch * deep * 0.985), tone(late, 0.08, seconds, pitch * deep * 1.48), tone(late, 0.03, seconds * 0.5, pitch * deep * 2.6)];
    return weight > 9 ? [...struck(0, 1), ...struck(0.16, 0.89)] : struck(0, 1);
  },
  // A card is lifted from the hand.
  lift: () => [rustle(0, 0.62, 0.07, 1900, 3600, 0.015)],
  // A card is lower than all rows: two falling notes.
  low: () => tune([740, 554], 0.13, 0.13, 0.22),
  // It is the player's turn: two rising notes.
  turn: () => tune([784, 1175], 0.09, 0.115, 0.18),
  // A move is taken back: a card drawn backwards.
  undo: () => [rustle(0, 0.36, 0.16, 2800, 1200, 0.08), ...tune([880, 587], 0.07, 0.07, 0.12)],
  // The end of a round; of a match that the player has won; of one in which the player came last.
  end: () => tune([784, 988, 1175], 0.11, 0.09, 0.6),
  win: () => [...tune([784, 988, 1175, 1568], 0.1, 0.09, 0.5), ...[988, 1175, 1568].flatMap((pitch) => bar(0.5, 0.06, 0.9, pitch))],
  last: () => [...tune([784, 740, 659], 0.17, 0.11, 0.3), tone(0.53, 0.11, 0.7, 587, 494)],
  // Motifs of cards with an effect, in the order in which their game lists them. A fifth row: five steps up.
  motif_0: () => tune([523, 587, 659, 784, 1047], 0.065, 0.11, 0.2),
  // The seventh card takes: a seventh down.
  motif_1: () => tune([988, 988, 554], 0.12, 0.12, 0.25),
  // Insert: the two neighbours, then the note between them.
  motif_2: () => tune([659, 1175, 880], 0.13, 0.12, 0.25),
  // Replace: two notes that change places.
  motif_3: () => tune([659, 988, 988, 659], 0.09, 0.11, 0.16),
  // Slide: from one pitch to another.
  motif_4: () => [tone(0, 0.13, 0.5, 523, 1175, 0.03), rustle(0, 0.1, 0.4, 1200, 3000, 0.1)],
  // Stop: two dry knocks.
  motif_5: () => [...bar(0, 0.2, 0.09, 587), ...bar(0.16, 0.2, 0.09, 587), rustle(0.16, 0.25, 0.05, 2200, 1400)],
  // Points count off: a minor third becomes a major one.
  motif_6: () => tune([622, 523, 659, 1047], 0.12, 0.11, 0.24),
};
