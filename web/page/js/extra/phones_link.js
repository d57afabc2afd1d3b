// Phones that are linked to the table (web/page/js/link): each has a channel of its own, on which the table sends the seat's
// hand and the phone what is put down. The view in which a phone is linked.
import { qr_code } from '../hand/qr.js';
import { ABOUT } from '../link/about.js';
import { begin_view, button, camera, link_field, say, stop_camera, style } from './phones_parts.js';

/** @typedef {import('./phones_parts.js').Dialogue} Dialogue  @typedef {import('./phones_parts.js').Phones} Phones  @typedef {import('./phones_parts.js').Tools} Tools */
/** @typedef {{peer?: import('../link/peer.js').Peer, state: import('../link/peer.js').State}} Link */

/** By seat. @type {Map<number, Link>} */
const links = new Map();
/** What the table is shown when a link changes. */
let changed = () => {};

// Otherwise the phones would notice it much later.
window.addEventListener('pagehide', () => {
  for (const { peer } of links.values()) peer?.close();
});

export const is_linked = (/** @type {number} */ seat) => ['open', 'away'].includes(links.get(seat)?.state ?? '');
export const is_away = (/** @type {number} */ seat) => links.get(seat)?.state === 'away';

/** A new offer for that seat; an earlier link of it ends. */
async function offered(/** @type {Tools} */ tools, /** @type {number} */ seat) {
  links.get(seat)?.peer?.close();
  /** @type {Link} */
  const link = { state: 'waiting' };
  links.set(seat, link);
  const tell = (/** @type {'linked' | 'unlinked' | 'put' | 'back' | 'choose'} */ what, text = '') => tools.send({ on: 'phones', what, seat, text });
  /** @type {typeof import('../link/peer.js') | undefined} */
  const transport = await tools.open_extra('link').catch(() => undefined);
  const made = await transport?.offer?.({
    about: ABOUT,
    check_hello: (about) => (about === ABOUT ? '' : 'version'),
    on_message: ({ put, choose }) => {
      if (typeof choose === 'string') tell('choose', choose);
      else if (typeof put === 'string' && put) tell('put', put);
      else tell('back');
    },
    on_state: (state) => {
      if (links.get(seat) !== link) return; // replaced by another one
      const was = link.state;
      link.state = state;
      if (state === 'open' && was !== 'away') tell('linked');
      if (state === 'closed' && was !== 'waiting') tell('unlinked');
      changed();
    },
  });
  if (!made || made.problem) return '';
  if (links.get(seat) !== link) made.peer.close();
  link.peer = made.peer;
  return made.peer.code;
}

/** Gives a phone's answer to the offer that it belongs to. @returns {Promise<string>} '' or the problem */
async function accepted(/** @type {string} */ text) {
  let problem = 'kind';
  for (const { peer, state } of links.values()) {
    if (!peer || state !== 'waiting') continue;
    const found = await peer.accept(text.trim());
    if (!found) return '';
    if (problem !== 'other') problem = found;
  }
  return problem;
}

/** The code that each phone was sent last. @type {Map<number, string>} */
const told = new Map();
/** Tells the phones what their seats hold now; whether that has changed. */
export function tell_phones(/** @type {Phones} */ { seats, problem }) {
  let news = false;
  for (const { seat, code } of seats) {
    news ||= told.has(seat) && told.get(seat) !== code;
    told.set(seat, code);
    links.get(seat)?.peer?.send(problem ? { hand: code, problem } : { hand: code });
  }
  return news;
}

/** Shows the phones their seats' tables. */
export function show_tables(/** @type {Phones} */ { seats }) {
  for (const { seat, table } of seats) {
    const peer = links.get(seat)?.peer;
    // With very long names it may be too large: then without what is not decided.
    if (peer && table && !peer.send({ table })) peer.send({ table: { ...table, lines: table.lines.slice(0, 2) } });
  }
}

export function tell_over(/** @type {Phones} */ { seats }) {
  for (const { seat } of seats) links.get(seat)?.peer?.send({ over: true });
}

export function end_links(/** @type {Phones} */ { seats }) {
  for (const { seat } of seats) {
    links.get(seat)?.peer?.close();
    links.delete(seat);
    told.delete(seat);
  }
}

/** The view is left: offers that nobody has answered are taken back. */
export function leave_link() {
  changed = () => {};
  for (const [seat, { peer, state }] of links)
    if (state === 'waiting') {
      links.delete(seat);
      peer?.close();
    }
}

/** That, and what one can do without a link. */
const without = (/** @type {Dialogue} */ d, /** @type {string} */ key) => `${say(key)} ${say(d.links ? 'by_device' : 'by_numbers')}`;

const PROBLEMS = { other: 'link_other', used: 'link_wait' };

/**
 * The view in which the phone of that seat is linked.
 * @param {Dialogue} d @param {Phones['seats'][number]} at_seat @param {string} address  of its hand @param {() => void} left
 * @param {string} [status]  said above
 */
export async function show_link(d, at_seat, address, left, status = '') {
  const { seat, name } = at_seat;
  d.view = 'link';
  begin_view(d, name);
  d.status.textContent = status;
  const end = () => {
    leave_link();
    stop_camera();
    d.view = '';
    left();
  };
  const alone = button(d, d.main, 'alone', say('alone'), end);
  d.enter(d.main);
  const code = await offered(d.tools, seat);
  if (!d.is_open() || d.view !== 'link') return;
  if (!code) {
    alone.before(d.part('p', without(d, 'no_links'), d.main));
    return;
  }
  const focused = document.activeElement === alone;
  alone.remove();
  d.part('p', say('link_scan'), d.main);
  const whole = `${address}&${code}`;
  const picture = qr_code(whole, say('image'));
  style(picture, { display: 'block', width: 'min(100%, 24rem, max(48vh, 17rem))', margin: '.4rem auto', 'border-radius': '.6rem' });
  d.main.append(picture);
  const enter = async (/** @type {string} */ text) => {
    const problem = await accepted(text);
    if (d.view !== 'link') return;
    d.status.textContent = say(problem ? (PROBLEMS[/** @type {keyof typeof PROBLEMS} */ (problem)] ?? 'link_wrong') : 'link_wait');
  };
  camera(d, say('link_about'), say('link_hold'), enter);
  const answer = d.part('input', '', d.part('label', say('answer'), d.main));
  Object.assign(answer, { id: 'phones-answer', autocomplete: 'off', spellcheck: false });
  button(d, d.main, 'connect', say('connect'), () => answer.value && enter(answer.value));
  link_field(d, whole);
  button(d, d.main, 'alone', say('alone'), end);
  if (focused) d.enter(d.main);
  changed = () => {
    const state = links.get(seat)?.state;
    if (state === 'open') end();
    // That offer is used up; a new one is made.
    else if (state === 'closed') {
      stop_camera();
      show_link(d, at_seat, address, left, without(d, 'link_failed'));
    }
  };
}
