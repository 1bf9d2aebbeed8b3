import { deviceFiles } from "#web/platform/draft/device-files.ts";
import { upload } from "#web/platform/upload/upload.ts";
import type { DraftPhoto } from "../draft/request-draft.ts";

const PURPOSE = "request_photo";

const prefixOf = (slug: string) => `request-photo.${slug}.`;
const keyOf = (slug: string, id: string) => prefixOf(slug) + id;

/** Keeps a photo on the device for a person who has no account yet. Rejects where the browser keeps nothing. */
export async function keepPhoto(slug: string, file: File): Promise<DraftPhoto> {
  const id = crypto.randomUUID();
  await deviceFiles.write(keyOf(slug, id), file);
  return { id, name: file.name, onDevice: true };
}

export function readPhoto(slug: string, id: string): Promise<File | null> {
  return deviceFiles.read(keyOf(slug, id));
}

/** Forgets the photos of a service's request that are not among these. */
export function keepOnlyPhotos(slug: string, photos: readonly DraftPhoto[]): Promise<void> {
  const keys = photos.filter(({ onDevice }) => onDevice).map(({ id }) => keyOf(slug, id));
  return deviceFiles.keepOnly(prefixOf(slug), new Set(keys));
}

/** Sends one photo, to an account whose phone is verified. */
export async function sendPhoto(
  file: File,
  options: { progress?: (part: number) => void; signal?: AbortSignal } = {},
): Promise<DraftPhoto> {
  const made = await upload(file, PURPOSE, {
    ...(options.progress ? { onProgress: options.progress } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  return { id: made.id, name: made.name, previewUrl: made.thumb_url ?? made.url };
}

/**
 * Sends a photo that waits on the device. Null when the device has lost it meanwhile, as browsers do that are short of
 * space.
 */
export async function sendKeptPhoto(slug: string, photo: DraftPhoto): Promise<DraftPhoto | null> {
  const file = await readPhoto(slug, photo.id);
  return file && sendPhoto(file);
}
