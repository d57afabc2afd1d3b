// Packs a folder into a zip whose bytes depend on names and contents only: sorted by name, all with the same date.
//   node scripts/site/pack.mjs FOLDER ZIP PREFIX   (. for none)
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';

const [folder, zip, prefix] = process.argv.slice(2);
if (!prefix) {
  console.error('usage: node scripts/site/pack.mjs FOLDER ZIP PREFIX');
  process.exit(2);
}
process.env.TZ = 'UTC'; // a zip has local times
const mtime = new Date('1980-01-01T00:00:00Z');
const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)).split(path.sep).join('/')).sort();
/** @type {import('fflate').Zippable} */
const files = {};
// Compressed files are stored without compressing them again.
for (const name of names) files[prefix === '.' ? name : `${prefix}/${name}`] = [readFileSync(path.join(folder, name)), { level: /\.(br|gz|png|webp|ttf)$/.test(name) ? 0 : 9, mtime }];
writeFileSync(zip, zipSync(files));
console.log(`${names.length} files in ${path.basename(zip)}`);
