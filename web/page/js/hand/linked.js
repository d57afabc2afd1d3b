// A phone's link to the table: the table sends the seat's hand, the phone what is put down (web/page/js/link).
import { ABOUT } from '../link/about.js';

/** @typedef {import('../messages.js').PhoneTable} PhoneTable */
/** @typedef {import('../link/peer.js').State | 'none' | 'answering' | 'failed'} LinkState */
/**
 * @typedef {object} Heard
 * @property {(code: string, problem: string) => void} hand  the seat's hand as the table has it now, and what it refused
 * @property {(table: PhoneTable) => void} table  what its seat may see of the table, and decide
 * @property {() => void} over  the match is: the last card has been played
 * @property {(state: LinkState, code: string) => void} changed  `code`: the phone's, for the table, while it is answering
 */

const MOST_WORDS = 200;

/** The code of links, which most phones never load. @returns {Promise<Pick<typeof import('../link/peer.js'), 'answer'>>} */
const transport = (/** @type {string} */ file) => new Promise((done, failed) => {
  Object.assign(window, { tablee: { extra: (/** @type {string} */ name, /** @type {() => any} */ open) => done(open()) } });
  const script = document.createElement('script');
  script.onerror = failed;
  script.src = file;
  document.head.append(script);
});

/** Whether that is a table as the program writes it. @param {any} table @returns {table is PhoneTable} */
function is_table(table) {
  const all = (/** @type {any} */ list, /** @type {string[]} */ texts) =>
    Array.isArray(list) && list.every((one) => one && Array.isArray(one.cards) && texts.every((name) => typeof one[name] === 'string'));
  return Boolean(table) && Number.isSafeInteger(table.turn) && typeof table.card === 'string' && typeof table.lang === 'string' && all(table.lines, ['id', 'text', 'hint']) && all(table.choices, ['move', 'text', 'hint']);
}

export class TableLink {
  /** @param {Heard} heard @param {string} file  of the code of links */
  constructor(heard, file) {
    this.heard = heard;
    this.file = file;
    this.offer = '';
    /** @type {LinkState} */
    this.state = 'none';
    /** @type {import('../link/peer.js').Peer | null} */
    this.peer = null;
  }

  /** Answers that offer of a table, once. */
  async open(/** @type {string} */ offer) {
    if (offer === this.offer) return;
    this.offer = offer;
    this.peer?.close();
    await this.answer();
  }

  async answer() {
    const { offer } = this;
    this.become('answering');
    const loaded = await transport(this.file).catch(() => null);
    if (offer !== this.offer) return;
    const made = await loaded?.answer(offer, {
      about: ABOUT,
      check_hello: (about) => (about === ABOUT ? '' : 'version'),
      on_message: ({ hand, problem, over, table }) => {
        if (over) this.heard.over();
        if (is_table(table)) this.heard.table(table);
        if (typeof hand === 'string') this.heard.hand(hand, typeof problem === 'string' ? problem.slice(0, MOST_WORDS) : '');
      },
      on_state: (state, why) => {
        if (offer !== this.offer) return;
        // The table has not read the code in time: it gets another one.
        if (state === 'closed' && why === 'failed') this.answer();
        else this.become(state);
      },
    });
    if (offer !== this.offer) return;
    if (!made || made.problem) {
      this.become('failed');
      return;
    }
    this.peer = made.peer;
    if (this.state === 'answering') this.become('answering', made.peer.code);
  }

  get open_now() {
    return this.state === 'open' || this.state === 'away';
  }

  /** That card's small code is put down; '': it was taken back. */
  put(/** @type {string} */ code) {
    if (this.open_now) this.peer?.send({ put: code });
  }

  /** That move of the table that was shown. */
  choose(/** @type {number} */ turn, /** @type {string} */ move) {
    this.peer?.send({ choose: `${turn} ${move}` });
  }

  close() {
    this.offer = '';
    this.peer?.close();
    this.peer = null;
    this.become('none');
  }

  become(/** @type {LinkState} */ state, code = '') {
    this.state = state;
    this.heard.changed(state, code);
  }
}
