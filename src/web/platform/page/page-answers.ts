import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What a page was rendered from, as it travels in it: each answer once, under its key in the cache. */
export type PageAnswers = (readonly [key: QueryKey, data: unknown])[];

export function answersOf(queryClient: QueryClient): PageAnswers {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) =>
      state.status === "success" ? [[queryKey, state.data] as const] : [],
    );
}

/**
 * Puts a page's answers into the browser's cache, as new as their arrival: when a shared page was rendered says nothing,
 * since it is rendered anew when something on it changes.
 */
export function takeAnswers(queryClient: QueryClient, answers: PageAnswers): void {
  for (const [key, data] of answers) queryClient.setQueryData(key, data);
}
