// scripts/site/split.mjs: how it reads a manifest, and which functions are deferred by it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deferred_functions, named_by, plain_name, read_graph, read_homes, read_manifest } from '../../scripts/site/split.mjs';

test('a manifest is files, with some of their functions or all but some', () => {
  assert.deepEqual(read_manifest('# why\na.cc\n\nb.cc: one App::two # these\nc.cc but: three\n').map(({ line, file, way, names }) => [line, file, way, names]), [
    [2, 'a.cc', 'all', []], [4, 'b.cc', 'these', ['one', 'App::two']], [5, 'c.cc', 'but', ['three']],
  ]);
  assert.throws(() => read_manifest('a.cc\na.cc: one'), /line 2: a\.cc is named twice/);
  assert.throws(() => read_manifest('a.cc one'), /line 1: FILE/);
});

test('names are short, as in a manifest', () => {
  for (const [name, plain] of [
    ['tablee::app::App::go(std::__2::basic_string_view<char, std::__2::char_traits<char>>)', 'tablee::app::App::go'],
    ['tablee::ViewOf<tablee::nimmt::Game>::standing() const', 'tablee::ViewOf::standing'],
    ['tablee::(anonymous namespace)::parts(char)', 'tablee::parts'],
    ['void std::__2::__stable_sort<P, app::standings(Sheet const&)::$_0&, It>(It, It)', 'std::__2::__stable_sort'],
    ['tablee::app::standings(tablee::Sheet const&)::$_0::operator()(int) const', 'tablee::app::standings'],
    ['tablee::web::(anonymous namespace)::AppHost::~AppHost()', 'tablee::web::AppHost::~AppHost'],
    ['SDL_free', 'SDL_free'],
  ]) assert.equal(plain_name(name), plain);
});

const HOMES = read_homes(
  ['a.o: -------- T early()', 'b.o: -------- T late()', 'b.o: -------- t (anonymous namespace)::own()', 'a.o: -------- W shared()', 'b.o: -------- W shared()', 'b.o: -------- W both()', 'c.o: -------- W both()', 'c.o: -------- D data', 'c.o: -------- T T::one()', 'c.o: -------- T T::two()'].join('\n'),
  (object) => object.replace('.o', '.cc'),
);
const FILES = new Set(['a.cc', 'b.cc', 'c.cc']);
const named = (/** @type {string} */ text) => named_by(read_manifest(text), HOMES, FILES);

test('a function counts as named if all files that define it name it', () => {
  const is = named('b.cc\nc.cc: both one');
  assert.deepEqual(['early()', 'late()', '(anonymous namespace)::own()', 'shared()', 'both()', 'T::one()', 'T::two()', 'memcpy'].map(is), [false, true, true, false, true, true, false, false]);
  assert.deepEqual(['both()', 'T::one()', 'T::two()'].map(named('b.cc\nc.cc but: T::two')), [true, true, false]);
});

test('everything that a manifest names has to exist', () => {
  assert.throws(() => named('gone.cc\nb.cc: late nothing'), /line 1: the program has no file gone\.cc\nline 2: b\.cc defines no nothing/);
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
});
