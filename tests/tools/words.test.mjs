// Checks of words, tested by a text that breaks each rule and one that obeys all of them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import test from 'node:test';
import { characters } from '../../scripts/site/fonts.mjs';
import { languages } from '../../scripts/lib/languages.mjs';
import { context_of, listed } from '../../scripts/words/context.mjs';
import { malformed, misplaced, problems, readWords } from '../../scripts/words/words.mjs';
import { misnamed } from '../../scripts/words/quoted.mjs';
import { slips } from '../../scripts/words/style.mjs';
import { program } from './lib.mjs';

/** @type {Record<string, string[]>} */
const GOOD = {
  fr: ['Rangée {row}\u00a0: {cards}\u00a0; {count} {count|carte|cartes}\u00a0!', '«\u00a0{move}\u00a0» n’est pas un coup.', '100\u00a0%', 'exec: demande une commande (12:30).'],
  en: ['Row {row}: {cards}; {count} {count|card|cards}!', '“{move}” is not a move.', '100%', 'It’s shuffling…'],
  de: ['Reihe {row}: {cards}; {count} {count|Karte|Karten}!', '„{move}“ ist kein Zug.', '100\u00a0%', 'Moment\u00a0…'],
};
/** @type {Record<string, string[]>} */
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

/** @type {Record<string, string[]>} */
const FOREIGN = {
  fr: ['Le dernier pli', 'La dernière levée', 'Trop basse', 'La première série', 'Feuille de scores', 'Un joueur automatique', 'Sept qui prend', 'Personne', 'C’est à toi', 'Des têtes de boeuf', 'Un écart de 3'],
  en: ['Do you take it, or non merci?', 'As in 6 qui prend', 'In the end', 'Fifth row: yours', 'Whoever takes turns up the next', 'Ten at one go', 'The last trick', 'Pick a color', 'You cannot', 'Out of room'],
  de: ['Nimmst du sie, oder non merci?', 'Zwei Köpfe', 'Der letzte Stich', 'Ein Computerspieler', 'Ein Wertungszettel', 'Schreiben Sie', 'Hände wählen', 'Die kleinste Differenz', 'Alles aufgehoben', 'Die kleinste Karte'],
};
for (const language of Object.keys(FOREIGN))
  test(`${language}: one name for one thing`, () => {
    for (const text of FOREIGN[language]) assert.equal(slips(language, 'x', text).length, 1, text);
    for (const text of GOOD[language]) assert.deepEqual(slips(language, 'x', text), [], text);
  });

test('a term is allowed where it means something else', () => {
  assert.deepEqual(slips('fr', 'nimmt.special.fifth_row', '5e série'), []);
  assert.deepEqual(slips('fr', 'table.lifted_unsaid', 'Carte levée.'), []);
  assert.deepEqual(slips('fr', 'link.bots', '{bots} {bots|robot|robots}'), [], 'the name of an argument is no word');
  assert.equal(slips('fr', 'nothanks.where', 'Encore 3 cartes à la pioche').length, 1);
  assert.deepEqual(slips('fr', 'nimmt.log.specials', 'Encore 3 cartes à la pioche'), []);
  assert.deepEqual(slips('de', 'sheet.go_on', 'Zettel weiterführen'), []);
  assert.equal(slips('de', 'keeping.unsure', 'Zettel bleiben').length, 1);
});

test('a game’s terms apply to shared words and its own, not to other games', () => {
  for (const key of ['x', 'nimmt.where', 'surprend.coach.0']) assert.equal(slips('fr', key, 'La première série').length, 1, key);
  assert.deepEqual(slips('fr', 'nothanks.where', 'La première série'), []);
});

test('words are in the folder of their game', () => {
  assert.deepEqual(misplaced(['home.play', 'game.nimmt', 'surprend.fixed.rounds', 'nimmtish.card']), ['game.nimmt', 'surprend.fixed.rounds']);
  assert.deepEqual(misplaced(['nimmt.card', 'game_about.surprend', 'home.play', 'nothanks.no'], ['nimmt', 'surprend']), ['home.play', 'nothanks.no']);
});

test('a name has no article, no case and no verb that would not fit “You”', () => {
  for (const [language, text] of [['fr', 'La main de {seat}'], ['en', '{seat}’s hand'], ['en', '{seat} takes it'], ['de', 'Die Karte von {seat}'], ['de', '{seat} nimmt']])
    assert.equal(slips(language, 'x', text).length, 1, text);
  for (const [language, text] of [['fr', 'C’est à {seat}.'], ['en', 'Waiting for {seat}.'], ['de', 'Am Zug: {seat}.']]) assert.deepEqual(slips(language, 'x', text), [], text);
});

