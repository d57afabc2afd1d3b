// Phones as hands, at the table: each seat's code, and the numbers that phones show, tapped in or read by the camera
// (docs/PHONES.md). WORDS: those that start with "phones.".
import { qr_code } from '../hand/qr.js';
import { end_links, is_away, is_linked, leave_link, show_link, show_tables, tell_over, tell_phones } from './phones_link.js';
import { begin_view, button, camera, link_field, say, stop_camera, style } from './phones_parts.js';

/** @typedef {import('./phones_parts.js').Phones} Phones  @typedef {import('./phones_parts.js').Tools} Tools  @typedef {import('./phones_parts.js').Dialogue} Dialogue */

const address_of = (/** @type {string} */ code) => `${new URL('hand.html', document.baseURI).href}#${code}`;
const MOST_DIGITS = 3;

/** @type {Dialogue | null} */
let dialogue = null;
let at = 0; // the seat that is shown
let typed = '';
/** @type {Phones['view']} */
let shown = 'done';

/** @param {Tools} tools @param {boolean} links  only linked phones are of use */
function begin(tools, links) {
  const made = tools.overlay(say(links ? 'title_links' : 'title'), say('close'));
  // A refusal stands above what was entered, where it is seen without scrolling.
  const status = made.part('p', '', made.body);
  const main = made.part('div', '', made.body);
  status.setAttribute('role', 'status');
  status.id = 'phones-status';
  const begun = { ...made, tools, main, status, view: '', links };
  made.body.parentElement?.addEventListener('close', () => {
    stop_camera();
    leave_link();
    if (dialogue === begun) dialogue = null;
  });
  return begun;
}

function show_codes(/** @type {Dialogue} */ d, /** @type {Phones} */ message) {
  const { seats } = message;
  at %= seats.length;
  const { seat, name, phone, code } = seats[at];
  const only_links = message.view === 'links';
  const tell = (/** @type {'phone' | 'here'} */ what) => d.tools.send({ on: 'phones', what, seat, text: '' });
  const go_on = () => {
    const linked = is_linked(seat);
    if (linked) at++;
    render(message);
    if (linked) d.status.textContent = say('linked', { name });
  };
  const link = () => show_link(d, seats[at], address_of(code), go_on);
  begin_view(d, `${name} (${at + 1}/${seats.length})`);
  if (only_links) {
    if (is_linked(seat)) d.part('p', say(is_away(seat) ? 'away' : 'linked', { name }), d.main).id = 'phones-linked';
    else d.part('p', say('links_about'), d.main);
    button(d, d.main, 'link-it', say(is_linked(seat) ? 'link_again' : 'link_it'), link);
  } else if (phone) {
    if (is_linked(seat)) d.part('p', say(is_away(seat) ? 'away' : 'linked', { name }), d.main).id = 'phones-linked';
    const picture = qr_code(address_of(code), say('image'));
    style(picture, { display: 'block', width: 'min(100%, 22rem, 40vh)', margin: '.4rem auto', 'border-radius': '.6rem' });
    d.main.append(picture);
    d.part('p', say('about'), d.main);
    button(d, d.main, 'link-it', say(is_linked(seat) ? 'link_again' : 'link_it'), link);
    link_field(d, address_of(code));
    button(d, d.main, 'here', say('here'), () => tell('here'));
  } else {
    d.part('p', say('is_here', { name }), d.main);
    button(d, d.main, 'phone', say('phone'), () => tell('phone'));
  }
  if (seats.length > 1)
    button(d, d.main, 'next', say('next', { name: seats[(at + 1) % seats.length].name }), () => {
      at++;
      render(message);
    }, 'main');
}

/** The seats whose numbers are wanted: each shows what was entered, and is corrected by a tap. */
function show_seats(/** @type {Dialogue} */ d, /** @type {Phones} */ message) {
  const list = d.part('div', '', d.main);
  list.setAttribute('role', 'group');
  list.setAttribute('aria-label', say('seats'));
  for (const { seat, name, number } of message.seats.filter(({ awaited }) => awaited)) {
    const made = button(d, list, `seat-${seat}`, number ? `${name}: ${number}` : name, () => {
      at = seat;
      typed = '';
      render(message);
    });
    if (seat === at) made.setAttribute('aria-current', 'true');
    if (seat === at) style(made, { 'border-color': 'var(--accent)' });
  }
}

