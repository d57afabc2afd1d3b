// The code of games stays in their folders, and the site's content is generated from their declarations.
import assert from 'node:assert/strict';
import test from 'node:test';
import { move_words, named_in, names, read_in } from '../../scripts/checks/game_names.mjs';
import { item_ids, literal_ids, literal_ids_in_script } from '../../scripts/lib/item_ids.mjs';
import { choices, drawing, fields, kinds_list, labels, most_seats, posters, samples } from '../../scripts/site/games.mjs';

test('a game’s names, titles and cards are found anywhere in a line', () => {
  const forbidden = names();
  for (const line of ['game === "nimmt"', 'NimmtPanel panel;', '// as in 6\u00a0qui prend', 'Non merci', 'take 6', 'case "fifth_row":', "x.includes('special')", 'tell("chips")'])
    assert.deepEqual(named_in(`fine\n${line}`, forbidden), [`2: ${line}`]);
  assert.deepEqual(named_in('insert, replace, stop\nan especially special case\nchips\nit takes 60', forbidden), []);
});

test('code that interprets a game’s events and moves is found', () => {
  const moves = move_words();
  for (const line of ['if (e.kind == "sixth")', 'while (events[i].kind != "rows")', 'trick = e.field("trick");', 'if (move.starts_with("row "))', 'move == "take"', 'const std::string move = "stop " + number;'])
    assert.equal(read_in(`fine\n${line}`, moves).length, 1, line);
  assert.deepEqual(read_in('if (e.trick() > 0)\nif (kind == "best")\nverb == "reveal"\nout.key("rows")\nout.member("place", 1)\nbutton("take") // "slide 13"', moves), []);
});

test('an id that modules share may not be written as text', () => {
  const ids = item_ids();
  for (const id of ['prompt', 'hand.', 'skip', 'special.', 'chips']) assert.ok(ids.has(id), id);
  for (const line of ['if (item.id == "prompt") {', 'n.id().starts_with("try.")', 'ends_with(nodes[i].id(), ".minus")', 'id.substr(0, 8) == "special."', 'b->item->id != "whatever"',
    'items.push_back(button("skip", msg("table.skip"), "skip"));', 'add_choices(items, "winner", msg("x"))', '{.id = "people", .role = Role::region}', 'const std::string id = "seat." + n;'])
    assert.equal(literal_ids(`fine\n${line}`, ids).length, 1, line);
  assert.deepEqual(literal_ids('fine\nbutton(\n  "skip", msg("table.skip"))', ids), ['2: button( "skip"']);
  for (const line of ["nodes.get('skip')", "shown.nodes.get(`replay.${step}`)", "nodes.has('prompt')", "focus('command')", "find(({ id }) => id === 'offline')", "id.startsWith('lang.')"])
    assert.equal(literal_ids_in_script(`fine\n${line}`).length, 1, line);
  assert.deepEqual(literal_ids_in_script("nodes.get(ids.SKIP); focus(next.id); shown.name === 'replay'; `i-${id}`; id.startsWith(`${ids.LANG}.`)"), []);
  assert.deepEqual(literal_ids('id == ids::kPrompt; button("own", msg("skip"), "skip"); e.kind == "hand"; icon_for("menu"); {.id = ids::kSeat + n}', ids), []);
});

const option = (/** @type {string} */ key, /** @type {boolean} */ flag) => ({ key, low: 1, high: 9, usual: 0, flag });
const kind = (/** @type {string} */ name, /** @type {string} */ flag, more = {}) => ({ name, flag, least: 2, most: 4, options: [], labels: [], ...more });
const GAMES = [
  { id: 'whist', kinds: [kind('whist', '', { options: [option('rounds', false), option('open', true), option('odd', false)], labels: [['A'], 'whist.joker'] }), kind('blind', 'dark', { most: 6, options: [option('open', true)] })] },
  { id: 'dice', kinds: [kind('dice', '', { least: 3 })] },
];

test('every variant has a poster, drawn or blank, on three backgrounds in turn', () => {
  const html = posters(GAMES);
  assert.deepEqual([...html.matchAll(/<section class="poster (\w+)( \w+)?"/g)].map(([, name, ground]) => name + (ground ?? '')), ['whist', 'blind second', 'dice third']);
  assert.match(html, /data-action="play whist dark"/);
  assert.equal([...html.matchAll(/<svg viewBox="0 0 208 118"/g)].length, 3, 'the plain one');
  assert.doesNotMatch(drawing('nimmt', 'surprend'), /viewBox="0 0 208 118"/, 'a game’s own');
});

test('the maker has its choices and fields from the games', () => {
  assert.match(choices(GAMES), /<option value="whist dark" data-kind="blind" data-least="2" data-most="6" /);
  assert.equal(most_seats(GAMES), 6);
  const html = fields(GAMES, (key) => key !== 'site.embed_odd');
  assert.match(html, /<label data-games="whist">\{\{words site.embed_rounds\}\} <input type="number" name="rounds" min="1" max="9" value="0">/);
  assert.match(html, /<label data-games="whist blind"><input type="checkbox" name="open"> \{\{words whist.option.open\}\}/);
  assert.doesNotMatch(html, /odd/, 'what has no words is not asked for');
});

test('the sample page shows two games that have words for it', () => {
  assert.equal([...samples(GAMES, (key) => key === 'dice.blog').matchAll(/<tablee-game /g)].length, 1);
  assert.match(samples(GAMES, () => true), /id="first" game="whist" seats="person bot bot bot" data-follows[^]*game\.dice[^]*id="second" game="dice" seats="person bot bot" theme="night"/);
});

test('scripts get variants and labels', () => {
  assert.deepEqual(kinds_list(GAMES), [['whist', 'whist', '', 0], ['blind', 'whist', 'dark', 1], ['dice', 'dice', '', 2]]);
  assert.deepEqual(labels(GAMES), { whist: [['A'], 'whist.joker'] });
});
