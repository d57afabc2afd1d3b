// Many pages at once, each embedding a site with another fault through embed.js: whatever the fault, the embed shows
// the game, a sentence in the reader's language with a way on, or, if embed.js itself does not load, the link of the
// snippet.
import assert from 'node:assert/strict';
import { languages } from '../../scripts/lib/languages.mjs';
import { readWords } from '../../scripts/words/words.mjs';
import { faulty_site, FILES, FRAMED, HURRIED, stem, the_file } from './faulty.mjs';
import { host_site } from './lib.mjs';

/** @typedef {import('./drivers/drivers.js').Engine} Engine */
/** @typedef {{at: string, told: string, lang: string, again: string, link: string, style: string, failed: string[]}} Seen what blog.html reports */
/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string[]} files  faulty files, by their plain names; `fault`: a fault of faulty.mjs
 * @property {string} fault
 * @property {Record<string, string>} [site]  headers that the site sends
 * @property {Record<string, string>} [host]  headers of the embedding page
 * @property {Record<string, string>} [attributes]
 * @property {boolean} [sandbox]  the embedding page has no origin
 * @property {string} gives  game, link, or the key of the sentence; 'any': the game or any sentence
 */

const both = (/** @type {string} */ program) => [`${program}.wasm`, `${program}.wasm.js`];
const ISOLATED = { 'Cross-Origin-Embedder-Policy': 'require-corp' };
/** @param {string} what @param {string[]} files @param {string} fault @param {string} gives @returns {Row} */
const row = (what, files, fault, gives, more = {}) => ({ what, files, fault, gives, ...more });

/** A fault of each kind, and each kind of host. */
export const SLICE = [
  row('the frame', ['index.html'], 'missing', 'site.embed_silent'),
  row('the frame', ['index.html'], 'a line that breaks', 'site.embed_silent'),
  row('the first script', ['boot.js'], 'never answered', 'site.embed_silent'),
  row('the page’s script', ['page.js'], 'a server error', 'shell.failed'),
  row('the program', both('tablee'), 'cut short', 'shell.failed'),
  row('its glue', ['tablee.js'], 'of the wrong type', 'shell.failed'),
  row('words', languages.map((code) => `words-${code}.js`), 'never answered', 'shell.late'),
  row('the style sheet', ['shell.css'], 'missing', 'game'),
  row('embed.js', ['embed.js'], 'missing', 'link'),
  row('a site that no page may frame', [], 'missing', 'site.embed_silent', { site: { 'X-Frame-Options': 'DENY' } }),
  row('a site that allows no WebAssembly', [], 'missing', 'shell.policy', { site: { 'Content-Security-Policy': "default-src 'self'" } }),
  row('a host that allows no frames', [], 'missing', 'site.embed_refused', { host: { 'Content-Security-Policy': "frame-src 'none'" }, attributes: { hostile: '' } }),
  row('a host that is isolated, and a site that does not allow that', [], 'missing', 'link', { host: ISOLATED, site: { 'Cross-Origin-Resource-Policy': 'same-origin' } }),
  row('a host that is isolated', [], 'missing', 'game', { host: ISOLATED }),
  row('a host without an origin', [], 'missing', 'game', { sandbox: true }),
];

const OTHER_PAGES = new RegExp(`^(embed|blog|sw|pages|again|${languages.join('|')})\\b`);
/** Every file that a first visit may request, with every fault. @returns {Row[]} */
export function everything() {
  const alone = FILES.map(stem).filter((name) => /\.(js|css|html|wasm)$/.test(name) && !OTHER_PAGES.test(name));
  const sets = [...alone.map((name) => [name]), ...['tablee', 'later', 'bots'].map(both)];
  return sets.flatMap((files) => Object.keys(FRAMED).map((fault) => row(`${files}`, files, fault, 'any')));
}

const WORDS = new Map(languages.map((language) => [language, readWords(language)]));
const word = (/** @type {string} */ language, /** @type {string} */ key) => WORDS.get(language)?.get(key);
const SENTENCES = ['site.embed_silent', 'site.embed_refused', 'site.embed_crash', 'shell.late', 'shell.failed', 'shell.policy', 'shell.no_wasm'];

