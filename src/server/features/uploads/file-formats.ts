import {
  FILE_FORMATS,
  isKnownMime,
  type FileMime,
  type KnownFormat,
} from "#domain/upload/file-formats.ts";
import type { PictureFormat } from "./pictures/picture.ts";

export type FileFormat = KnownFormat &
  ({ kind: "image"; picture: PictureFormat } | { kind: "document"; mime: "application/pdf" });

const decoders: Record<Exclude<FileMime, "application/pdf">, PictureFormat> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/apng": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "heif",
  "image/heic": "heic",
  "image/heif": "heic",
};

/** The format that we take under a detected MIME type, or null. */
export function formatOf(mime: string | undefined): FileFormat | null {
  if (mime === undefined || !isKnownMime(mime)) return null;
  if (mime === "application/pdf") return { ...FILE_FORMATS[mime], mime };
  return { ...FILE_FORMATS[mime], picture: decoders[mime] };
}
