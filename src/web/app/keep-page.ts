import { LATE_AFTER_MS, type AppRouter } from "./router.ts";

/**
 * Where only the search of a page changes (a filter, a tab, an order), the page stays until what was asked for is there:
 * its fields, the focus in them and the place in its list would be gone behind what stands in for a late page.
 */
export function keepPageWhileSearching(router: AppRouter): void {
  router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? LATE_AFTER_MS : Infinity;
  });
}
