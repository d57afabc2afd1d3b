// Without a browser: the page's own program, app and drawing, as in build/native-debug (tests/headless), without pixels
// and under sanitizers. The document's items are read from the program's messages; touches go where things are drawn;
// time is the drawing's own clock, which runs while a test waits. For tests of what the app does and what the drawing
// shows.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { digits_of_themes } from '../../../scripts/lib/palette.mjs';
import { seeds, TODAY, within } from './page.mjs';
import { png_of } from './png.mjs';

export const name = 'headless';
export const can = { touch: true, dpr: true, throttle: false, viewport: true, windows: false };

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const PROGRAMS = path.join(root, 'build/native-debug/tests');
const BOOK = readFileSync(path.join(root, 'assets/exercises.txt'), 'utf8'); // what extra/exercises.js sends
const FRAME = 100; // ms from one frame to the next
const PATIENCE = 45000;

/** @typedef {{id: string, role: string, depth: number, text: string, hint?: string, action?: string, enabled: boolean, on?: boolean, lifted?: boolean, wanted?: boolean, value?: string, marks?: number[]}} Item */

/** The canvas's fonts from dist/: `faces`, all three, or `letters`, the deferred letters of two. */
function fonts_in(/** @type {string} */ name) {
  const dist = process.env.TABLEE_DIST || path.join(root, 'dist');
  const file = readdirSync(dist).find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
  assert.ok(file, 'the site is not built: scripts/build web-release dist');
  let text = '';
  runInNewContext(readFileSync(path.join(dist, file), 'utf8'), { tablee: { unpack: (/** @type {string} */ _, /** @type {string} */ packed) => { text = packed; } } });
  return text.split('\ue000').filter(Boolean).map((font) => font.slice(font.indexOf('\ue001') + 1));
}

/** @param {import('./drivers.js').Start} start */
export async function launch({ variant } = {}) {
  const target = ['tablee_headless', variant].filter(Boolean).join('_');
  const file = path.join(PROGRAMS, target);
  assert.ok(existsSync(file), `${file} is not built: scripts/build native-debug ${target}`);
  const fonts = { faces: fonts_in('faces'), letters: fonts_in('letters') };
  const seeded = seeds();
  const open_pages = new Set();
  return {
    name,
    can,
    open: async (/** @type {string} */ url, /** @type {import('./drivers.js').Look} */ options = {}) => {
      const page = new_page(file, fonts, seeded, options, () => open_pages.delete(page));
      open_pages.add(page);
      await page.visit(url);
      return page;
    },
    close: async () => {
      for (const page of open_pages) await page.close();
    },
  };
}

/** One run of the program. @param {string} file @param {(posted: any) => void} handle */
function start_program(file, handle) {
  const child = spawn(file, { stdio: ['pipe', 'pipe', 'pipe'] });
  /** @type {((line: string) => void)[]} */
  const waiting = [];
  let complaint = '';
  let over = false;
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(line));
  child.stderr.on('data', (text) => { complaint += text; });
  child.on('close', () => {
    over = true;
    for (const answer of waiting.splice(0)) answer('');
  });
  const state = { asked: false, /** @type {Record<string, string>} */ kept: {} };
  return {
    state,
    complaint: () => complaint,
    /** @param {object} command */
    async send(command) {
      if (over) throw new Error(`the program has ended:\n${complaint}`);
      const line = await within(PATIENCE, new Promise((/** @type {(line: string) => void} */ resolve) => {
        waiting.push(resolve);
        child.stdin.write(`${JSON.stringify(command)}\n`);
      }), JSON.stringify(command).slice(0, 80));
      if (!line) throw new Error(`the program ended at ${JSON.stringify(command).slice(0, 200)}:\n${complaint}`);
      const { posted, ...now } = JSON.parse(line);
      Object.assign(state, now);
      posted.forEach(handle);
    },
    end: () => new Promise((done) => {
      if (over) return done(undefined);
      child.on('close', done);
      child.stdin.end();
    }),
  };
}

/** @typedef {import('./drivers.js').Rect} Rect  @typedef {{rects: Record<string, Rect>, scrolled: Record<string, Rect>, seen: Record<string, Rect>, window: Rect}} Drawn */
/** @type {Drawn} */
const NOTHING_DRAWN = { rects: {}, scrolled: {}, seen: {}, window: [0, 0, 0, 0] };

/** The part of the item that can be seen now. @returns {Rect | null} */
function seen_of(/** @type {Drawn} */ { rects, scrolled, seen, window: [, top, , height] }, /** @type {number} */ up, /** @type {string} */ id) {
  if (!scrolled[id]) return seen[id]?.[2] === 0 ? null : seen[id] ?? rects[id] ?? null;
  const [x, y, w, h] = scrolled[id];
  const [from, to] = [Math.max(y - up, top), Math.min(y - up + h, top + height)];
  return to > from ? [x, from, w, to - from] : null;
}

