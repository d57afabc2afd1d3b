// For people who do not see the drawing, or see it differently: whole matches through the accessibility tree alone, the
// text beside the drawing, what is announced and what is not, braille on cards and on paper.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sure } from './drivers/page.mjs';
import { can_play, complaints, evening } from './lib.mjs';
import { hurry, play_on, set_table, ways } from './play.mjs';
import { heard, listen, said as all_is_said } from './voice.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const SIZE = { width: 1000, height: 760, lang: 'en-GB' };

// The accessibility tree as assistive technology gets it: {role, name, description, node, disabled, live}, without
// ignored nodes.
async function tree(/** @type {Page} */ page) {
  const { nodes } = await page.cdp('Accessibility.getFullAXTree');
  return nodes.filter((node) => !node.ignored).map((node) => ({
    role: node.role?.value, name: node.name?.value ?? '', description: node.description?.value ?? '', node: node.backendDOMNodeId,
    disabled: Boolean(node.properties?.find(({ name }) => name === 'disabled')?.value?.value),
  }));
}
// Focus and Enter: what a screen reader's default action amounts to.
async function press(/** @type {Page} */ page, /** @type {number | undefined} */ node) {
  await page.cdp('DOM.focus', { backendNodeId: node });
  await page.press('Enter');
}

// Waits until everything up to this prompt is announced: what is still queued would mix with later announcements.
const all_announced = (/** @type {Page} */ page, /** @type {string} */ prompt) => page.until(async () => {
  const lines = (await heard(page)).length;
  await all_is_said(page);
  const now = await heard(page);
  return now.length === lines && now.at(-1)?.endsWith(prompt);
}, { what: `“${prompt}” announced` });
// Only announcements from now on count.
const forget_announced = (/** @type {Page} */ page) => page.evaluate('window.__heard.length = 0');

// The button that a player chooses who only knows names: the first match, in order of urgency.
const URGENT = [/: show my hand$/, /^Turn them over!$/, /^Play(:| face down)/, /^(Next round|Last round|Deal)/, /^(Place it|Don’t exchange|Keep|Take|No thanks|Non merci)/i, /^Row \d/, /^\d+,/, /^(Never mind)$/];
const IDLE = 90000; // ms: the bots load and think on a busy machine
async function play_by_names(/** @type {Page} */ page, /** @type {RegExp} */ over) {
  const heard = [];
  for (let step = 0, end = Date.now() + IDLE; ; step++) {
    if (heard.length > 1500 || Date.now() > end) throw new Error(`no end\n${heard.slice(-20).join('\n')}\n${(await tree(page)).filter((n) => /button|heading|paragraph|StaticText/.test(n.role)).map((n) => `${n.role} ${n.disabled ? 'disabled ' : ''}${n.name}`).join('\n')}`);
    // A pressed item that waits announces what it waits for, and a button stays for a second after it was pressed: a
    // person listens meanwhile. (The whole tree costs much, so it is read only when there is something to press.)
    const ready = new Set(/** @type {string[]} */ (await page.evaluate("[...document.querySelectorAll('#accessible button:not([data-waits]) > span:first-child')].map((name) => name.textContent)")));
    if (![...ready].some((name) => [over, ...URGENT].some((pattern) => pattern.test(name)))) {
      await page.evaluate('new Promise((done) => setTimeout(done, 30))');
      continue;
    }
    const nodes = await tree(page);
    if (nodes.some((node) => node.role === 'button' && over.test(node.name))) return heard;
    const buttons = nodes.filter((node) => node.role === 'button' && !node.disabled && ready.has(node.name));
    const next = URGENT.map((pattern) => buttons.filter(({ name }) => pattern.test(name))).find((found) => found.length);
    if (!next) {
      await page.evaluate('new Promise((done) => setTimeout(done, 30))');
      continue;
    }
    end = Date.now() + IDLE;
    const chosen = next[step % next.length];
    heard.push(chosen.name);
    await press(page, chosen.node).catch(() => {}); // the button is gone by now
  }
}

