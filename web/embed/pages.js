// Shared by the pages beside the game: the content security policy, the language, and on the maker's page the snippet.
import { of_id } from '../page/js/dom.js';
import { own_folder, set_policy } from '../page/js/own_policy.js';
import { language_for } from '../page/js/reader_language.js';
import { make } from './maker.js';

const base = new URL('.', document.baseURI);
const ours = own_folder(base);
set_policy([
  ...['script', 'style', 'font'].map((kind) => `${kind}-src ${ours}`), `img-src ${ours} data:`, `frame-src ${ours}`,
  ...(window.trustedTypes ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
]);

/** @type {(selector: string) => Iterable<HTMLElement>} */
const all = (selector) => document.querySelectorAll(selector);

function set_language(/** @type {string} */ tag) {
  document.documentElement.lang = tag;
  const heading = document.querySelector(`h1 [lang=${tag}]`);
  if (heading) document.title = heading.textContent || '';
  for (const option of all(`option[data-${LANGUAGES[0]}]`)) option.textContent = option.dataset[tag] || '';
  for (const game of all('tablee-game[data-follows]')) game.setAttribute('language', tag);
  document.dispatchEvent(new Event('tongue'));
}
document.documentElement.lang = language_for([new URLSearchParams(location.search).get('lang'), ...navigator.languages]);

document.addEventListener('DOMContentLoaded', () => {
  for (const button of all('[data-lang]')) button.addEventListener('click', () => set_language(button.dataset.lang || FALLBACK_LANGUAGE));
  if (document.getElementById('maker')) make(/** @type {HTMLFormElement} */ (of_id('maker')), base);
  set_language(document.documentElement.lang);
});
