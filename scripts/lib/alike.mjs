// Orders blobs so that similar ones lie close together, for a compressor with a window of 32 kB (gzip).

const LENGTH = 6; // bytes of a repeated sequence
const BACK = 32_768;
const COMMON = 30; // a sequence in more blobs than this is found anyway

/**
 * The indices in that order: each is followed by the one that shares most with those still in the window, relative to
 * its size.
 */
export function alike_together(/** @type {Uint8Array[]} */ all) {
  /** @type {Map<number, Set<number>>} hash of a sequence -> blobs that contain it */
  const having = new Map();
  all.forEach((bytes, one) => {
    for (let at = 0; at + LENGTH <= bytes.length; at++) {
      let sum = LENGTH;
      for (let i = at; i < at + LENGTH; i++) sum = (Math.imul(sum, 31) + bytes[i]) | 0;
      (having.get(sum) ?? having.set(sum, new Set()).get(sum))?.add(one);
    }
  });
  const groups = [...having.values()].filter(({ size }) => size > 1 && size <= COMMON).map((group) => [...group]);
  /** @type {number[][]} */
  const of_one = all.map(() => []);
  groups.forEach((group, id) => group.forEach((one) => of_one[one].push(id)));

  const seen = new Uint16Array(groups.length); // in how many blobs inside the window
  const common = new Int32Array(all.length);
  const left = new Set(all.keys());
  /** @type {number[]} */
  const order = [];
  let oldest = 0;
  let size = 0;
  const worth = (/** @type {number} */ one) => common[one] / (all[one].length + 20) ** 0.75;
  while (left.size) {
    let best = -1;
    for (const one of left) if (best < 0 || worth(one) > worth(best)) best = one;
    left.delete(best);
    order.push(best);
    size += all[best].length;
    for (const id of of_one[best]) if (seen[id]++ === 0) for (const one of groups[id]) common[one]++;
    for (; size > BACK && oldest < order.length - 1; oldest++) {
      size -= all[order[oldest]].length;
      for (const id of of_one[order[oldest]]) if (--seen[id] === 0) for (const one of groups[id]) common[one]--;
    }
  }
  return order;
}
