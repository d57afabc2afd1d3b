// Collects name, version and licence text of everything that the site ships:
//   node scripts/site/licences.mjs --out FOLDER --sdl2 DIR --imgui DIR --emscripten DIR
// writes FOLDER/licences.json ([{name, version, licence, text}]) and FOLDER/licences.txt.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** @type {Record<string, string>} */
const from = {};
for (let i = 2; i < process.argv.length; i += 2) from[process.argv[i].replace(/^--/, '')] = process.argv[i + 1];
for (const name of ['out', 'sdl2', 'imgui', 'emscripten']) {
  if (!from[name]) {
    console.error('usage: node scripts/site/licences.mjs --out FOLDER --sdl2 DIR --imgui DIR --emscripten DIR');
    process.exit(2);
  }
}

const read = (/** @type {string[]} */ ...parts) => readFileSync(path.join(...parts), 'utf8').replace(/\r/g, '').trim();
const find = (/** @type {string} */ text, /** @type {RegExp} */ pattern, /** @type {string} */ what) => {
  const found = pattern.exec(text);
  if (!found) throw new Error(`licences: no ${what} found`);
  return found.slice(1).join('.');
};
/** @type {{name: string, version: string, licence: string, text: string}[]} */
const list = [];
const add = (/** @type {string} */ name, /** @type {string} */ version, /** @type {string} */ licence, /** @type {string} */ text) => list.push({ name, version, licence, text });

add('Tablée', find(read(root, 'CMakeLists.txt'), /project\(tablee VERSION ([\d.]+)/, 'version of Tablée'), 'MIT', read(root, 'LICENSE'));
add('Dear ImGui', find(read(from.imgui, 'imgui.h'), /IMGUI_VERSION\s+"([^"]+)"/, 'version of Dear ImGui'), 'MIT', read(from.imgui, 'LICENSE.txt'));
for (const name of ['truetype', 'rectpack', 'textedit']) {
  const text = read(from.imgui, `imstb_${name}.h`);
  add(
    `stb_${name === 'rectpack' ? 'rect_pack' : name}`,
    find(text, /v(\d+\.\d+)/, `version of stb ${name}`),
    'MIT or public domain',
    find(text, /(ALTERNATIVE A - MIT License[\s\S]*?)\n-{20,}\nALTERNATIVE B/, `licence of stb ${name}`),
  );
}
add(
  'SDL',
  find(read(from.sdl2, 'include/SDL_version.h'), /MAJOR_VERSION\s+(\d+)[\s\S]*?MINOR_VERSION\s+(\d+)[\s\S]*?PATCHLEVEL\s+(\d+)/, 'version of SDL'),
  'Zlib',
  read(from.sdl2, 'LICENSE.txt'),
);
add(
  'Emscripten runtime',
  read(from.emscripten, 'emscripten-version.txt').replaceAll('"', ''),
  'MIT',
  read(root, 'assets/licences/emscripten.txt'),
);
add('musl', '', 'MIT', read(from.emscripten, 'system/lib/libc/musl/COPYRIGHT'));
add('LLVM libc++, libc++abi, compiler-rt', '', 'Apache-2.0 WITH LLVM-exception', read(root, 'assets/licences/llvm.txt'));
const package_in = (/** @type {string} */ name) => path.join(root, 'node_modules', name);
add('fflate', JSON.parse(read(package_in('fflate'), 'package.json')).version, 'MIT', read(package_in('fflate'), 'LICENSE'));
add('lean-qr', JSON.parse(read(package_in('lean-qr'), 'package.json')).version, 'MIT', read(package_in('lean-qr'), 'LICENSE'));
add('qr', JSON.parse(read(package_in('qr'), 'package.json')).version, 'MIT', read(package_in('qr'), 'LICENSE-MIT'));
const seen = new Set();
for (const font of JSON.parse(read(root, 'assets/fonts/recipe.json')).fonts) {
  if (seen.has(font.package)) continue;
  seen.add(font.package);
  const folder = package_in(font.package);
  add(`${font.family} (font, subset)`, JSON.parse(read(folder, 'package.json')).version, 'OFL-1.1', read(folder, 'LICENSE_FONT'));
}

writeFileSync(path.join(from.out, 'licences.json'), `${JSON.stringify(list, null, 1)}\n`);
const line = '='.repeat(78);
writeFileSync(
  path.join(from.out, 'licences.txt'),
  list.map(({ name, version, licence, text }) => `${line}\n${[name, version, licence && `(${licence})`].filter(Boolean).join(' ')}\n${line}\n\n${text}\n`).join('\n'),
);
console.log(`${list.length} licences`);
