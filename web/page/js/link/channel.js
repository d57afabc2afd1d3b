// What two devices say to each other over a wire that may fall silent without saying so: numbered messages, each delivered once
// and in order, a heartbeat, and limits for what a stranger may send. A wire is whatever carries texts (peer.js: a data channel).
// Frames are JSON arrays:
//   ["h", version, about]       hello, again and again until the other's has come
//   ["m", number, ack, message] the messages of each side are counted from 1
//   ["b", ack]                  the heartbeat; ack: the number up to which the sender of this has all messages
//   ["x", why]                  the sender ends it

/** @typedef {'waiting' | 'open' | 'away' | 'closed'} State  @typedef {Record<string, unknown>} Message */
/**
 * @typedef {object} Wire
 * @property {(text: string) => void} send  may throw: then it has not sent
 * @property {() => void} close  after what was sent
 */
/**
 * @typedef {object} Clock  all in ms
 * @property {() => number} now  goes on while the page sleeps or not
 * @property {(run: () => void, ms: number) => unknown} every
 * @property {(run: () => void, ms: number) => unknown} after
 * @property {(timer: any) => void} stop  either
 */
/**
 * @typedef {object} Listener
 * @property {string} about  what the other side is told
 * @property {(about: string) => string} check_hello  '' or why it is refused, which both sides are told
 * @property {(message: Message) => void} on_message
 * @property {(state: State, why?: string) => void} on_state  why: of `closed`, one of the reasons below, or check_hello's
 */
// Reasons: 'left' somebody closed it; 'lost' nothing was heard for too long, or the wire broke; 'version' of this protocol;
// 'flood', 'large', 'garbled' what came was no honest page's.

export const VERSION = 1;
export const BEAT = 1000;
export const AWAY = 3500; // noticed at a beat, so after 4.5 s at most
export const LOST = 30000;
export const MOST_BYTES = 8192; // of a message
const MOST_ENVELOPE = 64;
const MOST_QUEUED = 1000;
const MOST_REASON = 100;

// What is heard in a second on average, and at once: a page that slept hears it all when it wakes. What is sent is less, so that
// no honest sender exceeds it.
const HEARD = { rate: 40, burst: 400 };
const SENT = { rate: 30, burst: 60 };

class Bucket {
  /** @param {{rate: number, burst: number}} limit a second @param {() => number} now */
  constructor({ rate, burst }, now) {
    this.rate = rate;
    this.burst = burst;
    this.now = now;
    this.left = burst;
    this.at = now();
  }

  /** Whether one more is allowed. */
  take() {
    const now = this.now();
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.rate);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

const encoder = new TextEncoder();
const exceeds = (/** @type {string} */ text, /** @type {number} */ most) => text.length > most || encoder.encode(text).length > most;
const is_count = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @returns {any[]} empty: no frame */
function parsed(/** @type {string} */ text) {
  try {
    const frame = JSON.parse(text);
    return Array.isArray(frame) ? frame : [];
  } catch {
    return [];
  }
}

export class Channel {
  /** @param {Wire} wire @param {Listener} listener @param {Clock} clock */
  constructor(wire, listener, clock) {
    this.wire = wire;
    this.listener = listener;
    this.clock = clock;
    /** @type {State} */
    this.state = 'waiting';
    /** @type {string[]} messages that the other side has not acknowledged, from number `acknowledged` + 1 on */
    this.queue = [];
    this.acknowledged = 0;
    this.sent = 0; // the last number that went out
    this.moved = 0; // when that was last acknowledged, or sent anew
    this.received = 0;
    this.heard_at = 0;
    this.allowed = new Bucket(HEARD, clock.now);
    this.own = new Bucket(SENT, clock.now);
    /** @type {unknown} */
    this.timer = null;
  }

  /** The wire carries from now on. */
  opened() {
    if (this.state === 'closed' || this.timer !== null) return;
    this.heard_at = this.clock.now();
    this.timer = this.clock.every(() => this.tick(), BEAT);
    this.say_hello();
  }

  /** Whether it was taken: then it arrives, unless the channel closes. In any state, so that nobody needs to wait for `open`. */
  send(/** @type {Message} */ message) {
    const text = JSON.stringify(message);
    if (this.state === 'closed' || exceeds(text, MOST_BYTES) || this.queue.length >= MOST_QUEUED) return false;
    this.queue.push(text);
    this.pump();
    return true;
  }

