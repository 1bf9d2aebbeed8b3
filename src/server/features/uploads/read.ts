import type { Readable } from "node:stream";
import { StorageUnavailable } from "#server/gateways/storage/storage-port.ts";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import { contentDisposition } from "./content-disposition.ts";
import { downloadName } from "./display-name.ts";
import type { UploadRow } from "./queries.ts";

export interface ReadableUpload {
  stream: Readable;
  /** Everything about the file itself; how long it may be kept is the route's to say. */
  headers: Record<string, string>;
}

/**
 * Opens a file for a person who may see it; `size` matters to pictures only. Throws `StorageUnavailable`
 * also when the row is there and its file is not: that is our loss, not a missing page.
 */
export async function readUpload(
  storage: StoragePort,
  upload: UploadRow,
  size: "full" | "thumb",
): Promise<ReadableUpload> {
  const key = size === "thumb" && upload.thumb_key ? upload.thumb_key : upload.storage_key;
  const stored = await storage.get(key);
  if (!stored) throw new StorageUnavailable("failing", "get", new Error(`no file ${key}`));
  return { stream: stored.stream, headers: uploadHeaders(upload, stored.size) };
}

/** Headers under which a stored file is never active content, whatever is in it. */
export function uploadHeaders(
  upload: Pick<UploadRow, "kind" | "mime" | "display_name">,
  bytes: number,
): Record<string, string> {
  const isPicture = upload.kind === "image";
  const extension = isPicture ? upload.mime.replace("image/", "") : "pdf";
  return {
    "content-type": upload.mime,
    "content-length": String(bytes),
    // Only what we drew ourselves may show in a page; documents are downloads.
    "content-disposition": contentDisposition(
      isPicture ? "inline" : "attachment",
      downloadName(upload.display_name, extension),
    ),
    "x-content-type-options": "nosniff",
    "content-security-policy":
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
  };
}