function show_pad(/** @type {Dialogue} */ d, /** @type {Phones} */ message) {
  const { seat, name } = /** @type {Phones['seats'][number]} */ (message.seats.find((one) => one.seat === at));
  begin_view(d, name);
  d.part('p', say('which'), d.main);
  const number = d.part('output', typed || '–', d.main);
  style(number, { display: 'block', 'text-align': 'center', font: '800 3.4rem/1.1 inherit', 'font-size': '3.4rem' });
  const press = (/** @type {string} */ digit) => {
    typed = digit ? (typed + digit).replace(/^0/, '').slice(0, MOST_DIGITS) : typed.slice(0, -1);
    number.textContent = typed || '–';
    d.status.textContent = '';
  };
  const enter = () => typed && d.tools.send({ on: 'phones', what: 'number', seat, text: typed });
  const pad = d.part('div', '', d.main);
  pad.setAttribute('role', 'group');
  pad.setAttribute('aria-label', say('digits'));
  style(pad, { display: 'grid', 'grid-template-columns': 'repeat(3, 1fr)', gap: '.5rem', 'max-width': '24rem', margin: '.4rem auto' });
  for (const digit of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) button(d, pad, `digit-${digit}`, digit, () => press(digit));
  button(d, pad, 'erase', say('erase'), () => press(''));
  button(d, pad, 'digit-0', '0', () => press('0'));
  // Where the focus is while digits are typed.
  button(d, pad, 'enter', say('enter'), enter, 'main').autofocus = true;
  for (const key of pad.querySelectorAll('button')) style(key, { 'min-height': '60px', margin: '0', padding: '.2rem', 'font-size': /^\d$/.test(key.textContent ?? '') ? '1.6rem' : '1.05rem' });
  d.main.onkeydown = (event) => {
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === 'Backspace') press('');
  };
  show_seats(d, message);
  button(d, d.main, 'camera', say('camera'), () => show_camera(d, message));
}

function show_camera(/** @type {Dialogue} */ d, /** @type {Phones} */ message) {
  d.view = 'camera';
  begin_view(d, say('camera'));
  camera(d, say('camera_about'), say('camera_hold'), (text) => d.tools.send({ on: 'phones', what: 'code', text }));
  button(d, d.main, 'no-camera', say('camera_off'), () => {
    stop_camera();
    d.view = '';
    render(message);
  });
  show_seats(d, message);
  d.enter(d.main);
}

function show_numbers(/** @type {Dialogue} */ d, /** @type {Phones} */ message) {
  const awaited = message.seats.filter((one) => one.awaited);
  const missing = awaited.filter(({ number }) => !number);
  if (!awaited.length) {
    begin_view(d, say('none'));
    return;
  }
  if (!awaited.some(({ seat }) => seat === at)) at = (missing[0] ?? awaited[0]).seat;
  show_pad(d, message);
}

function render(/** @type {Phones} */ message) {
  const d = dialogue;
  if (!d || d.view === 'link') return;
  d.status.textContent = message.problem;
  if (d.view === 'camera') {
    // The picture goes on; only what was read changes.
    for (const { seat, name, number } of message.seats) {
      const chip = d.main.querySelector(`#phones-seat-${seat}`);
      if (chip && number) chip.textContent = `${name}: ${number}`;
    }
    return;
  }
  if (message.view === 'codes' || message.view === 'links') show_codes(d, message);
  else show_numbers(d, message);
  if (d.is_open()) d.enter(d.main);
  else d.show();
}

tablee.extra('phones', (tools, /** @type {Phones} */ message) => {
  if (message.view === 'done') {
    dialogue?.close();
    return;
  }
  if (message.view === 'gone' || message.view === 'over') {
    if (message.view === 'gone') end_links(message);
    else tell_over(message);
    return;
  }
  if (message.view === 'tables') {
    show_tables(message);
    return;
  }
  if (message.view === 'hands') {
    // The trick has been played: nobody's number is wanted any more.
    if (tell_phones(message) && shown === 'numbers') dialogue?.close();
    return;
  }
  shown = message.view;
  if (!dialogue) {
    dialogue = begin(tools, message.view === 'links');
    at = 0;
    typed = '';
  }
  if (message.view === 'numbers' && !message.problem) {
    // The number went in: on to the next phone.
    const next = message.seats.find(({ awaited, number }) => awaited && !number);
    if (next) at = next.seat;
  }
  if (message.problem || message.view === 'numbers') typed = '';
  render(message);
});
