// A link between the table's device and a phone: a data channel (WebRTC) whose descriptions travel as short codes
// (description.js), with channel.js over it. There is no server for addresses or relays: both are in one local network.
//   table: const peer = await offer(options)           phone: const peer = await answer(peer's code, options)
//          await peer.accept(the phone's code)
// The table's is used up by one answer. A link that broke is made anew, by new codes.
// A phone's code waits for the table to read it. Chromium's engine waits as long as one likes. Firefox's gives up 5 seconds
// after its answer if the table is silent until it has read the code, as a table with Firefox is; a table with Chromium
// replies at once, and forgets the phone after 30 seconds. So the phone's link is `closed` with `failed`: the same offer is
// answered again, by a new code. If the table has read the old one, its link fails too, and it makes a new offer.
import { Channel } from './channel.js';
import { pack_answer, pack_offer, tag_of, unpack } from './description.js';

/** @typedef {import('./channel.js').State} State  @typedef {import('./channel.js').Message} Message */
/**
 * 'other': an answer to another offer; 'used': the offer has been answered; 'unsupported': the browser has or allows no
 * connections, or made a description that does not fit into a code
 * @typedef {import('./description.js').Problem | 'other' | 'used' | 'unsupported'} Problem
 */
/**
 * @typedef {object} Own  for tests
 * @property {typeof RTCPeerConnection} [Connection]
 * @property {import('./channel.js').Clock} [clock]
 * @typedef {import('./channel.js').Listener & Own} Options
 */

const LONGEST_GATHERING = 2000;
const LONGEST_WAIT = 25000; // of a phone with Firefox
const FAREWELL = 1000; // ms in which what was sent last goes out

/** @type {import('./channel.js').Clock} */
const usual = {
  now: () => performance.now(),
  every: (run, ms) => setInterval(run, ms),
  after: (run, ms) => setTimeout(run, ms),
  stop: (timer) => clearTimeout(timer), // of either kind
};

export class Peer {
  /** @param {Options} options */
  constructor(options) {
    const { Connection = RTCPeerConnection, clock = usual } = options;
    this.clock = clock;
    this.code = '';
    this.connection = new Connection({ iceServers: [] });
    // Negotiated: both sides know it, so nothing about it is said over the connection.
    const wire = this.connection.createDataChannel('', { negotiated: true, id: 0 });
    const leave = () => {
      wire.close();
      clock.after(() => this.connection.close(), FAREWELL);
    };
    this.channel = new Channel({ send: (text) => wire.send(text), close: leave }, options, clock);
    // Before it was open it failed; later it was lost.
    const broken = () => this.channel.end(this.channel.state === 'waiting' ? 'failed' : 'lost');
    wire.onopen = () => this.channel.opened();
    wire.onmessage = ({ data }) => this.channel.heard(data);
    wire.onclose = broken;
    this.connection.onconnectionstatechange = () => {
      if (['failed', 'closed'].includes(this.connection.connectionState)) broken();
    };
  }

  /** Makes the local description, with its candidates; without those that are not found in time. */
  async describe() {
    const { connection, clock } = this;
    await connection.setLocalDescription();
    await new Promise((done) => {
      const timer = clock.after(() => done(true), LONGEST_GATHERING);
      const look = () => {
        if (connection.iceGatheringState !== 'complete') return;
        clock.stop(timer);
        done(true);
      };
      connection.onicegatheringstatechange = look;
      look();
    });
    return connection.localDescription?.sdp ?? '';
  }

  /** The table takes the phone's answer; '' if it fits. @returns {Promise<Problem | ''>} */
  async accept(/** @type {string} */ text) {
    const read = unpack(text, 'answer');
    if (read.problem !== undefined) return read.problem;
    if (read.tag !== tag_of(this.code)) return 'other';
    if (this.connection.signalingState !== 'have-local-offer') return 'used';
    return this.connection.setRemoteDescription(read.description).then(() => '', () => 'damaged');
  }

  get state() {
    return this.channel.state;
  }

  /** Whether it was taken: then it arrives, unless the link closes. */
  send(/** @type {Message} */ message) {
    return this.channel.send(message);
  }

  close() {
    this.channel.close();
  }
}

/**
 * @param {Options} options
 * @param {(peer: Peer) => Promise<Problem | ''>} describe  gives it its code
 * @returns {Promise<{peer: Peer, problem?: undefined} | {problem: Problem}>}
 */
async function made(options, describe) {
  let peer;
  try {
    peer = new Peer(options);
    const problem = await describe(peer) || (peer.code ? '' : 'unsupported');
    if (!problem) return { peer };
    peer.connection.close();
    return { problem };
  } catch {
    peer?.connection.close();
    return { problem: 'unsupported' };
  }
}

/** The table's. */
export const offer = (/** @type {Options} */ options) => made(options, async (peer) => {
  peer.code = pack_offer(await peer.describe());
  return '';
});

/** The phone's, to the table's code. @returns {ReturnType<typeof made>} */
export async function answer(/** @type {string} */ offer_code, /** @type {Options} */ options) {
  const read = unpack(offer_code, 'offer');
  if (read.problem !== undefined) return { problem: read.problem };
  return made(options, async (peer) => {
    const refused = await peer.connection.setRemoteDescription(read.description).then(() => false, () => true);
    if (refused) return 'damaged';
    const sdp = await peer.describe();
    peer.code = pack_answer(sdp, offer_code.trim());
    if (/^o=mozilla/m.test(sdp)) peer.clock.after(() => peer.connection.connectionState !== 'connected' && peer.channel.end('failed'), LONGEST_WAIT);
    return '';
  });
}
