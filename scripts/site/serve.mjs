// A static server for this machine only, used by scripts/play and the end-to-end tests.
//   node scripts/site/serve.mjs [--root dist] [--port 8000] [--base /sub/path/] [--headers]
// --headers: sends the headers of docs/HOSTING.md, as a good host does.
import { createServer } from 'node:http';
import { createReadStream, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { headersOf } from './headers.mjs';

/** @type {Record<string, string>} */
export const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
};

// The file under `root` for a request's `url`: {file, stat}, {redirect} or null.
/** @returns {{file: string, stat: import('node:fs').Stats, redirect?: undefined} | {redirect: string} | null} */
function find(/** @type {string} */ root, /** @type {string} */ base, /** @type {string} */ url) {
  let name;
  try {
    name = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (name + '/' === base) return { redirect: base };
  if (!name.startsWith(base) || name.includes('\0')) return null;
  let file = path.join(root, name.slice(base.length));
  try {
    let stat = statSync(file);
    if (stat.isDirectory()) {
      if (!name.endsWith('/')) return { redirect: `${name}/` };
      file = path.join(file, 'index.html');
      stat = statSync(file);
    }
    const real = realpathSync(file);
    if (!stat.isFile() || !(real + path.sep).startsWith(root + path.sep)) return null;
    return { file: real, stat };
  } catch {
    return null;
  }
}

// A compressed copy beside a file (scripts/site/compress.mjs) in a coding that the client accepts.
function packed(/** @type {string} */ file, /** @type {string} */ accepted) {
  for (const [coding, ending] of [['br', '.br'], ['gzip', '.gz']]) {
    const stat = new RegExp(`\\b${coding}\\b`).test(accepted) && statSync(file + ending, { throwIfNoEntry: false });
    if (stat) return { file: file + ending, stat, head: { 'Content-Encoding': coding, Vary: 'Accept-Encoding' } };
  }
  return null;
}

// serve({root, base = '/', port = 0, headers = {}, hosted = false, meet}) -> {url, port, close()}. Port 0: any free
// one. For tests: `headers` are added to every response, like those of a host with a policy of its own; `hosted` sends
// the headers of docs/HOSTING.md and compressed copies, as good hosts do; `meet(path)` sees every request and may
// answer {root}, another folder for it, {gone: true}, a broken connection, {body, type, status}, another response,
// which caches may store, {after}, a delay in ms, or {headers}, added to this
// response.
/**
 * @typedef {{root?: string, gone?: boolean, body?: string | Buffer, type?: string, status?: number, after?: number, headers?: Record<string, string>}} Special
 * @param {{root: string, base?: string, port?: number, headers?: Record<string, string>, hosted?: boolean, meet?: (path: string) => Special | undefined | void}} options
 */
export async function serve({ root, base = '/', port = 0, headers = {}, hosted = false, meet = () => undefined }) {
  const usual = realpathSync(root);
  base = `/${base}/`.replace(/\/+/g, '/');
  const server = createServer(async (request, response) => {
    const answer = (/** @type {number} */ status, /** @type {import('node:http').OutgoingHttpHeaders} */ more = {}, /** @type {string | Buffer} */ body = '') => {
      response.writeHead(status, { 'Cache-Control': 'no-cache', ...headers, ...more });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, { Allow: 'GET, HEAD' });
    const special = meet(request.url ?? '') ?? {};
    if (special.after) await new Promise((done) => setTimeout(done, special.after).unref());
    if (special.gone) return request.socket.destroy();
    if (special.body !== undefined) {
      return answer(special.status ?? 200, { 'Content-Type': special.type ?? TYPES['.txt'], 'Cache-Control': 'public, max-age=31536000, immutable', ...special.headers }, special.body);
    }
    const found = find(special.root ? realpathSync(special.root) : usual, base, request.url ?? '');
    if (!found) return answer(404, { 'Content-Type': TYPES['.txt'] }, 'Not here.\n');
    if (found.redirect !== undefined) return answer(302, { Location: encodeURI(found.redirect) });
    const { file, stat } = found;
    const type = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
    const sent = (hosted && packed(file, String(request.headers['accept-encoding'] ?? ''))) || { file, stat, head: {} };
    const etag = `"${sent.stat.size.toString(36)}-${Math.floor(stat.mtimeMs).toString(36)}"`;
    if (request.headers['if-none-match'] === etag) return answer(304, { ETag: etag });
    response.writeHead(200, {
      'Cache-Control': 'no-cache',
      'Content-Length': sent.stat.size,
      'Content-Type': type,
      ...sent.head,
      ETag: etag,
      ...(hosted ? headersOf(path.basename(file)) : {}),
      ...headers,
      ...special.headers,
    });
    if (request.method === 'HEAD') return response.end();
    return createReadStream(sent.file).on('error', () => response.destroy()).pipe(response);
  });
  await /** @type {Promise<void>} */ (new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  }));
  const actual = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  return {
    url: encodeURI(`http://localhost:${actual}${base}`),
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections?.();
      }),
  };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  /** @type {{root: string, port: number, base?: string, hosted?: boolean}} */
  const options = { root: 'dist', port: 8000 };
  const words = process.argv.slice(2);
  while (words.length) {
    const word = words.shift();
    if (word === '--headers') {
      options.hosted = true;
      continue;
    }
    const [, name] = /^--(root|port|base)$/.exec(word ?? '') ?? [];
    if (!name || !words.length) {
      console.error('usage: node scripts/site/serve.mjs [--root FOLDER] [--port N] [--base /sub/path/] [--headers]');
      process.exit(2);
    }
    Object.assign(options, { [name]: name === 'port' ? Number(words.shift()) : words.shift() });
  }
  try {
    const { url } = await serve(options);
    console.log(`Tablée is at ${url} (Ctrl+C ends it)`);
  } catch (error) {
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
    /** @type {Record<string, string>} */
    const why = {
      EADDRINUSE: `port ${options.port} is taken; choose another with --port`,
      EACCES: `port ${options.port} may not be used by you; choose another with --port`,
      ENOENT: `there is no folder ${options.root}`,
    };
    console.error(`serve: ${why[code] ?? message}.`);
    process.exit(1);
  }
}
