// Preferences of the system; and the wake lock, which keeps the screen on while the program asks for it.
import { MORE_CONTRAST, media } from './from_boot.js';
import { send } from './line.js';

const QUERIES = {
  dark: '(prefers-color-scheme: dark)',
  reduced_motion: '(prefers-reduced-motion: reduce)',
  contrast: MORE_CONTRAST,
};
export const wishes = () => ({ dark: media(QUERIES.dark), reduced_motion: media(QUERIES.reduced_motion), contrast: media(QUERIES.contrast) });
for (const query of Object.values(QUERIES)) {
  matchMedia(query).addEventListener('change', () => send({ on: 'media', ...wishes() }));
}

/**
 * How large the reader's browser writes, by the sizes that we have.
 * @returns {import('./messages.js').ToProgram['start']['text']}
 */
export function text_size() {
  const percent = parseFloat(getComputedStyle(document.documentElement).fontSize) / 0.16;
  return /** @type {const} */ (['200', '150', '125']).find((size) => percent >= Number(size)) || '100';
}

let wanted = false;
/** @type {WakeLockSentinel | null} */
let lock = null;
async function hold() {
  // Chromium writes to the console of the embedding page what its policy refuses.
  if (!navigator.wakeLock || document.featurePolicy?.allowsFeature('screen-wake-lock') === false) return;
  try {
    if (wanted && !document.hidden && !lock) {
      lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => { lock = null; });
      if (!wanted && lock) await lock.release();
    } else if (!wanted && lock) {
      await lock.release();
    }
  } catch {
    lock = null; // refused: battery, policy
  }
}
document.addEventListener('visibilitychange', hold);
/** Keeps the screen on while the tab is visible, if the system allows it. */
export function keep_awake(/** @type {boolean} */ on) {
  wanted = on;
  hold();
}
