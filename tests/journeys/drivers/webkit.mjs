// WebKitGTK (Safari's engine) through WebKitWebDriver and MiniBrowser under Xvfb. Its window is at least 447 px wide, has
// pixel ratio 1 and no touch; narrow screens are an iframe of the same origin (open(url, {width: 360}) does that).
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { waitForServer } from 'selenium-webdriver/http/util.js';
import { findFreePort } from 'selenium-webdriver/net/portprober.js';
import { frames_script, make_page, seeds, within } from './page.mjs';
import { display } from './xvfb.mjs';

// Finds an element; " >>> " enters a shadow root.
const FIND = "((path) => path.split(' >>> ').reduce((at, part) => (at ? at.shadowRoot : document).querySelector(part), null))";

export const name = 'webkit';
export const can = { touch: false, dpr: false, throttle: false, viewport: false, windows: false };

const mini_browser = () => {
  if (process.env.TABLEE_MINIBROWSER) return process.env.TABLEE_MINIBROWSER;
  for (const libraries of ['/usr/lib', '/usr/libexec', ...folders('/usr/lib')]) {
    for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
      const file = `${libraries}/${version}/MiniBrowser`;
      if (existsSync(file)) return file;
    }
  }
  throw new Error('no MiniBrowser here (Debian: webkit2gtk-driver)');
};
const folders = (/** @type {string} */ root) => readdirSync(root, { withFileTypes: true }).filter((e) => e.isDirectory()).map((e) => `${root}/${e.name}`);

/** @typedef {import('selenium-webdriver').WebDriver} WebDriver  @typedef {{path: string[]}} Frame by selectors of the frames round it */

