import { useLayoutEffect, type RefObject } from "react";
import { focusHeading } from "./focus-heading.ts";

/** So many frames at most a dialog that is closing may keep the page from the focus. */
const FRAMES = 60;

/** What has the focus, or had it last: a dialog that closes takes it from what stands in it before that goes. */
let latest: Element | null = null;
let isFollowed = false;

function followFocus(): void {
  if (isFollowed) return;
  isFollowed = true;
  const follow = () => {
    latest = document.activeElement;
  };
  follow();
  // Whoever presses beside everything has left it, too.
  for (const kind of ["focusin", "click"]) document.addEventListener(kind, follow, true);
}

/**
 * When an element goes that had the focus, and nothing takes it over, the page's heading does: a button that did its
 * work and is gone does not send the keyboard back to the top of the document.
 */
export function useFocusHeir(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    followFocus();
    const element = ref.current;
    return () => {
      if (element && latest === element) setTimeout(() => inherit(element, FRAMES));
    };
  }, [ref]);
}

function inherit(gone: HTMLElement, frames: number): void {
  if (gone.isConnected || document.activeElement !== document.body) return;
  if (focusHeading() === "covered" && frames > 0)
    requestAnimationFrame(() => inherit(gone, frames - 1));
}
