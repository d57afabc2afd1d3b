// Files of scores as text: encodings, workbooks, and other kinds of files.
import assert from 'node:assert/strict';
import test from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { is_zip, text_of } from '../../web/page/js/extra/file_text.js';
import { day_of, is_date_format, text_of_workbook } from '../../web/page/js/extra/workbook_text.js';

const TABLE = 'Runde;Zoë;Ben\r\n1;12;3\r\n';
const MOST = 1 << 20;
const utf16 = (/** @type {string} */ text, big = false) => Uint8Array.from([...text].flatMap((letter) => {
  const code = letter.charCodeAt(0);
  return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
}));

test('text of every encoding that spreadsheets save', () => {
  const utf8 = new TextEncoder();
  assert.deepEqual(text_of(utf8.encode(TABLE)), { text: TABLE });
  assert.deepEqual(text_of(utf8.encode(`\ufeff${TABLE}`)), { text: TABLE });
  assert.deepEqual(text_of(utf16(`\ufeff${TABLE}`)), { text: TABLE });
  assert.deepEqual(text_of(utf16(`\ufeff${TABLE}`, true)), { text: TABLE });
  assert.deepEqual(text_of(utf16(TABLE)), { text: TABLE });
  assert.deepEqual(text_of(utf16(TABLE, true)), { text: TABLE });
  assert.deepEqual(text_of(Uint8Array.from(TABLE, (letter) => letter.charCodeAt(0))), { text: TABLE });
  assert.deepEqual(text_of(new Uint8Array()), { text: '' });
});

test('a letter and its accent become one, but not in an archive', () => {
  assert.deepEqual(text_of(new TextEncoder().encode('Zoe\u0308')), { text: 'Zoë' });
  assert.deepEqual(text_of(new TextEncoder().encode(' {"x":"Zoe\u0308"}')), { text: ' {"x":"Zoe\u0308"}' });
});

test('a letter with more marks than Unicode’s stream-safe format allows is left as it is, at once', () => {
  const before = process.cpuUsage();
  const many = `a${'\u0301\u0323'.repeat(500_000)}`;
  assert.equal(text_of(new TextEncoder().encode(many)).text, many);
  const { user } = process.cpuUsage(before);
  assert.ok(user < 3e6, `${user / 1e6} s`);
});

test('files of other kinds are named', () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  assert.deepEqual(text_of(Uint8Array.from([...compound, ...new Uint8Array(600)])), { problem: 'xls' });
  assert.deepEqual(text_of(Uint8Array.from([...compound, ...new Uint8Array(600), ...utf16('EncryptedPackage')])), { problem: 'locked' });
  assert.deepEqual(text_of(strToU8('%PDF-1.7')), { problem: 'strange' });
  assert.deepEqual(text_of(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)), { problem: 'strange' });
});

// A workbook with one sheet of these rows.
const book = (/** @type {string} */ rows, more = {}) => zipSync(Object.fromEntries(Object.entries({
  'xl/workbook.xml': '<workbook><workbookPr/><sheets><sheet name="hid" state="hidden" r:id="r2"/><sheet name="one" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/hidden.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`,
  'xl/worksheets/hidden.xml': '<worksheet><sheetData><row><c><v>666</v></c></row></sheetData></worksheet>',
  'xl/sharedStrings.xml': '<sst><si><t>Zoë</t></si><si><r><t>B</t></r><r><t xml:space="preserve">en </t></r><rPh><t>no</t></rPh></si><si><t>a&amp;b &lt;c&gt; &#233;&#x1F389;</t></si></sst>',
  'xl/styles.xml': '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yy"/><numFmt numFmtId="165" formatCode="[&gt;9]&quot;dy&quot;0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
  ...more,
}).map(([name, text]) => [name, strToU8(text)])));
const cells = (/** @type {string} */ row) => text_of_workbook(book(`<row r="1">${row}</row>`), MOST);

test('the first visible sheet of a workbook becomes lines of cells', () => {
  assert.ok(is_zip(book('')));
  assert.deepEqual(cells('<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c>'), { text: 'Zoë\tBen \ta&b <c> é🎉' });
  assert.deepEqual(cells('<c r="A1" t="inlineStr"><is><t>Zoe\u0308</t></is></c><c r="D1"><v>12</v></c>'), { text: 'Zoë\t\t\t12' });
  assert.deepEqual(cells('<c><v>12.000000000000002</v></c><c><v>-7</v></c><c><v>1.2E1</v></c>'), { text: '12\t-7\t12' });
  assert.deepEqual(cells('<c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#REF!</v></c><c t="str"><f>"x"&amp;A1</f><v>x</v></c>'), { text: '1\t0\t#REF!\tx' });
  assert.deepEqual(cells('<c s="1"><v>46346</v></c><c s="2"><v>46346.8</v></c><c s="3"><v>46346</v></c><c t="d"><v>2026-11-20T10:00:00</v></c>'),
    { text: '2026-11-20\t2026-11-20\t46346\t2026-11-20' });
  assert.deepEqual(cells('<c t="inlineStr"><is><t>a\tb\n"c"</t></is></c><c/><c><v>3</v></c>'), { text: '"a\tb\n""c"""\t\t3' });
  assert.deepEqual(text_of_workbook(book('<row r="2"><c r="B2"><v>1</v></c></row><row r="4"><c r="A4"><v>2</v></c></row>'), MOST), { text: '\n\t1\n\n2' });
  assert.deepEqual(text_of_workbook(book('<x:row xmlns:x="y"><x:c><x:v>1</x:v></x:c></x:row>'), MOST), { text: '1' });
});

