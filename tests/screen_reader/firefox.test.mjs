// A real screen reader at the table: Orca with Firefox on a virtual screen, its speech recorded. See
// docs/ACCESSIBILITY.md.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sleep } from '../journeys/drivers/page.mjs';
import { away_from_the_table } from './away.mjs';
import { SOAK, whole_matches } from './by_ear.mjs';
import { open_firefox } from './firefox.mjs';
import { offered } from './player.mjs';
import { reads_on } from './reading.mjs';
import { suite_with } from './suite.mjs';

describe('with a screen reader, in Firefox', { timeout: SOAK ? 3600000 : 600000 }, () => {
  const at = suite_with(open_firefox);

  test('a score sheet, read line by line', async () => {
    await at.home('sheet-four', 'sheets');
    const here = (/** @type {string} */ id) => (/** @type {import('./player.mjs').Item[]} */ items) => items.some((item) => item.id.startsWith(id));
    await at.press('Return', { what: 'sheets', until: here('sheet.2026-11-20.0001') });
    await at.stand_on('sheet.2026-11-20.0001');
    await at.press('Return', { what: 'the sheet', until: here('sheet.braille') });
    for (let lines = 0; lines < 7; lines++) await at.press('Down');
    at.same_as('sheet.fr');
  });

  test('6 qui prend: from the home through tricks and a row', async () => {
    await at.home('four', 'resume.go');
    await at.to_table(/^hand/);
    for (let trick = 0; trick < 2; trick++) {
      let step = await at.play();
      if (/^row/.test(step.at?.id ?? '')) step = await at.play('row taken');
      assert.match(step.at?.id ?? '', /^hand/, 'the focus is in the hand again');
      await at.press('Right');
    }
    // The events again, line by line.
    for (const key of ['comma', 'comma', 'period']) await at.press(key);
    at.same_as('round.fr');
  });

  test('6 qui prend: the pace of the drawing, and what a round comes to', async () => {
    await at.home('round-end', 'resume.go', { speed: 'normal' });
    await at.to_table(/^hand/);
    await at.press('Return', { what: 'lifted' });
    let step = await at.press('Return', { what: 'the last card of ten players', until: offered });
    if (/^row/.test(step.at?.id ?? '')) step = await at.play('row taken');
    assert.equal(step.at?.id, 'round', 'the focus is on the result');
    at.same_as('end.fr');
  });

  test('Non merci: a few turns', async () => {
    await at.home('nothanks-4', 'resume.go');
    await at.to_table(/^(take|no)$/);
    for (const key of ['Right', '', '']) {
      if (key) await at.press(key);
      const step = await at.press('Return', { what: 'answered', until: offered });
      at.announced(step);
      at.shortly(step);
      assert.match(step.at?.id ?? '', /^(take|no)$/, 'the focus is on an answer again');
    }
    at.same_as('nothanks.fr');
  });

  test('special cards: one that asks how', async () => {
    await at.home('special-slide', 'resume.go');
    await at.to_table(/^do\./);
    await at.tab_to(/^special\./);
    while ((await at.press('Right')).at?.id !== 'special.slide');
    const weighed = (/** @type {import('./player.mjs').Item[]} */ items) => items.some(({ id }) => id === 'compose.cancel');
    let step = await at.press('Return', { what: 'that card', until: weighed });
    // The focus moves on to the highlighted items, and then to the effect.
    for (const next of [/^card\./, /^row\./, /^do\./]) {
      assert.match(step.at?.id ?? '', next, 'the focus is on what comes next');
      if (!/do/.test(String(next))) step = await at.press('Return', { what: 'touched', until: weighed });
    }
    at.announced(await at.press('Return', { what: 'done', until: offered }));
    at.same_as('special.fr');
  });

  test('hand-over: no card of a hand is spoken before its owner asks for it', async () => {
    await at.home('handover', 'resume.go');
    const given = await at.press('Return', { what: 'resume', until: offered });
    const turn = given.at?.id === 'handover' ? given : await at.tab_to(/^handover$/);
    at.shortly({ ...turn, said: `${given.said} ${turn === given ? '' : turn.said}` });
    const shown = await at.press('Return', { what: 'the hand is shown', until: offered });
    // By their numbers: the names of these players contain none.
    const cards = (await at.items()).filter(({ id }) => /^hand\.\d+$/.test(id)).map(({ id }) => id.slice(5));
    assert.equal(cards.length, 10);
    const secret = new RegExp(`\\b(${cards.join('|')})\\b`);
    assert.doesNotMatch(`${given.said} ${turn.said}`, secret);
    if (!/^hand\./.test(shown.at?.id ?? '')) await at.tab_to(/^hand\./);
    await at.press('Return', { what: 'lifted', until: (items) => items.some(({ id }) => id === 'play'), secret });
    await at.press('Return', { what: 'played, to the next', until: (items) => items.some(({ id }) => id === 'handover'), secret });
    at.same_as('handover.fr');
  });

  reads_on(at);
  away_from_the_table(at);

  test('a lesson', async () => {
    await at.home('home', 'rules');
    const here = (/** @type {string} */ id) => (/** @type {import('./player.mjs').Item[]} */ items) => items.some((item) => item.id === id);
    await at.press('Return', { what: 'rules', until: here('learn.nothanks') });
    await at.stand_on('learn.nothanks');
    const first = await at.press('Return', { what: 'learn', until: here('lesson.on') });
    assert.ok(first);
    await at.tab_to(/^lesson\.on$/);
    // One sentence after another, until the lesson asks for something.
    await at.press('Return', { what: 'go on', until: here('lesson.on') });
    const asked = await at.press('Return', { what: 'go on', until: offered });
    assert.equal(asked.at?.id, 'no', 'the focus is on what is to be done');
    await at.press('Return', { what: 'answered', until: here('lesson.on') });
    at.same_as('lesson.fr');
  });

  for (const lang of ['en', 'de']) {
    test(`in ${lang}: a trick, and a turn of Non merci`, async () => {
      await at.home('four-late', 'resume.go', { lang });
      await at.to_table(/^hand/);
      await at.press('Right');
      await at.play();
      at.same_as(`trick.${lang}`);
      await at.home('nothanks-4', 'resume.go', { lang });
      await at.to_table(/^(take|no)$/);
      at.announced(await at.press('Return', { what: 'answered', until: offered }));
      at.same_as(`turn.${lang}`);
    });
  }

  test('in the fewest words: two tricks, a question after each, and turns of Non merci', async () => {
    await at.home('four', 'resume.go', { voice: 'terse' });
    await at.to_table(/^hand/);
    const lifted = (/** @type {import('./player.mjs').Item[]} */ items) => items.some(({ id }) => id === 'play');
    const done = (/** @type {import('./player.mjs').Item[]} */ items) => offered(items) && items.every(({ id }) => id !== 'play');
    // Speech is caught sooner than it is heard, and what costs something cannot be confirmed before one could have heard it.
    const confirm = async (/** @type {string} */ what) => {
      await sleep(1100);
      return at.press('Return', { what, until: done });
    };
    for (const question of ['b', 'a']) {
      await at.press('Return', { what: 'lifted', until: lifted });
      let step = await confirm('played');
      if (/^row/.test(step.at?.id ?? '')) {
        await at.press('Return', { what: 'lifted', until: lifted });
        step = await confirm('row taken');
      }
      assert.ok(step.said, 'the effect is announced');
      await at.press(question);
      await at.press('Right');
    }
    at.same_as('terse');
    await at.home('nothanks-4', 'resume.go', { voice: 'terse' });
    await at.to_table(/^(take|no)$/);
    for (const key of ['Right', '']) {
      if (key) await at.press(key);
      assert.ok((await at.press('Return', { what: 'answered', until: offered })).said, 'the effect is announced');
    }
    at.same_as('nothanks.terse');
  });

  whole_matches(at);
});
