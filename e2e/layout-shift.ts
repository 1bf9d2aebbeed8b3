declare global {
  interface Window {
    /** What has moved by itself since the page began: the sum of its layout shifts. */
    shift?: number;
  }
}

/** What nobody notices. */
export const MOST_SHIFT = 0.01;

/** Runs in a page before anything of its own (`addInitScript`), and keeps `window.shift`. */
export function sumShifts(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.shift = (window.shift ?? 0) + entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}
