import { useSuspenseQuery } from "@tanstack/react-query";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/** What credits are good for while nobody takes the person's quotes. */
export const CREDITS_WITHOUT_QUOTES =
  "고수로 승인되면 견적을 보낼 수 있고, 고객으로는 긴급 요청과 견적 더 받기에 써요.";

/** Whether the person sends quotes: what most buy a membership for. */
export function useIsPro(): boolean {
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  return me.pro?.state === "approved";
}
