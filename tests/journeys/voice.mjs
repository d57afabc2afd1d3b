// What a screen reader is given to say, from the moment on that somebody listens.

/** @typedef {import('./drivers/drivers.js').Page} Page */

/** From now on, what the live region gets, a text an addition; and what it loses (__cut). */
export const listen = (/** @type {Page} */ page) => page.evaluate(`(() => {
  window.__heard = [];
  window.__cut = [];
  const texts = (nodes) => [...nodes].map((node) => node.textContent);
  window.__ear?.disconnect();
  window.__ear = new MutationObserver((all) => all.forEach(({ addedNodes, removedNodes }) => {
    window.__heard.push(...texts(addedNodes));
    window.__cut.push(...texts(removedNodes));
  }));
  window.__ear.observe(document.getElementById('voice'), { childList: true, subtree: true });
})()`);
export const heard = (/** @type {Page} */ page) => /** @type {Promise<string[]>} */ (page.evaluate('window.__heard'));
/** What was told has been said: longer than any paragraph waits for the one before it. */
export const said = (/** @type {Page} */ page) => page.evaluate('new Promise((done) => setTimeout(done, 1000))');
