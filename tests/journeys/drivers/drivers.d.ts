// What a test needs from an engine, and an engine from its driver.
import type * as playwright from 'playwright-core';

/** x, y, width, height. */
export type Rect = [number, number, number, number];

/** An item of the accessible document, as a user finds it who reads the document. */
export interface Shown {
  id: string;
  /** `button` for everything that can be pressed */
  role: string;
  text: string;
  hint: string;
  enabled: boolean;
  on: boolean;
  wanted: boolean;
  value: string;
  tab: number;
  focused: boolean;
  /** where it is drawn, or in plain mode its box in the document; null: nowhere */
  rect: Rect | null;
}

/** How a page is opened. */
export interface Look {
  width?: number;
  height?: number;
  dpr?: number;
  touch?: boolean;
  lang?: string;
  reducedMotion?: boolean;
  dark?: boolean;
  /** runs before the page's own */
  script?: string;
  /** it shares that page's storage */
  beside?: Page;
  /** false: the page draws nothing, because without a graphics card that takes longer than everything else together */
  pixels?: boolean;
}

/** How long to wait for something, and its name in the error message. */
export interface Wait {
  timeout?: number;
  what?: string;
}

type Something<T> = Exclude<T, false | 0 | '' | null | undefined | void>;

/** The methods of a page in a test, the same in every engine. A page without a browser has fewer (headless.mjs). */
export interface Page extends Handed {
  name: string;
  /** Playwright's objects: a test that uses them runs in Chromium only (plan.mjs). */
  driver: Driver<playwright.Page, playwright.BrowserContext, playwright.Frame>;
  /** messages of the console, above all errors */
  log: string[];
  /** a text, or a function that uses nothing outside itself */
  evaluate<T, Values extends unknown[]>(what: (...values: Values) => T, ...values: Values): Promise<Awaited<T>>;
  evaluate(what: string, ...values: unknown[]): Promise<any>;
  /** the document's items in reading order */
  items(): Promise<Shown[]>;
  /** waits for something true */
  until<T>(condition: () => T | Promise<T>, how?: Wait): Promise<Something<T>>;
  until(condition: string, how?: Wait): Promise<any>;
  /** the shell's home carries out taps */
  playable(how?: Wait): Promise<unknown>;
  /** the game has replaced the shell's home, as it does if that lacks something */
  ready(how?: Wait): Promise<unknown>;
  mode(): Promise<'drawn' | 'plain' | 'home'>;
  /** waits for an item */
  item(id: string | RegExp, how?: Wait): Promise<Shown>;
  /** the middle of its position, once that does not change any more */
  at(id: string): Promise<[x: number, y: number]>;
  /** by touch if the page has it, else by mouse */
  tap(id: string): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  click(id: string): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** an element of the page by selector, of the shell's home for instance */
  tap_on(selector: string): Promise<void>;
  move(x: number, y: number): Promise<unknown>;
  /** as a screen reader presses a button */
  look(): Promise<unknown>;
  press_item(id: string): Promise<unknown>;
  focus(id: string): Promise<unknown>;
  blur(): Promise<unknown>;
  /** the document's state: its screen, its language, the log, the marked words */
  screen(): Promise<string>;
  lang(): Promise<string>;
  log_lines(): Promise<string[]>;
  marked(): Promise<string[]>;
  /** the value stored under that key, parsed */
  stored(key: string): Promise<any>;
  stored_keys(prefix: string): Promise<string[]>;
  open_link(link: string): Promise<unknown>;
  /** chooses a file of that text where one can be imported, without the browser's dialogue */
  choose_file(name: string, text: string): Promise<unknown>;
  /** opens the page with only these values stored */
  lay(url: string, stored: Record<string, string>): Promise<void>;
  /** Chromium's protocol; not in other engines */
  cdp: playwright.CDPSession['send'];
  close(): Promise<unknown>;
  /** the page in an iframe, with all of this */
  frame(selector: string): Promise<Page>;
  /** number of frames during that time */
  frames_in(ms: number): Promise<number>;
  /** at rest: no frame for that long, and none requested */
  rest(ms: number, how?: Wait): Promise<unknown>;
}

/** A page without a browser (headless.mjs), with more of the program's messages. */
export interface Bare extends Page {
  /** texts that do not fit */
  cut(): Promise<string[]>;
  /** the text stored under that key */
  stored_text(key: string): Promise<string>;
  /** the last shared link */
  sent(): Promise<string>;
  /** lets time pass until the drawing is at rest */
  settle(): Promise<void>;
}

export interface Throttle {
  /** slow-down factor */
  cpu?: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

/** Calls that a page passes on to its engine's driver. */
interface Handed {
  press(key: string): Promise<unknown>;
  type(text: string): Promise<unknown>;
  screenshot(file: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  throttle(how?: Throttle): Promise<unknown>;
}

/** What differs from engine to engine. */
export interface Driver<Tab, Context, Frame> extends Handed {
  name: string;
  touch: boolean;
  log: string[];
  tab: Tab;
  context: Context;
  main: Frame;
  evaluate(frame: Frame, source: string): Promise<any>;
  frame_of(frame: Frame, selector: string): Promise<{ frame: Frame; box: { x: number; y: number } }>;
  goto(url: string): Promise<unknown>;
  tap(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  move(x: number, y: number): Promise<unknown>;
  /** Chromium's own protocol */
  cdp?: playwright.CDPSession['send'];
  close(): Promise<unknown>;
}

/** How an engine is started. */
export interface Start {
  /**
   * of drivers/headless.mjs: the program in which the default renderer draws every game
   * (web/draw/table/default_renderer.h), or the one with the games of tests/games
   */
  variant?: 'plain' | 'samples';
  webgl?: boolean;
  /** of drivers/chromium.mjs: the whole browser, not its headless shell */
  whole?: boolean;
  /** pages stay in the back/forward cache, as in a user's browser */
  keeps?: boolean;
  /** a folder that outlives the browser */
  profile?: string;
  debug_port?: number;
  flags?: string[];
}

export interface Engine {
  name: string;
  can: { touch: boolean; dpr: boolean; throttle: boolean; viewport: boolean; windows: boolean };
  open(url: string, look?: Look): Promise<Page>;
  /** of Chromium with a profile: ends it like a power cut */
  kill(): Promise<void>;
  close(): Promise<void>;
}
