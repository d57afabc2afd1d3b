// Each special card of 6 qui surprend, by touch with several players on one phone and by typed words in each language:
// what table, document and log show afterwards. Also the words that can be typed at the other tables.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ENGINES, can_play, complaints, evening } from './lib.mjs';
import { ways } from './play.mjs';
import { before as up_to, golden, lay, nth, touches } from './scenes.mjs';
import { languages } from '../../scripts/lib/languages.mjs';

/** @typedef {import('./lib.mjs').Page} Page  @typedef {import('./scenes.mjs').Golden} Golden */

const PHONE = { width: 360, height: 740, dpr: 2, touch: true };
const DESKTOP = { width: 1000, height: 720 };
const four = golden('nimmt', { players: 4, special: 1 });
const seven = golden('nimmt', { players: 7, special: 1 });
const words_of = (/** @type {string} */ move) => move.replace(/^\d+ /, '');

// All players are human: after the move the table waits for the next one.
const round_one_screen = (/** @type {Golden} */ record, /** @type {number} */ index) => {
  const match = up_to(record, index);
  return { ...match, seats: match.seats.map(() => ({ name: '' })) };
};
// The others are bots.
const alone = up_to;

const log = (/** @type {Page} */ page) => page.log_lines();
const logged = (/** @type {Page} */ page, /** @type {RegExp} */ pattern) =>
  page.until(async () => (await log(page)).find((line) => pattern.test(line)), { what: `${pattern} in the log` });
const numbers = (/** @type {string} */ text) => (text.match(/: ([\d, ]+);/)?.[1] ?? '').split(', ').map(Number);
const row = async (/** @type {Page} */ page, /** @type {number} */ number) => {
  const item = await page.item(`row.${number}`);
  return { ...item, cards: numbers(item.text) };
};
const lies = async (/** @type {Page} */ page, /** @type {number} */ number, /** @type {number} */ card) => {
  const found = await page.until(async () => {
    const now = await row(page, number);
    return now.cards.includes(card) && now.rect && now;
  }, { what: `${card} drawn in row ${number}` });
  assert.deepEqual(found.cards, [...found.cards].sort((a, b) => a - b), 'a row that ascends');
  return found;
};

// The visible effects of each card and its lines in the log. `own` is the card that was to be placed; `time` selects
// which of the record's moves of that kind is played, from 0.
/** @type {Record<string, {record: Golden, time?: number, seen: (page: Page, own: number, move: string) => Promise<void>}>} */
const CARDS = {
  fifth_row: { record: seven, async seen(page, own) {
    await logged(page, new RegExp(`^${own} .*5th row, one more row!`));
    await lies(page, 5, own);
  } },
  seven_takes: { record: four, async seen(page, own) {
    const where = /row (\d)/.exec(await logged(page, new RegExp(`^${own} .*7 takes, goes to row \\d`)))?.[1];
    assert.equal((await lies(page, Number(where), own)).hint, 'Holds six cards');
  } },
  insert: { record: four, async seen(page, own, move) {
    const where = Number(move.at(-1));
    await logged(page, new RegExp(`^${own} .*inserted into row ${where}`));
    await lies(page, where, own);
  } },
  replace: { record: four, time: 1, async seen(page, own, move) {
    await logged(page, new RegExp(`^${move.split(' ')[1]} replaces ${own}, which goes back to the hand`));
    await logged(page, new RegExp(`^${move.split(' ')[1]} .*row \\d`));
  } },
  slide: { record: four, async seen(page, own, move) {
    const [, card, , where] = move.split(' ');
    await logged(page, new RegExp(`^${card} slides from row \\d to row ${where}`));
    await lies(page, Number(where), Number(card));
  } },
  stop: { record: four, async seen(page, own, move) {
    const where = Number(move.at(-1));
    await logged(page, new RegExp(`^Stop on row ${where} .*for the ${own}.*blocked`));
    assert.match((await row(page, where)).hint, /Blocked by a stop/);
  } },
  negative_positive: { record: seven, async seen(page, own, move) {
    await logged(page, new RegExp(`^${own} .*row \\d taken, [-−]?\\d+ heads?`));
    await logged(page, new RegExp(`Negative = Positive: the ${move.split(' ').at(-1)} does not count and cancels \\d`));
  } },
};

