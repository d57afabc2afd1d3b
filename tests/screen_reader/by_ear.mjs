// A player who knows only what the screen reader said: plays whole matches, and adds up how much there was to listen to
// before each decision.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offered, RESTS } from './player.mjs';

export const SOAK = Boolean(process.env.TABLEE_SOAK);
const PACE = 35; // characters a second, for an experienced user of a screen reader

// French, like the transcripts.
const CARD = /\b\d+, \d+ têtes? push button/;
const GOOD = /Irait derrière/;
const ROW = /Rangée \d : .* push button/;
const ANSWER = /(Je prends|Non merci !) push button|la prenez, ou non merci/;
const CARD_UP = /(?:retournez?|refusez?) le (\d+)(?: : (\d+) jetons? dessus)?|(\d+) : \d+ points, (\d+) jetons? pour vous/g;
const NEXT = /Manche suivante/;
const OVER = /Vous avez gagné|l’emporte|Victoire partagée/;
const ROUND_OVER = /Manche \d+ terminée/;

/** @param {ReturnType<typeof import('./visit.mjs').make_visit>} at from a home whose button resumes the match */
async function play_by_speech(at, most = 300) {
  /** @type {number[]} */
  const waits = [];
  let price = 0; // of the offered card, and the focused answer
  let on = '';
  let since = 0; // characters spoken since the last decision
  const key = async (/** @type {string} */ name, /** @type {any} */ how = {}) => {
    const step = await at.press(name, how);
    since += step.said.length;
    return step.said;
  };
  const decide = async (/** @type {string} */ what) => {
    const said = await key('Return', { what, until: (/** @type {any[]} */ items) => offered(items) && items.every(({ id }) => id !== 'play') });
    return said;
  };
  // The next card of a list; after the last, the first, if there is another.
  const right = async () => (await key('Right', { end: true })) || key('Home', { end: true });
  let said = (await at.to_table(/^(hand|take|no)/)).said;
  since = said.length;
  while (!OVER.test(said) && waits.length < most) {
    if (NEXT.test(said)) {
      said = await decide('next round');
      since = said.length;
      continue;
    }
    if (ANSWER.test(said)) {
      const up = [...said.matchAll(CARD_UP)].at(-1);
      if (up) price = Number(up[1] ?? up[3]) - 2 * Number(up[2] ?? up[4] ?? 0);
      on = /(Je prends|Non merci !) push button/.exec(said)?.[1] ?? on;
      // Worth it or not: the other answer is beside this one; without chips there is only one.
      const wanted = price < 10 ? 'Je prends' : 'Non merci !';
      if (on && on !== wanted) {
        const other = await key(wanted === 'Je prends' ? 'Left' : 'Right');
        if (!RESTS.test(other)) on = wanted;
        else await key(wanted === 'Je prends' ? 'Right' : 'Left');
      }
      waits.push(since);
      since = 0;
      said = await decide('answered');
      continue;
    }
    if (CARD.test(said) || ROW.test(said)) {
      // Moves on until the description of a card is good; three cards more at most.
      for (let more = 0; CARD.test(said) && !GOOD.test(said) && more < 3; more++) said = await right();
      await key('Return', { what: 'lifted' });
      waits.push(since);
      since = 0;
      said = await decide('played');
      // Back in the hand, on the card beside the one that was played.
      if (!ROW.test(said) && !ROUND_OVER.test(said) && !OVER.test(said)) said = (await right()) || said;
      continue;
    }
    // Announced without a choice: move to the next tab stop.
    said = await key('Tab');
  }
  assert.match(said, OVER, 'the match came to its end');
  const sorted = waits.map((characters) => characters / PACE).sort((a, b) => a - b);
  return { decisions: sorted.length, usual: sorted[Math.floor(sorted.length / 2)], slowest: sorted.at(-1) ?? 0 };
}

/** Half an hour of playing: only in a soak. @param {import('./suite.mjs').Suite} at */
export function whole_matches(at) {
  for (const [game, scene] of [['6 qui prend', 'four'], ['Non merci', 'nothanks-4']]) {
    test(`a whole match of ${game} by speech alone`, { skip: !SOAK && 'TABLEE_SOAK=1 plays it' }, async (t) => {
      await at.home(scene, 'resume.go');
      const { decisions, slowest, usual } = await play_by_speech(at);
      t.diagnostic(`${game}: ${decisions} decisions; speech before each, at ${PACE} characters a second: ${usual.toFixed(1)} s in the median, ${slowest.toFixed(1)} s at most`);
      assert.ok(slowest <= 15, 'within 15 s a decision');
    });
  }
}
