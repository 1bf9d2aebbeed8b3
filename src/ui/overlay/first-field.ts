const FIELDS = "input, textarea, select";
/** Chosen after reading what stands above them, or no place to type at all. Arrows would change a focused radio. */
const OTHERS = "[type=checkbox], [type=radio], [type=file], [type=hidden], :disabled";

/** The first field of a scrolling layer that is in view as it opens: one further down would scroll away what is read first. */
export function firstFieldInView(layer: HTMLElement | null): HTMLElement | null {
  const field = [...(layer?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].find(
    // What is not displayed has no measures, and would pass for one at the top.
    (one) => !one.matches(OTHERS) && (!("checkVisibility" in one) || one.checkVisibility()),
  );
  if (!layer || !field) return null;
  const isInView = field.getBoundingClientRect().bottom <= layer.getBoundingClientRect().bottom;
  return isInView ? field : null;
}
