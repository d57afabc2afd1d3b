// The page's side of the service worker: registered once the user can play. "Ready offline" is reported only when every
// file is stored, an update only when it is complete. Frames, pages without an origin and portals (scripts/site/portal.mjs) register nothing.
import { base, embedded, has_file, opaque, trusted, version } from './from_boot.js';
import { send } from './line.js';

const allowed = !embedded && !opaque && !has_file('portal') && window.top === window && window.isSecureContext;
// Reading the property throws where there is no origin, or where the browser blocks storage.
function find_container() {
  try {
    return allowed && navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
const serviceWorker = find_container();
/** @type {ServiceWorkerRegistration | null} */
let registration = null;
let taking_over = false;
let reported = '';
/** Where the worker's answer comes in. @type {MessagePort | null} */
let answers = null;

function report(/** @type {'ready' | 'update'} */ state) {
  if (reported === state) return;
  reported = state;
  send({ on: 'offline', state });
}

// A waiting worker has a newer version, complete.
function look() {
  if (!registration) return;
  if (registration.waiting && registration.active) report('update');
  else if (registration.active) ask(registration.active);
}

// The answer comes through a port of its own: one posted to a page that was left throws it out of the back/forward cache.
function ask(/** @type {ServiceWorker} */ worker) {
  answers?.close();
  const { port1, port2 } = new MessageChannel();
  answers = port1;
  port1.onmessage = ({ data }) => data.whole && reported !== 'update' && report('ready');
  worker.postMessage({ ask: 'state', version }, [port2]);
}

export async function start() {
  if (!serviceWorker || registration) return;
  window.addEventListener('pagehide', () => answers?.close());
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
  serviceWorker.addEventListener('controllerchange', () => {
    if (taking_over) location.reload();
  });
  try {
    registration = await serviceWorker.register(trusted(new URL('sw.js', base).href), { updateViaCache: 'none' });
  } catch {
    return; // the browser refused: the site works as before, with a network
  }
  const watch = (/** @type {ServiceWorker | null} */ worker) => worker && worker.addEventListener('statechange', look);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(/** @type {ServiceWorkerRegistration} */ (registration).installing));
  look();
}

/** The program says that nothing is in progress, so the newer version may take over. */
export function take_over() {
  if (!registration || !registration.waiting) return;
  taking_over = true;
  registration.waiting.postMessage({ ask: 'take_over' });
}
