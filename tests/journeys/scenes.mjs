// Every screen and phase of the page, each reached from home with stored values and a few presses; `once`: the stored
// values are used up by it. Records come from the golden ones: known to be legal, and of every class of options.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sure, TODAY } from './drivers/page.mjs';
import { root } from './lib.mjs';

/** @typedef {import('./lib.mjs').Page} Page  @typedef {Record<string, number>} Options  @typedef {{name: string, bot?: string}} Seat */
/**
 * The record of a match.
 * @typedef {{format: number, game: string, rules: number, options: Options, seats: Seat[], date: string, practice: boolean, seed: string, bot_seed: string,
 *   deals: string[], moves: string[]}} Golden
 */
/**
 * `match`: an unfinished match; `stored`: other stored values; `settings`: some of those; `steps`: from home to the scene; `once`: the stored values are gone afterwards.
 * @typedef {{name: string, match?: Golden, stored?: Record<string, string>, settings?: Record<string, string>, once?: boolean, steps: (page: Page) => Promise<unknown>}} Scene
 */

/** @returns {Golden[]} */
const goldens = (/** @type {string} */ game) =>
  readFileSync(path.join(root, `tests/golden/${game}.jsonl`), 'utf8').trim().split('\n').map((line) => JSON.parse(line).record);

/** A copy of the golden record whose options include these. */
export function golden(/** @type {string} */ game, /** @type {Options} */ options) {
  const found = goldens(game).find((r) => Object.entries(options).every(([key, value]) => r.options[key] === value));
  if (!found) throw new Error(`no golden record of ${game} with ${JSON.stringify(options)}`);
  return found;
}

const CARD = /^\d+$/;
const words_of = (/** @type {string} */ move) => move.replace(/^\d+ /, '');
const seat_of = (/** @type {string} */ move) => Number(move.split(' ')[0]);
/** @returns {Seat[]} */
const bots = (/** @type {Golden} */ record) => record.seats.map((_, i) => ({ name: '', bot: i % 2 ? 'heuristic' : 'greedy' }));

// Rounds dealt by then, counted from the cards that were played.
function rounds_by(/** @type {Golden} */ record, /** @type {number} */ index) {
  if (record.game !== 'nimmt') return 1;
  const round = (record.options.special ? 12 : 10) * record.seats.length;
  const put_down = record.moves.slice(0, index + 1).filter((move) => CARD.test(words_of(move))).length;
  return Math.max(1, Math.ceil(put_down / round));
}

/** The record up to just before that move, which a human player has to decide; all other players are bots. */
export function before(/** @type {Golden} */ record, /** @type {number} */ index) {
  const seats = bots(record);
  seats[seat_of(record.moves[index])] = { name: '' };
  return { ...record, seats, deals: record.deals.slice(0, rounds_by(record, index)), moves: record.moves.slice(0, index) };
}

/** Index of the nth move (from 0) that matches, without its seat number. */
export function nth(/** @type {Golden} */ record, /** @type {RegExp} */ pattern, n = 0) {
  const found = record.moves.flatMap((move, i) => (pattern.test(words_of(move)) ? [i] : []));
  if (found.length <= n) throw new Error(`no move ${n} like ${pattern}`);
  return found[n];
}

const with_options = (/** @type {Golden} */ record, /** @type {Options} */ options) => ({ ...record, options: { ...record.options, ...options } });
const people = (/** @type {Golden} */ record, /** @type {number[]} */ ...seats) => ({ ...record, seats: record.seats.map((seat, i) => (seats.includes(i) ? { name: '' } : seat)) });
// A match that has only its first deal.
/** @returns {Golden} */
const dealt = (/** @type {string} */ game, /** @type {Options} */ options, /** @type {Seat[]} */ seats, seed = '7') => ({
  format: 1, game, rules: 1, options, seats, date: '2026-11-21', practice: false, seed, bot_seed: '8', deals: [`seed ${seed}`], moves: [],
});
const NIMMT = { target: 66, at_least: 0, rounds: 0, tactic: 0, logic: 0, profi: 0, special: 0 };
const everyone = (/** @type {number} */ n) => Array.from({ length: n }, () => ({ name: '' }));
const you_and_bots = (/** @type {number} */ n) => [{ name: '' }, ...Array.from({ length: n - 1 }, () => ({ name: '', bot: 'heuristic' }))];

