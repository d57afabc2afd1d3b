// Phones as hands, at the table: each seat's code, and the numbers that phones show, tapped in or read by the camera
// (docs/PHONES.md). WORDS: those that start with "phones.".
import { qr_code } from '../hand/qr.js';

/** @typedef {import('../messages.js').ToPage['phones']} Phones  @typedef {import('../extras.js').Tools} Tools */

const say = (/** @type {string} */ key, /** @type {Record<string, string>} */ values = {}) => {
  const lang = document.documentElement.lang in WORDS ? document.documentElement.lang : FALLBACK_LANGUAGE;
  return WORDS[lang][`phones.${key}`].replace(/\{(\w+)\}/g, (all, name) => values[name]);
};
const style = (/** @type {HTMLElement | SVGElement} */ element, /** @type {Record<string, string>} */ rules) => {
  for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value);
};
const address_of = (/** @type {string} */ code) => `${new URL('hand.html', document.baseURI).href}#${code}`;
const MOST_DIGITS = 3;

/** The dialogue while it is open. @type {ReturnType<Tools['overlay']> & {tools: Tools, status: HTMLElement, main: HTMLElement, view: string} | null} */
let dialogue = null;
let at = 0; // the seat that is shown
let typed = '';
let stop_camera = () => {};

function begin(/** @type {Tools} */ tools) {
  const made = tools.overlay(say('title'), say('close'));
  // A refusal stands above what was entered, where it is seen without scrolling.
  const status = made.part('p', '', made.body);
  const main = made.part('div', '', made.body);
  status.setAttribute('role', 'status');
  status.id = 'phones-status';
  const begun = { ...made, tools, main, status, view: '' };
  made.body.parentElement?.addEventListener('close', () => {
    stop_camera();
    if (dialogue === begun) dialogue = null;
  });
  return begun;
}

/** @param {Element} parent @param {string} id @param {string} text @param {() => void} press @param {string} [kind] */
function button(parent, id, text, press, kind = '') {
  const made = /** @type {NonNullable<typeof dialogue>} */ (dialogue).part('button', text, parent);
  made.type = 'button';
  made.id = `phones-${id}`;
  made.className = kind;
  made.addEventListener('click', press);
  return made;
}
/** The heading of what is shown now; it takes the focus. @param {NonNullable<typeof dialogue>} d */
function title(d, /** @type {string} */ text) {
  const heading = d.part('h2', text, d.main);
  heading.tabIndex = -1;
  style(heading, { outline: 'none', 'font-size': '1.5rem', margin: '.4rem 0' });
  heading.focus();
  return heading;
}

/** @param {NonNullable<typeof dialogue>} d */
async function copy(d, /** @type {HTMLInputElement} */ field) {
  field.select();
  const copied = await navigator.clipboard.writeText(field.value).then(() => true, () => false);
  d.status.textContent = say(copied ? 'copied' : 'by_hand');
}

function show_codes(/** @type {NonNullable<typeof dialogue>} */ d, /** @type {Phones} */ message) {
  const { seats } = message;
  at %= seats.length;
  const { seat, name, phone, code } = seats[at];
  const tell = (/** @type {'phone' | 'here'} */ what) => d.tools.send({ on: 'phones', what, seat, text: '' });
  title(d, `${name} (${at + 1}/${seats.length})`);
  if (phone) {
    const picture = qr_code(address_of(code), say('image'));
    style(picture, { display: 'block', width: 'min(100%, 22rem, 40vh)', margin: '.4rem auto', 'border-radius': '.6rem' });
    d.main.append(picture);
    d.part('p', say('about'), d.main);
    const field = d.part('input', '', d.part('label', say('link'), d.main));
    Object.assign(field, { id: 'phones-link', readOnly: true, value: address_of(code) });
    button(d.main, 'copy', say('copy'), () => copy(d, field));
    button(d.main, 'here', say('here'), () => tell('here'));
  } else {
    d.part('p', say('is_here', { name }), d.main);
    button(d.main, 'phone', say('phone'), () => tell('phone'));
  }
  if (seats.length > 1)
    button(d.main, 'next', say('next', { name: seats[(at + 1) % seats.length].name }), () => {
      at++;
      render(message);
    }, 'main');
}

