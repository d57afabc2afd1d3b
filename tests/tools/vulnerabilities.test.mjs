// scripts/vulnerabilities: queries every pin, and reports known vulnerabilities, or that the database did not answer.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './lib.mjs';

/** @returns {Promise<{code: number | null, out: string}>} */
function run(/** @type {string[]} */ ...args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [path.join(root, 'scripts/checks/vulnerabilities.mjs'), ...args]);
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => { out += text; });
    child.on('close', (code) => done({ code, out }));
  });
}

/** @typedef {{commit?: string, version?: string, package?: {name: string, ecosystem: string}}} Query */

// A fake database with vulnerabilities for packages that match `is_bad`.
async function database(/** @type {(query: Query) => boolean} */ is_bad, status = 200) {
  /** @type {Query[]} */
  const asked = [];
  const server = createServer((request, answer) => {
    let text = '';
    request.on('data', (part) => { text += part; });
    request.on('end', () => {
      const { queries } = JSON.parse(text);
      asked.push(...queries);
      answer.statusCode = status;
      answer.end(JSON.stringify({ results: queries.map((/** @type {Query} */ query) => (is_bad(query) ? { vulns: [{ id: 'HOLE-1' }] } : {})) }));
    });
  });
  await new Promise((/** @type {(listens: void) => void} */ done) => server.listen(0, '127.0.0.1', done));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { asked, url: `http://127.0.0.1:${port}`, close: () => new Promise((done) => server.close(done)) };
}

test('every library, package and action that is pinned is queried', async () => {
  const db = await database(() => false);
  const { code, out } = await run('--database', db.url);
  await db.close();
  assert.equal(code, 0, out);
  assert.match(out, /, 0 known vulnerabilities/);
  const text = (/** @type {string} */ file) => readFileSync(path.join(root, 'scripts', file), 'utf8');
  const commits = text('pins.txt').match(/\b[0-9a-f]{40}\b/g) ?? [];
  assert.equal(commits.length, 3);
  // Each pin is found exactly once.
  for (const file of ['cmake/third_party.cmake', 'lib/sources.sh', 'checks/vulnerabilities.mjs']) assert.doesNotMatch(text(file), /[0-9a-f]{40}|\bv?\d+\.\d+\.\d/, file);
  for (const commit of commits) assert.ok(db.asked.some((query) => query.commit === commit), commit);
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries(devDependencies)) {
    assert.ok(db.asked.some((query) => query.package?.name === name && query.version === version), name);
  }
  assert.ok(db.asked.some((query) => query.package?.ecosystem === 'GitHub Actions'));
});

test('a known vulnerability is named and fails; a database that does not answer does not pass', async () => {
  const bad = await database((query) => query.package?.name === 'terser');
  const found = await run('--database', bad.url);
  await bad.close();
  assert.equal(found.code, 1);
  assert.match(found.out, /HOLE-1 {2}terser/);
  const broken = await database(() => false, 503);
  assert.equal((await run('--database', broken.url)).code, 2);
  await broken.close();
  const gone = await run('--database', broken.url); // the server is closed
  assert.equal(gone.code, 2);
  assert.match(gone.out, /not checked/);
});
