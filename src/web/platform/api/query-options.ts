import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryKey,
} from "@tanstack/react-query";
import type { EndpointName, Input, Output } from "#contract/registry.ts";
import type { EndpointKey } from "./query-client.ts";

export type InputArgument<N extends EndpointName> =
  Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>];

/**
 * A GET endpoint as a query: `useSuspenseQuery(endpointQuery("requests.get", { requestId }))`, and the
 * same value in the page's loader. Key: [name, input].
 */
export function endpointQuery<N extends EndpointName>(name: N, ...[input]: InputArgument<N>) {
  const queryKey: EndpointKey = [name, input ?? {}];
  return queryOptions<Output<N>, Error, Output<N>, QueryKey>({ queryKey });
}

interface Page {
  items: readonly unknown[];
  next: string | null;
}

/** Names of the endpoints that answer `{ items, next }` and take a `cursor`. */
export type ListName = {
  [N in EndpointName]: Output<N> extends Page
    ? "cursor" extends keyof Input<N>
      ? N
      : never
    : never;
}[EndpointName];

/**
 * A list that grows page by page: `useSuspenseInfiniteQuery(endpointPages("requests.list"))`;
 * `data.pages.flatMap((page) => page.items)` are the items so far.
 */
export function endpointPages<N extends ListName>(name: N, ...[input]: InputArgument<N>) {
  const queryKey: EndpointKey = [name, input ?? {}, "pages"];
  return infiniteQueryOptions<
    Output<N>,
    Error,
    InfiniteData<Output<N>, string | null>,
    QueryKey,
    string | null
  >({
    queryKey,
    initialPageParam: null,
    getNextPageParam: (last) => (last as Page).next,
  });
}
