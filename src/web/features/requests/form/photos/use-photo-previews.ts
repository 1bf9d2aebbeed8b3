import { useEffect, useRef, useState } from "react";
import { readPhoto } from "./device-photos.ts";
import type { DraftPhoto } from "../draft/request-draft.ts";

/** The photos with something to show of those that are on the device alone. */
export function usePhotoPreviews(slug: string, photos: readonly DraftPhoto[]): DraftPhoto[] {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const waiting = photos.filter(({ onDevice }) => onDevice).map(({ id }) => id);
  const key = waiting.join();
  const made = useRef(new Map<string, string>());
  useEffect(() => {
    let isOver = false;
    const wanted = key === "" ? [] : key.split(",");
    // What goes on to be shown keeps its address: another photo's upload has ended, nothing else.
    for (const [id, url] of made.current) {
      if (!wanted.includes(id) && made.current.delete(id)) URL.revokeObjectURL(url);
    }
    const missing = wanted.filter((id) => !made.current.has(id));
    void Promise.all(missing.map(async (id) => [id, await readPhoto(slug, id)] as const)).then(
      (files) => {
        if (isOver) return;
        for (const [id, file] of files) {
          if (file) made.current.set(id, URL.createObjectURL(file));
        }
        setUrls(new Map(made.current));
      },
    );
    return () => {
      isOver = true;
    };
  }, [slug, key]);
  useEffect(() => {
    const { current: shown } = made;
    return () => {
      for (const url of shown.values()) URL.revokeObjectURL(url);
      shown.clear();
    };
  }, [slug]);
  return photos.map((photo) => {
    const url = photo.onDevice && urls.get(photo.id);
    return url ? { ...photo, previewUrl: url } : photo;
  });
}
