// Chromium through Playwright: touch, any pixel ratio, throttling. See drivers/page.mjs for the methods of a page.
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { make_page, seeds, sleep, start_script, sure } from './page.mjs';

export const name = 'chromium';
export const can = { touch: true, dpr: true, throttle: true, viewport: true, windows: true };

// The headless shell, the same engine without tabs, bars and menus: the whole browser runs a second process for those
// with every page, and costs more than twice as much. Soak runs use the whole browser.
const BARE = ['chromium-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];

export const executable = (/** @type {boolean} */ whole) => {
  if (process.env.TABLEE_CHROMIUM) return process.env.TABLEE_CHROMIUM;
  for (const command of whole || process.env.TABLEE_SOAK ? WHOLE : [...BARE, ...WHOLE]) {
    try {
      return execFileSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).trim();
    } catch {
      // the next name
    }
  }
  throw new Error('no Chromium here (Debian: chromium)');
};

// `whole`: with tabs, bars and menus. `keeps`: pages stay in the back/forward cache, as in a user's browser. `profile`:
// a folder that outlives the browser; kill() then ends the browser like a power cut.
/** @param {import('./drivers.js').Start} how */
export async function launch({ webgl = true, whole = false, keeps = false, profile, debug_port, flags = [] } = {}) {
  const settings = {
    executablePath: executable(whole || keeps), // the headless shell has no back/forward cache
    ignoreDefaultArgs: keeps ? ['--disable-back-forward-cache'] : [],
    args: [
      '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
      '--disable-sync', ...flags, ...(debug_port ? [`--remote-debugging-port=${debug_port}`] : []),
      ...(webgl
        // Composited in software: starting without a graphics card took half of a page's time.
        ? ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing']
        : ['--disable-gpu', '--disable-3d-apis', '--disable-webgl']),
    ],
  };
  const lasting = profile && await chromium.launchPersistentContext(profile, { ...settings, locale: 'en-GB' });
  const browser = /** @type {import('playwright-core').Browser} */ (lasting ? lasting.browser() : await chromium.launch(settings));

  const seeded = seeds();
  /**
   * @param {string} url
   * @param {import('./drivers.js').Look} look
   */
  async function open(url, { width = 1280, height = 800, dpr = 1, touch = false, lang = 'fr-FR', reducedMotion = false,
    dark = false, script, beside, pixels = false } = {}) {
    const { href, seed } = seeded(url);
    const shared = beside?.driver.context || lasting;
    const context = shared || await browser.newContext({
      viewport: { width, height }, deviceScaleFactor: dpr, hasTouch: touch, isMobile: touch, locale: lang,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference', colorScheme: dark ? 'dark' : 'light',
    });
    await context.addInitScript(start_script(script, pixels, seed));
    context.setDefaultNavigationTimeout(90000);
    const tab = await context.newPage();
    /** @type {string[]} */
    const log = [];
    // (Failed requests are reported separately.)
    const about = (/** @type {import('playwright-core').ConsoleMessage} */ message) => (message.text().startsWith('Failed to load resource') ? ` (${message.location().url})` : '');
    tab.on('console', (message) => log.push(`${message.type()}: ${message.text()}${about(message)}`));
    tab.on('pageerror', (error) => log.push(`pageerror: ${error.message}`));
    const session = await context.newCDPSession(tab);
    await tab.goto(href, { waitUntil: 'load' });
    /** @type {import('./drivers.js').Page['driver']} */
    const driver = {
      name, touch, log, context, tab,
      main: tab.mainFrame(),
      // As one text: the driver transfers structured values piece by piece, which costs more than the evaluation.
      evaluate: async (frame, source) => {
        const text = await frame.evaluate(`(async () => JSON.stringify(await (${source})))()`);
        return text === undefined ? text : JSON.parse(text);
      },
      frame_of: async (frame, selector) => {
        // the driver searches shadow roots itself
        const element = await frame.waitForSelector(selector.replaceAll(' >>> ', ' '));
        return { frame: sure(await element.contentFrame(), selector), box: sure(await element.boundingBox(), selector) };
      },
      tap: (x, y) => (touch ? tab.touchscreen.tap(x, y) : tab.mouse.click(x, y)),
      click: (x, y) => tab.mouse.click(x, y),
      move: (x, y) => tab.mouse.move(x, y),
      press: (key) => tab.keyboard.press(key),
      type: (text) => tab.keyboard.type(text),
      screenshot: (file) => tab.screenshot({ path: file }),
      resize: (w, h) => tab.setViewportSize({ width: w, height: h }),
      reload: () => tab.reload({ waitUntil: 'load' }),
      back: () => tab.goBack(),
      throttle: async ({ cpu = 1, network } = {}) => {
        await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
        if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
      },
      goto: (to) => tab.goto(to, { waitUntil: 'load' }),
      cdp: session.send.bind(session),
      close: () => (shared ? tab.close() : context.close()),
    };
    return make_page(driver);
  }
  // Child processes end a little later than the browser, and only then are their files free.
  const kill = async () => {
    const alive = () => execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split('\n').map((line) => line.trim().split(/\s+/)).filter(([, , state]) => state && !state.startsWith('Z'));
    const all = alive();
    const parents = all.filter(([, , , ...args]) => args.includes(`--user-data-dir=${profile}`) && !args.some((word) => word.startsWith('--type='))).map(([pid]) => pid);
    const family = new Set(parents);
    for (const one of family) for (const [pid, parent] of all) if (parent === one) family.add(pid); // grows while it is walked
    for (const pid of parents) process.kill(Number(pid), 'SIGKILL');
    for (const end = Date.now() + 30000; alive().some(([pid]) => family.has(pid)); await sleep(100)) if (Date.now() > end) throw new Error('the browser does not end');
  };
  return { name, can, open, kill, close: () => (lasting || browser).close() };
}
