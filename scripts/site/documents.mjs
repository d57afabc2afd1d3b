// The pages of the site that run no script: the rules of each kind of table, the deal of the day, and what is special about the site, in
// each language; the descriptions that hosts of embeds ask for (oEmbed); the map for search engines. None is stored for offline use.
//
// Addresses are the names of files in the site's folder, so that everything works from any folder; scripts/site/origin.mjs completes the
// addresses that other programs read.
import { languages, traits } from '../lib/languages.mjs';
import { HEIGHT, WIDTH } from './previews.mjs';

/**
 * @typedef {object} Page  a page that others may link to
 * @property {string} name  of its preview and its oEmbed description: home, the kind of table, daily, about
 * @property {(language: string) => string} file
 * @property {(language: string) => string} title
 * @property {(language: string) => string} [shared]  the title beside a link, if it is another one
 * @property {(language: string) => string} about  one or two sentences
 * @property {string} [embed]  the table that an embed of this page shows, as text ("" is every game); without it the page cannot be embedded
 * @property {string} [picture]  the page whose preview is shown; its own if omitted
 * @property {(language: string) => string} alt  what that preview shows
 */
/**
 * @typedef {object} Site
 * @property {(import('./games.mjs').Game)[]} games
 * @property {(language: string, key: string) => string} word  fails where there is none
 * @property {(key: string) => boolean} known
 * @property {(text: string) => string} html  escapes
 * @property {(page: string, language: string) => string} preview  the file of a preview picture
 */

/** Width and height that a host reserves for an embed: upright on phones, and a hand is visible in it. */
export const FRAME = { width: 480, height: 600 };

const table_of = (/** @type {import('./games.mjs').Game} */ { id }, /** @type {import('./games.mjs').Kind} */ { flag }) => (flag ? `${id} ${flag}` : id);
const filled = (/** @type {string} */ text, /** @type {Record<string, string>} */ values) => text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
export const oembed_name = (/** @type {Page} */ { name }, /** @type {string} */ language) => `oembed-${name}-${language}.json`;
const picture_of = (/** @type {Site} */ { preview }, /** @type {Page} */ page, /** @type {string} */ language) => preview(page.picture ?? page.name, language);
const address_of = (/** @type {Record<string, string>} */ asked) => `./?${new URLSearchParams(asked)}`.replaceAll('+', '%20').replace('embed=', 'embed');

/** Every page that others may link to. @param {Site} site @returns {Page[]} */
export function pages({ games, word }) {
  const home = { name: 'home', file: (/** @type {string} */ l) => `${l}.html`, title: (/** @type {string} */ l) => word(l, 'shell.title'), about: (/** @type {string} */ l) => word(l, 'shell.description'), embed: '', alt: (/** @type {string} */ l) => word(l, 'site.preview') };
  const rules = games.flatMap((game) => game.kinds.map((kind) => ({
    name: kind.name,
    file: (/** @type {string} */ l) => `rules-${kind.name}-${l}.html`,
    title: (/** @type {string} */ l) => filled(word(l, 'site.page_rules_of'), { game: word(l, `game.${kind.name}`) }),
    about: (/** @type {string} */ l) => filled(word(l, 'site.page_rules_about'), { about: word(l, `game_about.${kind.name}`) }),
    shared: (/** @type {string} */ l) => word(l, `game.${kind.name}`),
    embed: table_of(game, kind),
    alt: (/** @type {string} */ l) => filled(word(l, 'site.page_preview'), { game: word(l, `game.${kind.name}`) }),
  })));
  const daily = { name: 'daily', file: (/** @type {string} */ l) => `daily-${l}.html`, title: (/** @type {string} */ l) => word(l, 'daily.title'), about: (/** @type {string} */ l) => word(l, 'site.daily_about'), alt: (/** @type {string} */ l) => word(l, 'site.daily_preview') };
  const about = {
    name: 'about', file: (/** @type {string} */ l) => `about-${l}.html`, title: (/** @type {string} */ l) => word(l, 'site.about_title'),
    about: (/** @type {string} */ l) => filled(word(l, 'site.about_lead'), { date: word(l, 'site.about_date') }), picture: 'home', alt: home.alt,
  };
  return [home, ...rules, daily, about];
}

