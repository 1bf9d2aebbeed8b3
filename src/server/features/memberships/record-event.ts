import type { ScheduleState } from "#domain/membership/next-schedule.ts";
import { comingRenewal } from "#domain/membership/coming-renewal.ts";
import type { MembershipEvent } from "#domain/membership/lifecycle-names.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Decided } from "./apply-effects.ts";

/** Writes an event into the membership's history, and what it does to a change planned for the next period. */
export async function recordEvent(tx: Tx, event: MembershipEvent, decided: Decided): Promise<void> {
  const { membership, now, ids } = decided;
  await tx`
    INSERT INTO membership_events (id, membership_id, event, at)
    VALUES (${ids.next()}, ${membership.id}, ${event}, ${now})`;
  if (event === "change_scheduled") {
    await endSchedule(tx, decided, "replaced");
    await planSchedule(tx, decided);
  }
  if (event === "change_unscheduled" || event === "ended") {
    await endSchedule(tx, decided, "removed");
  }
  if (event === "changed") await endSchedule(tx, decided, "applied");
}

async function planSchedule(tx: Tx, decided: Decided): Promise<void> {
  const { membership, plans, now, ids } = decided;
  if (!membership.next_plan) return;
  const { start } = comingRenewal(membership, plans, now.getTime());
  await tx`
    INSERT INTO membership_schedules (id, membership_id, from_plan, plan, payment_due_date, state, created_at)
    VALUES (${ids.next()}, ${membership.id}, ${tx.json(membership.plan)}, ${tx.json(membership.next_plan)},
            ${start}, 'pending', ${now})`;
}

async function endSchedule(
  tx: Tx,
  { membership, now }: Decided,
  state: Exclude<ScheduleState, "pending">,
): Promise<void> {
  await tx`
    UPDATE membership_schedules SET state = ${state}, ended_at = ${now}
    WHERE membership_id = ${membership.id} AND state = 'pending'`;
}
