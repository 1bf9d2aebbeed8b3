import { useLayoutEffect, type RefObject } from "react";
import { focusHeading } from "./focus-heading.ts";

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