// That match with all people's cards on phones.
const on_phones = (/** @type {Golden} */ record) => ({ match: JSON.stringify({ sheet: 'sheet.2026-11-21.0001', record, phones: 2 ** record.seats.length - 1 }) });

const sheet = (/** @type {string} */ game, /** @type {Options} */ options, /** @type {string[]} */ names, /** @type {number[][]} */ rounds, over = true) => {
  const totals = names.map((_, p) => rounds.reduce((sum, round) => sum + round[p], 0));
  const least = Math.min(...totals);
  return JSON.stringify({
    format: 1, game, date: '2026-11-20', options, players: names.map((name) => ({ name })), rounds, totals,
    winners: over ? totals.flatMap((t, i) => (t === least ? [i] : [])) : [], over, practice: false,
  });
};
const NAMES = ['Anne', 'Bénédicte', 'Maximilian', 'Zoë', 'Jean-Baptiste', 'Ulf', 'Ottilie', 'Grandma', 'Jo', 'Siegfried'];
const SHEETS = {
  'sheet.2026-11-19.0001': sheet('nimmt', { ...NIMMT, players: 10 }, NAMES, Array.from({ length: 9 }, (_, r) => NAMES.map((_, p) => (r * 7 + p * 5) % 23))),
  'sheet.2026-11-20.0001': sheet('nothanks', { players: 4, rounds: 3, open_chips: 0 }, NAMES.slice(0, 4), [[31, 4, -3, 88], [12, 40, 7, 9], [0, 1, 2, 3]]),
  'sheet.2026-11-20.0002': sheet('nimmt', { ...NIMMT, target: 0, players: 2, special: 1 }, NAMES.slice(1, 3), [[3, 12]], false),
};
// A finished match as stored (also in tests/engine/link_test.cc), and an autumn of sheets.
const REPLAY = 'r1.BW5pbW10AQMABFpvw6sBBmdyZWVkeQACBUJvdCAyCgAEAIHS1AkHAA4sTEa_UxpEaTcR4fUEdoN3Eo5WqSm7p_wGAao343Y';
const WATCHED = { 'sheet.2026-11-18.0001': sheet('nimmt', { ...NIMMT, players: 3, rounds: 1 }, ['Zoë', 'Bot 1', 'Bot 2'], [[19, 11, 0]]), 'replay.2026-11-18.0001': REPLAY };
const BOTS = [{ name: '', bot: 'cautious' }, { name: '', bot: 'master' }];
const HISTORY = Object.fromEntries(Array.from({ length: 14 }, (_, i) => {
  const day = `2026-10-${String(10 + i)}`;
  const made = JSON.parse(sheet('nimmt', { ...NIMMT, players: 4 }, ['Anne', 'Maximilian', '', ''],
    Array.from({ length: 4 }, (_, r) => [7, 15, 11, 4].map((usual, p) => Math.max(0, usual + ((i * 5 + r * 11 + p * 7) % 13) - 5)))));
  made.players = made.players.map((/** @type {Seat} */ player, /** @type {number} */ p) => BOTS[p - 2] ?? player);
  return [`sheet.${day}.0001`, JSON.stringify({ ...made, date: day, ...(i % 5 === 4 && { title: 'Soirée chez les Müller-Lüdenscheidt' }) })];
}));

// A round of Zoë's that she sent as a challenge, and what Bruno sent back.
const CHALLENGE = 'c1.BW5pbW10AQQAAQhjYXV0aW91cwICCAIA-t2fud-grMdQABo';
const BY_ZOE = 'BBFpvw6sSsZ8GwVS7Rrz3I7OaNXISme8W-99GpA', BY_BRUNO = 'CBFpvw6sSsZ8GwVS7Rrz3I7OaNXISme8WBUJydW5vErGfBsFUu0a89yOzmjVyEpnvFpYYEvg';

