// A film strip of one scene, see scripts/film. The page's clock stops while a picture is taken.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { engine, root, site } from '../../tests/journeys/lib.mjs';
import { enter, scenes } from '../../tests/journeys/scenes.mjs';
import { CLOCK, hold, press_held, step } from '../lib/held_clock.mjs';
import { film_visit, visits } from './visits.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tap: { type: 'string', default: '' },
    seconds: { type: 'string', default: '6' },
    size: { type: 'string', default: '390x844@1' },
    theme: { type: 'string', default: 'day' },
    lang: { type: 'string' },
    every: { type: 'string', default: '100' },
  },
});
const [asked_for] = positionals;
if (visits.includes(asked_for)) {
  await film_visit(asked_for, asked);
  process.exit();
}
const scene = scenes.find(({ name }) => name === asked_for);
if (!scene) throw new Error(`no scene is called ${asked_for}: ${scenes.map(({ name }) => name).join(' ')}`);

const folder = path.join(root, 'build/films');
const name = scene.name + (asked.size.startsWith('390x844') ? '' : `-${asked.size}`);
const out = path.join(folder, name);
mkdirSync(out, { recursive: true });
const server = await site();
const browser = await engine('chromium');
const [width, height, dpr = 1] = asked.size.split(/[x@]/).map(Number);
const page = await browser.open(server.url, { width, height, dpr, touch: width < 1000, lang: 'fr', pixels: true, script: CLOCK });
await enter(page, server.url, scene, asked.lang ?? 'fr', '100', { anew: true, theme: asked.theme, speed: 'normal' });
await hold(page);
await press_held(page, asked.tap.split(',').filter(Boolean));
const every = Number(asked.every);
const frames = Math.ceil((Number(asked.seconds) * 1000) / every);
for (let n = 0; n < frames; n++) {
  await page.screenshot(path.join(out, `${String(n).padStart(3, '0')}.png`));
  await step(page, every);
}
await page.close();

const shown = 195; // px, width of a picture
const file = path.join(out, 'index.html');
writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>${scene.name}</title>
<style>body{margin:6px;background:#888;font:11px sans-serif;display:flex;flex-wrap:wrap;gap:6px}figure{margin:0}</style>
${Array.from({ length: frames }, (_, n) => `<figure><img src="${String(n).padStart(3, '0')}.png" width="${width > height ? shown * 2 : shown}"><figcaption>${((n * every) / 1000).toFixed(1)} s</figcaption></figure>`).join('\n')}`);
const sheet = await browser.open(pathToFileURL(file).href, { width: 1640, height: 800 });
await sheet.driver.tab.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
await sheet.close();
await browser.close();
await server.close();
console.log(`${frames} pictures: build/films/${name}.png`);
