// What a phone remembers of its seat: the hands, and which cards it has put down. Every step is stored, so that a reload
// or a locked phone loses nothing.

/** @typedef {import('./code.js').Hands} Hands */
/**
 * @typedef {object} Held
 * @property {string} name
 * @property {number} seat
 * @property {number} colour
 * @property {number} tag
 * @property {Record<number, number[]>} hands
 * @property {string[]} others  cards without a number
 * @property {number} round
 * @property {[number, number][]} log  round and card, oldest first
 * @property {number} card  chosen for the trick under way; 0: none
 * @property {'choose' | 'down' | 'shown'} step
 */

const same = (/** @type {number[]} */ a, /** @type {number[]} */ b) => a.join() === b.join();

/** Cards of the round that were put down. */
export const played = (/** @type {Held} */ held, round = held.round) => held.log.filter(([of]) => of === round).map(([, card]) => card);
export const in_hand = (/** @type {Held} */ held) => held.hands[held.round].filter((card) => !played(held).includes(card));

/** What a phone holds after it has opened a code; `before`: what it held of this seat, if anything. @returns {Held} */
export function opened(/** @type {Hands} */ code, /** @type {Held | null} */ before) {
  const { name, seat, colour, tag, round, hands, others } = code;
  const known = before ? Object.keys(hands).map(Number).filter((at) => before.hands[at]) : [];
  // Another match may have the same tag.
  const goes_on = before && (known.length ? known.every((at) => same(before.hands[at], hands[at])) : round > Math.max(...Object.keys(before.hands).map(Number)));
  /** @type {Held} */
  const held = goes_on ? { ...before, hands: { ...before.hands, ...hands } } : { name, seat, colour, tag, hands, others, round, log: [], card: 0, step: 'choose' };
  if (round < held.round) return held; // an old code
  held.others = others;
  if (round > held.round) Object.assign(held, { round, card: 0, step: 'choose' });
  for (const card of code.played) if (!played(held).includes(card)) held.log = [...held.log, [round, card]];
  if (code.played.includes(held.card)) Object.assign(held, { card: 0, step: 'choose' });
  return held;
}

/** Takes back one step: the chosen card, else the last one put down. */
export function taken_back(/** @type {Held} */ held) {
  if (held.step === 'shown') return { ...held, step: /** @type {const} */ ('down') };
  if (held.card) return { ...held, card: 0, step: /** @type {const} */ ('choose') };
  const last = held.log.at(-1);
  if (!last || !held.hands[last[0]]) return held;
  return { ...held, log: held.log.slice(0, -1), round: last[0], card: last[1], step: /** @type {const} */ ('down') };
}

/** After the card was seen at the table: the next trick. */
export const gone_on = (/** @type {Held} */ held) => ({ ...held, log: [...held.log, /** @type {[number, number]} */ ([held.round, held.card])], card: 0, step: /** @type {const} */ ('choose') });

const key_of = (/** @type {{tag: number, seat: number}} */ { tag, seat }) => `tablee-hand:${new URL('.', document.baseURI).pathname}:${tag}.${seat}`;

/** @returns {Held | null} */
export function stored(/** @type {{tag: number, seat: number}} */ of) {
  try {
    const held = JSON.parse(localStorage.getItem(key_of(of)) ?? 'null');
    const whole = held && held.hands && held.hands[held.round] && Array.isArray(held.log);
    return whole ? held : null;
  } catch {
    return null;
  }
}

/** False where the browser stores nothing. */
export function store(/** @type {Held} */ held) {
  try {
    localStorage.setItem(key_of(held), JSON.stringify(held));
    return true;
  } catch {
    return false;
  }
}
