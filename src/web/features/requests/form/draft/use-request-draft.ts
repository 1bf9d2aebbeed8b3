import { useEffect, useState } from "react";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { keepOnlyPhotos } from "../photos/device-photos.ts";
import { beginVisit } from "./draft-visit.ts";
import { draftKey, EMPTY_DRAFT, readDraft, type RequestDraft } from "./request-draft.ts";

/**
 * The draft of a service's request, kept on the device at each change, so that it outlives a reload and signing
 * in. `ready` is false until it was read: the server's page knows nothing of it.
 */
export function useRequestDraft(slug: string) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const kept = readDraft(deviceStorage.readJson(draftKey(slug))) ?? EMPTY_DRAFT;
    setDraft(kept);
    setReady(true);
    void keepOnlyPhotos(slug, kept.photos);
  }, [slug]);

  function change(update: (before: RequestDraft) => RequestDraft) {
    setDraft((before) => {
      const next = update(before);
      deviceStorage.writeJson(draftKey(slug), next);
      beginVisit(slug);
      return next;
    });
  }
  function forget() {
    deviceStorage.remove(draftKey(slug));
    void keepOnlyPhotos(slug, []);
  }
  return { draft, ready, change, forget };
}
