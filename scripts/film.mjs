// A film strip of one scene, see scripts/film. The page's clock stands still while a picture is taken, so that a slow machine
// shows what a fast one does.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { engine, root, site } from '../tests/journeys/lib.mjs';
import { sleep } from '../tests/journeys/drivers/page.mjs';
import { enter, scenes } from '../tests/journeys/scenes.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tap: { type: 'string', default: '' },
    seconds: { type: 'string', default: '6' },
    size: { type: 'string', default: '390x844@1' },
    theme: { type: 'string', default: 'day' },
    lang: { type: 'string', default: 'fr' },
    every: { type: 'string', default: '100' },
  },
});
const scene = scenes.find(({ name }) => name === positionals[0]);
if (!scene) throw new Error(`no scene is called ${positionals[0]}: ${scenes.map(({ name }) => name).join(' ')}`);

const FRAME = 20; // ms
const CLOCK = `(() => {
  const now = performance.now.bind(performance);
  const next = window.requestAnimationFrame.bind(window);
  let held = null;
  const asked = [];
  performance.now = () => held ?? now();
  window.requestAnimationFrame = (f) => (held === null ? next(f) : asked.push(f));
  window.__hold = () => { held = now(); };
  window.__step = (ms) => {
    for (let t = 0; t < ms; t += ${FRAME}) {
      held += ${FRAME};
      for (const f of asked.splice(0)) f(held);
    }
  };
})()`;

const folder = path.join(root, 'build/films');
const out = path.join(folder, scene.name);
mkdirSync(out, { recursive: true });
const house = await site();
const browser = await engine('chromium');
const [width, height, dpr = 1] = asked.size.split(/[x@]/).map(Number);
const page = await browser.open(house.url, { width, height, dpr, touch: width < 1000, lang: 'fr', pixels: true, script: CLOCK });
await enter(page, house.url, scene, asked.lang, '100', { anew: true, theme: asked.theme, speed: 'normal' });
await page.evaluate('window.__hold()');
const press = (/** @type {string} */ id) => page.evaluate((/** @type {string} */ i) => document.getElementById(i)?.click(), `i-${id}`);
for (const id of asked.tap.split(',').filter(Boolean)) {
  for (let look = 0; look < 200 && !(await page.items()).some((/** @type {any} */ item) => item.id === id && item.enabled); look++) {
    await page.evaluate('window.__step(100)');
    await sleep(30);
  }
  await press(id);
}
const every = Number(asked.every);
const frames = Math.ceil((Number(asked.seconds) * 1000) / every);
for (let n = 0; n < frames; n++) {
  await page.screenshot(path.join(out, `${String(n).padStart(3, '0')}.png`));
  await page.evaluate((/** @type {number} */ ms) => /** @type {any} */ (window).__step(ms), every);
  await sleep(30); // bots answer in their own time
}
await page.close();

const shown = 195; // px, of a picture
const file = path.join(out, 'index.html');
writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>${scene.name}</title>
<style>body{margin:6px;background:#888;font:11px sans-serif;display:flex;flex-wrap:wrap;gap:6px}figure{margin:0}</style>
${Array.from({ length: frames }, (_, n) => `<figure><img src="${String(n).padStart(3, '0')}.png" width="${width > height ? shown * 2 : shown}"><figcaption>${((n * every) / 1000).toFixed(1)} s</figcaption></figure>`).join('\n')}`);
const sheet = await browser.open(pathToFileURL(file).href, { width: 1640, height: 800 });
await sheet.driver.tab.screenshot({ path: path.join(folder, `${scene.name}.png`), fullPage: true });
await sheet.close();
await browser.close();
await house.close();
console.log(`${frames} pictures: build/films/${scene.name}.png`);
