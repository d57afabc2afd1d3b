// What scripts/checks/docs.mjs finds in a small checkout: a document with one mistake of each kind, and one without.
import assert from 'node:assert/strict';
import test from 'node:test';
import { checker } from '../../scripts/checks/docs.mjs';

/** @type {Record<string, string>} */
const GOOD = {
  'README.md': '# Title\n\n## Two words\n\nSee [the page](docs/PAGE.md#items) and `engine/core/`, `engine/core/item.h`, `item.h`, `games/<game>/{a,b}.cc`. `kItems` and `all_items` in `item.h`.\n\n```sh\nscripts/test --only debug   # one stage\nscripts/build native-debug tablee_tests\nnode scripts/checks/x.mjs --write\ntablee arena --deals 3\n```\n(docs/PAGE.md, *Items*); `dist/index.html` is made, `made.wasm` by a script.\n',
  'docs/PAGE.md': '# The page\n\n## Items\n\nBack to [the start](../README.md#two-words).\n',
  'docs/RULES.md': '# The rules\n\n## 1. One\n\n### 1.2 Two\n',
  'engine/core/item.h': '// docs/PAGE.md, RULES.md §1.2\nconstexpr int kItems = 3;\nint all_items();\n',
  'engine/games/chess/a.cc': '', 'engine/games/chess/b.cc': '',
  'engine/tools/arena.cc': 'const ArgSpec kOptions[] = {{"deals", true}};\nconst Command kArena{"arena", kOptions, 0, &run};\n',
  'scripts/test': '# scripts/test [--only STAGE]\n  stage debug "Suites" debug_stage\n',
  'scripts/build': '', 'scripts/checks/x.mjs': "const write = process.argv.includes('--write'); // made.wasm\n",
  'tests/CMakeLists.txt': 'add_executable(tablee_tests)\n',
  'CMakePresets.json': '{"configurePresets": [{"name": "native-debug"}]}',
};
const complaints_of = (/** @type {Record<string, string>} */ changed) => {
  /** @type {Record<string, string>} */
  const files = { ...GOOD, ...changed };
  return checker({ files: Object.keys(files), read: (file) => files[file] }).complaints();
};

test('a checkout whose documents are right has no complaint', () => assert.deepEqual(complaints_of({}), []));

for (const [what, wrong, complaint] of /** @type {[string, string, RegExp][]} */ ([
  ['a link', 'See [it](docs/GONE.md).', /README\.md:1: the link docs\/GONE\.md leads nowhere/],
  ['a picture', '<img src="docs/gone.webp">', /docs\/gone\.webp leads nowhere/],
  ['a heading of a link', '[it](docs/PAGE.md#gone)', /docs\/PAGE\.md has no heading gone/],
  ['a heading in words', 'as it says (docs/PAGE.md, *Gone*)', /no such heading/],
  ['a path', 'in `engine/core/gone.h`', /there is no engine\/core\/gone\.h/],
  ['a folder', 'in `engine/gone`', /there is no engine\/gone/],
  ['a file by its name', 'in `gone.h`', /there is no gone\.h/],
  ['one of several files', 'in `games/<game>/{c,d}.cc`', /there is no games/],
  ['a constant', 'with `kGone`', /nothing is called kGone/],
  ['a function', 'with `all_gone`', /nothing is called all_gone/],
  ['a name in another file', '`kItems`, `all_items` in `a.cc`', /a\.cc has no kItems\n.*a\.cc has no all_items/],
  ['a script', '`scripts/gone --x`', /there is no scripts\/gone/],
  ['a script in a block', '```sh\nscripts/gone\n```', /README\.md:2: there is no scripts\/gone/],
  ['an option of a script', '`node scripts/checks/x.mjs --gone`', /x\.mjs knows no --gone/],
  ['a stage', '`scripts/test --only gone`', /no stage gone/],
  ['a preset', '`scripts/build native-gone`', /no preset native-gone/],
  ['a target', '`scripts/build native-debug tablee_gone`', /no target tablee_gone/],
  ['a command of the program', '`tablee gone --deals 3`', /tablee has no command gone/],
  ['an option of the program', '`build/native-release/engine/tablee arena --gone 3`', /tablee arena knows no --gone/],
]))
  test(`${what} that is not there`, () => {
    const found = complaints_of({ 'README.md': `${wrong}\n\n## Two words\n` });
    assert.match(found.join('\n'), new RegExp(`^.*${complaint.source}[^\n]*$`));
  });

test('what the code cites', () => {
  assert.deepEqual(complaints_of({ 'engine/core/list.h': '// docs/GONE.md\n' }), ['engine/core/list.h:1: there is no docs/GONE.md']);
  assert.deepEqual(complaints_of({ 'engine/core/list.h': '// RULES.md §1.3\n' }), ['engine/core/list.h:1: docs/RULES.md has no §1.3']);
});

test('more words than a document may have, or all of them together', () => {
  assert.match(complaints_of({ 'README.md': `## Two words\n${'word '.repeat(700)}` })[0], /README\.md has 703 words, 700 at most/);
  assert.match(complaints_of({ 'docs/LONG.md': 'word '.repeat(20000) })[0], /words together, 20000 at most/);
});

test('more entries than a glossary may have', () => {
  const rows = (/** @type {number} */ count) => `| term | meaning |\n|---|---|\n${'| a | b |\n'.repeat(count)}`;
  assert.deepEqual(complaints_of({ 'docs/GLOSSARY.md': rows(40) }), []);
  assert.match(complaints_of({ 'docs/GLOSSARY.md': rows(41) })[0], /41 entries, 40 at most/);
});
