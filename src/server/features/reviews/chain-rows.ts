import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { JsonValue } from "#domain/review/canonical-json.ts";
import { appendLink, type ChainEvent, type ChainLink } from "#domain/review/chain.ts";
import type { Tx } from "../../platform/database/sql.ts";

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
