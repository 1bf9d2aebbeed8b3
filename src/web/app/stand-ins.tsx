import type { ErrorComponentProps } from "@tanstack/react-router";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";

const parts = () => import("./layout/frame-parts.ts");
const error = lazyHydrated(() => parts().then((module) => module.ErrorPage), { seldom: true });
const missing = lazyHydrated(() => parts().then((module) => module.NotFoundPage), { seldom: true });
const pending = lazyHydrated(() => parts().then((module) => module.PendingPage), { seldom: true });
if (import.meta.env.SSR) await Promise.all([error.load(), missing.load()]);

/** In place of a page that could not be shown. */
export function ErrorStandIn({ error: failure }: ErrorComponentProps) {
  return <error.Part error={failure} />;
}

/** In place of a page that is not there. */
export function MissingStandIn() {
  return <missing.Part />;
}

/** Fetches what stands in for a late page. */
export const loadPendingStandIn = pending.load;

/** In place of a page whose data is late. */
export function PendingStandIn() {
  return <pending.Part />;
}
