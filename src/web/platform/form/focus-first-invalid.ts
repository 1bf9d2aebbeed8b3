const FIELDS = "input, select, textarea, button";

/**
 * Puts the focus on the first input of a form that is marked wrong, once the marks are rendered. For forms whose
 * inputs come and go: the form library goes by the order in which they first came.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group of radio buttons is marked as a whole.
    const field = marked?.matches(FIELDS) ? marked : marked?.querySelector<HTMLElement>(FIELDS);
    field?.focus();
  });
}
