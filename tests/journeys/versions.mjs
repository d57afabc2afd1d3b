// Another version of the built site: the same pages with one changed script, named and listed as
// scripts/site/assemble.mjs does.
// scripts/site/assemble.mjs would.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { is_compressed } from '../../scripts/site/compress.mjs';
import { sure } from './drivers/page.mjs';
import { languages } from '../../scripts/lib/languages.mjs';

const hash = (/** @type {string | Buffer} */ bytes, /** @type {number} */ digits) => createHash('sha256').update(bytes).digest('hex').slice(0, digits);

/** A copy of `dist` in a new folder whose pages set window.__edition = `name`. Returns the folder. */
export function edition(/** @type {string} */ dist, /** @type {string} */ name) {
  const out = mkdtempSync(path.join(tmpdir(), 'tablee-edition-'));
  cpSync(dist, out, { recursive: true, filter: (file) => !is_compressed(file) });
  const at = (/** @type {string} */ file) => path.join(out, file);
  const read = (/** @type {string} */ file) => readFileSync(at(file), 'utf8');

  const old = sure(readdirSync(out).find((file) => /^page-[0-9a-f]{10}\.js$/.test(file)), 'page-*.js');
  writeFileSync(at(old), `${read(old)}\nwindow.__edition=${JSON.stringify(name)};\n`);
  const fresh = `page-${hash(readFileSync(at(old)), 10)}.js`;
  renameSync(at(old), at(fresh));

  const worker = read('sw.js');
  const [, version] = sure(/VERSION="(\w+)"/.exec(worker), 'VERSION');
  const next = hash(version + name, 12);
  const [, list] = sure(/FILES=(\{.*?\})/.exec(worker.replace(/([{,])([A-Za-z]\w*):/g, '$1"$2":')), 'FILES');
  const files = JSON.parse(list);
  const rename = (/** @type {string} */ text) => text.replaceAll(old, fresh).replaceAll(version, next).replaceAll(files[old], hash(readFileSync(at(fresh)), 16));
  for (const file of ['sw.js', 'index.html', ...languages.map((code) => `${code}.html`), 'again.html', 'hand.html']) writeFileSync(at(file), rename(read(file)));
  return out;
}
