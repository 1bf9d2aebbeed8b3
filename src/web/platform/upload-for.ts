import type { Upload as UploadOfDrop } from "#ui/file-drop.tsx";
import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import { upload } from "./upload.ts";

/** Largest file that may be sent, in KB of 1,024 bytes. */
export const MAX_FILE_KILOBYTES = 10_240;

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/gif"];

/** What a drop area of the kit calls for each file that goes up for a purpose. */
export function uploadFor(purpose: UploadPurpose): UploadOfDrop {
  return async (file, { progress, signal }) => {
    const made = await upload(file, purpose, { onProgress: progress, signal });
    const preview = made.kind === "image" ? (made.thumb_url ?? made.url) : undefined;
    return { id: made.id, name: made.name, ...(preview ? { previewUrl: preview } : {}) };
  };
}
