import type { Page } from "@playwright/test";

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

/** Settles when what stands there now has been painted, and its shifts are known. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>(
        (go) => void requestAnimationFrame(() => requestAnimationFrame(() => go())),
      ),
  );
}
