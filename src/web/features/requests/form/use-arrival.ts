import { useEffect, useRef, type RefObject } from "react";

/**
 * A new step is announced and read from its heading on; where one line is all there is to write, that is ready to be
 * written into.
 */
export function useArrival(
  step: string,
  element: RefObject<HTMLElement | null>,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    const fields = element.current?.querySelectorAll<HTMLElement>("input, textarea");
    const only = fields?.length === 1 ? fields[0] : undefined;
    (only?.matches("[type=text], [type=search]") ? only : heading.current)?.focus();
    window.scrollTo(0, 0);
  }, [step, element]);
  return heading;
}
