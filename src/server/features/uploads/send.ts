import type { FastifyReply, FastifyRequest } from "fastify";
import type { UploadSize } from "#contract/schemas.ts";
import { StorageUnavailable, type StoragePort } from "../../gateways/storage/storage-port.ts";
import { refuse } from "../../platform/refusal.ts";
import { acceptedFormat } from "./copies/accepted-format.ts";
import { copyFor } from "./copies/copy-key.ts";
import type { PictureCopies } from "./copies/picture-copies.ts";
import type { CopyWish } from "./pictures/picture.ts";
import type { UploadRow } from "./queries.ts";
import { readUpload, uploadHeaders, type ReadableUpload } from "./read.ts";

/** Where files and the smaller copies of pictures come from. */
export interface UploadFiles {
  storage: StoragePort;
  copies: PictureCopies;
}

/**
 * Answers with a file to who may see it, in the size asked for; a copy of a picture in the best format that the
 * caller takes. `cacheControl` says how long it may be kept.
 */
export async function sendUpload(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  files: UploadFiles,
  upload: UploadRow,
  { w, cacheControl, ...asked }: UploadSize & { cacheControl: string },
): Promise<unknown> {
  const size = w === undefined ? (asked.size ?? "full") : "full";
  const wish = w === undefined ? null : wishFor(upload, Number(w), request.headers.accept);
  const etag = `"${upload.id}-${wish ? `w${wish.width}-${wish.format}` : size}"`;
  const caching = {
    etag,
    "cache-control": cacheControl,
    // Also where the kept file is what suits: for another caller it is not.
    ...(w === undefined ? {} : { vary: "accept" }),
  };
  if (request.headers["if-none-match"] === etag) {
    return reply.status(304).headers(caching).send();
  }
  try {
    const copy = wish && (await openCopy(files, upload, wish));
    const file = copy ?? (await readUpload(files.storage, upload, size));
    // In place of a copy that cannot be drawn at the moment: nobody keeps the large one under its URL.
    const keeping = wish && !copy ? { "cache-control": "no-store" } : caching;
    return await reply.headers({ ...file.headers, ...keeping }).send(file.stream);
  } catch (error) {
    // A store that cannot be reached is no reason to say that the file is gone.
    if (error instanceof StorageUnavailable) refuse("unavailable");
    throw error;
  }
}

/** Null for a document, and for a picture that is served best as it is kept. */
function wishFor(upload: UploadRow, width: number, accept: string | undefined): CopyWish | null {
  if (upload.kind !== "image" || upload.width === null) return null;
  return copyFor({ width: upload.width }, { width, format: acceptedFormat(accept) });
}

async function openCopy(
  { copies }: UploadFiles,
  upload: UploadRow,
  wish: CopyWish,
): Promise<ReadableUpload | null> {
  const copy = await copies.open(upload, wish);
  if (!copy) return null;
  const mime = `image/${wish.format}`;
  return { stream: copy.stream, headers: uploadHeaders({ ...upload, mime }, copy.size) };
}
