// Replaces the browser for the page's own program in node: a WebGL context that draws nothing and accepts everything, a
// storage, a clock that the caller advances, and input events.
import { createContext } from 'node:vm';

function card() {
  const known = /** @type {Record<string, unknown>} */ ({
    getParameter: (/** @type {number} */ name) => ({ 0x1F02: 'WebGL 1.0', 0x8B8C: 'WebGL GLSL ES 1.0', 0x1F00: 'none', 0x1F01: 'none', 0x0D33: 8192, 0x0BA2: new Int32Array(4), 0x0C10: new Int32Array(4) })[name] ?? 0,
    getShaderParameter: (/** @type {unknown} */ _, /** @type {number} */ name) => (name === 0x8B81 ? true : 0),
    getProgramParameter: (/** @type {unknown} */ _, /** @type {number} */ name) => (name === 0x8B82 ? true : 0),
    getShaderInfoLog: () => '', getProgramInfoLog: () => '', getSupportedExtensions: () => [], getExtension: () => null, getError: () => 0,
    getAttribLocation: () => 0, getContextAttributes: () => ({}), isContextLost: () => false, drawingBufferWidth: 300, drawingBufferHeight: 150,
  });
  return new Proxy(known, {
    get: (_, name) => known[String(name)] ?? (/^create/.test(String(name)) ? () => ({}) : typeof name === 'string' && !/^[A-Z_0-9]+$/.test(name) ? () => null : 0),
  });
}

/** @typedef {{width: number, height: number, dpr: number, lang: string}} Look */

export class BarePage {
  now = 1000;
  /** ms that the visitor has looked at the screen before pressing something (web/app/decision_guard.h) */
  looked = 0;
  /** @type {((ms: number) => void)[]} requested frames */
  frames = [];
  /** @type {string[]} messages of the program that have not been read yet */
  posted = [];
  /** @type {(text: string) => void} */
  receive = () => {};

  constructor(/** @type {Look} */ { width, height, dpr, lang }) {
    this.rect = { x: 0, y: 0, left: 0, top: 0, right: width, bottom: height, width, height };
    const gl = card();
    const element = this.element.bind(this);
    this.canvas = /** @type {any} */ (element({ id: 'canvas', width: 300, height: 150, clientWidth: width, clientHeight: height, getContext: () => gl }));
    this.canvas.parentNode = element();
    this.document = element({ body: element(), documentElement: element(), hidden: false, visibilityState: 'visible', title: '', currentScript: null, createElement: () => element({ getContext: () => gl }), querySelector: (/** @type {string} */ what) => (what === '#canvas' ? this.canvas : null) });
    this.globals = /** @type {any} */ (createContext({
      ...element(), document: this.document, console, TextDecoder, TextEncoder, WebAssembly, URL, setTimeout, clearTimeout, queueMicrotask,
      performance: { now: () => this.now + this.looked }, navigator: { userAgent: '', language: lang, languages: [lang], platform: '' }, location: { href: 'https://site/', pathname: '/' },
      screen: { width, height }, innerWidth: width, innerHeight: height, devicePixelRatio: dpr, pageXOffset: 0, pageYOffset: 0, scrollX: 0, scrollY: 0,
      WebGLRenderingContext: Object, requestAnimationFrame: (/** @type {(ms: number) => void} */ call) => this.frames.push(call), cancelAnimationFrame() {}, matchMedia: () => element({ matches: false }),
      tablee: this.page_functions(),
    }));
    this.globals.window = this.globals.self = this.globals.globalThis = this.globals;
  }

  element(/** @type {Record<string, unknown>} */ more = {}) {
    /** @type {Record<string, ((event: object) => void)[]>} */
    const listeners = {};
    return {
      style: {}, listeners, children: [], getBoundingClientRect: () => this.rect, addEventListener: (/** @type {string} */ type, /** @type {any} */ call) => (listeners[type] ??= []).push(call.handleEvent?.bind(call) ?? call),
      removeEventListener() {}, appendChild() {}, insertBefore() {}, removeChild() {}, setAttribute() {}, focus() {}, ...more,
    };
  }

  /** The page's functions that the program calls. */
  page_functions() {
    /** @type {Map<string, string>} */
    const stored = new Map();
    return {
      connect: (/** @type {(text: string) => void} */ into) => { this.receive = into; },
      post: (/** @type {string} */ text) => { this.posted.push(text); },
      storage: {
        read: (/** @type {string} */ key) => stored.get(key) ?? null, write: (/** @type {string} */ key, /** @type {string} */ value) => Boolean(stored.set(key, value)), erase: (/** @type {string} */ key) => stored.delete(key),
        keys: (/** @type {string} */ start) => [...stored.keys()].filter((key) => key.startsWith(start)).sort(), size: () => 0, lines: (/** @type {string} */ key) => stored.get(key)?.split('\n').length ?? 0,
      },
    };
  }

  fire(/** @type {string} */ type, /** @type {object} */ event) {
    for (const target of [this.canvas, this.document, this.globals]) for (const call of target.listeners?.[type] ?? []) call({ type, target: this.canvas, currentTarget: this.canvas, timeStamp: this.now, preventDefault() {}, stopPropagation() {}, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...event });
  }
  /** An event's coordinates for a place on the canvas. */
  at(/** @type {number} */ x, /** @type {number} */ y) {
    return { identifier: 1, screenX: x, screenY: y, clientX: x, clientY: y, pageX: x, pageY: y, movementX: 1, movementY: 1, button: 0, target: this.canvas };
  }
}
