// First visits as people make them, filmed by `scripts/film visit-…`: by touch, at the speed of a newcomer, with
// nothing stored. Time passes by the page's own clock, which stops while a picture is taken; reading time is
// calculated.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engine, root, site } from '../../tests/journeys/lib.mjs';
import { before, golden, nth } from '../../tests/journeys/scenes.mjs';
import { CLOCK, go_on, hold, step } from '../lib/held_clock.mjs';

const EVERY = 100; // ms
const WORDS = /[\p{L}\p{N}]+/gu;
const count_words = (/** @type {string} */ text) => (text.match(WORDS) ?? []).length;

/** @typedef {{ id: string, role: string, text: string, hint: string, enabled: boolean, on: boolean, wanted: boolean, rect: number[] | null }} Seen */
/** @typedef {{ words_a_second: number, hesitates: number, gives_up: number }} Person */

/** A simulated visitor: what they see, touch and read, and when. */
class Visitor {
  now = 0; // ms since the visit began
  taps = 0;
  read = 0; // words
  last_prompt = '';
  touched = true; // since the last picture
  last = ''; // the last picture
  /** @type {{ file: string, from: number, to: number, note: string }[]} */
  shots = [];
  /** @type {string[]} */
  marks = [];

  /** @param {any} page @param {string} out @param {Person} person */
  constructor(page, out, person) {
    this.page = page;
    this.out = out;
    this.person = person;
  }

  /** Takes pictures for that many ms; equal pictures in a row are stored once. */
  async watch(/** @type {number} */ ms) {
    for (let passed = 0; passed < ms; passed += EVERY) {
      const drawn = await step(this.page, EVERY);
      this.now += EVERY;
      const last = this.shots[this.shots.length - 1];
      if (last && !drawn && !this.touched) {
        last.to = this.now;
        continue;
      }
      this.touched = false;
      const { data } = await this.page.cdp('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      if (data === this.last) {
        last.to = this.now;
        continue;
      }
      const file = `${String(this.shots.length).padStart(4, '0')}.png`;
      writeFileSync(path.join(this.out, file), Buffer.from(data, 'base64'));
      this.shots.push({ file, from: this.now, to: this.now, note: '' });
      this.last = data;
    }
  }

  note(/** @type {string} */ what) {
    const line = `${(this.now / 1000).toFixed(1).padStart(6)} s  ${what}`;
    this.marks.push(line);
    console.log(line);
    if (this.shots.length) this.shots[this.shots.length - 1].note += ` ${what}`;
  }

  /** @returns {Promise<Seen[]>} */
  items() {
    return this.page.items();
  }

  /** Takes pictures until such an item is there and can be pressed. */
  async wait(/** @type {(items: Seen[]) => any} */ wanted, most = 30000) {
    for (const end = this.now + most; this.now < end; await this.watch(EVERY)) {
      const found = wanted(await this.items());
      if (found) return found;
    }
    this.note('nothing comes');
    return null;
  }

  /** Takes pictures until the canvas is at rest. */
  async rest(most = 4000) {
    for (const end = this.now + most; this.now < end; ) {
      const pictures = this.shots.length;
      await this.watch(3 * EVERY);
      if (this.shots.length === pictures) return;
    }
  }

  /** Reads the prompt, once, if it is short enough for this visitor. */
  async reads(/** @type {string} */ text) {
    if (!text || text === this.last_prompt) return;
    this.last_prompt = text;
    const words = count_words(text);
    this.note(`“${text}” (${words} words${words > this.person.gives_up ? ', not read' : ''})`);
    if (words > this.person.gives_up) return;
    this.read += words;
    await this.watch((1000 * words) / this.person.words_a_second);
  }

  async tap(/** @type {Seen} */ item) {
    await this.watch(this.person.hesitates);
    const now = (await this.items()).find((i) => i.id === item.id) ?? item;
    if (!now.rect) {
      this.note(`${item.id} is nowhere`);
      return;
    }
    const [x, y, w, h] = now.rect;
    this.taps++;
    this.touched = true;
    this.note(`taps ${now.id} “${now.text}”`);
    await this.page.driver.tap(x + w / 2, y + h / 2);
    await this.watch(2 * EVERY);
  }

