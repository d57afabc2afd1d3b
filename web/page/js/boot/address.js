// Where we are: the folder of the site, what its address asks for, and the files that the page names, each by what it is
// for: a name, and a sum of what has to be in it (data-* of this script's element).
const { dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);

export const version = dataset.version || '';
export const base = new URL('.', document.baseURI);
export const is_file = base.protocol === 'file:';
/** No origin: fetch() is refused, and so are workers by address. */
export const opaque = is_file || self.origin === 'null' || location.origin === 'null';
export const asked = new URLSearchParams(location.search);
/** In somebody else's page, by agreement (docs/EMBEDDING.md): nothing travels before the first tap. */
export const embedded = asked.has('embed');

const part_of = (/** @type {string} */ key, /** @type {0 | 1} */ part) => (dataset[key] || '').split(' ')[part];
export const has_file = (/** @type {string} */ key) => key in dataset;
export const file = (/** @type {string} */ key) => new URL(part_of(key, 0), base).href;
export const sum_of = (/** @type {string} */ key) => part_of(key, 1) || '';
/** An address that no cache knows. */
export const file_anew = (/** @type {string} */ key) => `${file(key)}?${Date.now().toString(36)}`;
