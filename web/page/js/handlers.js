// What the page does for each of the program's messages (messages.d.ts).
import { checked } from './aside.js';
import * as back from './back.js';
import * as bots from './bots/port.js';
import { of_id } from './dom.js';
import { open_extra, try_extra } from './extras.js';
import { habits, language, set_language, set_theme } from './from_boot.js';
import * as host from './host.js';
import * as storage_lock from './storage_lock.js';
import { all_words, complete } from './language.js';
import { send } from './line.js';
import * as links from './links.js';
import * as accessible from './accessible/accessible.js';
import { close_notice, notice, word } from './notice.js';
import * as offline from './offline.js';
import { set_cursor } from './reach.js';
import { save_as } from './save.js';
import { share } from './share.js';
import { set_canvas_works, set_view, show_rects, show_screen, take_over } from './show.js';
import { transcript } from './transcript.js';
import { keep_awake } from './wishes.js';

/** @type {import('./messages.js').Handlers} */
export const handlers = {
  screen(message) {
    if (message.lang && message.lang !== language()) {
      set_language(message.lang);
      of_id('log-name').textContent = word('log');
    }
    if (message.lang) habits.set('lang', message.lang);
    back.at(message.screen);
    show_screen(message);
  },
  rects: show_rects,
  scroll: ({ up }) => accessible.scroll_to(up),
  say(message) {
    transcript.say(message);
    accessible.begins();
  },
  focus: ({ id }) => accessible.focus(id),
  words: ({ lang }) =>
    all_words(lang).then(
      (words) => send({ on: 'words', words_lang: lang, words }),
      () => notice('no_words', ['close', close_notice]),
    ),
  log_clear: transcript.clear,
  think: ({ line }) => bots.think(line),
  screen_depth: ({ depth }) => back.go_deep(depth),
  sound(heard) {
    if (heard.volume >= 0) try_extra('sound', heard); // without sound if it does not load
    if (heard.captions) try_extra('assist', heard);
  },
  assist: (how) => open_extra('assist', how),
  shake: ({ ms }) => navigator.vibrate?.(ms),
  promise: ({ by_hand }) => storage_lock.ask(by_hand),
  awake: ({ on }) => keep_awake(on),
  cursor: ({ name }) => set_cursor(name),
  theme({ name }) {
    set_theme(name);
    habits.set('theme', name);
  },
  view: ({ name }) => set_view(name),
  drawn: take_over,
  canvas: ({ works }) => set_canvas_works(works),
  open({ page }) {
    const [name, what] = page.split(' ');
    if (name === 'backup' || name === 'braille' || name === 'exercises') open_extra(name, what);
    else if (name === 'text') try_extra(name, 0); // asked for again while it is missed
    else if (page === 'licences') window.open(new URL('licences.txt', document.baseURI).href, '_blank', 'noopener');
  },
  checked,
  link_done() {
    links.done();
    back.write();
  },
  share,
  // Frames without an origin may save no file: there the result is shared as text.
  picture: (shown) => (window.origin === 'null' ? share(shown) : open_extra('picture', shown)),
  phones: (message) => open_extra('phones', message),
  download: ({ name, text, type }) => save_as(name, text, type),
  pick: (wanted) => open_extra('pick', wanted),
  stop_reading: () => try_extra('pick', null),
  // After the program has returned, as the dialogue may stay open for long.
  print: () => setTimeout(() => window.print()),
  host: host.notify,
  update: offline.take_over,
  whole: complete,
};
