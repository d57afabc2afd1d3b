// What others read of the built site, without a browser: previewers, search engines, hosts of embeds, stores, portals, and pages that
// bundle embed.js.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { unzipSync } from 'fflate';
import { languages } from '../../scripts/lib/languages.mjs';
import { origin_of, rewrite } from '../../scripts/site/origin.mjs';
import { from_folder, look_at_all } from '../../scripts/site/shared_links.mjs';
import { readWords } from '../../scripts/words/words.mjs';
import { dist, root } from './lib.mjs';

const ORIGIN = 'https://cards.example/evening/tablee/';
const read = (/** @type {string} */ name, folder = dist) => readFileSync(path.join(folder, name), 'utf8');
/** @param {import('node:test').TestContext} t */
function scratch(t) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tablee-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
// A copy of what origin.mjs rewrites and shared_links.mjs reads.
function copy_of_site(/** @type {import('node:test').TestContext} */ t) {
  const folder = scratch(t);
  for (const name of readdirSync(dist).filter((each) => /\.(html|json|xml|png)$/.test(each))) cpSync(path.join(dist, name), path.join(folder, name));
  return folder;
}

test('under a made-up origin in a sub-folder every address is whole, and nothing would be refused', async (t) => {
  const folder = copy_of_site(t);
  const get = from_folder(folder, ORIGIN);
  await rewrite(folder, '');
  const plain = Object.fromEntries(readdirSync(folder).filter((name) => !name.endsWith('.png')).map((name) => [name, read(name, folder)]));
  assert.ok((await look_at_all(ORIGIN, get)).every(({ wrong }) => wrong.length), 'without an origin the check says so');
  const changed = await rewrite(folder, ORIGIN.slice(0, -1));
  assert.ok(changed.length >= languages.length * 5, `${changed}`);
  const pages = await look_at_all(ORIGIN, get);
  assert.deepEqual(pages.flatMap(({ address, wrong }) => wrong.map((why) => `${address}: ${why}`)), []);
  assert.equal(pages.length, 1 + languages.length * 6, 'home, three games, deal of the day, about');
  assert.equal(pages.filter(({ seen }) => seen.oembed).length, 1 + languages.length * 4, 'every page that can be embedded is found');
  assert.deepEqual(await rewrite(folder, ORIGIN), [], 'once more changes nothing');
  await rewrite(folder, 'https://other.example/');
  await rewrite(folder, '');
  for (const [name, text] of Object.entries(plain)) assert.equal(read(name, folder), text, name);
});

test('a wrong page is reported', async (t) => {
  const folder = copy_of_site(t);
  await rewrite(folder, ORIGIN);
  const name = 'oembed-nimmt-en.json';
  writeFileSync(path.join(folder, name), read(name, folder).replace('"height": 600', '"height": 1600').replace(/thumbnail_url": "[^"]*/, 'thumbnail_url": "x.png'));
  const wrong = (await look_at_all(ORIGIN, from_folder(folder, ORIGIN))).flatMap((page) => page.wrong);
  assert.deepEqual(wrong, ['oEmbed: height 1600 is not between 200 and 1000', 'oEmbed: x.png is relative']);
  for (const address of ['ftp://example.org/', 'https://example.org/?x', 'nowhere']) assert.throws(() => origin_of(address), address);
});

test('the rules are there word for word, in every language, each with its own anchor', () => {
  for (const language of languages) {
    const words = readWords(language);
    for (const kind of ['nimmt', 'surprend', 'nothanks']) {
      const page = read(`rules-${kind}-${language}.html`);
      const plain = page.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
      const rules = [...words].filter(([key]) => key.startsWith(`${kind}.rules.`));
      assert.ok(rules.length > 10);
      for (const [key, text] of rules) assert.ok(plain.includes(`<li id="rule-${key.split('.')[2]}">${text}</li>`), `${key} in ${language}`);
      const [, json] = /<script type="application\/ld\+json">([^<]*)/.exec(page) ?? [];
      const [game, how] = JSON.parse(json ?? '')['@graph'];
      assert.equal(how.step.length, rules.length);
      assert.equal(game.name, words.get(`game.${kind}`));
      assert.doesNotMatch(page.replace(/<script type="application\/ld\+json">[^<]*/, ''), /<script|javascript:|style=/);
    }
  }
});

test('nothing of this is stored offline; the manifest names files and addresses that exist', () => {
  const { offline, first } = JSON.parse(readFileSync(path.join(root, 'build/site.json'), 'utf8'));
  assert.deepEqual([...offline, ...first].filter((name) => /^(rules|about|daily|oembed|preview|screen|document)-|sitemap/.test(name)), []);
  for (const language of languages) {
    const name = readdirSync(dist).find((each) => each.startsWith(`manifest-${language}-`)) ?? '';
    const { icons, screenshots, shortcuts, file_handlers, launch_handler } = JSON.parse(read(name));
    for (const { src } of [...icons, ...screenshots, ...shortcuts.flatMap((/** @type {{icons: object[]}} */ each) => each.icons)]) assert.ok(existsSync(path.join(dist, src)), src);
    assert.deepEqual(shortcuts.map((/** @type {{url: string}} */ { url }) => url), ['./?table=nimmt', './?table=nimmt%20special', './?table=nothanks', './?go=daily', './?go=pad']);
    assert.deepEqual(launch_handler.client_mode, ['navigate-existing', 'auto']);
    assert.equal(file_handlers[0].action, './?go=sheets');
  }
});

test('the package: packed by npm, loaded on a server, and by a bundle that names the site', (t) => {
  const out = path.join(scratch(t), 'package');
  execFileSync(process.execPath, [path.join(root, 'scripts/site/package.mjs'), '--site', dist, '--out', out], { cwd: root });
  const [packed] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--offline'], { cwd: out, encoding: 'utf8' }));
  assert.deepEqual(packed.files.map((/** @type {{path: string}} */ file) => file.path).sort(), ['LICENSE', 'README.md', 'embed.d.ts', 'embed.js', 'package.json']);
  execFileSync(process.execPath, ['-e', `require(${JSON.stringify(path.join(out, 'embed.js'))})`]);
  // As a module has it: no script element of its own.
  /** @type {Record<string, unknown>} */
  const defined = {};
  const page = createContext({ HTMLElement: class {}, customElements: { get: () => undefined, define: (/** @type {string} */ name, /** @type {unknown} */ made) => { defined[name] = made; } }, document: { currentScript: null }, URL });
  runInContext(readFileSync(path.join(out, 'embed.js'), 'utf8'), page);
  assert.deepEqual(Object.keys(defined), ['tablee-game']);
});

test('a portal’s zip: the game alone, at the top, without a service worker and without addresses elsewhere', (t) => {
  const out = scratch(t);
  execFileSync(process.execPath, [path.join(root, 'scripts/site/portal.mjs'), '--site', dist, '--out', out], { cwd: root });
  const files = unzipSync(readFileSync(path.join(out, 'tablee-portal.zip')));
  const page = Buffer.from(files['index.html']).toString();
  assert.ok(Object.keys(files).every((name) => !name.includes('/') && !/^(sw\.js|_headers|embed|rules-|preview-)|\.(br|gz)$/.test(name)), Object.keys(files).join(' '));
  for (const [, name] of page.matchAll(/(?: src| href|data-[\w-]+)="([\w.-]+-[0-9a-f]{10}\.\w+)/g)) assert.ok(files[name], name);
  assert.match(page, /data-portal=""/);
  assert.doesNotMatch(page, /https?:|rel="(canonical|manifest)"/);
});
