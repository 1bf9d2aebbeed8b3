import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** What has moved by itself since the page began: the sum of its layout shifts. */
    shift?: number;
  }
}

/** What nobody notices. */
export const MOST_SHIFT = 0.01;

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { currentRect: DOMRectReadOnly }[];
}

/**
 * Runs in a page before anything of its own (`addInitScript`), and keeps `window.shift`.
 * What is gone afterwards has not moved: a page that is left takes its footer along, where the
 * next one is late.
 */
export function sumShifts(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const isGone = sources.every(({ currentRect }) => currentRect.height === 0);
      if (!isGone) window.shift = (window.shift ?? 0) + value;
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
