// Packs what differs between two session descriptions of a data channel (RFC 8839, 8841) into a short text, and rebuilds a whole
// description from one: `o1.` for an offer, `a1.` for an answer, then base64url of
//   ufrag, pwd    each a byte, its length (+ 128: in hexadecimal digits), and its letters, four or six bits each
//   fingerprint   SHA-256 of the certificate: 32 bytes
//   tag           of an answer only: two bytes that say which offer it is for
//   candidates    to the end, the most wanted first: a byte, its kind; 4 or 16 bytes, its address; two bytes, its port
//   crc32         over the version and all of these, as in hand/code.js
// Big endian. Credentials stay as the browser made them: a changed ufrag is one that the browser does not answer to.
import { crc32 } from '../hand/code.js';

/** @typedef {'offer' | 'answer'} Kind  @typedef {'empty' | 'damaged' | 'version' | 'kind'} Problem */
/** @typedef {{description: {type: Kind, sdp: string}, tag: number, problem?: undefined}} Unpacked  tag: of an answer */

const VERSION = '1';
const HEAD = /^([a-z])(\d)\.([\w-]+)$/;
const LETTER = { offer: 'o', answer: 'a' };
// The table listens, so the phone begins the DTLS handshake.
const SETUP = { offer: 'actpass', answer: 'active' };
const MOST_TEXT = 400;
const MOST_CANDIDATES = 6;
const ICE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const HEX = '0123456789abcdef';
const SHORTEST = { ufrag: 4, pwd: 22 }; // RFC 8839, 5.4, which allows up to 256
const LONGEST = 64;
const PORTS = 65535;
const HOST = 126 * 2 ** 24; // the type's part of a priority (RFC 8445, 5.1.2.1)

/** Kinds of addresses: their size, how they are read, which gives null for any other text, and how they are written. */
const KINDS = [
  {
    size: 16, // a name that mDNS resolves, so that a page does not learn the address
    read: (/** @type {string} */ text) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.local$/i.test(text) ? from_hex(text.slice(0, 36).replaceAll('-', '')) : null),
    write: (/** @type {Uint8Array} */ bytes) => `${hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`,
  },
  {
    size: 4,
    read: (/** @type {string} */ text) => (/^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) < 256) ? text.split('.').map(Number) : null),
    write: (/** @type {Uint8Array} */ bytes) => bytes.join('.'),
  },
  { size: 16, read: ipv6, write: (/** @type {Uint8Array} */ bytes) => hex(bytes).replace(/(.{4})(?=.)/g, '$1:') },
];

/** Addresses within a network (RFC 1918, 3927, 4193, 6598): a code that names others makes no browser ask there. */
const LOCAL = /\.local$|^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^f[cd]|^fe[89ab]|^(0000:){7}0001$/;

function hex(/** @type {Iterable<number>} */ bytes, between = '') {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(between);
}
const from_hex = (/** @type {string} */ digits) => Array.from({ length: digits.length / 2 }, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16));

/** The 16 bytes of an IPv6 address without a zone; null if it is none. */
function ipv6(/** @type {string} */ text) {
  const halves = text.split('::').map((half) => (half ? half.split(':') : []));
  const missing = 8 - halves.flat().length;
  if (halves.length > 2 || (halves.length === 2 ? missing < 1 : missing !== 0)) return null;
  const groups = [...halves[0], ...Array(missing).fill('0'), ...(halves[1] ?? [])];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? from_hex(groups.map((group) => group.padStart(4, '0')).join('')) : null;
}

const base64url = (/** @type {number[]} */ bytes) =>
  btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
function bytes_of(/** @type {string} */ text) {
  try {
    return Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return [];
  }
}

function seal(/** @type {string} */ head, /** @type {number[]} */ bytes) {
  const sum = crc32(new Uint8Array([...new TextEncoder().encode(head), ...bytes]));
  return [...bytes, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
}

/** Firefox's are hexadecimal, which saves a third of their size. */
function credential(/** @type {string} */ text) {
  const digits = /^[\da-f]*$/.test(text);
  const [alphabet, bits] = digits ? [HEX, 4] : [ICE_ALPHABET, 6];
  const all = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(bits, '0')).join('').match(/.{1,8}/g) ?? [];
  return [text.length + (digits ? 128 : 0), ...all.map((byte) => parseInt(byte.padEnd(8, '0'), 2))];
}

/** The host candidates for UDP, the most wanted first. */
function candidates_in(/** @type {string} */ sdp) {
  const found = [];
  for (const [, priority, address, port] of sdp.matchAll(/^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ host/gim)) {
    const kind = KINDS.findIndex(({ read }) => read(address));
    if (kind >= 0 && Number(port) > 0 && Number(port) <= PORTS)
      found.push({ priority: Number(priority), bytes: [kind, .../** @type {number[]} */ (KINDS[kind].read(address)), Number(port) >> 8, Number(port) & 255] });
  }
  return found.sort((a, b) => b.priority - a.priority).slice(0, MOST_CANDIDATES).flatMap(({ bytes }) => bytes);
}

