import type { Db } from "../../platform/database/sql.ts";
import { findFittingPros } from "./fitting-pros.ts";
import type { RequestRow } from "./queries.ts";
import { serviceOf } from "./service-of-request.ts";

/**
 * Pros whom a request reached, who have neither quoted nor passed and may quote now, in the order of their account ids. Nobody who
 * has left, is suspended or is blocked meanwhile.
 */
export async function findWaitingPros(db: Db, request: RequestRow) {
  const rows = await db<{ pro_id: string }[]>`
    SELECT c.pro_id FROM request_recipients c
    WHERE c.request_id = ${request.id} AND c.passed_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM quotes q WHERE q.request_id = c.request_id AND q.pro_id = c.pro_id)`;
  const unanswered = new Set(rows.map((row) => row.pro_id));
  const matching = await findFittingPros(db, {
    customerId: request.customer_id,
    siGunGuCode: request.si_gun_gu_code,
    service: await serviceOf(db, request),
  });
  return matching.filter(({ id }) => unanswered.has(id));
}
