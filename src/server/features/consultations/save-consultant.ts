import type { Body } from "#contract/registry.ts";
import { checkConsultant, sortCareer } from "#domain/consultation/check-consultant.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { refuse } from "../../platform/refusal.ts";
import type { ConsultantRow } from "./consultant-rows.ts";

/** A consultant profile as it is to be stored; refuses what the rules of the profile do not allow. */
export function checkedConsultant(
  proId: string,
  body: Body<"pro.consultant.save">,
  now: Date,
): ConsultantRow {
  const row: ConsultantRow = {
    pro_id: proId,
    headline: body.headline,
    fields: body.fields,
    career: body.career,
    fee: body.fee,
    minutes: body.minutes,
    weekly_hours: body.weekly_hours,
    holidays: [...new Set(body.holidays)].sort(),
    response_promise: body.response_promise,
  };
  const check = checkConsultant(row, seoulDay(now.getTime()));
  if (!check.ok) refuse("invalid", { fields: check.fields });
  return { ...row, career: sortCareer(row.career) };
}
