// Sample games that only the tests have (tests/games), in the page's own program: a match with bots to its end in each
// language, by touch, as a screen reader presses and by keys, with hints and reloads; then the analysis of its choices,
// its replay, its sheet, its statistics, and its deal on another device. scripts/conformance names another game
// instead, by TABLEE_GAME, and a folder for pictures of its table, by TABLEE_PICTURES.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { complaints, engine, ENGINES, root, site } from './lib.mjs';
import { problems } from './layout.mjs';
import { play_on, press_in_turn, set_table, sit_down, ways } from './play.mjs';

/** @typedef {import('./drivers/drivers.js').Bare} Bare  @typedef {import('./lib.mjs').Shown} Shown */

const { TABLEE_GAME: asked_for, TABLEE_PICTURES: pictures } = process.env;
const FOLDER = asked_for ? 'engine/games' : 'tests/games';
const GAMES = asked_for ? [asked_for] : readdirSync(path.join(root, FOLDER));
// If totals are equal, the better last round wins; in other games the players share the place.
const PARTED = ['whist'];
// Games whose rounds are a few moves long.
const SHORT = ['starter'];
const BOTS = ['cautious', 'hasty', 'dreamer'];
const of = (/** @type {Shown[]} */ items, /** @type {RegExp} */ id) => items.filter((item) => id.test(item.id));
const texts = (/** @type {Shown[]} */ items, /** @type {RegExp} */ id) => of(items, id).map((item) => item.text);
const figure = (/** @type {string} */ text) => Number(text.replace('\u2212', '-'));
/** All players' points, round by round, and their totals. */
const points_in = (/** @type {Shown[]} */ items) => [0, 1, 2, 3].map((seat) => texts(items, new RegExp(`^scores\\.${seat}\\.[1-9]$`)).map(figure));

/** @type {[string, {width: number, height: number, touch?: boolean}, 'tap' | 'press' | 'keys'][]} */
const EVENINGS = [
  ['fr', { width: 390, height: 844, touch: true }, 'tap'],
  ['en', { width: 1280, height: 800 }, 'press'],
  ['de', { width: 740, height: 360, touch: true }, 'keys'],
];

