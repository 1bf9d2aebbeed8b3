declare global {
  interface Window {
    /** Settled once it is known in which font the page of arrival stays; not there where that is known from the start. */
    fontDecided?: Promise<void>;
  }
}

/** Of a higher screen, the first one shows more than `below-screen` counts with; pixels. */
const HIGHEST_SCREEN = 1100;

/** What waits on a page of arrival, as `ui/styles/base.css` has it wait. */
export const LATE_PARTS =
  "[class*=below-screen], .defer-part, .defer-layout > section, .defer-layout > li, .defer-layout > .contents > section";

/**
 * Runs in the page's head. A page of arrival lays its first screen out alone (`defer-layout` in ui/styles/base.css): a
 * phone takes a third of a second for all of a long page, in which it neither paints nor reacts. What is surely below it
 * (`below-screen`) is left out until the person moves. The rest follows part by part after the font, which would lay
 * everything out a second time. Where a place further down is gone to, by an anchor or because the page was there before,
 * the heights above it have to be known at once.
 */
export const FIRST_SCREEN_SCRIPT = `{
  const root = document.documentElement;
  const [arrival] = performance.getEntriesByType("navigation");
  if (arrival?.type === "navigate" && !location.hash) {
    root.dataset.arriving = innerHeight > ${HIGHEST_SCREEN} ? "near" : "top";
    const moves = new AbortController();
    for (const move of ["scroll", "keydown", "pointerdown"])
      addEventListener(move, () => { root.dataset.arriving = "near" }, { capture: true, once: true, signal: moves.signal });
    const idle = () => new Promise((go) => (window.requestIdleCallback ?? setTimeout)(go));
    addEventListener("load", async () => {
      await window.fontDecided;
      moves.abort();
      root.dataset.arriving = "near";
      const parts = document.querySelectorAll("${LATE_PARTS}");
      for (const part of parts) {
        await idle();
        part.style.contentVisibility = "visible";
      }
      delete root.dataset.arriving;
      for (const part of parts) part.style.contentVisibility = "";
    });
  }
}`;
