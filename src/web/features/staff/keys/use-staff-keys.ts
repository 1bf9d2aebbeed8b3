import { useEffect } from "react";
import { nextRow, wishOf } from "./key-press.ts";

/** Of each row of a list: what J and K move between. */
export const ROW = { "data-row": "" } as const;
/** Of a row that is no link: keys alone take the focus to it. */
export const FOCUSABLE_ROW = { ...ROW, tabIndex: -1 } as const;
export const ROWS = "[data-row]";
const TYPED_INTO = "input, textarea, select, [contenteditable]";
const LAYERS = "[role=dialog], [role=alertdialog]";

/** J and K move between the rows on the page; a letter presses the control that names it as its key. */
export function useStaffKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const at = document.activeElement;
      if (event.defaultPrevented || at?.matches(TYPED_INTO) || document.querySelector(LAYERS))
        return;
      const wish = wishOf(event);
      if (!wish) return;
      const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter(isShown);
      const current = rows.findIndex((row) => row.contains(at));
      if ("move" in wish) {
        // From the open one, where the focus is elsewhere.
        const from =
          current === -1
            ? rows.findIndex((row) => row.getAttribute("aria-current") === "page")
            : current;
        rows[nextRow(from, wish.move, rows.length)]?.focus();
        return;
      }
      const control = findControl(wish.control, rows[current]);
      if (!control) return;
      event.preventDefault();
      control.click();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
}

/** That of the row with the focus, or the page's own: never another row's. */
function findControl(letter: string, row: HTMLElement | undefined): HTMLElement | undefined {
  const named = (within: ParentNode) => [
    ...within.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${letter}"]:enabled`),
  ];
  const own = row ? named(row) : [];
  return [...own, ...named(document).filter((one) => !one.closest(ROWS))].find(isShown);
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