/** What is wrong with the result; empty: nothing. */
function wrong(/** @type {Row} */ { gives }, /** @type {Seen | undefined} */ seen, /** @type {string} */ language, /** @type {string} */ site) {
  if (!seen) return 'the embedding page reports nothing';
  if (seen.at === 'game') return /^(game|any)$/.test(gives) ? '' : 'it shows the game';
  if (seen.at === 'link') return gives === 'link' && seen.link === site ? '' : 'only the link is there';
  if (seen.at !== 'told') return `${seen.at} is shown`;
  const fitting = gives === 'any' ? SENTENCES : [gives];
  if (!fitting.some((key) => seen.told === word(language, key))) return `it shows another sentence: ${seen.told}`;
  if (seen.again !== word(language, 'shell.again')) return 'there is no way to try again';
  return seen.link.startsWith(site) && !seen.link.includes('embed') ? '' : `its link leads to ${seen.link}`;
}

/**
 * Opens all rows side by side in one page and waits for each result; the rows in `heal` then work, and trying again, once or several
 * times, ends in the game. Returns how many pages there were.
 * @param {Engine} browser @param {Row[]} rows @param {{heal?: string[], patience?: number}} how
 */
export async function embed_all(browser, rows, { heal = [], patience = 90000 } = {}) {
  const host = await host_site();
  const sites = await Promise.all(rows.map(({ files, fault, site }) => faulty_site(files.map((name) => (FILES.includes(name) ? name : the_file(name))), fault, site)));
  const spoken = rows.map((_, n) => languages[n % languages.length]);
  const addresses = rows.map(({ host: headers = {}, attributes = {}, sandbox }, n) => {
    const wish = new URLSearchParams({ site: sites[n].url, game: 'nimmt', language: spoken[n], cell: String(n), headers: JSON.stringify(headers), ...attributes });
    return `${host.url}blog.html?${wish}${sandbox ? '#sandbox' : ''}`;
  });
  const page = await browser.open(`${host.url}cells.html`, { width: 940, height: 840, lang: 'en-GB', ...(browser.name === 'webkit' ? {} : { script: HURRIED }) });
  /** @param {(seen: Seen | undefined, n: number) => string} trouble  why the result is not there yet */
  const until_none = async (trouble) => {
    /** @type {string[]} */
    let left = [];
    const look = async () => {
      /** @type {Seen[]} */
      const seen = await page.evaluate('window.seen');
      left = rows.map((_, n) => trouble(seen[n], n)).filter(Boolean);
      return left.length === 0;
    };
    await page.until(look, { timeout: patience, what: 'every embed' }).catch(() => assert.fail(`${browser.name}\n${left.join('\n')}`));
  };
  try {
    await page.evaluate(`void cells(${JSON.stringify(addresses)})`);
    await until_none((seen, n) => (seen && seen.at === (rows[n].gives === 'link' ? 'link' : 'cover') ? '' : `${rows[n].what}: no cover`));
    await page.evaluate(`void seen.forEach((_, n) => tell(n, 'start'))`);
    await until_none((seen, n) => {
      const why = wrong(rows[n], seen, spoken[n], sites[n].url);
      return why && `${rows[n].what}, ${rows[n].fault} (${spoken[n]}): ${why}`;
    });
    const hostile = rows.findIndex(({ attributes }) => attributes?.hostile === '');
    if (hostile >= 0) assert.equal(await page.evaluate(`window.seen[${hostile}].style`), 'ltr 16px normal none normal 0px 0px');
    const healed = rows.map(({ what }, n) => (heal.includes(what) ? n : -1)).filter((n) => n >= 0);
    for (const n of healed) sites[n].heal();
    await page.evaluate(`void ${JSON.stringify(healed)}.forEach((n) => tell(n, 'again'))`);
    await until_none((seen, n) => (!healed.includes(n) || seen?.at === 'game' ? '' : `${rows[n].what}: trying again does not help: ${JSON.stringify(seen)}`));
  } finally {
    await page.close();
    await Promise.all([host, ...sites].map((site) => site.close()));
  }
  return rows.length;
}
