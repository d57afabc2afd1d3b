// The result of a match as a picture, drawn here and handed to the system's share dialogue or saved as a file, with its
// text beside it.
const WIDE = 1080, EDGE = 72, TALL = 96, HEAD = 250, FOOT = 110;

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

tablee.extra('picture', async ({ save_as, send }, /** @type {import('../messages.js').ToPage['picture']} */ { name, title, brand, rows, text }) => {
  const PAPER = 'colour(day.on_poster)', CLOTH = 'colour(day.poster.0)', INK = 'colour(day.ink)', GOLD = 'colour(day.face.2.band)', RED = 'colour(day.face.3.ink)', TRACK = 'colour(day.ink)22';
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HEAD + rows.length * TALL + FOOT;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  await document.fonts.ready;

  const { write, sheet } = painter(pen);
  sheet(CLOTH, 0, 0, WIDE, canvas.height, 0);
  write(title, EDGE, 120, 60, PAPER, WIDE - 2 * EDGE);
  sheet(PAPER, EDGE / 2, HEAD - 50, WIDE - EDGE, rows.length * TALL + 62, 36);
  const most = Math.max(1, ...rows.map(({ total }) => total));
  const width = WIDE - 2 * EDGE;
  rows.forEach(({ line, points, total, place }, i) => {
    const y = HEAD - 32 + i * TALL;
    if (place === 1) sheet(GOLD, EDGE - 20, y + 2, width + 40, TALL - 4, 24);
    const right = write(points, WIDE - EDGE, y + 40, 38, INK, width / 2, true);
    write(line, EDGE, y + 40, 42, INK, width - right - 50);
    // The longer, the worse.
    sheet(TRACK, EDGE, y + TALL - 26, width, 10, 5);
    if (total > 0) sheet(place === 1 ? INK : RED, EDGE, y + TALL - 26, Math.max(10, (width * total) / most), 10, 5);
  });
  write(brand, WIDE - EDGE, canvas.height - 48, 40, PAPER, WIDE, true);

  const blob = await new Promise((/** @type {(made: Blob | null) => void} */ done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return;
  const file = new File([blob], name, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title, text });
      return;
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return; // the user cancelled
    }
  }
  save_as(name, blob, 'image/png');
  const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  send({ on: 'shared', picture: copied ? 'told' : 'kept' });
});
