// Where each text stands, for translators: node scripts/words/words.mjs --list prints it beside the texts, with the limit of letters
// (style.mjs) and what the braces hold.
import { game_folders } from '../lib/games.mjs';
import { most_of } from './style.mjs';

/** The first pattern that matches a key says where its text stands. @type {[RegExp, string][]} */
const SHARED = [
  [/^error\.(csv|import|json)/, 'Why a file cannot be imported; a sentence after the number of its line.'],
  [/^error\.(challenge|link)/, 'Why a link cannot be made or opened; a sentence by itself.'],
  [/^error\./, 'Why something cannot be read or done; a sentence by itself, also on the command line.'],
  [/^shell\.title|^site\.(locale|preview)/, 'In search results and beside shared links: the title of the site, the language, what the picture shows.'],
  [/^shell\./, 'Before the program runs, or when it cannot: sentences on an empty page, and their buttons.'],
  [/^site\.embed_(play|full|own|silent|refused|crash)/, 'In other people’s pages, on the cover of an embedded table.'],
  [/^site\.embed_/, 'The page where one makes an embedded table for a page of one’s own.'],
  [/^site\.blog_/, 'A sample article with embedded tables.'],
  [/^site\.(page|daily|about)_/, 'Pages of text without a game: the rules, the deal of the day, what is special about the site. Titles, paragraphs, descriptions of pictures.'],
  [/^site\.again/, 'A page that fetches the whole site anew.'],
  [/^app\.(less|more)/, 'Buttons − and + beside a choice: spoken, not drawn.'],
  [/^app\.(date|no_date|today|yesterday)|^month\./, 'Dates in lists, within a line.'],
  [/^app\.(name|namesake|words|tenths|you|player|stand_in)$/, 'A name or figure within other texts.'],
  [/^app\./, 'A notice above the screen, until the next action.'],
  [/^home\./, 'The home page: buttons, and lines under them.'],
  [/^matches\./, 'Matches in progress: a list of buttons, on the home page and a screen of its own.'],
  [/^setup\./, 'Setting up a table: labels, buttons and choices.'],
  [/^bot\./, 'The level of a bot, or a character (an animal): a choice, a name in a line or at the table, a column.'],
  [/^bot_about\./, 'A line under the choice of a bot’s level or of a character; it holds for every game.'],
  [/^bot_name\./, 'Names of bots: common first names of that language, in alphabetical order.'],
  [/^shared\.colour\.|^face\./, 'A player’s picture: an animal and a colour, spoken and in choices.'],
  [/^shared\./, 'Several people round one device: what is asked while it goes from hand to hand.'],
  [/^remark\./, 'What a bot says in a balloon at its seat; spoken language of that character.'],
  [/^table\.(winner|you_won|winners|round_over|rematch|home|next_|near_|last_)/, 'Between rounds and at the end: headings and buttons.'],
  [/^table\.(menu|undo|mute|unmute|skip|hint|panels)/, 'Buttons around the table, some with a symbol alone.'],
  [/^table\./, 'At the table: the line that asks for a move, and notices.'],
  [/^advice\./, 'A hint: what a move costs; also figures on cards.'],
  [/^reason\./, 'How a move compares with another: a sentence of a hint, a review or an exercise.'],
  [/^(review|compare|trial)\./, 'The look back at a finished match: marks of moves, other levels in one’s seat, mistakes tried again.'],
  [/^exercise\./, 'Exercises: their list, their questions and answers.'],
  [/^answer\./, 'What a key or a typed command at the table answers; spoken, and shown for a while. _brief: the same in a few words.'],
  [/^pause\./, 'The menu of a match.'],
  [/^(sheet|round|standings|sides|highlights)\./, 'Score sheets and standings: headings and cells of tables, and lines under them.'],
  [/^sheets\./, 'The list of score sheets: buttons, search and notices.'],
  [/^(settings|language|theme|speed|motion|volume|view|voice|confirm|scan)\./, 'The settings: headings, labels, choices, and lines that explain them.'],
  [/^keys\.(all|no_number)|^letters\.one/, 'What the key for help reads aloud at the table.'],
  [/^keys\.ask_/, 'What a key asks for at the table: a piece of that text, and of the name of its field.'],
  [/^letters\./, 'The screen where one chooses a letter for each question at the table.'],
  [/^keys\./, 'The key for it: a letter that the layout of that language has, and no two alike.'],
  [/^caption\./, 'Written for a moment where a sound would be: what is heard.'],
  [/^keeping\./, 'What the browser stores: a part of the settings.'],
  [/^rules\.synonyms/, 'Words that people type into the search of the rules = words of the rules, separated by semicolons; in small letters.'],
  [/^rules\./, 'The rules: their search, and the way to the lessons.'],
  [/^cli\.help/, 'The command line’s help: columns aligned by blanks; names of commands and options stay.'],
  [/^cli\./, 'The command line.'],
  [/^command\.(join|start|undo|hand|table|help|row|ends|total|leader|me)$/, 'A command that is typed after /: one word.'],
  [/^command\./, 'Answers to typed commands.'],
  [/^backup\./, 'A window for backups: what it holds, buttons, and why a file is refused.'],
  [/^link\./, 'A screen that a shared link opens.'],
  [/^challenge\./, 'A challenge: one answers a friend’s decision, plays the same cards and compares.'],
  [/^share\.(play|look|me)/, 'In a message that is sent with a link or a result.'],
  [/^(share|result)\./, 'Buttons that share something, and what is sent.'],
  [/^braille\./, 'A window for labels and sheets in braille.'],
  [/^phones\./, 'A window of the table: each person’s phone shows their hand.'],
  [/^hand\./, 'The page on a phone that shows one hand.'],
  [/^(lesson|coach|teach)\./, 'Lessons, tips of a first match, and the screen for explaining the game to others.'],
  [/^statistics\./, 'Statistics: headings and cells of a table, and lines under it.'],
  [/^(replay|log)\./, 'A match step by step, and what happened at the table.'],
  [/^pad\./, 'The score pad for real cards.'],
  [/^daily\./, 'The deal of the day, the same for everybody.'],
  [/^import\./, 'A file with scores is imported: what is found in it, and questions about it.'],
  [/^spreadsheet\./, 'Headings and values of columns that a file may have, separated by commas; the first is written into files.'],
  [/^pick\./, 'Why a chosen file cannot be imported, and what to do instead.'],
  [/^pitfall\./, 'A button after a turn that cost much.'],
];
/** Families of keys that every game may have, after its name. @type {[RegExp, string][]} */
const OF_GAMES = [
  ...game_folders.flatMap(({ style }) => style.context ?? []),
  [/^game\./, 'A game’s title, as printed on its box in that language.'],
  [/^game_about\./, 'A line under a game’s title, and the description of its page.'],
  [/\.error\./, 'Why a table cannot be set up so.'],
  [/\.(option|option_none|fixed)\./, 'A choice on the screen for setting up a table.'],
  [/\.option_about\./, 'A line under that choice.'],
  [/\.prompt\./, 'The line at the table that asks for a move, or says who is awaited.'],
  [/\.do\./, 'A button for a move.'],
  [/\.ask\./, 'A question above buttons for the parts of a move.'],
  [/\.log\..*_seat$/, 'A player’s part of a line of the log.'],
  [/\.log\./, 'A line of the log, which is also spoken. The card comes first, the player in brackets.'],
  [/\.why\.unless|\.why\.last$/, 'The end of a sentence, with its comma.'],
  [/\.why\./, 'A fact about a move: a sentence of a hint, a review or an exercise.'],
  [/\.because\./, 'Why a move had its effect: a sentence after a press on a line of the log.'],
  [/\.remark\./, 'What a bot says in a balloon at its seat; spoken language of that character.'],
  [/\.rules\.|\.topic\./, 'The rules, a paragraph each, and questions that lead to them.'],
  [/\.lesson\.\w+$/, 'The name of a lesson.'],
  [/\.lesson\..*\.do$/, 'What a lesson asks the player to do.'],
  [/\.(lesson|coach|teach)(\.|$)/, 'A sentence of a lesson, of a first match, or for explaining the game to others.'],
  [/\.pad\./, 'The score pad for real cards: fields, and why an entry is refused.'],
  [/\.typed\.|\.help$/, 'A word that may be typed as a move: small letters, one word; and the list of them.'],
  [/\.theme\./, 'The name of a set of exercises.'],
  [/\.blog$/, 'A paragraph of the sample article, above a table.'],
  [/\.would_/, 'What a move would do: under a card or a button before it is pressed; also spoken.'],
  [/./, 'At the table and in its results: headings, lines, cards and buttons.'],
];
const names = game_folders.flatMap((game) => game.names);

