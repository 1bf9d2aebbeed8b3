import type { Operator } from "#domain/operator/operator.ts";
import type { Db } from "../../platform/database/sql.ts";

/**
 * Whoever ran the product at a moment: the last one that was noted until then, or the first where it was before any was
 * noted. Undefined where none ever was.
 */
export async function findOperatorAt(db: Db, at: Date): Promise<Operator | undefined> {
  const [row] = await db<{ facts: Operator }[]>`
    (SELECT facts, 1 AS turn FROM operator_versions WHERE since <= ${at} ORDER BY since DESC, id DESC LIMIT 1)
    UNION ALL
    (SELECT facts, 2 AS turn FROM operator_versions ORDER BY since, id LIMIT 1)
    ORDER BY turn LIMIT 1`;
  return row?.facts;
}
