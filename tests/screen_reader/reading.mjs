// Somebody reads a screen with the key Down, line by line: what each press says, and whether the screen was read whole.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bare, without_orca, words_in } from './orca.mjs';
import { press_key } from './studio.mjs';

const LONGEST = 60; // words of a line
const READ = new Set(['heading', 'text', 'entry', 'button', 'toggle', 'choice', 'disclosure', 'input']);

/** @typedef {import('./player.mjs').Item} Item */

const is_read = (/** @type {Item} */ { role, text }) => READ.has(role) && bare(text) !== '';

/**
 * The lines from the top of the screen to its last item. @param {import('./studio.mjs').Studio} studio
 * @param {Pick<ReturnType<typeof import('./player.mjs').make_player>, 'items' | 'quiet'>} at
 */
export async function read_down(studio, { items, quiet }, most = 300) {
  const key = async (/** @type {string} */ name) => {
    press_key(studio, name);
    return (await quiet({ quiet: 60, idle: 60, wanted: (spoken) => spoken.length > 0 })).join(' ');
  };
  const last = bare((await items()).filter(is_read).at(-1)?.text ?? '');
  studio.quick(true);
  try {
    const lines = [await key('ctrl+Home')];
    // The last item may be a paragraph of two lines.
    while (lines.length < most && !bare(lines.slice(-3).join(' ')).includes(last)) lines.push(await key('Down'));
    return lines;
  } finally {
    studio.quick(false);
  }
}

/**
 * Every item of the screen was read in its order and once, and no line is long. A paragraph may take several lines.
 * @param {string[]} lines @param {Item[]} items
 */
export function read_whole(lines, items) {
  const said = lines.map((line) => bare(without_orca(line)));
  const whole = ` ${said.join(' ')} `;
  const all = lines.map((line, i) => `${i}. ${line}`).join('\n');
  const read = items.filter(is_read);
  /** @type {string[]} */
  const missed = [];
  let from = 0; // where the next item is looked for
  for (const { text } of read) {
    const at = whole.indexOf(` ${bare(text)} `, from);
    if (at < 0) missed.push(text);
    else from = at + bare(text).length + 1;
  }
  assert.deepEqual(missed, [], `items that Down did not read\n${all}`);
  for (const line of said) assert.ok(words_in(line) <= LONGEST, `a line of ${words_in(line)} words: ${line}`);
  // Texts that are part of no other text are there once. The label of a field is a line before it, too.
  const others = items.flatMap(({ text, hint }) => [` ${bare(text)} `, ` ${bare(hint)} `]);
  for (const { role, text } of read)
    if (role !== 'input' && others.filter((other) => other.includes(` ${bare(text)} `)).length === 1)
      assert.equal(whole.split(` ${bare(text)} `).length - 1, 1, `read more than once: ${text}\n${all}`);
}

/** Tests that read long screens with the key Down, from top to end. @param {import('./suite.mjs').Suite} at */
export function reads_on(at) {
  for (const screen of ['settings', 'rules'])
    test(`${screen}: Down by Down to the end`, async (t) => {
      await at.home('home', screen);
      await at.press('Return', { what: screen, until: (items) => items.some(({ id }) => id === 'title') && items.every(({ id }) => id !== screen) });
      const lines = await read_down(at.studio, at);
      t.diagnostic(`${screen}: ${lines.length} lines`);
      read_whole(lines, await at.items());
      // After reading, a key that changes the screen is answered, and leads back to where one was.
      await at.press('ctrl+Home', { what: 'top' });
      const back = await at.press('Return', { what: 'back', until: (items) => items.some(({ id }) => id === screen) });
      assert.equal(back.at?.id, screen, 'the focus is where it was left');
    });
}