/** The seats whose numbers are wanted: each shows what was entered, and is corrected by a tap. */
function show_seats(/** @type {NonNullable<typeof dialogue>} */ d, /** @type {Phones} */ message) {
  const list = d.part('div', '', d.main);
  list.setAttribute('role', 'group');
  list.setAttribute('aria-label', say('seats'));
  for (const { seat, name, number } of message.seats.filter(({ awaited }) => awaited)) {
    const made = button(list, `seat-${seat}`, number ? `${name}: ${number}` : name, () => {
      at = seat;
      typed = '';
      render(message);
    });
    if (seat === at) made.setAttribute('aria-current', 'true');
    if (seat === at) style(made, { 'border-color': 'var(--accent)' });
  }
}

function show_pad(/** @type {NonNullable<typeof dialogue>} */ d, /** @type {Phones} */ message) {
  const { seat, name } = /** @type {Phones['seats'][number]} */ (message.seats.find((one) => one.seat === at));
  title(d, name);
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
  for (const digit of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) button(pad, `digit-${digit}`, digit, () => press(digit));
  button(pad, 'erase', say('erase'), () => press(''));
  button(pad, 'digit-0', '0', () => press('0'));
  button(pad, 'enter', say('enter'), enter, 'main');
  for (const key of pad.querySelectorAll('button')) style(key, { 'min-height': '60px', margin: '0', padding: '.2rem', 'font-size': /^\d$/.test(key.textContent ?? '') ? '1.6rem' : '1.05rem' });
  d.main.onkeydown = (event) => {
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === 'Backspace') press('');
    else if (event.key === 'Enter' && event.target instanceof HTMLElement && !event.target.matches('button')) enter();
  };
  show_seats(d, message);
  button(d.main, 'camera', say('camera'), () => show_camera(d, message));
}

/** The camera runs only while this is shown, after a sentence that says why. */
function show_camera(/** @type {NonNullable<typeof dialogue>} */ d, /** @type {Phones} */ message) {
  d.view = 'camera';
  d.main.replaceChildren();
  title(d, say('camera'));
  const about = d.part('p', say('camera_about'), d.main);
  const video = d.part('video', '', d.main);
  style(video, { width: '100%', 'max-height': '50vh', 'border-radius': '.6rem', background: '#000' });
  video.hidden = true;
  const last = { text: '' };
  const found = (/** @type {string} */ text) => {
    if (text === last.text) return;
    last.text = text;
    d.tools.send({ on: 'phones', what: 'code', text });
  };
  const ended = () => {
    stop_camera();
    d.view = '';
    render(message);
  };
  const open = button(d.main, 'open', say('camera_on'), async () => {
    open.disabled = true;
    try {
      stop_camera = await d.tools.open_extra('scan', { video, found });
      about.textContent = say('camera_hold');
      video.hidden = false;
      open.remove();
    } catch {
      d.status.textContent = say('camera_none');
      open.disabled = false;
    }
    if (!dialogue || d.view !== 'camera') stop_camera();
  }, 'main');
  button(d.main, 'no-camera', say('camera_off'), ended);
  show_seats(d, message);
}

function show_numbers(/** @type {NonNullable<typeof dialogue>} */ d, /** @type {Phones} */ message) {
  const awaited = message.seats.filter((one) => one.awaited);
  const missing = awaited.filter(({ number }) => !number);
  if (!awaited.length) {
    title(d, say('none'));
    return;
  }
  if (!awaited.some(({ seat }) => seat === at)) at = (missing[0] ?? awaited[0]).seat;
  show_pad(d, message);
}

function render(/** @type {Phones} */ message) {
  const d = dialogue;
  if (!d) return;
  d.status.textContent = message.problem;
  if (d.view === 'camera') {
    // The picture goes on; only what was read changes.
    for (const { seat, name, number } of message.seats) {
      const chip = d.main.querySelector(`#phones-seat-${seat}`);
      if (chip && number) chip.textContent = `${name}: ${number}`;
    }
    return;
  }
  d.main.replaceChildren();
  d.main.onkeydown = null;
  if (message.view === 'codes') show_codes(d, message);
  else show_numbers(d, message);
}

tablee.extra('phones', (tools, /** @type {Phones} */ message) => {
  if (message.view === 'done') {
    dialogue?.close();
    return;
  }
  if (!dialogue?.main.isConnected) {
    dialogue = begin(tools);
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
