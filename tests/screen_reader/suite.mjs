// What the suites of both browsers begin with: the site, a screen with a screen reader, and a browser there.
import { after, before } from 'node:test';
import { site } from '../journeys/lib.mjs';
import { open_studio } from './studio.mjs';
import { make_visit } from './visit.mjs';

/** @typedef {ReturnType<typeof make_visit> & {page: any, studio: import('./studio.mjs').Studio}} Suite */

/** For the tests of a describe(). @param {typeof import('./firefox.mjs').open_firefox | typeof import('./chromium.mjs').open_chromium} open */
export function suite_with(open) {
  /** @type {{close(): Promise<void>}[]} */
  const opened = [];
  const at = /** @type {Suite} */ ({});
  before(async () => {
    const server = await site();
    opened.push(server);
    const studio = await open_studio();
    opened.push(studio);
    const browser = await open(studio);
    opened.push(browser);
    Object.assign(at, { ...make_visit(studio, browser.page, server.url), page: browser.page, studio });
  });
  after(async () => {
    for (const each of opened.reverse()) await each.close();
  });
  return at;
}
