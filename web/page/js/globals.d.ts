// The page's globals: window.tablee, through which our scripts and the program call each other, and names that browsers
// or the bundler define.
import type { Boot } from './boot/boot.js';
import type { Open } from './extras.js';
import type { storage } from './storage.js';

declare global {
  interface Tablee {
    /** Called by scripts of data. */
    unpack(name: string, text: string): void;
    /** From the first script to page.js, which takes it away. */
    boot?: Boot;
    /** Called by the program (web/page/page.cc), as are all that follow except `extra`. */
    storage: typeof storage;
    post(text: string): void;
    connect(into: (text: string) => void, ...calls: number[]): void;
    /** From extra/text.js. Numbers of 32 bits, how many first; which ones, web/page/page.h says. */
    text?(part: number, text: string, weight: number, em: number, rgb: number): Uint8Array;
    /** Of extra/picture.js: a picture that it asked for; R, G, B and opacity, in rows from the bottom. */
    pixels?(rgba: Uint8Array, width: number, height: number): void;
    /** Called by extra/<name>.js. */
    extra(name: string, open: Open): void;
  }
  /** What Emscripten's glue defines. */
  type CreateTablee = (options: {
    canvas: HTMLCanvasElement;
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void): object;
    onAbort(error: unknown): void;
  }) => Promise<unknown>;
  interface Window {
    tablee: Tablee;
    createTablee?: CreateTablee;
    /** Chromium: files that the system opens with the installed app. */
    launchQueue?: { setConsumer(take: (launched: { files?: { getFile(): Promise<File> }[] }) => void): void };
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string } };
  }
  const tablee: Tablee;
  /** Of the service worker (scripts/site/assemble.mjs): this version, and its files with what they hash to. */
  const VERSION: string;
  const FILES: Record<string, string>;
  /** Codes of the languages, the default first; the one for readers none of whose languages is ours; what of each is not a sentence (scripts/lib/languages.mjs). */
  const LANGUAGES: import('./messages.js').Language[];
  /** Colours of the themes, as the message `draw` has them. */
  const COLOURS: string;
  const FALLBACK_LANGUAGE: import('./messages.js').Language;
  const TRAITS: Record<string, { name: string; plurals: string; decimal_comma: boolean; antoine_digits: boolean }>;
  /** Words that travel in this script: language → key → text (scripts/site/assemble.mjs). */
  const WORDS: Record<string, Record<string, string>>;
  /** Of extra/exercises.js: the book, as assets/exercises.txt has it. */
  const EXERCISES: string;
  /** Of extra/pick.js and extra/backup.js: name and checksum of extra/file_reader.js in the site. */
  const FILE_READER: string;
  /** The keys of the first words, with tabs between. */
  const WORD_KEYS: string;
  /** Of extra/file_reader.js: what it consists of, which the function around it returns (scripts/site/bundle.mjs). */
  const reader: import('./extra/file_reader.js').Reader;
  /** Of extra/braille.js: kind of table -> of each real card its lines, or the key of its words (scripts/site/games.mjs). */
  const LABELS: Record<string, (string | string[])[]>;
  /** Of embed.js: kind, game and flag of every table that there is. */
  const KINDS: [kind: string, game: string, flag: string, ground: number][];
  /** The posters' pictures, of scripts/site/covers.mjs; and two fonts of the covers, as base64. */
  type Picture = [tag: string, attributes: Record<string, string>, ...kids: (Picture | string)[]];
  const PICTURES: Record<string, Picture>;
  const LETTERS: string;
  const NUMERALS: string;
  interface Document {
    /** Chromium: what the embedding page lets this one do. */
    featurePolicy?: { allowsFeature(name: string): boolean };
    /** Chromium: the tab was discarded to save memory, and is loaded again. */
    wasDiscarded?: boolean;
  }
}
