import type { GonePage } from "#contract/endpoints/discovery.ts";
import { endpointQuery } from "#web/platform/query-options.ts";
import type { AppRouter } from "./router.ts";

/** What was at the present address and is gone for good, if a loader found that out; see `loadPage`. */
export function whatIsGone(router: Pick<AppRouter, "options" | "stores">): GonePage | undefined {
  const { pathname: path } = router.stores.location.get();
  return router.options.context.queryClient.getQueryData(
    endpointQuery("pages.gone", { path }).queryKey,
  );
}
