// Pictures of every screen of the built site, for people to look at. See scripts/pictures.
//   --scenes REGEX   only those (tests/journeys/scenes.mjs)      --themes day,night,contrast
//   --sizes 360x740@2,…                                          --lang fr,de   --text 100,200
//   --out FOLDER     build/pictures; index.html shows all of them, a sheet-*.png a size
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { engine, root, site } from '../../tests/journeys/lib.mjs';
import { settle } from '../../tests/journeys/hurried.mjs';
import { enter, scenes } from '../../tests/journeys/scenes.mjs';

const { values: asked } = parseArgs({
  options: {
    scenes: { type: 'string', default: '' },
    sizes: { type: 'string', default: '360x740@2,740x360@2,820x1180@1,1440x900@1' },
    themes: { type: 'string', default: 'day,night' },
    lang: { type: 'string', default: 'fr' },
    text: { type: 'string', default: '100' },
    out: { type: 'string', default: path.join(root, 'build/pictures') },
  },
});
const list = (/** @type {string} */ text) => text.split(',').filter(Boolean);
const wanted = scenes.filter((scene) => new RegExp(asked.scenes).test(scene.name));
const server = await site();
const browser = await engine('chromium');
mkdirSync(asked.out, { recursive: true });
const pictures = [];
for (const size of list(asked.sizes)) {
  const [width, height, dpr = 1] = size.split(/[x@]/).map(Number);
  const page = await browser.open(server.url, { width, height, dpr, touch: width < 1000, lang: 'fr', pixels: true });
  for (const theme of list(asked.themes))
    for (const scene of wanted) {
      let anew = true;
      for (const lang of list(asked.lang))
        for (const text of list(asked.text)) {
          await enter(page, server.url, scene, lang, text, { anew, theme });
          anew = false;
          await settle(page, width, height);
          const name = [scene.name, size, theme, lang, text].join('-');
          await page.screenshot(path.join(asked.out, `${name}.png`));
          pictures.push({ name, size, theme, width, height });
          console.log(name);
        }
    }
  await page.close();
}

// All pictures side by side, in a page and in one image for each size.
const figure = (/** @type {{name: string, width: number}} */ { name, width }) =>
  `<figure style="width:${width}px"><img src="${name}.png" width="${width}"><figcaption>${name}</figcaption></figure>`;
const page_of = (/** @type {{name: string, width: number}[]} */ some) => `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body{margin:8px;background:#888;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}</style>
${some.map(figure).join('\n')}`;
writeFileSync(path.join(asked.out, 'index.html'), page_of(pictures));
for (const size of list(asked.sizes)) {
  const some = pictures.filter((picture) => picture.size === size);
  if (!some.length) continue;
  const file = path.join(asked.out, `sheet-${size}.html`);
  writeFileSync(file, page_of(some));
  const columns = Math.max(1, Math.min(some.length, Math.floor(2000 / some[0].width)));
  const page = await browser.open(pathToFileURL(file).href, { width: columns * (some[0].width + 8) + 16, height: 800 });
  await page.driver.tab.screenshot({ path: path.join(asked.out, `sheet-${size}.png`), fullPage: true });
  await page.close();
}
await browser.close();
await server.close();
console.log(`${pictures.length} pictures in ${asked.out}`);
