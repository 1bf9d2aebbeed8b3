import type { MembershipAnswer } from "#contract/endpoints/membership-parts.ts";
import { comingRenewal } from "#domain/membership/coming-renewal.ts";
import type { Facts } from "#domain/membership/command.ts";
import { nextScheduleStart } from "#domain/membership/next-schedule.ts";
import { overdueCause } from "#domain/membership/overdue-cause.ts";
import { holdsMembership } from "#domain/membership/state.ts";
import { periodEndsAt } from "#domain/schedule/period-instants.ts";
import { presentPlan } from "./present-plan.ts";
import type { PlanName } from "./products.ts";

type Names = ReadonlyMap<string, PlanName>;

/** The membership that somebody holds; null for one that is incomplete or has ended (spec §4). */
export function presentMembership(
  { membership, plans }: Pick<Facts, "membership" | "plans">,
  names: Names,
  now: number,
): MembershipAnswer | null {
  if (!membership || !holdsMembership(membership.state)) return null;
  const { state, period, plan, next_plan, arrears } = membership;
  return {
    state: state === "overdue" ? "overdue" : "active",
    current_period_starts_on: period.start,
    current_period_ends_at: periodEndsAt(period),
    is_canceled: membership.is_canceled,
    overdue_cause: arrears && overdueCause(arrears),
    plan: presentPlan(plan, names),
    next_schedule: next_plan && {
      plan: presentPlan(comingRenewal(membership, plans, now).plan, names),
      payment_due_date: nextScheduleStart(period.end),
    },
  };
}
