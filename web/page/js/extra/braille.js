// Braille on paper: labels for the real cards and a score sheet, drawn as dots and as a file for embossers.
// WORDS: the words that start with "braille.", names of games, and what stands on cards. LABELS: their cards.
import * as braille from './braille_text.js';

/** @typedef {import('./braille_text.js').Notation} Notation  @typedef {import('./braille_text.js').Cells} Cells */

// Dots as a drawing: not every device has a font with them.
const SVG = 'http://www.w3.org/2000/svg';
function drawing(/** @type {Cells[]} */ lines) {
  const svg = document.createElementNS(SVG, 'svg');
  const width = Math.max(...lines.map((line) => line.length), 1) * 6 + 1;
  svg.setAttribute('viewBox', `0 0 ${width} ${lines.length * 10}`);
  svg.setAttribute('width', String(width * 2.4));
  svg.setAttribute('height', String(lines.length * 24));
  svg.setAttribute('aria-hidden', 'true');
  lines.forEach((line, row) => line.forEach((cell, at) => {
    for (let dot = 0; dot < 6; dot++) {
      if (!(cell & (1 << dot))) continue;
      const mark = document.createElementNS(SVG, 'circle');
      mark.setAttribute('cx', String(at * 6 + 2 + (dot > 2 ? 2.5 : 0)));
      mark.setAttribute('cy', String(row * 10 + 2 + (dot % 3) * 2.5));
      mark.setAttribute('r', '0.9');
      svg.append(mark);
    }
  }));
  return svg;
}

/** Breaks text into lines that fit a label. @param {(text: string) => boolean} fits */
function lines_that(fits, /** @type {string} */ text) {
  // A word too long for its label goes on in the next line, after a hyphen.
  /** @returns {string[]} */
  function broken(/** @type {string} */ word) {
    if (fits(word)) return [word];
    let end = word.length - 1;
    while (end > 1 && !fits(`${word.slice(0, end)}-`)) end--;
    return [`${word.slice(0, end)}-`, ...broken(word.slice(end))];
  }
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ').flatMap(broken)) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The headings and sentences on the screen, a paragraph each. */
const page_shown = () =>
  [...document.querySelectorAll('#accessible :is(h1, h2, p)')].flatMap((part) => [...(part.tagName === 'P' ? [] : ['']), (part.textContent || '').trim()]).slice(1);

/** The table on the screen as text, one line a row: the round, then each name with its points. */
function sheet_shown() {
  const rows = [.../** @type {NodeListOf<HTMLTableRowElement>} */ (document.querySelectorAll('#accessible table tr'))]
    .map((row) => [...row.cells].map((cell) => (cell.textContent || '').trim()));
  const [top, ...rounds] = rows;
  const text = [document.querySelector('#accessible h1')?.textContent || '', ''];
  for (const [name, ...values] of rounds) text.push(`${name}: ${values.map((value, i) => `${top[i + 1]} ${value}`).join(', ')}`);
  return text;
}

tablee.extra('braille', ({ overlay, today, save_as }, /** @type {string | undefined} */ what) => {
  const lang = /** @type {import('../messages.js').Language} */ (document.documentElement.lang in WORDS ? document.documentElement.lang : FALLBACK_LANGUAGE);
  const say = (/** @type {string} */ key) => WORDS[lang][`braille.${key}`];
  const [kind, asked] = (what || '').split('.');
  let notation = /** @type {Notation} */ (asked) || (TRAITS[lang].antoine_digits ? 'antoine' : 'international');
  const cells = (/** @type {string} */ text) => braille.cells(text, lang, notation);
  const fits = (/** @type {string} */ text) => cells(text).length < braille.WIDTH / 4;
  const labels_of = (/** @type {string} */ name) => LABELS[name].map((label) => (typeof label === 'string' ? lines_that(fits, WORDS[lang][label]) : label));

  const { body, part, show } = overlay(say(kind ? 'sheet' : 'title'), say('close'));
  const keep = (/** @type {string} */ name, /** @type {Cells[]} */ lines) => save_as(`tablee-${name}-${today()}.brf`, braille.file(lines), 'application/octet-stream');

  if (kind) {
    const text = kind === 'sheet' ? sheet_shown() : page_shown();
    const lines = text.flatMap((line) => (line ? braille.wrapped(cells(line)) : [[]]));
    const save = part('button', say('save'), body);
    save.className = 'main';
    save.addEventListener('click', () => keep(say('sheet_file'), lines));
    part('pre', text.join('\n'), body);
    body.append(drawing(lines));
    show();
    return;
  }

  part('p', say('about'), body);
  const field = part('label', say('which'), body);
  const which = part('select', '', field);
  for (const name of Object.keys(LABELS)) part('option', WORDS[lang][`game.${name}`], which).value = name;
  const digits = part('select', '', part('label', say('notation'), body));
  for (const name of ['antoine', 'international']) part('option', say(name), digits).value = name;
  digits.value = notation;
  const save = part('button', say('save'), body);
  save.className = 'main';
  const print = part('button', say('print'), body);
  const grid = part('ul', '', body);
  grid.className = 'labels';
  /** @type {{lines: string[], dots: Cells[]}[]} */
  let labels = [];
  function show_labels() {
    labels = labels_of(which.value).map((lines) => ({ lines, dots: lines.map((line) => cells(line)) }));
    grid.replaceChildren();
    for (const { lines, dots } of labels) {
      const one = part('li', '', grid);
      one.append(drawing(dots));
      part('span', lines.join(' · '), one);
    }
  }
  which.addEventListener('change', show_labels);
  digits.addEventListener('change', () => {
    notation = /** @type {Notation} */ (digits.value);
    show_labels();
  });
  save.addEventListener('click', () => keep(which.value, braille.sheet_of_labels(labels.map(({ dots }) => dots))));
  print.addEventListener('click', () => window.print());
  show_labels();
  show();
});
