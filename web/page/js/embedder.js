// The page around ours, where it embeds us by agreement (?embed; docs/EMBEDDING.md). Each page of ours says first that it is alive, and
// whatever ends a start says so: embed.js waits for both with a deadline, and shows what is wrong in place of a dead frame.

/** The line to it, by what our address asks for. */
export function open_line(/** @type {URLSearchParams} */ asked) {
  const parent = asked.has('embed') && window.parent !== window ? window.parent : null;
  // Its origin, if our address names it: nobody else is spoken to or heard then.
  let parent_origin = '*';
  try {
    const { origin } = new URL(asked.get('host') || '');
    if (origin !== 'null') parent_origin = origin;
  } catch {
    // not named
  }
  const post = (/** @type {string} */ type, more = {}) => parent && parent.postMessage({ tablee: 1, type, ...more }, parent_origin);
  post('alive');
  // A reload, or a link of ours: what comes next says in its turn that it is alive. (A page that the browser keeps is shown again as it was.)
  window.addEventListener('pagehide', ({ persisted }) => persisted || post('leaving'));
  return { parent, parent_origin, post };
}
