// Where the focus goes when its item is gone or cannot be pressed any more: the decision alone, without a document.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { heading, is_still, next_place, to_do } from '../../web/page/js/accessible/where.js';

/** @typedef {import('../../web/page/js/accessible/nodes.js').Node} Node */

/** A screen's nodes; each has a role, a list or null, and differences from an ordinary item. */
function screen(/** @type {[id: string, role: Node['role'], list?: string | null, item?: Partial<Node['item']>][]} */ ...rows) {
  return new Map(rows.map(([id, role, list = null, item = {}]) => {
    const whole = { id, role, depth: 0, level: 2, text: id, enabled: true, on: false, ...item };
    return [id, /** @type {Node} */ ({ id, role, list, item: whole })]; // the elements are not used
  }));
}
const move = { action: 'move 1' };

describe('to do', () => {
  test('is the main item, else what a lesson wants, else the first', () => {
    assert.equal(to_do(screen(['a', 'button', null, move], ['b', 'button', null, { ...move, on: true }]))?.id, 'b');
    assert.equal(to_do(screen(['a', 'button', null, move], ['b', 'button', null, { ...move, wanted: true }]))?.id, 'b');
    assert.equal(to_do(screen(['a', 'button', null, move], ['b', 'button', null, move]))?.id, 'a');
  });
  test('is no disabled item, no text, and no button that leaves the table', () => {
    assert.equal(to_do(screen(['a', 'button', null, { ...move, enabled: false }], ['b', 'text', null, move], ['c', 'button', null, { action: 'open sheets' }], ['d', 'button'])), undefined);
  });
});

describe('from a card that is gone', () => {
  const hand = ['1', '2', '3', '4'].map((id) => /** @type {[string, Node['role'], string, object]} */ ([id, 'button', 'hand', move]));
  const without = (/** @type {string} */ id, /** @type {object} */ item = move) =>
    screen(...hand.filter(([other]) => other !== id).map(([other, role, list]) => /** @type {[string, Node['role'], string, object]} */ ([other, role, list, item])));

  test('to the next one of the hand, from the last to the one before', () => {
    assert.equal(next_place(screen(...hand), without('2'), '2'), '3');
    assert.equal(next_place(screen(...hand), without('4'), '4'), '3');
  });
  test('to the item to decide on rather than to disabled cards', () => {
    const now = new Map([...without('2', { enabled: false }), ...screen(['row.0', 'button', 'rows', move])]);
    assert.equal(next_place(screen(...hand), now, '2'), 'row.0');
  });
  test('to the result, then to disabled cards', () => {
    const rests = without('2', { enabled: false });
    assert.equal(next_place(screen(...hand), new Map([...rests, ...screen(['over', 'heading'])]), '2'), 'over');
    assert.equal(next_place(screen(...hand), new Map([...rests, ...screen(['top', 'heading', null, { level: 1 }])]), '2'), '3', 'the screen’s own heading is no end');
    assert.equal(next_place(screen(...hand), rests, '2'), '3');
  });
});

test('from an item of a disclosure to its button, and nowhere if that is gone too', () => {
  const folded = /** @type {[string, Node['role']][]} */ ([['more', 'disclosure']]);
  assert.equal(next_place(screen(...folded, ['inside', 'button']), screen(...folded), 'inside'), 'more');
  assert.equal(next_place(screen(...folded, ['inside', 'button']), screen(['other', 'text']), 'inside'), undefined);
});

test('a table is still while there is nothing to decide, to skip or to deal', () => {
  const at = (/** @type {'plays' | undefined} */ kind, /** @type {Map<string, Node>} */ nodes) => is_still({ name: 'table', kind, keys: true, revision: 1, nodes });
  assert.equal(at('plays', screen(['prompt', 'text'], ['1', 'button', 'hand', { ...move, enabled: false }])), true);
  assert.equal(at('plays', screen(['prompt', 'text'], ['1', 'button', 'hand', move])), false);
  assert.equal(at('plays', screen(['prompt', 'text'], ['skip', 'button', null, { action: 'skip' }])), false);
  assert.equal(at('plays', screen(['1', 'text'])), false, 'the table waits for no player');
  assert.equal(at(undefined, screen(['prompt', 'text'])), false);
});

test('a screen begins with its heading, else with its first item', () => {
  assert.equal(heading(screen(['back', 'button'], ['top', 'heading'])), 'top');
  assert.equal(heading(screen(['back', 'button'])), 'back');
  assert.equal(heading(screen()), '');
});
