import type { Body } from "#contract/registry.ts";
import { checkConsultant, sortCareer } from "#domain/consultation/check-consultant.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { oneLine } from "#domain/text/one-line.ts";
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
    headline: oneLine(body.headline),
    fields: body.fields.map(oneLine),
    career: body.career.map((entry) => ({ ...entry, text: oneLine(entry.text) })),
    fee: body.fee,
    minutes: body.minutes,
    weekly_hours: body.weekly_hours,
    holidays: [...new Set(body.holidays)].sort(),
    response_promise: body.response_promise,
  };
  // Checked as stored: what was long enough may have been so by signs that nobody sees.
  const check = checkConsultant(row, seoulDay(now.getTime()));
  if (!check.ok) refuse("invalid", { fields: check.fields });
  return { ...row, career: sortCareer(row.career) };
}
