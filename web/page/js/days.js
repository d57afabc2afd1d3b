// Which day it is here, also for a tab that stays in sight over midnight.

/** "2026-11-21"; empty where the clock says no day of four figures a year. */
export const today = (now = new Date()) => {
  const year = now.getFullYear();
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return year >= 1 && year <= 9999 ? `${String(year).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}` : '';
};

/**
 * Tells every new day. Timers stand still while a machine sleeps, and clocks and zones are set: nobody trusts one for
 * longer than an hour, and whoever comes back to the tab is told at once.
 */
export function watch_days(/** @type {(day: string) => void} */ tell) {
  const HOUR = 3600000;
  let said = today();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let bell;
  const look = () => {
    clearTimeout(bell);
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const left = midnight.getTime() - now.getTime(); // NaN where the clock is broken
    bell = setTimeout(look, left < HOUR ? Math.max(left, 0) + 20 : HOUR);
    const day = today(now);
    if (day === said) return;
    said = day;
    tell(day);
  };
  document.addEventListener('visibilitychange', () => document.hidden || look());
  for (const sign of ['focus', 'pageshow']) window.addEventListener(sign, look);
  look();
}
