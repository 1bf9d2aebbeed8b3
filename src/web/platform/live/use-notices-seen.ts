import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { NOTICE_PATH_MAX } from "#domain/notice/notice-path.ts";
import { api } from "../api/api.ts";
import { endpointQuery } from "../api/query-options.ts";
import { useVisitor } from "../session/visitor.ts";

/**
 * Marks the person's notices that lead to these paths as read while a visible page shows what they are about: those
 * that are there, and those that come meanwhile. Every tab gets it by the event stream.
 */
export function useNoticesSeen(paths: readonly string[]): void {
  const { authenticated, userType } = useVisitor();
  const { data } = useQuery({
    ...endpointQuery("users.me.notifications.unreadCount"),
    // Nothing is sent to staff.
    enabled: authenticated && userType !== "staff",
  });
  const count = data?.count ?? 0;
  const isVisible = useSyncExternalStore(onVisibilityChange, isPageVisible, () => false);
  // Paths are compared as one text: callers make a new list with each rendering.
  const asked = paths.filter((path) => path.length <= NOTICE_PATH_MAX).join("\n");
  useEffect(() => {
    if (count === 0 || !isVisible || asked === "") return;
    // Nobody waits for it: what could not be marked now is marked when the page is opened again.
    api("users.me.notifications.seen", { paths: asked.split("\n") }).catch(() => undefined);
  }, [asked, count, isVisible]);
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

function isPageVisible(): boolean {
  return !document.hidden;
}
