import type { NoticeContent } from "#domain/notice/catalogue.ts";
import type { Tx } from "../../platform/database/sql.ts";

export type UnplannedNotice = NoticeContent & {
  id: string;
  accountId: string;
  path: string;
  createdAt: Date;
};

/** Notices of which nobody has decided yet how they go out, the oldest first; this transaction decides about them. */
export async function claimUnplanned(tx: Tx, limit: number): Promise<UnplannedNotice[]> {
  const rows = await tx`
    SELECT id, account_id AS "accountId", kind, details AS values, path, created_at AS "createdAt"
    FROM notifications WHERE planned_at IS NULL
    ORDER BY created_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  // `notify` took kind and values together.
  return rows as unknown as UnplannedNotice[];
}

export async function markPlanned(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx`UPDATE notifications SET planned_at = ${now} WHERE id = ANY(${[...ids]}::uuid[])`;
}
