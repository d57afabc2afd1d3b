// What a language needs besides its line in assets/words/languages.json: fails where some of it is missing, and where a
// file contains a list of languages of its own instead of using that one.
//   node scripts/checks/languages.mjs [--with xx]     --with: treats xx as a listed language and prints what it lacks
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { game_folders, root } from '../lib/games.mjs';
import { languages, traits } from '../lib/languages.mjs';
import { plurals_of } from '../lib/plurals.mjs';
import { GLOSSARY } from '../words/glossary.mjs';
import { has_style } from '../words/style.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
const test_games = readdirSync(path.join(root, 'tests/games')).map((id) => `tests/games/${id}/words`);
const folders = [...new Set(['assets/words', ...game_folders.map(({ folder }) => path.relative(root, path.join(folder, 'words'))), ...test_games])];
/** The table of a script, `xx: {` and the like, from a line with this beginning to its end. */
const has_row = (/** @type {string} */ file, /** @type {string} */ table, /** @type {string} */ code) =>
  new RegExp(`^ {2}${code}: `, 'm').test(read(file).split(table)[1]?.split(/^\};?$/m)[0] ?? '');

/** Is there a line of a table that begins with that language, as in `xx: [`? */
const has_line = (/** @type {string} */ text, /** @type {string} */ code) => new RegExp(`^ *'?${code}'?: *[[{'\\w]`, 'm').test(text);

const surprend_test = 'tests/app/surprend_test.cc';

/** Everything that a language needs, and a test for it. @type {[place: string, has: (code: string) => boolean][]} */
const PLACES = [
  ...folders.map((folder) => /** @type {[string, (code: string) => boolean]} */ ([`${folder}/<language>.txt`, (code) => existsSync(path.join(root, folder, `${code}.txt`))])),
  ['assets/words/languages.json: "plurals", as plurals_of(code) of scripts/lib/plurals.mjs gives them', (code) => traits.some((each) => each.code === code && each.plurals === plurals_of(code))],
  ['assets/words/*.txt: the name of the language, language.<language>', (code) => languages.every((each) => read(`assets/words/${each}.txt`).includes(`\nlanguage.${code} = `))],
  ['web/page/js/messages.d.ts: the type Language (then node scripts/site/messages.mjs --write)', (code) => (/type Language = ([^;]*);/.exec(read('web/page/js/messages.d.ts'))?.[1] ?? '').includes(`'${code}'`)],
  ['scripts/words/style.mjs: STYLE and NAMES, how its sentences are written', has_style],
  ['scripts/words/glossary.mjs: one term for each thing', (code) => code in GLOSSARY],
  ['web/page/js/extra/braille_text.js: CODES, its letters in braille', (code) => has_row('web/page/js/extra/braille_text.js', 'const CODES = {', code)],
  ['tests/tools/braille.test.mjs: TABLES, the table of liblouis that its braille is compared with', (code) => new RegExp(`TABLES = \\{.*\\b${code}: '`).test(read('tests/tools/braille.test.mjs'))],
  ['tests/tools/words.test.mjs: GOOD and BAD, sentences that keep and break its rules', (code) => ['GOOD', 'BAD'].every((table) => has_row('tests/tools/words.test.mjs', `const ${table} = {`, code))],
  ...game_folders.map(({ folder }) => path.relative(root, path.join(folder, 'words/style.mjs'))).map((file) =>
    /** @type {[string, (code: string) => boolean]} */ ([`${file}: one term for each thing of the game`, (code) => has_line(read(file), code)])),
  ['tests/journeys/specials.test.mjs: words of the special cards', (code) => has_line(read('tests/journeys/specials.test.mjs'), code)],
  ['tests/app/app_test.cc: a typed command for each language', (code) => read('tests/app/app_test.cc').includes(`Words{"${code}", `)],
  [`${surprend_test}: texts of special cards`, (code) => read(surprend_test).includes(`{"${code}", `)],
  ['docs/EMBEDDING.md: the values of the attribute', (code) => read('docs/EMBEDDING.md').includes(`\`${code}\``)],
  ['scripts/measure/visits.mjs: what people type', (code) => read('scripts/measure/visits.mjs').split('\n').every((line) => !/ typed: \{/.test(line) || new RegExp(`\\b${code}: '`).test(line))],
];

/** What each language in a list lacks, one line each. */
export const missing = (/** @type {string[]} */ codes) => codes.flatMap((code) => PLACES.filter(([, has]) => !has(code)).map(([place]) => `${code}: ${place}`));

// Files that name several languages without being a list of them, each with its reason. An exception that is not needed
// fails.
/** @type {[file: string, why: string][]} */
export const EXCEPTIONS = [
  ['web/page/js/messages.d.ts', 'the type of a language; checked above'],
  ['web/app/page/messages.h', 'made from messages.d.ts'],
  ['web/app/page/from_page.h', 'made from messages.d.ts'],
  ['docs/EMBEDDING.md', 'what hosts write; checked above'],
  ['tests/tools/braille.test.mjs', 'tables of liblouis; checked above'],
];
const ALL = new RegExp(`\\b${languages[0]}\\b['"]?[^\\n]{0,12}(?:\\b${languages.slice(1).join('\\b[^\\n]{0,12}\\b')}\\b)`);
/** Lines of a text that list all current languages in a row; and the first of a table with a line for each. */
export const listed_in = (/** @type {string} */ text) => text.split('\n').flatMap((line, at) => (ALL.test(line) ? [`${at + 1}: ${line.trim().slice(0, 120)}`] : []));
export const tabled_in = (/** @type {string} */ text) => {
  if (!languages.every((code) => has_line(text, code))) return [];
  const at = text.split('\n').findIndex((line) => has_line(line, languages[0]));
  return [`${at + 1}: a table`];
};

function lists_elsewhere() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n')
    .filter((file) => /\.(mjs|js|ts|cc|h|cmake|html|css|json|sh|md|txt|tsv)$/.test(file) && !/package-lock/.test(file) && existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile());
  const used = new Set();
  const found = files.flatMap((file) => {
    const checked = PLACES.some(([place]) => place.startsWith(`${file}:`));
    const lines = [...listed_in(read(file)), ...(checked ? [] : tabled_in(read(file)))];
    const exception = lines.length ? EXCEPTIONS.find(([start]) => file.startsWith(start)) : undefined;
    if (exception) used.add(exception[0]);
    return exception ? [] : lines.map((line) => `${file}:${line} lists the languages: take them from assets/words/languages.json (scripts/lib/languages.mjs, text::kLanguages, LANGUAGES)`);
  });
  return [...found, ...EXCEPTIONS.filter(([file]) => !used.has(file)).map(([file]) => `${file} is an exception that nothing needs any more`)];
}

function main(/** @type {string[]} */ args) {
  const wished = args[0] === '--with' ? args[1] : undefined;
  if (args.length && !/^[a-z]{2}$/.test(wished ?? '')) {
    console.error('usage: node scripts/checks/languages.mjs [--with xx]');
    process.exit(2);
  }
  const complaints = wished ? missing([...languages, wished]) : [...missing(languages), ...lists_elsewhere()];
  if (complaints.length) {
    console.error(complaints.join('\n'));
    process.exit(1);
  }
  console.log(`${languages.length} languages, each in ${PLACES.length} places`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
