// What the program (C++) and the page say to each other: the source of the tables in docs/PAGE.md, of web/app/page/messages.h and of
// web/app/page/from_page.h (scripts/site/messages.mjs). A message is one JSON object: its name is the member `do` (program → page) or `on`
// (page → program, there always the first), and the members are those that stand here.
//
// The program believes no message of the page. A member that is missing or of another kind reads as an empty text or list, or as
// false, else as `@otherwise` says (`nothing`: it is known not to be there); one that may be null, as null. A number is brought
// within the bounds of `@clamp`, or is whole and within those of `@range`: missing it reads as nothing, else as `@unread` says.
// What is `@apart` other messages may bring, too; who reads those does not read it: it has a reader of its own.

/** One thing on a screen; roles as in engine/core/item.h. */
export interface Item {
  /** of its own on this screen, and the same as long as it is the same thing */
  id: string;
  role: Role;
  /** it belongs to the last shallower one before it, if that can hold items (region, list, entry, table, row) */
  depth: number;
  /** of a heading; of a field: digits are typed */
  level: number;
  text: string;
  /** where a text holds what is searched for: from, to, from, to … in its letters */
  marks?: number[];
  /** a description, said after the name; of a field what stands there when it is empty */
  hint?: string;
  /** what is sent back when it is pressed */
  action?: string;
  enabled: boolean;
  on: boolean;
  /** a card that is up, and goes with the next press */
  lifted?: boolean;
  /** of one's own cards while others decide: not said to be unavailable; pressed, it says what it waits for */
  waits?: boolean;
  /** what a lesson asks to be touched */
  wanted?: boolean;
  /** of a field, a chart or a line of one */
  value?: string;
}
export type Role = 'heading' | 'region' | 'list' | 'entry' | 'text' | 'button' | 'toggle' | 'choice' | 'disclosure' | 'input' | 'table' | 'row' | 'header' | 'cell' | 'chart';

/** x, y, width, height in CSS pixels of the canvas. */
export type Rect = [number, number, number, number];
export type Language = 'fr' | 'en' | 'de';
export type Theme = 'day' | 'night' | 'contrast';

/** A line of a picture of how a match ended. */
export interface PictureRow {
  line: string;
  points: string;
  total: number;
  place: number;
}

