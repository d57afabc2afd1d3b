// Shares a link or a text: by the system's share dialogue, the clipboard, or a field to copy from.
import { media } from './from_boot.js';
import { send } from './line.js';
import { notice, word } from './notice.js';

// The last resort: a field to copy from.
function show(/** @type {string} */ words) {
  const box = notice('share_by_hand', ['close', () => box.remove()]);
  const field = document.createElement(words.includes('\n') ? 'textarea' : 'input');
  field.readOnly = true;
  field.value = words;
  field.setAttribute('aria-label', word('share_by_hand'));
  field.addEventListener('focus', () => field.select());
  box.insertBefore(field, box.lastChild);
  field.focus();
}

/** The address of a link of ours; empty: of the site. */
export function address_of(link = '') {
  const page = new URL(location.href);
  page.search = '';
  page.hash = link;
  return page.href;
}

/** @param {{title: string, text: string, link?: string}} what a link, or a text alone */
export async function share({ title, text, link }) {
  const url = link && address_of(link);
  // An address is copied alone; a result of several lines is copied with the address after it.
  const copied = url && !text.includes('\n') ? url : url ? `${text}\n${url}` : text;
  try {
    if (navigator.share && media('(pointer: coarse)')) {
      await navigator.share({ title, text, ...(url && { url }) });
      return;
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return; // the user cancelled
  }
  try {
    await navigator.clipboard.writeText(copied);
    send({ on: 'shared' });
  } catch {
    show(copied);
  }
}
