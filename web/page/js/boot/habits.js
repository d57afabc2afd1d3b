// What is kept here, and what the page itself remembers, to paint the next visit right before the program is there.
import { HABITS } from '../store/generations.js';
import { open_store } from '../store/store.js';
import { base } from './address.js';

// A frame keeps its table apart from the page's own, and from a frame beside it that was asked for something else.
export const store = open_store(() => window.localStorage, window.top === window ? base.pathname : `${base.pathname}?frame${location.search}`);

/** @type {Record<string, unknown>} */
let kept = {};
try {
  kept = JSON.parse(store.read(HABITS) || '{}') || {};
} catch {
  // unreadable: as on a first visit
}

export const habits = {
  get(/** @type {string} */ name) {
    const value = kept[name];
    return typeof value === 'string' ? value : '';
  },
  set(/** @type {string} */ name, /** @type {string} */ value) {
    if (kept[name] === value) return;
    kept = { ...kept, [name]: value };
    store.write(HABITS, JSON.stringify(kept));
  },
};