test('holes have as many forms as the language, or its word before the last of a list', () => {
  for (const text of ['{n|carte|cartes}', '{seat} {seat|prenez|prend}', '{names| et }', '{card}']) assert.deepEqual([...malformed('fr', text)], [], text);
  for (const text of ['{n|carte}', '{n|a|b|c}', '{seat|prend}', '{names| und }', '{n', 'n}', '{N}']) assert.equal([...malformed('fr', text)].length, 1, text);
  assert.deepEqual([...malformed('pl', '{n|karta|karty|kart}')], []);
  assert.equal([...malformed('pl', '{n|karta|kart}')].length, 1);
});

test('a count that may be one has both forms', () => {
  assert.equal(slips('fr', 'x', 'Il reste {points} points').length, 1);
  assert.deepEqual(slips('fr', 'x', 'Il reste {points} {points|point|points}'), []);
  assert.deepEqual(slips('fr', 'nimmt.because.chosen', 'Elles valaient {heads} têtes'), [], 'a list of figures');
});

test('sentences name buttons, choices and cards by their exact words', () => {
  for (const language of languages) assert.deepEqual(misnamed(readWords(language)), []);
  const renamed = readWords('fr').set('home.setup', 'Dresser une table').set('nimmt.special.stop', 'Halte');
  const slipped = misnamed(renamed);
  assert.equal(slipped.filter((slip) => slip.startsWith('command.not_here ')).length, 1);
  for (const key of ['surprend.rules.11', 'nimmt.log.exchange_stop', 'nimmt.lesson.stop.2.do']) assert.ok(slipped.some((slip) => slip.startsWith(`${key} `)), key);
});

test('every text has a place, which translators are told with its limit and what its braces hold', () => {
  for (const key of readWords('en').keys()) assert.notEqual(context_of(key), '', key);
  const strange = all_words();
  for (const words of strange.values()) words.set('strange.key', 'Text');
  assert.deepEqual(problems(strange), ['scripts/words/context.mjs does not say where strange.key stands']);
  assert.notEqual(context_of('nimmt.special.stop'), context_of('nimmt.queue'), 'a game says where its own texts stand');
  const found = listed(new Map([['en', new Map([['home.play', 'Play'], ['table.pass', 'Pass it to {seat}.']])], ['de', new Map([['home.play', 'Spielen']])]]));
  assert.match(found, /^home\.play \(letters: 14 at most\)\n {2}The home page.*\n {2}en {2}Play\n {2}de {2}Spielen\n\ntable\.pass\n {2}At the table.*\n {2}\{seat\}: a player.*\n {2}en/);
});

test('the canvas’s fonts have every letter of the words, and of figures set in numerals', () => {
  const drawn = (/** @type {string} */ text) => [...text.replace(/\{[a-z_]+\}/g, '').replaceAll('\n', '')];
  /** @type {Record<string, Set<string>>} */
  const fonts = { words: new Set([...characters('words'), ...characters('more_words')]), numerals: new Set(characters('numerals')) };
  for (const language of languages) {
    for (const [key, text] of readWords(language)) {
      const font = /^(settings\.percent|app\.tenths|advice\.number|sheet\.points|daily\.unplayed)$/.test(key) ? 'numerals' : 'words';
      const lacking = drawn(text).filter((letter) => !fonts[font].has(letter));
      assert.deepEqual(lacking, [], `${language} ${key}, ${font}`);
    }
  }
});

const all_words = () => new Map(languages.map((language) => [language, readWords(language)]));
/** @type {import('../../scripts/words/words.mjs').Declared[]} what the games of this build declare */
const declared = JSON.parse(execFileSync(path.join(path.dirname(program), 'tablee_games'), { encoding: 'utf8' }));

test('missing words of a game’s declaration are reported by name, in each language', () => {
  assert.deepEqual(problems(all_words(), declared), []);
  const gone = ['game_about.surprend', 'nimmt.option.target', 'nimmt.option_about.profi', 'nimmt.typed.slide', 'nimmt.pad.supply.heads', 'nimmt.lesson.full.end.1', 'surprend.topic.when', 'nimmt.bargain', 'nimmt.log.stops_gone', 'nimmt.log.reveal_seat'];
  const fewer = all_words();
  for (const words of fewer.values()) for (const key of gone) assert.ok(words.delete(key), key);
  const found = problems(fewer, declared);
  for (const language of languages) for (const key of gone) assert.ok(found.some((problem) => problem.startsWith(`${language} lacks ${key}, `)), `${language} ${key}`);
});

test('only the log’s text for an event may be empty', () => {
  const words = all_words();
  for (const texts of words.values()) texts.set('nimmt.log.stop', '').set('nimmt.points', '').set('nimmt.special.stop', '');
  const needed = problems(words, declared).filter((problem) => / lacks /.test(problem));
  assert.deepEqual(needed.map((problem) => problem.replace(/,.*/, '')).sort(), languages.flatMap((language) => [`${language} lacks nimmt.points`, `${language} lacks nimmt.special.stop`]).sort());
});
