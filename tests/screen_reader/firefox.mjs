// Firefox on the virtual screen: real keys come from outside, the page is only read.
import puppeteer from 'puppeteer-core';
import { executable } from '../journeys/drivers/firefox.mjs';
import { make_page, sleep, start_script } from '../journeys/drivers/page.mjs';
import { click_at } from './studio.mjs';

/** A browser in that language. @param {import('./studio.mjs').Studio} studio */
export async function open_firefox(studio, lang = 'fr') {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executable(),
    headless: false,
    args: ['--kiosk'],
    defaultViewport: null,
    env: studio.env,
    extraPrefsFirefox: {
      'accessibility.force_disabled': -1, 'intl.accept_languages': lang, 'ui.prefersReducedMotion': 0, 'webgl.force-enabled': true,
      'datareporting.policy.dataSubmissionEnabled': false, 'browser.shell.checkDefaultBrowser': false, 'browser.aboutwelcome.enabled': false,
      'browser.preonboarding.enabled': false, 'browser.translations.enable': false, 'app.update.enabled': false,
      'browser.urlbar.suggest.history': false, 'permissions.default.persistent-storage': 2,
    },
  });
  const [tab] = await browser.pages();
  /** @type {string[]} */
  const log = [];
  tab.on('console', (message) => log.push(`${message.type()}: ${message.text()}`));
  tab.on('pageerror', (error) => log.push(`pageerror: ${/** @type {Error} */ (error).message}`));
  await tab.evaluateOnNewDocument(start_script('', false));
  const page = make_page(/** @type {import('../journeys/drivers/drivers.js').Driver<typeof tab, unknown, import('puppeteer-core').Frame>} */ ({
    name: 'firefox', log, tab, main: tab.mainFrame(),
    goto: (to) => tab.goto(to, { waitUntil: 'load' }),
    evaluate: (frame, source) => frame.evaluate(source),
    screenshot: (file) => tab.screenshot({ path: /** @type {`${string}.png`} */ (file) }),
    close: () => browser.close(),
  }));
  // From now on the page gets the keys, not the address bar.
  await page.until(async () => {
    click_at(studio, 600, 600);
    await sleep(100);
    return page.evaluate('document.hasFocus()');
  }, { what: 'the keys' });
  return { page, tab, close: () => browser.close() };
}
