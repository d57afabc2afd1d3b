// A worker that reads one file: it may take long, run out of memory or be stopped, and the page goes on.

/** @typedef {import('./file_reader.js').Given} Given  @typedef {import('./file_reader.js').Told} Told  @typedef {import('./file_reader.js').Found} Found */

/** The script that reads files. It is loaded when one is chosen, so the page does not hold its name and checksum. */
export function open_reader(/** @type {(name: string) => Promise<(() => import('./file_reader.js').Reader) | undefined>} */ open_extra) {
  const page = /** @type {HTMLElement} */ (document.querySelector('script[data-pick]'));
  page.dataset.fileReader = FILE_READER;
  return open_extra('fileReader');
}

const HELLO_MS = 10000;
const SILENCE_MS = 30000;

/**
 * Starts it. `answer` is undefined where no worker can start, and a problem where it is lost or silent. `stop` ends it; then the answer is
 * null.
 * @param {() => import('./file_reader.js').Reader} script @param {Given} given
 * @param {{trusted: (url: string) => string, progress: (share: number) => void}} page
 * @returns {{answer: Promise<Found | undefined | null>, stop: () => void}}
 */
export function read_in_worker(script, given, { trusted, progress }) {
  let stop = () => {};
  const answer = /** @type {Promise<Found | undefined | null>} */ (new Promise((done) => {
    /** @type {Worker | undefined} */
    let worker;
    let watch = 0;
    let url = '';
    /** @type {Found | undefined} */
    let otherwise; // the answer if it says nothing more
    const end = (/** @type {Found | undefined | null} */ found) => {
      clearTimeout(watch);
      worker?.terminate();
      URL.revokeObjectURL(url);
      done(found);
    };
    const expect = (/** @type {number} */ ms) => {
      clearTimeout(watch);
      watch = window.setTimeout(() => end(otherwise), ms);
    };
    stop = () => end(null);
    try {
      url = URL.createObjectURL(new Blob([`"use strict";(${script})().serve()`], { type: 'text/javascript' }));
      worker = new Worker(trusted(url));
      worker.onmessage = (/** @type {MessageEvent<Told>} */ { data: { share = 0, found } }) => {
        otherwise = { problem: 'slow' };
        expect(SILENCE_MS);
        progress(share);
        if (found) end(found);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        end(otherwise);
      };
      expect(HELLO_MS);
      worker.postMessage(given);
    } catch {
      end(undefined); // workers, or programs that are handed to them, are refused here
    }
  }));
  return { answer, stop };
}
