import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { JsonValue } from "#domain/review/canonical-json.ts";
import { appendLink, type ChainEvent, type ChainLink } from "#domain/review/chain.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

/** Appends a link to a pro's chain. The caller holds the pro's row, so that no two links follow the same one. */
export async function appendToChain(
  tx: Tx,
  proId: string,
  entry: { reviewId: string; event: ChainEvent; content: JsonValue; now: Date },
): Promise<void> {
  const [last] = await tx<Pick<ChainLink, "position" | "hash">[]>`
    SELECT position, hash FROM review_chain WHERE pro_id = ${proId} ORDER BY position DESC LIMIT 1`;
  const link = appendLink(last ?? null, {
    review_id: entry.reviewId,
    event: entry.event,
    at: seoulIso(entry.now.getTime()),
    content: entry.content,
  });
  await tx`
    INSERT INTO review_chain (pro_id, position, review_id, event, content, content_hash, previous_hash, hash, at)
    VALUES (${proId}, ${link.position}, ${link.review_id}, ${link.event},
            ${JSON.stringify(entry.content)}::text::jsonb, ${link.content_hash}, ${link.previous_hash}, ${link.hash},
            ${entry.now})`;
}

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
