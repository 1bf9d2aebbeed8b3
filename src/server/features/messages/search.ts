import type { Db } from "../../platform/database/sql.ts";
import { containing } from "./containing.ts";
import { messageColumns, type MessageRow } from "./queries.ts";

/** What somebody wrote in a conversation with these words, newest first. */
export async function searchMessages(
  db: Db,
  quoteId: string,
  page: { words: string; before: number | null; limit: number },
): Promise<MessageRow[]> {
  const words = page.words.trim();
  if (words === "") return [];
  return db<MessageRow[]>`
    SELECT ${messageColumns(db)} FROM messages
    WHERE quote_id = ${quoteId} AND card IS NULL AND body ILIKE ${containing(words)}
      AND (${page.before}::int IS NULL OR seq < ${page.before})
    ORDER BY seq DESC LIMIT ${page.limit}`;
}
