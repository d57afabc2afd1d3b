// Links: the address may hold one after '#', and one can be sent. The program reads and writes them.
import { back } from './back.js';
import { send } from './bridge.js';
import { media } from './from_boot.js';
import { notice, word } from './home.js';

export const links = (() => {
  // t1.…, r1.…, s1.…: what engine/table/link.h writes. Any other fragment is somebody else's.
  const in_address = () => (/^#[trs]\d\./.test(location.hash) ? location.hash.slice(1) : '');
  let told = ''; // the link that waits for its answer

  // Out of the address, as every later entry of the history would carry it on; kept with the entry, so that a reload
  // shows it again until it is answered.
  function take() {
    told = in_address();
    try {
      history.replaceState({ ...history.state, link: told }, '', location.pathname + location.search);
    } catch {
      // no history here
    }
  }
  if (in_address()) take();
  else if (history.state && typeof history.state.link === 'string') told = history.state.link;

  // Another link opened in this tab.
  window.addEventListener('hashchange', () => {
    if (!in_address()) return;
    take();
    send({ on: 'link', link: told });
  });

  // The last resort: somewhere to copy it from.
  function show(words) {
    const box = notice('share_by_hand', ['close', () => box.remove()]);
    const field = document.createElement(words.includes('\n') ? 'textarea' : 'input');
    field.readOnly = true;
    field.value = words;
    field.setAttribute('aria-label', word('share_by_hand'));
    field.addEventListener('focus', () => field.select());
    box.insertBefore(field, box.lastChild);
    field.focus();
  }

  return {
    waiting: () => told,
    // Is this entry of the history one more, for a fragment just opened, and no step back?
    arrived: (state) => state === null && location.hash !== '',
    // Read, or put away: a reload must not open it again.
    done() {
      told = '';
      back.again();
    },
    // A link, or a text alone.
    async share({ title, text, link }) {
      const page = new URL(location.href);
      page.search = '';
      page.hash = link || '';
      const url = link && page.href;
      // Whoever copies an address wants it alone; how something went is told in lines, with the address after them.
      const copied = url && !text.includes('\n') ? url : url ? `${text}\n${url}` : text;
      try {
        if (navigator.share && media('(pointer: coarse)')) {
          await navigator.share({ title, text, ...(url && { url }) });
          return;
        }
      } catch (error) {
        if (error.name === 'AbortError') return; // thought better of it
      }
      try {
        await navigator.clipboard.writeText(copied);
        send({ on: 'shared' });
      } catch {
        show(copied);
      }
    },
  };
})();
