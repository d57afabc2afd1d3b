// What the program must know about the window: its size in CSS and device pixels, notches, the person's wishes.
import { on_context, send } from './bridge.js';
import { MORE_CONTRAST, media } from './from_boot.js';
import { mirror } from './mirror.js';

export const view = (() => {
  const MAX_RATIO = 3;
  const stage = document.getElementById('stage');
  const canvas = document.getElementById('canvas');
  const probe = document.getElementById('insets');
  let told = '';

  const insets = () => {
    const style = getComputedStyle(probe);
    return ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'].map((side) => parseFloat(style[side]) || 0);
  };

  // Exact at any zoom: the browser says how many device pixels the box covers.
  function measure(entries) {
    const entry = entries && entries[entries.length - 1];
    const box = stage.getBoundingClientRect();
    const [width, height] = [box.width, box.height];
    if (!width || !height) return;
    const real = window.devicePixelRatio || 1;
    const exact = entry && entry.devicePixelContentBoxSize && entry.devicePixelContentBoxSize[0];
    const scale = Math.min(1, MAX_RATIO / real);
    const pixels = [
      Math.max(1, Math.round((exact ? exact.inlineSize : width * real) * scale)),
      Math.max(1, Math.round((exact ? exact.blockSize : height * real) * scale)),
    ];
    const message = { on: 'size', width, height, dpr: pixels[0] / width, pixels, insets: insets() };
    const text = JSON.stringify(message);
    if (text === told) return;
    told = text;
    send(message);
  }

  function watch() {
    const observer = new ResizeObserver(measure);
    try {
      observer.observe(stage, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(stage); // WebKit has only CSS boxes; the pixel ratio is watched below
    }
    const ratio = () => {
      matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener('change', () => {
        measure();
        ratio();
      }, { once: true });
    };
    ratio();
    new ResizeObserver(() => measure()).observe(probe, { box: 'border-box' });
    measure();
  }

  // Before the program asks for one and gets this: a context that keeps what was drawn, as only what changed is drawn again.
  const make_context = () =>
    canvas.getContext('webgl', { alpha: false, depth: false, stencil: false, antialias: false, preserveDrawingBuffer: true });

  // The graphics card takes its memory back now and then; what was drawn is made anew when it returns.
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    send({ on: 'context', lost: true });
    on_context(false);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    // Extensions come back only when asked for; the glue asked once, at the start.
    const gl = canvas.getContext('webgl');
    for (const name of (gl && gl.getSupportedExtensions()) || []) if (!/lose|debug/.test(name)) gl.getExtension(name);
    send({ on: 'context', lost: false });
    on_context(true);
  });

  const QUERIES = {
    dark: '(prefers-color-scheme: dark)',
    reduced_motion: '(prefers-reduced-motion: reduce)',
    contrast: MORE_CONTRAST,
    touch: '(pointer: coarse)',
  };
  const wishes = () => {
    const now = {};
    for (const name of Object.keys(QUERIES)) now[name] = media(QUERIES[name]);
    return now;
  };
  for (const query of Object.values(QUERIES)) {
    matchMedia(query).addEventListener('change', () => send({ on: 'media', ...wishes() }));
  }

  // The screen stays awake while the program asks for it and somebody looks.
  let awake = false;
  let lock = null;
  async function keep_awake() {
    if (!navigator.wakeLock) return;
    try {
      if (awake && !document.hidden && !lock) {
        lock = await navigator.wakeLock.request('screen');
        lock.addEventListener('release', () => { lock = null; });
        if (!awake && lock) await lock.release();
      } else if (!awake && lock) {
        await lock.release();
      }
    } catch {
      lock = null; // refused: battery, policy
    }
  }
  document.addEventListener('visibilitychange', () => {
    send({ on: 'hidden', hidden: document.hidden });
    keep_awake();
  });
  // Left and kept for "back", or frozen: the same news, as some engines send no other.
  window.addEventListener('pagehide', () => send({ on: 'hidden', hidden: true }));
  window.addEventListener('pageshow', (event) => event.persisted && send({ on: 'hidden', hidden: false }));

  return {
    canvas,
    stage,
    watch,
    make_context,
    wishes,
    awake(on) {
      awake = on;
      keep_awake();
    },
    // drawn: canvas and unseen mirror; beside: both to be seen; text: the mirror alone.
    mode(name) {
      const { classList } = document.documentElement;
      classList.toggle('drawn', name === 'drawn');
      classList.toggle('plain', name !== 'drawn');
      classList.toggle('beside', name === 'beside');
      mirror.root.hidden = false;
      const log = document.getElementById('log');
      if (name !== 'drawn') log.tabIndex = 0;
      else log.removeAttribute('tabindex');
    },
  };
})();
