// Photographs of the drawing room's scenes (web/draw/gallery), to be looked at.
//   node scripts/gallery.mjs --built build/web-release/gallery [--out build/gallery] [--scenes home,table10]
//     [--sizes 360x740@3,740x360@2] [--query theme=night&lang=de&text=150]
// Also says what a frame costs: milliseconds of script, vertices.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serve } from './serve.mjs';

const { values: asked } = parseArgs({
  options: {
    built: { type: 'string' },
    out: { type: 'string', default: 'build/gallery' },
    scenes: { type: 'string', default: '' },
    sizes: { type: 'string', default: '360x740@3,740x360@2,820x1180@2,1440x900@1,320x568@2' },
    query: { type: 'string', default: '' },
  },
});
const all = 'home,resume,setup,settings,rules,sheet,round,table4,table2,table10,row,lifted,sixth,low,profi,market,draft,special,exchange,pass,wait';
const scenes = (asked.scenes || all).split(',');

const server = await serve({ root: asked.built, port: 0 });
const browser = await chromium.launch({
  executablePath: execFileSync('sh', ['-c', 'command -v chromium']).toString().trim(),
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
mkdirSync(asked.out, { recursive: true });
for (const size of asked.sizes.split(',')) {
  const [width, height, ratio] = size.split(/[x@]/).map(Number);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: ratio });
  page.on('pageerror', (error) => console.error(`${size}: ${error.message}`));
  for (const scene of scenes) {
    await page.goto(`${server.url}gallery.html?scene=${scene}&${asked.query}`);
    await page.waitForFunction('window.gallery?.ready');
    const cost = await page.evaluate('({ ms: window.gallery.frame_ms, vertices: window.gallery.vertices })');
    const name = [scene, size, asked.query.replace(/\W+/g, '-')].filter(Boolean).join('-');
    await page.screenshot({ path: path.join(asked.out, `${name}.png`) });
    console.log(`${name}: ${cost.ms.toFixed(2)} ms, ${cost.vertices} vertices`);
  }
  await page.close();
}
await browser.close();
await server.close();
