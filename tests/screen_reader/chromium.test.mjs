// The same with Chromium: the table in short, and everything away from it.
import { describe, test } from 'node:test';
import { away_from_the_table } from './away.mjs';
import { SOAK, whole_matches } from './by_ear.mjs';
import { open_chromium } from './chromium.mjs';
import { offered } from './player.mjs';
import { reads_on } from './reading.mjs';
import { suite_with } from './suite.mjs';

describe('with a screen reader, in Chromium', { timeout: SOAK ? 3600000 : 600000 }, () => {
  const at = suite_with(open_chromium);

  test('a trick of 6 qui prend, and a turn of Non merci', async () => {
    await at.home('four-late', 'resume.go');
    await at.to_table(/^hand/);
    await at.press('Right');
    await at.play();
    at.same_as('chromium.trick.fr');
    await at.home('nothanks-4', 'resume.go');
    await at.to_table(/^(take|no)$/);
    at.announced(await at.press('Return', { what: 'answered', until: offered }));
    at.same_as('chromium.turn.fr');
  });

  reads_on(at);
  away_from_the_table(at);
  whole_matches(at);
});
