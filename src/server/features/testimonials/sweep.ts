import type { Clock } from "../../platform/clock.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { forgetExpiredContacts } from "./invitation-rows.ts";

/** Forgets whom an invitation went to once it can no longer be answered. */
export async function sweepTestimonials(deps: { sql: Sql; clock: Clock }): Promise<void> {
  await forgetExpiredContacts(deps.sql, deps.clock.now());
}
