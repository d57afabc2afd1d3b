// Linking for the web: results are reused, but only if nothing has changed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const made = mkdtempSync(path.join(tmpdir(), 'tablee-links-'));
after(() => rmSync(made, { recursive: true }));

const compiler = path.join(made, 'bin/em++');
mkdirSync(path.dirname(compiler));
// A fake linker: joins its objects as x.js and x.wasm, adds a line to `ran`, and fails if there is a file `fail`.
writeFileSync(compiler, '#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\necho "$2" >>ran\n[ ! -e fail ] || exit 3\ncat *.o >"${2%.js}.wasm"; echo "$*" >"$2"\n');
chmodSync(compiler, 0o755);

let count = 0;
let store = '';
/** A checkout with two objects and a library; returns functions that link there. */
function checkout() {
  const folder = path.join(made, `checkout-${(count += 1)}`);
  mkdirSync(path.join(folder, 'scripts/lib'), { recursive: true });
  mkdirSync(path.join(folder, 'build'));
  copyFileSync(path.join(root, 'scripts/lib/link_once.sh'), path.join(folder, 'scripts/lib/link_once.sh'));
  for (const name of ['a.o', 'b.o', 'library.js']) writeFileSync(path.join(folder, 'build', name), name);
  return folder;
}

/** Links there; the status, and whether the compiler was called. */
function link(/** @type {string} */ folder, options = ['-O2'], env = {}) {
  const build = path.join(folder, 'build');
  for (const old of ['ran', 'x.js', 'x.wasm']) rmSync(path.join(build, old), { force: true });
  const { status } = spawnSync(path.join(folder, 'scripts/lib/link_once.sh'),
    [store, compiler, ...options, '--js-library', path.join(build, 'library.js'), '-o', 'x.js', 'a.o', 'b.o'], { cwd: build, env: { ...process.env, ...env } });
  return { status, ran: existsSync(path.join(build, 'ran')) };
}
const made_of = (/** @type {string} */ folder) => readFileSync(path.join(folder, 'build/x.wasm'), 'utf8');
const LINKED = { status: 0, ran: true };
const TAKEN = { status: 0, ran: false };

describe('a link result', () => {
  beforeEach(() => {
    store = path.join(made, `kept-${(count += 1)}`);
    writeFileSync(path.join(made, 'bin/emscripten-version.txt'), '"4.0.1"\n');
  });

  test('is reused with all its files, in any checkout', () => {
    const one = checkout();
    const other = checkout();
    assert.deepEqual(link(one), LINKED);
    assert.deepEqual(link(one), TAKEN);
    assert.deepEqual(link(other), TAKEN);
    assert.equal(made_of(other), 'a.ob.o');
    assert.ok(existsSync(path.join(other, 'build/x.js')));
  });

  test('is made anew if an object, a library, an option, the compiler or its environment differs', () => {
    const folder = checkout();
    link(folder);
    appendFileSync(path.join(folder, 'build/b.o'), '!');
    assert.deepEqual(link(folder), LINKED);
    assert.equal(made_of(folder), 'a.ob.o!');
    appendFileSync(path.join(folder, 'build/library.js'), '!');
    assert.deepEqual(link(folder), LINKED);
    assert.deepEqual(link(folder, ['-O3']), LINKED);
    assert.deepEqual(link(folder, ['-O3'], { EMCC_CFLAGS: '-g' }), LINKED);
    writeFileSync(path.join(made, 'bin/emscripten-version.txt'), '"4.0.2"\n');
    assert.deepEqual(link(folder), LINKED);
    assert.deepEqual(link(folder), TAKEN);
  });

  test('is not stored after a failure', () => {
    const folder = checkout();
    writeFileSync(path.join(folder, 'build/fail'), '');
    assert.deepEqual(link(folder), { status: 3, ran: true });
    assert.deepEqual(readdirSync(store), []);
    rmSync(path.join(folder, 'build/fail'));
    assert.deepEqual(link(folder), LINKED);
  });

  test('is not cached if the compiler is unknown or objects are named in a file', () => {
    const folder = checkout();
    writeFileSync(path.join(folder, 'build/more'), 'b.o');
    for (let i = 0; i < 2; i += 1) assert.deepEqual(link(folder, ['@more']), LINKED);
    rmSync(path.join(made, 'bin/emscripten-version.txt'));
    for (let i = 0; i < 2; i += 1) assert.deepEqual(link(folder), LINKED);
  });
});
