import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Message } from "#contract/endpoints/messages.ts";
import { api } from "#web/platform/api/api.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { EMPTY_WINDOW, joined, movedTo, reachesEnd, reachesStart } from "./message-window.ts";

/** How many messages come at once: more than the highest screen shows. */
const AT_ONCE = 50;
/** What stands above the message that was jumped to. */
const ABOVE = 10;

/**
 * The conversation of a quote: its newest messages, kept up by the event stream, and as much of the rest as was asked
 * for. Fetched by the page alone: fetching it marks it as read.
 */
export function useConversation(quoteId: string) {
  const head = useQuery({
    ...endpointQuery("quotes.messages", { quoteId, limit: AT_ONCE }),
    // What was read once must be marked as read again.
    refetchOnMount: "always",
  });
  const [kept, setWindow] = useState(EMPTY_WINDOW);
  const [failed, setFailed] = useState(false);
  const loading = useRef({ before: false, after: false });
  const newest = head.data;
  // Joined as it is drawn: a list that began with what is under way alone, and got the rest on top, stayed empty.
  const window = useMemo(() => (newest ? joined(kept, newest.items) : kept), [kept, newest]);

  const load = useCallback(
    async (place: { before: string } | { after: string }): Promise<void> => {
      const way = "before" in place ? "before" : "after";
      if (loading.current[way]) return;
      loading.current[way] = true;
      try {
        const { items } = await api("quotes.messages", { quoteId, ...place, limit: AT_ONCE });
        setWindow((now) => joined(now, items));
        setFailed(false);
      } catch {
        setFailed(true);
      } finally {
        loading.current[way] = false;
      }
    },
    [quoteId],
  );

  // Whoever looks at the end stays there: what a lost link has left out is fetched until it joins.
  const [following, setFollowing] = useState(true);
  useEffect(() => {
    if (newest) setWindow((now) => joined(now, newest.items));
  }, [newest]);
  const end = window.messages.at(-1)?.seq ?? 0;
  const gap = following && !reachesEnd(window) && end > 0;
  useEffect(() => {
    if (!gap) return;
    void load({ after: String(end) }).then(() =>
      setWindow((now) => (newest ? joined(now, newest.items) : now)),
    );
    // With each answer anew: the last try may have failed.
  }, [end, gap, load, newest, head.dataUpdatedAt]);

  const first = window.messages[0]?.seq;
  return {
    conversation: newest?.conversation ?? null,
    failure: newest ? null : head.error,
    retry: () => head.refetch(),
    readAt: head.dataUpdatedAt,
    window,
    atStart: reachesStart(window),
    atEnd: reachesEnd(window),
    /** The person looks at the end, also while what a lost link has left out is still fetched. */
    following,
    failed,
    loadOlder: () => (first === undefined ? undefined : load({ before: String(first) })),
    loadNewer: () => load({ after: String(end) }),
    /** Resolves with whether the message with this place is on the device. */
    goTo: async (seq: number): Promise<boolean> => {
      if (first !== undefined && seq >= first && seq <= end) return true;
      setFollowing(false);
      const after = String(Math.max(0, seq - ABOVE));
      try {
        const { items } = await api("quotes.messages", { quoteId, after, limit: AT_ONCE });
        setWindow((now) => movedTo(now, items));
        return true;
      } catch {
        return false;
      }
    },
    goToEnd: async () => {
      setFollowing(true);
      if (!newest || reachesEnd(window)) return;
      setWindow((now) => movedTo(now, newest.items));
    },
    onSent: useCallback((message: Message) => setWindow((now) => joined(now, [message])), []),
  };
}

export type RoomConversation = ReturnType<typeof useConversation>;
