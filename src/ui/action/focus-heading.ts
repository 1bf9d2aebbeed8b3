import { useEffect, useRef } from "react";

/**
 * Gives the focus to the page's heading, unless it is behind a dialog, where it is not there for anybody. Whether it
 * could.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading || heading.closest("[aria-hidden='true'], [inert]")) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
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
