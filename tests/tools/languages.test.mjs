// The one list of languages: what the build generates from it; and that the check finds missing parts of a language and
// a second list.
import assert from 'node:assert/strict';
import test from 'node:test';
import { listed_in, missing, tabled_in } from '../../scripts/checks/languages.mjs';
import { for_each_language, languages, traits } from '../../scripts/lib/languages.mjs';

test('every language is complete, and one that is only in the list lacks everything', () => {
  assert.deepEqual(missing(languages), []);
  const lacks = missing(['xx']);
  for (const place of ['assets/words/', 'engine/games/nimmt/words/', 'messages.d.ts', 'style.mjs', 'glossary.mjs', 'braille_text.js', 'braille.test.mjs', 'words.test.mjs'])
    assert.ok(lacks.some((line) => line.startsWith('xx: ') && line.includes(place)), place);
});

test('codes are two letters, each once, as names of files and members are made of them', () => {
  assert.equal(new Set(languages).size, languages.length);
  for (const { code, name } of traits) {
    assert.match(code, /^[a-z]{2}$/);
    assert.ok(name);
  }
});

test('a second list is found; one or two languages are no list', () => {
  const [first, ...others] = languages;
  for (const line of [`['${[first, ...others].join("', '")}']`, `/^(${languages.join('|')})$/`, `{"${languages.join('", "')}"}`, `{Language::${languages.join(', Language::')}}`, `enum class L { ${languages.join(', ')} };`])
    assert.equal(listed_in(`x\n${line}`).length, 1, line);
  for (const line of [`lang: '${first}'`, `['${first}', '${others[0]}']`, `import { languages } from './languages.mjs';`]) assert.deepEqual(listed_in(line), [], line);
  const table = [first, ...others].map((code) => `  ${code}: [1],`);
  assert.deepEqual(tabled_in(`x\n${table.join('\n')}`), ['2: a table']);
  assert.deepEqual(tabled_in(table.slice(1).join('\n')), []);
});

test('a rule of a style sheet is repeated for every language', () => {
  assert.equal(for_each_language('a { b: c; }\nhtml[lang=each-language] .x:not([lang=each-language]) { d: e; }\n'),
    `a { b: c; }\n${languages.map((code) => `html[lang=${code}] .x:not([lang=${code}])`).join(', ')} { d: e; }\n`);
});
