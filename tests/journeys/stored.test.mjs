// Nothing stored is lost: reloads at random times, two tabs, storage that is full, damaged, cleared or written by
// another version, clocks that jump, browsers that are killed. Each fault really happens.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { whole_dice } from './dice.mjs';
import { complaints, engine, ENGINES, site } from './lib.mjs';
import { hurry, play_on, set_table, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Server} Server  @typedef {import('./lib.mjs').Engine} Engine  @typedef {import('./lib.mjs').Page} Page  @typedef {import('./lib.mjs').Shown} Shown */

const SIZE = { width: 900, height: 700, lang: 'en-GB' };
// In English, and in French because WebKit here ignores the language setting.
const DAMAGED = /damaged|abîmée/;
const FULL = /full|plus de place/;
const SOAK = Boolean(process.env.TABLEE_SOAK);

// Everything on the screen except what only a first tap or a typed line changed.
const screen_of = async (/** @type {Page} */ page) =>
  (await page.items())
    .filter((item) => !/^(play|command|notice)/.test(item.id))
    // (The hints of the seats show who has chosen: bots choose when they are ready.)
    .map((item) => `${item.id} ${item.role} ${item.enabled} ${item.text} ${/^seat/.test(item.id) ? '' : item.hint}`);
// The current match as stored; a single match under the first key is on no list.
const moves_of = async (/** @type {any} */ page) => (await page.stored((await page.stored('matches'))?.front || 'match'))?.record;
// A window that is covered may get no frames (a minute without one in Firefox): there half a second is enough.
const FRAMES = `new Promise((done) => { let left = 4; const next = () => (left-- ? requestAnimationFrame(next) : done(true)); next(); setTimeout(done, 500, true); })`;
// Waits until a player can act and the last tap has no more effects: the screen is the same some frames later.
const at_rest = (/** @type {Page} */ page) =>
  page.until(async () => {
    const items = await page.items();
    const turn = items.some((item) => item.enabled && (/^(handover|reveal|next|rematch|take|do\.|compose\.)/.test(item.id) || (/^(hand|row|market)\.\d+$/.test(item.id) && item.role === 'button')));
    if (!turn) return false;
    await page.evaluate?.(FRAMES);
    const words = (/** @type {Shown[]} */ list) => list.map((item) => `${item.id} ${item.text} ${item.hint}`).join();
    return words(items) === words(await page.items());
  }, { what: 'a player’s turn' });
// The same when the only bot has chosen as well: nothing more is stored until the player acts.
const all_at_rest = async (/** @type {Page} */ page) => {
  await at_rest(page);
  await page.until(async () => /Card chosen|Carte choisie/.test((await page.item('seat.1')).hint), { what: 'the bot’s card' });
};
const back_at_table = async (/** @type {Page} */ page) => {
  await page.ready();
  await page.until(async () => ['table', 'pause'].includes(await page.screen()), { what: 'the table, without another tap' });
};
// The same if the last tap may have ended the match: then it is among the replays.
const back_or_over = async (/** @type {any} */ page, /** @type {number} */ replays) => {
  await page.ready();
  return page.until(async () => {
    const screen = await page.screen();
    if (['table', 'pause'].includes(screen)) return 'back';
    return screen === 'home' && (await replays_of(page)) === replays + 1 && 'over';
  }, { what: 'the table, or the end of its match' });
};
const replays_of = (/** @type {any} */ page) => page.stored_keys('replay.').then((/** @type {string[]} */ keys) => keys.length);

// Games and options to reload in, each a typical table.
/** @type {[string, string[], string[]][]} */
const TABLES = [
  ['nimmt', ['person', 'cautious', 'hasty', 'dreamer'], []],
  ['nimmt', ['person', 'person', 'dreamer'], ['option.profi']],
  ['nothanks', ['person', 'cautious', 'hasty'], []],
  ['surprend', ['person', 'cautious'], []],
  ['nimmt', ['person', 'hasty'], ['option.logic']],
  ['nothanks', ['person', 'person', 'person', 'dreamer', 'hasty'], ['option.open_chips']],
  ['nimmt', ['person', ...Array(9).fill('dreamer')], []],
  ['surprend', ['person', 'person', 'hasty'], []],
  ['nimmt', ['person', 'cautious', 'dreamer'], ['option.tactic']],
];

