// Fast pages: without pixels and with a fast clock; and waiting until a page is at rest.

/**
 * For a start script: does that with each `text` that the page sends its program, before it.
 * @param {string} note
 */
export const overhear = (note) => `(() => {
  let tablee;
  Object.defineProperty(window, 'tablee', {
    configurable: true,
    get: () => tablee,
    set(value) {
      tablee = value;
      let connect;
      const listen = (into) => connect((text) => {
        ${note}
        return into(text);
      });
      Object.defineProperty(value, 'connect', { configurable: true, enumerable: true, get: () => connect && listen, set(f) { connect = f; } });
    },
  });
})();`;

// Runs in the page before its own scripts: stores the size last sent to the program. Nothing is rasterized, a requested
// frame comes at once, and the page's clock advances by a tenth of a second with each.
export const WATCH = `(() => {
  // The message that everything is stored for offline play would arrive during a check.
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  ${overhear("if (text.startsWith('{\"on\":\"size\"')) window.__size = JSON.parse(text);")}
  for (const call of ['drawElements', 'clear', 'bufferData', 'texImage2D', 'texSubImage2D']) WebGLRenderingContext.prototype[call] = () => {};
  let ahead = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + ahead;
  const asked = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    ahead += 100;
    for (const f of asked.splice(0)) f(performance.now());
  };
  window.requestAnimationFrame = (f) => {
    if (!asked.length) port2.postMessage(0);
    return asked.push((t) => {
      window.__frames++;
      f(t);
    });
  };
})();`;

// Waits until the program draws at that size and requests no more frames. A requested frame runs before ours.
const QUIET = `(async (width, height) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const end = Date.now() + 20000;
  for (let calm = 0; calm < 2; ) {
    const before = window.__frames;
    await frame();
    await frame();
    const box = window.__size || document.getElementById('canvas').getBoundingClientRect();
    const there = Math.round(box.width) === width && Math.round(box.height) === height;
    calm = there && window.__frames === before + 2 ? calm + 1 : 0;
    if (Date.now() > end) return 'the drawing did not come to rest';
  }
  return '';
})`;

export async function settle(/** @type {any} */ page, /** @type {number} */ width, /** @type {number} */ height) {
  const trouble = await page.evaluate(`${QUIET}(${width}, ${height})`);
  if (trouble) throw new Error(trouble);
}
