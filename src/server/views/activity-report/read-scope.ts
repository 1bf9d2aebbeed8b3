import type { Day } from "#domain/calendar/day.ts";
import type { Query } from "#contract/registry.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { activityRange } from "#domain/activity-report/range.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Pro } from "../../platform/viewer.ts";
import { findService } from "../../features/catalogue/queries.ts";
import { findStandings } from "../../features/pros/queries.ts";
import type { ActivityScope } from "./figure-rows.ts";

/** Which report a pro asks for; refuses days and services that are none. */
export async function readScope(
  db: Db,
  query: Query<"pro.report">,
  viewer: Pro,
  now: Date,
): Promise<ActivityScope> {
  const begun = query.from === undefined ? await beganOn(db, viewer.pro.id) : undefined;
  const checked = activityRange(query, seoulDay(now.getTime()), begun);
  if (!checked.ok) refuse("invalid", { fields: { [checked.field]: [checked.message] } });
  const service = query.service ?? null;
  if (service !== null && !(await findService(db, service))) {
    refuse("invalid", { fields: { service: ["서비스를 다시 골라 주세요."] } });
  }
  return { ...checked.range, service, pro: { id: viewer.pro.id, accountId: viewer.accountId } };
}

/** The day on which a pro was approved, or else applied. */
async function beganOn(db: Db, proId: string): Promise<Day | undefined> {
  const since = (await findStandings(db, [proId])).get(proId)?.since;
  return since && seoulDay(since.getTime());
}
