// Opens the store, and what the page itself remembers to paint the next visit correctly before the program is loaded.
import { HABITS } from '../store/generations.js';
import { open_store } from '../store/store.js';
import { base } from './address.js';

// A frame stores its table apart from the page's own, and from a frame beside it with another address.
export const store = open_store(
  () => window.localStorage,
  window.top === window ? base.pathname : `${base.pathname}?frame${location.search}`,
  { find: () => window.indexedDB, patience: 5000 },
);
store.begin();

/** @type {Record<string, unknown>} */
let values = {};
try {
  values = JSON.parse(store.read(HABITS) || '{}') || {};
} catch {
  // unreadable: as on a first visit
}

export const habits = {
  get(/** @type {string} */ name) {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  },
  set(/** @type {string} */ name, /** @type {string} */ value) {
    if (values[name] === value) return;
    values = { ...values, [name]: value };
    store.write(HABITS, JSON.stringify(values));
  },
};
