// The built site with a fault: files that are missing, wrong, cut short, late, or never arrive. For tests that the page
// is playable or explains the problem.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serve, TYPES } from '../../scripts/site/serve.mjs';
import { dist } from './lib.mjs';
import { edition } from './versions.mjs';

/** @typedef {import('../../scripts/site/serve.mjs').Special} Special */

/** Factor by which clocks in the page run faster, where a driver can do that. */
export const HURRY = 6;
export const HURRIED = `for (const name of ['setTimeout', 'setInterval']) {
  const real = window[name].bind(window);
  window[name] = (f, ms = 0, ...more) => real(f, ms >= 1000 ? ms / ${HURRY} : ms, ...more);
}`;
// The files of the game: pages for previewers and search engines are not among them.
export const FILES = readdirSync(dist).filter((name) => !/^(_headers|\.nojekyll)$|\.(br|gz)$|^(rules|daily|about|document|oembed|preview|screen)-|^sitemap/.test(name));
export const stem = (/** @type {string} */ name) => name.replace(/-[0-9a-f]{10}/, '');
export const bytes_of = (/** @type {string} */ name, root = dist) => readFileSync(path.join(root, name));
export const type_of = (/** @type {string} */ name) => TYPES[path.extname(name)];
export const the_file = (/** @type {string} */ plain) => /** @type {string} */ (FILES.find((file) => stem(file) === plain));
export const SIGN_IN = '<!doctype html><title>Welcome to our guests</title><form action="/login"><input name="room"><button>Sign in</button></form>\n';

// Another version's file: of the same kind, with other contents.
let newer = '';
/** Removes the folder of the other version. */
export function forget_other_version() {
  if (newer) rmSync(newer, { recursive: true, force: true });
  newer = '';
}
/** @type {Record<string, string>} */
const OTHER = {
  'tablee.wasm': 'bots.wasm', 'bots.wasm': 'later.wasm', 'later.wasm': 'tablee.wasm', 'words-fr.js': 'words-de.js', 'words-en.js': 'words-fr.js', 'words-de.js': 'words-en.js',
};
export function other(/** @type {string} */ name) {
  const twin = FILES.find((file) => stem(file) === OTHER[stem(name)]);
  if (twin) return bytes_of(twin);
  if (/^(\w+\.html|sw\.js)$/.test(name)) return bytes_of(name, newer ||= edition(dist, 'second'));
  if (/\.(js|css)$/.test(name)) return Buffer.concat([bytes_of(name), Buffer.from('\n/* another version */\n')]);
  return bytes_of(FILES.find((file) => path.extname(file) === path.extname(name) && file !== name) ?? name);
}

/** @type {Record<string, (name: string) => Special>} the response in place of a file */
export const FAULTS = {
  missing: () => ({ status: 404, type: TYPES['.html'], body: '<!doctype html><title>Not here</title>' }),
  'a sign-in page': () => ({ type: TYPES['.html'], body: SIGN_IN }),
  'cut short': (name) => ({ type: type_of(name), body: bytes_of(name).subarray(0, Math.floor(bytes_of(name).length / 2)) }),
  late: () => ({ after: 30000 / HURRY }),
  'of another version': (name) => ({ type: type_of(name), body: other(name) }),
};
/** More faults for frames (embed.test.mjs). @type {typeof FAULTS} */
export const FRAMED = {
  ...FAULTS,
  'a server error': () => ({ status: 500, type: TYPES['.txt'], body: 'It fell over.' }),
  'of the wrong type': (name) => ({ type: TYPES['.txt'], body: bytes_of(name), headers: { 'X-Content-Type-Options': 'nosniff' } }),
  'never answered': () => ({ after: 24 * 3600 * 1000 }),
  'a line that breaks': () => ({ gone: true }),
};
const name_of = (/** @type {string} */ url) => decodeURIComponent(new URL(url, 'http://x').pathname.slice(1)) || 'index.html';

/**
 * A site where some files are faulty until `heal()`; it records requests.
 * @param {string[]} names @param {string} fault @param {Record<string, string>} headers added to every response
 */
export async function faulty_site(names, fault, headers = {}) {
  const at_fault = new Set(names);
  /** @type {string[]} */
  const asked = [];
  const site = await serve({
    root: dist,
    hosted: true,
    headers,
    meet(url) {
      const name = name_of(url);
      asked.push(name);
      return at_fault.has(name) ? FRAMED[fault](name) : {};
    },
  });
  return { ...site, asked, heal: () => at_fault.clear() };
}