// A container has no position of its own in the document.
const HOLDERS = ['region', 'list', 'table', 'row', 'chart'];
const BUTTONS = ['button', 'toggle', 'choice', 'disclosure'];

/**
 * A page with the methods of drivers/page.mjs.
 * @param {string} file
 * @param {{faces: string[], letters: string[]}} fonts
 * @param {(url: string) => {href: string}} seeded
 * @param {import('./drivers.js').Look} options
 * @param {() => void} closed
 */
function new_page(file, fonts, seeded, { width = 1280, height = 800, dpr = 1, touch = false, lang = 'fr-FR', reducedMotion = false, dark = false }, closed) {
  /** @type {Record<string, string>} */
  let stored = {};
  let address = '';
  /** @type {{screen: string, revision: number, lang: string, items: Item[]}} */
  let screen = { screen: 'home', revision: 0, lang: '', items: [] };
  let drawn = NOTHING_DRAWN;
  let up = 0; // how far it is scrolled
  /** @type {string[]} */
  let cut = [];
  /** @type {string[]} */
  let lines = [];
  let focused = '';
  let typed = '';
  let sent = '';
  /** @type {ReturnType<typeof start_program> | null} */
  let program = null;
  const log = /** @type {string[]} */ ([]);

  const handle = (/** @type {any} */ message) => {
    if (message.do === 'screen') screen = message;
    else if (message.do === 'rects') ({ cut } = drawn = message);
    else if (message.do === 'scroll') up = message.up;
    else if (message.do === 'say' && message.logged !== false) lines.push(message.text);
    else if (message.do === 'log_clear') lines = [];
    else if (message.do === 'share') sent = message.link;
    // the test that waits for the book reports a failure
    else if (message.do === 'open' && message.page === 'exercises') send({ on: 'exercises', text: BOOK }).catch(() => {});
  };
  const send = (/** @type {object} */ command) => {
    if (!program) throw new Error('no page is open');
    return program.send(command);
  };
  /** @returns {Record<string, string>} */
  const stored_now = () => program?.state.kept ?? {};
  const frames = (count = 1, ms = FRAME) => send({ frames: count, ms });
  const size = () => send({ on: 'size', width, height, dpr, pixels: [Math.round(width * dpr), Math.round(height * dpr)], insets: [0, 0, 0, 0] });
  const item_of = (/** @type {string} */ id) => screen.items.find((item) => item.id === id);
  const press = async (/** @type {string} */ id) => {
    const item = item_of(id);
    if (!item) throw new Error(`there is no ${id}`);
    await frames(); // people press what they have seen
    if (item.enabled && item.action) await send({ on: 'action', action: item.action, revision: screen.revision });
  };
  const focus = async (/** @type {string} */ id) => {
    focused = id;
    typed = item_of(id)?.value ?? '';
    await send({ on: 'focus', id });
  };
  const say = (/** @type {number} */ x, /** @type {number} */ y, down = false, wheel = 0) => send({ finger: [x, y], down, touch, wheel });

  async function start(wanted = '') {
    lines = [];
    drawn = NOTHING_DRAWN;
    up = 0;
    focused = '';
    program = start_program(file, handle);
    await send({ keep: stored });
    const asked = new URL(address).searchParams;
    await send({
      on: 'start', lang: lang.slice(0, 2), dark, reduced_motion: reducedMotion, contrast: false, wanted, state: 'ok', promised: null,
      damaged: '', link: new URL(address).hash.slice(1), table: '', whole: true, embedded: false, theme: '', lang_asked: false, seed: asked.get('seed') ?? '1',
      now: TODAY, text: '100',
    });
    await send({ on: 'worker', state: 'worker' });
    await send({ on: 'draw', faces: fonts.faces, colours: digits_of_themes() });
    await size();
    await frames(1);
    await send({ on: 'faces', faces: fonts.letters });
    await frames(2);
  }
  async function leave() {
    if (!program) return;
    stored = { ...program.state.kept };
    await program.end();
    assert.equal(program.complaint(), '', 'what the sanitizers say');
    program = null;
  }

  const page = {
    name,
    driver: { name },
    log,
    async visit(/** @type {string} */ url) {
      await leave();
      address = seeded(url).href;
      await start();
    },
    // Only these values are stored.
    async lay(/** @type {string} */ url, /** @type {Record<string, string>} */ values) {
      await leave();
      stored = values;
      await page.visit(url);
    },
    /** @returns {Promise<import('./drivers.js').Shown[]>} */
    items: async () => {
      await frames();
      return screen.items.map((item) => ({
        id: item.id, role: BUTTONS.includes(item.role) ? 'button' : item.role, text: item.text, hint: item.hint ?? '', enabled: item.enabled !== false,
        on: Boolean(item.on || item.lifted), wanted: Boolean(item.wanted), value: focused === item.id && item.role === 'input' ? typed : item.value ?? '',
        tab: 0, focused: focused === item.id, rect: HOLDERS.includes(item.role) ? null : seen_of(drawn, up, item.id),
      }));
    },
    async until(/** @type {() => any} */ condition, /** @type {import('./drivers.js').Wait} */ { timeout = PATIENCE, what = String(condition) } = {}) {
      const end = Date.now() + timeout;
      for (let last; ; ) {
        try {
          const value = await condition();
          if (value) return value;
        } catch (error) {
          last = error;
        }
        await frames();
        if (Date.now() > end) {
          const shown = screen.items.map((item) => `${item.id} “${item.text.slice(0, 60)}”`).slice(0, 40).join(', ');
          throw new Error(`${name}: waited ${timeout} ms for ${what}${last ? ` (${/** @type {Error} */ (last).message})` : ''}\n${screen.screen}: ${shown}`);
        }
      }
    },
    playable: async () => {},
    ready: async () => {},
    mode: async () => 'drawn',
    screen: async () => screen.screen,
    lang: async () => screen.lang,
    log_lines: async () => [...lines],
    marked: async () => screen.items.flatMap(({ text, marks = [] }) => Array.from({ length: marks.length / 2 }, (_, i) => text.slice(marks[2 * i], marks[2 * i + 1]))),
    cut: async () => cut,
    async screenshot(/** @type {string} */ to) {
      mkdirSync(path.dirname(to), { recursive: true });
      await send({ picture: `${to}.ppm` });
      writeFileSync(to, png_of(readFileSync(`${to}.ppm`)));
      rmSync(`${to}.ppm`);
    },
    sent: async () => sent,
    item: (/** @type {string | RegExp} */ id, /** @type {import('./drivers.js').Wait} */ how = {}) =>
      page.until(async () => (await page.items()).find((i) => (typeof id === 'string' ? i.id === id : id.test(i.id))), { what: `item ${id}`, ...how }),
    // Its position, once that does not change any more.
    async at(/** @type {string} */ id) {
      let before = '';
      const [x, y, w, h] = await page.until(async () => {
        const rect = (await page.items()).find((i) => i.id === id)?.rect;
        if (!rect || !(rect[2] > 0)) return null;
        if (String(rect) === before) return rect;
        before = String(rect);
        return null;
      }, { what: `item ${id} drawn` });
      return [x + w / 2, y + h / 2];
    },
    async tap(/** @type {any} */ id, /** @type {number} */ y = 0) {
      const [at_x, at_y] = typeof id === 'number' ? [id, y] : await page.at(id);
      await say(at_x, at_y, true);
      await frames();
      await say(at_x, at_y, false);
      await frames();
    },
    click: (/** @type {any} */ id, /** @type {number} */ y) => page.tap(id, y),
    move: (/** @type {number} */ x, /** @type {number} */ y) => say(x, y),
    press_item: press,
    focus,
    blur: () => focus(''),
    async press(/** @type {string} */ key) {
      if (key === 'Escape') return send({ on: 'back', key: true });
      assert.equal(key, 'Enter', 'no other key is known here');
      const item = item_of(focused);
      if (item?.role === 'input' && item.action) await send({ on: 'action', action: item.action, revision: screen.revision });
      else if (item?.role !== 'input') await press(focused);
      typed = item_of(focused)?.value ?? '';
    },
    async type(/** @type {string} */ text) {
      for (const letter of text) {
        typed += letter;
        await send({ on: 'input', id: focused, value: typed });
      }
    },
    stored: async (/** @type {string} */ key) => JSON.parse(stored_now()[key] ?? 'null'),
    stored_text: async (/** @type {string} */ key) => stored_now()[key] ?? '',
    stored_keys: async (/** @type {string} */ prefix) => Object.keys(stored_now()).filter((key) => key.startsWith(prefix)),
    open_link: (/** @type {string} */ link) => send({ on: 'link', link }),
    choose_file: (/** @type {string} */ name, /** @type {string} */ text) => send({ on: 'picked', name, text, names: '' }),
    async resize(/** @type {number} */ to_width, /** @type {number} */ to_height) {
      [width, height] = [to_width, to_height];
      await size();
    },
    // At rest: every requested frame has been drawn.
    async settle() {
      await frames(300);
      if (program?.state.asked) throw new Error('the drawing did not come to rest');
    },
    // A reload at a table returns to it (web/page/js/back.js).
    async reload() {
      const wanted = /^(table|pause)$/.test(screen.screen) ? 'continue' : '';
      await leave();
      await start(wanted);
    },
    async close() {
      closed();
      await leave();
    },
  };
  return page;
}
