import type { Tx } from "../../platform/database/sql.ts";

/**
 * Lets the sweep look again at every active membership that is or will be on this plan: its next due moment was reckoned
 * with the plan's old versions. How many there are.
 */
export async function reschedulePlan(tx: Tx, planId: string, now: Date): Promise<number> {
  const touched = await tx`
    UPDATE memberships SET due_at = least(due_at, ${now})
    WHERE state = 'active' AND coalesce(next_plan, plan)->>'plan_id' = ${planId}`;
  return touched.count;
}
