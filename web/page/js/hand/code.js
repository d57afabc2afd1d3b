// Reads a hand code (engine/table/hand_code.h), and writes the small code of a card that is shown.

/**
 * @typedef {object} Hands  what a code holds
 * @property {string} name  of the seat
 * @property {number} seat
 * @property {number} colour  from 1, as in engine/core/look.h
 * @property {number} tag  of the match
 * @property {number} round  the current one, from 1
 * @property {number[]} played  cards of this round that the table has seen
 * @property {Record<number, number[]>} hands  round -> cards, ascending
 * @property {string[]} others  cards without a number that the seat holds now
 */

const HEAD = /^h(\d)\.([\w-]*)$/;
const VERSION = '1';
const CARDS = 104;
const MOST = 12; // cards of a hand
const MOST_ROUNDS = 8;
const MOST_OTHERS = 28;
const bytes_of_hand = (/** @type {number} */ size) => (size > 10 ? 7 : 6);

/** CRC-32 as in zip and PNG. */
export function crc32(/** @type {Uint8Array} */ bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function bytes_of(/** @type {string} */ base64url) {
  try {
    return Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}

/** C(n, k): below 2^53 for all that a code can hold, but products would exceed it. */
function choose(/** @type {number} */ n, /** @type {number} */ k) {
  const row = [1, ...Array(k).fill(0)];
  for (let i = 0; i < n; i++) for (let j = k; j > 0; j--) row[j] += row[j - 1];
  return row[k];
}

/** The hand with that number among all hands of its size; null if there is none. */
export function hand_of(/** @type {number} */ number, /** @type {number} */ size) {
  if (number >= choose(CARDS, size)) return null;
  const cards = [];
  for (let k = size, below = CARDS; k > 0; k--) {
    do below--; while (choose(below, k) > number);
    number -= choose(below, k);
    cards.unshift(below + 1);
  }
  return cards;
}

class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  byte() {
    if (this.at >= this.bytes.length) throw new RangeError('cut off');
    return this.bytes[this.at++];
  }

  /** Seven bits a byte, lowest first. */
  number(most = 2 ** 20) {
    let value = 0;
    for (let place = 1; ; place *= 128) {
      const byte = this.byte();
      value += (byte & 127) * place;
      if (value > most) throw new RangeError('out of bounds');
      if (byte < 128) return value;
    }
  }

  text() {
    const size = this.number(400);
    if (this.at + size > this.bytes.length) throw new RangeError('cut off');
    return new TextDecoder('utf-8', { fatal: true }).decode(this.bytes.subarray(this.at, this.at += size));
  }
}

function contents(/** @type {Uint8Array} */ bytes) {
  const from = new Reader(bytes);
  from.text(); // the kind of table
  const name = from.text();
  const [seat, , colour, tag] = [from.number(9), from.number(10), from.number(10), from.number(36 ** 3 - 1)];
  const round = from.number();
  const played = from.number(2 ** MOST - 1);
  const size = from.number(MOST);
  /** @type {Record<number, number[]>} */
  const hands = {};
  for (let rounds = from.number(MOST_ROUNDS), at = round; at < round + rounds; at++) {
    let number = 0;
    for (let i = 0; i < bytes_of_hand(size); i++) number = number * 256 + from.byte();
    const hand = hand_of(number, size);
    if (!hand) throw new RangeError('no hand');
    hands[at] = hand;
  }
  const others = Array.from({ length: from.number(MOST_OTHERS) }, () => from.text());
  if (!hands[round] || !round || from.at < bytes.length) throw new RangeError('no hand');
  return { name, seat, colour, tag, round, played: hands[round].filter((card, i) => (played >> i) & 1), hands, others };
}

/**
 * Any text gives hands or what is wrong with it.
 * @returns {{hands: Hands, problem?: undefined} | {problem: 'empty' | 'damaged' | 'version'}}
 */
export function read_hands(/** @type {string} */ text) {
  if (!text) return { problem: 'empty' };
  const [, version, body = ''] = HEAD.exec(text) ?? [];
  if (version && version !== VERSION) return { problem: 'version' };
  const bytes = bytes_of(body);
  if (bytes.length < 5) return { problem: 'damaged' };
  const [inside, sum] = [bytes.subarray(0, -4), new DataView(bytes.buffer).getUint32(bytes.length - 4)];
  const sealed = new Uint8Array([...new TextEncoder().encode(`h${version}`), ...inside]);
  if (crc32(sealed) !== sum) return { problem: 'damaged' };
  try {
    return { hands: contents(inside) };
  } catch {
    return { problem: 'damaged' };
  }
}

const digits = (/** @type {number} */ n, /** @type {number} */ size, base = 36) => n.toString(base).toUpperCase().padStart(size, '0');
/** What the small code beside a shown card says. */
export const shown_card = (/** @type {{seat: number, round: number, played: number, card: number, tag: number}} */ { seat, round, played, card, tag }) =>
  `TB1${digits(seat, 1)}${digits(round, 2)}${digits(played, 1)}${digits(card, 3, 10)}${digits(tag, 3)}`;
