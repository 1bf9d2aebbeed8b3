import { FILE_MAX_KILOBYTES, FILE_REFUSALS, fileRefusal } from "#domain/upload/check-file.ts";
import { mimesOf, type FileKind } from "#domain/upload/file-formats.ts";
import type { FileLimits } from "#ui/file/file-check.ts";
import type { Upload as UploadOfDrop } from "#ui/file/file-drop.tsx";
import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import { smallerPicture } from "./smaller-picture.ts";
import { upload, type UploadOptions } from "./upload.ts";

/** What a drop area of the kit calls for each file that goes up for a purpose. */
export function uploadFor(
  purpose: UploadPurpose,
  endpoint?: UploadOptions["endpoint"],
): UploadOfDrop {
  return async (file, { progress, signal }) => {
    const made = await upload(file, purpose, { onProgress: progress, signal, endpoint });
    const preview = made.kind === "image" ? (made.thumb_url ?? made.url) : undefined;
    return { id: made.id, name: made.name, ...(preview ? { previewUrl: preview } : {}) };
  };
}

/** The files that a drop area takes, described in the server's words. */
function takes(
  kinds: readonly FileKind[],
): Pick<FileLimits, "accept" | "maxKilobytes" | "problemOf"> {
  return {
    accept: mimesOf(kinds),
    maxKilobytes: FILE_MAX_KILOBYTES,
    problemOf: (file) => {
      const refusal = fileRefusal(file, kinds);
      return refusal === null ? null : FILE_REFUSALS[refusal];
    },
  };
}

export const PICTURES = { ...takes(["image"]), prepare: smallerPicture };
export const PICTURES_AND_DOCUMENTS = { ...takes(["image", "document"]), prepare: smallerPicture };
