// The back button and the back swipe go one screen back. The program says how deep it is; the browser's history gets one
// entry a level. A frame leaves its host's history alone.

const back = (() => {
  const framed = window.top !== window;
  const level_of = (state) => (state && Number.isInteger(state.tablee) ? state.tablee : 0);
  let level = 0; // of the entry we are on
  let depth = 0; // as the program wishes
  let own = 0; // moves we asked for ourselves and are not told about yet

  function adjust() {
    if (own) return; // once there
    try {
      while (level < depth) {
        level++;
        history.pushState({ tablee: level }, '');
      }
      if (level > depth) {
        own++;
        history.go(depth - level);
      }
    } catch {
      own = 0; // no history here
    }
  }

  if (!framed) {
    level = level_of(history.state);
    window.addEventListener('popstate', (event) => {
      const was = level;
      level = level_of(event.state);
      if (own) {
        own--;
        adjust();
        return;
      }
      if (level < was) {
        send({ on: 'back' });
        // A refusal changes nothing there: stand where the program stands.
        setTimeout(adjust, 0);
      } else {
        adjust();
      }
    });
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && !home.there()) send({ on: 'back' });
  });

  return {
    depth(wished) {
      if (framed) return;
      depth = wished;
      adjust();
    },
  };
})();
