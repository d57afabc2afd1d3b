// What a screen reader announces: lines that arrive together, names, states, and where the focus is meanwhile.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { choices } from './choices.mjs';
import { sleep } from './drivers/page.mjs';
import { can_play, complaints, evening, hand } from './lib.mjs';
import { hurry, set_table, two_frames, ways } from './play.mjs';
import { heard, listen, said } from './voice.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 1000, height: 760, lang: 'en-GB' };

const log = (/** @type {Page} */ page) =>
  /** @type {Promise<string[]>} */ (page.evaluate("[...document.querySelectorAll('#log p')].map((line) => line.textContent)"));
const focused = async (/** @type {Page} */ page) => (await page.items()).find((/** @type {{focused: boolean}} */ { focused: is }) => is);

/** Types and sends a line; returns everything announced until there is a pause. */
async function command(/** @type {Page} */ page, /** @type {string} */ text) {
  await page.item('command');
  await said(page); // earlier events have been announced
  await listen(page);
  const before = (await log(page)).length;
  await page.focus('command');
  await page.type(text);
  await page.press('Enter');
  await page.until(async () => (await heard(page)).length > 0, { what: `an answer to ${text}` });
  await said(page);
  return { said: await heard(page), lines: (await log(page)).slice(before) };
}

describe('announcements', { timeout: 600000, skip: !(process.env.TABLEE_ENGINES || 'chromium').includes('chromium') }, () => {
  const at = evening('chromium');
  const open = async (options = {}) => {
    const page = await at.browser.open(at.server.url, { ...SIZE, ...options });
    await page.ready();
    return page;
  };

  test('lines that come together are announced together, and stay until they are spoken', async () => {
    const page = await open();
    const shown = () => page.evaluate("!document.getElementById('log-room').hidden");
    assert.equal(await shown(), false, 'no empty region on the home');
    await hurry(page);
    await set_table(page, 'nimmt', ['person', ...Array(9).fill('hasty')]);
    await can_play(page); // dealt and announced
    // A hand is announced but never logged: everybody at the device reads the log.
    const held = (await hand(page)).map(({ text }) => text);
    for (const [text, wanted] of /** @type {[string, string[]][]} */ ([['/hand', held], ['/table', []]])) {
      const { said, lines } = await command(page, text);
      const all = [...lines, ...wanted];
      assert.ok(wanted.length ? all.length === 10 : all.length >= 5, all.join('\n'));
      assert.equal(said.length, 1, `${text} in one paragraph: ${said.join(' | ')}`);
      for (const line of all) assert.ok(said[0].includes(line), line);
    }
    assert.equal(await shown(), true);
    const cards = await hand(page);
    await listen(page);
    const before = (await log(page)).length;
    for (let tap = 0; tap < 2; tap++) await ways.press(page)(cards[cards.length - 1].id);
    await page.until(async () => (await hand(page)).length < cards.length && (await log(page)).slice(before).length >= 10, { what: 'the trick' });
    await page.until(async () => choices(await page.items()).length > 0, { what: 'the trick announced' });
    await said(page);
    const lines = (await log(page)).slice(before);
    const all = (await heard(page)).join(' ');
    for (const line of lines) assert.ok(all.includes(line), `${line} in ${all}`);
    assert.deepEqual(await page.evaluate('window.__cut'), [], 'no text is removed while it may wait to be spoken');
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('names tell buttons apart, groups have names, and a raised card is marked', async () => {
    const page = await open();
    const tree = async () => /** @type {{role: string, name: string, pressed?: string}[]} */ (
      (await page.cdp('Accessibility.getFullAXTree')).nodes.filter((node) => !node.ignored).map((node) => ({ role: node.role?.value, name: node.name?.value ?? '' })));
    const buttons = (await tree()).filter(({ role }) => role === 'button').map(({ name }) => name);
    assert.equal(new Set(buttons).size, buttons.length, `each button has a name of its own: ${buttons.join(', ')}`);
    assert.ok(buttons.includes('Play Take 6!'), buttons.join(', '));
    await ways.press(page)('settings');
    await page.item('speed.fast');
    const settings = await tree();
    assert.ok(settings.some(({ role, name }) => role === 'radiogroup' && name === 'Speed'));
    assert.ok(settings.some(({ role, name }) => role === 'radio' && name === 'Deutsch'));
    assert.equal(await page.evaluate("document.getElementById('i-lang.de').lang"), 'de');
    await ways.press(page)('back');
    await page.item('game.nothanks.play');
    await ways.press(page)('game.nothanks.play');
    await page.item('seat.0');
    assert.match(await page.evaluate("document.getElementById('i-seat.0').textContent"), /\S, \d+ chips, so [-−]?\d+ points in all$/, 'two things, and a blank between');
    await page.close();
  });

  test('a card played in secret is not named', async () => {
    const page = await open();
    await hurry(page);
    await set_table(page, 'nimmt', ['person', 'person']);
    await page.at('handover'); // drawn: before that, keys have no effect
    await page.focus('handover');
    await page.press('Enter');
    await can_play(page);
    await page.until(async () => /^hand/.test((await focused(page))?.id ?? ''), { what: 'the focus in the hand' });
    await said(page); // the prompt has been announced
    await listen(page);
    await page.press('Enter');
    await page.item('play');
    await page.until(async () => (await heard(page)).length, { what: 'an announcement' });
    const [lifted] = await heard(page);
    assert.equal(lifted, 'Card lifted. Choose again to confirm.');
    await page.press('Enter');
    await page.item('handover');
    await page.until(async () => (await heard(page)).length > 1, { what: 'another announcement' });
    assert.deepEqual(await heard(page), [lifted, 'Pass the device to Player 2.']);
    await page.close();
  });

  test('the focus stays in the hand, moves to the question, and to the result', async () => {
    const page = await open();
    await hurry(page);
    await set_table(page, 'nimmt', ['person', 'hasty', 'hasty'], ['option.rounds.plus']);
    await can_play(page);
    await page.focus((await hand(page))[0].id);
    for (;;) {
      const items = await page.items();
      const now = items.find((item) => item.focused);
      if (items.some(({ id }) => id === 'next' || id === 'rematch')) break;
      // Without a card left, the focus can only be on the prompt.
      const left = items.some(({ id }) => /^hand\.\d+$/.test(id));
      // The focus may stay on the played card until there is somewhere to go.
      if (now?.id !== 'gone') assert.match(now?.id ?? 'nothing', left ? /^(hand|row)\.\d+$/ : /^(row\.\d+|prompt)$/);
      if (now?.role === 'button' && now.enabled) {
        const rows = /^row/.test(now.id);
        await page.press('Enter');
        if (!rows) await page.until(async () => (await focused(page))?.on, { what: 'the card lifted' });
        if (!rows) await page.press('Enter');
      }
      await page.until(async () => JSON.stringify(await page.items()) !== JSON.stringify(items), { what: 'something new' });
    }
    await page.until(async () => ['round', 'winner'].includes((await focused(page))?.id ?? ''), { what: 'the focus on how it ended' });
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('after a card the focus moves once, before the announcements, to a card that is never announced as unavailable', async () => {
    const page = await open();
    await hurry(page);
    await set_table(page, 'nimmt', ['person', 'hasty', 'hasty', 'hasty']);
    await can_play(page);
    await said(page);
    /**
     * Presses Enter twice on the highest card; returns where the focus went, what was announced, and what became
     * unavailable.
     */
    const play = async (/** @type {() => Promise<unknown>} */ done) => {
      await page.focus((await hand(page)).at(-1)?.id ?? '');
      await page.press('Enter');
      await page.until(async () => (await focused(page))?.on, { what: 'the card lifted' });
      await said(page);
      await page.evaluate(`(() => {
        window.__order = [];
        const accessible = document.getElementById('accessible');
        window.__stop?.();
        const note = ({ target }) => window.__order.push('focus ' + target.id.slice(2));
        accessible.addEventListener('focusin', note);
        const voice = new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => window.__order.push('said ' + node.textContent))));
        voice.observe(document.getElementById('voice'), { childList: true, subtree: true });
        const states = new MutationObserver((all) => all.forEach(({ target }) => window.__order.push('state ' + target.id)));
        states.observe(accessible, { attributes: true, subtree: true, attributeFilter: ['aria-disabled'] });
        window.__stop = () => { accessible.removeEventListener('focusin', note); voice.disconnect(); states.disconnect(); };
      })()`);
      await page.press('Enter');
      await done();
      await said(page);
      return /** @type {string[]} */ (await page.evaluate('window.__order'));
    };
    const order = await play(() => page.until("window.__order.some((line) => line.startsWith('said'))", { what: 'the trick announced' }));
    assert.equal(order.filter((line) => line.startsWith('focus')).length, 1, order.join('\n'));
    assert.match(order[0], /^focus (hand|row)\./, order.join('\n'));
    assert.deepEqual(order.filter((line) => line.startsWith('state')), []);
    if (/^row/.test((await focused(page))?.id ?? '')) for (let press = 0; press < 2; press++) await page.press('Enter');
    await can_play(page);

    // Also during the animation; and a waiting item can be pressed, which skips the animation.
    for (const id of ['menu', 'settings', 'speed.slow', 'back', 'resume']) {
      await page.item(id);
      await ways.press(page)(id);
    }
    await can_play(page);
    const drawn = await play(async () => {
      await page.item('skip');
      assert.equal((await focused(page))?.enabled, false, 'nothing to be done yet');
      // A press sooner than half a second after the animation's begin does not end it.
      await sleep(600);
      await page.press('Enter');
      await page.until(async () => (await page.items()).every(({ id }) => id !== 'skip'), { what: 'the end of the animation' });
    });
    assert.match(drawn[0], /^focus hand\./, drawn.join('\n'));
    assert.deepEqual(drawn.filter((line) => line.startsWith('state')), []);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('keys on the home lose neither the focus nor the language', async () => {
    const page = await at.browser.open(at.server.url, { ...SIZE, lang: 'es-ES' });
    await page.playable();
    for (const key of ['Control', 'Tab', 'Tab', 'ArrowDown', 'h']) {
      await page.press(key);
      await two_frames(page);
      assert.equal(await page.mode(), 'home', key);
    }
    assert.equal(await page.evaluate('document.activeElement.dataset.lang'), 'en');
    await page.press('Enter');
    await page.until("document.documentElement.lang === 'en'", { what: 'English' });
    assert.equal(await page.mode(), 'home', 'what came of the keys before has come by now');
    await page.close();
  });

  test('single keys announce the table, a number moves to its card, and they can be switched off', async () => {
    const page = await open();
    await hurry(page);
    await set_table(page, 'nimmt', ['person', 'hasty', 'hasty']);
    await can_play(page);
    const cards = await hand(page);
    await page.focus(cards[0].id);
    const said_by = async (/** @type {string} */ key) => {
      await said(page);
      await listen(page);
      await page.press(key);
      await said(page);
      return heard(page);
    };
    const before = (await log(page)).length;
    const all = await said_by('h');
    for (const card of cards) assert.ok(all.join(' ').includes(card.text), card.text);
    assert.match((await said_by('r'))[0], /^Row 1/);
    assert.match((await said_by('r'))[0], /^Row 2/);
    assert.match((await said_by('?'))[0], /“h” my hand/);
    const last = cards[cards.length - 1];
    for (const digit of last.id.slice('hand.'.length)) await page.press(digit);
    await page.until(async () => (await focused(page))?.id === last.id, { what: 'the focus on the typed card' });
    assert.equal((await log(page)).length, before, 'nothing is decided, nothing is written');
    // In a text field, letters are text.
    await page.press('/');
    await page.until(async () => (await focused(page))?.id === 'command', { what: 'the line for commands' });
    assert.deepEqual(await said_by('h'), []);
    assert.equal(await page.evaluate("document.getElementById('i-command').value"), 'h');
    await page.press('Escape');
    await page.item('settings');
    await ways.press(page)('settings');
    await page.item('keys');
    await ways.press(page)('keys');
    for (const id of ['back', 'resume']) {
      await page.item(id);
      await ways.press(page)(id);
    }
    await can_play(page);
    await page.focus(cards[0].id);
    for (const key of ['h', ',', '/']) assert.deepEqual(await said_by(key), [], key);
    assert.equal((await focused(page))?.id, cards[0].id);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('announcements interrupted by a key are read back line by line', async () => {
    const page = await open();
    await hurry(page);
    await set_table(page, 'nimmt', ['person', 'hasty', 'hasty']);
    await can_play(page);
    const cards = await hand(page);
    const before = (await log(page)).length;
    for (let tap = 0; tap < 2; tap++) await ways.press(page)(cards[cards.length - 1].id);
    await page.until(async () => (await log(page)).length > before + 2, { what: 'the trick' });
    await can_play(page);
    await said(page);
    const lines = (await log(page)).reverse();
    await page.focus((await hand(page))[0].id);
    await listen(page);
    for (const key of [',', ',', ',', '.']) await page.press(key);
    await page.until(async () => (await heard(page)).length === 4, { what: 'four lines' });
    assert.deepEqual(await heard(page), [lines[0], lines[1], lines[2], lines[1]]);
    await page.focus('command');
    await page.type(',');
    assert.equal(await page.evaluate("document.getElementById('i-command').value"), ',');
    await page.close();
  });

  for (const [width, height] of [[360, 740], [320, 568], [844, 390]])
    test(`exploring by touch at ${width}×${height} finds each button where it is drawn, and a tap still plays`, async () => {
      const page = await open({ width, height, touch: true });
      await hurry(page);
      const look = async (/** @type {string} */ where) => {
        await page.rest(200);
        const wrong = await page.evaluate(`[...document.querySelectorAll('#accessible .it.at')].flatMap((e) => {
          if (e.style.clipPath) return []; // scrolled out of sight within the table
          e.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { left, top, width, height } = e.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const found = document.elementFromPoint(x, y);
          // A heading may lie under the buttons beside it; nothing else may be covered.
          return e.contains(found) || (!e.matches('button, input') && found?.closest('.it.at')) ? [] : [e.id + ' under ' + (found?.id || found?.tagName)];
        })`);
        assert.deepEqual(wrong, [], where);
      };
      await look('home');
      await ways.press(page)('settings');
      await page.item('speed.fast');
      await look('settings');
      await ways.press(page)('back');
      await page.item('game.nimmt.play');
      await ways.press(page)('game.nimmt.play');
      await can_play(page);
      await look('table');
      const [card] = (await hand(page)).slice(-1);
      await page.tap(card.id);
      await page.item('play');
      assert.equal((await page.items()).find(({ id }) => id === card.id)?.on, true, 'one tap, one lift');
      assert.deepEqual(complaints(page), []);
      await page.close();
    });
});