  /** The other side is told why. */
  close(why = 'left') {
    if (this.state === 'closed') return;
    this.put(JSON.stringify(['x', why]));
    this.end(why);
  }

  /** The wire broke, or the other side closed. */
  end(/** @type {string} */ why) {
    if (this.state === 'closed') return;
    this.clock.stop(this.timer);
    this.queue = [];
    this.wire.close();
    this.become('closed', why);
  }

  /** Anything that came over the wire. */
  heard(/** @type {unknown} */ data) {
    if (this.state === 'closed') return;
    if (!this.allowed.take()) this.close('flood');
    else if (typeof data === 'string' && exceeds(data, MOST_BYTES + MOST_ENVELOPE)) this.close('large');
    else if (typeof data !== 'string' || !this.understood(parsed(data))) this.close('garbled');
  }

  /** Does what a frame says; false: it is none. @param {any[]} frame */
  understood([kind, ...rest]) {
    this.heard_at = this.clock.now();
    if (kind === 'h') return this.greeted(rest[0], rest[1]);
    if (kind === 'b') return this.confirmed(rest[0]);
    if (kind === 'm') return this.told(rest[0], rest[1], rest[2]);
    if (kind !== 'x' || typeof rest[0] !== 'string') return false;
    this.end(rest[0].slice(0, MOST_REASON));
    return true;
  }

  greeted(/** @type {unknown} */ version, /** @type {unknown} */ about) {
    if (version !== VERSION) {
      this.close('version');
      return true;
    }
    if (typeof about !== 'string') return false;
    if (this.state !== 'waiting') {
      this.say_hello(); // the other side asks because it has not heard it
      return true;
    }
    const why = this.listener.check_hello(about);
    if (why) {
      this.close(why);
      return true;
    }
    this.become('open');
    this.pump();
    return true;
  }

  confirmed(/** @type {unknown} */ ack) {
    const more = Number(ack) - this.acknowledged;
    if (!is_count(ack) || more > this.queue.length) return false;
    if (more > 0) {
      this.queue.splice(0, more);
      this.acknowledged += more;
      this.sent = Math.max(this.sent, this.acknowledged);
      this.moved = this.clock.now();
    }
    if (this.state === 'away') {
      this.sent = this.acknowledged; // nobody knows what of it arrived
      this.become('open');
    }
    this.pump();
    return true;
  }

  told(/** @type {unknown} */ number, /** @type {unknown} */ ack, /** @type {unknown} */ message) {
    if (!is_count(number) || !message || typeof message !== 'object' || Array.isArray(message) || !this.confirmed(ack)) return false;
    // An earlier one was sent twice; a later one comes again. Before the hello nobody is told anything.
    if (this.state !== 'open' || number !== this.received + 1) return true;
    this.received += 1;
    this.listener.on_message(/** @type {Message} */ (message));
    return true;
  }

  tick() {
    const now = this.clock.now();
    const silence = now - this.heard_at;
    if (silence >= LOST) {
      this.close('lost'); // perhaps it hears, though it is not heard
      return;
    }
    if (silence >= AWAY && this.state === 'open') this.become('away');
    if (this.state === 'waiting') this.say_hello();
    else this.put(JSON.stringify(['b', this.received]));
    // Heard, but nothing more is acknowledged: it was lost on the way.
    if (this.sent > this.acknowledged && now - this.moved >= AWAY) [this.sent, this.moved] = [this.acknowledged, now];
    this.pump();
  }

  /** Sends what has not been sent, as far as it may be now. */
  pump() {
    while (this.state === 'open' && this.sent - this.acknowledged < this.queue.length && this.own.take()) {
      if (this.sent === this.acknowledged) this.moved = this.clock.now();
      if (!this.put(`["m",${this.sent + 1},${this.received},${this.queue[this.sent - this.acknowledged]}]`)) return;
      this.sent += 1;
    }
  }

  say_hello() {
    this.put(JSON.stringify(['h', VERSION, this.listener.about]));
  }

  put(/** @type {string} */ text) {
    try {
      this.wire.send(text);
      return true;
    } catch {
      return false;
    }
  }

  become(/** @type {State} */ state, why = '') {
    this.state = state;
    this.listener.on_state(state, why);
  }
}
