// Reads every import of the site's scripts; fails where a bundle would contain a module that it may not, on a cycle,
// and on a file that no bundle contains. (Types may be imported from anywhere: they are not bundled.)
//   node scripts/checks/imports.mjs
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../web');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js')).sort();

/** Each becomes a script of its own (scripts/site/assemble.mjs). */
const ENTRIES = /^(page\/(sw|again|hand)|page\/js\/(boot\/boot|page)|embed\/(embed|pages))\.js$|^page\/js\/extra\/(?!.*_text\.js)/;

/** npm packages that are part of a script of the site (scripts/site/licences.mjs). */
const PACKAGES = ['fflate', 'lean-qr/nano', 'qr/decode.js'];

/** The bundle that a file belongs to, or `shared`. */
function bundle_of(/** @type {string} */ file) {
  const [, inside] = /^page\/js\/(.*)$/.exec(file) ?? [];
  if (inside === undefined) return file.split('/')[0] === 'embed' ? 'embed' : file;
  const [folder, more] = inside.split('/');
  if (more !== undefined && ['boot', 'store', 'extra', 'hand', 'link'].includes(folder)) return folder;
  return ['dom.js', 'embedder.js', 'own_policy.js', 'normal_form.js', 'reader_language.js'].includes(inside) ? 'shared' : 'page';
}
/** @type {Record<string, string[]>} what each may import besides its own files */
const MAY = {
  boot: ['store', 'shared'], // the first script
  page: ['shared'], // has the first script's exports through from_boot.js
  embed: ['shared'],
  'page/again.js': ['shared'],
  'page/hand.js': ['shared', 'hand', 'link'], // a phone that is a hand
  store: [], shared: [], hand: ['link'], link: ['hand'], extra: ['store', 'shared', 'hand', 'link'], 'page/sw.js': [],
};

const complaints = [];
/** @type {Map<string, string[]>} */
const imports = new Map();
for (const file of files) {
  const list = [];
  for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(/^(?:import\s+(?:[^;'"]*\sfrom\s+)?|export\s[^;'"=]*\sfrom\s+)'([^']+)';/gm)) {
    if (PACKAGES.includes(name)) continue;
    const to = path.join(path.dirname(file), name);
    if (!name.startsWith('.') || !existsSync(path.join(root, to))) {
      complaints.push(`${file}: "${name}" is nowhere`);
      continue;
    }
    list.push(to);
    const [from_bundle, to_bundle] = [bundle_of(file), bundle_of(to)];
    if (from_bundle !== to_bundle && !MAY[from_bundle]?.includes(to_bundle)) complaints.push(`${file}: ${from_bundle} may not import ${to_bundle} (${name})`);
  }
  imports.set(file, list);
}

/** @type {Map<string, 'open' | 'done'>} */
const seen = new Map();
function walk(/** @type {string} */ file, /** @type {string[]} */ way) {
  if (seen.get(file) === 'open') complaints.push(`a circle: ${[...way.slice(way.indexOf(file)), file].join(' -> ')}`);
  if (seen.has(file)) return;
  seen.set(file, 'open');
  for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
  seen.set(file, 'done');
}
for (const file of files) if (ENTRIES.test(file)) walk(file, []);
for (const file of files) if (!seen.has(file)) complaints.push(`${file}: no script imports it`);

if (complaints.length) {
  console.error(complaints.join('\n'));
  process.exit(1);
}
console.log(`${files.length} modules, every import goes the right way`);
