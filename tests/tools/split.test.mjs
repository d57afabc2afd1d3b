// scripts/site/split.mjs: how it reads a manifest, and which functions are deferred by it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deferred_functions, named_by, read_graph, read_homes, read_inline, read_manifest } from '../../scripts/site/split.mjs';

test('a manifest is files', () => {
  assert.deepEqual(read_manifest('# why\na.cc\n\nb.cc # these\n'), [{ line: 2, file: 'a.cc' }, { line: 4, file: 'b.cc' }]);
  assert.throws(() => read_manifest('a.cc\na.cc'), /line 2: a\.cc is named twice/);
  assert.throws(() => read_manifest('a.cc: one'), /line 1: one file is wanted/);
});

const DEFINED = ['a.o: -------- T early()', 'b.o: -------- T late()', 'b.o: -------- t (anonymous namespace)::own()', 'a.o: -------- W shared()', 'b.o: -------- W shared()', 'b.o: -------- W both()', 'c.o: -------- W both()', 'c.o: -------- W std::__2::vector<int>::clear()', 'c.o: -------- W Row::~Row()', 'c.o: -------- D data', 'c.o: -------- T T::one()', 'c.o: -------- T T::two()'].join('\n');
const HOMES = read_homes(DEFINED, (object) => object.replace('.o', '.cc'));
const FILES = new Set(['a.cc', 'b.cc', 'c.cc']);
const named = (/** @type {string} */ text) => named_by(read_manifest(text), HOMES, FILES);

test('a function counts as named if all files that define it are named', () => {
  const functions = ['early()', 'late()', '(anonymous namespace)::own()', 'shared()', 'both()', 'T::one()', 'memcpy'];
  assert.deepEqual(functions.map(named('b.cc\nc.cc')), [false, true, true, false, true, true, false]);
  assert.deepEqual(functions.map(named('b.cc')), [false, true, true, false, false, false, false]);
});

test('inline functions of the standard library and destructors may be identical to others', () => {
  assert.deepEqual([...read_inline(DEFINED)], ['std::__2::vector<int>::clear()', 'Row::~Row()']);
});

test('everything that a manifest names has to exist', () => {
  assert.throws(() => named('gone.cc\nb.cc\nlost.cc'), /line 1: the program has no file gone\.cc\nline 3: the program has no file lost\.cc/);
});

test('functions that only deferred ones call are deferred; exported ones and those in the table are not, unless named', () => {
  const graph = read_graph(`
  "main" [style="filled", fillcolor="white"];
  "late" [style="filled", fillcolor="white"];
  "helper" [style="filled", fillcolor="white"];
  "shared" [style="filled", fillcolor="white"];
  "virtual" [style="filled", fillcolor="white"];
  "named" [style="filled", fillcolor="white"];
  "ours" [style="filled", fillcolor="turquoise"];
  "main" [style="filled", fillcolor="gray"];
  "virtual" [style="filled, rounded"];
  "named" [style="filled, rounded"];
  "main" -> "late"; // call
  "main" -> "shared"; // call
  "late" -> "helper"; // call
  "late" -> "shared"; // call
  "helper" -> "ours"; // call
`);
  assert.deepEqual(deferred_functions(graph, (name) => name === 'late' || name === 'named'), ['late', 'helper', 'named']);
  assert.deepEqual(deferred_functions(graph, () => false), []);
  // A function that may be identical to others is not deferred if first-part code calls it, or if it is in the table.
  assert.deepEqual(deferred_functions(graph, (name) => name === 'late' || name === 'named', (name) => name === 'late'), ['named']);
  assert.deepEqual(deferred_functions(graph, (name) => name === 'late' || name === 'named', (name) => name === 'named'), ['late', 'helper']);
});
