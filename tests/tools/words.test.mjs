// What the words are held against, by a sentence that breaks each rule and one that keeps them all.
import assert from 'node:assert/strict';
import test from 'node:test';
import { slips } from '../../scripts/words_style.mjs';

const GOOD = {
  fr: ['Rangée {row}\u00a0: {cards}\u00a0; {count} {count|carte|cartes}\u00a0!', '«\u00a0{move}\u00a0» n’est pas un coup.', '100\u00a0%', 'exec: demande une commande (12:30).'],
  en: ['Row {row}: {cards}; {count} {count|card|cards}!', '“{move}” is not a move.', '100%', 'It’s shuffling…'],
  de: ['Reihe {row}: {cards}; {count} {count|Karte|Karten}!', '„{move}“ ist kein Zug.', '100\u00a0%', 'Moment\u00a0…'],
};
const BAD = {
  fr: ['Rangée {row} : {cards}', 'Rangée: quatre', 'Encore ?', 'Gagné!', 'a ; b', '« {move}\u00a0»', '«\u00a0{move} »', '“{move}”', '100 %', '100%', 'l\'as', 'Attendez...', 'Narrow\u202f!'],
  en: ['Row : four', 'Won !', '100 %', '«\u00a0{move}\u00a0»', 'it\'s', '"so"', '“so', 'Wait …', 'Two  blanks', ' before', 'after ', 'a , b', 'tab\there'],
  de: ['Reihe : vier', '100 %', '100%', 'Moment …', '“so”', '„so', '»so«', 'zwei  Blanks'],
};

for (const language of Object.keys(GOOD)) {
  test(`${language}: blanks, quotation marks, apostrophes, ellipses`, () => {
    for (const text of GOOD[language]) assert.deepEqual(slips(language, 'x', text), [], text);
    for (const text of BAD[language]) assert.notDeepEqual(slips(language, 'x', text), [], text);
  });
}

test('labels are no longer than their buttons', () => {
  assert.equal(slips('en', 'share.short_deal', 'A very long word for it').length, 1);
  assert.deepEqual(slips('en', 'share.short_deal', 'Deal'), []);
});

const FOREIGN = {
  fr: ['Le dernier pli', 'Trop basse', 'Feuille de scores', 'Un joueur automatique', 'Sept qui prend'],
  en: ['Do you take it, or non merci?', 'As in 6 qui prend', 'In the end', 'Fifth row: yours'],
  de: ['Nimmst du sie, oder non merci?', 'Zwei Köpfe', 'Ein Computerspieler', 'Ein Punktezettel', 'Schreiben Sie'],
};
for (const language of Object.keys(FOREIGN))
  test(`${language}: one name for one thing`, () => {
    for (const text of FOREIGN[language]) assert.equal(slips(language, 'x', text).length, 1, text);
    for (const text of GOOD[language]) assert.deepEqual(slips(language, 'x', text), [], text);
  });
