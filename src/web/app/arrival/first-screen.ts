declare global {
  interface Window {
    /** Settled once it is known in which font the page of arrival stays; not there where that is known from the start. */
    fontDecided?: Promise<void>;
  }
}

/**
 * Runs in the page's head. A page of arrival lays its first screen out alone (`defer-layout` in ui/styles/base.css): a
 * phone takes a third of a second for all of a long page, in which it neither paints nor reacts. The rest follows part by
 * part after the font, which would lay everything out a second time. Where a place further down is gone to, by an anchor
 * or because the page was there before, the heights above it have to be known at once.
 */
export const FIRST_SCREEN_SCRIPT = `{
  const root = document.documentElement;
  const [arrival] = performance.getEntriesByType("navigation");
  if (arrival?.type === "navigate" && !location.hash) {
    root.dataset.arriving = "";
    const idle = () => new Promise((go) => (window.requestIdleCallback ?? setTimeout)(go));
    addEventListener("load", async () => {
      await window.fontDecided;
      const parts = document.querySelectorAll(".defer-layout > :not(.contents), .defer-layout > .contents > *");
      for (const part of parts) {
        await idle();
        part.style.contentVisibility = "visible";
      }
      delete root.dataset.arriving;
      for (const part of parts) part.style.contentVisibility = "";
    });
  }
}`;
