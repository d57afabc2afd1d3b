// Packs the built site for a games portal as one zip: the game alone, with index.html at the top, without a service worker, without pages
// for previewers, and without addresses outside its own folder.
//   node scripts/site/portal.mjs [--site dist] [--out build/portal]
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
/** Files that a portal needs: all but those for workers, previewers and other pages. */
export const belongs = (/** @type {string} */ name) =>
  !/\.(br|gz|webmanifest|xml|json|webp)$|^(_headers|\.nojekyll|sw\.js|embed\.|blog\.|pages-\w+\.js|document-|preview-|(rules|about|daily)-)|^(apple|maskable|icon-\d)/.test(name);

/** The page without links to what is not there; it registers no service worker. */
export const page_for_portal = (/** @type {string} */ text) => text
  .replace(/^<link rel="(?:canonical|alternate|manifest|apple-touch-icon)"[^>]*>\n/gm, '')
  .replace(/^<meta property="og:[^>]*>\n|^<meta name="twitter:[^>]*>\n|^<script type="application\/ld\+json">.*\n?/gm, '')
  .replace(/(<script src="boot-[^"]*")/, '$1 data-portal=""');

/** @type {Record<string, string>} */
const options = { site: 'dist', out: 'build/portal' };
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (let words = process.argv.slice(2); words.length; words = words.slice(2)) options[words[0].replace(/^--/, '')] = words[1];
  const folder = path.join(options.out, 'tablee');
  rmSync(options.out, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(options.site).filter(belongs)) {
    const bytes = readFileSync(path.join(options.site, name));
    writeFileSync(path.join(folder, name), /^\w+\.html$/.test(name) ? page_for_portal(String(bytes)) : bytes);
  }
  const { status } = spawnSync(process.execPath, [path.join(here, 'pack.mjs'), folder, path.join(options.out, 'tablee-portal.zip'), '.'], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
