// Reads the parts of a ZIP archive, with a limit on their unpacked size.
import { Inflate } from 'fflate';

/** @typedef {{name: string, locked: boolean, method: number, from: number, size: number}} Part */

const CHUNK = 1 << 12; // packed bytes at a time, which unpack to at most 1032 times as many

/** Throws an Error if there is no list of parts. @returns {Map<string, Part>} */
export function parts_of(/** @type {Uint8Array} */ bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && bytes.length - end < 65558 && view.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) throw new Error('zip: no end');
  const parts = new Map();
  const count = view.getUint16(end + 10, true);
  for (let i = 0, at = view.getUint32(end + 16, true); i < count; i++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('zip: no part');
    const name_size = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name_size));
    const local = view.getUint32(at + 42, true);
    parts.set(name, {
      name, locked: (view.getUint16(at + 8, true) & 1) === 1, method: view.getUint16(at + 10, true), size: view.getUint32(at + 20, true),
      from: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    });
    at += 46 + name_size + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/** The text of a part; null if it is longer than `most` bytes. Throws an Error if it is damaged. */
export function text_of_part(/** @type {Uint8Array} */ bytes, /** @type {Part} */ { method, from, size }, /** @type {number} */ most) {
  const packed = bytes.subarray(from, from + size);
  if (packed.length < size || (method !== 0 && method !== 8)) throw new Error('zip: damaged');
  if (method === 0) return size > most ? null : new TextDecoder().decode(packed);
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  const inflate = new Inflate((chunk) => {
    length += chunk.length;
    if (length <= most) text += decoder.decode(chunk, { stream: true });
  });
  for (let at = 0; at < size && length <= most; at += CHUNK) inflate.push(packed.subarray(at, at + CHUNK), at + CHUNK >= size);
  return length > most ? null : text + decoder.decode();
}
