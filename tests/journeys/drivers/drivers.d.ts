// What a journey asks of an engine, and an engine of its driver.
import type * as playwright from 'playwright-core';

/** x, y, width, height. */
export type Rect = [number, number, number, number];

/** An item of the mirror, as somebody meets it who reads the document. */
export interface Shown {
  id: string;
  /** of all that can be pressed `button` */
  role: string;
  text: string;
  hint: string;
  enabled: boolean;
  on: boolean;
  wanted: boolean;
  value: string;
  tab: number;
  focused: boolean;
  /** where it is drawn, or in plain mode where it stands; null: nowhere */
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
  /** else it draws nothing: on machines without graphics that takes longer than everything else together */
  pixels?: boolean;
}

/** How long something is waited for, and what it is called if it does not come. */
export interface Wait {
  timeout?: number;
  what?: string;
}

type Something<T> = Exclude<T, false | 0 | '' | null | undefined | void>;

/** What a journey can do with a page, the same in every engine. Without a browser there is less of it (headless.mjs). */
export interface Page extends Handed {
  name: string;
  /** Chromium's: whoever reaches for it runs in Chromium alone (plan.mjs). */
  driver: Driver<playwright.Page, playwright.BrowserContext, playwright.Frame>;
  /** what the console said, errors above all */
  log: string[];
  /** a text, or a function that leans on nothing round it */
  evaluate<T, Values extends unknown[]>(what: (...values: Values) => T, ...values: Values): Promise<Awaited<T>>;
  evaluate(what: string, ...values: unknown[]): Promise<any>;
  /** the mirror's items in reading order */
  items(): Promise<Shown[]>;
  /** waits for something true */
  until<T>(condition: () => T | Promise<T>, how?: Wait): Promise<Something<T>>;
  until(condition: string, how?: Wait): Promise<any>;
  /** the home of the shell does what is tapped */
  playable(how?: Wait): Promise<unknown>;
  /** the game has taken over from it, as it does from a home that lacks something */
  ready(how?: Wait): Promise<unknown>;
  mode(): Promise<'drawn' | 'plain' | 'home'>;
  /** one of them, waited for */
  item(id: string | RegExp, how?: Wait): Promise<Shown>;
  /** the middle of where it is, once it stays there */
  at(id: string): Promise<[x: number, y: number]>;
  /** a finger where there is touch, else the mouse */
  tap(id: string): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  click(id: string): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** an element of the page by selector, of the shell's home for instance */
  tap_on(selector: string): Promise<void>;
  move(x: number, y: number): Promise<unknown>;
  /** as a screen reader presses a button */
  press_item(id: string): Promise<unknown>;
  focus(id: string): Promise<unknown>;
  blur(): Promise<unknown>;
  /** of the mirror: which screen it is, its language, what was told, which words are marked */
  screen(): Promise<string>;
  lang(): Promise<string>;
  told(): Promise<string[]>;
  marked(): Promise<string[]>;
  /** what the device keeps under that key, read */
  kept(key: string): Promise<any>;
  kept_keys(prefix: string): Promise<string[]>;
  open_link(link: string): Promise<unknown>;
  /** opened with nothing kept but these */
  lay(url: string, kept: Record<string, string>): Promise<void>;
  /** Chromium's own protocol; elsewhere there is none */
  cdp: playwright.CDPSession['send'];
  close(): Promise<unknown>;
  /** the page in an iframe, with all of this */
  frame(selector: string): Promise<Page>;
  /** frames that came during that time */
  frames_in(ms: number): Promise<number>;
  /** nothing moves: no frame came in so long, and none is on its way */
  rest(ms: number, how?: Wait): Promise<unknown>;
}

/** A page without a browser (headless.mjs), whose program says what nobody reads in a document. */
export interface Bare extends Page {
  /** texts that do not fit */
  cut(): Promise<string[]>;
  /** what the device keeps under that key, as it is */
  kept_text(key: string): Promise<string>;
  /** the last link for somebody else */
  sent(): Promise<string>;
  /** time goes on until the drawing is at rest */
  settle(): Promise<void>;
}

export interface Throttle {
  /** so many times slower */
  cpu?: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

/** What is done to a page as a whole, which a page hands on to its engine's driver. */
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
  /** of drivers/headless.mjs: every game is drawn by the plain face (web/draw/table/default_renderer.h), or those of tests/games are there as well */
  house?: 'plain' | 'guests';
  webgl?: boolean;
  /** of drivers/chromium.mjs: the browser as people have it, not its engine alone */
  whole?: boolean;
  /** pages stay in memory when they are left, as they do for people */
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
  /** of Chromium with a profile: ends it as a power cut would */
  kill(): Promise<void>;
  close(): Promise<void>;
}