/** Reloads `count` times at random times in random matches. Returns {rest, flight}: how many of which kind. */
async function reload_at_random(/** @type {Page} */ page, /** @type {number} */ count, /** @type {number} */ seed) {
  const random = whole_dice(seed);
  const press = ways.press(page);
  const done = { rest: 0, flight: 0 };
  const first = random(TABLES.length);
  await page.ready();
  await hurry(page);
  for (let table = 0; done.rest + done.flight < count; table++) {
    const [kind, seats, options] = TABLES[(first + table) % TABLES.length];
    await set_table(page, kind, seats, options);
    for (let here = 0; here < 5 && done.rest + done.flight < count; here++) {
      let steps = 1 + random(12);
      await play_on(page, press, { stop: () => steps-- === 0 });
      const in_flight = random(3) === 0;
      if (!in_flight) {
        await at_rest(page);
        // A special move that is not complete, or a card that is only selected, is cancelled: like a first tap, it is
        // not part of the match.
        const now = await page.items();
        const begun = now.find((/** @type {any} */ item) => item.id === 'compose.cancel') || now.find((/** @type {any} */ item) => item.on && /^(special\.|stock$)/.test(item.id));
        if (begun) {
          await press(begun.id);
          await at_rest(page);
        }
      }
      // The match is over: a reload has nothing to bring back.
      if ((await page.items()).some((item) => item.id === 'rematch')) break;
      const before = await screen_of(page);
      const replays = await replays_of(page);
      const lifted = (await page.items()).some((item) => item.id === 'play');
      const stored = await moves_of(page);
      if (in_flight) {
        // Right after a tap, while bots think and cards move.
        const ids = (await page.items()).filter((item) => item.role === 'button' && item.enabled && /^(hand\.\d+|play|take|no|handover|reveal|next|do\.|row\.)/.test(item.id));
        if (ids.length) await press(ids[random(ids.length)].id);
      }
      await page.reload();
      if (in_flight && (await back_or_over(page, replays)) === 'over') break;
      await back_at_table(page);
      const now = await moves_of(page);
      assert.ok(now, 'the match is stored');
      assert.deepEqual(now.moves.slice(0, stored.moves.length), stored.moves, 'every move is there');
      assert.deepEqual(now.deals.slice(0, stored.deals.length), stored.deals);
      await at_rest(page);
      if (in_flight) {
        done.flight++;
        continue;
      }
      done.rest++;
      // A player who had looked at their hand has to confirm again that nobody else looks.
      const shown = (/** @type {string} */ id) => before.some((line) => line.startsWith(`${id} `));
      for (const id of ['handover', 'peek']) if (!shown(id) && (await page.items()).some((item) => item.id === id)) await press(id);
      // While a card is raised, its actions replace the explanation of the last one.
      const but_last = (/** @type {string[]} */ lines) => lines.filter((line) => !lifted || !/^(why|again|prompt) /.test(line));
      assert.deepEqual(but_last(await screen_of(page)), but_last(before), `${kind} ${seats} ${options}`);
    }
    const at_home = async () => (await page.items()).some((item) => item.id === 'tagline');
    if (!(await at_home())) await press('menu').catch(() => press('leave'));
    if (!(await at_home())) {
      await page.item('leave');
      await press('leave');
    }
    await page.item('tagline');
    // The last matches stay unfinished; a long run would reach their limit.
    for (let left = await under_way(page); left > 2; left--) {
      await press('resume.delete');
      await page.until(async () => (await under_way(page)) === left - 1, { what: 'one match less' });
    }
  }
  return done;
}

// More unfinished matches than the home lists.
const under_way = async (/** @type {any} */ page) => (await page.stored('matches'))?.list.length ?? 0;

