// Draws a text as a QR code.
import { correction, generate } from 'lean-qr/nano';

const SVG = 'http://www.w3.org/2000/svg';
const QUIET = 4; // modules of margin, which readers need

/** Dark on light in every theme, as not every reader knows the reverse. */
export function qr_code(/** @type {string} */ text, /** @type {string} */ label) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++) for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  const svg = document.createElementNS(SVG, 'svg');
  const side = code.size + 2 * QUIET;
  svg.setAttribute('viewBox', `${-QUIET} ${-QUIET} ${side} ${side}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.style.background = '#fff';
  const dark = document.createElementNS(SVG, 'path');
  dark.setAttribute('d', path);
  dark.setAttribute('fill', '#000');
  svg.append(dark);
  return svg;
}
