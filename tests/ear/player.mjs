// Somebody who plays by ear: presses real keys and hears what is said. Every step is held against what must always hold, and
// noted, for the transcript.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bare, make_ear, without_orca, words_in } from './ear.mjs';
import { press_key, type_keys } from './studio.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const GOLDEN = path.join(HERE, 'golden');
const LAST = path.join(HERE, '../../build/logs/ear.txt'); // what was heard last, for whoever wonders
const LOG = "[...document.querySelectorAll('#log p')].map((line) => line.textContent)";
export const RESTS = /\b(grayed|dimmed|unavailable)\W*$/; // what the focus is on while others decide: heard or not, as quick as they are
const AT_MOST = 12; // words before the first choice, the story apart

/** @typedef {{id: string, role: string, text: string, hint: string, enabled: boolean, on: boolean, focused: boolean}} Item */
/** @typedef {{said: string, lines: string[], at: Item | undefined}} Heard */

/** Something can be decided: what was told is over. */
export const offered = (/** @type {Item[]} */ items) =>
  items.some(({ id, role, enabled }) => role === 'button' && enabled && /^(hand\.\d+|row\.\d|next|rematch|handover|take|no|market\.\d+|do\..*)$/.test(id)) &&
  !items.some(({ id }) => id === 'skip');

/** @param {import('./studio.mjs').Studio} studio @param {any} page */
export function make_player(studio, page) {
  const ear = make_ear(studio);
  /** @type {string[]} */
  let transcript = [];
  const items = () => /** @type {Promise<Item[]>} */ (page.items());
  const focused = async () => (await items()).find((item) => item.focused);
  const story = async () => /** @type {string[]} */ (await page.evaluate(LOG));
  const not_said = (/** @type {string[]} */ lines, /** @type {string[]} */ spoken) => {
    const all = bare(spoken.filter((text) => !text.includes('✂')).join(' '));
    return lines.filter((line) => !all.includes(bare(line)));
  };

  /**
   * A key ("Return", "text:42" types), and all that is said until there is quiet.
   * @param {string} key
   * @param {{what?: string, until?: (items: Item[]) => boolean, secret?: RegExp, end?: boolean}} [how] `until`: what the page must come to, from
   *   what it was; `end`: the list may end there, and nothing be said
   * @returns {Promise<Heard>}
   */
  async function press(key, { what = '', until, secret, end = false } = {}) {
    const before = (await story()).length;
    const start = await items();
    const [was, from] = [JSON.stringify(start), start.find((item) => item.focused)?.id];
    if (key.startsWith('text:')) type_keys(studio, key.slice(5));
    else press_key(studio, key);
    if (until) await page.until(async () => {
      const now = await items();
      return JSON.stringify(now) !== was && until(now);
    }, { what: what || key });
    // Where the focus goes is said, and all that is told; something is said in any case.
    const due = async () => {
      const at = await focused();
      return { at, lines: (await story()).slice(before), name: at && at.id !== from && at.role === 'button' ? [at.text] : [] };
    };
    const spoken = await ear.hear({
      ...(end && { most: 3000 }),
      wanted: async (heard) => {
        const { lines, name } = await due();
        return heard.length > 0 && !not_said([...lines, ...name], heard).length;
      },
    });
    const { at, lines, name } = await due();
    // Orca 43 looks in a list that it never fills whether it has said that description: what was another when it came here last
    // is said once more. Not the page's, and too much for a bug that others have mended.
    const echo = spoken.findIndex((text, i) => i > 0 && at?.id !== from && bare(text) === bare(at?.hint ?? '') && bare(text) === bare(spoken[i - 1]));
    if (echo > 0) spoken.splice(echo, 1);
    const title = at?.id === 'title' ? bare(at.text) : ''; // whether it is heard before the question depends on who was quicker
    const noted = spoken.filter((text) => !title || bare(without_orca(text)) !== title);
    transcript.push(`» ${key}${what ? ` (${what})` : ''}`, ...noted.map((text) => `  ${text}`));
    writeFileSync(LAST, `${transcript.join('\n')}\n  [the focus is on ${at?.id ?? 'nothing'}]\n`);
    const told = `\nafter ${key}${what && ` (${what})`} was heard:\n${spoken.map((text) => `  ${text}`).join('\n') || '  nothing'}\nthe page told:\n${lines.map((line) => `  ${line}`).join('\n') || '  nothing'}\n`;
    assert.deepEqual(not_said(lines, spoken), [], `lines that were never spoken${told}`);
    assert.deepEqual(not_said(name, spoken), [], `where the focus went was not spoken${told}`);
    assert.ok(spoken.length || end, `silence${told}`);
    const page_words = spoken.map(without_orca).map(bare).filter(Boolean);
    for (const [i, text] of page_words.entries()) assert.notEqual(text, page_words[i + 1], `said twice in a row${told}`);
    const all = ` ${page_words.join(' ')} `;
    for (const line of new Set(lines.filter((line, i) => lines.indexOf(line) === i)))
      assert.ok(all.split(` ${bare(line)} `).length <= 1 + lines.filter((other) => other.includes(line)).length, `told twice: ${line}${told}`);
    for (const text of spoken) assert.doesNotMatch(text, /clickable|undefined|\bnull\b/, told);
    if (secret) assert.doesNotMatch(all, secret, `a secret${told}`);
    return { said: spoken.filter((text) => !RESTS.test(text)).join(' '), lines, at };
  }

  /** So few words, the story and the choice's own name apart, before one knows what can be chosen. */
  function shortly(/** @type {Heard} */ { said, lines, at }) {
    let rest = ` ${bare(without_orca(said))} `;
    for (const line of [...lines, at?.text ?? '', at?.hint ?? '']) if (bare(line)) rest = rest.replace(` ${bare(line)} `, ' ');
    assert.ok(words_in(rest) <= AT_MOST, `${words_in(rest)} words before the choice: ${rest.trim()}`);
  }

  /** The transcript so far, against the one that is kept as golden/NAME.txt; TABLEE_EAR_WRITE=1 keeps it anew. */
  function same_as(/** @type {string} */ name) {
    const file = path.join(GOLDEN, `${name}.txt`);
    const text = `${transcript.join('\n')}\n`;
    transcript = [];
    if (process.env.TABLEE_EAR_WRITE) {
      mkdirSync(GOLDEN, { recursive: true });
      writeFileSync(file, text);
      return;
    }
    // The page's sentences of each step; what came first, the focus or the story, and what was said in one breath, depends on
    // who was quicker.
    const words = (/** @type {string} */ whole) => whole.trim().split(/\n(?=»)/).map((step) => {
      const [key, ...said] = step.split('\n');
      return [key, ...said.filter((line) => !RESTS.test(line)).flatMap((line) => without_orca(line).split(/(?<=[.!?…]) /)).map((text) => text.replace(/\.$/, '')).filter(Boolean).sort()];
    });
    assert.ok(existsSync(file), `no ${file}: TABLEE_EAR_WRITE=1 writes it`);
    assert.deepEqual(words(text), words(readFileSync(file, 'utf8')), `heard otherwise than tests/ear/golden/${name}.txt has it`);
  }

  return {
    press, shortly, same_as, items, focused,
    quiet: (/** @type {Parameters<typeof ear.hear>[0]} */ how) => ear.hear(how),
    /** The keys start there; what is said of it is of no interest. */
    async stand_on(/** @type {string} */ id) {
      const { text } = await page.item(id);
      await page.focus(id);
      await ear.hear({ most: 3000, wanted: (heard) => !not_said([text], heard).length });
      transcript = [];
    },
  };
}
