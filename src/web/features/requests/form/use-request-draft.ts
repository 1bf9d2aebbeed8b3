import { useEffect, useState } from "react";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { draftKey, EMPTY_DRAFT, readDraft, type RequestDraft } from "./request-draft.ts";

/**
 * The draft of a service's request, kept on the device at each change, so that it outlives a reload and signing
 * in. `ready` is false until it was read: the server's page knows nothing of it.
 */
export function useRequestDraft(slug: string) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setDraft(readDraft(deviceStorage.readJson(draftKey(slug))) ?? EMPTY_DRAFT);
    setReady(true);
  }, [slug]);

  function change(update: (before: RequestDraft) => RequestDraft) {
    setDraft((before) => {
      const next = update(before);
      deviceStorage.writeJson(draftKey(slug), next);
      return next;
    });
  }

  return { draft, ready, change, forget: () => deviceStorage.remove(draftKey(slug)) };
}