// Presses as a screen reader does: the scenes are about the screen, not about how it was reached.
const press = (/** @type {Page} */ page, /** @type {string} */ id) => page.press_item(id);
const has = async (/** @type {Page} */ page, /** @type {string} */ id) => (await page.items()).some((item) => item.id === id);
const on_screen = (/** @type {Page} */ page, /** @type {string} */ name) => page.until(async () => (await page.screen()) === name, { what: `screen ${name}` });
async function go(/** @type {Page} */ page, /** @type {string} */ id, /** @type {string} */ screen) {
  await page.item(id);
  await press(page, id);
  await on_screen(page, screen);
}

const to = (/** @type {string} */ id, /** @type {string} */ screen) => (/** @type {Page} */ page) => go(page, id, screen);
// A table of scores with a row for each player and round.
const evening_csv = (/** @type {string} */ date, game = 'nimmt', rounds = [[4, 12, 0, 7], [9, 3, 3, 11], [0, 1, 2, 30]]) =>
  `match;date;game;title;round;player;points\n${rounds.flatMap((round, r) => round.map((points, p) => `1;${date};${game};;${r + 1};${NAMES[p]};${points}\n`)).join('')}`;
const imports = (/** @type {string} */ text) => async (/** @type {Page} */ page) => {
  await go(page, 'sheets', 'sheets');
  await page.choose_file('soirée.csv', text);
  await on_screen(page, 'import_preview');
};
async function opens_on(/** @type {Page} */ page, /** @type {string} */ link, /** @type {string} */ screen) {
  await page.open_link(link);
  await on_screen(page, screen);
}
const opens = (/** @type {string} */ link) => (/** @type {Page} */ page) => opens_on(page, link, 'link');
async function resume(/** @type {Page} */ page) {
  await go(page, 'resume.go', 'table');
}
const resume_and = (/** @type {string[]} */ ...ids) => async (/** @type {Page} */ page) => {
  await resume(page);
  for (const id of ids) {
    await page.item(id);
    await press(page, id);
  }
};
// From home, one button after the other.
const through = (/** @type {string[]} */ ...ids) => async (/** @type {Page} */ page) => {
  for (const id of ids) {
    await page.item(id);
    await press(page, id);
  }
};
const type = async (/** @type {Page} */ page, /** @type {string} */ id, /** @type {string} */ text) => {
  await page.item(id);
  await page.focus(id);
  await page.type(text);
};
// Plays the player's last card of the round; takes rows if asked to.
async function end_round(/** @type {Page} */ page) {
  await resume(page);
  for (let step = 0; step < 40; step++) {
    const items = await page.until(async () => {
      const now = await page.items();
      return now.some((i) => /^(next|rematch|play|take)$/.test(i.id) || (i.role === 'button' && /^(hand|row)\.\d+$/.test(i.id))) && now;
    }, { what: 'something to do' });
    if (items.some((i) => /^(next|rematch)$/.test(i.id))) return;
    const next = items.find((i) => i.id === 'play') || items.find((i) => i.id === 'take') || items.find((i) => i.role === 'button' && /^(hand|row)\.\d+$/.test(i.id));
    if (next) await press(page, next.id).catch(() => {});
  }
  throw new Error('the round did not end');
}
const add_seats = (/** @type {string} */ poster, /** @type {number} */ count) => async (/** @type {Page} */ page) => {
  await go(page, `${poster}.setup`, 'setup');
  for (let i = (await page.items()).filter((item) => /^place\.\d+$/.test(item.id)).length; i < count; i++) {
    await press(page, i % 3 ? 'seats.bot.add' : 'seats.person.add');
    await page.item(`place.${i}`);
  }
};
const lesson = (/** @type {string} */ game, /** @type {string[]} */ ...more) => async (/** @type {Page} */ page) => {
  await go(page, 'rules', 'rules');
  await go(page, `learn.${game}`, 'table');
  await page.item('lesson.on');
  for (const id of more) await press(page, id);
};
// Presses the hand's lowest card, or its highest.
const lift = (/** @type {number} */ which) => async (/** @type {Page} */ page) => {
  await resume(page);
  const cards = (await page.items()).filter((item) => /^hand\.\d+$/.test(item.id));
  await press(page, sure(cards.at(which), 'card').id);
  await page.item('play');
};

