// A phone reads the hand's code that the program writes, and the table's camera the code that a phone shows.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { correction, generate } from 'lean-qr/nano';
import { read_picture } from '../../web/page/js/extra/scan_text.js';
import { hand_of, read_hands, shown_card } from '../../web/page/js/hand/code.js';
import { gone_on, in_hand, opened, played, taken_back } from '../../web/page/js/hand/state.js';
import { parts_of } from '../../web/page/js/hand/table.js';

// tests/engine/hand_code_test.cc writes it.
const CODE = 'h1.BW5pbW10BFpvw6sAAwLSCQEACggD1Sk_tF4Kv5j-h9MHyBXtWuIRIWCdadsVoLCemNUU3PRbHfEMEzzKTkABPg8RwyAAQ37CFw';
const CARDS = [6, 10, 17, 19, 23, 30, 51, 69, 80, 88];

const hands = () => {
  const read = read_hands(CODE);
  assert.ok(!read.problem);
  return read.hands;
};

describe('the code of a hand', () => {
  test('is read as it was written', () => {
    const { name, seat, colour, tag, round, played: gone, hands: all } = hands();
    assert.deepEqual({ name, seat, colour, tag, round, gone }, { name: 'Zoë', seat: 0, colour: 2, tag: 1234, round: 1, gone: [] });
    assert.deepEqual(all[1], CARDS);
    assert.equal(Object.keys(all).length, 8);
    assert.deepEqual(hands().others, []);
    for (const hand of Object.values(all)) assert.equal(new Set(hand).size, 10);
  });

  test('holds cards without a number beside twelve with one', () => {
    const read = read_hands('h1.CHN1cnByZW5kAAEDAtIJAQAMAQOq-tGbEzwDC3NldmVuX3Rha2VzC3NldmVuX3Rha2VzBmluc2VydBvkDxU');
    assert.ok(!read.problem);
    assert.deepEqual(read.hands.hands, { 1: [12, 14, 20, 25, 35, 41, 73, 84, 87, 94, 98, 100] });
    assert.deepEqual(read.hands.others, ['seven_takes', 'seven_takes', 'insert']);
  });

  test('may hold no hand: it says whose it is', () => {
    const read = read_hands('h1.CG5vdGhhbmtzBFpvw6sAAwLSCQEAAAEAAAAAAAAA4cCQFg');
    assert.ok(!read.problem);
    const { name, seat, round, hands: all } = read.hands;
    assert.deepEqual({ name, seat, round, all }, { name: 'Zoë', seat: 0, round: 1, all: { 1: [] } });
    assert.deepEqual(in_hand(opened(read.hands, null)), []);
  });

  test('first and last hand', () => {
    assert.deepEqual(hand_of(0, 10), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert.deepEqual(hand_of(26100986351439, 10), [95, 96, 97, 98, 99, 100, 101, 102, 103, 104]);
    assert.equal(hand_of(26100986351440, 10), null);
    // Twelve, in 51 bits.
    assert.deepEqual(hand_of(1728597141547639, 12), [93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104]);
    assert.equal(hand_of(1728597141547640, 12), null);
  });

  test('any other text is refused with a reason', () => {
    assert.equal(read_hands('').problem, 'empty');
    assert.equal(read_hands('h2.AAAA').problem, 'version');
    for (const text of ['h1.', 'x', 'h1.AAAAAAAA', CODE.slice(0, -1), `${CODE}A`, 't1.AAAA', 'h1.%%%']) assert.equal(read_hands(text).problem, 'damaged', text);
    for (let i = 3; i < CODE.length; i++) {
      const other = CODE[i] === 'A' ? 'B' : 'A';
      assert.ok(read_hands(CODE.slice(0, i) + other + CODE.slice(i + 1)).problem, `letter ${i}`);
    }
  });
});

describe('what a phone remembers', () => {
  const play = (/** @type {import('../../web/page/js/hand/state.js').Held} */ held, /** @type {number} */ card) => gone_on({ ...held, card, step: 'shown' });

  test('a reload and the same code again keep what was put down', () => {
    const held = play(opened(hands(), null), CARDS[3]);
    const again = opened(hands(), held);
    assert.deepEqual(played(again), [CARDS[3]]);
    assert.equal(in_hand(again).length, 9);
  });

  test('another phone gets what the table has seen', () => {
    const held = opened({ ...hands(), played: [CARDS[0], CARDS[9]] }, null);
    assert.deepEqual(in_hand(held), CARDS.slice(1, 9));
  });

  test('a card that the table has seen is no longer chosen', () => {
    const held = { ...opened(hands(), null), card: CARDS[2], step: /** @type {const} */ ('shown') };
    const again = opened({ ...hands(), played: [CARDS[2]] }, held);
    assert.equal(again.step, 'choose');
    assert.deepEqual(played(again), [CARDS[2]]);
  });

  test('a wrong choice is taken back step by step', () => {
    const held = play(opened(hands(), null), CARDS[0]);
    const back = taken_back(held);
    assert.equal(back.card, CARDS[0]);
    assert.equal(back.step, 'down');
    assert.equal(taken_back(back).card, 0);
    assert.equal(in_hand(taken_back(back)).length, 10);
  });

  test('a new round by a new code; an old code changes nothing; another match begins anew', () => {
    const code = hands();
    const held = play(opened(code, null), CARDS[0]);
    const later = opened({ ...code, round: 2, hands: { ...code.hands, 9: CARDS } }, held);
    assert.equal(later.round, 2);
    assert.deepEqual(later.hands[9], CARDS);
    assert.equal(opened(code, later).round, 2);
    const other = opened({ ...code, hands: { ...code.hands, 1: CARDS.map((card) => card + 1).map((card) => (card > 104 ? 1 : card)) } }, held);
    assert.deepEqual(other.log, []);
  });
});

// A code as a camera sees it: dark on light at that size, turned, blurred, with uneven light.
function photograph(/** @type {string} */ text, /** @type {number} */ module, { turn = 0, blur = 0, light = 255, slope = 0 } = {}) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = Math.round((code.size + 8) * module * 1.5);
  const value = new Float32Array(side * side);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [u, v] = [x - side / 2, y - side / 2];
      const column = Math.floor((u * cos + v * sin) / module + code.size / 2);
      const row = Math.floor((v * cos - u * sin) / module + code.size / 2);
      value[y * side + x] = (code.get(column, row) ? 30 : light) - (slope * x) / side;
    }
  }
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let [sum, count] = [0, 0];
      for (let j = Math.max(0, y - blur); j <= Math.min(side - 1, y + blur); j++)
        for (let i = Math.max(0, x - blur); i <= Math.min(side - 1, x + blur); i++) {
          sum += value[j * side + i];
          count++;
        }
      data.fill(sum / count, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

describe('the camera', () => {
  const small = shown_card({ seat: 2, round: 10, played: 3, card: 99, tag: 1234 });

  test('the small code is what the program reads', () => assert.equal(small, 'TB120A30990YA'));

  for (const [name, module, how] of /** @type {[string, number, object][]} */ ([
    ['near', 12, {}], ['far', 3, {}], ['turned', 6, { turn: 0.35 }], ['upside down', 6, { turn: Math.PI }], ['blurred', 8, { blur: 3 }],
    ['dim, lit from one side', 6, { light: 180, slope: 90, blur: 1 }],
  ]))
    test(`reads it ${name}`, () => assert.equal(read_picture(photograph(small, module, how)), small));

  test('reads the code of a hand', () => {
    const link = `https://example.org/games/hand.html#${CODE}`;
    assert.equal(read_picture(photograph(link, 4, { blur: 1 })), link);
  });

  test('finds nothing where nothing is', () => assert.equal(read_picture({ width: 60, height: 60, data: new Uint8ClampedArray(14400).fill(200) }), ''));
});

test('what stands first of a seat’s table is what its decision is about', () => {
  const line = (/** @type {string} */ id, title = false) => ({ id, text: id, hint: '', title, cards: [] });
  const table = { turn: 3, lang: /** @type {const} */ ('en'), elsewhere: false, card: '15', choices: [], lines: [line('where', true), line('prompt'), line('card'), line('chips'), line('people', true), line('seat.0')] };
  const ids = (/** @type {{id: string}[]} */ lines) => lines.map(({ id }) => id);
  const parts = parts_of(table);
  assert.deepEqual([parts.where, parts.prompt, ids(parts.about), ids(parts.rest)], ['where', 'prompt', ['card', 'chips'], ['people', 'seat.0']]);
  assert.deepEqual(parts_of({ ...table, lines: [] }), { where: '', prompt: '', about: [], rest: [] });
  assert.deepEqual(ids(parts_of({ ...table, lines: table.lines.slice(0, 3) }).about), ['card']);
});