/** '' if the description lacks something, or has it in another form. */
function pack(/** @type {Kind} */ kind, /** @type {string} */ sdp, /** @type {number[]} */ tag) {
  const value = (/** @type {string} */ name) => new RegExp(`^a=${name}:(\\S+)\\r?$`, 'm').exec(sdp)?.[1] ?? '';
  const [ufrag, pwd, setup] = ['ice-ufrag', 'ice-pwd', 'setup'].map(value);
  const fingerprint = /^a=fingerprint:sha-256 ((?:[\da-f]{2}:){31}[\da-f]{2})\r?$/im.exec(sdp)?.[1].replaceAll(':', '');
  if (!fits(ufrag, SHORTEST.ufrag) || !fits(pwd, SHORTEST.pwd) || !fingerprint || setup !== SETUP[kind]) return '';
  const head = LETTER[kind] + VERSION;
  return `${head}.${base64url(seal(head, [...credential(ufrag), ...credential(pwd), ...from_hex(fingerprint), ...tag, ...candidates_in(sdp)]))}`;
}
const fits = (/** @type {string} */ text, /** @type {number} */ least) =>
  text.length >= least && text.length <= LONGEST && [...text].every((letter) => ICE_ALPHABET.includes(letter));

/** Says which offer an answer is for. */
export const tag_of = (/** @type {string} */ offer_code) => crc32(new TextEncoder().encode(offer_code)) & 0xffff;
export const pack_offer = (/** @type {string} */ sdp) => pack('offer', sdp, []);
export function pack_answer(/** @type {string} */ sdp, /** @type {string} */ offer_code) {
  const tag = tag_of(offer_code);
  return pack('answer', sdp, [tag >> 8, tag & 255]);
}

class Reader {
  /** @param {number[]} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  take(/** @type {number} */ size) {
    if (this.at + size > this.bytes.length) throw new RangeError('cut off');
    return Uint8Array.from(this.bytes.slice(this.at, (this.at += size)));
  }

  number(/** @type {number} */ size) {
    return this.take(size).reduce((value, byte) => value * 256 + byte, 0);
  }

  /** Of letters of the ICE alphabet only: nothing in a code can begin a line of the description. */
  credential(/** @type {number} */ least) {
    const head = this.number(1);
    const length = head & 127;
    if (length < least || length > LONGEST) throw new RangeError('out of bounds');
    const [alphabet, bits] = head > 127 ? [HEX, 4] : [ICE_ALPHABET, 6];
    const all = Array.from(this.take(Math.ceil((length * bits) / 8)), (byte) => byte.toString(2).padStart(8, '0')).join('');
    return Array.from({ length }, (_, i) => alphabet[parseInt(all.slice(i * bits, (i + 1) * bits), 2)]).join('');
  }
}

function contents(/** @type {Kind} */ kind, /** @type {number[]} */ bytes) {
  const from = new Reader(bytes);
  const ufrag = from.credential(SHORTEST.ufrag);
  const pwd = from.credential(SHORTEST.pwd);
  const fingerprint = from.take(32);
  const tag = kind === 'answer' ? from.number(2) : 0;
  const candidates = [];
  while (from.at < bytes.length) {
    const { size, write } = KINDS[from.number(1)]; // of no kind: an error as any other
    const address = write(from.take(size));
    const port = from.number(2);
    if (!port || candidates.length >= MOST_CANDIDATES) throw new RangeError('out of bounds');
    if (LOCAL.test(address)) candidates.push({ address, port });
  }
  return { ufrag, pwd, fingerprint, tag, candidates };
}

/** @param {Kind} kind @param {ReturnType<typeof contents>} what */
function sdp_of(kind, { ufrag, pwd, fingerprint, candidates }) {
  return [
    'v=0', 'o=- 1 1 IN IP4 0.0.0.0', 's=-', 't=0 0', 'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0', 'a=mid:0',
    ...candidates.map(({ address, port }, i) => `a=candidate:${i + 1} 1 udp ${HOST + (PORTS - i) * 256 + 255} ${address} ${port} typ host`),
    'a=end-of-candidates', `a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${hex(fingerprint, ':').toUpperCase()}`, `a=setup:${SETUP[kind]}`, 'a=sctp-port:5000', '',
  ].join('\r\n');
}

/**
 * Any text gives a description of that kind or what is wrong with it.
 * @param {string} text
 * @param {Kind} kind
 * @returns {Unpacked | {problem: Problem}}
 */
export function unpack(text, kind) {
  const trimmed = text.trim();
  if (!trimmed) return { problem: 'empty' };
  const [, letter, version, body = ''] = (trimmed.length <= MOST_TEXT && HEAD.exec(trimmed)) || [];
  if (!letter) return { problem: 'damaged' };
  if (letter !== LETTER[kind]) return { problem: 'kind' };
  if (version !== VERSION) return { problem: 'version' };
  const bytes = bytes_of(body);
  const inside = bytes.slice(0, -4);
  // Written anew, so that no two texts are the same code.
  if (base64url(seal(letter + version, inside)) !== body) return { problem: 'damaged' };
  try {
    const { tag, ...what } = contents(kind, inside);
    return { description: { type: kind, sdp: sdp_of(kind, { tag, ...what }) }, tag };
  } catch {
    return { problem: 'damaged' };
  }
}
