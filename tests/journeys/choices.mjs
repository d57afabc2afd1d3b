// What somebody could do now who only looks at the items; also where no browser is (scripts/site/first_screens.mjs).

// The ids that one may choose from now, most urgent group first; [] while others think or cards fly.
/** @typedef {Pick<import('./drivers/drivers.js').Shown, 'id' | 'role' | 'enabled'>} Choice */
export function choices(/** @type {Choice[]} */ items) {
  const can = (/** @type {(id: string) => boolean} */ test) => items.filter((item) => test(item.id) && item.role === 'button' && item.enabled).map((item) => item.id);
  const there = (/** @type {string} */ start) => items.some((item) => item.id.startsWith(start));
  const weighing = there('compose.cancel'), asked = there('do.');
  /** @type {((id: string) => boolean)[]} */
  const groups = [
    (id) => id === 'handover',
    (id) => id === 'reveal',
    (id) => id === 'play',
    (id) => id === 'next',
    // A special card that was touched is played by what lights up, one after the other.
    ...(weighing ? [(/** @type {string} */ id) => id.startsWith('do.'), (/** @type {string} */ id) => /^(row|hand|card|queue)\.\d+$/.test(id)] : []),
    (id) => id.startsWith('do.') || (asked && id.startsWith('special.')),
    (id) => id === 'take' || id === 'no',
    (id) => /^row\.\d$/.test(id),
    (id) => /^(market|hand)\.\d+$/.test(id),
  ];
  return groups.map(can).find((ids) => ids.length) ?? [];
}
