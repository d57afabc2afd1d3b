// Steps that tests with a screen reader repeat at the table: keys only, and the recorded speech.
import assert from 'node:assert/strict';
import { lay, scenes } from '../journeys/scenes.mjs';
import { make_player, offered } from './player.mjs';

const scene_of = (/** @type {string} */ name) => {
  const found = scenes.find((scene) => scene.name === name);
  if (!found) throw new Error(`no scene ${name}`);
  return found;
};

/** @param {import('./studio.mjs').Studio} studio @param {any} page @param {string} url the site's */
export function make_visit(studio, page, url) {
  const player = make_player(studio, page);
  const { press } = player;

  /** Opens the scene's home in that language, with the focus on that button. @param {{lang?: string, speed?: string, voice?: string}} [settings] */
  async function home(/** @type {string} */ scene, /** @type {string} */ start, settings = {}) {
    player.set_terse(settings.voice === 'terse');
    await lay(page, url, scene_of(scene), { lang: 'fr', ...settings });
    await player.quiet({ most: 5000, wanted: (spoken) => spoken.some((text) => /^Tablée heading/.test(text)) });
    await player.stand_on(start);
  }
  /** Presses Tab until that item has the focus. */
  async function tab_to(/** @type {RegExp} */ id) {
    for (let tabs = 0; tabs < 12; tabs++) {
      const step = await press('Tab');
      if (id.test(step.at?.id ?? '')) return step;
    }
    throw new Error(`no ${id} by Tab`);
  }
  /** From the home to the first choice, in few words. */
  async function to_table(/** @type {RegExp} */ choice) {
    const table = await press('Return', { what: 'resume', until: offered });
    const first = await tab_to(choice);
    player.shortly({ ...first, said: `${table.said} ${first.said}` });
    return first;
  }
  const announced = (/** @type {import('./player.mjs').Step} */ step) => assert.ok(step.lines.length, 'the effect is announced');
  /** Lifts the focused card or row, then plays it. */
  async function play(what = 'played') {
    const up = await press('Return', { what: 'lifted' });
    assert.equal(up.at?.on, true, 'it is up');
    const step = await press('Return', { what, until: (items) => offered(items) && items.every(({ id }) => id !== 'play') });
    announced(step);
    player.shortly(step);
    return step;
  }
  return { ...player, home, tab_to, to_table, announced, play };
}
