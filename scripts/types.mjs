// Checks the types of every script: strictly, but for the files of types_left.txt, whose errors may only grow fewer. See there.
//   node scripts/types.mjs [--write]     --write: notes how many are left now
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(here, '..');
const list = path.join(here, 'types_left.txt');

const { stdout, stderr, error } = spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', root, '--pretty', 'false'], {
  cwd: root, encoding: 'utf8', maxBuffer: 1 << 28,
});
if (error || stderr) throw error ?? new Error(stderr);

/** @type {Map<string, string[]>} file -> what is wrong there */
const found = new Map();
for (const line of stdout.split('\n')) {
  const at = /^([^\s(][^(]*)\(\d+,\d+\): error/.exec(line);
  if (at) found.set(at[1], [...(found.get(at[1]) ?? []), line]);
  else if (/^error/.test(line)) throw new Error(line);
}

const text = readFileSync(list, 'utf8');
const comments = text.split('\n').filter((line) => line.startsWith('#'));
const left = new Map(text.split('\n').flatMap((line) => {
  const is = /^(\d+) (.+)$/.exec(line);
  return is ? [/** @type {[string, number]} */ ([is[2], Number(is[1])])] : [];
}));

if (process.argv.includes('--write')) {
  const lines = [...found].map(([file, errors]) => `${errors.length} ${file}`).sort((a, b) => parseInt(b, 10) - parseInt(a, 10) || (a < b ? -1 : 1));
  writeFileSync(list, [...comments, ...lines, ''].join('\n'));
}
let wrong = 0;
let known = 0;
for (const [file, errors] of found) {
  const may = process.argv.includes('--write') ? errors.length : left.get(file) ?? 0;
  known += Math.min(may, errors.length);
  if (errors.length <= may) continue;
  wrong++;
  console.log(may ? `${file}: ${errors.length} errors, where types_left.txt knows ${may}; among these are the new ones:` : `${file}:`);
  console.log(errors.map((line) => `  ${line}`).join('\n'));
}
const fewer = [...left].filter(([file, count]) => (found.get(file)?.length ?? 0) < count);
if (fewer.length) console.log(`fewer than noted in ${fewer.map(([file]) => file).join(', ')}: node scripts/types.mjs --write`);
console.log(`${wrong} files with new errors; ${known} old ones in ${found.size - wrong} files`);
process.exit(wrong ? 1 : 0);
