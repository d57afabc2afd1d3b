// For people who need more than the usual: spacing and typeface of the document, words for sounds, other ways of
// pressing a button, scanning with switches. WORDS: those that start with "caption.".
import { show_caption } from './assist_caption.js';
import { confirm_by } from './assist_confirm.js';
import { scan_by } from './assist_scan.js';

/** @typedef {import('../messages.js').ToPage} ToPage */

const RULES = [
  '.plain.spaced body * { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.6 !important; }',
  '.plain.spaced p { margin-bottom: 1em; }',
  ':root.plain_type { --words: system-ui, sans-serif; --numerals: system-ui, sans-serif; }',
  '#caption { position: fixed; z-index: 4; left: 50%; top: calc(4rem + var(--edge-t)); transform: translateX(-50%); pointer-events: none; padding: .3rem 1rem; border-radius: 999px; background: var(--ink); color: var(--paper); }',
  '#ring { position: fixed; z-index: 4; width: 64px; height: 64px; margin: -32px 0 0 -32px; pointer-events: none; fill: none; stroke: var(--accent); stroke-width: 6; }',
];

/** A style sheet that rules may be added to: one of our own, or before Safari 16.4, which refuses to make one, the page's. */
function style_sheet() {
  if (!document.adoptedStyleSheets) return document.styleSheets[0];
  const own = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  return own;
}

const sheet = style_sheet();
for (const rule of RULES) sheet.insertRule(rule, sheet.cssRules.length);
const page = document.documentElement.classList;

tablee.extra('assist', (tools, /** @type {ToPage['assist'] | ToPage['sound']} */ said) => {
  if ('names' in said) return show_caption(said.names);
  page.toggle('spaced', said.spaced);
  page.toggle('plain_type', said.plain_type);
  confirm_by(said.confirm, () => tools.send({ on: 'pointer_lost' }));
  scan_by(said.scan, said.pace);
});
