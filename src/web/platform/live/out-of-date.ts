import type { QueryClient } from "@tanstack/react-query";
import type { ChangingEndpointName, EndpointName } from "#contract/registry.ts";

/** Null stands for all answers. */
type Listener = (name: EndpointName | null) => void;

const listeners = new WeakMap<QueryClient, Set<Listener>>();

/**
 * Says that an endpoint's answers (null: all) are out of date: shown queries are fetched again, unless `quietly`,
 * and whoever keeps an answer outside of the query cache is called.
 */
export async function markOutOfDate(
  queryClient: QueryClient,
  name: EndpointName | null,
  { quietly = false } = {},
): Promise<void> {
  listeners.get(queryClient)?.forEach((listener) => listener(name));
  const queryKey = name === null ? [] : [name];
  const refetchType = quietly ? "none" : "active";
  // What is on its way already may have been answered before the change: of these only shown ones with an older answer
  // are asked for anew by themselves.
  const onTheirWay = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: "fetching" })
    .filter((query) => !query.isActive() || query.state.data === undefined);
  for (const query of onTheirWay) {
    const markAgain = () =>
      queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType });
    // Not waited for: whoever says so may hold a button until then.
    void query.promise?.then(markAgain, markAgain);
  }
  await queryClient.invalidateQueries({ queryKey, refetchType });
}

/**
 * The table of what is out of date after what. It comes when it is first needed, so that no page's first script
 * carries it; null when it cannot be had: then everything counts as out of date.
 */
export function loadStaleAfter() {
  return import("./stale-after.ts").catch(() => null);
}

/** What a change makes stale; null among it stands for all answers. */
export async function staleAfter(
  change: ChangingEndpointName,
): Promise<readonly (EndpointName | null)[]> {
  const table = await loadStaleAfter();
  return table ? table.staleAfterChange[change] : [null];
}

/** Says that what this change makes stale is out of date. */
export async function markOutOfDateAfter(
  queryClient: QueryClient,
  change: ChangingEndpointName,
): Promise<void> {
  const names = await staleAfter(change);
  await Promise.all(names.map((name) => markOutOfDate(queryClient, name)));
}

/** Calls the listener with each answer that is out of date, for as long as the page is open. */
export function onOutOfDate(queryClient: QueryClient, listener: Listener): void {
  const those = listeners.get(queryClient) ?? new Set();
  listeners.set(queryClient, those.add(listener));
}