test('days of numbers, and which formats show one', () => {
  assert.equal(day_of(46346, false), '2026-11-20');
  assert.equal(day_of(44884, true), '2026-11-20');
  assert.equal(day_of(1, false), '1900-01-01');
  assert.equal(day_of(61, false), '1900-03-01');
  assert.equal(day_of(-5, false), '');
  assert.equal(day_of(1e9, false), '');
  for (const code of ['dd/mm/yyyy', 'yyyy-mm-dd', '[$-40C]d mmmm yyyy;@', 'd\\.m\\.yy', 'mmm', 'dd/mm/yyyy hh:mm']) assert.ok(is_date_format(code), code);
  for (const code of ['General', '0.00', '"day "0', 'hh:mm', '[mm]:ss', '#,##0', '0.0 "mm"']) assert.ok(!is_date_format(code), code);
  const old = { 'xl/workbook.xml': '<workbook><workbookPr date1904="1"/><sheets><sheet r:id="r1"/></sheets></workbook>' };
  assert.deepEqual(text_of_workbook(book('<row><c s="1"><v>44884</v></c></row>', old), MOST), { text: '2026-11-20' });
});

test('workbooks of other kinds are named', () => {
  const zip = (/** @type {Record<string, string>} */ parts) => zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
  assert.deepEqual(text_of_workbook(zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' }), MOST), { problem: 'ods' });
  assert.deepEqual(text_of_workbook(zip({ 'xl/workbook.bin': '' }), MOST), { problem: 'xlsb' });
  assert.deepEqual(text_of_workbook(zip({ 'Index/Document.iwa': '' }), MOST), { problem: 'numbers' });
  assert.deepEqual(text_of_workbook(zip({ 'word/document.xml': '' }), MOST), { problem: 'strange' });
  assert.deepEqual(text_of_workbook(book(''), MOST), { problem: 'empty' });
  const locked = book('<row><c><v>1</v></c></row>');
  // The mark of encryption in every entry of the list.
  for (let at = 0; at < locked.length - 4; at++) if (locked[at] === 0x50 && locked[at + 1] === 0x4b && locked[at + 2] === 1) locked[at + 8] |= 1;
  assert.deepEqual(text_of_workbook(locked, MOST), { problem: 'locked' });
});

test('a damaged workbook is reported, wherever it is cut or changed', () => {
  const whole = book('<row><c r="A1"><v>1</v></c></row>');
  for (let size = 0; size < whole.length; size++) assert.ok(text_of_workbook(whole.slice(0, size), MOST).problem, `${size} bytes`);
  for (let at = 0; at < whole.length; at++) {
    const changed = whole.slice();
    changed[at] ^= 0x55;
    text_of_workbook(changed, MOST);
  }
});

test('what unpacks to more than the limit is refused', () => {
  const row = '<row><c t="inlineStr"><is><t>x</t></is></c></row>';
  assert.deepEqual(text_of_workbook(book(row.repeat(30000)), MOST), { problem: 'long' });
  assert.deepEqual(text_of_workbook(book(`<row><c r="XFD1"><v>1</v></c></row>`), MOST), { problem: 'empty' });
  assert.deepEqual(text_of_workbook(book('<row r="1048576"><c r="A1"><v>1</v></c></row>'), MOST / 2), { problem: 'long' });
  // A short text in a thousand cells.
  const long = { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(MOST / 2)}</t></si></sst>` };
  assert.deepEqual(text_of_workbook(book('<row><c t="s"><v>0</v></c></row>'.repeat(1000), long), MOST), { problem: 'long' });
  // A part of few packed bytes.
  const bomb = book('', { 'xl/worksheets/sheet1.xml': ' '.repeat(8 << 20) });
  assert.deepEqual(text_of_workbook(bomb, MOST), { problem: 'long' });
});

test('the largest workbooks, in their worst shapes, are answered', () => {
  const fill = (/** @type {string} */ begin, /** @type {string} */ piece, end = '', size = MOST / 2) =>
    begin + piece.repeat((size - begin.length - end.length) / piece.length) + end;
  const cell = '<c t="s"><v>0</v></c>';
  /** @type {[string, Uint8Array, RegExp | undefined][]} */
  const worst = [
    ['one long text in every cell', book(fill('', cell), { 'xl/sharedStrings.xml': fill('<sst><si><t>', 'a', '</t></si></sst>', 32000) }), /^long$/],
    ['a text longer than cells can be', book(`<row>${cell}</row>`, { 'xl/sharedStrings.xml': fill('<sst><si><t>', 'a', '</t></si></sst>', 40000) }), /^long$/],
    ['a text of references', book(fill('<row><c t="str"><v>', '&amp;', '</v></c></row>')), /^long$/],
    ['a format of brackets', book('<row><c><v>1</v></c></row>', { 'xl/styles.xml': fill('<numFmt numFmtId="1" formatCode="', '[', '"/>') }), undefined],
    ['tags without an end', book(fill('', '<')), /^(empty|long)$/],
    ['quotation marks', book(fill('<row><c ', '\'">', '></c></row>')), /^(empty|long)$/],
    ['parts that are too large together', book(fill('', '<row/>', '', MOST - 2000)), /^(empty|long)$/],
    ['a part that is too large', book(fill('', '<row/>', '', MOST + 1)), /^long$/],
  ];
  for (const [name, bytes, problem] of worst) {
    const before = process.cpuUsage();
    const read = text_of_workbook(bytes, MOST);
    const { user } = process.cpuUsage(before);
    assert.ok(user < 3e6, `${name}: ${user / 1e6} s`);
    if (problem) assert.match(String(read.problem), problem, name);
    else assert.equal(read.problem, undefined, name);
  }
});
