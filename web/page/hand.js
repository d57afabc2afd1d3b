// A phone that is a seat's hand (hand.html, docs/PHONES.md): the address holds the hands, this page shows them, remembers
// what was put down, and turns the chosen card towards the table. It needs no connection; with a link the table hears what
// is put down, and shows its seat's table. WORDS: those that start with "hand.", and names of cards without a number (".special.").
import { of_id } from './js/dom.js';
import { read_hands, shown_card } from './js/hand/code.js';
import { TableLink } from './js/hand/linked.js';
import { qr_code } from './js/hand/qr.js';
import { gone_on, in_hand, opened, played, store, stored, taken_back } from './js/hand/state.js';
import { add_choices, line_list, parts_of } from './js/hand/table.js';
import { own_folder, set_policy } from './js/own_policy.js';
import { language_for } from './js/reader_language.js';

/** @typedef {import('./js/hand/state.js').Held} Held */

const base = new URL('.', document.baseURI);
const ours = own_folder(base);
set_policy(['script', 'style', 'img', 'connect'].map((kind) => `${kind}-src ${ours}`));
const lang = language_for([new URLSearchParams(location.search).get('lang'), ...navigator.languages]);
document.documentElement.lang = lang;
const say = (/** @type {string} */ key, /** @type {Record<string, string | number>} */ values = {}) =>
  WORDS[lang][`hand.${key}`].replace(/\{(\w+)\}/g, (all, name) => String(values[name]));

/** The name of a card without a number. */
const name_of = (/** @type {string} */ card) => Object.entries(WORDS[lang]).find(([key]) => key.endsWith(`.special.${card}`))?.[1] ?? card;

const SETTLED = 150; // ms, as for dialogs (overlay.js)
const main = of_id('main');
/** @type {Held} */
let held;
let lifted = 0; // raised, and not put down yet
/** What the table shows this seat while the phone is linked. @type {import('./js/messages.js').PhoneTable | null} */
let table = null;
/** Whether the table below the hand is open; null: nobody has opened or closed it. @type {boolean | null} */
let table_open = null;
let chosen = false; // a choice is on its way to the table

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {string} text @param {Element} parent @returns {HTMLElementTagNameMap[Tag]} */
function part(tag, text, parent) {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
}
/** @param {Element} parent @param {string} id @param {string} text @param {() => void} press */
function button(parent, id, text, press, main_one = false) {
  const made = part('button', text, parent);
  made.id = id;
  made.type = 'button';
  if (main_one) made.className = 'main';
  made.addEventListener('click', press);
  return made;
}
/** A heading of the view, which takes the focus where the view is new. */
function title(/** @type {string} */ text, /** @type {Element} */ parent) {
  const heading = part('h2', text, parent);
  heading.tabIndex = -1;
  return heading;
}

/** The focus goes to the view's heading once the view is there for a screen reader: before, Orca in Chromium says nothing of it. */
function to_title() {
  const before = document.activeElement;
  // Whoever has moved on meanwhile stays there.
  setTimeout(() => document.activeElement === before && (main.querySelector('h2') ?? of_id('who')).focus(), SETTLED);
}

const small_code = () => {
  const { card, seat, round, tag } = held;
  return shown_card({ seat, round, played: played(held).length, card, tag });
};

function go(/** @type {Held} */ next) {
  const [was, before] = [held?.card, held?.log.length];
  held = next;
  lifted = 0;
  of_id('said').textContent = store(held) ? '' : say('unstored');
  // A card that was shown instead has not been taken back.
  if (held.card ? was !== held.card : was && held.log.length === before) link.put(held.card ? small_code() : '');
  show();
  to_title();
}

/** What the table says: the hand as it is there, without a card that was played. */
function heard(/** @type {string} */ code, /** @type {string} */ problem) {
  const read = read_hands(code);
  if (read.problem || read.hands.seat !== held.seat || read.hands.tag !== held.tag) return;
  const next = opened(read.hands, held);
  // What the table has not seen of this round is in the hand again.
  const { round, played: seen } = read.hands;
  next.log = next.log.filter(([of, card]) => of !== round || seen.includes(card));
  if (problem && next.card) Object.assign(next, { card: 0, step: 'choose' });
  const [now, then] = [next, held].map(({ card, step, others, log, hands }) => JSON.stringify([card, step, others, log, hands, next.round]));
  if (now !== then || next.round !== held.round) go(next);
  // The table may have forgotten it, as after an undo; it takes the same card twice for one.
  if (next.card && !problem) link.put(small_code());
  if (problem) of_id('said').textContent = problem;
}

