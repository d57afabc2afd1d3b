// The events of a match: a log to read, one paragraph an event, and a live region that announces them.
import { of_id } from './dom.js';

const log_section = of_id('log-room');
const log = of_id('log');
const voice = of_id('voice');
const LOG_LINES = 200;
// A screen reader drops a region's text if the same region changes before that text is spoken. So lines that come
// together form one paragraph, the next paragraph uses another region, and nothing is removed while it may still wait
// to be spoken, but for a dialog, which says something else.
const regions = Array.from({ length: 3 }, () => {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  voice.append(region);
  return region;
});
const TOGETHER = 120; // ms without another line
const AT_MOST = 500; // ms from the first line to its announcement
// ms between two paragraphs: less than any voice needs for a line, more than a busy screen reader needs to read it
const APART = 800;
const SPOKEN = 10000; // ms

/** @type {string[]} */
let waiting = [];
let since = 0;
let spoken = -APART; // time of the last paragraph
let speaking = 0; // timers
let clearing = 0;
let scrolling = 0;
let kind = ''; // of the screen, if it has one
let keys = true; // may single keys be used?
/** @type {Element | null} */
let recalled = null; // the line that was read back last
// Sentences that the focus has just announced are not announced again.
const JUST = 3000; // ms
/** @type {string[]} */
let by_focus = [];
let by_focus_at = 0;

const paragraph = (/** @type {string} */ text) => {
  const line = document.createElement('p');
  line.textContent = text;
  return line;
};
const show_log = () => { log_section.hidden = !log.firstChild || kind === 'home'; };

const sentences_of = (/** @type {string} */ text) => text.match(/\S[\s\S]*?(?:[.!?…](?=\s|$)|$)/g) ?? [];
const bare = (/** @type {string} */ sentence) => sentence.replace(/[\s.!?…]+$/, '');
/** What of a line has not just been said by the focus. */
const fresh = (/** @type {string} */ line) => sentences_of(line).filter((sentence) => !by_focus.includes(bare(sentence))).join(' ');

function speak_now(/** @type {string} */ text) {
  const [region] = regions;
  regions.push(...regions.splice(0, 1));
  region.append(paragraph(text));
  clearTimeout(clearing);
  clearing = window.setTimeout(transcript.hush, SPOKEN);
}
function speak() {
  speaking = 0;
  if (waiting.length) speak_now(waiting.map((text) => (/[.!?…:]$/.test(text) ? text : `${text}.`)).join(' '));
  spoken = performance.now();
  waiting = [];
}

function speak_soon(/** @type {string} */ line, /** @type {boolean} */ answer) {
  const now = performance.now();
  const text = answer || now - by_focus_at > JUST ? line : fresh(line);
  if (!text || waiting.includes(text)) return;
  if (!waiting.length) since = now;
  waiting.push(text);
  clearTimeout(speaking);
  speaking = window.setTimeout(speak, Math.max(0, Math.min(TOGETHER, since + AT_MOST - now), spoken + APART - now));
}

// A key press stops the voice, so two keys read the lines back one by one, from the newest on. Every keyboard has them,
// and they work on a button only, so that dictated text cannot trigger them.
const STEPS = /** @type {Record<string, 'previousElementSibling' | 'nextElementSibling'>} */ ({
  ',': 'previousElementSibling', '.': 'nextElementSibling', ';': 'nextElementSibling', // the key of "." in French
});
document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  if (!Object.hasOwn(STEPS, key) || ctrlKey || altKey || metaKey || log_section.hidden || !keys) return;
  if (!(target instanceof Element && target.closest('#accessible button'))) return;
  event.preventDefault();
  recalled = (recalled && (recalled[STEPS[key]] || recalled)) || log.lastElementChild;
  if (recalled) speak_now(recalled.textContent || '');
});

export const transcript = {
  // Adds one line: to the log, announced as well, or only announced.
  say(/** @type {{text: string, aloud?: boolean, logged?: boolean, answer?: boolean}} */ { text, aloud = true, logged = true, answer = false }) {
    if (aloud) speak_soon(text, answer);
    if (!logged) return;
    log.append(paragraph(text));
    recalled = null;
    if (log.childElementCount > LOG_LINES) log.firstElementChild?.remove();
    show_log();
    // Once for all lines that come together: reading the height forces a layout.
    scrolling ||= window.setTimeout(() => {
      scrolling = 0;
      log.scrollTop = log.scrollHeight;
    }, 50);
  },
  // The focus moves to an item with this name and description.
  focused(/** @type {string} */ name, /** @type {string} */ about) {
    by_focus = sentences_of(`${name}. ${about}`).map(bare).filter(Boolean);
    by_focus_at = performance.now();
    waiting = waiting.map(fresh).filter(Boolean);
  },
  at(/** @type {string | undefined} */ shown = '', /** @type {boolean} */ by_keys) {
    kind = shown;
    keys = by_keys;
    show_log();
  },
  /** Removes what has been announced from the regions. */
  hush: () => regions.forEach((region) => region.replaceChildren()),
  clear() {
    log.replaceChildren();
    recalled = null;
    transcript.hush();
    waiting = [];
    show_log();
  },
};