/** Program → page: {"do": …}. */
export interface ToPage {
  /** the whole screen in reading order, in words; see *Items*. Where the mirror has the focus it goes to `focus`, if that is there */
  screen: {
    screen: string;
    /** what it is to the page, where that is more than its items */
    kind?: 'home' | 'plays' | 'replays';
    /** changes when what was offered is offered no more */
    moment: number;
    lang: Language;
    title: string;
    /** single keys are listened to */
    keys?: boolean;
    focus?: string;
    items: Item[];
  };
  /** where things are drawn, in CSS pixels of the canvas; after layout changes only, always all of them */
  rects: {
    /** id → `[x, y, w, h]` */
    rects: Record<string, Rect>;
    /** texts that do not fit: for the tests */
    cut: string[];
  };
  /** one event for the log; what is said aloud comes from a polite live region beside it: what comes together in one paragraph, as screen readers drop a line that another one of the same region follows. The same text twice is told twice; what the focus has just said by being there is not said again */
  say: {
    text: string;
    /** spoken too */
    aloud: boolean;
    logged: boolean;
  };
  /** the log is emptied */
  log_clear: {};
  /** a number was typed: the focus goes to its card or row */
  focus: { id: string };
  /** this language is wanted; answered by `words` */
  words: { lang: Language };
  /** one line of docs/PROTOCOL.md for the bots */
  think: { line: string };
  /** what the table sounds like in this frame */
  sound: {
    names: string[];
    /** 0, 1, 2 */
    volume: number;
    /** how many heads somebody takes */
    weight: number;
    /** at which side of the table they sit: −100 left … 100 right */
    side: number;
  };
  /** the device shakes so long, where it can; never in embeds, nor where that is turned off */
  shake: { ms: number };
  /** how many steps back there are; the browser's history gets as many entries (not inside frames) */
  screen_depth: { depth: number };
  /** keep the screen on */
  awake: { on: boolean };
  /** CSS cursor over the canvas */
  cursor: { name: string };
  /** colours of the DOM; remembered for the next first paint */
  theme: { name: Theme };
  /** the drawing with the mirror unseen over it, both side by side, or the mirror alone */
  view: { name: 'drawn' | 'beside' | 'text' };
  /** the link that was opened is answered: a reload shows it no more */
  link_done: {};
  /** a link for somebody else: by the system's way of sharing, the clipboard, or a field to copy from. A text of several lines, how something went, is copied with the link; before one line the link stands alone. Answered by `shared` when it is on the clipboard */
  share: { link: string; title: string; text: string };
  /** how a match ended, to be drawn: shared by the system's way, or saved as a file and its `text` copied. Answered by `shared` */
  picture: {
    /** of the file */
    name: string;
    title: string;
    brand: string;
    /** each `line`, `points`, `total`, `place` */
    rows: PictureRow[];
    text: string;
  };
  /** a file for the person */
  download: { name: string; type: string; text: string };
  /** the browser's own dialogue for a file; answered by `picked` when one is chosen */
  pick: { accept: string };
  /** the browser's own dialogue for printing */
  print: {};
  /** for the page around ours, if it embeds us ([EMBEDDING.md](EMBEDDING.md)) */
  host: { event: 'started' | 'finished'; sheet: object };
  /** nobody is in the middle of anything: the newer version may take over */
  update: {};
  /** the licences in a tab of their own; the others are extras */
  open: {
    /** `licences`, `backup`, `braille`, `braille sheet` */
    page: string;
  };
  /** the browser is asked to keep what is stored, and asks the person where it likes. Answered by `storage` */
  promise: {
    /** else it is asked only once on a device */
    by_hand: boolean;
  };
  /** answer to `check`: of what lies aside */
  checked: {
    sheets?: number;
    match?: boolean;
    /** a sentence, instead of the others */
    error?: string;
  };
  /** something is wanted that takes the second half: if it did not come, it is asked for again */
  whole: {};
  /** from the frame loop, once: there is something on the canvas; the shell's home may go */
  drawn: {};
  /** from the frame loop: there is no WebGL; the mirror is the page */
  canvas: { works: boolean };
}

