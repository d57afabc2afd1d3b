// The page's language and colours.
import { habits } from './habits.js';
import { language_for, language_in_path } from '../reader_language.js';
import { asked, embedded } from './address.js';

/** @typedef {import('../messages.js').Language} Language  @typedef {import('../messages.js').Theme} Theme */

const language_in = (/** @type {string} */ tag) => LANGUAGES.find((one) => one === tag);
/** The language that the address asks for (?lang=en, en.html), or empty. */
export const address_language = language_in(asked.get('lang') || '') || language_in_path(location.pathname);
const asked_language = () => {
  if (address_language) return address_language;
  const wished = navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || FALLBACK_LANGUAGE];
  return wished.find((tag) => language_in(tag.slice(0, 2).toLowerCase())) || wished[0];
};
export const set_language = (/** @type {string} */ tag) => {
  document.documentElement.lang = language_for([tag]);
};
/** (Browsers that translate a page name their own language there.) */
export const language = () => language_in(document.documentElement.lang) || FALLBACK_LANGUAGE;

export const media = (/** @type {string} */ query) => window.matchMedia(query).matches;
export const MORE_CONTRAST = '(prefers-contrast: more), (forced-colors: active)';
/** @type {Record<Theme, string>} */
const THEMES = { day: 'colour(day.cloth)', night: 'colour(night.cloth)', contrast: 'colour(contrast.cloth)' };
/** All of them for the program, which has none of its own: another colour changes only files that are small. */
export const colours = COLOURS;
/** @type {(name: string | null) => name is Theme} */
const is_theme = (name) => name !== null && Object.hasOwn(THEMES, name);
export const set_theme = (/** @type {string} */ name) => {
  if (!is_theme(name)) return;
  document.documentElement.dataset.theme = name;
  /** @type {HTMLMetaElement} */ (document.querySelector('meta[name=theme-color]')).content = THEMES[name];
};
const theme = asked.get('theme');
/** @type {Theme | ''} the theme that the embedding page asks for */
export const asked_theme = embedded && is_theme(theme) ? theme : '';

set_language(address_language || habits.get('lang') || asked_language());
// The manifest for installing the app, in the page's language.
const manifest = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=manifest]'));
if (manifest) manifest.href = manifest.dataset[language()] || '';
set_theme(
  asked_theme || habits.get('theme') || (media(MORE_CONTRAST) ? 'contrast' : media('(prefers-color-scheme: dark)') ? 'night' : 'day'),
);
