import type { Tx } from "../../platform/database/sql.ts";
import type { PieceRow } from "./queries.ts";

/** A portfolio is changed by one at a time: its number, order and photos belong together. */
export async function lockPortfolio(tx: Tx, proId: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`portfolio:${proId}`}, 0))`;
}

/** Puts a piece before all others of its pro. */
export async function insertFirst(tx: Tx, piece: PieceRow): Promise<void> {
  await tx`UPDATE portfolio_pieces SET position = position + 1 WHERE pro_id = ${piece.pro_id}`;
  await tx`
    INSERT INTO portfolio_pieces (id, pro_id, position, title, service_slug, description, si_gun_gu_code, done_on,
                                  price, photo_ids, before_photo_id, created_at, updated_at)
    VALUES (${piece.id}, ${piece.pro_id}, ${piece.position}, ${piece.title}, ${piece.service_slug},
            ${piece.description}, ${piece.si_gun_gu_code}, ${piece.done_on}, ${piece.price},
            ${piece.photo_ids}::uuid[], ${piece.before_photo_id}, ${piece.created_at}, ${piece.updated_at})`;
}

export async function updatePiece(tx: Tx, piece: PieceRow): Promise<void> {
  await tx`
    UPDATE portfolio_pieces
    SET title = ${piece.title}, service_slug = ${piece.service_slug}, description = ${piece.description},
        si_gun_gu_code = ${piece.si_gun_gu_code}, done_on = ${piece.done_on}, price = ${piece.price},
        photo_ids = ${piece.photo_ids}::uuid[], before_photo_id = ${piece.before_photo_id}, updated_at = ${piece.updated_at}
    WHERE id = ${piece.id}`;
}

export async function removePiece(tx: Tx, pieceId: string): Promise<void> {
  await tx`DELETE FROM portfolio_pieces WHERE id = ${pieceId}`;
}

/** Numbers a pro's pieces anew, in the order of these ids. */
export async function writeOrder(tx: Tx, proId: string, ids: readonly string[]): Promise<void> {
  await tx`
    UPDATE portfolio_pieces p SET position = wanted.position
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    WHERE p.id = wanted.id AND p.pro_id = ${proId}`;
}
