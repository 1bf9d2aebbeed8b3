import { useLocation } from "@tanstack/react-router";

/**
 * What the address asks for that was gone to last, while its page may still be on its way: what filters show. A page's own
 * search is that of the page shown, so that a choice would snap back until the next one is there. A choice adds to what
 * was asked last, too: `navigate({ search: (before) => … })`.
 */
export function useAskedSearch<Params>(read: (search: Record<string, unknown>) => Params): Params {
  return read(useLocation({ select: (location): Record<string, unknown> => location.search }));
}
