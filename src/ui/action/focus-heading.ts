import { useEffect, useRef } from "react";

/** What came of it: a heading that a dialog covers is not there for anybody until the dialog is gone. */
export type HeadingFocus = "given" | "covered" | "none";

/** Gives the focus to the page's heading, unless it is behind a dialog. */
export function focusHeading(): HeadingFocus {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return "none";
  if (heading.closest("[aria-hidden='true'], [inert]")) return "covered";
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return "given";
}

/**
 * Gives the heading the focus when a page goes on to another step without a move, and takes away what was typed into or
 * pressed. Null is a step that takes the focus itself.
 */
export function useHeadingFocus(step: string | null): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (step !== null) focusHeading();
  }, [step]);
}
