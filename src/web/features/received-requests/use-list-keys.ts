import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { listAction } from "./list-keys.ts";

interface ListKeys {
  onPass: (requestId: string) => void;
  onHelp: () => void;
}

/**
 * Moves through the rows by keys while a row's link has the focus, and only then (WCAG 2.1.4): nothing is taken from
 * fields or buttons.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, { onPass, onHelp }: ListKeys) {
  return (event: KeyboardEvent) => {
    const links = rowLinks(list.current);
    const at = links.findIndex((link) => link === event.target);
    const action = at === -1 ? null : listAction(event.nativeEvent);
    if (action === null) return;
    event.preventDefault();
    switch (action) {
      case "next":
        links[at + 1]?.focus();
        return;
      case "previous":
        links[at - 1]?.focus();
        return;
      case "pass": {
        const requestId = links[at]?.closest<HTMLElement>("[data-request]")?.dataset["request"];
        if (requestId !== undefined) onPass(requestId);
        return;
      }
      case "help":
        onHelp();
    }
  };
}

/** After a row has gone: the focus goes to the one that took its place, or the last. */
export function useFocusAfterRow(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const leaving = useRef<{ id: string; at: number } | null>(null);
  useEffect(() => {
    const gone = leaving.current;
    if (gone === null || ids.includes(gone.id)) return;
    leaving.current = null;
    const links = rowLinks(list.current);
    (links[gone.at] ?? links.at(-1))?.focus();
  }, [ids, list]);
  return (id: string) => {
    leaving.current = { id, at: ids.indexOf(id) };
  };
}

function rowLinks(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-request] h2 a") ?? [])];
}
