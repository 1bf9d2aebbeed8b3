import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import type { Db, Tx } from "#server/platform/database/sql.ts";
import { copyKeys } from "./copies/copy-key.ts";
import type { FileKind } from "#domain/upload/file-formats.ts";

/** What uses a file: `portfolio` is a piece of work, `report` an abuse report, `support` a message of a ticket. */
export interface AttachedTo {
  kind:
    | "request"
    | "quote"
    | "message"
    | "review"
    | "pro"
    | "portfolio"
    | "certification"
    | "report"
    | "support";
  id: string;
}

export interface UploadRow {
  id: string;
  owner_id: string;
  purpose: UploadPurpose;
  kind: FileKind;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Five colours of a picture, see `picture` of the contract; null where none were taken. */
  blur: string | null;
  /** Where the eye goes in a picture, in percent; null where that is not known. */
  focus_x: number | null;
  focus_y: number | null;
  display_name: string;
  storage_key: string;
  thumb_key: string | null;
  /** What uses it; null until it is claimed. */
  attached_kind: AttachedTo["kind"] | null;
  attached_id: string | null;
  created_at: Date;
}

/** An upload that is a picture, as far as it takes to show it. */
export interface PictureRow extends Pick<UploadRow, "id" | "blur" | "focus_x" | "focus_y"> {
  width: number;
  height: number;
}

/**
 * Writes the row of a file that is about to be stored: marked deleted until `publishUpload`, so that a
 * process that dies in between leaves a row which leads the sweep to whatever it had stored.
 */
export async function reserveUpload(db: Db, upload: UploadRow, sha256: Buffer): Promise<void> {
  await db`INSERT INTO uploads ${db({ ...upload, sha256, deleted_at: upload.created_at })}`;
}

/** Lets the file be seen. False when the sweep took it meanwhile. */
export async function publishUpload(db: Db, id: string): Promise<boolean> {
  const { count } = await db`UPDATE uploads SET deleted_at = NULL WHERE id = ${id}`;
  return count === 1;
}

export async function removeUploadRow(db: Db, id: string): Promise<void> {
  await db`DELETE FROM uploads WHERE id = ${id}`;
}

export async function findUpload(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db<UploadRow[]>`
    SELECT ${columns(db)} FROM uploads WHERE id = ${id} AND deleted_at IS NULL`;
  return row ?? null;
}

/** What pictures are drawn from, by the ids of their uploads; what is gone or no picture is left out. */
export async function findPictures(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, PictureRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db<PictureRow[]>`
    SELECT id, width, height, blur, focus_x, focus_y FROM uploads
    WHERE id = ANY(${[...ids]}::uuid[]) AND kind = 'image' AND deleted_at IS NULL`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Files in use by any of these of a kind, in the order in which they were taken into use. */
export async function uploadsAttachedTo(
  db: Db,
  kind: AttachedTo["kind"],
  ids: readonly string[],
): Promise<UploadRow[]> {
  return db<UploadRow[]>`
    SELECT ${columns(db)} FROM uploads
    WHERE attached_kind = ${kind} AND attached_id = ANY(${[...ids]}::uuid[]) AND deleted_at IS NULL
    ORDER BY position, id`;
}

export type Claim = { ok: true; ids: string[] } | { ok: false; missing: string[] };

/**
 * Verb for other slices: takes files into use in this order after those already there, all of them or none. Each must be the owner's, made for this
 * purpose, and not in use yet; `missing` are the ones that are not, whatever the cause.
 */
export async function claimUploads(
  tx: Tx,
  ids: readonly string[],
  ownerId: string,
  purpose: UploadPurpose,
  attachedTo: AttachedTo,
): Promise<Claim> {
  const wanted = [...new Set(ids)];
  // Locked in one order, so that two claims of the same files cannot wait for each other.
  const free = await tx<{ id: string }[]>`
    SELECT id FROM uploads
    WHERE id = ANY(${wanted}::uuid[]) AND owner_id = ${ownerId} AND purpose = ${purpose}
      AND attached_kind IS NULL AND deleted_at IS NULL
    ORDER BY id FOR UPDATE`;
  const found = new Set(free.map(({ id }) => id));
  const missing = wanted.filter((id) => !found.has(id.toLowerCase()));
  if (missing.length > 0) return { ok: false, missing };
  await tx`
    WITH there AS (
      SELECT coalesce(max(position), 0) AS last FROM uploads
      WHERE attached_kind = ${attachedTo.kind} AND attached_id = ${attachedTo.id}
    )
    UPDATE uploads u SET attached_kind = ${attachedTo.kind}, attached_id = ${attachedTo.id},
                         position = there.last + w.turn
    FROM there, unnest(${wanted}::uuid[]) WITH ORDINALITY AS w (id, turn) WHERE u.id = w.id`;
  return { ok: true, ids: wanted };
}

/** Verb for other slices: nobody sees these files any more, and the sweep removes them. */
export async function discardUploads(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx`
    UPDATE uploads SET deleted_at = ${now} WHERE id = ANY(${[...ids]}::uuid[]) AND deleted_at IS NULL`;
}

/** Marks files that nobody took into use since `before`. Returns how many. */
export async function discardOrphans(db: Db, before: Date, now: Date): Promise<number> {
  const { count } = await db`
    UPDATE uploads SET deleted_at = ${now}
    WHERE attached_kind IS NULL AND deleted_at IS NULL AND created_at < ${before}`;
  return count;
}

/** Ids of rows that were marked deleted before `before`, oldest first. */
export async function deletedUploads(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT id FROM uploads WHERE deleted_at < ${before} ORDER BY deleted_at, id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Locks a deleted row together with every row that shares its file; null when it is gone. */
export async function lockSharers(
  tx: Tx,
  id: string,
): Promise<{ keys: string[]; sharers: number } | null> {
  const rows = await tx<{ id: string; storage_key: string; thumb_key: string | null }[]>`
    SELECT id, storage_key, thumb_key FROM uploads
    WHERE storage_key = (SELECT storage_key FROM uploads WHERE id = ${id} AND deleted_at IS NOT NULL)
    ORDER BY id FOR UPDATE`;
  const own = rows.find((row) => row.id === id);
  if (!own) return null;
  const copies = own.thumb_key === null ? [] : copyKeys(own.storage_key);
  const keys = [own.storage_key, own.thumb_key, ...copies].filter((key) => key !== null);
  return { keys, sharers: rows.length - 1 };
}

function columns(db: Db) {
  return db`id, owner_id, purpose, kind, mime, bytes, width, height, blur, focus_x, focus_y, display_name,
    storage_key, thumb_key, attached_kind, attached_id, created_at`;
}
