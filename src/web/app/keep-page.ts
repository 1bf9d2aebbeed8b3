import type { RouterState } from "@tanstack/react-router";
import type { AppRouter } from "./router.ts";

const BACK_OFFICE = /^\/staff(?:\/|$)/;

/**
 * Whether a page stays until what was asked for is there, rather than give way to what stands in for a late page: where only
 * its search changes (a filter, a tab, an order), since the fields, the focus in them and the place in the list would be
 * gone; and within the back office, whose lists stay beside what is opened of them.
 */
export function staysMeanwhile(from: string | undefined, to: string): boolean {
  return from === to || (from !== undefined && BACK_OFFICE.test(from) && BACK_OFFICE.test(to));
}

export function keepPageMeanwhile(router: AppRouter): void {
  const lateAfter = router.options.defaultPendingMs;
  router.subscribe("onBeforeNavigate", ({ fromLocation, toLocation }) => {
    const stays = staysMeanwhile(fromLocation?.pathname, toLocation.pathname);
    router.options.defaultPendingMs = stays ? Infinity : lateAfter;
  });
}

/** Whether what the page shows gives way to what was asked of it last. */
export function isSamePageLate({ status, location, resolvedLocation }: RouterState): boolean {
  return status === "pending" && resolvedLocation?.pathname === location.pathname;
}
