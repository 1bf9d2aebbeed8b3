import { MINUTE_MS } from "#domain/calendar/durations.ts";
import type { Db } from "../database/sql.ts";

/** A page that tells nothing any more counts as watched for so long at most. */
export const WATCHED_MS = MINUTE_MS;

export interface WatchedPage {
  accountId: string;
  /** Which of the person's pages; its own invention. */
  page: string;
}

/** The page is open and visible. */
export async function beginWatching(db: Db, { accountId, page }: WatchedPage, now: Date) {
  const until = new Date(now.getTime() + WATCHED_MS);
  await db`
    INSERT INTO watched_pages (account_id, page, watched_until) VALUES (${accountId}, ${page}, ${until})
    ON CONFLICT (account_id, page) DO UPDATE SET watched_until = excluded.watched_until`;
}

/** It is hidden, or gone. */
export async function endWatching(db: Db, { accountId, page }: WatchedPage) {
  await db`DELETE FROM watched_pages WHERE account_id = ${accountId} AND page = ${page}`;
}

/** Of these open pages, those that were visible still are. */
export async function keepWatching(db: Db, pages: readonly WatchedPage[], now: Date) {
  const accounts = pages.map(({ accountId }) => accountId);
  const names = pages.map(({ page }) => page);
  await db`
    UPDATE watched_pages w SET watched_until = ${new Date(now.getTime() + WATCHED_MS)}
    FROM unnest(${accounts}::uuid[], ${names}::text[]) AS open (account_id, page)
    WHERE w.account_id = open.account_id AND w.page = open.page`;
}

/** Of these people, those who have one of our pages before their eyes. */
export async function findWatching(
  db: Db,
  accountIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db<{ accountId: string }[]>`
    SELECT DISTINCT account_id AS "accountId" FROM watched_pages
    WHERE account_id = ANY(${[...accountIds]}::uuid[]) AND watched_until > ${now}`;
  return new Set(rows.map(({ accountId }) => accountId));
}
