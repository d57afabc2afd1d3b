// Completes the addresses that other programs read with the site's own address, because previewers, search engines and hosts of embeds
// refuse relative ones. Works on a built site, any number of times, and for another address or none ("") again.
//   node scripts/site/origin.mjs --url https://example.org/tablee/ [--site dist]
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressed } from './compress.mjs';

/** An address as it is written into pages: it ends in a slash, or is empty. Throws where it is none. @param {string} url */
export function origin_of(url) {
  if (!url) return '';
  const { protocol, href, search, hash } = new URL(url.endsWith('/') ? url : `${url}/`);
  if (!/^https?:$/.test(protocol) || search || hash) throw new Error(`${url} is not the address of a folder`);
  return href;
}

// All files are in one folder, so what an address names begins after its last slash. "./" is the home.
const MEMBERS = new Set(['url', 'image', 'provider_url', 'thumbnail_url']);
/** @param {string} origin @returns {(address: string) => string} */
const completer = (origin) => (address) => {
  const name = address.replace(/^[^?#]*\//, '');
  return origin ? origin + name : name === '' || /^[?#]/.test(name) ? `./${name}` : name;
};

/** @param {any} data of JSON-LD or oEmbed @param {(address: string) => string} complete @returns {any} */
function in_data(data, complete) {
  if (Array.isArray(data)) return data.map((each) => in_data(each, complete));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, typeof value === 'string' && MEMBERS.has(name) ? complete(value) : in_data(value, complete)]));
}

const LINKS = /(<link rel="(?:canonical|alternate)"[^>]*? href="|<meta property="og:(?:url|image)" content=")([^"]*)/g;
const DATA = /(<script type="application\/ld\+json">)([^<]*)/g;
/** A file of the site with its addresses completed; another file as it is. @param {string} name @param {string} text @param {string} origin */
export function with_origin(name, text, origin) {
  const complete = completer(origin);
  if (name.endsWith('.html'))
    return text.replace(LINKS, (_, before, address) => before + complete(address))
      .replace(DATA, (_, before, data) => before + JSON.stringify(in_data(JSON.parse(data), complete)).replaceAll('<', '\\u003c'));
  if (name === 'sitemap.xml') return text.replace(/(<loc>| href=")([^<"]*)/g, (_, before, address) => before + complete(address));
  if (!name.startsWith('oembed-')) return text;
  const data = in_data(JSON.parse(text), complete);
  data.html = data.html.replace(/( src=")([^"]*)/, (/** @type {string} */ _, /** @type {string} */ before, /** @type {string} */ address) => before + complete(address));
  return JSON.stringify(data, null, 1);
}
/** Files that hold such addresses. */
export const has_addresses = (/** @type {string} */ name) => /\.html$|^oembed-.*\.json$|^sitemap\.xml$/.test(name);

/** Rewrites a built site in place, with its compressed copies. Returns the names of the files that changed. */
export async function rewrite(/** @type {string} */ folder, /** @type {string} */ url) {
  const origin = origin_of(url);
  const changed = [];
  for (const name of readdirSync(folder).filter(has_addresses).sort()) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const fresh = with_origin(name, text, origin);
    if (fresh === text) continue;
    writeFileSync(file, fresh);
    for (const kind of /** @type {const} */ (['br', 'gz'])) if (existsSync(`${file}.${kind}`)) writeFileSync(`${file}.${kind}`, await compressed(Buffer.from(fresh), kind, 'build'));
    changed.push(name);
  }
  return changed;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  /** @type {Record<string, string | undefined>} */
  const options = { site: 'dist' };
  for (let words = process.argv.slice(2); words.length; words = words.slice(2)) options[words[0].replace(/^--/, '')] = words[1];
  if (options.url === undefined || !options.site) {
    console.error('usage: node scripts/site/origin.mjs --url ADDRESS [--site FOLDER]');
    process.exit(2);
  }
  try {
    console.log(`origin: ${(await rewrite(options.site, options.url)).length} files now name ${origin_of(options.url) || 'no address'}`);
  } catch (error) {
    console.error(`origin: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
