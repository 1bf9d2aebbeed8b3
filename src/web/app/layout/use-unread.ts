import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "#web/platform/query-options.ts";
import { useVisitor } from "#web/platform/visitor.ts";
import type { Place } from "./account-links.ts";

/** Unread numbers by place; 0 until known. Fetched by the page, kept up to date by the event stream. */
export function useUnread(): (place: Place) => number {
  const { authenticated, userType } = useVisitor();
  const notifications = useQuery({
    ...endpointQuery("users.me.notifications.unreadCount"),
    enabled: authenticated && userType !== "staff",
  });
  const received = useQuery({
    ...endpointQuery("pro.requests.unreadCount"),
    enabled: userType === "pro",
  });
  const counts = {
    notifications: notifications.data?.count ?? 0,
    receivedRequests: received.data?.count ?? 0,
  };
  return (place) => (place.unread ? counts[place.unread] : 0);
}
