// tablee new-game copies the smallest game under another name. The copy compiles; with a misspelt name in it, it does
// not.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { lines, program, root, scratch, tablee } from './lib.mjs';

const TEMPLATE = path.join(root, 'tests/games/starter');
const files_in = (/** @type {string} */ folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name)).sort();

/** The files of a checkout that the command reads and writes. */
function checkout(/** @type {import('node:test').TestContext} */ t) {
  const folder = scratch(t);
  for (const part of ['tests/games/starter', 'engine/CMakeLists.txt', 'assets/words/fr.txt']) {
    mkdirSync(path.dirname(path.join(folder, part)), { recursive: true });
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  return folder;
}

/** Compiles source text against the engine, as the build does; returns the compiler's errors, or ''. */
function compile(/** @type {string} */ folder, /** @type {string} */ source) {
  const build = path.join(path.dirname(program), '..');
  /** @type {{file: string, command: string, directory: string}[]} */
  const commands = JSON.parse(readFileSync(path.join(build, 'compile_commands.json'), 'utf8'));
  const like = commands.find(({ file }) => file.endsWith('/engine/games/presentation.cc'));
  assert.ok(like, 'a file of the engine is compiled alone');
  const command = like.command.replace(/ -MD| -M[TF] \S+/g, '').replace(/ -o \S+ -c .*$/, '');
  const file = path.join(folder, 'all.cc');
  writeFileSync(file, source);
  const { status, stderr } = spawnSync('sh', ['-c', `${command} -fsyntax-only -I"$0" "$1"`, path.join(folder, 'engine'), file], { cwd: like.directory, encoding: 'utf8' });
  if (status === 0) return '';
  assert.match(stderr, /error/);
  return stderr;
}

test('a new game is the template under another name, and a line in the build', (t) => {
  const folder = checkout(t);
  const { code, out, err } = tablee(['new-game', 'parlour', '--checkout', folder]);
  assert.equal(code, 0, err);
  for (const what of ['engine/games/parlour', 'default renderer', 'lessons', 'score pad', 'scripts/conformance parlour']) assert.ok(out.includes(what), what);
  const made = path.join(folder, 'engine/games/parlour');
  assert.deepEqual(files_in(made), files_in(TEMPLATE));
  for (const name of files_in(made)) {
    const text = readFileSync(path.join(made, name), 'utf8');
    assert.doesNotMatch(text, /starter/i, name);
    assert.equal(text.replaceAll('parlour', 'starter').replaceAll('Parlour', 'Starter'), readFileSync(path.join(TEMPLATE, name), 'utf8'));
  }
  const list = readFileSync(path.join(folder, 'engine/CMakeLists.txt'), 'utf8');
  assert.equal(list.replace('\n  parlour\n)', '\n)'), readFileSync(path.join(root, 'engine/CMakeLists.txt'), 'utf8'));
  assert.notEqual(list, readFileSync(path.join(root, 'engine/CMakeLists.txt'), 'utf8'));

  // The command refuses to run twice, and leaves existing files alone.
  const again = tablee(['new-game', 'parlour', '--checkout', folder]);
  assert.equal(again.code, 1);
  assert.match(again.err, /“parlour” is in use/);
  assert.equal(readFileSync(path.join(folder, 'engine/CMakeLists.txt'), 'utf8'), list);
});

test('a name must be unique', (t) => {
  const folder = checkout(t);
  const list = readFileSync(path.join(folder, 'engine/CMakeLists.txt'), 'utf8');
  /** @type {[string[], number, RegExp][]} */
  const wrong = [
    [[], 2, /needs 3 to 12 letters/], [['Whist'], 2, /needs 3 to 12 letters/], [['go'], 2, /needs 3 to 12 letters/], [['../whist'], 2, /needs 3 to 12 letters/],
    [['switch'], 2, /is in use/], [['nothanks'], 2, /is in use/], [['surprend'], 2, /is in use/], [['settings'], 1, /is in use/],
  ];
  for (const [args, status, message] of wrong) {
    const { code, err } = tablee(['new-game', ...args, '--checkout', folder]);
    assert.equal(code, status, args.join());
    assert.equal(lines(err).length, 1);
    assert.match(err, message);
  }
  assert.equal(tablee(['new-game', 'parlour', '--checkout', path.join(folder, 'nowhere')]).code, 1);
  assert.equal(readFileSync(path.join(folder, 'engine/CMakeLists.txt'), 'utf8'), list);
});

test('a new game compiles; a misspelt name in it does not', (t) => {
  const folder = checkout(t);
  assert.equal(tablee(['new-game', 'parlour', '--checkout', folder]).code, 0);
  const made = path.join(folder, 'engine/games/parlour');
  assert.equal(compile(folder, ['rules.cc', 'codec.cc', 'describe.cc', 'policies.h'].map((name) => `#include "games/parlour/${name}"\n`).join('')), '');

  const game = path.join(made, 'game.h');
  const right = readFileSync(game, 'utf8');
  const spelt = (/** @type {string} */ from, /** @type {string} */ to) => {
    assert.equal(right.split(from).length, 2, `${from} stands there once`);
    writeFileSync(game, right.replace(from, to));
    return compile(folder, '#include "games/parlour/game.h"\n');
  };
  // Required parts first; then parts and members that are optional, each beside its correct twin.
  assert.match(spelt('Goal kGoal =', 'Goal kGoals ='), /kGoal/);
  assert.match(spelt('kEventKinds[]', 'kEventKind[]'), /kEventKinds/);
  assert.match(spelt('> kExtras{}', '> kExtra{}'), /kExtras/);
  assert.match(spelt('.per_seat', '.per_seats'), /per_seats/);
  const extras = (/** @type {string} */ text) => spelt('kExtras{}', `kExtras{${text}}`);
  assert.equal(extras('.scoring = {.is_clean = [](int points) { return points > 2; }}, .teaching = {.lessons = {}}, .pad = {.supply = [](std::string_view, int) { return 5; }}'), '');
  assert.match(extras('.scoring = {.is_cleen = [](int points) { return points > 2; }}'), /is_cleen/);
  assert.match(extras('.teaching = {.lesons = {}}'), /lesons/);
  assert.match(extras('.teachings = {.lessons = {}}'), /teachings/);
  assert.match(extras('.pad = {.supplies = {}}'), /supplies/);
});
