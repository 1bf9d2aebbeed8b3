import { useEffect } from "react";
import { ROWS } from "../keys/use-staff-keys.ts";

/**
 * Where the row leads that has the focus once the list is back. Not in the history's entry, which a reload or a step
 * back would bring again and with it the focus.
 */
let awaited: string | undefined;

/** Where the row leads that comes after the open one in the list beside it, at the end the one before. */
export function rowAfterOpen(): string | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const open = rows.findIndex((row) => row.getAttribute("aria-current") === "page");
  if (open === -1) return undefined;
  return (rows[open + 1] ?? rows[open - 1])?.getAttribute("href") ?? undefined;
}

/** The list that comes next has the focus on the row that leads there; undefined for none. */
export function awaitRow(href: string | undefined): void {
  awaited = href;
}

/** Back in the list after a decision, its next row has the focus: opening that is a look, which only the person takes. */
export function useNextRowFocus(isList: boolean): void {
  useEffect(() => {
    if (!isList || awaited === undefined) return;
    const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
    rows.find((row) => row.getAttribute("href") === awaited)?.focus();
    awaited = undefined;
  }, [isList]);
}
