const FIELDS = "input, textarea, select";
/** No place to type at all. */
const OTHERS = "[type=file], [type=hidden], :disabled";
/** Chosen after reading what stands above them; arrows would change a focused radio. What follows them is not the first. */
const CHOICES = "[type=checkbox], [type=radio]";

/**
 * The first field of a scrolling layer, if one types into it or chooses of its list, and it is in view as it opens: one
 * further down would scroll away what is read first.
 */
export function firstFieldInView(layer: HTMLElement | null): HTMLElement | null {
  const field = [...(layer?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].find(
    // What is not displayed has no measures, and would pass for one at the top.
    (one) => !one.matches(OTHERS) && (!("checkVisibility" in one) || one.checkVisibility()),
  );
  if (!layer || !field || field.matches(CHOICES)) return null;
  const isInView = field.getBoundingClientRect().bottom <= layer.getBoundingClientRect().bottom;
  return isInView ? field : null;
}