describe('sample games', { timeout: 600000, skip: !ENGINES.includes('headless') }, () => {
  const at = /** @type {import('./lib.mjs').Evening} */ ({});
  before(async () => {
    at.server = await site();
    at.browser = await engine('headless', { variant: asked_for ? undefined : 'samples' });
  });
  after(async () => {
    await at.browser?.close();
    await at.server?.close();
  });

  for (const game of GAMES)
    for (const [lang, size, way] of EVENINGS)
      test(`${game} in ${lang}: a match by ${way}, and everything after it`, async () => {
        const words = new Map([...readFileSync(path.join(root, FOLDER, game, `words/${lang}.txt`), 'utf8').matchAll(/^([\w.]+) = (.*)$/gm)].map(([, key, text]) => [key, text]));
        const { page: open, press } = await sit_down(at, { ...size, lang });
        const page = /** @type {Bare} */ (open);
        const look = async () => check_texts(await page.items());
        assert.equal((await page.item(`game.${game}.name`)).text, words.get(`game.${game}`));

        await set_table(page, game, ['person', ...BOTS]);
        const deals = (/** @type {Shown[]} */ items) => items.some(({ id }) => id === 'next' || id === 'round');
        // Its table is laid out while it is the player's turn, and the cost of each choice is shown.
        await play_on(page, ways[way](page), { stop: (items) => of(items, /^hand\.\d+$/).filter((item) => item.role === 'button' && item.enabled).length > 1 });
        assert.deepEqual(await problems(page, size.width, size.height), []);
        if (pictures) await page.screenshot(path.join(pictures, `${game}-${size.width}x${size.height}-${lang}.png`));
        const first = texts(await look(), /^hand\.\d+$/);
        await press('hint');
        await page.until(async () => of(await page.items(), /^hand\.\d+$/).filter((item) => item.hint.includes((words.get(`${game}.advice`) ?? '?').replace(/\{.*/, ''))).length > 1, { what: 'a hint' });
        await play_on(page, ways[way](page), { stop: deals, watch: (items) => void check_texts(items) });
        assert.ok(deals(await page.items()), 'a round is over');
        assert.deepEqual(await problems(page, size.width, size.height), []);

        // The program restarts between two rounds, and in the middle of one.
        await page.reload();
        await press('next');
        let steps = 0;
        await play_on(page, ways[way](page), { stop: () => ++steps > 3 });
        const table = async () => {
          await page.settle();
          return texts(await page.items(), /^(where|seat\.\d|hand\.\d+)$/);
        };
        const before = await table();
        await page.reload();
        await page.item('where');
        assert.deepEqual(await table(), before);
        await play_on(page, ways[way](page), { watch: (items) => void check_texts(items) });

        // The best total has won.
        const end = await look();
        const points = points_in(end);
        const total = (/** @type {number} */ seat) => points[seat].at(-1) ?? NaN;
        for (const own of points) assert.equal(own.slice(0, -1).reduce((sum, n) => sum + n, 0), own.at(-1));
        const rank = (/** @type {number} */ seat) => total(seat) * 1000 + (PARTED.includes(game) ? points[seat].at(-2) ?? 0 : 0);
        const order = [0, 1, 2, 3].sort((a, b) => rank(b) - rank(a));
        const podium = of(end, /^podium\.\d$/).map(({ id, value }) => [Number(id.slice(7)), Number(value)]);
        assert.deepEqual(podium.map(([seat]) => rank(seat)), order.map(rank));
        for (const [seat, place] of podium) assert.equal(place, 1 + order.filter((other) => rank(other) > rank(seat)).length);
        // Since the last reload, in the middle of a round: with hands of four cards there are few lines.
        assert.ok((await page.log_lines()).length > (asked_for || SHORT.includes(game) ? 1 : 20), 'the log of events');

        await press('share', 'share.deal');
        const link = await page.sent();
        await press('review');
        await page.item('seat.0');
        await look();
        await press('back', 'look');
        await page.item('replay.at');
        const [, length] = (await page.item('replay.at')).value.split(' ').map(Number);
        for (let step = 1; step < length; step++) await press(step % 3 ? 'replay.next' : 'replay.next_rest');
        const seen = of(await look(), /^seat\.\d$/).map((item) => figure(item.value));
        assert.deepEqual(seen, [0, 1, 2, 3].map(total));

        await press('back', 'leave', 'sheets');
        await page.reload();
        await press('sheets');
        await press((await page.item(/^sheet\.\d/)).id);
        await page.item('sheet.delete');
        assert.deepEqual(points_in(await look()), points);
        await press('back', 'statistics');
        await page.item('players.3');
        const won = texts(await look(), /^players\.\d\.2$/);
        // By average: where a tie was broken, the winner may come second.
        assert.equal(won.filter((share) => parseInt(share, 10) > 0).length, podium.filter(([, place]) => place === 1).length);
        assert.ok(parseInt(won[0], 10) > 0 || PARTED.includes(game));

        // Lists of games contain it, and nothing is offered that it does not have.
        await page.reload();
        for (const screen of ['rules', 'exercises', 'daily', 'settings']) {
          await press(screen);
          await page.item('back');
          const items = await look();
          if (screen === 'rules') assert.ok(items.some(({ id }) => id === `rules.${game}`) && !items.some(({ id }) => id === `learn.${game}`));
          if (screen === 'daily') assert.ok(items.some(({ id }) => id === `daily.${game}.play`));
          await press('back');
        }
        // Another device plays the same deal.
        const other = /** @type {Bare} */ (await at.browser.open(at.server.url, { ...size, lang }));
        await other.open_link(link);
        await press_in_turn(other, 'link.play');
        await other.until(async () => of(await other.items(), /^hand\.\d+$/).length === first.length, { what: 'the hand' });
        assert.deepEqual(texts(await other.items(), /^hand\.\d+$/), first);
        await other.close();
        assert.deepEqual(complaints(page), []);
        await page.close();
      });
});

/** Everything in the document can be read out: it has a unique name in known words. */
function check_texts(/** @type {Shown[]} */ items) {
  assert.equal(new Set(items.map(({ id }) => id)).size, items.length, 'each id once');
  for (const { id, role, text, hint } of items) {
    if (/^(button|heading|input|region|list|entry)$/.test(role)) assert.ok(text, `${id} has no name`);
    assert.doesNotMatch(text + hint, /[\u27e8{}]/, id);
  }
  return items;
}
