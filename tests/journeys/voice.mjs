// Records what the live regions announce.

/** @typedef {import('./drivers/drivers.js').Page} Page */

/** Starts recording: added texts in __heard, removed ones in __cut. */
export const listen = (/** @type {Page} */ page) => page.evaluate(`(() => {
  window.__heard = [];
  window.__cut = [];
  const texts = (nodes) => [...nodes].map((node) => node.textContent);
  window.__observer?.disconnect();
  window.__observer = new MutationObserver((all) => all.forEach(({ addedNodes, removedNodes }) => {
    window.__heard.push(...texts(addedNodes));
    window.__cut.push(...texts(removedNodes));
  }));
  window.__observer.observe(document.getElementById('voice'), { childList: true, subtree: true });
})()`);
export const heard = (/** @type {Page} */ page) => /** @type {Promise<string[]>} */ (page.evaluate('window.__heard'));
/** Waits until everything reported so far is announced: longer than any paragraph waits for the one before it. */
export const said = (/** @type {Page} */ page) => page.evaluate('new Promise((done) => setTimeout(done, 1000))');
