// Protects stored data: only one tab at a time writes, and the browser is asked for persistent storage.
import { habits, store } from './from_boot.js';
import { halt } from './halt.js';
import { is_promised, set_promised } from './storage.js';

const manager = () => {
  try {
    return navigator.storage && 'persist' in navigator.storage ? navigator.storage : null;
  } catch {
    return null;
  }
};
const know = async (/** @type {() => Promise<boolean>} */ ask_it) => {
  /** @type {boolean | null} */
  let granted = null;
  try {
    granted = store.state() === 'memory' ? null : await ask_it();
  } catch {
    // frames without an origin
  }
  set_promised(granted);
};

/** From now on this tab writes; another tab that opens the same table stops it. */
export function claim() {
  const gone = () => halt('elsewhere', 'take_back');
  store.claim(`${Date.now().toString(36)}.${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`, gone);
  window.addEventListener('storage', ({ key }) => key === store.owner && !store.owned() && gone());
  document.addEventListener('visibilitychange', () => !document.hidden && !store.owned() && gone());
  // Restored from the back/forward cache: this page lacks what another tab has stored since.
  window.addEventListener('pageshow', ({ persisted }) => persisted && !store.owned() && location.reload());
  const storage = manager();
  if (storage) know(() => storage.persisted());
}
/** Asks once by itself, and whenever the user wants it. */
export function ask(/** @type {boolean} */ by_hand) {
  const storage = manager();
  if (!storage || is_promised() || (!by_hand && habits.get('asked'))) return;
  habits.set('asked', '1');
  know(() => storage.persist());
}