/** @param {import('./drivers.js').Start} how */
export async function launch({ webgl = true } = {}) {
  const screen = await display();
  const open_pages = new Set(); // each is a browser of its own

  const seeded = seeds();
  /**
   * @param {string} url
   * @param {import('./drivers.js').Look} look
   */
  async function open(url, { width = 1280, height = 800, lang = 'fr-FR', script, pixels = false } = {}) {
    const environment = {
      ...process.env, DISPLAY: screen.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GDK_BACKEND: 'x11',
      LANGUAGE: `${lang.replace('-', '_')}:${lang.slice(0, 2)}`, LC_ALL: 'C.UTF-8', NO_AT_BRIDGE: '1',
      ...(webgl ? {} : { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
      // WebKitGTK 2.50's newer wasm interpreter reads freed memory, once in some 700 sessions; the older one, which is
      // still built in, traps when compiled code takes over, twice in some 1,300 loads. So the older interpreter runs
      // everything, without compiling.
      JSC_useWasmIPInt: '0', JSC_useBBQJIT: '0', JSC_useOMGJIT: '0',
    };
    const wanted = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: mini_browser(), args: ['--automation'] },
    });
    // Occasionally a session never starts; then another one is started.
    const session = async () => {
      const port = await findFreePort();
      const address = `http://127.0.0.1:${port}`;
      const service = spawn('WebKitWebDriver', [`--port=${port}`], { env: environment, stdio: 'ignore', detached: true });
      /** @type {Promise<never>} */
      const missing = new Promise((_, reject) => {
        service.on('error', () => reject(new Error('no WebKitWebDriver here (Debian: webkit2gtk-driver)')));
      });
      missing.catch(() => {});
      const stop = () => {
        try {
          if (service.pid) process.kill(-service.pid); // with the browser that it started
        } catch {
          // it has ended
        }
      };
      process.on('exit', stop);
      try {
        await Promise.race([within(10000, waitForServer(address, 10000), 'webkit: its driver’s first answer'), missing]);
        const builder = new Builder().usingServer(address).withCapabilities(wanted);
        const driver = await within(30000, builder.build(), 'webkit: a session');
        // A crashed browser would leave its driver waiting for ever: report that instead, and soon at the start.
        const real = driver.execute.bind(driver);
        let most = 20000;
        driver.execute = (command) => within(most, real(command), `webkit: ${command.getName()}`).catch((/** @type {Error} */ reason) => {
          throw reason.name === 'NoSuchSessionError' ? new Error('webkit: the browser is gone: it crashed, or hung (the kernel’s log says which)', { cause: reason }) : reason;
        });
        return { stop, driver, lives: () => { most = 90000; } };
      } catch (error) {
        stop();
        throw error;
      }
    };
    const size_of = (/** @type {WebDriver} */ driver) => async (/** @type {number} */ w, /** @type {number} */ h) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width: w, height: h });
      const [iw, ih] = await driver.executeScript('return [innerWidth, innerHeight]');
      // The window's size is set; the page gets what the bars leave.
      await driver.manage().window().setRect({ x: 0, y: 0, width: w + (w - iw), height: h + (h - ih) });
    };
    const { href } = seeded(url);
    // Occasionally a browser crashes before it shows a page.
    const begun = async () => {
      const { driver, stop, lives } = await session();
      try {
        await driver.manage().setTimeouts({ script: 30000, pageLoad: 60000 });
        await size_of(driver)(width, height);
        lives();
        await driver.get(href);
        return { driver, stop };
      } catch (error) {
        stop();
        throw error;
      }
    };
    const { driver, stop } = await begun().catch(begun).catch(begun).catch(begun);
    const size_to = size_of(driver);
    // No script can run before the page's own, so the date is the machine's, and only the seed is set, by the address.
    if (script) throw new Error('webkit: no start scripts');
    await driver.executeScript(frames_script(pixels));

    // Frames are entered by their element; selenium keeps one current frame.
    /** @type {Frame} */
    const main = { path: [] };
    const enter = async (/** @type {Frame} */ frame) => {
      await driver.switchTo().defaultContent();
      for (const selector of frame.path) await driver.switchTo().frame(await driver.executeScript(`return ${FIND}(arguments[0])`, selector));
    };
    /** @type {Record<string, string>} */
    const KEYS = {
      ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT, ArrowUp: Key.ARROW_UP, ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER,
      Tab: Key.TAB, Escape: Key.ESCAPE, Home: Key.HOME, End: Key.END, Backspace: Key.BACK_SPACE, Space: ' ',
    };
    const point = async (/** @type {number} */ x, /** @type {number} */ y) => {
      await driver.switchTo().defaultContent();
      const mouse = driver.actions({ async: false });
      return mouse.move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT });
    };
    const close = async () => {
      open_pages.delete(close);
      await within(10000, driver.quit(), 'webkit: quitting').catch(() => {});
      stop();
    };
    open_pages.add(close);
    /** @type {import('./drivers.js').Driver<WebDriver, undefined, Frame>} */
    const hands = {
      name, touch: false, log: [], tab: driver, context: undefined, main,
      evaluate: async (frame, source) => {
        await within(30000, enter(frame), 'webkit: entering a frame');
        const answer = driver.executeAsyncScript(
          `const done = arguments[arguments.length - 1];
           Promise.resolve().then(() => (${source})).then((v) => done([true, v]), (e) => done([false, String(e)]));`,
        );
        const [ok, value] = await within(40000, answer, 'webkit: a script');
        if (!ok) throw new Error(value);
        return value === null ? undefined : value;
      },
      frame_of: async (frame, selector) => {
        await enter(frame);
        const { x, y, width: w, height: h } = await driver.executeScript(
          `const r = ${FIND}(arguments[0]).getBoundingClientRect(); return {x: r.x, y: r.y, width: r.width, height: r.height}`, selector);
        return { frame: { path: [...frame.path, selector] }, box: { x, y, width: w, height: h } };
      },
      goto: (to) => driver.get(to),
      tap: async (x, y) => (await point(x, y)).click().perform(),
      click: async (x, y) => (await point(x, y)).click().perform(),
      move: async (x, y) => (await point(x, y)).perform(),
      press: (key) => driver.actions().sendKeys(KEYS[key] ?? key).perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      screenshot: async (file) => {
        await driver.switchTo().defaultContent();
        await writeFile(file, await driver.takeScreenshot(), 'base64');
      },
      resize: size_to,
      reload: async () => {
        await driver.navigate().refresh();
        await driver.executeScript(frames_script(pixels));
      },
      back: () => driver.navigate().back(),
      throttle: async () => {},
      close,
    };
    return make_page(hands);
  }
  return {
    name, can, open,
    close: async () => {
      for (const close of open_pages) await close(); // pages left open by failed tests
      screen.release();
    },
  };
}
