// Compresses files for hosts, by Brotli and gzip at their best levels. Results are cached in `build/compressed`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const KINDS = {
  br: (/** @type {Buffer} */ bytes) => promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }),
  gz: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
};
/** Do names of compressed files end like this? */
export const is_compressed = (/** @type {string} */ name) => /\.(br|gz)$/.test(name);

/**
 * Is compression worth it? Images are compressed already, and for a small file the response's headers are the larger
 * part.
 */
export const is_worth = (/** @type {string} */ name, /** @type {Buffer} */ bytes) => bytes.length >= 1024 && /\.(js|css|html|svg|txt|wasm|webmanifest)$/.test(name);

/** @param {Buffer} bytes @param {'br' | 'gz'} kind @param {string} build the build's folder @returns {Promise<Buffer>} */
export async function compressed(bytes, kind, build) {
  const folder = path.join(build, 'compressed');
  const file = path.join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind}`);
  if (existsSync(file)) return readFileSync(file);
  const made = await KINDS[kind](bytes);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, made);
  return made;
}
