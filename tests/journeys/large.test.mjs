// The largest files that may be chosen, below, at and above each limit, in the shapes that are the hardest to read: a preview or a sentence
// comes, and the page's thread is not blocked for longer than a second (four beside other tests). A reading that is stopped, hangs or runs out of memory loses nothing.
// A sample in each browser, the largest in Chromium; with TABLEE_SOAK all in each.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { WATCH } from './blocks.mjs';
import { complaints, ENGINES, evening, play_a_card, start_match } from './lib.mjs';
import { PICK_NEXT } from './drivers/page.mjs';
import { press_in_turn, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */
/**
 * A file: a piece, repeated `count` times or until the file has `size` bytes, between a beginning and an end. '#' is a running number. `zip`:
 * its bytes in base64.
 * @typedef {{begin?: string, piece?: string | Recipe, count?: number, size?: number, end?: string, zip?: string}} Recipe
 */

const SOAK = Boolean(process.env.TABLEE_SOAK);
const SIZE = { width: 700, height: 800, lang: 'en-GB' };
const MOST = 8 << 20; // kMaxImport
const UNPACKED = 4 << 20; // of extra/pick.js
const LONGEST = 1000; // ms
const BUSY = SOAK ? 1 : 4; // how many times as long it may take beside other tests
const HEAD = 'match;date;game;title;round;player;bot;points;over;practice\r\n';
const TEN = 'ABCDEFGHIJ';
const names = (/** @type {number} */ letters) => [...TEN].map((name) => name.repeat(letters));

const match = '#;;nimmt;;1;A;;5;1;0\r\n#;;nimmt;;1;B;;5;1;0\r\n';
const archive = (/** @type {string | Recipe} */ piece, /** @type {number} */ count, more = '') => ({
  begin: `{"tablee":"sheets","sheets":[${more}`, piece, count, end: `${sheet([0])}]}`,
});
const sheet = (/** @type {number[]} */ round) =>
  `{"sheet":{"format":1,"game":"nimmt","options":{"players":10},"date":"2026-11-20","players":[${names(1).map((name) => `{"name":"${name}"}`)}],"rounds":[[${[...round, ...Array(10 - round.length).fill(1)]}]],"over":true,"practice":false}}`;
const [before_rounds, after_rounds] = sheet([0]).split(/(?<="rounds":\[)\[[^\]]*\]/);
/** @returns {Recipe & {begin: string, end: string}} */
const of_rounds = (/** @type {number} */ count) => ({ begin: `${before_rounds}[2,2,2,2,2,2,2,2,2,2]`, piece: ',[1,1,1,1,1,1,1,1,1,1]', count: count - 1, end: `${after_rounds},` });
const in_full = (/** @type {Recipe} */ { begin = '', piece, count = 1, end = '' }) => begin + String(piece).repeat(count) + end;
const book = (/** @type {string} */ piece, /** @type {number} */ bytes) => {
  const begin = '<sheetData>';
  const end = '</sheetData>';
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  };
  const left = bytes - Object.values(parts).join('').length - begin.length - end.length;
  const xml = begin + piece.repeat(Math.floor(left / piece.length)).padEnd(left) + end;
  const zip = zipSync(Object.fromEntries(Object.entries({ ...parts, 'xl/worksheets/sheet1.xml': xml }).map(([name, text]) => [name, strToU8(text)])), { level: 6 });
  return { zip: Buffer.from(zip).toString('base64') };
};

