// Shows what a previewer, a search engine and a host of embeds will see of every page of the site, and what they would refuse.
//   node scripts/site/shared_links.mjs https://example.org/tablee/          asks the deployed site
//   node scripts/site/shared_links.mjs --url https://example.org/tablee/ [--site dist]   reads a folder, before it is deployed
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { origin_of } from './origin.mjs';

const LARGEST_PICTURE = 300_000; // bytes; some messengers drop larger ones
const LONGEST_TITLE = 70;
const LONGEST_ABOUT = 200;
const NARROWEST = 200; // px, between which hosts show embeds
const WIDEST = 1000;
const ENTITIES = /** @type {Record<string, string>} */ ({ amp: '&', lt: '<', gt: '>', quot: '"' });
const plain = (/** @type {string} */ text) => text.replace(/&(amp|lt|gt|quot);/g, (_, name) => ENTITIES[name]);

/** @typedef {{address: string, status: number, bytes: Buffer}} Answer  @typedef {(address: string) => Promise<Answer>} Get */

/** Answers from a folder as a host at that address would. @param {string} folder @param {string} origin @returns {Get} */
export const from_folder = (folder, origin) => async (address) => {
  const name = decodeURIComponent(new URL(address).pathname.slice(new URL(origin).pathname.length)) || 'index.html';
  const file = path.join(folder, name);
  const there = address.startsWith(origin) && existsSync(file);
  return { address, status: there ? 200 : 404, bytes: there ? readFileSync(file) : Buffer.alloc(0) };
};
/** @type {Get} */
const from_host = async (address) => {
  const response = await fetch(address).catch(() => null);
  return { address, status: response?.status ?? 0, bytes: response ? Buffer.from(await response.arrayBuffer()) : Buffer.alloc(0) };
};

/** What a page says about itself. @param {string} text */
export function read_head(text) {
  const attribute = (/** @type {string} */ tag, /** @type {string} */ name) => plain(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  /** @type {Map<string, string>} */
  const meta = new Map([...text.matchAll(/<meta [^>]*>/g)].map(([tag]) => [attribute(tag, 'property') || attribute(tag, 'name'), attribute(tag, 'content')]));
  const links = [...text.matchAll(/<link [^>]*>/g)].map(([tag]) => ({ rel: attribute(tag, 'rel'), href: attribute(tag, 'href'), type: attribute(tag, 'type'), hreflang: attribute(tag, 'hreflang') }));
  const title = plain(/<title>([^<]*)/.exec(text)?.[1] ?? '');
  return {
    title: meta.get('og:title') || title, about: meta.get('og:description') || meta.get('description') || '', picture: meta.get('og:image') ?? '',
    alt: meta.get('og:image:alt') ?? '', canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '', url: meta.get('og:url') ?? '',
    oembed: links.find(({ type }) => type === 'application/json+oembed')?.href ?? '',
    languages: links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => ({ hreflang, href })),
    data: [...text.matchAll(/<script type="application\/ld\+json">([^<]*)/g)].map(([, json]) => json),
  };
}

const is_whole = (/** @type {string} */ address) => /^https?:\/\//.test(address);

/** What hosts would refuse of an oEmbed description. @param {any} data @param {Get} get @param {string} origin */
async function wrong_in_oembed(data, get, origin) {
  const wrong = [];
  if (data.version !== '1.0' || data.type !== 'video') wrong.push('is not version 1.0, type video');
  for (const side of ['width', 'height']) if (!(data[side] >= NARROWEST && data[side] <= WIDEST)) wrong.push(`${side} ${data[side]} is not between ${NARROWEST} and ${WIDEST}`);
  if (!/^<iframe [^>]*><\/iframe>$/.test(data.html ?? '')) wrong.push('its html is not one frame');
  const src = plain(/ src="([^"]*)"/.exec(data.html ?? '')?.[1] ?? '');
  for (const address of [src, data.thumbnail_url, data.provider_url]) {
    if (!is_whole(address)) wrong.push(`${address} is relative`);
    else if (!address.startsWith(origin)) wrong.push(`${address} is elsewhere`);
    else if ((await get(address.split('?')[0])).status !== 200) wrong.push(`${address} is missing`);
  }
  return wrong;
}

