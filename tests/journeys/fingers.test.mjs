// Touches by two fingers at once, and a tab that is left during the animation of a trick: only what was offered under
// the first finger may be chosen, and a user who comes back finds the animation finished.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sleep, sure } from './drivers/page.mjs';
import { can_play, complaints, evening, hand, start_match } from './lib.mjs';
import { is_hand, two_frames } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page  @typedef {{id: number, x: number, y: number}} Finger */

const SIZE = { width: 390, height: 844, dpr: 1, touch: true, lang: 'fr-FR' };

// These tabs are never really hidden: a script reports that they are, and their frames wait.
const LEAVES = `(() => {
  const next = window.requestAnimationFrame.bind(window);
  const waiting = [];
  let held = false;
  let away = false;
  Object.defineProperty(document, 'hidden', { get: () => away });
  window.requestAnimationFrame = (f) => (held ? waiting.push(f) : next(f));
  window.__hold = (now) => {
    held = now;
    if (!held) for (const f of waiting.splice(0)) next(f);
  };
  window.__away = (now) => {
    away = now;
    document.dispatchEvent(new Event('visibilitychange'));
    window.__hold(now);
  };
})()`;

describe('fingers', { timeout: 240000 }, () => {
  const at = evening('chromium');
  const open = async () => {
    const page = await at.browser.open(at.server.url, { ...SIZE, script: LEAVES });
    await page.ready();
    await start_match(page);
    for (const card of await hand(page)) await page.at(card.id); // dealt, and at rest
    return page;
  };
  /** From now on exactly these fingers are down. */
  const touch = (/** @type {Page} */ page, /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {Finger[]} */ ...down) =>
    page.cdp('Input.dispatchTouchEvent', { type, touchPoints: down });
  const finger = (/** @type {number} */ id, /** @type {import('./lib.mjs').Shown} */ { rect }, dy = 0) => {
    const [x, y, w, h] = sure(rect, 'place');
    return { id, x: x + w / 2, y: y + h / 2 + dy };
  };
  const own_moves = async (/** @type {Page} */ page) =>
    (await page.stored('match')).record.moves.filter((/** @type {string} */ move) => move.startsWith('0 '));
  // Waits until the effects of the touches are over.
  const rest = async (/** @type {Page} */ page) => {
    await two_frames(page);
    await page.rest(100);
    return { moves: await own_moves(page), lifted: (await page.items()).filter(is_lifted).map(({ id }) => id) };
  };
  const is_lifted = (/** @type {import('./lib.mjs').Shown} */ item) => is_hand(item) && item.on;
  const pull = async (/** @type {Page} */ page, /** @type {(dy: number) => Finger[]} */ fingers) => {
    for (let dy = 0; dy >= -160; dy -= 20) await touch(page, 'touchMove', ...fingers(dy));
  };

  test('a pinch plays no card; one finger that makes the same movement does', async () => {
    const page = await open();
    const cards = await hand(page);
    const [a, b] = [sure(cards.at(-1), 'card'), sure(cards.at(-4), 'card')];
    await touch(page, 'touchStart', finger(1, a));
    await touch(page, 'touchStart', finger(1, a), finger(2, b));
    await pull(page, (dy) => [finger(1, a, dy), finger(2, b, -dy / 4)]);
    await touch(page, 'touchEnd', finger(2, b, 40));
    await touch(page, 'touchEnd');
    assert.deepEqual(await rest(page), { moves: [], lifted: [] });
    // The second finger comes down when the first has already moved. What is pulled is lifted instead of another card.
    const c = sure(cards.at(-2), 'card');
    await page.tap(b.id);
    await page.until(async () => (await page.item('play')).text.endsWith(` ${b.id.slice(5)}`), { what: 'the card that was tapped' });
    await touch(page, 'touchStart', finger(1, c));
    await pull(page, (dy) => [finger(1, c, dy)]);
    await page.until(async () => (await page.item('play')).text.endsWith(` ${c.id.slice(5)}`), { what: 'the card that is pulled' });
    await touch(page, 'touchStart', finger(1, c, -160), finger(2, b));
    await touch(page, 'touchEnd', finger(2, b));
    await touch(page, 'touchEnd');
    assert.deepEqual(await rest(page), { moves: [], lifted: [c.id] });
    // Quickly, it lifts the card; with a look at what it would do, it plays it.
    await page.evaluate('window.__stop_clock()');
    await touch(page, 'touchStart', finger(1, a));
    await pull(page, (dy) => [finger(1, a, dy)]);
    await touch(page, 'touchEnd');
    await page.evaluate('window.__start_clock()');
    assert.deepEqual(await rest(page), { moves: [], lifted: [a.id] });
    await touch(page, 'touchStart', finger(1, a));
    await page.look();
    await pull(page, (dy) => [finger(1, a, dy)]);
    await touch(page, 'touchEnd');
    await page.until(async () => (await own_moves(page)).length === 1, { what: 'the card that was pulled' });
    assert.deepEqual(await own_moves(page), [`0 ${a.id.slice(5)}`]);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('of two fingers that tap at once or one after the other, the first counts', async () => {
    const page = await open();
    const cards = await hand(page);
    const [a, b] = [sure(cards.at(0), 'card'), sure(cards.at(-1), 'card')];
    const lifts = async (/** @type {import('./lib.mjs').Shown} */ card) => {
      await page.until(async () => (await page.items()).some((item) => item.id === card.id && item.on), { what: `${card.id} lifted` });
      assert.deepEqual(await rest(page), { moves: [], lifted: [card.id] });
    };
    await touch(page, 'touchStart', finger(1, a));
    await touch(page, 'touchStart', finger(1, a), finger(2, b));
    await touch(page, 'touchEnd', finger(1, a));
    await touch(page, 'touchEnd');
    await lifts(a);
    // One goes up and the other comes down between two frames.
    await page.evaluate('window.__hold(true)');
    await touch(page, 'touchStart', finger(1, b));
    await touch(page, 'touchEnd');
    await touch(page, 'touchStart', finger(2, a));
    await page.evaluate('window.__hold(false)');
    await lifts(b);
    await touch(page, 'touchEnd');
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('a second tap on the button to play does not end the reveal', async () => {
    const page = await open();
    const tap = async (/** @type {Finger} */ where) => {
      await touch(page, 'touchStart', where);
      await two_frames(page);
      await touch(page, 'touchEnd');
    };
    await page.tap(sure((await hand(page)).at(-1), 'card').id);
    await page.at('play');
    const play = finger(1, await page.item('play'));
    await sleep(400); // lifted for as long as a decision needs
    await tap(play);
    await page.until(async () => (await page.items()).every(({ id }) => id !== 'play'), { what: 'the card, put down' });
    await two_frames(page);
    await tap(play);
    await page.item('skip');
    await sleep(600);
    assert.ok((await page.items()).some(({ id }) => id === 'skip'), 'the reveal goes on');
    assert.equal((await own_moves(page)).length, 1);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  for (const left of ['at once', 'in the middle'])
    test(`left ${left} during the animation of a trick: it is over on return, and nothing was played`, async () => {
      const page = await open();
      // Where the hand is, which is put away meanwhile.
      const where = finger(1, sure((await hand(page)).at(0), 'card'));
      const [card] = (await hand(page)).slice(-1);
      await page.tap(card.id);
      await page.item('play');
      await page.tap('play');
      await page.item('skip');
      if (left === 'in the middle') {
        const rows = async () => (await page.items()).filter(({ id }) => id.startsWith('row')).map(({ text }) => text).join();
        const before = await rows();
        await page.until(async () => (await rows()) !== before, { what: 'the first card in its row' });
        assert.ok((await page.items()).some(({ id }) => id === 'skip'), 'the animation goes on');
      }
      // A finger that was down then has no effect any more.
      await touch(page, 'touchStart', where);
      await page.evaluate('window.__away(true)');
      await page.until(async () => !(await page.items()).some(({ id }) => id === 'skip'), { what: 'the end of the animation in the hidden tab' });
      const before = await page.items();
      await page.evaluate('window.__away(false)');
      await touch(page, 'touchEnd');
      await rest(page);
      assert.deepEqual(await own_moves(page), [`0 ${card.id.slice(5)}`]);
      const now = await page.items();
      const asked = (/** @type {import('./lib.mjs').Shown[]} */ items) => items.find(({ id }) => id === 'prompt')?.text;
      assert.equal(now.some(({ id }) => id === 'skip'), false, 'animated again');
      if (!now.some(({ id }) => id === 'play')) assert.equal(asked(now), asked(before));
      // Even the highest card may be too low: then a row has to be taken.
      if (!now.some(({ id, role, enabled }) => /^row\./.test(id) && role === 'button' && enabled)) await can_play(page);
      assert.equal((await hand(page)).length, 9);
      assert.deepEqual(complaints(page), []);
      await page.close();
    });
});
