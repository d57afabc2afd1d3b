// The choices that the items on a screen offer; also used without a browser (scripts/site/first_screens.mjs).

// The ids that can be chosen now, most urgent group first; [] while others think or cards move.
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
    // A special card that was touched is completed by the highlighted items, one after the other.
    ...(weighing ? [(/** @type {string} */ id) => id.startsWith('do.'), (/** @type {string} */ id) => /^(row|hand|card|queue)\.\d+$/.test(id)] : []),
    (id) => id.startsWith('do.') || (asked && id.startsWith('special.')),
    (id) => id === 'take' || id === 'no',
    (id) => /^row\.\d$/.test(id),
    (id) => /^(market|hand)\.\d+$/.test(id),
  ];
  return groups.map(can).find((ids) => ids.length) ?? [];
}
