import type { Output } from "#contract/registry.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { pendingChange } from "#domain/membership/next-schedule.ts";
import { presentPlan } from "../../features/memberships/present-plan.ts";
import type { PlanName } from "../../features/memberships/products.ts";
import type { ScheduleRow } from "./schedules.ts";

/** A change that was planned for the next period, and what became of it. */
export function presentSchedule(
  row: ScheduleRow,
  names: ReadonlyMap<string, PlanName>,
): Output<"subscriptions.schedules">["items"][number] {
  return {
    id: row.id,
    state: row.state,
    change: pendingChange(row.plan.credits, row.from_plan.credits),
    from_plan: presentPlan(row.from_plan, names),
    plan: presentPlan(row.plan, names),
    payment_due_date: row.payment_due_date,
    created_at: seoulIso(row.created_at.getTime()),
    ended_at: row.ended_at ? seoulIso(row.ended_at.getTime()) : null,
  };
}
