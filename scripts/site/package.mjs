// Makes an npm package of embed.js, for pages that bundle their scripts: the element, its types and how to use it.
//   node scripts/site/package.mjs [--site dist] [--out build/package]
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** @type {Record<string, string>} */
const options = { site: 'dist', out: 'build/package' };
for (let words = process.argv.slice(2); words.length; words = words.slice(2)) options[words[0].replace(/^--/, '')] = words[1];

const version = /^project\(tablee VERSION ([\d.]+)/m.exec(readFileSync(path.join(root, 'CMakeLists.txt'), 'utf8'))?.[1];
if (!version) throw new Error('package: CMakeLists.txt has no version');
rmSync(options.out, { recursive: true, force: true });
mkdirSync(options.out, { recursive: true });
copyFileSync(path.join(options.site, 'embed.js'), path.join(options.out, 'embed.js'));
copyFileSync(path.join(root, 'web/embed/embed.d.ts'), path.join(options.out, 'embed.d.ts'));
copyFileSync(path.join(root, 'LICENSE'), path.join(options.out, 'LICENSE'));
copyFileSync(path.join(root, 'docs/EMBEDDING.md'), path.join(options.out, 'README.md'));
writeFileSync(path.join(options.out, 'package.json'), `${JSON.stringify({
  name: 'tablee-embed', version, license: 'MIT', description: 'A table of card games in any page: the element <tablee-game>.',
  keywords: ['card game', 'web component', 'embed'],
  main: './embed.js', types: './embed.d.ts', exports: { '.': { types: './embed.d.ts', default: './embed.js' } }, sideEffects: true,
  files: ['embed.js', 'embed.d.ts'],
}, null, 2)}\n`);
console.log(`package: tablee-embed ${version} in ${options.out}`);
