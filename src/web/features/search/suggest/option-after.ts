/**
 * Which option a key leads to: its id, null for the typed text itself, undefined when the key is none of the list's.
 * The arrows go round and pass the text; Home and End belong to the text until an option is active.
 */
export function optionAfter(
  key: string,
  ids: readonly string[],
  activeId: string | null,
): string | null | undefined {
  if (ids.length === 0) return undefined;
  const at = activeId === null ? -1 : ids.indexOf(activeId);
  switch (key) {
    case "ArrowDown":
      return ids[at + 1] ?? null;
    case "ArrowUp":
      return at === -1 ? ids.at(-1) : (ids[at - 1] ?? null);
    case "Home":
      return activeId === null ? undefined : ids[0];
    case "End":
      return activeId === null ? undefined : ids.at(-1);
    default:
      return undefined;
  }
}
