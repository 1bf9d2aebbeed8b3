/**
 * Puts the focus on the first input of a form that is marked wrong, once the marks are drawn. For forms whose
 * inputs come and go: the form library goes by the order in which they first came.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
