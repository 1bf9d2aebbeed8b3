import type { Tx } from "../../platform/database/sql.ts";
import type { MessageRow } from "./queries.ts";

/**
 * Adds to a conversation, with the next number. Its row is held until commit: whoever writes at the same time gets
 * the number after, and nobody sees a number before all that come before it. What `lists` is what both
 * sides' lists of talks show of it.
 */
export async function appendMessage(
  tx: Tx,
  message: Omit<MessageRow, "seq">,
  { lists }: { lists: boolean },
): Promise<MessageRow> {
  const [row] = await tx<{ last_seq: number }[]>`
    INSERT INTO conversations AS c (quote_id, last_seq, listed_seq)
    VALUES (${message.quote_id}, 1, ${lists ? 1 : null})
    ON CONFLICT (quote_id) DO UPDATE SET
      last_seq = c.last_seq + 1,
      listed_seq = CASE WHEN ${lists} THEN c.last_seq + 1 ELSE c.listed_seq END
    RETURNING last_seq`;
  if (!row) throw new Error("a conversation gave no number");
  const numbered = { ...message, seq: row.last_seq };
  const { card_values: values } = numbered;
  await tx`INSERT INTO messages ${tx({ ...numbered, card_values: values && tx.json(values) })}`;
  return numbered;
}

/** One more message of the other side that this person has not read. */
export async function countUnread(tx: Tx, quoteId: string, accountId: string): Promise<void> {
  await tx`
    INSERT INTO message_reads AS r (quote_id, account_id, read_to, unread)
    VALUES (${quoteId}, ${accountId}, 0, 1)
    ON CONFLICT (quote_id, account_id) DO UPDATE SET unread = r.unread + 1`;
}

/** Marks all of a conversation as read up to its newest message; never goes back. */
export async function markAllRead(
  tx: Tx,
  mark: { quoteId: string; accountId: string; lastSeq: number; now: Date },
): Promise<void> {
  await tx`
    INSERT INTO message_reads (quote_id, account_id, read_to, unread, read_at)
    VALUES (${mark.quoteId}, ${mark.accountId}, ${mark.lastSeq}, 0, ${mark.now})
    ON CONFLICT (quote_id, account_id)
    DO UPDATE SET read_to = excluded.read_to, unread = 0, read_at = excluded.read_at
    WHERE message_reads.read_to < excluded.read_to OR message_reads.unread > 0`;
}
