import { useLayoutEffect, type RefObject } from "react";

/**
 * When an element goes that had the focus, and nothing takes it over, the page's heading does: a button that did its
 * work and is gone does not send the keyboard back to the top of the document.
 */
export function useFocusHeir(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element || document.activeElement !== element) return;
      setTimeout(() => {
        if (!element.isConnected && document.activeElement === document.body) focusHeading();
      });
    };
  }, [ref]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  // Behind a dialog it is not there for anybody.
  if (!heading || heading.closest("[aria-hidden='true'], [inert]")) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
