// The longest task of the page's thread, where the browser reports it: Chromium. (Turns of a timer say nothing: browsers delay them by a
// second, after a gesture or where a window is not in front.)
export const WATCH = `(() => {
  window.__longest = 0;
  window.__tasks?.disconnect();
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return;
  window.__tasks = new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => {
    window.__longest = Math.max(window.__longest, duration);
  }));
  window.__tasks.observe({ type: 'longtask' });
})()`;
