// Bundles a script of the site from its modules: a classic script, as frames without an origin run no modules
// (docs/PAGE.md). The result is one strict function without globals, with colours inserted, minified unless `lean` is
// false.
import path from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { fallback_language, languages, traits } from '../lib/languages.mjs';
import { coloured, digits_of_themes } from '../lib/palette.mjs';

/**
 * Shortens names inside a script; names that scripts share stay.
 * @param {string} text a classic script
 */
export async function lean_script(text) {
  const { code } = await minify(text, { ecma: 2020, compress: { passes: 2 }, format: { comments: false } });
  return code ?? '';
}

/**
 * Bundles the script that starts at a module.
 * @param {string} entry its file
 * @param {{words?: object, texts?: Record<string, unknown>, global?: string, before?: string, factory?: string, lean?: boolean}} [options] words: data that the
 *   modules use as WORDS; texts: further data by name;
 *   global: the global name for the exports of `entry` (for tests); before: declarations in front; factory: the name under which the
 *   script registers a function that makes what its entry puts into `reader`, and whose text is complete in itself
 */
export async function bundle(entry, { words, texts = {}, global, before = '', factory = '', lean = true } = {}) {
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
      COLOURS: digits_of_themes(),
      LANGUAGES: languages,
      FALLBACK_LANGUAGE: fallback_language,
      TRAITS: Object.fromEntries(traits.map(({ code, fallback, ...rest }) => [code, rest])),
      ...texts,
      ...(words ? { WORDS: words } : {}),
    }).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  // Safari before 16.4 refuses a whole script for one.
  if (/\(\?<[=!]/.test(made.outputFiles[0].text)) throw new Error(`${entry}: a regular expression looks behind, which not every browser of 2022 can`);
  const whole = before + coloured(made.outputFiles[0].text);
  const text = factory ? `tablee.extra(${JSON.stringify(factory)}, () => function () {\nconst reader = {};\n${whole}\nreturn reader;\n});\n` : whole;
  return lean ? lean_script(text) : text;
}
