// Converts portable pixmaps (P6), which tests/headless writes, to PNG files.
import { deflateSync } from 'node:zlib';

/** The check sum of a chunk (PNG, annex D). */
function check_sum(/** @type {Buffer} */ bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const number = (/** @type {number} */ value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
function chunk(/** @type {string} */ name, /** @type {Buffer} */ content) {
  const checked = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  return Buffer.concat([number(content.length), checked, number(check_sum(checked))]);
}

export function png_of(/** @type {Buffer} */ pixmap) {
  const [head, width, height] = /^P6\n(\d+) (\d+)\n255\n/.exec(pixmap.toString('latin1', 0, 40)) ?? [];
  if (!head) throw new Error('not a pixmap');
  const row = Number(width) * 3;
  const rows = Array.from({ length: Number(height) }, (_, y) => [Buffer.from([0]), pixmap.subarray(head.length + y * row, head.length + (y + 1) * row)]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([number(Number(width)), number(Number(height)), Buffer.from([8, 2, 0, 0, 0])])), // 8 bits, red, green and blue
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
