// The manifest for installing the site as an app: names, icons, shortcuts, pictures, and the files that it opens.
import { coloured } from '../lib/palette.mjs';

// Pictures of docs/pictures that stores and browsers show before installing: tables on a phone by day.
const SIZES = '720x1480';
const is_screenshot = (/** @type {string} */ name) => /-360x740-day-\w+\.webp$/.test(name);

/**
 * @param {import('./documents.mjs').Site} site @param {string} language
 * @param {{name_of: (plain: string) => string, screenshots: string[]}} files
 */
function of({ games, word }, language, { name_of, screenshots }) {
  const icon = (/** @type {string} */ name, /** @type {string} */ sizes, more = {}) => ({ src: name_of(name), sizes, type: name.endsWith('svg') ? 'image/svg+xml' : 'image/png', ...more });
  const shortcut = (/** @type {string} */ name, /** @type {string} */ query) => ({ name, url: `./?${query}`, icons: [icon('icon-192.png', '192x192')] });
  const tables = games.flatMap(({ id, kinds }) => kinds.map(({ name, flag }) => shortcut(word(language, `game.${name}`), `table=${flag ? `${id}%20${flag}` : id}`)));
  return JSON.stringify({
    id: './', start_url: './', scope: './', lang: language, dir: 'ltr', display: 'standalone', orientation: 'any',
    name: word(language, 'shell.title'), short_name: word(language, 'app.name'), description: word(language, 'shell.description'),
    background_color: coloured('colour(day.cloth)'), theme_color: coloured('colour(day.cloth)'), categories: ['games', 'entertainment'],
    icons: [icon('icon.svg', 'any'), icon('icon-192.png', '192x192'), icon('icon-512.png', '512x512'), icon('maskable-512.png', '512x512', { purpose: 'maskable' })],
    screenshots: screenshots.map((src) => ({ src, sizes: SIZES, type: 'image/webp', form_factor: 'narrow', label: word(language, 'home.tagline') })),
    // web/page/js/home.js reads ?go.
    shortcuts: [...tables, shortcut(word(language, 'daily.title'), 'go=daily'), shortcut(word(language, 'sheets.pad'), 'go=pad')],
    // One window, because only one may write to the storage.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    // What the app itself saves, and spreadsheets of scores; web/page/js/start.js takes them from the queue.
    file_handlers: [{ action: './?go=sheets', accept: { 'application/json': ['.json'], 'text/csv': ['.csv'] } }],
  });
}
export const manifest = { is_screenshot, of };
