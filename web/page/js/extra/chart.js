// Charts of the accessible document, drawn where the canvas draws none: lines of figures, numbered at their ends like
// the list below them.
/** @typedef {{picture: Element, lines: string[], scale: number}} Chart */
tablee.extra('chart', (tools, /** @type {Chart[]} */ charts) => {
  const DASHES = ['', '9 4', '2 4', '10 3 2 3', '15 6', '5 2'];
  const WIDE = 640, TALL = 260, LEFT = 44, RIGHT = 30, TOP = 12, FOOT = 26;

  const element = (/** @type {string} */ name, /** @type {Record<string, string | number>} */ attributes, /** @type {string | number} */ text = '') => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    made.textContent = String(text);
    return made;
  };

  // 1, 2, 5, 10, 20 …: about four of them fill the range.
  function step_of(/** @type {number} */ range) {
    const power = 10 ** Math.floor(Math.log10(Math.max(range / 4, 1)));
    return [1, 2, 5, 10].map((n) => n * power).find((n) => n * 4 >= range) || 10 * power;
  }

  // `scale` is what the axis divides figures by; those that are tenths count from 1, totals from 0.
  function trace(/** @type {Chart} */ { picture, lines, scale }) {
    const figures = lines.map((line) => line.split(' ').map((n) => Number(n) / scale));
    const all = [0, 1, ...figures.flat()];
    const step = step_of(Math.max(...all) - Math.min(...all));
    const low = Math.floor(Math.min(...all) / step) * step;
    const high = Math.ceil(Math.max(...all) / step) * step;
    const places = Math.max(2, ...figures.map((line) => line.length));
    const x = (/** @type {number} */ i) => LEFT + (i * (WIDE - LEFT - RIGHT)) / (places - 1);
    const y = (/** @type {number} */ n) => TALL - FOOT - ((n - low) * (TALL - TOP - FOOT)) / (high - low);
    const svg = element('svg', { viewBox: `0 0 ${WIDE} ${TALL}`, 'aria-hidden': 'true', fill: 'currentColor' });
    for (let n = low; n <= high; n += step) {
      svg.append(element('path', { d: `M${LEFT} ${y(n)}H${WIDE - RIGHT}`, stroke: 'currentColor', opacity: n === 0 ? 0.7 : 0.2 }));
      svg.append(element('text', { x: LEFT - 8, y: y(n) + 4, 'text-anchor': 'end' }, n));
    }
    const every = Math.ceil(places / 16);
    for (let i = 0; i < places; i += every)
      svg.append(element('text', { x: x(i), y: TALL - 6, 'text-anchor': 'middle' }, i + (scale > 1 ? 1 : 0)));
    figures.forEach((line, i) =>
      svg.append(element('polyline', {
        points: line.map((n, at) => `${x(at)},${y(n)}`).join(' '),
        fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'stroke-dasharray': DASHES[i % DASHES.length],
      })));
    // Numbers beside the ends, none over another.
    let above = -99;
    for (const [at, i, end] of figures.map((line, i) => [y(line[line.length - 1]), i, x(line.length - 1)]).sort((a, b) => a[0] - b[0])) {
      above = Math.max(at, above + 13);
      svg.append(element('text', { x: end + 7, y: above + 4, 'font-weight': 800 }, i + 1));
    }
    picture.replaceChildren(svg);
  }

  charts.forEach(trace);
});