// When players share a device, each looks at their hand and plays a card.
async function gather(/** @type {Page} */ page) {
  await resume(page);
  const pressed = (/** @type {RegExp} */ id) => page.until(async () => {
    const item = (await page.items()).find((i) => id.test(i.id) && i.role === 'button' && i.enabled);
    return item && press(page, item.id).then(() => true, () => false);
  }, { what: String(id) });
  while (!(await has(page, 'reveal'))) {
    await pressed(/^handover$/);
    await pressed(/^hand\.\d+$/);
    await pressed(/^play$/);
    await page.until(async () => (await has(page, 'handover')) || (await has(page, 'reveal')), { what: 'the next person' });
  }
}

// The cost of every card, once the bots have answered.
async function hinted(/** @type {Page} */ page) {
  await resume(page);
  await page.item('hint');
  if (!(await page.item('hint')).on) await press(page, 'hint');
  await page.until(async () => /^(Conseil|Hint|Tipp)/.test((await page.item('prompt')).text), { what: 'the advice', timeout: 60000 });
}

/** The second exercise of that set, answered with the highest card or that button. */
const answered = (/** @type {string} */ set, answer = '') => async (/** @type {Page} */ page) => {
  await through('exercises', `set.${set}`, 'exercise.2')(page);
  await page.item('trial.done');
  const cards = (await page.items()).filter((item) => /^hand\.\d+$/.test(item.id));
  await through(...(answer ? [answer] : [sure(cards.at(-1), 'card').id, 'play']))(page);
  await page.until(async () => !(await has(page, 'play')) && (await has(page, 'trial.next')), { what: 'the answer' });
  await page.until(async () => (await page.items()).some((item) => /^(hand\.\d+|take)$/.test(item.id) && /\d[.,]\d/.test(item.hint)), { what: 'the costs', timeout: 60000 });
};

/**
 * The items to touch for a special card's move, in order.
 * @param {string} move
 * @param {{id: string}[]} items
 */
export function touches(move, items) {
  const there = (/** @type {string} */ id) => items.some((item) => item.id === id);
  return (move.match(/row \d|\S+/g) ?? []).filter((step) => step !== 'exchange').map((step) => {
    if (step.startsWith('row ')) return step.replace(' ', '.');
    if (!/^\d+$/.test(step)) return `special.${step}`;
    return [`hand.${step}`, `queue.${step}`].find(there) ?? `card.${step}`;
  });
}

// A special card's move of a record, before it is confirmed.
const weigh = (/** @type {Golden} */ record, /** @type {RegExp} */ pattern, n = 0) => {
  const index = nth(record, pattern, n);
  return { match: before(record, index), steps: async (/** @type {Page} */ page) => {
    await resume(page);
    await page.item('stock');
    for (const id of touches(words_of(record.moves[index]), await page.items())) {
      await page.item(id);
      await press(page, id);
    }
    await page.item('compose.cancel');
  } };
};

