// Queries a database of vulnerabilities for everything that the project pins:
//   node scripts/checks/vulnerabilities.mjs [--list] [--database URL]
// Exits with 0 if it knows nothing, 1 if it knows something, 2 if it does not answer.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const read = (/** @type {string} */ name) => readFileSync(path.join(root, name), 'utf8');
const SHIPPED = /^(imgui|sdl2|@expo-google-fonts\/.*)$/;

/** @typedef {{name: string, version: string, where: string, query: object}} Pin `query` in the format of the database */

function pins() {
  /** @type {Pin[]} */
  const all = [];
  const libraries = 'scripts/pins.txt';
  for (const row of read(libraries).split('\n').filter((line) => /^[^#]/.test(line))) {
    const [name, , version, commit] = row.split('|');
    all.push({ name, version, where: libraries, query: { commit } });
  }
  for (const lock of ['package-lock.json', 'scripts/measure/lighthouse/package-lock.json']) {
    for (const [folder, { version }] of Object.entries(JSON.parse(read(lock)).packages)) {
      const name = folder.replace(/^.*node_modules\//, '');
      if (folder) all.push({ name, version, where: lock, query: { version, package: { name, ecosystem: 'npm' } } });
    }
  }
  const workflow = '.github/workflows/pages.yml';
  for (const [, name, version] of read(workflow).matchAll(/uses: ([\w-]+\/[\w-]+)@(\S+)/g)) {
    const tag = /# v?(\S+)/.exec(read(workflow).split(`${name}@${version}`)[1].split('\n')[0]);
    const known = (tag ? tag[1] : version).replace(/^v/, '');
    all.push({ name, version, where: workflow, query: { version: known, package: { name, ecosystem: 'GitHub Actions' } } });
  }
  const seen = new Set();
  return all.filter(({ name, version }) => !seen.has(`${name} ${version}`) && seen.add(`${name} ${version}`));
}

async function known(/** @type {Pin[]} */ list, /** @type {string} */ database) {
  /** @type {(Pin & {id: string})[]} */
  const found = [];
  const MANY = 500; // packages per request
  for (let from = 0; from < list.length; from += MANY) {
    const part = list.slice(from, from + MANY);
    const answer = await fetch(`${database}/v1/querybatch`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ queries: part.map(({ query }) => query) }),
      signal: AbortSignal.timeout(30000),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    const { results } = await answer.json();
    if (!Array.isArray(results) || results.length !== part.length) throw new Error('an answer of another length');
    results.forEach((/** @type {{vulns?: {id: string}[]}} */ { vulns = [] }, i) => {
      for (const { id } of vulns) found.push({ ...part[i], id });
    });
  }
  return found;
}

const say = (/** @type {Pin} */ { name, version, where }) => `${name} ${version}  (${where}${SHIPPED.test(name) ? ', shipped' : ''})`;
const list = pins();
if (process.argv.includes('--list')) {
  for (const pin of list) console.log(say(pin));
} else {
  const at = process.argv.indexOf('--database');
  const database = at > 0 ? process.argv[at + 1] : 'https://api.osv.dev';
  try {
    const found = await known(list, database);
    for (const hole of found) console.log(`${hole.id}  ${say(hole)}`);
    console.log(`${list.length} pins, ${found.length} known ${found.length === 1 ? 'vulnerability' : 'vulnerabilities'}`);
    process.exitCode = found.length ? 1 : 0;
  } catch (error) {
    const { cause, message } = /** @type {Error & {cause?: {code?: string}}} */ (error);
    console.error(`vulnerabilities: ${database} did not answer (${cause?.code || message}); ${list.length} pins were not checked. Run it where the network is open.`);
    process.exitCode = 2;
  }
}
