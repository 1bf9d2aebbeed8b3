const FIELDS = "input, textarea, select";
/** Chosen after reading what stands above them, or no place to type at all. */
const OTHERS = "[type=checkbox], [type=file], [type=hidden], :disabled";

/** The first field of a scrolling layer that is in view as it opens: one further down would scroll away what is read first. */
export function firstFieldInView(layer: HTMLElement | null): HTMLElement | null {
  const field = [...(layer?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].find(
    (one) => !one.matches(OTHERS),
  );
  if (!layer || !field) return null;
  const isInView = field.getBoundingClientRect().bottom <= layer.getBoundingClientRect().bottom;
  return isInView ? field : null;
}