/** What each is answered with: a preview, or a sentence. @type {Record<string, [answer: RegExp | 'preview', file: () => Recipe]>} */
const FILES = {
  'blanks, a byte below.csv': [/Line 1: /, () => ({ piece: ' ', size: MOST - 1 })],
  'one cell.csv': [/Line 3: /, () => ({ begin: `${HEAD}1;;nimmt;;1;B;;3;1;0\r\n1;;nimmt;;1;`, piece: 'x', size: MOST, end: ';;3;1;0\r\n' })],
  'a byte above.csv': [/too large: at most 8\sMB/, () => ({ piece: ' ', size: MOST + 1 })],
  'one letter with marks.csv': [/Line 2: /, () => ({ begin: `${HEAD}1;;nimmt;;1;a`, piece: '\u0301\u0323', count: MOST / 4 - 100, end: ';;3;1;0\r\n' })],
  'quotation marks.csv': [/Line 1: /, () => ({ piece: '"', size: MOST })],
  'quoted cells.csv': ['preview', () => ({ begin: HEAD, piece: '"1";"";"nimmt";"";"#";"A";"";"5";"1";"0"\r\n', size: MOST })],
  'line ends.csv': [/too many lines/, () => ({ begin: HEAD, piece: '\n', size: MOST })],
  'rows of one match.csv': ['preview', () => ({ begin: HEAD, piece: '1;;nimmt;;#;A;;5;1;0\r\n', size: MOST })],
  'matches at the most.csv': ['preview', () => ({ begin: HEAD, piece: match, count: 20000 })],
  'a match too many.csv': [/too many matches: at most 20/, () => ({ begin: HEAD, piece: match, count: 20001 })],
  'lines at the most.csv': [/Line 2: A match has at most 10 players/, () => ({ begin: 'round;A;B\n', piece: '2;1;1\n', count: 500000 })],
  'a line too many.csv': [/too many lines: at most 500/, () => ({ begin: 'round;A;B\n', piece: '2;1;1\n', count: 500001 })],
  'ten long names.csv': ['preview', () => ({ begin: `round;${names(120).join(';')}\n`, piece: '1;1;1;1;1;1;1;1;1;1;1\n', count: 20000 })],
  'numbers.json': [/too long: at most 10 kB/, () => ({ begin: '{"tablee":"sheets","x":[0', piece: ',0', size: MOST, end: '],"sheets":[]}' })],
  'points at the most.json': ['preview', () => archive(of_rounds(10000), 9, in_full(of_rounds(9999)))],
  'points above.json': [/too many points/, () => archive(of_rounds(10000), 9, in_full(of_rounds(10000)))],
  'sheets at the most.json': ['preview', () => archive(`${sheet([0]).replace('2026-11-20', '')},`.replace('"name":"A"', '"name":"A#"'), 19999)],
  'rows, just below.xlsx': [/Line 1: /, () => book('<row><c><v>1</v></c></row>', UNPACKED)],
  'cells, just below.xlsx': [/sheet of this workbook is empty/, () => book('<c><v>1</v></c>', UNPACKED)],
  'a byte above.xlsx': [/holds too much: at most 4\sMB/, () => book('<row><c><v>1</v></c></row>', UNPACKED + 1)],
};
const OTHERS = ['one letter with marks.csv', 'matches at the most.csv', 'rows, just below.xlsx', 'a byte above.csv'];
const ORDINARY = [...OTHERS, 'one cell.csv', 'lines at the most.csv', 'cells, just below.xlsx'];

// Makes the file in the page, as no driver should carry megabytes, and puts it where the browser's dialogue would.
const MAKE = `(name, recipe) => {
  const made = ({ begin = '', piece = '', count = Infinity, size = Infinity, end = '' }) => {
    const one = typeof piece === 'string' ? piece : made(piece);
    const parts = [begin];
    let length = begin.length + end.length;
    const numbered = one.includes('#');
    const most = numbered ? count : Math.min(count, Math.floor((size - length) / one.length));
    if (!numbered) {
      parts.push(one.repeat(most));
      length += most * one.length;
    }
    for (let n = 1; numbered && n <= most; n++) {
      const next = one.replaceAll('#', n);
      if (length + next.length > size) break;
      parts.push(next);
      length += next.length;
    }
    if (size < Infinity) parts.push(' '.repeat(size - length));
    return parts.join('') + end;
  };
  const content = recipe.zip ? Uint8Array.from(atob(recipe.zip), (letter) => letter.charCodeAt(0)) : made(recipe);
  (${PICK_NEXT})(name, content);
}`;
// Changes what workers do: `window.__before` is put before their script. Waits of half a minute take a tenth.
const WORKERS = `
  const { Blob: RealBlob, setTimeout: wait } = window;
  window.Blob = class extends RealBlob {
    constructor(parts, options) { super(options?.type === 'text/javascript' ? [window.__before ?? '', ...parts] : parts, options); }
  };
  window.setTimeout = (call, ms, ...rest) => wait(call, ms >= 30000 ? ms / 10 : ms, ...rest);`;

async function choose(/** @type {Page} */ page, /** @type {string} */ name, /** @type {Recipe} */ recipe) {
  await page.evaluate(`(${MAKE})(${JSON.stringify(name)}, ${JSON.stringify(recipe)})`);
  await page.item('import');
  await page.evaluate(WATCH);
  await page.press_item('import');
}
const report = async (/** @type {Page} */ page) => (await page.items()).find((item) => item.id === 'report')?.text ?? '';
async function sheets(/** @type {Page} */ page) {
  await page.ready();
  await press_in_turn(page, 'sheets');
  await page.item('import');
}
// Leaving the sheets takes away what was reported of one file, which would be read as the answer to the next one.
const leave_and_come_back = (/** @type {Page} */ page) => press_in_turn(page, 'back', 'sheets');
const stored_sheets = async (/** @type {Page} */ page) => {
  await page.item('import');
  return /\d+ sheets?/.exec((await page.items()).find((item) => item.id === 'room')?.text ?? '')?.[0];
};

