import { useEffect, useState } from "react";
import { readPhoto } from "./device-photos.ts";
import type { DraftPhoto } from "../draft/request-draft.ts";

/** The photos with something to show of those that are on the device alone. */
export function usePhotoPreviews(slug: string, photos: readonly DraftPhoto[]): DraftPhoto[] {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const waiting = photos.filter(({ onDevice }) => onDevice).map(({ id }) => id);
  const key = waiting.join();
  useEffect(() => {
    let isOver = false;
    const made: string[] = [];
    void Promise.all(
      (key === "" ? [] : key.split(",")).map(
        async (id) => [id, await readPhoto(slug, id)] as const,
      ),
    ).then((files) => {
      if (isOver) return;
      const shown = files.flatMap(([id, file]): [string, string][] => {
        if (!file) return [];
        const url = URL.createObjectURL(file);
        made.push(url);
        return [[id, url]];
      });
      setUrls(new Map(shown));
    });
    return () => {
      isOver = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [slug, key]);
  return photos.map((photo) => {
    const url = photo.onDevice && urls.get(photo.id);
    return url ? { ...photo, previewUrl: url } : photo;
  });
}
