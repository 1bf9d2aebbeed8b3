import type { Db } from "../../platform/database/sql.ts";

/** The id of a pro's feed, null while they have none. */
export async function findFeedId(db: Db, proId: string): Promise<string | null> {
  const [row] = await db<{ feed_id: string }[]>`
    SELECT feed_id FROM calendar_feeds WHERE pro_id = ${proId}`;
  return row?.feed_id ?? null;
}

/** Whose feed it is; undefined for one that was renewed or removed since. */
export async function findProOfFeed(db: Db, feedId: string): Promise<string | undefined> {
  const [row] = await db<{ pro_id: string }[]>`
    SELECT pro_id FROM calendar_feeds WHERE feed_id = ${feedId}`;
  return row?.pro_id;
}

export async function writeFeed(
  db: Db,
  feed: { pro_id: string; feed_id: string; created_at: Date },
): Promise<void> {
  const { feed_id, created_at } = feed;
  await db`
    INSERT INTO calendar_feeds ${db(feed)}
    ON CONFLICT (pro_id) DO UPDATE SET ${db({ feed_id, created_at })}`;
}

export async function deleteFeed(db: Db, proId: string): Promise<void> {
  await db`DELETE FROM calendar_feeds WHERE pro_id = ${proId}`;
}
