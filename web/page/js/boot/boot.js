// The first script, before anything is painted: where we are, what the page may do, in which language and colours.
// It ends by asking for the program, so that it travels while the home is painted. Leaves one global: tablee.
import { parent, parent_origin, post } from './host.js';
import './policy.js';
import { checksum, is_text } from '../store/slots.js';
import { habits, store } from './habits.js';
import { load_bytes, load_module, run_script, unpack } from './loading.js';
import { MORE_CONTRAST, address_language, asked_theme, language, media, set_language, set_theme } from './look.js';
import { reload } from './again.js';
import { cause_of } from './cause.js';
import { awake, load_faces, load_program, load_words } from './parts.js';
import { asked, base, embedded, file_anew, has_file, opaque, version } from './address.js';
import { trusted } from './policy.js';

if (!embedded || asked.has('start')) load_program();
load_faces().catch(() => {}); // told by show.js

// Without a script, shell.css shows after a while that something did not come (#late in shell.html). What a script can do
// about it: a style sheet that stays away keeps nobody from seeing the page, nor page.js from running; and page.js is asked
// for again.
setTimeout(() => {
  for (const sheet of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[rel=stylesheet]:not([media])'))) if (!sheet.sheet) sheet.remove();
}, 5000);
document.addEventListener('DOMContentLoaded', () => {
  if ('connect' in window.tablee) return;
  run_script('page', () => window.tablee.connect).catch((error) => {
    document.documentElement.classList.add('late');
    post('failed', { why: cause_of(error) });
  });
});

// For the page's other scripts.
const boot = {
  base, asked, embedded, opaque, version, store, is_text, checksum, habits, media, MORE_CONTRAST, address_language, asked_theme, language,
  set_language, set_theme, has_file, file_anew, trusted, run_script, load_bytes, load_module, load_words, load_faces, load_program, awake,
  parent, parent_origin, post, cause_of, reload,
};
/** @typedef {typeof boot} Boot */
window.tablee = /** @type {any} */ ({ unpack, boot });
