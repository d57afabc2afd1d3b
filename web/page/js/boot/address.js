// The folder of the site, the query of its address, and the files that the page names, each by its purpose: a name and
// a checksum (data-* of this script's element).
const { dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);

export const version = dataset.version || '';
export const base = new URL('.', document.baseURI);
export const is_file = base.protocol === 'file:';
/** No origin: fetch() and workers by address are refused. */
export const opaque = is_file || self.origin === 'null' || location.origin === 'null';
export const asked = new URLSearchParams(location.search);
/** Embedded in another page by agreement (docs/EMBEDDING.md): nothing is loaded before the first tap. */
export const embedded = asked.has('embed');

const part_of = (/** @type {string} */ key, /** @type {0 | 1} */ part) => (dataset[key] || '').split(' ')[part];
export const has_file = (/** @type {string} */ key) => key in dataset;
export const file = (/** @type {string} */ key) => new URL(part_of(key, 0), base).href;
export const sum_of = (/** @type {string} */ key) => part_of(key, 1) || '';
/** The same address past every cache. */
export const file_anew = (/** @type {string} */ key) => `${file(key)}?${Date.now().toString(36)}`;
