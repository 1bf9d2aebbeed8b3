import type { Db } from "../../platform/database/sql.ts";

/** Keys that were replaced, or tried in vain, and that neither a pending charge nor a live membership needs any more. */
export async function findMethodsToDelete(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; billing_key: string; delete_tries: number }[]> {
  return db<{ id: string; billing_key: string; delete_tries: number }[]>`
    SELECT b.id, b.billing_key, b.delete_tries FROM billing_methods b
    WHERE b.replaced_at IS NOT NULL AND b.deleted_at IS NULL
      AND (b.delete_next_at IS NULL OR b.delete_next_at <= ${now})
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.method_id = b.id AND p.status = 'pending')
      AND NOT EXISTS (SELECT 1 FROM memberships m WHERE m.method_id = b.id AND m.state <> 'ended')
    ORDER BY b.replaced_at LIMIT ${limit}`;
}
