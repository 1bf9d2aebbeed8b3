import { QueryClient } from "@tanstack/react-query";
import type { EndpointName } from "#contract/registry.ts";
import { ApiFailure } from "./api-failure.ts";
import type { Call } from "./call.ts";

const FRESH_MS = 15_000;
const MAX_RETRIES = 2;

/**
 * The cache of answers. Its key is the endpoint's name and input (query-options.ts), so one query function
 * serves all of them; it is where the page's transport comes in. Without a network reads wait for it.
 */
export function createQueryClient(call: Call): QueryClient {
  const untyped = call as unknown as (
    name: string,
    input: object,
    options: { signal: AbortSignal },
  ) => Promise<unknown>;
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal, pageParam }) => {
          const [name, input] = queryKey as EndpointKey;
          const cursor = typeof pageParam === "string" ? { cursor: pageParam } : {};
          return untyped(name, { ...input, ...cursor }, { signal });
        },
        staleTime: FRESH_MS,
        retry: (count, error) =>
          typeof window !== "undefined" && count < MAX_RETRIES && isPassing(error),
      },
      // Without a network a write fails at once and says so; held back, it would go out later by itself.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** [name, input, "pages" for a list that grows page by page] */
export type EndpointKey = readonly [name: EndpointName, input: object, shape?: "pages"];

/** True for a failure that may be gone at the next try: no answer, or a server in trouble. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 0 || error.status >= 502);
}
