import type { Day } from "#domain/calendar/day.ts";
import type { ScheduleState } from "#domain/membership/next-schedule.ts";
import type { PlanTerms } from "#domain/membership/plans/plan-version.ts";
import type { Db } from "../../platform/database/sql.ts";

export interface ScheduleRow {
  id: string;
  from_plan: PlanTerms;
  plan: PlanTerms;
  payment_due_date: Day;
  state: ScheduleState;
  created_at: Date;
  ended_at: Date | null;
}

const LENGTH = 50;

/** What the account planned for the next period, the pending change first, then the newest. */
export async function findSchedules(db: Db, accountId: string): Promise<ScheduleRow[]> {
  return db<ScheduleRow[]>`
    SELECT s.id, s.from_plan, s.plan, s.payment_due_date, s.state, s.created_at, s.ended_at
    FROM membership_schedules s JOIN memberships m ON m.id = s.membership_id
    WHERE m.account_id = ${accountId}
    ORDER BY (s.state = 'pending') DESC, s.id DESC LIMIT ${LENGTH}`;
}
