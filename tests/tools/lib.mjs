// Runs the built command line; TABLEE names another program than that of the release build.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const program = process.env.TABLEE ?? path.join(root, 'build/native-release/engine/tablee');

/** Runs `tablee` with those arguments: {code, out, err}. */
export function tablee(/** @type {string[]} */ args, input = '') {
  const done = spawnSync(program, [...args, '--lang', 'en'], {
    input, encoding: 'utf8', maxBuffer: 1 << 28, timeout: 120_000,
  });
  if (done.error) throw done.error;
  return { code: done.status, out: done.stdout, err: done.stderr };
}

export const lines = (/** @type {string} */ text) => text.split('\n').filter((line) => line !== '');

/** A temporary folder, deleted at the end of the test. */
export function scratch(/** @type {import('node:test').TestContext} */ t) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tablee-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A conversation with a process: send(line) → its next line. */
export function talk(/** @type {import('node:test').TestContext} */ t, /** @type {string[]} */ args) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  t.after(() => child.kill());
  let text = '';
  /** @type {((line: string) => void)[]} */
  const waiting = [];
  child.stdout.setEncoding('utf8').on('data', (part) => {
    text += part;
    for (let end; waiting.length && (end = text.indexOf('\n')) >= 0; text = text.slice(end + 1))
      waiting.shift()?.(text.slice(0, end));
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  return {
    send: (/** @type {string} */ line) => new Promise((/** @type {(line: string) => void} */ resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${line}\n`);
    }),
    end: () => (child.stdin.end(), ended),
  };
}