/** The table as this seat sees it, and what it may decide there. */
function shown(/** @type {NonNullable<typeof table>} */ next) {
  const asks = (/** @type {typeof table} */ one) => Boolean(one && (one.choices.length || one.elsewhere));
  const same = JSON.stringify(table) === JSON.stringify(next);
  // One that comes again has refused what was chosen.
  if (same && !chosen) return;
  const [had, has] = [asks(table), asks(next)];
  chosen = false;
  table = next;
  const focused = main.contains(document.activeElement) && document.activeElement?.id;
  const read = document.getElementById('table')?.scrollTop ?? 0;
  if (!had && !has && held_cards().length) show_table();
  else show();
  const lines = document.getElementById('table');
  if (lines) lines.scrollTop = read;
  if (has && !same) navigator.vibrate?.(60); // the phone may lie on the table
  const kept = focused && document.getElementById(focused);
  if (has && !same) to_title();
  else if (kept) kept.focus();
  else if (focused !== false) to_title();
}

let answering = ''; // the code that the table reads to link this phone
const link = new TableLink({
  hand: heard,
  table: shown,
  over: () => held.card && go(gone_on(held)),
  changed(state, code) {
    const was = answering;
    answering = code;
    const told = ['open', 'away', 'closed', 'failed'].includes(state) ? say(`link_${state}`) : '';
    const numbers = ['closed', 'failed'].includes(state) && held_cards().length ? ` ${say('by_numbers')}` : '';
    of_id('link').textContent = told + numbers;
    if (state === 'open') {
      // The offer is used up: after a reload it would only stand in the way.
      history.replaceState(null, '', `#${location.hash.slice(1).split('&')[0]}`);
      // What was put down before goes to the table now.
      if (held.card && was) link.put(small_code());
    }
    const lost = table && !['open', 'away'].includes(state);
    if (lost) table = null;
    if (was === code && !lost) return;
    show();
    to_title();
  },
}, of_id('script').dataset.link ?? '');

function show_answer() {
  title(say('answer'), main);
  const picture = qr_code(answering, say('answer_code'));
  picture.classList.add('answer');
  main.append(picture);
  const field = part('input', '', part('label', say('answer_text'), main));
  Object.assign(field, { id: 'answer', readOnly: true, value: answering });
  field.addEventListener('focus', () => field.select());
  button(main, 'alone', say('alone'), () => link.close());
}

/** Of the round; none where the game deals no hands of numbered cards. */
const held_cards = () => held.hands[held.round];

/** The table's lines, below what one does on this phone. */
function show_table() {
  document.getElementById('table')?.remove();
  if (!table) return;
  const { rest } = parts_of(table);
  const made = document.createElement('details');
  made.id = 'table';
  made.open = table_open ?? (window.innerHeight >= 700 || !held_cards().length);
  const name = part('summary', say('table'), made);
  name.id = 'table-name';
  name.addEventListener('click', () => (table_open = !made.open));
  part('div', '', made).append(line_list(rest));
  made.querySelector('div')?.setAttribute('lang', table.lang);
  main.append(made);
}

function show_decision() {
  if (!table) {
    title(say('unlinked'), main);
    return;
  }
  const { prompt, about } = parts_of(table);
  title(prompt, main).lang = table.lang;
  const open_card = part('div', '', main);
  open_card.className = 'open';
  open_card.lang = table.lang;
  if (table.card) {
    const card = part('span', table.card, open_card);
    card.className = 'card';
    card.setAttribute('aria-hidden', 'true'); // the words say it, too
  }
  const words = part('div', '', open_card);
  for (const { text } of about) part('p', text, words);
  const { turn } = table;
  const foot = part('div', '', main);
  foot.className = 'foot';
  const choices = part('div', '', foot);
  choices.className = 'choices';
  choices.lang = table.lang;
  add_choices(table, choices, (move) => {
    chosen = true;
    link.choose(turn, move);
  });
  if (table.elsewhere) part('p', say('at_table'), foot);
}

