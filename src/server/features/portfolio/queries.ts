import type { Db } from "../../platform/database/sql.ts";

export interface PieceRow {
  id: string;
  pro_id: string;
  /** Where it stands among the pro's pieces; the lowest comes first. */
  position: number;
  title: string;
  service_slug: string;
  description: string;
  si_gun_gu_code: string | null;
  /** Month, "2026-05". */
  done_on: string;
  price: number | null;
  photo_ids: string[];
  /** Of the photos the one that shows the place before the work; the first shows it after. */
  before_photo_id: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A pro's pieces in their order, after the position `after`. */
export async function findPieces(
  db: Db,
  proId: string,
  page: { after: number; limit: number },
): Promise<PieceRow[]> {
  return db<PieceRow[]>`
    SELECT * FROM portfolio_pieces
    WHERE pro_id = ${proId} AND position > ${page.after}
    ORDER BY position LIMIT ${page.limit}`;
}

/** Of each of these pros the first pieces of a service, in the order in which the pro shows them. */
export async function findPiecesForService(
  db: Db,
  serviceSlug: string,
  proIds: readonly string[],
  most: number,
): Promise<Pick<PieceRow, "pro_id" | "title" | "photo_ids">[]> {
  return db<Pick<PieceRow, "pro_id" | "title" | "photo_ids">[]>`
    SELECT first.* FROM unnest(${[...proIds]}::uuid[]) AS asked (pro_id)
    CROSS JOIN LATERAL (
      SELECT pro_id, title, photo_ids FROM portfolio_pieces
      WHERE pro_id = asked.pro_id AND service_slug = ${serviceSlug}
      ORDER BY position LIMIT ${most}
    ) first`;
}

/** The photo that each of these pros shows first: of the first of their pieces that has one. */
export async function findFirstPhotos(
  db: Db,
  proIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db<{ pro_id: string; photo_id: string }[]>`
    SELECT first.* FROM unnest(${[...proIds]}::uuid[]) AS asked (pro_id)
    CROSS JOIN LATERAL (
      SELECT pro_id, photo_ids[1] AS photo_id FROM portfolio_pieces
      WHERE pro_id = asked.pro_id AND photo_ids[1] IS NOT NULL
      ORDER BY position LIMIT 1
    ) first`;
  return new Map(rows.map((row) => [row.pro_id, row.photo_id]));
}

/** One piece of this pro. */
export async function findPiece(
  db: Db,
  proId: string,
  pieceId: string,
): Promise<PieceRow | undefined> {
  const [row] = await db<PieceRow[]>`
    SELECT * FROM portfolio_pieces WHERE id = ${pieceId} AND pro_id = ${proId}`;
  return row;
}

export async function countPieces(db: Db, proId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM portfolio_pieces WHERE pro_id = ${proId}`;
  return row?.count ?? 0;
}

/** The pro whose piece shows this photo now, null when none does. */
export async function findProOfPhoto(
  db: Db,
  pieceId: string,
  uploadId: string,
): Promise<string | null> {
  const [row] = await db<{ pro_id: string }[]>`
    SELECT pro_id FROM portfolio_pieces WHERE id = ${pieceId} AND ${uploadId}::uuid = ANY(photo_ids)`;
  return row?.pro_id ?? null;
}
