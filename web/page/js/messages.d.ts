// The messages between the program (C++) and the page: the source of web/app/page/messages.h and of
// web/app/page/from_page.h (scripts/site/messages.mjs). A message is one JSON object: its name is the member `do` (program → page) or `on`
// (page → program, there always the first), and the members are those that stand here.
//
// The program believes no message of the page. A member that is missing or of another kind reads as an empty text or list, or as
// false, else as `@otherwise` says (`nothing`: it is known not to be there); one that may be null, as null. A number is brought
// within the bounds of `@clamp`, or is whole and within those of `@range`: missing it reads as nothing, else as `@unread` says.
// Members marked `@apart` may come with other messages, too; their readers leave it out: it has a reader of its own.

/** One thing on a screen; roles as in engine/core/item.h. */
export interface Item {
  /** unique on this screen; the same thing keeps it */
  id: string;
  role: Role;
  /** it belongs to the last shallower item before it that can hold items (region, list, entry, table, row) */
  depth: number;
  /** of a heading; of a field: digits are typed */
  level: number;
  text: string;
  /** search matches in the text: from, to, from, to … in letters */
  marks?: number[];
  /** a description, announced after the name; of a field the placeholder */
  hint?: string;
  /** sent back when it is pressed */
  action?: string;
  enabled: boolean;
  on: boolean;
  /** a card that the next press plays */
  lifted?: boolean;
  /** of own cards while others decide: not announced as unavailable; pressed, it says what it waits for */
  waits?: boolean;
  /** what a lesson asks for */
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

/** What a linked phone shows of its seat's table, without the hand. */
export interface PhoneTable {
  /** how many moves there were: a choice says it again, so that it is not meant for another table */
  turn: number;
  /** of its words */
  lang: Language;
  /** its decision takes more than a choice: the table's device has it */
  elsewhere: boolean;
  /** that the decision under way is about, as records write it; empty: none */
  card: string;
  /** `title`: the name of the lines after it. `cards`: of a row on the table, as records write them */
  lines: { id: string; text: string; hint: string; title: boolean; cards: string[] }[];
  /** moves of a decision that is made for all to see. `confirm`: a first tap raises it */
  choices: { move: string; text: string; hint: string; confirm: boolean; cards: string[] }[];
}

/** A person's seat, whose hand may be on a phone. */
export interface PhoneSeat {
  seat: number;
  name: string;
  phone: boolean;
  code: string;
  awaited: boolean;
  number: string;
  /** of `tables` */
  table?: PhoneTable;
}

/** Program → page: {"do": …}. */
export interface ToPage {
  /** the whole screen in reading order, as text; see *Items*. If the focus is in the document, it goes to `focus` */
  screen: {
    screen: string;
    /** its special role for the page */
    kind?: 'home' | 'plays' | 'replays';
    /** revision of the screen; an action with an older one is dropped */
    revision: number;
    lang: Language;
    title: string;
    /** single keys are active */
    keys?: boolean;
    focus?: string;
    items: Item[];
  };
  /** where items are drawn, in CSS pixels of the canvas; all of them, after layout changes */
  rects: {
    /** id → `[x, y, w, h]` */
    rects: Record<string, Rect>;
    /** the same of items that scroll: where they lie when nothing is scrolled */
    scrolled: Record<string, Rect>;
    /** the visible part of those others that are cut off; no width: none of it */
    seen: Record<string, Rect>;
    /** the part of the canvas that scrolls; empty: everything fits */
    window: Rect | [];
    /** of what lies in it */
    height: number;
    /** texts that do not fit, for tests */
    cut: string[];
  };
  /** one event for the log. A polite live region announces it: lines that come together in one paragraph, because screen readers drop a line that another one follows. Sentences that the new focus has just announced are not repeated */
  say: {
    text: string;
    /** announced too */
    aloud: boolean;
    logged: boolean;
    /** it answers a question: announced even if it was just heard */
    answer?: boolean;
  };
  /** the drawing has scrolled that far: the document follows */
  scroll: { up: number };
  /** empties the log */
  log_clear: {};
  /** a number was typed: the focus goes to its card or row */
  focus: { id: string };
  /** this language is wanted; answered by `words` */
  words: { lang: Language };
  /** one line of docs/PROTOCOL.md for the bots */
  think: { line: string };
  /** sounds of this frame */
  sound: {
    names: string[];
    /** 0, 1, 2; −1: silent */
    volume: number;
    /** points that a player takes */
    weight: number;
    /** where they sit: −100 left … 100 right */
    side: number;
    /** they are written, too */
    captions: boolean;
  };
  /** the device vibrates, where it can; never in embeds, nor where that is switched off */
  shake: { ms: number };
  /** number of steps back; the browser's history gets as many entries (not inside frames) */
  screen_depth: { depth: number };
  /** keeps the screen on */
  awake: { on: boolean };
  /** CSS cursor over the canvas */
  cursor: { name: string };
  /** colours of the DOM; stored for the next first paint */
  theme: { name: Theme };
  /** the drawing, unless the window is too small for it; both side by side; the document alone; the drawing at any size */
  view: { name: 'drawn' | 'beside' | 'text' | 'always' };
  /** how the document looks and is pressed, where that is not as usual */
  assist: {
    /** wider spaces between letters, words and lines */
    spaced: boolean;
    /** the device's typeface */
    plain_type: boolean;
    /** what presses a button */
    confirm: 'tap' | 'hold' | 'rest';
    /** the focus goes round by itself, or at each press of the first of two switches */
    scan: 'off' | 'one' | 'two';
    /** seconds on each button */
    pace: number;
  };
  /** the opened link is answered: a reload does not show it again */
  link_done: {};
  /** a link to share: by the system's sharing, the clipboard, or a field to copy from. A text of several lines is copied with the link, one line is not. Answered by `shared` when it is on the clipboard */
  share: { link: string; title: string; text: string };
  /** a result or a decision to be drawn: shared by the system, or saved as a file with its `text` copied. Answered by `shared` */
  picture: {
    /** of the file */
    name: string;
    title: string;
    /** below it */
    about?: string;
    brand: string;
    /** the example on the screen is drawn, too (`draw_example`) */
    example?: boolean;
    /** below the example */
    note?: string;
    /** what its `text` ends with */
    link?: string;
    /** each `line`, `points`, `total`, `place` */
    rows: PictureRow[];
    text: string;
  };
  /** the dialogue of [PHONES.md](PHONES.md). Answered by `phones` */
  phones: {
    /** or it closes; what linked phones hold now, and see; that the match is over; whose links end. `links`: as `codes`, where only a linked phone is of use */
    view: 'codes' | 'links' | 'numbers' | 'done' | 'hands' | 'tables' | 'over' | 'gone';
    /** of people */
    seats: PhoneSeat[];
    /** a sentence */
    problem: string;
  };
  /** a file for the person */
  download: { name: string; type: string; text: string };
  /** the browser's dialogue for a file; answered by `picked` */
  pick: {
    accept: string;
    /** bytes that a file may have */
    most: number;
  };
  /** no file is read any more */
  stop_reading: {};
  /** the browser's dialogue for printing */
  print: {};
  /** for the embedding page ([EMBEDDING.md](EMBEDDING.md)) */
  host: { event: 'started' | 'finished'; sheet: object };
  /** nothing is in progress: the newer version may take over */
  update: {};
  /** the licences in a tab of their own, or an extra */
  open: {
    /** `licences`, `backup`, `braille`, `braille sheet`, `text` (what draws with the fonts of the device) */
    page: string;
  };
  /** asks the browser for persistent storage. Answered by `storage` */
  promise: {
    /** else only once on a device */
    by_hand: boolean;
  };
  /** answer to `check` */
  checked: {
    sheets?: number;
    match?: boolean;
    /** a sentence, instead of the others */
    error?: string;
  };
  /** the deferred part is needed: if it did not come, it is fetched again */
  whole: {};
  /** from the frame loop, once: the canvas shows something; the shell's home may go */
  drawn: {};
  /** from the frame loop: there is no WebGL; the document is the page */
  canvas: { works: boolean };
}

/** Page → program: {"on": …}. */
export interface ToProgram {
  /** first */
  start: ToProgram['media'] & ToProgram['storage'] & ToProgram['words'] & {
    lang: Language;
    /** an action tapped before the program had loaded, or empty */
    wanted: string;
    /** of the address ([Links](#links)), or empty */
    link: string;
    /** `?table=…`, or empty */
    table: string;
    /** the deferred part is loaded @otherwise true */
    whole: boolean;
    embedded: boolean;
    /** asked for by the address, or empty */
    theme: Theme | '';
    /** the address asks for a language */
    lang_asked: boolean;
    /** 64-bit decimal: random, or the address's `?seed=` (1 to 19 digits), which repeats a visit's deals */
    seed: string;
    /** `2026-11-21`, or empty */
    now: string;
    /** the size of the browser's text in percent: ours until a size is stored */
    text: '100' | '125' | '150' | '200';
  };
  /** when they arrived. On a first visit `start` brings only the words of first screens, `whole` the rest @apart */
  words: {
    words_lang: Language;
    /** key, text, …, each ended by a tab */
    words: string;
  };
  /** once, before the first `size`: the canvas is wanted. Answered by `drawn` or `canvas` */
  draw: {
    /** three fonts, a letter a byte (`scripts/site/assemble.mjs`) */
    faces: string[];
    /** of the themes, eight hexadecimal digits each (`web/draw/toolkit/theme.h`) */
    colours: string;
  };
  /** with the deferred part, after `draw`; and when letters can be drawn that were missing */
  faces: {
    /** letters of the first two fonts that no first screen has; empty: no new ones */
    faces: string[];
  };
  /** after `start`, then on change. A frame is drawn at once, because a resized canvas is empty */
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
  /** a button of the document (taps on the canvas do not come this way). Actions are checked, not believed; one of a replaced screen is dropped */
  action: {
    action: string;
    /** revision of the screen that offered it @range 0 1073741824 @unread -1 */
    revision?: number;
    /** by a held key */
    repeat?: boolean;
  };
  /** at every change of a text field */
  input: { id: string; value: string };
  /** the item with the document's visible focus; the canvas draws the ring */
  focus: {
    /** or empty */
    id: string;
  };
  /** a single key at the table, outside fields (`web/app/services/keys.h`) */
  key: {
    key: string;
    /** of the top row, on a keyboard whose digits need Shift */
    digit?: string;
  };
  /** back button, back swipe, Escape. If the depth does not change, the history is corrected */
  back: {
    /** Escape: a shown name of a button goes first */
    key?: true;
  };
  /** from the bots */
  answer: { line: string };
  /** the deferred part is loaded: waiting actions are done */
  whole: ToProgram['words'];
  /** who thinks now. Earlier questions are lost: ask again. `missing`: a question has waited for 5 s; bots are fetched again with growing pauses */
  worker: { state: 'worker' | 'main' | 'lost' | 'missing' };
  /** on change */
  storage: {
    /** `memory`: nothing survives the page @otherwise ok */
    state: 'ok' | 'memory' | 'full';
    /** null: unknown */
    promised: boolean | null;
    /** of the keys read so far, some could not be read, all, or none */
    damaged: 'some' | 'all' | '';
    /** where the archive lies: in a database, or with everything else; apart: the older one cannot be read now @otherwise local */
    archive: 'database' | 'local' | 'apart';
    /** percent of what the browser lets the site store @clamp 0 100 */
    used: number;
  };
  /** can what of a backup was set aside be read? Answered by `checked` */
  check: {};
  /** another day: midnight passed, or the tab came back. A clock without a year of four digits gives an empty `now` */
  today: { now: string };
  /** a link was opened in this tab */
  link: { link: string };
  /** draw the example on the screen that many pixels wide: `tablee.pixels` is called with it at once */
  draw_example: {
    /** @clamp 1 2000 */
    width: number;
  };
  /** the shared text is on the clipboard */
  shared: {
    /** of a picture: its text was copied, or only the file was saved */
    picture?: 'told' | 'kept';
  };
  /** a file was chosen */
  picked: {
    /** of the file */
    name: string;
    /** all of it; of a workbook the first sheet, with tabs between the cells */
    text: string;
    /** a worker made `text` (`engine/table/sheet_transfer.h`) */
    read?: boolean;
    /** names of columns and games in every language, as `words` */
    names: string;
    /** why it cannot be read, a sentence; instead of the others */
    problem?: string;
  };
  /** a worker reads a large file, twice a second */
  reading: {
    /** of the file */
    name: string;
    /** kB, as `all` @clamp 0 100000 */
    done: number;
    /** 0: it was stopped @clamp 0 100000 */
    all: number;
  };
  /** from that dialogue */
  phones: {
    /** number, code, phone, here: entered, read, or where the hand is; the others: a phone with a link, or what was done on it */
    what: 'number' | 'code' | 'phone' | 'here' | 'linked' | 'unlinked' | 'put' | 'back' | 'choose';
    /** not of a code @range 0 9 @unread -1 */
    seat?: number;
    /** the number or the code; of `choose` the turn, a space and the move */
    text: string;
  };
  /** the book of exercises, asked for by `open` */
  exercises: {
    /** as assets/exercises.txt has it */
    text: string;
  };
  /** everything is on the device; a newer version is complete */
  offline: { state: 'ready' | 'update' };
  /** preferences of the system, on change */
  media: {
    /** @otherwise nothing */
    dark: boolean;
    /** @otherwise nothing */
    reduced_motion: boolean;
    /** @otherwise nothing */
    contrast: boolean;
  };
  /** canvas or document alone. Without a canvas no frame is drawn, and everything must work by messages */
  canvas: {
    /** @otherwise true */
    shown: boolean;
    /** the window is too small for it */
    cramped?: boolean;
  };
  /** WebGL lost its context, or got it back; after 3 s without, the document is shown */
  context: { lost: boolean };
  /** the document was scrolled, by a key or a screen reader: the drawing follows */
  scrolled: {
    /** @clamp 0 1000000 */
    up: number;
  };
  /** the system took over the gesture */
  pointer_lost: {};
  /** visibility of the tab */
  hidden: { hidden: boolean };
}

/** What the page may send, each with its name. */
export type Sent = { [On in keyof ToProgram]: { on: On } & ToProgram[On] }[keyof ToProgram];
/** What the page does for each of the program's messages. */
export type Handlers = { [Do in keyof ToPage]: (message: ToPage[Do]) => unknown };
