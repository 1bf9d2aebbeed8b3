declare global {
  interface Window {
    /** The form whose sending EARLY_FORM_SCRIPT held back, if any. */
    earlyForm?: HTMLFormElement;
    earlyFormsTakenOver?: boolean;
  }
}

/**
 * Runs in the page's head. Until the page is hydrated, the browser itself would send a form, and put a
 * password into the URL; forms with a URL of their own (the search) work that way and are let through.
 */
export const EARLY_FORM_SCRIPT = `addEventListener("submit", (event) => {
  if (window.earlyFormsTakenOver || event.target.hasAttribute("action")) return;
  event.preventDefault();
  window.earlyForm = event.target;
}, true)`;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What the code knows of a field may come to stand in it some time after React has marked it as its own. It may also stay
 * as it was left, and the code knows nothing of it.
 */
const LOOK_AGAIN_MS = 50;
const MOST_LOOKS = 20;

const early = new Set<Control>();
/** How often a field that React has marked was found as the person left it. */
const looks = new Map<Control, number>();
const values = new Map<Control, string>();
const marks = new Map<HTMLInputElement, boolean>();

/**
 * Remembers what a person types into the server's page before it is hydrated: the code knows nothing of that, and mostly
 * empties the field. Call it before hydrating, and `restoreEarlyInput` after the page or a part of it was hydrated.
 */
export function watchEarlyInput(): void {
  for (const control of document.querySelectorAll<Control>("input, textarea, select")) {
    if (isChanged(control)) remember(control);
  }
  document.addEventListener("input", onInput, true);
  document.addEventListener("submit", onSubmit, true);
  document.addEventListener("focusout", onFocusOut, true);
}

/** Gives the fields that React works by now back what was typed early, and sends the form that was pressed early. */
export function restoreEarlyInput(): void {
  // In a task of its own: parts of the page may still wait for React, which an event makes it hurry with, but
  // not in the middle of other work.
  setTimeout(() => {
    window.earlyFormsTakenOver = true;
    const form = window.earlyForm;
    window.earlyForm = undefined;
    for (const control of early) {
      if (!control.isConnected) early.delete(control);
      else if (!isHydrated(control)) {
        control.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
      }
    }
    let isSure = true;
    for (const control of [...early].filter(isHydrated)) {
      const seen = (looks.get(control) ?? 0) + 1;
      const isSeenEnough = seen > MOST_LOOKS;
      // Somebody may be in the middle of a syllable: it waits until they leave the field or send it.
      if (isAsLeft(control) && (!isSeenEnough || control === document.activeElement)) {
        looks.set(control, seen);
        isSure &&= isSeenEnough;
        continue;
      }
      restore(control);
    }
    if (!isSure) setTimeout(restoreEarlyInput, LOOK_AGAIN_MS);
    if (form?.isConnected) form.requestSubmit();
  });
}

/** Whether React works the page that the server rendered; its parts may still wait. */
export function isPageAlive(): boolean {
  return window.earlyFormsTakenOver === true;
}

function onInput({ target }: Event): void {
  if (!isControl(target) || target.type === "file") return;
  if (isHydrated(target)) {
    // What is put in now counts, and not what was before.
    if (early.has(target)) remember(target);
    return;
  }
  remember(target);
  // The page lives, this part of it does not: React hydrates it for this event, and empties the field.
  if (window.earlyFormsTakenOver) restoreEarlyInput();
}

/**
 * What is sent is what was typed: the code may not know of it yet, all the less where the press that sends it is what
 * makes React hydrate the form.
 */
function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  const unknown = [...early].filter((control) => control.form === form && isHydrated(control));
  if (unknown.length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // In a task of its own, for the reason above.
  setTimeout(() => {
    unknown.forEach(restore);
    if (form.isConnected) form.requestSubmit(submitter);
  });
}

function onFocusOut({ target }: FocusEvent): void {
  if (isControl(target) && early.has(target) && isHydrated(target)) restoreEarlyInput();
}

/** Nothing that React offers tells it; with this key it marks what it works. */
function isHydrated(control: Control): boolean {
  return Object.keys(control).some((key) => key.startsWith("__reactProps$"));
}

function remember(control: Control): void {
  early.add(control);
  if (!isMark(control)) {
    values.set(control, control.value);
    return;
  }
  marks.set(control, control.checked);
  // Of radio buttons the last one pressed counts.
  for (const other of control.type === "radio" ? early : []) {
    if (other !== control && other.name === control.name && other.form === control.form)
      early.delete(other);
  }
}

/** By React's doing, or because React has not come to it yet. */
function isAsLeft(control: Control): boolean {
  return isMark(control)
    ? control.checked === marks.get(control)
    : control.value === values.get(control);
}

/**
 * Puts in anew what the person left, so that the code comes to know of it. React takes a value that is set through the
 * field for one that it knows, and hears no event of it: so that is an empty one, and what was left is set past React.
 */
function restore(control: Control): void {
  early.delete(control);
  looks.delete(control);
  if (isMark(control)) {
    control.checked = !marks.get(control);
    control.click();
    return;
  }
  const prototype = Object.getPrototypeOf(control) as object;
  const value = values.get(control) ?? "";
  control.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}

function isChanged(control: Control): boolean {
  if (isMark(control)) {
    // Of radio buttons the one that was pressed: it takes the mark of the other away by itself.
    const isPressed = control.type !== "radio" || control.checked;
    return isPressed && control.checked !== control.defaultChecked;
  }
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const first = options.find((option) => option.defaultSelected) ?? options[0];
    return control.selectedOptions[0] !== first;
  }
  return control.type !== "file" && control.value !== control.defaultValue;
}

function isMark(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