/**
 * What previewers, search engines and hosts of embeds read in a page's head.
 * @param {Site} site @param {Page} page @param {string} language @param {string} [own] its address, if it has another one than its file
 */
export function head(site, page, language, own = page.file(language)) {
  const { html, word } = site;
  const title = html(page.title(language));
  const about = html(page.about(language));
  const shared = html((page.shared ?? page.title)(language));
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${about}">`,
    `<link rel="canonical" href="${own}">`,
    ...(page.name === 'home' ? ['<link rel="alternate" hreflang="x-default" href="./">'] : []),
    ...languages.map((code) => `<link rel="alternate" hreflang="${code}" href="${page.file(code)}">`),
    ...(page.embed === undefined ? [] : [`<link rel="alternate" type="application/json+oembed" href="${oembed_name(page, language)}" title="${shared}">`]),
    '<meta property="og:type" content="website">',
    `<meta property="og:url" content="${own}">`,
    `<meta property="og:title" content="${shared}">`,
    `<meta property="og:description" content="${about}">`,
    `<meta property="og:image" content="${picture_of(site, page, language)}">`,
    `<meta property="og:image:width" content="${WIDTH}">`,
    `<meta property="og:image:height" content="${HEIGHT}">`,
    `<meta property="og:image:alt" content="${html(page.alt(language))}">`,
    `<meta property="og:locale" content="${word(language, 'site.locale')}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

const ld = (/** @type {object} */ data) => `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;
const game_data = (/** @type {Site} */ site, /** @type {string} */ language, /** @type {Page} */ page, /** @type {import('./games.mjs').Kind} */ kind) => ({
  '@type': ['VideoGame', 'WebApplication'],
  name: site.word(language, `game.${kind.name}`), description: site.word(language, `game_about.${kind.name}`), inLanguage: language,
  url: page.file(language), image: picture_of(site, page, language),
  numberOfPlayers: { '@type': 'QuantitativeValue', minValue: kind.least, maxValue: kind.most },
  playMode: ['SinglePlayer', 'MultiPlayer'], gamePlatform: 'Web browser', applicationCategory: 'GameApplication', operatingSystem: 'Any',
  isAccessibleForFree: true, offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
});
/** The games, for search engines: in the head of the home in one language. @param {Site} site @param {string} language */
export function home_data(site, language) {
  const all = pages(site);
  const kinds = site.games.flatMap((game) => game.kinds);
  return ld({ '@graph': kinds.map((kind) => game_data(site, language, /** @type {Page} */ (all.find(({ name }) => name === kind.name)), kind)) });
}

const play = (/** @type {Site} */ { html }, /** @type {string} */ language, /** @type {Record<string, string>} */ asked, /** @type {string} */ label) =>
  `<p class="go"><a href="${html(address_of({ lang: language, ...asked }))}">${html(label)}</a></p>`;
const list = (/** @type {Site} */ { html, word, known }, /** @type {string} */ language, /** @type {string} */ prefix, numbered = false) => {
  const items = [];
  for (let n = 1; known(`${prefix}${n}`); n++) items.push(`    <li${numbered ? ` id="rule-${n}"` : ''}>${html(word(language, `${prefix}${n}`))}</li>`);
  return numbered ? `  <ol>\n${items.join('\n')}\n  </ol>` : `  <ul>\n${items.join('\n')}\n  </ul>`;
};

/** @param {Site} site @param {Page} page @param {string} language */
function body(site, page, language) {
  const { html, word, games } = site;
  const h = (/** @type {string} */ key) => html(word(language, key));
  const top = `  <h1>${html(page.title(language))}</h1>\n  <p class="lead">${html(page.about(language))}</p>`;
  const art = `  <img class="art" src="${picture_of(site, page, language)}" width="${WIDTH}" height="${HEIGHT}" alt="">`;
  if (page.name === 'daily') return `${top}\n  ${play(site, language, { go: 'daily' }, word(language, 'site.page_play'))}\n${art}`;
  if (page.name === 'about') {
    const part = (/** @type {string} */ key) => `  <section><h2>${h(key)}</h2>\n${list(site, language, `${key}_`)}</section>`;
    return `${top}\n  <div class="columns">\n${['site.about_does', 'site.about_else', 'site.about_refuses'].map(part).join('\n')}\n  </div>\n  ${play(site, language, {}, word(language, 'site.page_play'))}`;
  }
  const kind = games.flatMap((game) => game.kinds).find(({ name }) => name === page.name);
  if (!kind) throw new Error(`documents: no ${page.name}`);
  const name = word(language, `game.${kind.name}`);
  const rules = list(site, language, `${kind.name}.rules.`, true);
  const steps = [...rules.matchAll(/<li[^>]*id="([^"]+)">(.*)<\/li>/g)].map(([, at]) => ({ '@type': 'HowToStep', url: `${page.file(language)}#${at}`, text: word(language, `${kind.name}.rules.${at.slice(5)}`) }));
  const how = { '@type': 'HowTo', name: page.title(language), inLanguage: language, image: picture_of(site, page, language), step: steps };
  return `  <h1>${html(name)}</h1>\n  <p class="lead">${h(`game_about.${kind.name}`)} ${h('site.page_now')}.</p>\n  ${play(site, language, { table: page.embed ?? '' }, word(language, 'site.page_play'))}
${art}\n  <h2>${h('site.page_rules')}</h2>\n${rules}\n${ld({ '@graph': [game_data(site, language, page, kind), how] })}`;
}

/** A file of the site by its name. @param {Site} site @param {(language: string, parts: Record<string, string>) => string} in_template @returns {Map<string, string>} */
export function documents(site, in_template) {
  const { html, word } = site;
  const all = pages(site);
  const files = new Map();
  for (const page of all.filter(({ name }) => name !== 'home')) {
    for (const language of languages) {
      const others = all.filter((other) => other !== page).map((other) => `      <li><a href="${other.file(language)}">${html(other.title(language))}</a></li>`);
      others.push(`      <li><a href="embed.html?lang=${language}">${html(word(language, 'site.embed_title'))}</a></li>`);
      files.set(page.file(language), in_template(language, {
        head: head(site, page, language), body: body(site, page, language), contents: others.join('\n'), names: traits.map(({ name }) => name).join(', '),
        tongues: traits.map(({ code, name }) => `<a href="${page.file(code)}" hreflang="${code}" lang="${code}" aria-label="${code}, ${name}"${code === language ? ' aria-current="page"' : ''}>${code}</a>`).join(''),
      }));
    }
  }
  for (const page of all) if (page.embed !== undefined) for (const language of languages) files.set(oembed_name(page, language), oembed(site, page, language));
  files.set('sitemap.xml', sitemap(all));
  return files;
}

// Type `video`, because some hosts drop `rich`; every host takes the html of both. The frame comes first and alone: hosts keep nothing else.
function oembed(/** @type {Site} */ site, /** @type {Page} */ page, /** @type {string} */ language) {
  // The page of its language, which is right without scripts too.
  const src = address_of({ embed: '', ...(page.embed ? { table: page.embed } : {}) }).replace('./', `${language}.html`);
  const title = (page.shared ?? page.title)(language);
  return JSON.stringify({
    version: '1.0', type: 'video', title, provider_name: 'Tablée', provider_url: './', cache_age: 86400, ...FRAME,
    html: `<iframe src="${site.html(src)}" width="${FRAME.width}" height="${FRAME.height}" frameborder="0" scrolling="no" allowfullscreen allow="clipboard-write; screen-wake-lock" title="${site.html(title)}"></iframe>`,
    thumbnail_url: picture_of(site, page, language), thumbnail_width: WIDTH, thumbnail_height: HEIGHT,
  }, null, 1);
}

const sitemap = (/** @type {Page[]} */ all) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${all.flatMap(({ file }) => languages.map((language) => `<url><loc>${file(language)}</loc>${languages.map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${file(code)}"/>`).join('')}</url>`)).join('\n')}
</urlset>
`;