/** What would be refused of a page. @param {string} address @param {Get} get @param {string} origin @returns {Promise<{seen: ReturnType<typeof read_head>, wrong: string[]}>} */
async function look(address, get, origin) {
  const { status, bytes } = await get(address);
  const seen = read_head(String(bytes));
  const wrong = status === 200 ? [] : [`answers ${status}`];
  if (!seen.title || seen.title.length > LONGEST_TITLE) wrong.push(`the title has ${seen.title.length} letters`);
  if (!seen.about || seen.about.length > LONGEST_ABOUT) wrong.push(`the description has ${seen.about.length} letters`);
  if (!seen.alt) wrong.push('the picture has no words');
  for (const [what, href] of [['canonical', seen.canonical], ['og:url', seen.url], ['og:image', seen.picture], ...seen.languages.map(({ hreflang, href }) => [`hreflang ${hreflang}`, href])]) {
    if (!is_whole(href)) wrong.push(`${what} is relative: ${href || 'nothing'}`);
    else if (!href.startsWith(origin)) wrong.push(`${what} is elsewhere: ${href}`);
    else if ((await get(href)).status !== 200) wrong.push(`${what} is missing: ${href}`);
  }
  if (seen.canonical !== seen.url) wrong.push('canonical and og:url differ');
  const picture = is_whole(seen.picture) ? (await get(seen.picture)).bytes : Buffer.alloc(0);
  if (picture.length > LARGEST_PICTURE) wrong.push(`the picture has ${picture.length} bytes`);
  if (picture.length > 24 && (picture.readUInt32BE(16) !== 1200 || picture.readUInt32BE(20) !== 630)) wrong.push('the picture is not 1200 × 630');
  for (const json of seen.data) if (!JSON.parse(json)['@context']) wrong.push('data without a vocabulary');
  if (seen.oembed) {
    const found = is_whole(seen.oembed) ? await get(seen.oembed) : null;
    if (found?.status !== 200) wrong.push(`its oEmbed description is ${found ? 'missing' : 'relative'}: ${seen.oembed}`);
    else wrong.push(...(await wrong_in_oembed(JSON.parse(String(found.bytes)), get, origin)).map((why) => `oEmbed: ${why}`));
  }
  return { seen, wrong };
}

/** Looks at every page of the sitemap and the home. @param {string} url @param {Get} [get] */
export async function look_at_all(url, get = from_host) {
  const origin = origin_of(url);
  const map = await get(`${origin}sitemap.xml`);
  const listed = [...String(map.bytes).matchAll(/<loc>([^<]*)/g)].map(([, address]) => plain(address));
  /** @type {{address: string, seen: ReturnType<typeof read_head>, wrong: string[]}[]} */
  const all = [];
  for (const address of [origin, ...listed.map((each) => new URL(each, origin).href)]) all.push({ address, ...(await look(address, get, origin)) });
  if (!listed.length) all[0].wrong.push('there is no sitemap');
  if (listed.some((each) => !each.startsWith(origin))) all[0].wrong.push('the sitemap names relative addresses, or others');
  return all;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const value = (/** @type {string} */ name) => (words.includes(name) ? words[words.indexOf(name) + 1] : '');
  const url = value('--url') || (words[0]?.startsWith('--') ? '' : words[0]);
  if (!url) {
    console.error('usage: node scripts/site/shared_links.mjs ADDRESS | --url ADDRESS [--site FOLDER]');
    process.exit(2);
  }
  const all = await look_at_all(url, words.includes('--url') ? from_folder(value('--site') || 'dist', origin_of(url)) : from_host);
  for (const { address, seen, wrong } of all) {
    console.log(`${address}\n  ${seen.title}\n  ${seen.about}\n  [${seen.alt}] ${seen.picture}${seen.oembed ? `\n  embeds by ${seen.oembed}` : ''}`);
    for (const why of wrong) console.log(`  WRONG: ${why}`);
  }
  const wrong = all.filter((each) => each.wrong.length).length;
  console.log(`shared_links: ${all.length} pages, ${wrong ? `${wrong} with something wrong` : 'nothing wrong'}`);
  process.exit(wrong ? 1 : 0);
}