function make_scenes() {
  const ten = golden('nimmt', { players: 10, logic: 0, tactic: 0, rounds: 1 });
  const four = golden('nimmt', { players: 4, logic: 0, tactic: 0, profi: 0, special: 0, rounds: 1 });
  const seven_profi = golden('nimmt', { players: 7, profi: 1, tactic: 0, logic: 0, rounds: 1 });
  const drafted = golden('nimmt', { players: 9, logic: 1, profi: 1, tactic: 1, rounds: 1 });
  const special4 = golden('nimmt', { players: 4, special: 1 });
  const special7 = golden('nimmt', { players: 7, special: 1 });
  const late = (/** @type {Golden} */ record, /** @type {number} */ from) => before(record, nth(record, CARD, from));
  const special = (/** @type {Golden} */ record, /** @type {RegExp} */ pattern, n = 0) => before(record, nth(record, pattern, n));
  const under_way = (/** @type {number} */ n) => Object.fromEntries(
    Array.from({ length: n }, (_, i) => [
      i ? `match.${i}` : 'match',
      JSON.stringify({
        sheet: i === 2 ? `sheet.${TODAY}.daily-nothanks` : `sheet.2026-11-21.000${i}`,
        when: i < 2 ? TODAY : '2026-11-20',
        record: [late(four, 20), late(ten, 60), dealt('nothanks', { players: 4, rounds: 1, open_chips: 0 }, you_and_bots(4)), special(special7, /^slide/)][i % 4],
      }),
    ]),
  );
  /** @type {Scene[]} */
  const scenes = [
    { name: 'home', steps: async (page) => { await page.item('game.nimmt.play'); } },
    { name: 'home-resume', match: late(four, 20), steps: async (page) => { await page.item('resume.go'); } },
    { name: 'home-three', stored: under_way(3), steps: async (page) => { await page.item('resume.2.go'); } },
    { name: 'home-ten', stored: under_way(10), steps: async (page) => { await page.item('resume.all'); } },
    { name: 'matches', stored: under_way(10), steps: to('resume.all', 'matches') },
    { name: 'home-deleted', once: true, stored: under_way(2), steps: async (page) => { await through('resume.delete')(page); await page.item('resume.restore'); } },
    { name: 'home-notice', stored: { match: 'not a match' }, steps: async (page) => { await page.item('notice.close'); } },
    { name: 'setup', steps: to('game.nimmt.setup', 'setup') },
    { name: 'setup-ten', steps: add_seats('game.nimmt', 10) },
    { name: 'setup-open', steps: async (page) => {
      await add_seats('game.nimmt', 5)(page);
      await through('place.2.who')(page);
      await page.item('place.2.remove');
    } },
    { name: 'setup-character', steps: async (page) => {
      await through('game.nimmt.setup', 'place.2.who', 'place.2.character.goat')(page);
      await page.item('place.2.strength');
    } },
    { name: 'setup-surprend', steps: add_seats('game.surprend', 8) },
    { name: 'setup-nothanks', steps: add_seats('game.nothanks', 7) },
    { name: 'settings', steps: to('settings', 'settings') },
    { name: 'letters', steps: through('settings', 'letters') },
    { name: 'rules', steps: to('rules', 'rules') },
    { name: 'teach', steps: through('rules', 'teach', 'teach.game.surprend') },
    { name: 'open-round', steps: through('rules', 'teach', 'teach.game.surprend', 'teach.start') },
    { name: 'exercises', stored: { exercises: '1034 aaaa+', mistakes: '0 0 AAAA 7\n1 0 AAAB 7\n' }, steps: through('exercises', 'set.nimmt.sixth_place', 'back') },
    { name: 'exercise-set', steps: through('exercises', 'set.nimmt.known_cards') },
    { name: 'exercise', once: true, steps: through('exercises', 'set.nimmt.sixth_place', 'exercise.2') },
    { name: 'exercise-surprend', once: true, steps: through('exercises', 'set.surprend.which', 'exercise.4') },
    { name: 'exercise-answer', once: true, steps: answered('nimmt.sixth_place') },
    { name: 'exercise-nothanks', once: true, steps: answered('nothanks.wait', 'take') },
    { name: 'lesson', steps: lesson('nimmt') },
    { name: 'lesson-nothanks', steps: lesson('nothanks') },
    { name: 'lesson-asks', steps: lesson('nothanks', 'lesson.on') },
    { name: 'link', steps: opens('t1.BW5pbW10AQMAAQZncmVlZHkCCgAEAAEHALHcHok') },
    { name: 'link-unread', steps: opens('t1.AAAA') },
    { name: 'sheets-none', steps: to('sheets', 'sheets') },
    { name: 'sheets', stored: SHEETS, steps: to('sheets', 'sheets') },
    { name: 'import', stored: SHEETS, steps: imports(evening_csv('2026-11-12')) },
    { name: 'import-questions', stored: SHEETS, steps: imports(
      `${evening_csv('3/4/2026')}9;;;;1;Zoë;x\n${evening_csv('2026-11-20', 'nothanks', [[31, 4, -3, 88], [12, 40, 7, 9], [0, 1, 2, 4]]).replace(/^.*\n/, '').replace(/^1/gm, '2')}`) },
    { name: 'sheet-ten', stored: SHEETS, steps: async (page) => {
      await go(page, 'sheets', 'sheets');
      await go(page, 'sheet.2026-11-19.0001', 'sheet');
    } },
    { name: 'sheet-four', stored: SHEETS, steps: async (page) => {
      await go(page, 'sheets', 'sheets');
      await go(page, 'sheet.2026-11-20.0001', 'sheet');
    } },
    { name: 'sheets-history', stored: { ...HISTORY, ...WATCHED }, steps: to('sheets', 'sheets') },
    { name: 'sheet-watched', stored: WATCHED, steps: through('sheets', 'sheet.2026-11-18.0001') },
    { name: 'statistics', stored: HISTORY, steps: through('sheets', 'statistics') },
    { name: 'replay', stored: WATCHED, steps: through('sheets', 'sheet.2026-11-18.0001', 'look', 'replay.next_rest', 'replay.next') },
    { name: 'replay-ten', once: true, match: late(ten, 99), steps: async (page) => {
      await end_round(page);
      await through('look', 'replay.next', 'replay.next', 'replay.next')(page);
    } },
    { name: 'replay-nothanks', once: true, match: (() => {
      const record = golden('nothanks', { players: 7, rounds: 1 });
      return before(record, record.moves.length - 1);
    })(), steps: async (page) => {
      await end_round(page);
      await through('look', 'replay.next_rest', 'replay.next_rest', 'replay.next_rest', 'replay.next')(page);
    } },
    { name: 'link-replay', steps: opens(REPLAY) },
    { name: 'pad', steps: through('sheets', 'pad') },
    { name: 'pad-round', once: true, steps: async (page) => {
      await through('sheets', 'pad', 'kind.nothanks', 'pad_start')(page);
      await type(page, 'pad.0.cards', '3 7-8 14');
      await type(page, 'pad.0.chips', '4');
      await type(page, 'pad.1.cards', '8');
      await press(page, 'pad_note');
    } },
    { name: 'pad-rounds', once: true, steps: async (page) => {
      await through('sheets', 'pad', 'pad_start')(page);
      for (const heads of ['4 12 0 7', '9 3 3 11', '0 1 2 30']) {
        for (const [i, n] of heads.split(' ').entries()) await type(page, `pad.${i}.heads`, n);
        await press(page, 'pad_note');
      }
      await page.blur();
    } },
    { name: 'daily', steps: to('daily', 'daily') },
    { name: 'daily-done', stored: {
      [`sheet.${TODAY}.daily-nimmt`]: sheet('nimmt', { ...NIMMT, players: 3, rounds: 1 }, ['Zoë', 'Bot 1', 'Bot 2'], [[41, 27, 10]]),
      [`replay.${TODAY}.daily-nimmt`]: REPLAY,
    }, steps: to('daily', 'daily') },
    { name: 'log', match: late(four, 20), steps: resume_and('menu', 'log') },
    { name: 'two', match: late(golden('nimmt', { players: 2, special: 0, profi: 0 }), 4), steps: resume },
    { name: 'four', match: late(four, 0), steps: resume },
    { name: 'four-late', match: late(four, 28), steps: resume },
    { name: 'panels', match: late(four, 28), settings: { panels: '1' }, steps: resume },
    { name: 'lifted-low', match: late(four, 12), steps: lift(0) },
    { name: 'lifted-high', match: late(four, 24), steps: lift(-1) },
    { name: 'hint', match: late(four, 12), steps: hinted },
    { name: 'hint-ten', match: late(ten, 0), steps: hinted },
    { name: 'row', match: before(four, nth(four, /^row/)), steps: resume },
    { name: 'ten', match: late(ten, 40), steps: resume },
    { name: 'ten-row', match: before(ten, nth(ten, /^row/)), steps: resume },
    { name: 'profi', match: late(seven_profi, 49), steps: resume },
    { name: 'profi-lifted', match: late(seven_profi, 49), steps: lift(2) },
    { name: 'market-ten', match: dealt('nimmt', { ...NIMMT, players: 10, logic: 1, profi: 1 }, everyone(10)), steps: resume },
    { name: 'market-lifted', match: dealt('nimmt', { ...NIMMT, players: 10, logic: 1 }, everyone(10)), steps: resume_and('market.14') },
    { name: 'market-two', match: dealt('nimmt', { ...NIMMT, players: 2, logic: 1, tactic: 1 }, everyone(2)), steps: resume },
    { name: 'draft-late', match: before(drafted, nth(drafted, /^draft/, 70)), steps: resume },
    { name: 'drafted', match: late(drafted, 50), steps: resume },
    { name: 'handover', match: dealt('nimmt', { ...NIMMT, players: 6 }, [0, 1, 2, 3, 5, 7].map((n) => ({ name: NAMES[n] }))), steps: resume },
    { name: 'gathered', match: people(late(four, 12), 0, 1, 2, 3), steps: gather },
    { name: 'recap', match: people(late(four, 16), 0, 1, 2, 3), steps: resume },
    { name: 'pause', match: late(four, 20), steps: async (page) => {
      await resume(page);
      await go(page, 'menu', 'pause');
    } },
    { name: 'pause-shared', match: people(late(four, 20), 0, 1), steps: async (page) => {
      await resume(page);
      await go(page, 'menu', 'pause');
    } },
    { name: 'phones', stored: on_phones(people(late(four, 12), 0, 1, 2, 3)), steps: resume },
    { name: 'special', match: late(special4, 9), steps: resume },
    { name: 'special-seven', match: late(special7, 15), steps: resume },
    { name: 'special-place', match: special(special7, /^(fifth_row|seven_takes|insert)/), steps: resume },
    { name: 'special-slide', match: special(special4, /^slide/), steps: resume_and('special.slide') },
    { name: 'special-replace', match: special(special4, /^replace/), steps: resume_and('special.replace') },
    { name: 'special-negative', match: special(special7, /^negative_positive row/), steps: resume_and('special.negative_positive') },
    ...['fifth_row', 'seven_takes', 'insert', 'replace', 'slide', 'stop', 'negative_positive', 'exchange'].map((kind) => ({
      name: `weigh-${kind}`, ...weigh(/fifth|negative|seven/.test(kind) ? special7 : special4, new RegExp(`^${kind}`)),
    })),
    { name: 'special-exchange', match: special(special4, /^exchange/), steps: resume },
    { name: 'special-five-rows', match: before(special7, nth(special7, /^fifth_row/) + 1), steps: resume },
    { name: 'special-stops', match: before(special4, nth(special4, /^stop/) + 2), steps: resume },
    { name: 'special-peek', match: people(special(special4, /^slide/), 0, 1), steps: resume },
    ...[3, 4, 5, 6, 7].map((n) => {
      const record = golden('nothanks', { players: n, open_chips: 0, rounds: 1 });
      return { name: `nothanks-${n}`, match: before(record, Math.floor(record.moves.length * 0.7)), steps: resume };
    }),
    { name: 'nothanks-hint', match: (() => {
      const record = golden('nothanks', { players: 4, open_chips: 0, rounds: 1 });
      return before(record, Math.floor(record.moves.length * 0.7));
    })(), steps: hinted },
    { name: 'nothanks-start', match: dealt('nothanks', { players: 3, rounds: 1, open_chips: 0 }, everyone(3)), steps: resume },
    { name: 'nothanks-peek', match: dealt('nothanks', { players: 7, rounds: 1, open_chips: 0 }, everyone(7)), steps: resume },
    { name: 'nothanks-open', match: (() => {
      const record = golden('nothanks', { players: 6, open_chips: 1 });
      return before(record, Math.floor(record.moves.length * 0.85));
    })(), steps: resume },
    { name: 'sixth', match: late(four, 12), steps: resume }, // the 77 will be one too many
    { name: 'last-card', match: late(four, 39), steps: resume },
    { name: 'round-end', match: with_options(late(ten, 99), { target: 66, rounds: 0 }), steps: end_round },
    { name: 'match-end', once: true, match: late(four, 39), steps: end_round },
    { name: 'challenge-asked', steps: (page) => opens_on(page, `${CHALLENGE}${BY_ZOE}`, 'table') },
    { name: 'challenge-link', steps: async (page) => {
      await opens_on(page, `${CHALLENGE}${BY_ZOE}`, 'table');
      await go(page, 'back', 'link');
    } },
    // Bruno has played it, too, and sends it back to Zoë's device.
    { name: 'challenge-compared', stored: { challenges: `sent ${CHALLENGE}${BY_ZOE}` }, steps: (page) => opens_on(page, `${CHALLENGE}${BY_BRUNO}`, 'challenge') },
    { name: 'challenge', once: true, match: late(four, 39), steps: async (page) => {
      await end_round(page);
      await go(page, 'challenge', 'challenge');
    } },
    { name: 'nothanks-end', once: true, match: (() => {
      const record = golden('nothanks', { players: 7, rounds: 1 });
      return before(record, record.moves.length - 1);
    })(), steps: end_round },
  ];
  return scenes;
}