/** Page → program: {"on": …}. */
export interface ToProgram {
  /** first */
  start: ToProgram['media'] & ToProgram['storage'] & ToProgram['words'] & {
    lang: Language;
    /** an action tapped before the program was there, or empty */
    wanted: string;
    /** of the address ([Links](#links)), or empty */
    link: string;
    /** a table in plain words: `?table=…`, or empty */
    table: string;
    /** the second half is there already @otherwise true */
    whole: boolean;
    embedded: boolean;
    /** that the address asks for, or empty */
    theme: Theme | '';
    /** the address asks for a language */
    lang_asked: boolean;
    /** 64-bit decimal: by chance, or the address's `?seed=`, with which a visit's n-th match has the same deal each time; 1 to 19 digits, anything else says nothing */
    seed: string;
    /** `2026-11-21`, or empty */
    now: string;
    /** how large the reader's browser writes, in percent of the usual: our text size until another one is kept */
    text: '100' | '125' | '150' | '200';
  };
  /** when they arrived. On a first visit `start` brings only what starting and playing need, and `whole` the rest @apart */
  words: {
    words_lang: Language;
    /** key, text, …, each ended by a tab */
    words: string;
  };
  /** once, before the first `size`: the canvas is wanted. Answered by `drawn`, or by `canvas` */
  draw: {
    /** three fonts, a letter a byte (`scripts/site/assemble.mjs`); the document has the same ones as `FontFace` (`boot/parts.js`) */
    faces: string[];
  };
  /** with the second half, after `draw` */
  faces: {
    /** of the first two fonts the letters that no first screen has */
    faces: string[];
  };
  /** after `start`, then on change. A frame is drawn at once: a canvas of a new size is empty */
  size: {
    /** CSS pixels, as `height` @clamp 0 20000 */
    width: number;
    /** @clamp 0 20000 */
    height: number;
    /** @clamp 0.5 4 @otherwise 1 */
    dpr: number;
    /** `[w, h]`, device pixels, exact at any zoom, ratio capped at 3 */
    pixels: [number, number];
    /** `[t, r, b, l]` */
    insets: number[];
  };
  /** a button of the mirror; what is tapped on the canvas does not come this way. The item may be gone: actions are checked, not believed; what was meant for a table of another moment is dropped */
  action: {
    action: string;
    /** of the screen that offered it @range 0 1073741824 @unread -1 */
    moment?: number;
    /** without lifting first */
    at_once?: boolean;
  };
  /** at every change of a text field */
  input: { id: string; value: string };
  /** the item that visibly has the document's focus (`:focus-visible`); the canvas draws the ring */
  focus: {
    /** or empty */
    id: string;
  };
  /** a single key at the table, no field, no `/`: what it asks is said, what it means is the language's (`web/app/services/keys.h`) */
  key: { key: string };
  /** back button, back swipe, Escape. Whoever refuses changes no depth; the history is put right */
  back: {
    /** Escape: the name that is shown of a button goes first, if one is */
    key?: true;
  };
  /** from the bots */
  answer: { line: string };
  /** the program's second half is there: what had to wait is done */
  whole: ToProgram['words'];
  /** who thinks now. What was asked before is forgotten: ask again. `missing`: for 5 s somebody has waited and nobody thinks; they are fetched again, after growing pauses */
  worker: { state: 'worker' | 'main' | 'lost' | 'missing' };
  /** on change */
  storage: {
    /** `memory`: nothing outlives the page @otherwise ok */
    state: 'ok' | 'memory' | 'full';
    /** null: not known, or browsers here promise nothing */
    promised: boolean | null;
    /** of what was looked up so far, some could not be read, all, or none */
    damaged: 'some' | 'all' | '';
  };
  /** a backup was laid aside: could all of it be read? Nothing is changed; answered by `checked` */
  check: {};
  /** it is another day: midnight passed, or somebody came back to the tab. A clock that says no date of four figures a year gives an empty `now`, here and in `start` */
  today: { now: string };
  /** a link was opened in this tab */
  link: { link: string };
  /** what was to be shared is on the clipboard */
  shared: {
    /** of a picture: its words were copied, or the file alone is there */
    picture?: 'told' | 'kept';
  };
  /** a file was chosen */
  picked: {
    /** its first 32 MiB and a byte */
    text: string;
  };
  /** the book of exercises, asked for by `open`, came */
  exercises: {
    /** as assets/exercises.txt has it */
    text: string;
  };
  /** everything is on the device; a newer version is there, whole */
  offline: { state: 'ready' | 'update' };
  /** what the system says its owner likes, on change */
  media: {
    /** @otherwise nothing */
    dark: boolean;
    /** @otherwise nothing */
    reduced_motion: boolean;
    /** @otherwise nothing */
    contrast: boolean;
  };
  /** canvas or mirror alone. Without a canvas no frame is ever drawn: everything must go on by messages only */
  canvas: {
    /** @otherwise true */
    shown: boolean;
  };
  /** WebGL took its memory back, or returned it; after 3 s without, the mirror is shown */
  context: { lost: boolean };
  /** a gesture of the system took the finger over */
  pointer_lost: {};
  /** the tab */
  hidden: { hidden: boolean };
}

/** What the page may send, each with its name. */
export type Sent = { [On in keyof ToProgram]: { on: On } & ToProgram[On] }[keyof ToProgram];
/** What the page does for each of the program's messages. */
export type Handlers = { [Do in keyof ToPage]: (message: ToPage[Do]) => unknown };
