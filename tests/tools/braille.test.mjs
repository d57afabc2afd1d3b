// Compares our braille with that of liblouis, whose tables most screen readers use, if it is installed; and always
// checks the file's format.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import test from 'node:test';
import * as braille from '../../web/page/js/extra/braille_text.js';
import { readWords } from '../../scripts/words/words.mjs';
import { root } from './lib.mjs';

const TABLES = { fr: 'fr-bfu-comp6.utb', en: 'en-ueb-g1.ctb', de: 'de-g0.utb' };
const as_text = (/** @type {number[]} */ cells) => cells.map((cell) => String.fromCharCode(0x2800 + cell)).join('');
/** @typedef {import('../../web/page/js/messages.js').Language} Language */

/** @returns {Record<string, string>} */
const words_of = (/** @type {Language} */ lang) =>
  Object.fromEntries([...readWords(lang)].map(([key, text]) => [key, text.replaceAll('\u00a0', ' ')]));

// The texts of labels and sheets: every card, the special cards' names, the sheet's headings, and names of people.
const NAMES = ['Ada', 'Basile', 'Chloé', 'Zoë', 'Müller', 'Jean-Paul', 'LeBron', 'ABC', 'X2', '2b', 'Ça', 'Noël', 'François', 'Größe', 'iOS', 'É', 'Ève', 'José'];
const texts_of = (/** @type {Language} */ lang) => {
  const words = words_of(lang);
  const numbers = Array.from({ length: 104 }, (_, i) => String(i + 1));
  const scores = ['Ada 5, Zoë 12', 'Ada 0, Bob -3', '66', `${words['sheet.total'] ?? 'Total'}: Ada 66, Zoë 3`];
  const specials = Object.keys(words).filter((key) => key.startsWith('nimmt.special.')).map((key) => words[key]);
  // Letters of another language are written as base letters here, and in various ways by liblouis.
  const foreign = { fr: /[ß]/, en: /[ßœ]/, de: /[œ]/ }[lang];
  return [...numbers, ...scores, ...specials, ...NAMES, words['game.nimmt'], words['game.nothanks']].filter((text) => text && !/[{]/.test(text) && !foreign.test(text));
};

test('letters, capitals, accents and numbers as liblouis writes them', (t) => {
  for (const [lang, table] of /** @type {[Language, string][]} */ (Object.entries(TABLES))) {
    const texts = texts_of(lang);
    const { status, stdout, error } = spawnSync('lou_translate', ['--forward', `unicode.dis,${table}`], { input: `${texts.join('\n')}\n`, encoding: 'utf8' });
    if (error) return t.skip('liblouis is not here (Debian: liblouis-bin)');
    assert.equal(status, 0);
    const theirs = stdout.trimEnd().split('\n');
    texts.forEach((text, i) => assert.equal(as_text(braille.cells(text, lang)), theirs[i], `${lang}: ${text}`));
  }
});

test('digits in the chosen notation, in every language', () => {
  for (const lang of /** @type {Language[]} */ (Object.keys(TABLES))) {
    const text = (/** @type {string} */ words, /** @type {'antoine' | 'international'} */ notation) => as_text(braille.cells(words, lang, notation));
    assert.equal(text('104', 'international'), '⠼⠁⠚⠙');
    assert.equal(text('104', 'antoine'), '⠠⠡⠼⠹');
    assert.equal(text('1234567890', 'antoine'), '⠠⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼');
    // A letter after a number is not read as one of its digits.
    assert.notEqual(text('5e', 'international'), text('55', 'international'));
    assert.notEqual(text('5e', 'antoine'), text('55', 'antoine'));
    // Nothing else changes.
    assert.equal(text('Stop', 'antoine'), text('Stop', 'international'));
  }
  assert.equal(as_text(braille.cells('55', 'fr')), as_text(braille.cells('55', 'fr', 'antoine')));
  assert.equal(as_text(braille.cells('55', 'de')), as_text(braille.cells('55', 'de', 'international')));
});

test('a line breaks between words and continues indented', () => {
  const long = braille.cells('one two three four five six seven eight nine ten eleven', 'en');
  const lines = braille.wrapped(long);
  assert.ok(lines.length === 2 && lines.every((line) => line.length <= 40));
  assert.deepEqual(lines[1].slice(0, 2), [0, 0]);
  assert.equal(braille.wrapped(braille.cells('x'.repeat(100), 'en')).every((line) => line.length <= 40), true);
});

test('labels are not cut by the end of a page, and embossers can read the file', () => {
  const labels = Array.from({ length: 104 }, (_, i) => [braille.cells(String(i + 1), 'en'), braille.cells('7', 'en')]);
  const text = braille.file(braille.sheet_of_labels(labels));
  assert.match(text, /^[\x20-\x5f\r\n\f]*$/);
  const pages = text.split('\f');
  assert.ok(pages.length > 1);
  let seen = 0;
  for (const page of pages) {
    const lines = page.replace(/\r\n$/, '').split('\r\n');
    assert.ok(lines.length <= 25 && lines.every((line) => line.length <= 40));
    lines.forEach((line, i) => {
      const here = (line.match(/#[A-J]+/g) ?? []).length;
      if (i % 3 === 0) seen += here;
      if (i % 3 === 1) assert.equal(here, (lines[i - 1].match(/#[A-J]+/g) ?? []).length, 'each number has its heads beneath');
    });
  }
  assert.equal(seen, 104);
});
