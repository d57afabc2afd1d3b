// Stages of scripts/test: one that passed runs again only if files that it may read have changed.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const made = mkdtempSync(path.join(tmpdir(), 'tablee-stages-'));
after(() => rmSync(made, { recursive: true }));

// Stages with the names of three of ours; each appends its name to build/ran, and fails if there is a file
// build/fail.NAME.
const RUN = `
. scripts/lib/common.sh
. scripts/lib/stages.sh
ONLY=()
export TABLEE_SAY_FD=2
# This machine may get other packages meanwhile; the real one is asked in scripts/test alone.
green_machine() { cat build/machine 2>/dev/null || true; }
ran() { echo "$1" >>build/ran; counted 3 0; [ ! -e "build/fail.$1" ]; }
debug_stage() { ran debug; }
web_stage() { ran web && mkdir -p dist && echo made >dist/page; }
journeys_stage() { ran journeys; }
stages_begin
green_begin "$@"
for name in debug web journeys; do stage "$name" "$name" "$name"_stage; done
[ ! -e build/edit ] || echo edited >>engine/rules.cc
green_end
stages_report
`;

/** @type {string} */
let checkout;
let count = 0;
const put = (/** @type {string} */ name, text = name) => {
  mkdirSync(path.dirname(path.join(checkout, name)), { recursive: true });
  writeFileSync(path.join(checkout, name), text);
};

/** The stages that a run executed, and its last line. */
function run(/** @type {string[]} */ ...args) {
  rmSync(path.join(checkout, 'build/ran'), { force: true });
  const { stdout } = spawnSync('bash', ['-c', RUN, 'run', ...args], {
    cwd: checkout, encoding: 'utf8', env: { ...process.env, TABLEE_CACHE: path.join(made, 'cache'), TABLEE_JOBS: '1' },
  });
  const ran = path.join(checkout, 'build/ran');
  return { ran: existsSync(ran) ? readFileSync(ran, 'utf8').trim().split('\n').join(' ') : '', totals: stdout.trim().split('\n').at(-1) };
}

describe('a stage that passed', () => {
  beforeEach(() => {
    checkout = path.join(made, `checkout-${count++}`);
    mkdirSync(checkout);
    cpSync(path.join(root, 'scripts/lib'), path.join(checkout, 'scripts/lib'), { recursive: true });
    put('.gitignore', '/build/\n/dist/\n');
    for (const name of ['engine/rules.cc', 'docs/PAGE.md', 'tests/journeys/play.mjs', 'tests/engine/rules_test.cc']) put(name);
    execFileSync('git', ['init', '-q'], { cwd: checkout });
    assert.deepEqual(run(), { ran: 'debug web journeys', totals: '9 passed, 0 failed' });
  });

  test('does not run again while nothing changed, and its checks still count', () => {
    assert.deepEqual(run(), { ran: '', totals: '9 passed, 0 failed (9 of them before, with the same files; --anew runs all)' });
  });

  test('runs again when asked for', () => {
    assert.equal(run('--anew').ran, 'debug web journeys');
    assert.equal(run().ran, '');
  });

  test('runs again after a change to a file that it may read: changed, new, gone, or no longer executable', () => {
    put('engine/rules.cc', 'other');
    assert.equal(run().ran, 'debug web journeys');
    put('engine/new.cc');
    assert.equal(run().ran, 'debug web journeys');
    rmSync(path.join(checkout, 'engine/new.cc'));
    assert.equal(run().ran, 'debug web journeys');
    execFileSync('chmod', ['+x', 'engine/rules.cc'], { cwd: checkout });
    assert.equal(run().ran, 'debug web journeys');
    put('engine/rules.cc');
    execFileSync('chmod', ['-x', 'engine/rules.cc'], { cwd: checkout });
    assert.equal(run().ran, 'debug web journeys', 'only the last pass is stored');
  });

  test('does not run again after changes that only others read', () => {
    put('docs/PAGE.md', 'other');
    assert.equal(run().ran, '');
    put('tests/journeys/play.mjs', 'other');
    assert.equal(run().ran, 'web journeys', 'the build of the site plays it with tests/journeys/choices.mjs');
    put('tests/engine/rules_test.cc', 'other');
    assert.equal(run().ran, 'debug web', 'the site’s build has suites, too');
  });

  test('builds the site again if dist/ has another one', () => {
    put('dist/page', 'of something else');
    assert.equal(run().ran, 'web');
  });

  test('runs again with other tools', () => {
    put('build/machine', 'another compiler');
    assert.equal(run().ran, 'debug web journeys');
    assert.equal(run().ran, '');
  });

  test('is stored only if it passed', () => {
    put('build/fail.debug');
    put('engine/rules.cc', 'other');
    assert.match(run().totals ?? '', /^9 passed, 1 failed$/);
    rmSync(path.join(checkout, 'build/fail.debug'));
    assert.equal(run().ran, 'debug');
  });

  test('is not stored if its files changed during the run', () => {
    put('build/edit');
    put('engine/rules.cc', 'other');
    assert.equal(run().ran, 'debug web journeys');
    rmSync(path.join(checkout, 'build/edit'));
    // back to the state at the beginning of that run, which is not necessarily what the run read
    put('engine/rules.cc', 'other');
    assert.equal(run().ran, 'debug web journeys');
  });

  test('is not stored without git', () => {
    rmSync(path.join(checkout, '.git'), { recursive: true });
    assert.equal(run().ran, 'debug web journeys');
  });
});
