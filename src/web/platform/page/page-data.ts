import type { QueryKey } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import type { EndpointName, Output } from "#contract/registry.ts";
import { tombstoneOf } from "#domain/tombstone/tombstone.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { loginPath, secondFactorPath } from "../navigation/login-path.ts";
import type { PageContext } from "./page-context.ts";
import { endpointQuery, type InputArgument } from "../api/query-options.ts";

/** The parts of a route's loader or beforeLoad argument that these functions need. */
export interface PageArrival {
  context: PageContext;
  location: { href: string };
}

interface AnyQuery {
  queryKey: QueryKey;
}

/**
 * Loads what a page shows before it is rendered, all at once: `await loadPage(arrival,
 * endpointQuery("requests.get", { requestId }), endpointPages("requests.list"))`. A missing thing and an
 * impossible URL become the 404 page, an ended login the login page, staff's open second factor its page.
 */
export async function loadPage(arrival: PageArrival, ...queries: AnyQuery[]): Promise<void> {
  await orElsewhere(arrival, Promise.all(queries.map((query) => ensure(arrival, query))));
}

/** Loads what a page shows where it can be had, and does without it where not. */
export async function loadIfThere({ context }: PageArrival, query: AnyQuery): Promise<void> {
  await context.queryClient.prefetchQuery(query);
}

/** Loads one answer like `loadPage` and gives it back: for a title, or for what to load next. */
export async function loadOne<N extends EndpointName>(
  arrival: PageArrival,
  name: N,
  ...input: InputArgument<N>
): Promise<Output<N>> {
  const query = endpointQuery(name, ...input);
  return orElsewhere(arrival, arrival.context.queryClient.ensureQueryData(query));
}

/**
 * The same asked anew, whatever is known already: for a page that is there or not by what happened a moment ago, such as
 * what the person did on the page before it.
 */
export async function loadNow<N extends EndpointName>(
  arrival: PageArrival,
  name: N,
  ...input: InputArgument<N>
): Promise<Output<N>> {
  const query = { ...endpointQuery(name, ...input), staleTime: 0 };
  return orElsewhere(arrival, arrival.context.queryClient.fetchQuery(query));
}

function ensure({ context }: PageArrival, query: AnyQuery): Promise<unknown> {
  if (!("initialPageParam" in query)) return context.queryClient.ensureQueryData(query);
  return context.queryClient.ensureInfiniteQueryData(query);
}

async function orElsewhere<T>(arrival: PageArrival, loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof ApiFailure) {
      // 400 and 422: the URL itself asks for what cannot be.
      if ([400, 404, 422].includes(error.status)) {
        await askWhatIsGone(arrival);
        throw notFound();
      }
      if (error.status === 401) throw redirect({ href: loginPath(arrival.location.href) });
      if (error.error?.code === "second_factor_required") {
        throw redirect({ href: secondFactorPath(arrival.location.href) });
      }
    }
    throw error;
  }
}

/** Where something may have been that is gone for good: then the page says so, from the cache. */
async function askWhatIsGone({ context, location }: PageArrival): Promise<void> {
  const [path = ""] = location.href.split(/[?#]/);
  if (tombstoneOf(path))
    await context.queryClient.prefetchQuery(endpointQuery("pages.gone", { path }));
}
