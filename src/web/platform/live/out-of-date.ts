import type { QueryClient } from "@tanstack/react-query";
import type { EndpointName } from "#contract/paths.ts";

/** Null stands for all answers. */
type Told = (name: EndpointName | null) => void;

const listeners = new WeakMap<QueryClient, Set<Told>>();

/**
 * Says that an endpoint's answers (null: all) are out of date: shown queries are fetched again, unless `quietly`,
 * and whoever keeps an answer outside of the query cache hears of it.
 */
export async function markOutOfDate(
  queryClient: QueryClient,
  name: EndpointName | null,
  { quietly = false } = {},
): Promise<void> {
  listeners.get(queryClient)?.forEach((told) => told(name));
  await queryClient.invalidateQueries({
    queryKey: name === null ? [] : [name],
    refetchType: quietly ? "none" : "active",
  });
}

/** Hears of each answer that is out of date, for as long as the page lives. */
export function onOutOfDate(queryClient: QueryClient, told: Told): void {
  const those = listeners.get(queryClient) ?? new Set();
  listeners.set(queryClient, those.add(told));
}
