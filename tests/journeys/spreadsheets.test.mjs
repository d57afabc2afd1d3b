// Spreadsheets of an evening, chosen in the browser's dialogue: previewed, questioned, imported or refused by name.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { complaints, ENGINES, evening } from './lib.mjs';
import { press_in_turn, ways } from './play.mjs';

/** @typedef {import('./lib.mjs').Page} Page */

const PHONE = { width: 360, height: 740, dpr: 2, touch: true, lang: 'de' };
const HEAD = 'match;date;game;title;round;player;bot;points;over;practice\r\n';
const row = (/** @type {string} */ date, /** @type {number} */ round, /** @type {string} */ player, /** @type {number} */ points) =>
  `1;${date};nimmt;Dim.;${round};${player};;${points};1;0\r\n`;
const table_of = (/** @type {string} */ date) => HEAD + row(date, 1, 'Zoë', 12) + row(date, 1, 'Ben', 3) + row(date, 2, 'Zoë', 7) + row(date, 2, 'Ben', 0);

const text_of = async (/** @type {Page} */ page, /** @type {string} */ id) => (await page.item(id)).text;
const sheets_in = async (/** @type {Page} */ page) => (await page.items()).filter((item) => /^sheet\.\d/.test(item.id)).length;
const shows = (/** @type {Page} */ page, /** @type {string} */ screen) => page.until(async () => (await page.screen()) === screen, { what: `screen ${screen}` });
const reports = (/** @type {Page} */ page, /** @type {RegExp} */ report) =>
  page.until(async () => report.test((await page.items()).find((item) => item.id === 'report')?.text ?? ''), { what: `a report ${report}` });

async function choose(/** @type {Page} */ page, /** @type {string} */ name, /** @type {Uint8Array} */ bytes) {
  await page.item('import');
  const dialogue = page.driver.tab.waitForEvent('filechooser');
  await page.tap('import');
  await (await dialogue).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
}

// A workbook whose first sheet is a table with a column for each player.
const workbook = () => zipSync(Object.fromEntries(Object.entries({
  'xl/workbook.xml': '<workbook><sheets><sheet name="Abend" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/sharedStrings.xml': '<sst><si><t>Runde</t></si><si><t>Zoë</t></si><si><t>Ben</t></si><si><t>Summe</t></si></sst>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>
    <row r="2"><c r="A2"><v>1</v></c><c r="B2"><v>12</v></c><c r="C2"><v>3</v></c></row>
    <row r="3"><c r="A3"><v>2</v></c><c r="B3"><v>7</v></c><c r="C3"><v>0</v></c></row>
    <row r="4"><c r="A4" t="s"><v>3</v></c><c r="B4"><v>19</v></c><c r="C4"><v>3</v></c></row>
  </sheetData></worksheet>`,
}).map(([name, text]) => [name, strToU8(text)])));

describe('spreadsheets', { timeout: 300000, skip: !ENGINES.includes('chromium') }, () => {
  const at = evening('chromium');

  async function sheets() {
    const page = await at.browser.open(at.server.url, PHONE);
    await page.ready();
    await press_in_turn(page, 'sheets');
    await page.item('import');
    return page;
  }

  test('a file of Windows-1252 with German dates is previewed and imported; its copy is a near-duplicate', async () => {
    const page = await sheets();
    await choose(page, 'abend.csv', Uint8Array.from(table_of('20.11.2026'), (letter) => letter.charCodeAt(0)));
    await shows(page, 'import_preview');
    assert.equal(await text_of(page, 'file'), 'Datei: abend.csv');
    assert.match(await text_of(page, 'one'), /: 2 Runden, 2 Spieler\.$/);
    assert.equal(await text_of(page, 'scores.0.0'), '2. Zoë');
    await ways.press(page)('preview.cancel');
    await reports(page, /^Nichts wurde übernommen\.$/);
    assert.equal(await sheets_in(page), 0);

    await choose(page, 'abend.csv', Uint8Array.from(table_of('20.11.2026'), (letter) => letter.charCodeAt(0)));
    await shows(page, 'import_preview');
    await press_in_turn(page, 'import.add');
    await reports(page, /^1 Punktezettel dazugekommen, 0 schon da\.$/);
    assert.equal(await sheets_in(page), 1);

    // The same evening, corrected.
    await choose(page, 'abend.csv', strToU8(table_of('2026-11-20').replace(';Zoë;;7;', ';Zoë;;8;')));
    await shows(page, 'import_preview');
    assert.equal((await page.item('import.add')).enabled, false);
    await press_in_turn(page, 'near.choice.replace', 'import.add');
    await reports(page, /^0 Punktezettel dazugekommen, 1 ersetzt, 0 schon da\.$/);
    assert.equal(await sheets_in(page), 1);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('the order of a date is asked where it can be two; a line that was not understood is listed', async () => {
    const page = await sheets();
    await choose(page, 'abend.csv', strToU8(`${table_of('3/4/2026')}2;;nimmt;;1;Zoë;;zwölf;1;0\r\n`));
    await shows(page, 'import_preview');
    assert.match(await text_of(page, 'unread.0'), /^Zeile 6: „zwölf“/);
    assert.equal((await page.item('import.add')).enabled, false);
    await press_in_turn(page, 'order.day', 'import.add');
    await reports(page, /^1 Punktezettel dazugekommen/);
    await page.item(/^sheet\.2026-04-03\./);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('a file is read by a script that nothing else loads; the game of a workbook is asked', async () => {
    const page = await sheets();
    /** @type {string[]} */
    const loaded = [];
    page.driver.tab.on('request', (request) => loaded.push(request.url()));
    const dialogue = page.driver.tab.waitForEvent('filechooser');
    await page.tap('import');
    await dialogue;
    const read_by = (/** @type {string} */ url) => /file_reader-\w+\.js/.test(url);
    assert.equal(loaded.some(read_by), false);
    await choose(page, 'abend.xlsx', workbook());
    await shows(page, 'import_preview');
    assert.ok(loaded.some(read_by));
    assert.match(await text_of(page, 'scores.1.0'), /^[12]\. Ben$/);
    await press_in_turn(page, 'kind.nimmt', 'import.add');
    await reports(page, /^1 Punktezettel dazugekommen, 0 schon da\.$/);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });

  test('workbooks of other kinds are refused by name, with what to do', async () => {
    const page = await sheets();
    await choose(page, 'abend.ods', zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') }));
    await reports(page, /\(\.ods\).*CSV.*Nichts wurde übernommen\.$/);
    await choose(page, 'abend.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)));
    await reports(page, /\(\.xls\).*CSV.*Nichts wurde übernommen\.$/);
    assert.equal(await sheets_in(page), 0);
    assert.deepEqual(complaints(page), []);
    await page.close();
  });
});
