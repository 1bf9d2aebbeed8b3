/**
 * Runs in the page's head: until all of it is there, a page that is opened anew lays out what is on the screen and not what
 * is far below it (the utility `laid-out-later`). One that is come back to, or opened at a place within it, has to know
 * how high it is.
 */
export const LATE_LAYOUT_SCRIPT = `{
  const { dataset } = document.documentElement;
  if (!location.hash && performance.getEntriesByType("navigation")[0]?.type === "navigate") {
    dataset.arriving = "";
    addEventListener("load", () => { delete dataset.arriving });
  }
}`;
