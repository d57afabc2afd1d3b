// The accessible document: every screen as headings, lists and buttons. A screen is a flat list of items in reading
// order; on one screen an item keeps its element by its id, so that the focus and a screen reader's position survive. In `drawn` mode
// the elements lie invisibly over their drawings on the canvas; in `plain` mode they are the page.
import './act.js';
import { open_extra } from '../extras.js';
import { transcript } from '../transcript.js';
import { focused, hold, keep, left_by, settle } from './focus.js';
import { gone } from './gone.js';
import './keys.js';
import { name_groups } from './names.js';
import { keep_positions } from './positions.js';
import { arrange, build, drop } from './reconcile.js';
import { root, shown, turn_to } from './screen.js';

export { begins, expect_focus, focus } from './focus.js';
export { lie_over, NO_RECTS, scroll_to, set_rects } from './positions.js';

function draw_charts(/** @type {import('./reconcile.js').Holder[]} */ holders) {
  const charts = holders.flatMap(({ node, children }) =>
    node?.picture ? [{ picture: node.picture, lines: children.map(({ item }) => item.value), scale: Number(node.item.value) || 1 }] : []);
  if (charts.length) open_extra('chart', charts);
}

export function show(/** @type {import('../messages.js').ToPage['screen']} */ { screen, kind, title, keys = false, revision, items, focus: wanted }) {
  const was = shown;
  const before = hold();
  // Another screen has elements of its own, also for items with the same id: to a screen reader a heading that it has read is
  // no news under another name, focused or not.
  const old = screen === was.name ? was.nodes : new Map();
  const { nodes, holders } = build(items, { root, old, focused, anew: left_by(before, items) });
  turn_to({ name: screen, kind, keys, revision: revision, nodes });
  keep_positions(was.nodes);
  if (screen === was.name) keep(before, was.nodes);
  drop(was.nodes, nodes, gone?.node);
  arrange(holders);
  draw_charts(holders);
  name_groups(holders, kind === 'plays');
  if (title) document.title = title;
  root.dataset.screen = screen;
  transcript.at(kind, keys || kind !== 'plays');
  settle(before, was, wanted);
}