function lift(/** @type {number} */ card) {
  lifted = lifted === card ? 0 : card;
  show();
  of_id(lifted ? 'put' : `card-${card}`).focus();
}

function show_hand() {
  title(say('choose'), main);
  const list = part('ul', '', main);
  list.className = 'cards';
  list.setAttribute('aria-label', say('title'));
  for (const card of in_hand(held)) {
    const made = button(part('li', '', list), `card-${card}`, String(card), () => lift(card));
    made.setAttribute('aria-pressed', String(card === lifted));
  }
  if (held.others.length) part('p', say('others', { all: held.others.map(name_of).join(', ') }), main).id = 'others';
  const foot = part('div', '', main);
  foot.className = 'foot';
  if (lifted) button(foot, 'put', say('put', { card: lifted }), () => go({ ...held, card: lifted, step: 'down' }), true);
  else if (held.log.length) button(foot, 'back', say('last'), () => go(taken_back(held)));
}

function show_down() {
  title(say('down'), main);
  const back = part('div', '', main);
  back.className = 'back';
  back.setAttribute('aria-hidden', 'true');
  const foot = part('div', '', main);
  foot.className = 'foot';
  button(foot, 'turn', say('turn'), () => go({ ...held, step: 'shown' }), !link.open_now);
  button(foot, 'change', say('change'), () => go(taken_back(held)));
}

function show_card() {
  const { name, card } = held;
  const table = part('div', '', main);
  table.className = 'shown';
  const number = title('', table);
  if (card > 99) number.className = 'three';
  part('span', say('plays', { name, card }), number).className = 'unseen';
  part('span', String(card), number).setAttribute('aria-hidden', 'true');
  table.append(qr_code(small_code(), say('code')));
  const foot = part('div', '', main);
  foot.className = 'foot';
  if (!link.open_now) button(foot, 'on', say('on'), () => go(gone_on(held)), true);
  button(foot, 'cover', say('cover'), () => go(taken_back(held)));
}

function show_over() {
  const { round } = held;
  title(say('over', { round }), main);
  if (held.hands[round + 1]) button(main, 'next', say('next_round', { round: round + 1 }), () => go({ ...held, round: round + 1 }), true);
  else part('p', say('more'), main);
  button(main, 'back', say('last'), () => go(taken_back(held)));
}

function show() {
  main.replaceChildren();
  of_id('who').textContent = held.name;
  document.title = `${held.name} – Tablée`;
  of_id('round').textContent = say('round', { round: held.round });
  if (table && !held_cards().length) of_id('round').textContent = parts_of(table).where;
  else if (!held_cards().length) of_id('round').textContent = '';
  // The header's line in its place: Orca in Firefox says nothing of a focused heading that a new view begins with.
  part('p', of_id('round').textContent || held.name, main).className = 'unseen';
  if (answering) show_answer();
  else if (table?.choices.length || table?.elsewhere || !held_cards().length) show_decision();
  else if (held.step === 'shown') show_card();
  else if (held.step === 'down') show_down();
  else if (in_hand(held).length) show_hand();
  else show_over();
  if (!answering) show_table();
}

function open() {
  const [hand, offer] = location.hash.slice(1).split('&');
  const code = read_hands(hand);
  main.replaceChildren();
  if (code.problem) {
    of_id('who').textContent = say('title');
    of_id('round').textContent = '';
    link.close();
    part('p', say(code.problem), main);
    return;
  }
  if (held && (code.hands.seat !== held.seat || code.hands.tag !== held.tag)) link.close();
  go(opened(code.hands, stored(code.hands)));
  if (offer) link.open(offer);
}

// The screen stays on while the page is looked at, where the browser can.
const stay_awake = () => document.visibilityState === 'visible' && navigator.wakeLock?.request('screen').catch(() => {});
document.addEventListener('visibilitychange', stay_awake);
window.addEventListener('hashchange', open); // another code in the same tab
window.addEventListener('pagehide', () => link.close());
open();
stay_awake();
// From now on the page opens without a network.
try {
  if (window.isSecureContext && window.top === window) navigator.serviceWorker?.register(new URL('sw.js', base).href, { updateViaCache: 'none' }).catch(() => {});
} catch {
  // the browser blocks storage
}
