import { createHash } from "node:crypto";
import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import { StorageUnavailable } from "#server/gateways/storage/storage-port.ts";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import type { Ids } from "#server/platform/ids.ts";
import { displayName } from "./display-name.ts";
import { inspectFile } from "./inspect.ts";
import { publishUpload, removeUploadRow, reserveUpload } from "./queries.ts";
import { refuseUpload } from "./upload-refusals.ts";
import type { FileFormat } from "./file-formats.ts";
import type { Focus } from "./pictures/focus.ts";
import type { PictureRefusal } from "./pictures/picture.ts";
import type { PictureProcess } from "./pictures/picture-process.ts";
import type { UploadRow } from "./queries.ts";
import type { UploadRefusal, UploadRefusalReason } from "./upload-refusals.ts";

export interface StoreUploadInput {
  db: Sql;
  storage: StoragePort;
  pictures: PictureProcess;
  ids: Ids;
  now: Date;
  ownerId: string;
  purpose: UploadPurpose;
  /** As the browser sent it; only ever shown. */
  fileName: string;
  bytes: Uint8Array;
}

export type StoredUpload = { ok: true; upload: UploadRow } | UploadRefusal;

/** What goes to the store: the bytes and how they are served. */
interface PreparedFile {
  ok: true;
  mime: string;
  extension: string;
  full: Uint8Array;
  thumb: Uint8Array | null;
  width: number | null;
  height: number | null;
  blur: string | null;
  focus: Focus | null;
}

const pictureRefusals: Record<PictureRefusal, UploadRefusalReason> = {
  too_many_pixels: "too_many_pixels",
  unreadable: "picture_unreadable",
  unavailable: "busy",
};

/**
 * Checks a file by its content, re-encodes pictures, stores it under a name of our own and makes its row.
 * After a refusal or a crash at any point there is no row to see, and no file that no row leads to.
 */
export async function storeUpload(input: StoreUploadInput): Promise<StoredUpload> {
  const { db, storage, now, ownerId, purpose, fileName } = input;
  const bytes = Buffer.from(input.bytes.buffer, input.bytes.byteOffset, input.bytes.byteLength);
  const inspection = await inspectFile({ purpose, fileName, bytes });
  if (!inspection.ok) return inspection;
  const file = await prepare(inspection.format, bytes, input.pictures);
  if (!file.ok) return file;

  const id = input.ids.next();
  const upload: UploadRow = {
    id,
    owner_id: ownerId,
    purpose,
    kind: inspection.format.kind,
    mime: file.mime,
    bytes: file.full.byteLength,
    width: file.width,
    height: file.height,
    blur: file.blur,
    focus_x: file.focus?.x ?? null,
    focus_y: file.focus?.y ?? null,
    display_name: displayName(fileName),
    storage_key: `${id}.${file.extension}`,
    thumb_key: file.thumb ? `${id}-thumb.${file.extension}` : null,
    attached_kind: null,
    attached_id: null,
    created_at: now,
  };
  await reserveUpload(db, upload, createHash("sha256").update(file.full).digest());
  try {
    await putFiles(storage, upload, file);
    if (await publishUpload(db, id)) return { ok: true, upload };
  } catch (error) {
    await takeBack(db, storage, upload);
    if (!(error instanceof StorageUnavailable)) throw error;
    return refuseUpload(error.kind === "full" ? "storage_full" : "storage_failing");
  }
  await takeBack(db, storage, upload);
  return refuseUpload("busy");
}

async function prepare(
  format: FileFormat,
  bytes: Uint8Array,
  pictures: PictureProcess,
): Promise<PreparedFile | UploadRefusal> {
  if (format.kind === "document") {
    const { mime } = format;
    return {
      ok: true,
      mime,
      extension: "pdf",
      full: bytes,
      thumb: null,
      width: null,
      height: null,
      blur: null,
      focus: null,
    };
  }
  const outcome = await pictures.reencode(bytes, format.picture);
  if (!outcome.ok) return refuseUpload(pictureRefusals[outcome.reason]);
  return { ok: true, mime: "image/webp", extension: "webp", ...outcome.picture };
}

async function putFiles(storage: StoragePort, upload: UploadRow, file: PreparedFile) {
  const options = { contentType: file.mime };
  await storage.put(upload.storage_key, file.full, options);
  if (upload.thumb_key && file.thumb) await storage.put(upload.thumb_key, file.thumb, options);
}

/** Best effort: while the row is there, the sweep finds what could not be removed now. */
async function takeBack(db: Sql, storage: StoragePort, upload: UploadRow): Promise<void> {
  try {
    await storage.delete(upload.storage_key);
    if (upload.thumb_key) await storage.delete(upload.thumb_key);
    await removeUploadRow(db, upload.id);
  } catch {
    return;
  }
}
