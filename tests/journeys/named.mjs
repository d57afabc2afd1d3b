// Names that people type, in scripts that our fonts have and in others, and the scenes that show them.
import { scenes } from './scenes.mjs';

/** @typedef {import('./scenes.mjs').Scene} Scene */

// Some forty, none longer than what a table of ten has room for.
export const NAMES = [
  // Latin, with letters beyond Latin-1; one with a mark of its own, as files from other systems have it
  'Łukasz', 'Jiří', 'Ștefan', 'Ayşe', 'Nguyễn', 'Đặng', 'Žofie', 'Ğüneş', 'Ōta', 'Þórður', 'Zoe\u0308',
  // Cyrillic, Greek, Armenian, Georgian
  'Владимир', 'Щукина', 'Їжакевич', 'Ђорђе', 'Ελένη', 'Οδυσσέας', 'Արամ', 'ნინო',
  // from right to left: Hebrew with points, Arabic, Persian
  'שרה כהן', 'דָּוִד', 'דוד 2', 'محمد علي', 'شيماء', 'مهسا',
  // Thai, Devanagari, Bengali, Tamil
  'สมชาย', 'น้ำผึ้ง', 'क्षत्रिय', 'लक्ष्मी', 'শ্রেয়া', 'தமிழ்',
  // Chinese, Japanese, Korean; one beyond the basic plane
  '王小明', '中村 さくら', 'ユウキ', '김민준', '𠮷田',
  // emoji: a family, a flag, a colour of skin, beside letters, a flag of tags
  '👨‍👩‍👧‍👦', '🇫🇷 Jo', '👍🏽', 'Léa 🎉', 'Zoé🎉', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
];

/** @typedef {{name: string, bot?: string}} Seat */
const called = (/** @type {Seat[]} */ seats, /** @type {() => string} */ next) => seats.map((seat) => ({ ...seat, name: next() }));

/** The scene with other people in it, whom `next` names; null where nobody in it can be named. */
export function named(/** @type {Scene} */ scene, /** @type {() => string} */ next) {
  const match = scene.match && { ...scene.match, seats: called(scene.match.seats, next) };
  let any = Boolean(match);
  const stored = Object.fromEntries(Object.entries(scene.stored ?? {}).map(([key, text]) => {
    if (!/^(match|sheet)\b/.test(key) || !text.startsWith('{')) return [key, text];
    const value = JSON.parse(text);
    any = true;
    if (value.players) value.players = called(value.players, next);
    if (value.record) value.record.seats = called(value.record.seats, next);
    return [key, JSON.stringify(value)];
  }));
  return any ? { ...scene, once: true, match, stored } : null;
}

export const named_scenes = (/** @type {() => string} */ next, wanted = /./) =>
  scenes.filter(({ name }) => wanted.test(name)).flatMap((scene) => named(scene, next) ?? []);

/** One name after the other, from there on and round again. */
export function names_from(start = 0) {
  let n = start;
  return () => NAMES[n++ % NAMES.length];
}
