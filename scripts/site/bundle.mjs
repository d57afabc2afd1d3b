// A script of the site from its modules: a classic one, as frames without an origin run no other (docs/PAGE.md). One strict
// function with nothing global, with its colours put in, minified unless `lean` is false.
import path from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { fallback_language, languages, traits } from '../lib/languages.mjs';
import { coloured } from '../lib/palette.mjs';

/**
 * Names inside a script become short; what scripts say to each other keeps its names.
 * @param {string} text a classic script
 */
export async function lean_script(text) {
  const { code } = await minify(text, { ecma: 2020, compress: { passes: 2 }, format: { comments: false } });
  return code ?? '';
}

/**
 * The script that starts at that module.
 * @param {string} entry its file
 * @param {{words?: object, texts?: Record<string, unknown>, global?: string, before?: string, lean?: boolean}} [options] words: what the
 *   modules know as WORDS; texts: other data by the names that the modules have for it;
 *   global: the name under which what `entry` exports is left to the script's surroundings (for tests); before: declarations in front
 */
export async function bundle(entry, { words, texts = {}, global, before = '', lean = true } = {}) {
  const made = await build({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    ...(global ? { globalName: global } : {}),
    define: Object.fromEntries(Object.entries({
      LANGUAGES: languages,
      FALLBACK_LANGUAGE: fallback_language,
      TRAITS: Object.fromEntries(traits.map(({ code, fallback, ...rest }) => [code, rest])),
      ...texts,
      ...(words ? { WORDS: words } : {}),
    }).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  const text = before + coloured(made.outputFiles[0].text);
  return lean ? lean_script(text) : text;
}
