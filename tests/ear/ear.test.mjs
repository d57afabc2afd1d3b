// A real screen reader at the table: Orca with Firefox on a screen that nobody sees, its speech caught. See docs/ACCESSIBILITY.md.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { site } from '../journeys/lib.mjs';
import { lay, scenes } from '../journeys/scenes.mjs';
import { open_firefox } from './firefox.mjs';
import { make_player, offered } from './player.mjs';
import { open_studio } from './studio.mjs';

const scene_of = (/** @type {string} */ name) => {
  const found = scenes.find((scene) => scene.name === name);
  if (!found) throw new Error(`no scene ${name}`);
  return found;
};

describe('heard by a screen reader', { timeout: 600000 }, () => {
  /** @type {any} */
  let house;
  /** @type {import('./studio.mjs').Studio} */
  let studio;
  /** @type {Awaited<ReturnType<typeof open_firefox>>} */
  let firefox;
  /** @type {ReturnType<typeof make_player>} */
  let player;
  before(async () => {
    house = await site();
    studio = await open_studio();
    firefox = await open_firefox(studio);
    player = make_player(studio, firefox.page);
  });
  after(async () => {
    await firefox?.close();
    await studio?.close();
    await house?.close();
  });

  /** The scene's home, in that language, and the focus on that button. @param {{lang?: string, speed?: string}} [settings] */
  async function home(/** @type {string} */ scene, /** @type {string} */ start, settings = {}) {
    await lay(firefox.page, house.url, scene_of(scene), { lang: 'fr', ...settings });
    await player.quiet({ wanted: (heard) => heard.some((text) => /^Finished loading Tablée\P{L}/u.test(text)) });
    await player.stand_on(start);
  }
  /** By Tab, as often as that takes. */
  async function tab_to(/** @type {RegExp} */ id) {
    for (let tabs = 0; tabs < 12; tabs++) {
      const heard = await player.press('Tab');
      if (id.test(heard.at?.id ?? '')) return heard;
    }
    throw new Error(`no ${id} by Tab`);
  }
  /** From the home to what can be chosen first, in few words. */
  async function to_table(/** @type {RegExp} */ choice) {
    const table = await player.press('Return', { what: 'resume', until: offered });
    const first = await tab_to(choice);
    player.shortly({ ...first, said: `${table.said} ${first.said}` });
  }
  const told = (/** @type {import('./player.mjs').Heard} */ heard) => assert.ok(heard.lines.length, 'what came of it is told');
  /** The card or row under the focus: lifted, then played. */
  async function play(what = 'played') {
    const up = await player.press('Return', { what: 'lifted' });
    assert.equal(up.at?.on, true, 'it is up');
    const heard = await player.press('Return', { what, until: (items) => offered(items) && items.every(({ id }) => id !== 'play') });
    told(heard);
    player.shortly(heard);
    return heard;
  }

  test('a score sheet, read line by line', async () => {
    await home('sheet-four', 'sheets');
    const here = (/** @type {string} */ id) => (/** @type {import('./player.mjs').Item[]} */ items) => items.some((item) => item.id.startsWith(id));
    await player.press('Return', { what: 'sheets', until: here('sheet.2026-11-20.0001') });
    await player.stand_on('sheet.2026-11-20.0001');
    await player.press('Return', { what: 'the sheet', until: here('sheet.braille') });
    for (let lines = 0; lines < 8; lines++) await player.press('Down');
    player.same_as('sheet.fr');
  });

  test('6 qui prend: from the home through tricks and a row', async () => {
    await home('four', 'resume.go');
    await to_table(/^hand/);
    for (let trick = 0; trick < 3; trick++) {
      let heard = await play();
      if (/^row/.test(heard.at?.id ?? '')) heard = await play('row taken');
      assert.match(heard.at?.id ?? '', /^hand/, 'the focus is in the hand again');
      await player.press('Right');
    }
    player.same_as('round.fr');
  });

  test('6 qui prend: the pace of the drawing, and what a round comes to', async () => {
    await home('round-end', 'resume.go', { speed: 'normal' });
    await to_table(/^hand/);
    await player.press('Return', { what: 'lifted' });
    let heard = await player.press('Return', { what: 'the last card of ten players', until: offered });
    if (/^row/.test(heard.at?.id ?? '')) heard = await play('row taken');
    assert.equal(heard.at?.id, 'round', 'the focus is on how it ended');
    player.same_as('end.fr');
  });

  test('Non merci: a few turns', async () => {
    await home('nothanks-4', 'resume.go');
    await to_table(/^(take|no)$/);
    for (const key of ['Right', '', '']) {
      if (key) await player.press(key);
      const heard = await player.press('Return', { what: 'answered', until: offered });
      told(heard);
      player.shortly(heard);
      assert.match(heard.at?.id ?? '', /^(take|no)$/, 'the focus is on an answer again');
    }
    player.same_as('nothanks.fr');
  });

  test('special cards: one that asks how', async () => {
    await home('special-slide', 'resume.go');
    await to_table(/^compose\./);
    while ((await player.press('Right')).at?.id !== 'compose.slide');
    await player.press('Return', { what: 'that card', until: (items) => items.some(({ id }) => id === 'compose.cancel') });
    for (let tabs = 0; tabs < 3; tabs++) await player.press('Tab');
    player.same_as('special.fr');
  });

  test('hand-over: nothing of a hand is heard before its owner looks for it', async () => {
    const secret = /\d+ \d+ têtes?\b|(?<!joueur )\b\d+(?! qui prend|\d)/;
    await home('handover', 'resume.go');
    const given = await player.press('Return', { what: 'resume', until: offered, secret });
    const turn = given.at?.id === 'handover' ? given : await tab_to(/^handover$/);
    player.shortly({ ...turn, said: `${given.said} ${turn === given ? '' : turn.said}` });
    const shown = await player.press('Return', { what: 'the hand is shown', until: offered });
    if (!/^hand\./.test(shown.at?.id ?? '')) await tab_to(/^hand\./);
    const up = await player.press('Return', { what: 'lifted', secret });
    assert.ok(up.said);
    await player.press('Return', { what: 'played, to the next', until: (items) => items.some(({ id }) => id === 'handover'), secret });
    player.same_as('handover.fr');
  });

  test('a lesson', async () => {
    await home('home', 'rules');
    const here = (/** @type {string} */ id) => (/** @type {import('./player.mjs').Item[]} */ items) => items.some((item) => item.id === id);
    await player.press('Return', { what: 'rules', until: here('learn.nothanks') });
    await player.stand_on('learn.nothanks');
    const first = await player.press('Return', { what: 'learn', until: here('lesson.on') });
    assert.ok(first);
    await tab_to(/^lesson\.on$/);
    // One sentence after another, until something is to be done.
    await player.press('Return', { what: 'go on', until: here('lesson.on') });
    const asked = await player.press('Return', { what: 'go on', until: offered });
    assert.equal(asked.at?.id, 'no', 'the focus is on what is to be done');
    await player.press('Return', { what: 'answered', until: here('lesson.on') });
    player.same_as('lesson.fr');
  });

  for (const lang of ['en', 'de']) {
    test(`in ${lang}: a trick, and a turn of Non merci`, async () => {
      await home('four-late', 'resume.go', { lang });
      await to_table(/^hand/);
      await player.press('Right');
      await play();
      await home('nothanks-4', 'resume.go', { lang });
      await to_table(/^(take|no)$/);
      told(await player.press('Return', { what: 'answered', until: offered }));
      player.same_as(`words.${lang}`);
    });
  }
});
