import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { Conversation, Message } from "#contract/endpoints/messages.ts";
import { markOutOfDateAfter } from "#web/platform/live/out-of-date.ts";
import { createOutbox, pageWorld, type OutboxStore } from "./outbox-store.ts";

interface PageOutbox {
  store: OutboxStore;
  /** Calls the listener with each message that the server has taken, in place of the one before. */
  hear: (listener: (message: Message) => void) => void;
}

/** Of this page: what was being sent when the person left the room goes on. */
const outboxes = new Map<string, PageOutbox>();

function outboxOf(key: string, quoteId: string): PageOutbox {
  const kept = outboxes.get(key);
  if (kept) return kept;
  let heard: ((message: Message) => void) | null = null;
  const made: PageOutbox = {
    store: createOutbox(
      key,
      pageWorld(quoteId, (message) => heard?.(message)),
    ),
    hear: (listener) => {
      heard = listener;
    },
  };
  outboxes.set(key, made);
  return made;
}

/** The messages that are under way from this device, oldest first, and what may be done with them. */
export function useOutbox(
  { quote_id: quoteId, viewer }: Conversation,
  onSent: (message: Message) => void,
) {
  const queryClient = useQueryClient();
  // Both sides may sign in on one device: neither sends the other's words.
  const outbox = useMemo(() => outboxOf(`outbox.${quoteId}.${viewer}`, quoteId), [quoteId, viewer]);
  // No store hook: that would draw the end of a pending message before the message that takes its place.
  const [pending, setPending] = useState(outbox.store.read);
  useEffect(() => outbox.store.subscribe(() => setPending(outbox.store.read())), [outbox]);
  useEffect(() => {
    outbox.hear((message) => {
      onSent(message);
      void markOutOfDateAfter(queryClient, "quotes.messages.create");
    });
  }, [onSent, outbox, queryClient]);
  useEffect(() => {
    outbox.store.send();
    // Another tab has written or acknowledged one.
    const look = () => outbox.store.send();
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [outbox]);
  return { pending, store: outbox.store };
}