export const scenes = make_scenes();
export const scene = (/** @type {string} */ name) => sure(scenes.find((one) => one.name === name), `scene ${name}`);

/** Opens the page at home with only the scene's values stored. Animations are off. */
export async function lay(/** @type {Page} */ page, /** @type {string} */ url, /** @type {Pick<Scene, 'match' | 'stored' | 'settings'>} */ scene, settings = {}) {
  /** @type {Record<string, string>} */
  const stored = { ...scene.stored, coached: '1' }; // tips are for a first visit
  stored.settings = JSON.stringify({ speed: 'instant', ...scene.settings, ...settings });
  if (scene.match) stored.match = JSON.stringify({ sheet: 'sheet.2026-11-21.0001', record: scene.match });
  await page.lay(url, stored);
}

/** Returns home from any screen; a match stays stored. */
export async function home(/** @type {Page} */ page) {
  for (let step = 0; step < 8; step++) {
    const screen = await page.screen();
    if (screen === 'home') return;
    if (screen === 'table' && (await has(page, 'menu'))) await go(page, 'menu', 'pause');
    await press(page, (await has(page, 'leave')) ? 'leave' : 'back');
  }
}

/** Shows the scene in that language and font size ("fr", 200), from any screen; `anew`: it has not been opened yet. */
export async function enter(/** @type {Page} */ page, /** @type {string} */ url, /** @type {Scene} */ scene, /** @type {string} */ lang, /** @type {string | number} */ text, /** @type {{anew?: boolean} & Record<string, unknown>} */ { anew = false, ...settings } = {}) {
  if (anew || scene.once) await lay(page, url, scene, settings);
  else await home(page);
  await speak(page, lang, text);
  await scene.steps(page);
}

/** From home: presses these in the settings ("text.200", "theme.night"), and returns home. */
export async function choose(/** @type {Page} */ page, /** @type {string[]} */ ...ids) {
  await go(page, 'settings', 'settings');
  for (const id of ids) {
    await page.item(id);
    await press(page, id);
  }
  await go(page, 'back', 'home');
}

/** From home: sets that language and font size ("fr", 200), and returns home. */
export async function speak(/** @type {Page} */ page, /** @type {string} */ lang, /** @type {string | number} */ text) {
  await choose(page, `text.${text}`, `lang.${lang}`);
  await page.until(async () => (await page.lang()) === lang, { what: lang }); // its words are loaded
}
