import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { ROWS } from "../keys/use-staff-keys.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Of a list that was left for one of its rows: the row after it, by where it leads. */
    nextRow?: string;
  }
}

/** Where the row leads that comes after the open one in the list beside it, at the end the one before. */
export function rowAfterOpen(): string | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const open = rows.findIndex((row) => row.ariaCurrent === "page");
  if (open === -1) return undefined;
  return (rows[open + 1] ?? rows[open - 1])?.getAttribute("href") ?? undefined;
}

/** Back in the list after a decision, its next row has the focus: opening that is a look, which only the person takes. */
export function useNextRowFocus(isList: boolean): void {
  const router = useRouter();
  useEffect(() => {
    const { nextRow } = router.state.location.state;
    if (!isList || nextRow === undefined) return;
    const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
    rows.find((row) => row.getAttribute("href") === nextRow)?.focus();
  }, [router, isList]);
}
