// A player with a screen reader: presses real keys and records what is said. Every step is checked against what must
// always hold, and noted for the transcript.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bare, make_listener, without_orca, words_in } from './orca.mjs';
import { press_key, type_keys } from './studio.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const GOLDEN = path.join(HERE, 'golden');
const LAST = path.join(HERE, '../../build/logs'); // the last recording of each browser, for debugging
const LOG = "[...document.querySelectorAll('#log p')].map((line) => line.textContent)";
// the state of the focused card while others decide; whether it is announced depends on timing
export const RESTS = /\b(grayed|dimmed|unavailable)\W*$/;
const AT_MOST = 12; // words before the first choice, without the events

/** @typedef {{id: string, role: string, text: string, hint: string, enabled: boolean, on: boolean, focused: boolean}} Item */
/** @typedef {{said: string, lines: string[], at: Item | undefined}} Step */

/** A choice is possible: the announcements are over. */
export const offered = (/** @type {Item[]} */ items) =>
  items.some(({ id, role, enabled }) => role === 'button' && enabled && /^(hand\.\d+|row\.\d|next|rematch|handover|take|no|market\.\d+|do\..*)$/.test(id)) &&
  !items.some(({ id }) => id === 'skip');

/** @param {import('./studio.mjs').Studio} studio @param {any} page */
export function make_player(studio, page) {
  const listener = make_listener(studio);
  /** @type {string[]} */
  let transcript = [];
  const items = () => /** @type {Promise<Item[]>} */ (page.items());
  const focused = async () => (await items()).find((item) => item.focused);
  // In the fewest words, what is said is shorter than what the page writes: then nothing is compared with it.
  let terse = false;
  const log_lines = async () => (terse ? [] : /** @type {string[]} */ (await page.evaluate(LOG)));
  const not_said = (/** @type {string[]} */ lines, /** @type {string[]} */ spoken) => {
    const all = bare(spoken.filter((text) => !text.includes('✂')).join(' '));
    return lines.filter((line) => !all.includes(bare(line)));
  };

  /**
   * Presses a key ("Return"; "text:42" types) and records everything said until there is silence.
   * @param {string} key
   * @param {{what?: string, until?: (items: Item[]) => boolean, secret?: RegExp, end?: boolean, opens?: boolean}} [how] `until`: the state that the page must reach, from
   *   its current one; `end`: the list may end there, and nothing is said; `opens`: a dialog
   * @returns {Promise<Step>}
   */
  async function press(key, { what = '', until, secret, end = false, opens = false } = {}) {
    const before = (await log_lines()).length;
    const start = await items();
    const [was, from] = [JSON.stringify(start), start.find((item) => item.focused)?.id];
    if (key.startsWith('text:')) type_keys(studio, key.slice(5));
    else press_key(studio, key);
    if (until) await page.until(async () => {
      const now = await items();
      return JSON.stringify(now) !== was && until(now);
    }, { what: what || key });
    // The new focus and all events are announced; something is announced in any case.
    const due = async () => {
      const at = await focused();
      return { at, lines: (await log_lines()).slice(before), name: at && at.id !== from && at.role === 'button' ? [at.text] : [] };
    };
    const heard = await listener.hear({
      ...(end && { most: 3000 }),
      wanted: async (spoken_so_far) => {
        const { lines, name } = await due();
        return spoken_so_far.length > 0 && !not_said([...lines, ...name], spoken_so_far).length;
      },
    });
    // Chromium calls a place without a name so for a moment, while a dialog opens.
    const spoken = opens ? heard.filter((text) => text !== 'clickable.') : heard;
    const { at, lines, name } = await due();
    // Orca 43 looks in a list that it never fills to find out whether it has said a description, so it repeats one that
    // has changed since the last visit. The page is not at fault, and the bug is fixed in later versions.
    const echo = spoken.findIndex((text, i) => i > 0 && at?.id !== from && bare(text) === bare(at?.hint ?? '') && bare(text) === bare(spoken[i - 1]));
    if (echo > 0) spoken.splice(echo, 1);
    const title = at?.id === 'title' ? bare(at.text) : ''; // whether it is said before the question depends on timing
    const noted = spoken.filter((text) => !title || bare(without_orca(text)) !== title);
    transcript.push(`» ${key}${what ? ` (${what})` : ''}`, ...noted.map((text) => `  ${text}`));
    writeFileSync(path.join(LAST, `screen_reader.${page.driver.name}.txt`), `${transcript.join('\n')}\n  [the focus is on ${at?.id ?? 'nothing'}]\n`);
    const details = `\nafter ${key}${what && ` (${what})`} was said:\n${spoken.map((text) => `  ${text}`).join('\n') || '  nothing'}\nlines of the page:\n${lines.map((line) => `  ${line}`).join('\n') || '  nothing'}\n`;
    assert.deepEqual(not_said(lines, spoken), [], `lines that were never spoken${details}`);
    assert.deepEqual(not_said(name, spoken), [], `the new focus was not spoken${details}`);
    assert.ok(spoken.length || end, `silence${details}`);
    // What Chromium says of a download is its own.
    const page_words = spoken.filter((text) => !/^notification Download /.test(text)).map(without_orca).map(bare).filter(Boolean);
    for (const [i, text] of page_words.entries()) assert.notEqual(text, page_words[i + 1], `said twice in a row${details}`);
    const all = ` ${page_words.join(' ')} `;
    for (const line of new Set(lines.filter((line, i) => lines.indexOf(line) === i)))
      assert.ok(all.split(` ${bare(line)} `).length <= 1 + lines.filter((other) => other.includes(line)).length, `announced twice: ${line}${details}`);
    for (const text of spoken) assert.doesNotMatch(text, /clickable|undefined|\bnull\b/, details);
    if (secret) assert.doesNotMatch(all, secret, `a secret${details}`);
    return { said: spoken.filter((text) => !RESTS.test(text)).join(' '), lines, at };
  }

  /** Only a few words, without the events and the choice's own name, before the player knows what can be chosen. */
  function shortly(/** @type {Step} */ { said, lines, at }) {
    let rest = ` ${bare(without_orca(said))} `;
    for (const line of [...lines, at?.text ?? '', at?.hint ?? '']) if (bare(line)) rest = rest.replace(` ${bare(line)} `, ' ');
    assert.ok(words_in(rest) <= AT_MOST, `${words_in(rest)} words before the choice: ${rest.trim()}`);
  }

  /** Compares the transcript so far with the stored one in golden/NAME.txt; TABLEE_SCREEN_READER_WRITE=1 writes that anew. */
  function same_as(/** @type {string} */ name) {
    const file = path.join(GOLDEN, `${name}.txt`);
    const text = `${transcript.join('\n')}\n`;
    transcript = [];
    if (process.env.TABLEE_SCREEN_READER_WRITE) {
      mkdirSync(GOLDEN, { recursive: true });
      writeFileSync(file, text);
      return;
    }
    // The page's sentences of each step, sorted: the order of focus and events, and which of them were spoken together,
    // depends on timing.
    const words = (/** @type {string} */ whole) => whole.trim().split(/\n(?=»)/).map((step) => {
      const [key, ...said] = step.split('\n');
      return [key, ...said.filter((line) => !RESTS.test(line)).flatMap((line) => without_orca(line).split(/(?<=[.!?…]) /)).map((text) => text.replace(/\.$/, '')).filter(Boolean).sort()];
    });
    assert.ok(existsSync(file), `no ${file}: TABLEE_SCREEN_READER_WRITE=1 writes it`);
    assert.deepEqual(words(text), words(readFileSync(file, 'utf8')), `differs from tests/screen_reader/golden/${name}.txt`);
  }

  return {
    press, shortly, same_as, items, focused,
    set_terse(/** @type {boolean} */ on) {
      terse = on;
    },
    quiet: (/** @type {Parameters<typeof listener.hear>[0]} */ how) => listener.hear(how),
    /** The keyboard focus starts there; what is said about it does not matter. */
    async stand_on(/** @type {string} */ id) {
      const { text } = await page.item(id);
      await page.focus(id);
      await listener.hear({ most: 3000, wanted: (spoken) => !not_said([text], spoken).length });
      transcript = [];
    },
  };
}
