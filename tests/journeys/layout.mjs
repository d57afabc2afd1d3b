// Is a drawn screen laid out properly? What the drawing says of itself: where its items lie, and which texts do not fit.
import { READ_ITEMS } from './drivers/page.mjs';

// Runs in the page before its own scripts: keeps what the program was last told of its size, and its last word on where things
// lie and which texts are cut.
// Nobody looks at the pixels here: nothing is rasterized, a frame comes as soon as it is asked for, and the page's clock
// goes on by a tenth of a second with each.
export const WATCH = `(() => {
  // The news that all is on the device would come in the middle of a look.
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  let tablee;
  Object.defineProperty(window, 'tablee', {
    configurable: true,
    get: () => tablee,
    set(value) {
      tablee = value;
      const overhear = (name, of) => {
        let real;
        Object.defineProperty(value, name, { configurable: true, enumerable: true, get: () => real && of(real), set(f) { real = f; } });
      };
      overhear('post', (post) => (text) => {
        if (text.startsWith('{"do":"rects"')) window.__drawn = JSON.parse(text);
        return post(text);
      });
      overhear('connect', (connect) => (into) => connect((text) => {
        if (text.startsWith('{"on":"size"')) window.__size = JSON.parse(text);
        return into(text);
      }));
    },
  });
  window.__items = () => ${READ_ITEMS};
  for (const call of ['drawElements', 'clear', 'bufferData', 'texImage2D', 'texSubImage2D']) WebGLRenderingContext.prototype[call] = () => {};
  let ahead = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + ahead;
  const asked = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    ahead += 100;
    for (const f of asked.splice(0)) f(performance.now());
  };
  window.requestAnimationFrame = (f) => {
    if (!asked.length) port2.postMessage(0);
    return asked.push((t) => {
      window.__frames++;
      f(t);
    });
  };
})();`;

// Waits until the program draws for that size and no frame is asked for any more. A frame that is asked for runs before ours does.
const QUIET = `(async (width, height) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const end = Date.now() + 20000;
  for (let calm = 0; calm < 2; ) {
    const before = window.__frames;
    await frame();
    await frame();
    const box = window.__size || document.getElementById('canvas').getBoundingClientRect();
    const there = Math.round(box.width) === width && Math.round(box.height) === height;
    calm = there && window.__frames === before + 2 ? calm + 1 : 0;
    if (Date.now() > end) return 'the drawing did not come to rest';
  }
  return '';
})`;

export async function settle(page, width, height) {
  const trouble = await page.evaluate(`${QUIET}(${width}, ${height})`);
  if (trouble) throw new Error(trouble);
}

// Runs in the page.
const LOOK = `(async (width, height) => {
  const LEAST = 44;
  const live = (item) => /^(button|toggle|choice|input)$/.test(item.role) && item.enabled;
  const round = (rect) => rect.map((v) => Math.round(v * 10) / 10).join(' ');
  const small = ([, , w, h]) => w < LEAST - 0.5 || h < LEAST - 0.5;
  const look = () => window.__items().filter(live);
  const quiet = ${QUIET};
  const found = [];
  const trouble = await quiet(width, height);
  if (trouble) return [trouble];
  const { rects, cut } = window.__drawn;
  for (const text of new Set(cut)) found.push('cut: “' + text + '”');
  let items = look();
  const drawn = items.filter((item) => item.rect);
  for (const { id, rect: [x, y, w, h] } of drawn)
    if (x < -0.5 || y < -0.5 || x + w > width + 0.5 || y + h > height + 0.5) found.push('outside: ' + id + ' ' + round([x, y, w, h]));
  // The mirror's buttons and fields lie over their drawn twins.
  for (const { id, rect } of drawn)
    if (rect.some((v, i) => Math.abs(v - rects[id][i]) > 1)) found.push('beside: ' + id + ' ' + round(rect) + ', drawn at ' + round(rects[id]));
  // Nothing that can be tapped lies over another such thing; nothing at all lies half over anything.
  const inside = (a, b) => [0, 1].every((k) => a[k] >= b[k] - 1 && a[k] + a[k + 2] <= b[k] + b[k + 2] + 1);
  const all = window.__items().filter((item) => item.rect);
  all.forEach((a, i) => {
    for (const b of all.slice(i + 1)) {
      const over = [0, 1].map((k) => Math.min(a.rect[k] + a.rect[k + 2], b.rect[k] + b.rect[k + 2]) - Math.max(a.rect[k], b.rect[k]));
      if (over[0] <= 1 || over[1] <= 1) continue;
      if ((live(a) && live(b)) || !(inside(a.rect, b.rect) || inside(b.rect, a.rect)))
        found.push('overlap: ' + a.id + ' ' + round(a.rect) + ' and ' + b.id + ' ' + round(b.rect));
    }
  });
  // What is scrolled away, or half so, comes into view whole when it gets the focus; and others with it.
  const good = new Set();
  for (const { id } of items) {
    for (const item of items) if (item.rect && !small(item.rect)) good.add(item.id);
    if (good.has(id)) continue;
    document.getElementById('i-' + id).focus();
    await quiet(width, height);
    items = look();
    const { rect } = items.find((item) => item.id === id) || {};
    // The line for commands shows while somebody types in it.
    if (!rect && id === 'command') continue;
    if (!rect) found.push('nowhere: ' + id);
    else if (small(rect)) found.push('small: ' + id + ' ' + round(rect));
    good.add(id);
  }
  if (items.some((item) => item.focused)) document.activeElement.blur();
  return found;
})`;

/** What is wrong with the screen as it is drawn now, in a page with WATCH; [] where nothing is. */
export const problems = (page, width, height) => page.evaluate(`${LOOK}(${width}, ${height})`);
