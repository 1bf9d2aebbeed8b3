const FIELDS = "input, select, textarea, button";

/** Marks that take longer than this are of something else. */
const LATEST_MS = 1_000;

/**
 * Puts the focus on the first input of a form that is marked wrong, once the marks are rendered. For forms whose
 * inputs come and go: the form library goes by the order in which they first came.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  if (!form) return;
  requestAnimationFrame(() => {
    if (focusMarked(form)) return;
    // A slow device draws a frame before the marks have come.
    const waiting = new MutationObserver(() => {
      if (focusMarked(form)) end();
    });
    const end = () => {
      waiting.disconnect();
      clearTimeout(timer);
    };
    const timer = setTimeout(end, LATEST_MS);
    waiting.observe(form, { subtree: true, childList: true, attributeFilter: ["aria-invalid"] });
    // Whoever goes on is not taken elsewhere.
    for (const kind of ["input", "focusin", "pointerdown"]) {
      form.addEventListener(kind, end, { once: true });
    }
  });
}

function focusMarked(form: HTMLElement): boolean {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A group of radio buttons is marked as a whole.
  const field = marked?.matches(FIELDS) ? marked : marked?.querySelector<HTMLElement>(FIELDS);
  field?.focus();
  return field !== undefined && field !== null;
}
