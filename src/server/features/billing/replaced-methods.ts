import type { Db } from "../../platform/database/sql.ts";

/** Keys that were replaced and that neither a pending charge nor a live membership needs any more. */
export async function findMethodsToDelete(
  db: Db,
  limit: number,
): Promise<{ id: string; billing_key: string }[]> {
  return db<{ id: string; billing_key: string }[]>`
    SELECT b.id, b.billing_key FROM billing_methods b
    WHERE b.replaced_at IS NOT NULL AND b.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.method_id = b.id AND p.status = 'pending')
      AND NOT EXISTS (SELECT 1 FROM memberships m WHERE m.method_id = b.id AND m.state <> 'ended')
    ORDER BY b.replaced_at LIMIT ${limit}`;
}