// The touches that make up the move: the special card, then the highlighted items, then the button that confirms.
async function put_together(/** @type {Page} */ page, /** @type {string} */ move) {
  const drawn = () => page.until(async () => (await page.item('prompt')).rect, { what: 'the screen to be drawn' });
  const hand = async () => (await page.items()).filter(({ id }) => /^hand\.\d+$/.test(id)).map(({ id, rect }) => `${id} ${Boolean(rect)}`);
  const held = await hand();
  const whole = `do.${move.replaceAll(' ', '.')}`;
  const way = touches(move, await page.items());
  for (const [i, id] of way.entries()) {
    await page.item(id);
    await drawn();
    await page.tap(id);
    const next = way[i + 1] ?? whole;
    await page.until(async () => (await page.items()).some((item) => item.id === next && item.role === 'button' && item.enabled), { what: `what follows ${id}` });
    await drawn();
    // A move that is not complete can be cancelled, and the hand stays visible meanwhile.
    await page.item('compose.cancel');
    assert.deepEqual(await hand(), held);
  }
  await page.tap(whole);
}

const line = async (/** @type {Page} */ page, /** @type {string} */ text) => {
  await page.item('command');
  await page.focus('command');
  await page.type(text);
  await page.press('Enter');
};

/** @type {Record<string, Record<string, string>>} */
const WORDS = {
  en: {},
  fr: {
    row: 'rangée', take: 'prends', no: 'non', place: 'poser', keep: 'garder', fifth_row: 'cinquième', seven_takes: 'sept', insert: 'insérer',
    replace: 'remplacer', slide: 'glisser', exchange: 'échanger', negative_positive: 'négatif', undo: 'annuler', hand: 'main', help: 'aide',
    join: 'rejoindre', start: 'commencer',
  },
  de: {
    row: 'Reihe', take: 'nehmen', no: 'nein', place: 'anlegen', keep: 'behalten', fifth_row: 'fünfte', seven_takes: 'sieben', insert: 'einfügen',
    replace: 'ersetzen', slide: 'verschieben', stop: 'stopp', exchange: 'tauschen', negative_positive: 'negativ', undo: 'zurück', hand: 'Hand', table: 'Tisch',
    help: 'Hilfe', join: 'mitspielen', start: 'anfangen',
  },
};
const say_in = (/** @type {string} */ lang, /** @type {string} */ text) => text.replace(/[a-z_]+/g, (word) => WORDS[lang][word] ?? word);
// The log's line for a move, by its first word.
/** @type {Record<string, RegExp>} */
const SAYS = {
  fifth_row: /5\. Reihe, eine/, seven_takes: /„7 nimmt“, kommt/, insert: /eingefügt/, replace: /ersetzt/, slide: /verschoben/, stop: /^Stopp auf/,
  negative_positive: /^Negativ = Positiv/, place: /Reihe/, exchange: /tauschs?t/, row: /genommen/,
};

