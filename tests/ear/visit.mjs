// What is done again and again at the table by whoever plays by ear: keys only, and what is heard.
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

  /** The scene's home, in that language, and the focus on that button. @param {{lang?: string, speed?: string}} [settings] */
  async function home(/** @type {string} */ scene, /** @type {string} */ start, settings = {}) {
    await lay(page, url, scene_of(scene), { lang: 'fr', ...settings });
    await player.quiet({ most: 5000, wanted: (heard) => heard.some((text) => /^Tablée heading/.test(text)) });
    await player.stand_on(start);
  }
  /** By Tab, as often as that takes. */
  async function tab_to(/** @type {RegExp} */ id) {
    for (let tabs = 0; tabs < 12; tabs++) {
      const heard = await press('Tab');
      if (id.test(heard.at?.id ?? '')) return heard;
    }
    throw new Error(`no ${id} by Tab`);
  }
  /** From the home to what can be chosen first, in few words. */
  async function to_table(/** @type {RegExp} */ choice) {
    const table = await press('Return', { what: 'resume', until: offered });
    const first = await tab_to(choice);
    player.shortly({ ...first, said: `${table.said} ${first.said}` });
    return first;
  }
  const told = (/** @type {import('./player.mjs').Heard} */ heard) => assert.ok(heard.lines.length, 'what came of it is told');
  /** The card or row under the focus: lifted, then played. */
  async function play(what = 'played') {
    const up = await press('Return', { what: 'lifted' });
    assert.equal(up.at?.on, true, 'it is up');
    const heard = await press('Return', { what, until: (items) => offered(items) && items.every(({ id }) => id !== 'play') });
    told(heard);
    player.shortly(heard);
    return heard;
  }
  return { ...player, home, tab_to, to_table, told, play };
}
