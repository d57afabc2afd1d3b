// Links: the address may hold one after '#', and one can be sent. The program reads and writes them.

const links = (() => {
  // t1.…, r1.…, s1.…: what engine/table/link.h writes. Any other fragment is somebody else's.
  const in_address = () => (/^#[trs]\d\./.test(location.hash) ? location.hash.slice(1) : '');
  let told = in_address();

  // Another link opened in this tab.
  window.addEventListener('hashchange', () => {
    const link = in_address();
    if (link === told) return;
    told = link;
    if (link) send({ on: 'link', link });
  });

  // The last resort: somewhere to copy it from.
  function show(url) {
    const box = notice('share_by_hand', ['close', () => box.remove()]);
    const field = document.createElement('input');
    field.readOnly = true;
    field.value = url;
    field.setAttribute('aria-label', word('share_by_hand'));
    field.addEventListener('focus', () => field.select());
    box.insertBefore(field, box.lastChild);
    field.focus();
  }

  return {
    first: () => told,
    // Is this entry of the history a link that has just been opened?
    arrived: (state) => state === null && in_address() !== '' && in_address() !== told,
    // Read, or put away: a reload must not open it again.
    done() {
      told = '';
      if (!in_address()) return;
      try {
        history.replaceState(history.state, '', location.pathname + location.search);
      } catch {
        // no history here
      }
    },
    async share({ title, text, link }) {
      const page = new URL(location.href);
      page.search = '';
      page.hash = link;
      const url = page.href;
      try {
        if (navigator.share && media('pointer: coarse')) {
          await navigator.share({ title, text, url });
          return;
        }
      } catch (error) {
        if (error.name === 'AbortError') return; // thought better of it
      }
      try {
        await navigator.clipboard.writeText(url);
        send({ on: 'shared' });
      } catch {
        show(url);
      }
    },
  };
})();