/** Where the text of a key stands, as a sentence; empty if it is in neither list. */
export function context_of(/** @type {string} */ key) {
  const of_game = names.some((name) => key.startsWith(`${name}.`) || key === `game.${name}` || key === `game_about.${name}`);
  return (of_game ? OF_GAMES : SHARED).find(([keys]) => keys.test(key))?.[1] ?? '';
}

/** What braces hold that their names do not say. @type {Record<string, string>} */
const HOLD = {
  about: 'a sentence', all: 'a list', card: 'the number on a card', choice: 'a move and the better one', costly: 'a line', cost: 'a figure',
  game: 'a game’s title; it may end with an exclamation mark', left: 'points, with their word, or a number', level: 'a bot’s level, or a number', look: 'an animal or a colour',
  lost: 'what it cost, a phrase', move: 'the words of a button', names: 'one or more names, or “You”', now: 'a phrase, or a number', other: 'a move, or a number',
  place: 'a round and a turn, a phrase; or a number; or an address', points: 'a number, or a number with its word', prompt: 'a sentence', round: 'a number, or “Last round”',
  rows: 'numbers, or rows', seat: 'a player’s name, or “You”: no case, no article, no verb after it', sum: 'points, with their word', unless: 'the end of the sentence, with its comma, or nothing',
  what: 'a button’s words, or a phrase', when: 'a date', where: 'a phrase', who: 'a name, “You” or a level', why: 'a sentence', wish: 'a sentence',
};

/** Every text with its place, its limit and what its braces hold, for translators. @param {Map<string, Map<string, string>>} all language -> key -> text */
export function listed(all) {
  const [first] = all.values();
  return [...first.keys()].map((key) => {
    const most = most_of(key);
    const texts = [...all].map(([language, words]) => `  ${language}  ${words.get(key)?.replaceAll('\n', '\\n')}`);
    const held = new Set([...(first.get(key) ?? '').matchAll(/\{(\w+)/g)].map(([, name]) => name).filter((name) => HOLD[name]));
    return [`${key}${most ? ` (letters: ${most} at most)` : ''}`, `  ${context_of(key)}`, ...[...held].map((name) => `  {${name}}: ${HOLD[name]}`), ...texts].join('\n');
  }).join('\n\n');
}
