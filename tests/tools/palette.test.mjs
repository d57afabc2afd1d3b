// Colours are defined once, in the drawing code.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { root } from '../../scripts/lib/games.mjs';
import { coloured, colours_said, digits_of_themes, said_twice, themes } from '../../scripts/lib/palette.mjs';

test('a theme’s colours are read from the drawing, by their names', () => {
  const all = themes(`constexpr Theme kDusk{
    .cloth = rgb(0x102030),
    .thread = rgb(0x5A4320, 0.06f),
    .face = {{rgb(0x000001), rgb(0x000002), rgb(0x000003)},
             {rgb(0x000004), rgb(0x000005), rgb(0x000006)}},
    .poster = {rgb(0x0000AA), rgb(0x0000BB)},
    .outlines = false,
};
`);
  assert.deepEqual([...all], [['dusk.cloth', '#102030'], ['dusk.thread', '#5A43200F'], ['dusk.face.0.ink', '#000001'], ['dusk.face.0.band', '#000002'], ['dusk.face.0.tint', '#000003'],
    ['dusk.face.1.ink', '#000004'], ['dusk.face.1.band', '#000005'], ['dusk.face.1.tint', '#000006'], ['dusk.poster.0', '#0000AA'], ['dusk.poster.1', '#0000BB']]);
  assert.equal(digits_of_themes(new Map([...all].slice(0, 2))), '102030FF5A43200F', 'for the program');
  for (const theme of ['day', 'night', 'contrast']) {
    for (const name of ['cloth', 'on_poster', 'poster.2', 'face.4.tint', 'chart.4', 'back_mark']) assert.ok(themes().has(`${theme}.${name}`), `${theme}.${name}`);
  }
});

test('names become colours, and an unknown name is an error', () => {
  const { day, white } = { day: themes().get('day.cloth'), white: coloured('colour(day.on_accent)') };
  assert.equal(coloured('a { color: colour(day.cloth); } // colour(day.cloth)22'), `a { color: ${day}; } // ${day}22`);
  assert.equal(white, '#FFF', 'as short as it may be');
  assert.equal(coloured('colour(day.cloth, 20%)'), `${day}33`, 'a part of it');
  assert.match(coloured('colour(kTube.4)', 'nothanks'), /^#\w{6}$/);
  for (const [text, game] of [['colour(day.nothing)'], ['colour(kTube.4)'], ['colour(kTube.9)', 'nothanks']]) assert.throws(() => coloured(text, game), /there is no colour/);
});

// Files that define colours: the themes', and each game's own.
const PALETTES = /^(web\/draw\/toolkit\/theme\.cc|web\/games\/\w+\/card\.cc)$/;

test('no style sheet, script, page or picture repeats a colour of the drawing, and no drawing one of a palette', () => {
  const ink = themes().get('day.ink') ?? '';
  assert.deepEqual(said_twice(`x ${ink.toLowerCase()}44 #123456 #ffffff rgb(0x${ink.slice(1)}, 0.5f) 0xFFFFFF`), [ink, ink]);
  assert.deepEqual(said_twice('rgb(0xD9641E)', 'nothanks'), ['#D9641E']);
  assert.deepEqual(said_twice('rgb(58 42 16 / 26%)'), ['#3A2A10'], 'also with an alpha');
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web', 'shell.html', 'assets/icons', 'engine/games', 'scripts'], { cwd: root, encoding: 'utf8' })
    .split('\n').filter((file) => /\.(css|js|mjs|html|svg|cc|h)$/.test(file) && !PALETTES.test(file));
  assert.ok(files.length > 250);
  for (const file of files) assert.deepEqual(said_twice(readFileSync(path.join(root, file), 'utf8'), /^engine\/games\/(\w+)\//.exec(file)?.[1]), [], file);
});

test('style sheets have no colour of their own, except greys on paper, black on white for a camera, and black behind a dialog', () => {
  const own = { 'web/embed/document.css': /^never$/, 'web/embed/pages.css': /^never$/, 'web/page/hand.css': /^#(FFFFFF|000000|00000055)$/, 'web/page/print.css': /^#(\w\w)\1\1$/, 'web/page/shell.css': /^#000000$/ };
  const sheets = execFileSync('git', ['ls-files', 'web/*.css'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  assert.deepEqual(sheets, Object.keys(own));
  for (const [sheet, allowed] of Object.entries(own)) {
    const text = readFileSync(path.join(root, sheet), 'utf8');
    assert.deepEqual(colours_said(text).filter((colour) => !allowed.test(colour)), [], sheet);
    assert.doesNotMatch(text, /[:,(\s]((white|black|gr[ae]y|red)(?![\w-])|hsla?\(|hwb\(|ok\w+\(|rgba?\(|color\()/, sheet);
  }
  assert.equal(colours_said('a { color: #3AC; background: #33AACC80 rgb(51, 170, 204) }').length, 3);
});
