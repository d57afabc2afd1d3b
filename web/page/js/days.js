// Reports the date, also in a tab that stays open over midnight.

/** "2026-11-21"; empty if the clock's year does not have four digits. */
export const today = (now = new Date()) => {
  const year = now.getFullYear();
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return year >= 1 && year <= 9999 ? `${String(year).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}` : '';
};

/**
 * Calls back on every new day. Timers stop while a machine sleeps, and clocks and time zones are changed: so no timer
 * runs for longer than an hour, and a tab that becomes visible is checked at once.
 */
export function watch_days(/** @type {(day: string) => void} */ report) {
  const HOUR = 3600000;
  let reported = today();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let bell;
  const look = () => {
    clearTimeout(bell);
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const left = midnight.getTime() - now.getTime(); // NaN where the clock is broken
    bell = setTimeout(look, left < HOUR ? Math.max(left, 0) + 20 : HOUR);
    const day = today(now);
    if (day === reported) return;
    reported = day;
    report(day);
  };
  document.addEventListener('visibilitychange', () => document.hidden || look());
  for (const sign of ['focus', 'pageshow']) window.addEventListener(sign, look);
  look();
}
