// Reads what the screen reader said, and waits for silence rather than for a fixed time.
import { readFileSync } from 'node:fs';
import { sleep } from '../journeys/drivers/page.mjs';

/** @typedef {import('./studio.mjs').Studio} Studio */
/** @typedef {{at: number, asked?: string, said?: string, cut?: [string, string]}} Note */

/** Processor time of these processes so far, in hundredths of a second, and whether one of them is running now. */
function work(/** @type {number[]} */ pids) {
  let busy = 0;
  let wants = false;
  for (const pid of pids) {
    try {
      const words = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
      busy += Number(words[11]) + Number(words[12]);
      wants ||= words[0] === 'R';
    } catch {
      // it has ended
    }
  }
  return { busy, wants };
}

/** @param {Studio} studio */
export function make_listener({ log, orca }) {
  let read = 0;
  const new_notes = () => {
    const text = readFileSync(log, 'utf8');
    const whole = text.slice(read, text.lastIndexOf('\n') + 1);
    read += whole.length;
    return whole.split('\n').filter(Boolean).map((line) => /** @type {Note} */ (JSON.parse(line)));
  };
  /**
   * Everything said until there is silence: no word for `quiet` ms, and no work by Orca for `idle` ms. `wanted` may
   * take longer; it is waited for `most` ms.
   * @param {{quiet?: number, idle?: number, most?: number, wanted?: (spoken: string[]) => Promise<unknown> | unknown}} [how]
   */
  async function hear({ quiet = 500, idle = 200, most = 20000, wanted = () => true } = {}) {
    /** @type {string[]} */
    const spoken = [];
    const began = Date.now();
    let since = began;
    let before = -1;
    let open = 0;
    for (;;) {
      for (const { asked, said, cut } of new_notes()) {
        since = Date.now();
        if (asked !== undefined) open++;
        else open = Math.max(0, open - 1);
        if (said) spoken.push(said);
        if (cut) spoken.push(`${cut[0]}✂${cut[1]}`);
      }
      const { busy, wants } = work([orca]);
      // Orca runs a short timer now and then, which does not count.
      if (busy > before + 1 || wants) since = Math.max(since, Date.now() - quiet + idle);
      before = busy;
      const now = Date.now();
      if (!open && now - since > quiet && await wanted(spoken)) return spoken;
      if (now - began > most && !open) return spoken;
      if (now - began > 3 * most) return spoken;
      await sleep(Math.min(40, idle / 3));
    }
  }
  return { hear };
}

// Words that Orca adds to the page's: roles, states, positions; some differ between versions.
const ORCAS = [
  /\b((push|toggle|radio) )?button\b/g, /\bheading( level \d)?\b/g, /\bleaving (list|region|table|navigation|banner|main content|log|dialog|panel)\b\.?/g,
  /\bList with \d+ items?\b\.?/g, /\bregion\b/g, /\bmain content\b/g, /\b(grayed|dimmed|unavailable|not pressed|pressed|not selected|selected|collapsed|expanded)\b/g,
  /\bmiddle dot\b/g, /\bblank\b/g, /\b(dialog|panel|banner)\b/g, /\btool bar\b/g, /\btable with \d+ rows?,? \d+ columns?\b/gi, /\b(Focus|Browse) mode\b/g, /\b(row|column) header\b/g, /\bentry\b/g,
];
export const without_orca = (/** @type {string} */ text) =>
  ORCAS.reduce((left, pattern) => left.replace(pattern, ' '), text).replace(/\s+/g, ' ').replace(/ ([.,])/g, '$1').trim();

/** Words only, so that punctuation between joined lines makes no difference. Speech that was cut within a word is one word. */
export const bare = (/** @type {string} */ text) => text.toLowerCase().replaceAll('✂', '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
export const words_in = (/** @type {string} */ text) => (bare(text) ? bare(text).split(' ').length : 0);
