// The page that embeds us by agreement (?embed; docs/EMBEDDING.md). Each of our pages first posts that it is alive, and
// every failure to start is posted: embed.js waits for both with a deadline, and shows the reason in place of a dead
// frame.

/** The line to the embedding page, as our address asks for. */
export function open_line(/** @type {URLSearchParams} */ asked) {
  const parent = asked.has('embed') && window.parent !== window ? window.parent : null;
  // Its origin, if our address names it: messages then go to no other origin, and come from no other.
  let parent_origin = '*';
  try {
    const { origin } = new URL(asked.get('host') || '');
    if (origin !== 'null') parent_origin = origin;
  } catch {
    // not named
  }
  const post = (/** @type {string} */ type, more = {}) => parent && parent.postMessage({ tablee: 1, type, ...more }, parent_origin);
  post('alive');
  // After a reload or a link of ours, the next page posts that it is alive. (A page in the back/forward cache is shown
  // again as it was.)
  window.addEventListener('pagehide', ({ persisted }) => persisted || post('leaving'));
  return { parent, parent_origin, post };
}
