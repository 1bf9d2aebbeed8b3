import { isDeepStrictEqual } from "node:util";
import type { Operator } from "#domain/operator/operator.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { When } from "../../platform/happenings.ts";
import { findOperatorAt } from "./queries.ts";

/** Any number of this product's own: whoever starts at the same time waits for it. */
const OPERATOR_LOCK = 7_340_166;

/** Notes at a start whoever runs the product from now on, where that is somebody else or said otherwise than before. */
export async function noteOperator(
  sql: Sql,
  operator: Operator,
  { now, ids }: When,
): Promise<void> {
  await inTransaction(sql, async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${OPERATOR_LOCK})`;
    if (isDeepStrictEqual(await findOperatorAt(tx, now), operator)) return;
    await tx`
      INSERT INTO operator_versions (id, facts, since) VALUES (${ids.next()}, ${JSON.stringify(operator)}::text::jsonb, ${now})`;
  });
}