describe('access', { timeout: 900000, skip: !(process.env.TABLEE_ENGINES || 'chromium').includes('chromium') }, () => {
  const at = evening('chromium');
  const open = async (options = {}) => {
    const page = await at.browser.open(at.server.url, { ...SIZE, ...options });
    await page.ready();
    return page;
  };
  const set = async (/** @type {Page} */ page, /** @type {string[]} */ ...ids) => {
    await ways.press(page)('settings');
    for (const id of ids) {
      await page.item(id);
      await ways.press(page)(id);
    }
    await ways.press(page)('back');
    await page.item('settings');
  };

  /** @type {[string, string[], string[]][]} */
  const tables = [
    ['nimmt', ['person', 'dreamer'], ['option.rounds.plus']],
    ['surprend', ['person', 'person'], []],
    ['nothanks', ['person', 'dreamer', 'dreamer'], []],
  ];
  for (const [kind, seats, options] of tables)
    test(`${kind}: a whole match through the accessibility tree alone`, async () => {
      const page = await open();
      await hurry(page);
      await set_table(page, kind, seats, options);
      await play_by_names(page, /^Rematch/i);
      const nodes = await tree(page);
      assert.ok(nodes.some(({ role }) => role === 'heading'));
      assert.ok(nodes.some(({ role }) => role === 'table'), 'the sheet is a table');
      assert.deepEqual(complaints(page), []);
      await page.close();
    });

  test('hand-over: no card of a hand is in the tree or announced before the next player is ready', async () => {
    const page = await open();
    await hurry(page);
    const people = ['Ada', 'Zoe'];
    await set_table(page, 'nimmt', people.map((name) => `person ${name}`), ['option.rounds.plus']);
    await listen(page);
    let seen = 0;
    let before = false;
    await play_on(page, ways.press(page), {
      // It appears for the third time: a slow page shows it during several checks.
      stop: (items) => {
        const now = items.some((item) => item.id === 'handover');
        if (now && !before) seen++;
        before = now;
        return seen === 3;
      },
    });
    const hidden = await tree(page);
    const prompt = (await page.item('prompt')).text;
    assert.ok(people.some((name) => prompt === `Pass the device to ${name}.`), prompt);
    await all_announced(page, prompt);
    const button = sure(hidden.find(({ name }) => /show my hand$/.test(name)), 'button that shows the hand');
    assert.match(button.description, /Earphone|braille/i);
    await forget_announced(page);
    await press(page, button.node);
    await can_play(page);
    const cards = (await page.items()).filter((item) => /^hand\.\d+$/.test(item.id));
    assert.equal(cards.length, 9, 'a trick was played');
    for (const { name, description } of hidden) for (const { text } of cards) assert.doesNotMatch(`${name} ${description}`, new RegExp(`\\b${text}`));
    // By its number: neither a player's name nor a question contains one.
    const named = (/** @type {string[]} */ lines) => cards.filter(({ id }) => lines.some((line) => new RegExp(`\\b${id.slice(5)}\\b`).test(line))).map(({ text }) => text);
    assert.deepEqual(named([cards[0].text]), [cards[0].text], 'a card that is named is found');
    const asked = (await page.item('prompt')).text;
    await all_announced(page, asked);
    assert.deepEqual(named(await heard(page)), [], 'a hand is read on request, never by a live region');
    const card = sure(cards.at(-1), 'card');
    await forget_announced(page);
    await page.focus(card.id);
    await page.press('Enter'); // lifts it, and plays it face down
    await page.item('play');
    await page.press('Enter');
    await page.until(async () => (await page.items()).some((item) => item.id === 'handover' || item.id === 'reveal'), { what: 'the next person' });
    await all_announced(page, (await page.item('prompt')).text);
    assert.deepEqual(named(await heard(page)), [], 'nor is the card that was played');
    await page.close();
  });

  test('the text beside the drawing: both are there, at every shape of page, and a tap on either plays', async () => {
    const page = await open();
    await hurry(page);
    await set(page, 'view.beside');
    await ways.press(page)('game.nimmt.play');
    await can_play(page);
    for (const [width, height] of [[1280, 800], [360, 740], [740, 360], [820, 1180]]) {
      await page.resize(width, height);
      const { stage, accessible, over } = await page.evaluate(() => {
        const box = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id)).getBoundingClientRect();
        return { stage: box('stage').toJSON(), accessible: box('accessible').toJSON(), over: document.documentElement.scrollWidth - innerWidth };
      });
      assert.ok(stage.width * stage.height > 0.3 * width * height, 'the drawing has its part');
      assert.ok(accessible.left >= stage.right - 1 || accessible.top >= stage.bottom - 1, 'and the text another');
      assert.ok(over <= 0, `nothing is wider than ${width}`);
    }
    const [card] = (await page.items()).filter((item) => /^hand\.\d+$/.test(item.id));
    await page.focus(card.id);
    await page.press('Enter');
    await page.item('play');
    // Leave the drawing: without WebGL the text alone is the page.
    await page.close();
  });

  test('announcements: everything, or the essentials; the log has all of it', async () => {
    /** @type {Record<string, Record<string, number>>} */
    const counts = {};
    for (const voice of ['full', 'brief']) {
      const page = await open();
      await hurry(page);
      await set(page, `voice.${voice}`);
      await listen(page);
      await set_table(page, 'nimmt', ['person', 'hasty', 'hasty'], ['option.rounds.plus']);
      await play_on(page, ways.press(page));
      await all_is_said(page);
      const log = await page.log_lines();
      const spoken = (await heard(page)).join(' ');
      const lines = log.filter((line) => spoken.includes(line));
      const placed = lines.filter((line) => /: row \d, card \d/.test(line)).length;
      counts[voice] = { announced: lines.length, placed, log: log.length, numbers: log.filter((line) => /^\d+ \(/.test(line)).length };
      await page.close();
    }
    assert.equal(counts.full.announced, counts.full.log);
    assert.ok(counts.full.placed > 10 && counts.brief.placed === 0, JSON.stringify(counts));
    assert.ok(counts.brief.announced >= 12 && counts.brief.announced < counts.brief.log, 'every trick and the end are announced');
    assert.ok(counts.brief.numbers > 20, 'the number comes first in what a card does');
  });

  test('braille: labels of every card and the sheet as files for embossers', async () => {
    const page = await open();
    await page.evaluate(`(() => {
      window.__files = [];
      const real = URL.createObjectURL.bind(URL);
      // Only saved files: a worker's program is a blob too, created when the page has time for it.
      URL.createObjectURL = (blob) => {
        if (blob.type === 'application/octet-stream') blob.text().then((text) => window.__files.push(text));
        return real(blob);
      };
    })()`);
    await set(page, 'braille');
    await ways.press(page)('settings');
    await page.item('braille.labels');
    await ways.press(page)('braille.labels');
    const count = () => page.evaluate("document.querySelectorAll('dialog .labels li').length");
    await page.until(async () => (await count()) === 104, { what: 'labels of 104 cards' });
    for (const [game, labels] of /** @type {[string, number][]} */ ([['nimmt', 104], ['surprend', 28], ['nothanks', 33]])) {
      await page.evaluate((value) => {
        const which = /** @type {HTMLSelectElement} */ (document.querySelector('dialog select'));
        which.value = value;
        which.dispatchEvent(new Event('change'));
      }, game);
      assert.equal(await count(), labels);
      await page.evaluate("document.querySelector('dialog button.main').click()");
      /** @type {string} */
      const text = await page.until('window.__files.pop()', { what: 'the file' });
      const pages = text.split('\f');
      assert.ok(pages.every((one) => one.trimEnd().split('\r\n').length <= 25 && one.split('\r\n').every((line) => line.length <= 40)), 'pages of 25 lines of 40 cells');
      if (game === 'nimmt') assert.match(text, /^#a +#b +#c +#d/i);
      if (game === 'nothanks') assert.match(text, /^#c +#d +#e/i);
    }
    await page.press('Escape');
    await page.until("!document.querySelector('dialog')", { what: 'the page of labels to close' });
    await ways.press(page)('back');
    await page.item('settings');
    await hurry(page);
    await set_table(page, 'nothanks', ['person', 'dreamer', 'dreamer']);
    await play_on(page, ways.press(page));
    await ways.press(page)('leave');
    await page.item('sheets');
    await ways.press(page)('sheets');
    const { id } = await page.item(/^sheet\.\d{4}/);
    await ways.press(page)(id);
    await page.item('sheet.braille');
    await ways.press(page)('sheet.braille');
    await page.until("Boolean(document.querySelector('dialog button.main'))");
    await page.evaluate("document.querySelector('dialog button.main').click()");
    const sheet = await page.until('window.__files.pop()', { what: 'the file' });
    assert.match(sheet, /,ada/i);
    await page.close();
  });
});
