import { useEffect, useState, type RefObject } from "react";

/** The size of text for which charts are drawn, in px. */
const DRAWN_FOR_PX = 16;

/**
 * The width of an element as it changes, in px of a drawing that grows with the page's text: an element of 328 px is 164
 * wide where text is twice as large. `before` until it has been drawn.
 */
export function useDrawingWidth(element: RefObject<HTMLElement | null>, before: number): number {
  const [width, setWidth] = useState(before);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(([entry]) => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = Math.round(((entry?.contentRect.width ?? 0) * DRAWN_FOR_PX) / text);
      if (next > 0) setWidth(next);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
