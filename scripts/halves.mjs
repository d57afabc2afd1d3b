// For scripts/halves:
//   node scripts/halves.mjs --play FOLDER   plays with FOLDER/tablee.wasm, which counts calls; writes FOLDER/*.profile
//   node scripts/halves.mjs --list FOLDER   prints what no FOLDER/*.txt says was called, nor FOLDER/calls.dot may be in a trick
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [way, folder] = process.argv.slice(2);

// Called by the browser whenever it likes, or when a list of items happens to be full, however seldom that was while we played.
const ANY_TIME = /^(Emscripten_Handle|SDL_Send|SDL_PrivateSend|ImGui_ImplOpenGL3_|main$|malloc|free|\d+$|std::__2::vector<tablee::Item\\2c)/;

// What a trick may call, however seldom that was while we played: of these, all that they call themselves.
const ROOTS = /^tablee::(StateOf<.*>::apply|ViewOf<.*>::describe|event_message|Match::play|app::Session::|draw::(Nimmt|Nothanks)(Panel|Story)::)/;

// Of tables that somebody set up, and of those with special cards: with the whole program.
const SET_UP = /market|handover|special|[Ff]ores|Compos|compose/;

// A table with special cards waits for the whole program: of what was called there the game's own may come later, while what
// is anybody's (lists of items, words) is not left to the chance of having been called elsewhere too.
const SPECIAL = /[Ss]pecial|[Ff]ores|[Cc]ompos|^tablee::nimmt::|::Way\b|::(explained|same|steps)\\28/;

// Faces, remarks and what stands beside a table wait for the whole program, though whoever plays with all of it meets them in every match.
const WHOLE = /\b(temper_of|looks_of|look_text|name_looks|(seat_)?portrait|remark_(on|at_end|text|over_names)|occasion|free_one|(App::|draw_)remark|RemarkBubble::\w+|draw_bubble|draw_refusal|draw_asked|Sides::\w+|draw_sides|add_sides|add_unseen|told_lines)\b/;

// From FOLDER/calls.dot, a line a call: "who" -> "whom"; // call
function called_by_roots() {
  /** @type {Map<string, string[]>} */
  const calls = new Map();
  for (const [, who, whom] of readFileSync(path.join(folder, 'calls.dot'), 'utf8').matchAll(/^ {2}"(.*)" -> "(.*)"; \/\/ call$/gm))
    calls.set(who, [...(calls.get(who) ?? []), whom]);
  const reached = new Set([...calls.keys()].filter((name) => ROOTS.test(name) && !SET_UP.test(name) && !WHOLE.test(name)));
  for (const name of reached) for (const next of calls.get(name) ?? []) if (!SET_UP.test(next) && !WHOLE.test(next)) reached.add(next); // grows while it is walked
  return reached;
}

function list() {
  const called = called_by_roots();
  const known = new Set();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.txt'))) {
    for (const line of readFileSync(path.join(folder, name), 'utf8').split('\n')) {
      if (line.startsWith('+ ') && !WHOLE.test(line) && !(name.startsWith('surprend') && SPECIAL.test(line.slice(2)))) called.add(line.slice(2));
      if (/^[+-] /.test(line)) known.add(line.slice(2));
    }
  }
  for (const name of [...known].sort()) if (!called.has(name) && !ANY_TIME.test(name)) console.log(name);
}

async function play() {
  const dist = path.join(folder, 'dist');
  cpSync('dist', dist, { recursive: true });
  const whole = (/** @type {RegExp} */ name) => readdirSync(dist).find((file) => name.test(file)) ?? '';
  writeFileSync(path.join(dist, whole(/^tablee-.*\.wasm$/)), readFileSync(path.join(folder, 'tablee.wasm')));
  // Here the program is whole, and of other bytes than the page was told.
  const page = path.join(dist, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/\sdata-later="[^"]*"/, '').replace(/(\sdata-tablee="\S+)\s[^"]*"/, '$1"'));
  process.env.TABLEE_DIST = path.resolve(dist);
  const { engine, site } = await import('../tests/journeys/lib.mjs');
  const { play_on, ways } = await import('../tests/journeys/play.mjs');
  const house = await site();
  const browser = await engine('chromium');
  const script = `
    const real = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...asked) => {
      const made = await real(...asked);
      if (made.__write_profile || made.exports && made.exports.__write_profile) window.__program = made;
      return made;
    };`;
  const save = async (/** @type {any} */ page, /** @type {string} */ name) => {
    const bytes = await page.evaluate(`(() => {
      const { __write_profile, ...others } = window.__program.exports;
      const memory = Object.values(others).find((it) => it instanceof WebAssembly.Memory);
      const at = memory.buffer.byteLength;
      memory.grow(2);
      return [...new Uint8Array(memory.buffer, at, __write_profile(at, 2 << 16))];
    })()`);
    writeFileSync(path.join(folder, `${name}.profile`), Buffer.from(bytes));
  };

  const sizes = [
    { width: 390, height: 1400, dpr: 2, touch: true },
    { width: 1280, height: 900, lang: 'de', dark: true },
    { width: 844, height: 390, dpr: 3, touch: true, lang: 'en', reducedMotion: true },
  ];
  for (const [at, size] of sizes.entries()) {
    for (const game of ['nimmt', 'surprend', 'nothanks']) {
      const page = await browser.open(house.url, { ...size, script, pixels: true });
      // From the document's home, and from the drawn one.
      if (at) await page.ready();
      else await page.playable();
      if (size.touch) await page.move(200, 200);
      else for (const y of [100, 300, 500]) await page.move(y, y);
      if (at === 0) await page.tap_on(`.poster.${game} .main`);
      else if (at === 1) await page.tap(`game.${game}.play`);
      else await ways.press(page)(`game.${game}.play`);
      const began = Date.now();
      const act = at === 1 ? ways.click(page) : ways.tap(page);
      // Not to the end of a round: its sheet is not what a first screen needs.
      const late = (/** @type {{id: string}[]} */ items) => items.filter((item) => /^hand\.\d+$/.test(item.id)).length === 2 || items.some((item) => item.id === 'next');
      await play_on(page, act, { stop: (items) => Date.now() - began > 16000 || late(items) });
      await save(page, `${game}${at}`);
      // (Whoever comes again has both halves from the cache before the program starts: start.js, `usual`.)
      await page.close();
    }
  }
  await browser.close();
  await house.close();
}

if (way === '--list' && folder) list();
else if (way === '--play' && folder) await play();
else throw new Error('usage: node scripts/halves.mjs --play|--list FOLDER');
