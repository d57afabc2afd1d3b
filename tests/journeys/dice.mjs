/** Numbers in [0, 1), the same for the same seed. */
export function dice(/** @type {number} */ seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whole numbers below n, the same for the same seed. */
export function whole_dice(/** @type {number} */ seed) {
  const random = dice(seed);
  return (/** @type {number} */ n) => Math.floor(random() * n);
}
