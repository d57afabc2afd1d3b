// A Storage with a limited quota and number of writes, for tests of the store without a browser.

/** @typedef {ReturnType<typeof fake_storage>} FakeStorage */

export function fake_storage({ quota = Infinity, writes = Infinity } = {}) {
  /** @type {Map<string, string>} */
  const map = new Map();
  return {
    map,
    writes,
    set_quota(/** @type {number} */ most) { quota = most; },
    get length() { return map.size; },
    key: (/** @type {number} */ i) => [...map.keys()][i] ?? null,
    getItem: (/** @type {string} */ name) => map.get(name) ?? null,
    setItem(/** @type {string} */ name, /** @type {string} */ text) {
      if (this.writes-- <= 0) throw new Error('killed');
      const others = [...map].reduce((sum, [k, v]) => (k === name ? sum : sum + k.length + v.length), 0);
      if (others + name.length + text.length > quota) throw new Error('quota');
      map.set(name, text);
    },
    removeItem(/** @type {string} */ name) {
      if (this.writes-- <= 0) throw new Error('killed');
      map.delete(name);
    },
  };
}
