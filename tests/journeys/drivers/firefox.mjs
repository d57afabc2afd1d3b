// Firefox through Puppeteer (WebDriver BiDi), with a window under Xvfb: headless Firefox has no WebGL without a
// graphics card, which is how the test without WebGL runs.
import { execFileSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';
import { make_page, seeds, start_script, sure } from './page.mjs';
import { display } from './xvfb.mjs';

const SUM_OF_NOTHING = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
export const name = 'firefox';
export const can = { touch: false, dpr: true, throttle: false, viewport: true, windows: true };

export const executable = () => {
  if (process.env.TABLEE_FIREFOX) return process.env.TABLEE_FIREFOX;
  for (const command of ['firefox-esr', 'firefox']) {
    try {
      return execFileSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).trim();
    } catch {
      // the next name
    }
  }
  throw new Error('no Firefox here (Debian: firefox-esr)');
};

/** @typedef {import('puppeteer-core').BrowserContext} Context */

/** @param {import('./drivers.js').Start} how */
export async function launch({ webgl = true } = {}) {
  const screen = webgl ? await display() : null;
  async function start(/** @type {string} */ lang, /** @type {boolean} */ reducedMotion) {
    return puppeteer.launch({
      browser: 'firefox',
      timeout: 120000,
      executablePath: executable(),
      headless: !webgl,
      env: { ...process.env, ...(screen ? { DISPLAY: screen.name } : {}) },
      extraPrefsFirefox: {
        'webgl.force-enabled': webgl, 'webgl.disabled': !webgl, 'intl.accept_languages': lang,
        'ui.prefersReducedMotion': reducedMotion ? 1 : 0, 'datareporting.policy.dataSubmissionEnabled': false,
        'browser.shell.checkDefaultBrowser': false,
      },
    });
  }
  /** @type {Map<string, import('puppeteer-core').Browser>} */
  const browsers = new Map(); // the language is a setting of the whole browser

  const seeded = seeds();
  /**
   * @param {string} url
   * @param {import('./drivers.js').Look} look
   */
  async function open(url, { width = 1280, height = 800, dpr = 1, lang = 'fr-FR', reducedMotion = false, script, beside, pixels = false } = {}) {
    const key = `${lang} ${reducedMotion}`;
    const browser = browsers.get(key) ?? await start(lang, reducedMotion);
    browsers.set(key, browser);
    const shared = /** @type {Context | undefined} */ (/** @type {unknown} */ (beside?.driver.context));
    const context = shared || await browser.createBrowserContext();
    const tab = await context.newPage();
    tab.setDefaultNavigationTimeout(90000);
    /** @type {string[]} */
    const log = [];
    tab.on('console', (message) => log.push(`${message.type()}: ${message.text()}`));
    // (Requests that were still running when a page was left are reported as checksum failures of empty files.)
    tab.on('pageerror', (error) => String(error).includes(SUM_OF_NOTHING) || log.push(`pageerror: ${/** @type {Error} */ (error).message}`));
    await tab.setViewport({ width, height, deviceScaleFactor: dpr });
    const { href, seed } = seeded(url);
    await tab.evaluateOnNewDocument(start_script(script, pixels, seed));
    await tab.goto(href, { waitUntil: 'load' });
    /** @type {import('./drivers.js').Driver<typeof tab, Context, import('puppeteer-core').Frame>} */
    const driver = {
      name, touch: false, log, context, tab,
      main: tab.mainFrame(),
      evaluate: (frame, source) => frame.evaluate(source),
      frame_of: async (frame, selector) => {
        const element = sure(await frame.waitForSelector(selector), selector);
        return { frame: sure(await element.contentFrame(), selector), box: sure(await element.boundingBox(), selector) };
      },
      goto: (to) => tab.goto(to, { waitUntil: 'load' }),
      tap: (x, y) => tab.mouse.click(x, y),
      click: (x, y) => tab.mouse.click(x, y),
      move: (x, y) => tab.mouse.move(x, y),
      press: (key) => tab.keyboard.press(/** @type {import('puppeteer-core').KeyInput} */ (key)),
      type: (text) => tab.keyboard.type(text),
      screenshot: (file) => tab.screenshot({ path: file }),
      resize: (w, h) => tab.setViewport({ width: w, height: h, deviceScaleFactor: dpr }),
      reload: () => tab.reload({ waitUntil: 'load' }),
      back: () => tab.goBack(),
      throttle: async () => {},
      close: () => (shared ? tab.close() : context.close()),
    };
    return make_page(driver);
  }
  return {
    name, can, open,
    close: async () => {
      for (const browser of browsers.values()) await browser.close();
      if (screen) screen.release();
    },
  };
}
