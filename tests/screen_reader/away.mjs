// What is done away from a running match, by keys and speech alone: the draft, an exercise, the pad, sharing, a backup, hands on
// phones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sleep } from '../journeys/drivers/page.mjs';
import { offered } from './player.mjs';
import { click_at, press_key } from './studio.mjs';

/** @typedef {import('./player.mjs').Item} Item  @typedef {import('./suite.mjs').Suite} Suite */

const there = (/** @type {string} */ id) => (/** @type {Item[]} */ items) => items.some((item) => item.id === id);

/** @param {Suite} at */
export function away_from_the_table(at) {
  /** From one screen to the next: stands on each button and presses it. */
  const go = async (/** @type {[string, string][]} */ ...ways) => {
    for (const [id, next] of ways) {
      await at.stand_on(id);
      await at.press('Return', { what: id, until: there(next) });
    }
  };
  const type = (/** @type {string} */ text) => at.press(`text:${text}`, { end: true });

  test('a draft: what one has taken is in one’s hand', async () => {
    await at.home('market-two', 'resume.go');
    await at.to_table(/^market\./);
    for (let pick = 0; pick < 2; pick++) {
      await at.press('Right');
      await at.press('Return', { what: 'lifted' });
      await at.press('Return', { what: 'taken', until: (items) => offered(items) && items.every(({ id }) => id !== 'play') });
    }
    assert.match((await at.press('m')).said, /^2, 1 tête/);
    at.same_as('draft.fr');
  });

  test('an exercise: the answer leads on to the next one', async () => {
    await at.home('home', 'exercises');
    await go(['exercises', 'set.nimmt.sixth_place'], ['set.nimmt.sixth_place', 'next'], ['next', 'trial.done']);
    await at.tab_to(/^hand\./);
    await at.press('Return', { what: 'lifted' });
    // What costs something cannot be confirmed before one could have heard it.
    await sleep(1100);
    const answered = await at.press('Return', { what: 'answered', until: there('trial.next') });
    assert.equal(answered.at?.id, 'trial.next', 'the focus is on the way on');
    assert.match(answered.said, /Votre niveau/);
    const next = await at.press('Return', { what: 'next', until: (items) => !there('trial.next')(items) });
    assert.match(next.at?.id ?? '', /^hand\./, 'the focus is in the hand');
    for (const left of ['next', 'set.nimmt.sixth_place', 'exercises']) assert.equal((await at.press('Escape', { what: 'back', until: there(left) })).at?.id, left);
    at.same_as('exercise.fr');
  });

  test('the pad: a round is noted', async () => {
    await at.home('home', 'sheets');
    await go(['sheets', 'pad'], ['pad', 'pad_start'], ['pad_start', 'pad.0.heads']);
    await at.tab_to(/^pad\.0\.heads$/);
    for (const heads of ['12', '7', '0', '20']) {
      await type(heads);
      await at.press('Tab');
    }
    const noted = await at.press('Return', { what: 'noted', until: (items) => !there('pad_note')(items) || items.some(({ id, text }) => id === 'round' && /2/.test(text)) });
    assert.ok(noted.at, 'the focus is somewhere');
    at.same_as('pad.fr');
  });

  test('a sheet is shared', async () => {
    await at.home('sheet-four', 'sheets');
    await go(['sheets', 'sheet.2026-11-20.0001'], ['sheet.2026-11-20.0001', 'share']);
    await at.stand_on('share');
    await at.press('Return', { what: 'ways to share', until: there('share.sheet') });
    for (let lines = 0; lines < 3; lines++) await at.press('Down');
    await at.press('Escape', { what: 'back', until: there('sheet.2026-11-20.0001') });
    at.same_as('share.fr');
  });

  test('a backup: its dialog is said, and leads back', async () => {
    await at.home('sheet-four', 'settings');
    await go(['settings', 'backup']);
    await at.stand_on('backup');
    assert.match((await at.press('Return', { what: 'backup', opens: true })).said, /Enregistrer une sauvegarde push button/);
    assert.equal((await at.press('Escape', { what: 'closed' })).at?.id, 'backup');
    assert.equal((await at.press('Escape', { what: 'back', until: there('settings') })).at?.id, 'settings');
    await go(['settings', 'backup']);
    await at.stand_on('backup');
    await at.press('Return', { what: 'backup', opens: true });
    // The browser says of the file what it likes.
    assert.match((await at.press('Return', { what: 'saved' })).said, /Enregistré : tablee-[\d-]+\.json/);
    // … and may have taken the keys for its list of files.
    await at.page.until(async () => {
      click_at(at.studio, 5, 5);
      await sleep(300);
      return at.page.evaluate('document.hasFocus()');
    }, { what: 'the keys' });
  });

  test('hands on phones: the table’s codes, and the page of a hand', async () => {
    await at.home('phones', 'resume.go');
    await at.press('Return', { what: 'resume', until: there('numbers') });
    const pause = await at.press('Escape', { what: 'pause', until: there('phones') });
    assert.match(pause.said, /Pause/, 'a heading in place of another one is said');
    await at.stand_on('phones');
    assert.match((await at.press('Return', { what: 'codes', opens: true })).said, /Joueur 1 \(1\/4\).*Relier ce téléphone push button/);
    const address = await at.page.evaluate("document.getElementById('phones-link').value");
    assert.equal((await at.press('Escape', { what: 'closed' })).at?.id, 'phones');
    at.same_as('phones.fr');

    await at.page.driver.goto(address);
    await at.page.until("document.querySelector('#main button') !== null", { what: 'the hand' });
    await at.quiet({ most: 5000, wanted: () => false });
    const said = async (/** @type {string} */ key) => {
      press_key(at.studio, key);
      const spoken = await at.quiet({ wanted: (words) => words.length > 0 });
      // Of silence one wants to know whether the key came and where the focus is.
      const where = () => at.page.evaluate("`silence, at ${document.activeElement?.outerHTML.slice(0, 80)} below ${document.querySelector('h2')?.textContent}`");
      return spoken.join(' ') || where();
    };
    let card = '';
    for (let tabs = 0; !card && tabs < 4; tabs++) card = /(\d+) toggle button/.exec(await said('Tab'))?.[1] ?? '';
    assert.match(await said('Return'), new RegExp(`Poser ${card} face cachée push button`));
    assert.match(await said('Return'), /Votre carte est face cachée/);
    assert.match(await said('Tab'), /Trois, deux, un : montrer push button/);
    assert.match(await said('Return'), new RegExp(`Joueur 1 joue ${card}`));
    assert.match(await said('Tab'), /Carte suivante push button/);
    assert.match(await said('Return'), /Choisissez une carte/);
  });
}
