// Chromium on the virtual screen, like Firefox in firefox.mjs: real keys come from outside, the page is only read.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { executable } from '../journeys/drivers/chromium.mjs';
import { make_page, sleep, start_script } from '../journeys/drivers/page.mjs';
import { click_at } from './studio.mjs';

/** A browser in that language. @param {import('./studio.mjs').Studio} studio */
export async function open_chromium(studio, lang = 'fr') {
  const profile = mkdtempSync(path.join(tmpdir(), 'ear-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable(true), headless: false, viewport: null, locale: lang, env: studio.env,
    args: [
      '--no-sandbox', '--kiosk', '--force-renderer-accessibility', '--no-first-run', '--disable-quic', '--disable-background-networking', '--disable-component-update',
      '--disable-sync', '--disable-features=Translate', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
    ],
  });
  await context.addInitScript(start_script('', false));
  const tab = context.pages()[0] ?? await context.newPage();
  /** @type {string[]} */
  const log = [];
  tab.on('console', (message) => log.push(`${message.type()}: ${message.text()}`));
  tab.on('pageerror', (error) => log.push(`pageerror: ${error.message}`));
  const page = make_page(/** @type {import('../journeys/drivers/drivers.js').Page['driver']} */ ({
    name: 'chromium', log, tab, main: tab.mainFrame(),
    goto: (to) => tab.goto(to, { waitUntil: 'load' }),
    evaluate: (frame, source) => frame.evaluate(source),
    screenshot: (file) => tab.screenshot({ path: file }),
    close: () => context.close(),
  }));
  await page.until(async () => {
    click_at(studio, 600, 600);
    await sleep(100);
    return page.evaluate('document.hasFocus()');
  }, { what: 'the keys' });
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { page, tab, close };
}
