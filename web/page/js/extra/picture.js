// The result of a match, or a decision that is asked about, as a picture: drawn here and handed to the system's share
// dialogue or saved as a file, with its text beside it.
const WIDE = 1080, EDGE = 72, TALL = 96, HEAD = 250, FOOT = 110, ROUND = 36;

// As readers see them, where the browser knows: a letter with its marks, a family of emoji.
const letters_of = (/** @type {string} */ words) => (Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment) : [...words]);

function painter(/** @type {CanvasRenderingContext2D} */ pen) {
  // Cut short where the width ends.
  function write(/** @type {string} */ words, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {string} */ color, width = WIDE, right = false) {
    pen.fillStyle = color;
    pen.textAlign = right ? 'right' : 'left';
    pen.textBaseline = 'middle';
    const fits = () => pen.measureText(words).width <= width;
    for (let small = size; small > size * 0.6; small -= 2) {
      pen.font = `800 ${small}px Nunito, ui-rounded, "Segoe UI", system-ui, sans-serif`;
      if (fits()) break;
    }
    for (const letters = letters_of(words); letters.length > 1 && !fits(); words = `${letters.join('')}…`) letters.pop();
    pen.fillText(words, x, y);
    return pen.measureText(words).width;
  }
  function sheet(/** @type {string} */ color, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, /** @type {number} */ corner) {
    pen.fillStyle = color;
    pen.beginPath();
    // roundRect is newer than the oldest browsers we support.
    if (pen.roundRect) pen.roundRect(x, y, w, h, corner);
    else pen.rect(x, y, w, h);
    pen.fill();
  }
  return { write, sheet };
}

// The cards, as the program draws them: from its canvas's context, that many pixels wide. Null: it has none, and the words stand there.
function drawn_example(/** @type {typeof import('../line.js').send} */ send, /** @type {number} */ width) {
  /** @type {HTMLCanvasElement | null} */
  let made = null;
  tablee.pixels = (rgba, w, h) => {
    const pen = rgba.length ? Object.assign(document.createElement('canvas'), { width: w, height: h }).getContext('2d') : null;
    if (!pen) return;
    const image = pen.createImageData(w, h);
    for (let y = 0; y < h; y++) image.data.set(rgba.subarray((h - 1 - y) * w * 4, (h - y) * w * 4), y * w * 4);
    pen.putImageData(image, 0, 0);
    made = pen.canvas;
  };
  send({ on: 'draw_example', width });
  delete tablee.pixels;
  return /** @type {HTMLCanvasElement | null} */ (made);
}

tablee.extra('picture', async ({ address_of, save_as, send }, /** @type {import('../messages.js').ToPage['picture']} */ { name, title, about, brand, example, note, rows, text, link }) => {
  const PAPER = 'colour(day.on_poster)', CLOTH = 'colour(day.poster.0)', GROUND = 'colour(day.paper)', INK = 'colour(day.ink)', GOLD = 'colour(day.face.2.band)', RED = 'colour(day.face.3.ink)', TRACK = 'colour(day.ink)22';
  const cards = example ? drawn_example(send, WIDE - EDGE) : null;
  const head = about ? HEAD + 40 : HEAD, notes = (cards ? note : example ? text : '')?.split('\n').filter(Boolean) ?? [];
  const below = (cards?.height ?? 0) + notes.length * TALL * 0.75;
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = head + rows.length * TALL + below + FOOT;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  await document.fonts.ready;

  const { write, sheet } = painter(pen);
  sheet(CLOTH, 0, 0, WIDE, canvas.height, 0);
  write(title, EDGE, 120, 60, PAPER, WIDE - 2 * EDGE);
  if (about) write(about, EDGE, 200, 44, PAPER, WIDE - 2 * EDGE);
  if (below) {
    sheet(GROUND, EDGE / 2, head - 50, WIDE - EDGE, below, ROUND);
    if (cards) {
      pen.save();
      pen.clip();
      pen.drawImage(cards, EDGE / 2, head - 50);
      pen.restore();
    }
    notes.forEach((line, i) => write(line, EDGE, head - 50 + (cards?.height ?? 0) + (i + 0.35) * TALL * 0.75, 40, INK, WIDE - 2 * EDGE));
  }
  if (rows.length) sheet(PAPER, EDGE / 2, head - 50, WIDE - EDGE, rows.length * TALL + 62, ROUND);
  const most = Math.max(1, ...rows.map(({ total }) => total));
  const width = WIDE - 2 * EDGE;
  rows.forEach(({ line, points, total, place }, i) => {
    const y = head - 32 + i * TALL;
    if (place === 1) sheet(GOLD, EDGE - 20, y + 2, width + 40, TALL - 4, 24);
    const right = write(points, WIDE - EDGE, y + 40, 38, INK, width / 2, true);
    write(line, EDGE, y + 40, 42, INK, width - right - 50);
    // The longer, the worse.
    sheet(TRACK, EDGE, y + TALL - 26, width, 10, 5);
    if (total > 0) sheet(place === 1 ? INK : RED, EDGE, y + TALL - 26, Math.max(10, (width * total) / most), 10, 5);
  });
  const { host, pathname } = new URL(address_of());
  const mark = write(brand, WIDE - EDGE, canvas.height - 48, 40, PAPER, WIDE, true);
  write(`${host}${pathname.replace(/\/(index\.html)?$/, '')}`, EDGE, canvas.height - 48, 34, PAPER, WIDE - 2 * EDGE - mark - 40);

  const blob = await new Promise((/** @type {(made: Blob | null) => void} */ done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return;
  const words = link ? `${text}\n${address_of(link)}` : text;
  const file = new File([blob], name, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title, text: words });
      return;
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return; // the user cancelled
    }
  }
  save_as(name, blob, 'image/png');
  const copied = await navigator.clipboard?.writeText(words).then(() => true, () => false);
  send({ on: 'shared', picture: copied ? 'told' : 'kept' });
});
