// The first script, before anything is painted: address, content security policy, language and colours. It ends by
// requesting the program, which then loads while the home is painted. Leaves one global: tablee.
import { parent, parent_origin, post } from './host.js';
import './policy.js';
import { checksum, is_text } from '../store/slots.js';
import { habits, store } from './habits.js';
import { load_bytes, load_module, run_script, unpack } from './loading.js';
import { MORE_CONTRAST, address_language, asked_theme, colours, language, media, set_language, set_theme } from './look.js';
import { reload } from './again.js';
import { cause_of } from './cause.js';
import { awake, load_fonts, load_program, load_words } from './parts.js';
import { asked, base, embedded, file_anew, has_file, opaque, version } from './address.js';
import { trusted } from './policy.js';

if (!embedded || asked.has('start')) load_program();
load_fonts().catch(() => {}); // show.js reports a failure

// Without scripts, shell.css shows after a while that something did not load (#late in shell.html). With scripts: a
// style sheet that does not arrive must hide neither the page nor block page.js, and page.js is requested again.
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
  set_language, set_theme, colours, has_file, file_anew, trusted, run_script, load_bytes, load_module, load_words, load_fonts, load_program, awake,
  parent, parent_origin, post, cause_of, reload,
};
/** @typedef {typeof boot} Boot */
window.tablee = /** @type {any} */ ({ unpack, boot });