for (const engine of ENGINES) {
  describe(`the largest files in ${engine}`, { timeout: 900000 }, () => {
    const at = evening(engine);
    const chosen = SOAK ? Object.keys(FILES) : engine === 'chromium' ? ORDINARY : OTHERS;

    test('each is answered by a preview or a sentence without a long block, and taken in; then a card is played', async (t) => {
      const page = await at.browser.open(at.server.url, SIZE);
      await sheets(page);
      /** @type {string[]} */
      const blocked = [];
      const block_of = async (/** @type {string} */ what) => {
        const ms = Math.round(await page.evaluate('window.__longest'));
        if (engine !== 'chromium') return;
        t.diagnostic(`reliability | ${engine}: ${what}, longest block | ${ms} ms | ≤ ${LONGEST} ms`);
        if (ms > LONGEST * BUSY) blocked.push(`${what}: ${ms} ms`);
      };
      for (const name of chosen) {
        const [answer, file] = FILES[name];
        await choose(page, name, file());
        const said = await page.until(async () => ((await page.screen()) === 'import_preview' ? 'preview' : await report(page)), { what: `an answer to ${name}`, timeout: 60000 });
        await block_of(`${name} is read`);
        if (typeof answer === 'string') assert.equal(said, answer, name);
        else assert.match(said, answer, name);
        assert.ok(said.length < 300, `${name}: ${said}`);
        if (said === 'preview') {
          const add = (await page.items()).find((item) => item.id === 'import.add')?.enabled && / at the most/.test(name);
          await page.evaluate(WATCH);
          await ways.press(page)(add ? 'import.add' : 'preview.cancel');
          await page.item('report');
          await block_of(`${name} is ${add ? 'added' : 'left out'}`);
        }
        await leave_and_come_back(page);
      }
      assert.deepEqual(blocked, []);
      assert.deepEqual(complaints(page), []);
      await press_in_turn(page, 'back');
      await start_match(page);
      await play_a_card(page);
      await page.close();
    });

    if (engine === 'webkit') return; // its driver runs no script before the page's

    test('a reading that hangs, or lacks memory, ends with a sentence; one that takes long shows how far it is, and stops when asked', async () => {
      const page = await at.browser.open(at.server.url, { ...SIZE, script: WORKERS });
      await sheets(page);
      const before = await stored_sheets(page);
      const long = FILES['matches at the most.csv'][1]();

      // It hangs after the first report of its progress.
      await page.evaluate("window.__before = 'const post = self.postMessage.bind(self); self.postMessage = (told) => { post(told); if (told.share > 0) for (;;); };'");
      await choose(page, 'hangs.csv', long);
      await page.until(async () => /^Reading “hangs\.csv”: [1-9]/.test((await page.items()).find((item) => item.id === 'reading')?.text ?? ''), { what: 'its progress' });
      await page.until(async () => /too much time or memory.*Nothing was added\.$/.test(await report(page)), { what: 'a sentence', timeout: 20000 });
      assert.equal((await page.items()).find((item) => item.id === 'import.stop'), undefined);

      await page.evaluate("window.__before = `setInterval(() => self.postMessage({ share: 0.5 }), 200); Object.defineProperty(self, 'onmessage', { set() {} });`");
      await choose(page, 'stops.csv', long);
      await page.item('import.stop');
      await ways.press(page)('import.stop');
      await page.until(async () => (await report(page)) === 'Nothing was added.', { what: 'a sentence' });
      assert.equal((await page.items()).find((item) => item.id === 'import.stop'), undefined);

      await page.evaluate("window.__before = 'WebAssembly.Memory.prototype.grow = () => -1;'");
      await choose(page, 'lacks memory.csv', FILES['ten long names.csv'][1]());
      await page.until(async () => /too much time or memory/.test(await report(page)), { what: 'a sentence' });
      await leave_and_come_back(page);

      // Of 128 MiB the worker gets a part: enough for some of the largest files, and for others too little.
      await page.evaluate(`window.__before = 'const { grow } = WebAssembly.Memory.prototype; WebAssembly.Memory.prototype.grow = function (pages) { return this.buffer.byteLength / 65536 + pages > 2048 ? -1 : grow.call(this, pages); };'`);
      for (const name of SOAK ? Object.keys(FILES) : ['rows of one match.csv']) {
        await choose(page, name, FILES[name][1]());
        const said = await page.until(async () => ((await page.screen()) === 'import_preview' ? 'preview' : await report(page)), { what: `an answer to ${name}`, timeout: 60000 });
        const [answer] = FILES[name];
        assert.ok((typeof answer === 'string' ? said === answer : answer.test(said)) || /too much time or memory/.test(said), `${name}: ${said}`);
        if (said === 'preview') await ways.press(page)('preview.cancel');
        await leave_and_come_back(page);
      }

      // Where no worker can start, the page reads the file.
      await page.evaluate("window.__before = 'throw new Error();'");
      await choose(page, 'few.csv', { begin: HEAD, piece: match, count: 2000 });
      await page.until(async () => (await page.screen()) === 'import_preview', { what: 'a preview' });
      await ways.press(page)('preview.cancel');
      await page.item('report');

      assert.equal(await stored_sheets(page), before);
      await press_in_turn(page, 'back');
      await start_match(page);
      await play_a_card(page);
      await page.close();
    });
  });
}
