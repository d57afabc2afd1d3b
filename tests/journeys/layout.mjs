// Checks the layout of a drawn screen, by what the drawing reports: where its items are, and which texts do not fit.

/** @typedef {{id: string, role: string, enabled: boolean, rect: number[] | null}} Seen */
// Items that a first tap only selects may be smaller where a hundred of them are visible at once.
const least = (/** @type {string} */ id) => (id.startsWith('market.') ? 34 : 44);
const live = (/** @type {Seen} */ item) => /^(button|input)$/.test(item.role) && item.enabled;
const round = (/** @type {number[]} */ rect) => rect.map((v) => Math.round(v * 10) / 10).join(' ');
const small = (/** @type {{id: string, rect: number[]}} */ { id, rect: [, , w, h] }) => w < least(id) - 0.5 || h < least(id) - 0.5;
const inside = (/** @type {number[]} */ a, /** @type {number[]} */ b) => [0, 1].every((k) => a[k] >= b[k] - 1 && a[k] + a[k + 2] <= b[k] + b[k + 2] + 1);

/** Problems of the screen as it is drawn now, in a page of drivers/headless.mjs; [] if there are none. */
export async function problems(/** @type {any} */ page, /** @type {number} */ width, /** @type {number} */ height) {
  await page.settle();
  /** @type {string[]} */
  const found = [];
  for (const text of new Set(await page.cut())) found.push(`cut: “${text}”`);
  const look = async () => /** @type {(Seen & {rect: number[]})[]} */ (await page.items());
  const all = await look();
  const drawn = all.filter((item) => item.rect && item.rect[2] > 0);
  for (const { id, rect: [x, y, w, h] } of drawn.filter(live))
    if (x < -0.5 || y < -0.5 || x + w > width + 0.5 || y + h > height + 0.5) found.push(`outside: ${id} ${round([x, y, w, h])}`);
  // The buttons of a stepper are on one line.
  for (const { id, rect: [, y] } of drawn.filter((item) => item.id.endsWith('.plus'))) {
    const minus = drawn.find((item) => item.id === id.replace(/plus$/, 'minus'));
    if (!minus || Math.abs(minus.rect[1] - y) > 1) found.push(`apart: ${id}`);
  }
  // Nothing that can be tapped overlaps another such item; no item overlaps another partly.
  drawn.forEach((a, i) => {
    for (const b of drawn.slice(i + 1)) {
      const over = [0, 1].map((k) => Math.min(a.rect[k] + a.rect[k + 2], b.rect[k] + b.rect[k + 2]) - Math.max(a.rect[k], b.rect[k]));
      if (over[0] <= 1 || over[1] <= 1) continue;
      if ((live(a) && live(b)) || !(inside(a.rect, b.rect) || inside(b.rect, a.rect)))
        found.push(`overlap: ${a.id} ${round(a.rect)} and ${b.id} ${round(b.rect)}`);
    }
  });
  // An item that is scrolled out of view, or partly, becomes fully visible when it gets the focus, and others with it.
  const good = new Set();
  let items = all;
  for (const { id } of all.filter(live)) {
    for (const item of items) if (live(item) && item.rect && !small(item)) good.add(item.id);
    if (good.has(id)) continue;
    await page.focus(id);
    await page.settle();
    items = await look();
    const rect = items.find((item) => item.id === id)?.rect;
    // The command line is visible only while it has the focus.
    if (!rect && id === 'command') continue;
    if (!rect) found.push(`nowhere: ${id}`);
    else if (small({ id, rect })) found.push(`small: ${id} ${round(rect)}`);
    good.add(id);
  }
  await page.blur();
  return found;
}
