import type { QueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { PageClock } from "./clock.ts";
import type { Visitor } from "../session/visitor.ts";

/** What every route gets: the cache with its transport, the visitor and the clock. */
export interface PageContext {
  queryClient: QueryClient;
  visitor: Visitor;
  clock: PageClock;
  /** The newest event that what the page shows may know of; null without an account. */
  seenEvent: number | null;
  /** Development tooling may show (spec §9: the URL contains "local." or "dev"). */
  development: boolean;
}

/** The page's context outside of loaders. It stays the same for as long as the page is loaded. */
export function usePageContext(): PageContext {
  return useRouter().options.context;
}
