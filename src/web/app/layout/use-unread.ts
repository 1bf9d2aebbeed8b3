import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
import type { NavLink } from "./account-links.ts";

/** Unread numbers by place; 0 until known. Fetched by the page, kept up to date by the event stream. */
export function useUnread(): (link: NavLink) => number {
  const { authenticated, userType } = useVisitor();
  // A part of the frame may be hydrated after the numbers have come, which the rendered page does not have.
  const isAlive = useHydrated();
  const notifications = useQuery({
    ...endpointQuery("users.me.notifications.unreadCount"),
    enabled: authenticated && userType !== "staff",
  });
  const received = useQuery({
    ...endpointQuery("pro.requests.unreadCount"),
    enabled: userType === "pro",
  });
  const talks = useQuery({
    ...endpointQuery("messages.unreadCount"),
    enabled: authenticated && userType !== "staff",
  });
  const counts = {
    notifications: notifications.data?.count ?? 0,
    talks: talks.data?.count ?? 0,
    receivedRequests: received.data?.count ?? 0,
  };
  return (link) => (link.unread && isAlive ? counts[link.unread] : 0);
}
