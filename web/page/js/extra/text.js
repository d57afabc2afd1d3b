// Text of which the canvas's fonts lack letters, in the fonts of the device: how wide it is, and its picture
// (web/draw/toolkit/fallback.h).
tablee.extra('text', ({ send }) => {
  if (tablee.text) return;
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  // Whose first letter is of a script from right to left.
  const BACKWARDS = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u;
  const WIDEST = 2048;
  /** @param {string} text @param {number} weight @param {number} em */
  const prepare = (text, weight, em) => {
    pen.font = `${weight} ${em}px Nunito, ui-rounded, "Segoe UI", system-ui, sans-serif`;
    pen.direction = BACKWARDS.test(text) ? 'rtl' : 'ltr';
    pen.textAlign = 'left';
    return pen.measureText(text);
  };
  /** Browsers that hide what they are fill what is read with something else. */
  const is_hidden = () => {
    pen.clearRect(0, 0, 1, 1);
    return pen.getImageData(0, 0, 1, 1).data.some((value) => value > 0);
  };
  /** @param {string} text @param {number} weight @param {number} em @param {number} rgb */
  const picture = (text, weight, em, rgb) => {
    const size = prepare(text, weight, em);
    // Marks that are piled up are cut where the next line begins.
    const left = Math.ceil(Math.max(size.actualBoundingBoxLeft, 0)) + 1, right = Math.ceil(Math.max(size.actualBoundingBoxRight, size.width)) + 1;
    const top = Math.ceil(Math.min(size.actualBoundingBoxAscent, em * 1.4)) + 1, below = Math.ceil(Math.min(size.actualBoundingBoxDescent, em * 0.7)) + 1;
    const width = Math.min(left + right, WIDEST), height = top + below;
    if (width < 3 || height < 3 || is_hidden()) return [0, 0, 0, 0, 0];
    Object.assign(pen.canvas, { width, height });
    prepare(text, weight, em); // another size forgets it
    pen.fillStyle = `#${rgb.toString(16).padStart(6, '0')}`;
    pen.fillText(text, left, top);
    const { data } = pen.getImageData(0, 0, width, height);
    let coloured = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i + 3] > 64 && Math.min(data[i], data[i + 1], data[i + 2]) < 235) coloured = 1;
    // Letters take their colour where they are drawn: their edges have none.
    if (rgb === 0xffffff && !coloured) for (let i = 0; i < data.length; i += 4) data[i] = data[i + 1] = data[i + 2] = 255;
    return [-left, -top, width, height, coloured, ...new Int32Array(data.buffer)];
  };
  tablee.text = (part, text, weight, em, rgb) => {
    const numbers = part ? picture(text, weight, em, rgb) : [Math.ceil(prepare(text, weight, em).width * 64)];
    return new Uint8Array(Int32Array.from([numbers.length, ...numbers]).buffer);
  };
  send({ on: 'faces', faces: [] });
});
