// Reorders the functions of a program so that similar ones lie together, which makes it smaller to download.
//   node scripts/site/reorder.mjs PROGRAM.wasm --opt wasm-opt [FEATURE…]
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { alike_together } from '../lib/alike.mjs';
import { bodies, with_names } from '../lib/wasm.mjs';

/** Names that sort functions so that similar ones lie together. */
export function order_names(/** @type {Uint8Array[]} */ all) {
  /** @type {string[]} */
  const names = [];
  alike_together(all).forEach((one, place) => { names[one] = String(place).padStart(6, '0'); });
  return names;
}

/** @param {string} file is replaced @param {(args: string[]) => unknown} opt calls wasm-opt with these arguments */
export function reorder(file, opt) {
  const wasm = readFileSync(file);
  writeFileSync(file, with_names(wasm, order_names(bodies(wasm))));
  opt(['--reorder-functions-by-name', '--strip-debug', file, '-o', file]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, named, tool, ...features] = process.argv.slice(2);
  if (named !== '--opt' || !tool) throw new Error('usage: node scripts/site/reorder.mjs PROGRAM.wasm --opt wasm-opt [FEATURE…]');
  reorder(file, (args) => {
    const { status, error } = spawnSync(tool, [...features, ...args], { stdio: 'inherit' });
    if (error || status) throw new Error(`${tool}: ${error?.message ?? `failed (${status})`}`);
  });
}
