// Writes a picture as a PNG of at most 256 colours: flat drawings become a third of what 32 bits a pixel take.
import { deflateSync } from 'node:zlib';

const MOST = 256;
const chunk = (/** @type {string} */ type, /** @type {Buffer} */ bytes) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), bytes]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)];
  ends[0].writeUInt32BE(bytes.length);
  ends[1].writeUInt32BE(checksum(body));
  return Buffer.concat([ends[0], body, ends[1]]);
};
const TABLE = Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
function checksum(/** @type {Buffer} */ bytes) {
  let value = -1;
  for (const byte of bytes) value = TABLE[(value ^ byte) & 0xff] ^ (value >>> 8);
  return ~value >>> 0;
}

const parts_of = (/** @type {number} */ colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
// The most frequent colours; of each group of similar ones (five bits a part) one is enough.
function palette(/** @type {Map<number, number>} */ counts) {
  const by_count = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([colour]) => colour);
  if (by_count.length <= MOST) return by_count;
  const groups = new Set();
  const chosen = by_count.filter((colour, at) => {
    const group = parts_of(colour).map((part) => part >> 3).join();
    return at < 32 || (!groups.has(group) && groups.add(group));
  });
  return chosen.slice(0, MOST);
}
function nearest(/** @type {number} */ colour, /** @type {number[]} */ colours) {
  const [r, g, b] = parts_of(colour);
  let best = 0;
  let least = Infinity;
  colours.forEach((other, at) => {
    const [x, y, z] = parts_of(other);
    const distance = (r - x) ** 2 * 3 + (g - y) ** 2 * 4 + (b - z) ** 2 * 2;
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

/** @param {{width: number, height: number, pixels: Uint8Array}} picture four bytes a pixel, opaque */
export function small_png({ width, height, pixels }) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  const at = (/** @type {number} */ n) => (pixels[4 * n] << 16) | (pixels[4 * n + 1] << 8) | pixels[4 * n + 2];
  for (let n = 0; n < width * height; n++) counts.set(at(n), (counts.get(at(n)) ?? 0) + 1);
  const colours = palette(counts);
  const index = new Map(colours.map((colour, place) => [colour, place]));
  const rows = Buffer.alloc((width + 1) * height); // each row begins with its filter: none
  for (let n = 0; n < width * height; n++) {
    const colour = at(n);
    if (!index.has(colour)) index.set(colour, nearest(colour, colours));
    rows[n + Math.floor(n / width) + 1] = Number(index.get(colour));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits, a palette
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk('IHDR', head), chunk('PLTE', Buffer.from(colours.flatMap(parts_of))),
    chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0)),
  ]);
}