for (const name of ENGINES) {
  describe(`stored data in ${name}`, { timeout: SOAK ? 7200000 : 900000 }, () => {
    /** @type {Server} */
    let server;
    /** @type {Engine} */
    let browser;
    before(async () => {
      server = await site();
      browser = await engine(name);
    });
    after(async () => {
      await browser?.close();
      await server?.close();
    });

    test('reloads at random times in random matches bring the same table back', async (t) => {
      const page = await browser.open(server.url, SIZE);
      // The app's part of this is also tested without a browser, and natively at every move of many matches
      // (tests/app/app_test.cc).
      const count = name === 'headless' ? 40 : SOAK ? (name === 'chromium' ? 400 : 60) : name === 'chromium' ? 6 : 4;
      const done = await reload_at_random(page, count, Number(process.env.TABLEE_SEED) || 5);
      t.diagnostic(`${name}: ${done.rest} reloads at rest, ${done.flight} in flight`);
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    if (['headless', 'chromium'].includes(name)) test('several matches begun in quick succession are listed at home after reloads, and a deletion can be undone', async () => {
      const page = await browser.open(server.url, SIZE);
      await page.ready();
      await hurry(page);
      if (name !== 'headless') await page.until("performance.getEntriesByName('tablee-bots').length", { what: 'bots, whose absence would be a notice' });
      const press = ways.press(page);
      const listed = async () => (await page.items()).filter((item) => /^resume\.(where|\d+)$/.test(item.id)).map((item) => item.text);
      const home = async () => {
        await page.item('menu');
        await press('menu');
        await page.item('leave');
        await press('leave');
        await page.item('tagline');
      };
      for (const [i, kind] of ['nimmt', 'nothanks', 'surprend'].entries()) {
        await press(`game.${kind}.play`);
        await at_rest(page);
        assert.equal((await page.items()).some((item) => item.id === 'notice'), i > 0, 'set aside, with a notice');
        // At once, or while the bots are thinking.
        const [card] = (await page.items()).filter((item) => /^(hand\.\d+|take)$/.test(item.id) && item.role === 'button');
        if (i) await press(card.id);
        if (i === 1) {
          await page.reload();
          await back_at_table(page);
        }
        await home();
      }
      const before = await listed();
      assert.equal(before.length, 3);
      assert.match(before[0], /surprend|6 takes|special/i);
      await page.reload();
      await page.ready();
      await page.item('resume.1.go');
      assert.deepEqual(await listed(), before);
      // Each button opens the match that it names.
      await press('resume.1.go');
      await page.item('take');
      await home();
      assert.deepEqual(await listed(), [before[1], before[0], before[2]]);
      await press('resume.0.go');
      await page.item(/^hand\.\d+$/);
      await home();
      const now = await listed();
      await press('resume.1.delete');
      await page.item('resume.restore');
      assert.equal((await listed()).length, 2);
      await press('resume.restore');
      await page.until(async () => (await listed()).length === 3, { what: 'it is back' });
      assert.deepEqual(await listed(), now);
      await press('resume.delete');
      await page.item('resume.restore');
      await page.reload();
      await page.ready();
      await page.item('resume.go');
      assert.deepEqual(await listed(), now.slice(1));
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

    if (name === 'headless') return;
    test('two windows on one table: the newer one has it, the older one shows a notice, and may take it back', async (t) => {
      if (!browser.can.windows) return t.skip('one window at a time here');
      const first = await browser.open(server.url, SIZE);
      await first.ready();
      await hurry(first); // a window that is covered draws one frame a second
      await first.tap('game.nimmt.play');
      await at_rest(first);
      const hand = await screen_of(first);
      const second = await browser.open(server.url, { ...SIZE, beside: first });
      await second.ready();
      await first.until("document.getElementById('notice')?.textContent.includes('another tab')");
      assert.equal(await first.evaluate("document.getElementById('accessible').inert"), true);
      assert.equal(await first.evaluate("document.activeElement.closest('#notice') !== null"), true, 'the way back has the focus');
      await second.item('resume.go');
      await ways.press(second)('resume.go');
      await at_rest(second);
      assert.deepEqual(await screen_of(second), hand);
      await play_on(second, ways.press(second), { stop: (items) => items.filter((item) => /^hand\.\d+$/.test(item.id)).length === 8 });
      await at_rest(second);
      const stored = await moves_of(second);
      // The first window's buttons have no effect any more.
      await first.evaluate("document.querySelector('[id^=\"i-hand.\"]:not([id$=\"-t\"])').click()");
      assert.deepEqual(await moves_of(second), stored);
      const played = await screen_of(second);
      await first.evaluate("document.querySelector('#notice button').click()");
      await second.until("document.getElementById('notice')?.textContent.includes('another tab')");
      await back_at_table(first);
      await at_rest(first);
      assert.deepEqual(await screen_of(first), played);
      await second.close();
      await first.close();
    });

    test('damaged, cleared, or of another version: a notice says so, and nothing else is touched', async () => {
      const page = await browser.open(server.url, SIZE);
      await page.ready();
      await hurry(page);
      await set_table(page, 'nimmt', ['person', 'hasty']);
      await play_on(page, ways.press(page), { stop: (items) => items.filter((item) => /^hand\.\d+$/.test(item.id)).length === 7 });
      await all_at_rest(page);
      const stored = await moves_of(page);
      await page.evaluate(`(() => {
        localStorage.setItem('neighbour', 'theirs');
        localStorage.setItem('tablee:/elsewhere/:match~0', 'theirs');
      })()`);
      const slots = `Object.keys(localStorage).filter((name) => /^tablee:[^?]*:match~[01]$/.test(name) && !name.includes('elsewhere'))`;
      const newest = `${slots}.sort((a, b) => localStorage[b].split('.')[1] - localStorage[a].split('.')[1])[0]`;
      // The last write damaged: the one before it.
      await page.evaluate(`localStorage.setItem(${newest}, localStorage[${newest}].slice(0, -3))`);
      await page.reload();
      await page.ready();
      await page.item('notice');
      assert.match((await page.item('notice')).text, DAMAGED);
      await all_at_rest(page);
      const back = await moves_of(page);
      assert.ok(back.moves.length >= stored.moves.length - 1, `${back.moves.length} of ${stored.moves.length}`);
      assert.deepEqual(back.moves.slice(0, stored.moves.length - 1), stored.moves.slice(0, -1));
      // Both damaged: no match, but a working page with a notice.
      await page.evaluate(`${slots}.forEach((name) => localStorage.setItem(name, '9.' + localStorage[name]))`);
      await page.reload();
      await page.ready();
      assert.match((await page.item('notice')).text, DAMAGED);
      await page.evaluate("document.getElementById('i-notice.close').click()");
      await ways.press(page)('game.nothanks.play');
      await at_rest(page);
      assert.equal(await page.evaluate("Object.keys(localStorage).some((name) => /match~lost$/.test(name))"), true, 'the unreadable value is set aside');
      // Cleared during play: later moves are stored again.
      await page.evaluate('localStorage.clear()');
      await play_on(page, ways.press(page), { stop: (() => { let steps = 0; return () => ++steps > 2; })() });
      await at_rest(page);
      const before_reload = await screen_of(page);
      await page.evaluate("localStorage.setItem('neighbour', 'theirs')");
      await page.reload();
      await back_at_table(page);
      await at_rest(page);
      assert.deepEqual(await screen_of(page), before_reload);
      assert.equal(await page.evaluate("localStorage.getItem('neighbour')"), 'theirs');
      await page.close();
    });

    test('storage that is full: a notice, play goes on, and it is stored again when there is space', async () => {
      const page = await browser.open(server.url, SIZE);
      await page.ready();
      await hurry(page);
      await set_table(page, 'nothanks', ['person', 'hasty', 'dreamer']);
      await at_rest(page);
      // Another site on the same origin uses the whole quota.
      await page.evaluate(`(() => {
        for (let size = 1 << 20; size >= 1; size >>= 1) {
          for (let i = 0; i < 12; i++) {
            try { localStorage.setItem('neighbour' + size + '.' + i, 'x'.repeat(size)); } catch { break; }
          }
        }
      })()`);
      await play_on(page, ways.press(page), { stop: (items) => items.some((item) => item.id === 'notice') });
      assert.match((await page.item('notice')).text, FULL);
      let steps = 0;
      await play_on(page, ways.press(page), { stop: () => ++steps > 6 });
      await at_rest(page);
      await page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('neighbour1048576')).forEach((name) => localStorage.removeItem(name))");
      steps = 0;
      await play_on(page, ways.press(page), { stop: () => ++steps > 2 });
      await at_rest(page);
      const there = await screen_of(page);
      await page.reload();
      await back_at_table(page);
      await at_rest(page);
      assert.deepEqual(await screen_of(page), there);
      assert.ok((await page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('neighbour')).length")) > 5, 'what is not ours is still there');
      await page.close();
    });
  });
}
