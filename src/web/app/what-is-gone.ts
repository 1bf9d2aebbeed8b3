import type { QueryClient } from "@tanstack/react-query";
import type { GonePage } from "#contract/endpoints/public/seo.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import type { AppRouter } from "./router.ts";

/** What was at the present URL and is gone for good, if a loader found that out; see `loadPage`. */
export function whatIsGone(router: Pick<AppRouter, "options" | "stores">): GonePage | undefined {
  return goneAt(router.options.context.queryClient, router.stores.location.get().pathname);
}

/** What was at a path and is gone for good, if a loader found that out. */
export function goneAt(answers: QueryClient, path: string): GonePage | undefined {
  return answers.getQueryData(endpointQuery("pages.gone", { path }).queryKey);
}

export function goneTitle({ kind }: GonePage): string {
  return kind === "testimonial" ? "내려간 추천이에요" : "지금은 없는 행정구역이에요";
}
