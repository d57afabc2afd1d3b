// The service worker, from the page's side: registered once somebody can play, "ready offline" said only when every file
// is there, an update offered when it is there whole. Frames and pages without an origin register nothing.
import { base, embedded, opaque, trusted, version } from './from_boot.js';
import { send } from './line.js';

const allowed = !embedded && !opaque && window.top === window && window.isSecureContext;
const serviceWorker = allowed && navigator.serviceWorker; // asking for it throws where there is no origin
/** @type {ServiceWorkerRegistration | null} */
let registration = null;
let taking_over = false;
let told = '';

function tell(/** @type {'ready' | 'update'} */ state) {
  if (told === state) return;
  told = state;
  send({ on: 'offline', state });
}

// A worker that waits holds a newer version, whole.
function look() {
  if (!registration) return;
  if (registration.waiting && registration.active) tell('update');
  else if (registration.active) registration.active.postMessage({ ask: 'state', version });
}

export async function start() {
  if (!serviceWorker || registration) return;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data && data.tablee === 'state' && data.whole && told !== 'update') tell('ready');
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (taking_over) location.reload();
  });
  try {
    registration = await serviceWorker.register(trusted(new URL('sw.js', base).href), { updateViaCache: 'none' });
  } catch {
    return; // refused here: the site works as before, with a network
  }
  const watch = (/** @type {ServiceWorker | null} */ worker) => worker && worker.addEventListener('statechange', look);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(/** @type {ServiceWorkerRegistration} */ (registration).installing));
  look();
}

/** The program says that nobody is in the middle of anything. */
export function take_over() {
  if (!registration || !registration.waiting) return;
  taking_over = true;
  registration.waiting.postMessage({ ask: 'take_over' });
}
