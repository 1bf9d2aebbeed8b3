import type { JsonValue } from "#domain/review/canonical-json.ts";
import type { ChainLink } from "#domain/review/chain.ts";
import type { Db } from "../../platform/database/sql.ts";

export interface ChainRow extends Omit<ChainLink, "at" | "content"> {
  /** Null where it is not to be read: a former version, or a review that was deleted. */
  content: JsonValue;
  at: Date;
}

/** Links of a pro's chain in order, after the position `after`. */
export async function findChain(
  db: Db,
  proId: string,
  page: { after: number; limit: number },
): Promise<ChainRow[]> {
  return db<ChainRow[]>`
    SELECT c.position, c.review_id, c.event, c.content_hash, c.previous_hash, c.hash, c.at,
           CASE WHEN c.event IN ('deleted_by_author', 'deleted_by_staff') THEN c.content
                WHEN r.state = 'shown' AND NOT EXISTS (
                  SELECT 1 FROM review_chain later WHERE later.review_id = c.review_id AND later.position > c.position)
                THEN c.content END AS content
    FROM review_chain c JOIN reviews r ON r.id = c.review_id
    WHERE c.pro_id = ${proId} AND c.position > ${page.after}
    ORDER BY c.position LIMIT ${page.limit}`;
}

/** The newest link that tells of a review: that of its last change. */
export async function findNewestLink(
  db: Db,
  reviewId: string,
): Promise<Pick<ChainRow, "position" | "hash" | "at"> | undefined> {
  const [row] = await db<Pick<ChainRow, "position" | "hash" | "at">[]>`
    SELECT position, hash, at FROM review_chain WHERE review_id = ${reviewId}
    ORDER BY position DESC LIMIT 1`;
  return row;
}