  async drag(/** @type {number[]} */ [x, from], /** @type {number} */ to) {
    const touch = (/** @type {string} */ type, /** @type {number} */ y) => this.page.cdp('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from);
    for (let i = 1; i <= 5; i++) {
      await touch('touchMove', from + ((to - from) * i) / 5);
      await step(this.page, 20);
    }
    await touch('touchEnd', to);
    this.now += EVERY;
    await this.watch(4 * EVERY);
  }

  /** The home screen, once it is complete. */
  async opens_game(/** @type {string} */ kind) {
    const poster = await this.page.evaluate((/** @type {string} */ id) => document.getElementById(id)?.closest('section')?.innerText ?? '', `play-${kind}`);
    await this.reads(poster.replace(/\s+/g, ' ').trim());
    this.note(`taps ${kind} at home`);
    this.taps++;
    this.touched = true;
    await this.page.tap_on(`#play-${kind}`);
  }
}

const can_press = (/** @type {Seen} */ item) => item.role === 'button' && item.enabled && item.rect;
const of = (/** @type {Seen[]} */ items, /** @type {RegExp} */ id) => items.filter((item) => id.test(item.id) && can_press(item));

/** The item that a visitor touches who follows highlights and motion; `n`: number of touches so far. */
function what_glows(/** @type {Seen[]} */ items, /** @type {number} */ n) {
  const wanted = items.filter((item) => item.wanted && can_press(item));
  if (wanted.length) return wanted.find((item) => item.id === 'play') ?? wanted.at(-1);
  const main = of(items, /^(lesson\.on|lesson\.next|lesson\.play|reveal|handover|play|next|take)$/)[0];
  if (main) return main;
  const filled = of(items, /^do\./).find((item) => item.on);
  if (filled) return filled;
  // If nothing is highlighted, the special card that the prompt offers.
  const offered = /Carte spéciale|special card|Sonderkarte/i.test(prompt(items)) && of(items, /^special\./).find((item) => !/Pas possible|Not possible|Gerade nicht/.test(item.hint));
  if (offered && !items.some((item) => item.id === 'compose.cancel')) return offered;
  const lit = [...of(items, /^row\.\d$/), ...of(items, /^card\./)];
  if (lit.length) return lit[n % lit.length];
  const cards = of(items, /^hand\.\d+$/);
  return cards.length ? cards[(n * 3) % cards.length] : of(items, /^do\./).at(-1);
}

const prompt = (/** @type {Seen[]} */ items) => items.find((item) => item.id === 'prompt')?.text ?? '';

/** Plays that many tricks in this way; touches offered extras (tips, reasons) that match `asks`. */
async function plays(/** @type {Visitor} */ visitor, tricks = 4, /** @type {RegExp | null} */ asks = null) {
  let left = tricks, held = false, first = true;
  for (let turn = 0; turn < 60 && left > 0; turn++) {
    const items = await visitor.wait((all) => what_glows(all, turn) && all);
    if (!items) return;
    await visitor.rest();
    await visitor.reads(prompt(await visitor.items()));
    const now = await visitor.items();
    const offered = asks && of(now, asks)[0];
    const touched = offered ?? what_glows(now, turn);
    if (!touched) continue;
    if (/^(hand\.|play$)/.test(touched.id) && first) {
      first = false;
      visitor.note(`first decision: ${visitor.taps} taps, ${visitor.read} words before it`);
    }
    if (/^hand\./.test(touched.id)) held = true;
    await visitor.tap(touched);
    if (touched.id === 'play' && held) {
      held = false;
      left--;
      visitor.note(`${tricks - left} cards played`);
    }
    if (/^(next|rematch)$/.test(touched.id)) return;
  }
}

const CHILD = { words_a_second: 2, hesitates: 600, gives_up: 12 };
const SKIMS = 8; // words a second
const ADULT = { words_a_second: 4, hesitates: 900, gives_up: 60 };

async function child(/** @type {Visitor} */ visitor) {
  await visitor.opens_game('nimmt');
  await plays(visitor, 4);
  visitor.note('and the lesson');
  for (const id of [/^menu$/, /^learn\.nimmt$/]) {
    const item = await visitor.wait((all) => of(all, id)[0]);
    if (!item) return;
    await visitor.tap(item);
  }
  for (let turn = 0; turn < 40; turn++) {
    const items = await visitor.wait((all) => what_glows(all, turn) && all);
    if (!items) return;
    await visitor.rest();
    await visitor.reads(prompt(await visitor.items()));
    const touched = what_glows(await visitor.items(), turn);
    if (!touched || /^lesson\.(next|play|rules)$/.test(touched.id)) break;
    // An impatient visitor touches another card than the lesson asks for.
    const other = of(await visitor.items(), /^hand\.\d+$/).find((item) => !item.wanted);
    if (turn === 2 && other) {
      visitor.note('a wrong one');
      await visitor.tap(other);
    } else {
      await visitor.tap(touched);
    }
  }
  const ends = of(await visitor.items(), /./).map((item) => `${item.id} “${item.text}”`);
  visitor.note(`at the end: ${ends.join(', ')}`);
}

async function adult(/** @type {Visitor} */ visitor) {
  await visitor.opens_game('surprend');
  await plays(visitor, 12, /^coach$/);
}

// Questions that four players argue about: the sentence that answers, the topic that the rules offer, and what they
// would type.
/** @type {{ about: string, answer: string, topic: string, special?: boolean, nothanks?: boolean, typed: Record<string, string> }[]} */
const QUESTIONS = [
  { about: 'a card that is too low', answer: 'rules.nimmt.9', topic: 'low', typed: { fr: 'trop bas', en: 'too low', de: 'zu niedrig' } },
  { about: 'exactly 66', answer: 'rules.nimmt.13', topic: 'end', typed: { fr: '66 pile', en: 'exactly 66', de: 'genau 66' } },
  { about: 'equal cards', answer: 'rules.nimmt.3', topic: 'order', typed: { fr: 'égalité', en: 'equal', de: 'gleich' } },
  { about: 'a special card after the reveal', answer: 'rules.surprend.5', topic: 'when', special: true, typed: { fr: 'spéciale après', en: 'special after', de: 'sonderkarte nach' } },
  { about: 'no chip left', answer: 'rules.nothanks.4', topic: 'chips', nothanks: true, typed: { fr: 'plus de jeton', en: 'no chips', de: 'kein chip' } },
];

function stored_match({ special = false, nothanks = false }) {
  const record = nothanks ? golden('nothanks', { players: 4, open_chips: 0, rounds: 1 }) : golden('nimmt', special ? { players: 4, special: 1 } : { players: 4, logic: 0, tactic: 0, profi: 0, special: 0, rounds: 1 });
  const at = nothanks ? Math.floor(record.moves.length / 2) : nth(record, /^\d+$/, 14);
  const match = { ...before(record, at), seats: record.seats.map((/** @type {unknown} */ _) => ({ name: '' })) };
  return { match: JSON.stringify({ sheet: 'sheet.2026-11-21.0001', record: match }) };
}

/** The number of words seen for the first time, which are skimmed until the answer appears. */
async function skim_words(/** @type {Visitor} */ visitor, /** @type {Set<string>} */ seen, /** @type {number} */ height, /** @type {string} */ answer, /** @type {RegExp} */ only) {
  const words = (await visitor.items()).filter((item) => only.test(item.id) && item.rect && item.rect[1] >= 0 && item.rect[1] < height && !seen.has(item.id)).map((item) => {
    seen.add(item.id);
    return item.id === answer ? 0 : count_words(item.text);
  }).reduce((sum, n) => sum + n, 0);
  await visitor.watch((1000 * words) / SKIMS);
  return words;
}

async function four(/** @type {Visitor} */ visitor, /** @type {string} */ url, /** @type {string} */ lang) {
  const stands = async (/** @type {string} */ id) => {
    const item = (await visitor.items()).find((i) => i.id === id);
    const high = await visitor.page.evaluate('innerHeight');
    return item?.rect && item.rect[1] >= 40 && item.rect[1] + item.rect[3] <= high;
  };
  const press = async (/** @type {RegExp} */ id) => {
    const item = await visitor.wait((all) => of(all, id)[0]);
    if (item) await visitor.tap(item);
  };
  const [width, height] = await visitor.page.evaluate('[innerWidth, innerHeight]');
  for (const by of ['looking', 'search']) {
    for (const question of QUESTIONS) {
      await go_on(visitor.page);
      await visitor.page.lay(url, { ...stored_match(question), settings: JSON.stringify({ language: lang, language_chosen: true }) });
      await visitor.page.tap_on('[data-action^="resume"], #i-resume\\.go').catch(() => {});
      await visitor.page.until(async () => (await visitor.page.screen()) === 'table', { what: 'the table' });
      await hold(visitor.page);
      await visitor.watch(1000);
      const from = { now: visitor.now, taps: visitor.taps };
      visitor.note(`— ${question.about}, by ${by}`);
      await press(/^menu$/);
      await press(/^rules$/);
      let drags = 0;
      if (by === 'search') {
        const input = await visitor.wait((all) => all.find((item) => item.id === 'search' && item.rect));
        await visitor.tap(input);
        const text = question.typed[lang];
        await visitor.page.focus('search');
        await visitor.page.type(text);
        visitor.note(`types “${text}”`);
        await visitor.watch(text.length * 250);
      }
      /** @type {Set<string>} */
      const seen = new Set();
      let skimmed = 0;
      // The visitor skims the text until the answer appears.
      const skim = async (only = /./) => { skimmed += await skim_words(visitor, seen, height, question.answer, only); };
      const topic = by === 'looking' && (await visitor.items()).find((item) => item.id === `topics.${question.topic}`);
      if (topic && !topic.on) {
        await skim(/^(title|search|topics.*)$/);
        await visitor.tap(topic);
      }
      for (; drags < 25 && !(await stands(question.answer)); drags++) {
        await skim();
        await visitor.drag([width / 2, height * 0.8], height * 0.2);
      }
      if (drags === 0) await skim();
      const there = await stands(question.answer);
      visitor.note(`${there ? 'the answer stands there' : 'no answer'}: ${visitor.taps - from.taps} taps, ${drags} drags, ${skimmed} words skimmed, ${((visitor.now - from.now) / 1000).toFixed(1)} s`);
      const back = visitor.taps;
      for (let i = 0; i < 5 && (await visitor.page.screen()) !== 'table'; i++) await press(/^(to_table|resume|back)$/);
      visitor.note(`back at the table: ${visitor.taps - back} taps`);
    }
  }
}

const VISITS = /** @type {Record<string, { person: Person, lang: string, run: (visitor: Visitor, url: string, lang: string) => Promise<void> }>} */ ({
  'visit-child': { person: CHILD, lang: 'fr', run: child },
  'visit-adult': { person: ADULT, lang: 'en', run: adult },
  'visit-four': { person: ADULT, lang: 'fr', run: four },
});

export const visits = Object.keys(VISITS);

/** Films a visit: build/films/<name>….png, and beside it a text file of what was visible when. */
export async function film_visit(/** @type {string} */ name, /** @type {{ size: string, lang?: string }} */ asked) {
  const visit = VISITS[name];
  const lang = asked.lang ?? visit.lang;
  const folder = path.join(root, 'build/films');
  const film = `${name}-${asked.size.split('@')[0]}-${lang}`;
  const out = path.join(folder, film);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const server = await site();
  const browser = await engine('chromium');
  const [width, height, dpr = 1] = asked.size.split(/[x@]/).map(Number);
  const page = await browser.open(server.url, { width, height, dpr, touch: true, lang, pixels: true, script: CLOCK });
  await page.playable();
  const visitor = new Visitor(page, out, visit.person);
  if (name !== 'visit-four') await hold(page);
  await visitor.watch(EVERY);
  try {
    await visit.run(visitor, server.url, lang);
  } finally {
    visitor.note(`${visitor.taps} taps, ${visitor.read} words read`);
    await page.close();
    writeFileSync(path.join(folder, `${film}.txt`), `${visitor.marks.join('\n')}\n`);
    const shown = 195; // px, of a picture
    const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1);
    const file = path.join(out, 'index.html');
    writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>${film}</title>
<style>body{margin:6px;background:#888;font:11px sans-serif;display:flex;flex-wrap:wrap;gap:6px}figure{margin:0;width:${shown}px}</style>
${visitor.shots.map((shot) => `<figure><img src="${shot.file}" width="${shown}"><figcaption>${seconds(shot.from)}${shot.to > shot.from ? `–${seconds(shot.to)}` : ''} s ${shot.note.replaceAll('<', '&lt;')}</figcaption></figure>`).join('\n')}`);
    await browser.close();
    await server.close();
    console.log(`${visitor.shots.length} pictures: ${path.relative(root, file)}, ${path.relative(root, folder)}/${film}.txt`);
  }
}
