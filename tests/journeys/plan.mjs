// Which engines each test runs in, and why; about how long it takes, so that the longest start first. All three where
// the engines themselves matter: how they load, store, draw, frame, focus and play sound. How the program reacts to
// messages is the same wasm in each: one engine is enough.
const ALL = ['chromium', 'firefox', 'webkit'];
const ONE = ['chromium'];
// Without a browser: what the app does and what the drawing shows (drivers/headless.mjs).
const NONE = ['headless'];

// `whole`: the whole Chromium, as users have it; else its headless shell, which costs half (drivers/chromium.mjs).
/** @type {Record<string, {engines: string[], why: string, seconds: number, whole?: boolean}>} */
export const PLAN = {
  access: { engines: ONE, why: 'the accessibility tree is read over Chromium’s own protocol', seconds: 30 },
  aids: { engines: NONE, why: 'what the app works out; the page only shows it', seconds: 15 },
  archive: { engines: ALL, why: 'each has its own storage, and quota', seconds: 60 },
  assist: { engines: ONE, why: 'the page’s; gestures over Chromium’s own protocol', seconds: 25 },
  axe: { engines: ONE, why: 'axe reads the document, which is the same one', seconds: 92 },
  backup: { engines: ONE, why: 'files are saved and chosen, which only that driver can', seconds: 15, whole: true },
  challenge: { engines: [...NONE, ...ONE], why: 'the app’s; it passed in the others, with its picture, on 2026-11-27', seconds: 45 },
  clumsy: { engines: NONE, why: 'asserts and sanitizers are on there, and an animation can run frame by frame', seconds: 30 },
  files: { engines: ONE, why: 'files, paper and clipboard, which only that driver can; the pad is the app’s', seconds: 25, whole: true },
  database: { engines: [], why: 'no browser: the store’s script alone, with a database in memory', seconds: 8 },
  drawing: { engines: ALL, why: 'each has its own WebGL', seconds: 58 },
  edge: { engines: ALL, why: 'each reads addresses, messages and files its own way; a tenth as much by chance in the others', seconds: 130 },
  embed: { engines: ALL, why: 'frames without an origin are refused different things', seconds: 60 },
  exercises: { engines: ONE, why: 'the app’s; how its file comes is as for every other (faults)', seconds: 15 },
  faults: { engines: ALL, why: 'each loads, refuses and keeps files its own way; every cell in Chromium, a sample in the others', seconds: 190 },
  fingers: { engines: ONE, why: 'two fingers at once are Chromium’s alone, over its own protocol', seconds: 25 },
  heard: { engines: ONE, why: 'the accessibility tree, as in access', seconds: 30 },
  stored: { engines: [...NONE, ...ALL], why: 'each has its own storage, and its own order of things at a reload', seconds: 120 },
  found: { engines: [], why: 'no browser: what others read of the built site', seconds: 3 },
  hosts: { engines: ONE, why: 'frames as five hosts make them; the strictest passed in the others on 2026-11-27', seconds: 40 },
  large: { engines: ONE, why: 'the limits are the program’s; the other engines, at two and three times the price, passed on 2026-11-26', seconds: 35 },
  layout: { engines: NONE, why: 'the drawing lays itself out, with its own font files', seconds: 70 },
  lesson: { engines: ['headless', ...ONE], why: 'the app’s; one lesson by real fingers, which are Chromium’s alone', seconds: 20 },
  link: { engines: ['chromium', 'firefox'], why: 'each has its own WebRTC; WebKit has none here', seconds: 55 },
  linked: { engines: ONE, why: 'the app’s; link joins the other engine, too', seconds: 25, whole: true },
  links: { engines: ALL, why: 'addresses, history and clipboards', seconds: 31, whole: true },
  loading: { engines: ALL, why: 'how wasm, workers and policies are taken', seconds: 109 },
  match: { engines: ALL, why: 'a whole match by keys in each', seconds: 53, whole: true },
  memory: { engines: NONE, why: 'what the app remembers; the page only shows it', seconds: 15 },
  accessible: { engines: ALL, why: 'focus and keys', seconds: 15 },
  mishaps: { engines: ONE, why: 'crashes, freezes and clocks are caused over Chromium’s own protocol', seconds: 92 },
  odd: { engines: ONE, why: 'zoom, forced colours and pages kept in memory are asked for over Chromium’s own protocol', seconds: 40, whole: true },
  names: { engines: [...NONE, ...ALL], why: 'every screen is laid out without a browser; each has its own fonts and canvas', seconds: 60 },
  placed: { engines: ONE, why: 'the document’s boxes, which the drawing reports; focus and keys in others: returns', seconds: 30 },
  returns: { engines: ['chromium', 'firefox'], why: 'focus and keys', seconds: 15 },
  private: { engines: ['firefox'], why: 'what is missing is taken away from the page by a script, which WebKit’s driver cannot; the program is the same', seconds: 30 },
  offline: { engines: ONE, why: 'drivers of the others cannot look into a service worker’s cache', seconds: 30, whole: true },
  zoom: { engines: ONE, why: 'media queries and boxes; the switch is the same script in each', seconds: 20 },
  sample_games: { engines: NONE, why: 'the program with games that only the tests have', seconds: 20 },
  phones: { engines: ONE, why: 'a page of plain elements; it passed in the others on 2026-11-27', seconds: 30, whole: true },
  camera: { engines: ONE, why: 'a camera made of pictures is Chromium’s alone', seconds: 40, whole: true },
  plain: { engines: NONE, why: 'the drawing without any game in it', seconds: 40 },
  sound: { engines: ALL, why: 'each has its own rules of when sound may begin', seconds: 15 },
  specials: { engines: NONE, why: 'what the app composes and understands', seconds: 20 },
  spreadsheets: { engines: ONE, why: 'files are chosen, which only that driver can', seconds: 25, whole: true },
  store: { engines: [], why: 'no browser: the store’s script alone', seconds: 3 },
};

/** The plan of a test; a new one runs in all engines, early. */
export const plan_of = (/** @type {string} */ name) => PLAN[name] ?? { engines: ALL, why: 'new', seconds: 100, whole: true };