describe('special cards and typed words', { timeout: 900000, skip: !ENGINES.includes('headless') }, () => {
  const at = evening('headless');
  const table = async (/** @type {Golden} */ match, /** @type {import('./lib.mjs').Look} */ size, /** @type {string} */ lang) => {
    const page = await at.browser.open(`${at.server.url}licences.txt`, { ...size, lang });
    await lay(page, at.server.url, { match });
    page.log.length = 0; // a browser requests an icon for the first document
    await page.item('resume.go');
    await ways.press(page)('resume.go');
    await page.item('where');
    return page;
  };
  const leave = async (/** @type {Page} */ page) => {
    assert.deepEqual(complaints(page), []);
    await page.close();
  };

  for (const [name, { record, time = 0, seen }] of Object.entries(CARDS))
    test(`${name}, by touch with several players on one phone`, async () => {
      const index = nth(record, new RegExp(`^${name}`), time);
      const move = words_of(record.moves[index]);
      const page = await table(round_one_screen(record, index), PHONE, 'en');
      // On the shared table: place the card, or look in private. Nothing in the hand is visible.
      const open = await page.items();
      assert.deepEqual(open.filter(({ id }) => /^(do|compose|special|hand)\b/.test(id)).map(({ id }) => id), ['do.place']);
      assert.match((await page.item('peek')).text, /special card/);
      const own = Number(/[Yy]our (\d+)/.exec((await page.item('prompt')).text)?.[1]);
      await page.tap('peek');
      const tile = await page.item(`special.${name}`);
      assert.ok(tile.hint, 'the card is explained');
      const asked = (await page.item('prompt')).text;
      // Selected and deselected again.
      await page.tap(tile.id);
      await page.until(async () => (await page.item('prompt')).text.startsWith(tile.text.replace(/ ×.*/, '')), { what: 'the explanation' });
      await page.tap(tile.id);
      await page.until(async () => (await page.item('prompt')).text === asked, { what: 'what was asked' });
      await put_together(page, move);
      await seen(page, own, move);
      assert.equal((await page.items()).some(({ id }) => id.startsWith('special.')), false, 'hidden again');
      await leave(page);
    });

  // Other languages are tested natively (tests/app/surprend_test.cc).
  test('every special card, typed', async () => {
    for (const [name, { record }] of Object.entries({ ...CARDS, place: { record: four }, exchange: { record: four }, row: { record: four } })) {
      const index = nth(record, new RegExp(`^${name}`));
      const page = await table(alone(record, index), DESKTOP, 'de');
      const earlier = (await log(page)).length;
      const typed = say_in('de', words_of(record.moves[index]));
      await line(page, typed);
      await page.until(async () => (await log(page)).slice(earlier).some((text) => SAYS[name].test(text)), { what: `${typed} logged` });
      assert.equal((await page.items()).some(({ id }) => id === 'command.answer'), false, typed);
      await leave(page);
    }
  });

  for (const lang of languages)
    test(`help, hand, table, undo and moves of every table, typed (${lang})`, async () => {
      const own = (/** @type {string} */ text) => say_in(lang, text);
      const answer = async (/** @type {Page} */ page, /** @type {string} */ text) => {
        await line(page, text);
        return (await page.item('command.answer')).text;
      };
      const grows = async (/** @type {Page} */ page, /** @type {string} */ text, /** @type {number} */ most) => {
        const earlier = (await log(page)).length;
        await line(page, text);
        await page.until(async () => (await log(page)).length >= earlier + most, { what: `${text} logged` });
      };
      // 6 qui surprend, where the help names the special cards.
      let page = await table(alone(four, nth(four, /^\d/, 9)), DESKTOP, lang);
      const help = await answer(page, own('/help'));
      for (const word of ['negative_positive', 'seven_takes', 'exchange']) if (lang !== 'en') assert.ok(help.includes(WORDS[lang][word]), help);
      assert.ok(help.includes(own('/undo')), help);
      assert.match(await answer(page, '/abracadabra'), /./);
      // A hand is shown and spoken, never logged: everybody at the device reads the log.
      assert.match(await answer(page, own('/hand')), /\d/);
      await grows(page, own('/table'), 5);
      const hand = (await page.items()).filter(({ id }) => /^hand\.\d+$/.test(id));
      await line(page, hand[0].id.slice(5));
      await page.until(async () => !(await page.items()).some(({ id, role }) => id === hand[0].id && role === 'button'), { what: 'the card put down' });
      await leave(page);

      // 6 qui prend: a played card is taken back while others think.
      const plain = golden('nimmt', { players: 4, logic: 0, tactic: 0, profi: 0, special: 0, rounds: 1 });
      page = await table(round_one_screen(plain, 0), DESKTOP, lang);
      await ways.press(page)('handover');
      await can_play(page);
      const first = await page.item(/^hand\.\d+$/);
      await line(page, first.id.slice(5));
      // (A typed move waits for the animation.)
      await page.until(async () => (await page.items()).some((/** @type {any} */ item) => item.id === 'undo' && item.enabled), { what: 'a way back' });
      await line(page, own('/undo'));
      await page.until(async () => !(await page.items()).some(({ id }) => id === 'undo'), { what: 'the card taken back' });
      await leave(page);

      // Non merci.
      const thanks = golden('nothanks', { players: 4, rounds: 1 });
      for (const move of ['no', 'take']) {
        page = await table(alone(thanks, nth(thanks, new RegExp(`^${move}`), 2)), DESKTOP, lang);
        await page.item(move);
        await grows(page, own(move), 1);
        assert.equal((await page.items()).some(({ id }) => id === 'command.answer'), false, move);
        await leave(page);
      }
    });
});
