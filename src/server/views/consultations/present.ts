import type { DealSide } from "#domain/quote/deal-side.ts";
import type {
  Consultant,
  Consultation,
  ConsultationSummary,
} from "#contract/endpoints/consultations.ts";
import { maskName } from "#domain/account/mask-name.ts";
import type { Day } from "#domain/calendar/day.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Slot } from "#domain/consultation/free-slots.ts";
import { availableActions, showsPhones } from "#domain/consultation/lifecycle.ts";
import { uploadUrl } from "../../features/uploads/url.ts";
import type { ConsultantRow } from "../../features/consultations/consultant-rows.ts";
import type { ConsultationRow } from "../../features/consultations/queries.ts";
import { factsOf } from "../../features/consultations/sides.ts";

/** A consultant profile for anyone; holidays that are over are nobody's concern. */
export function presentConsultant(row: ConsultantRow, today: Day): Consultant {
  return {
    pro_id: row.pro_id,
    headline: row.headline,
    fields: row.fields,
    career: row.career.map(({ from_year, to_year, text }) => ({ from_year, to_year, text })),
    fee: row.fee,
    minutes: row.minutes,
    weekly_hours: { ...presentHours(row) },
    holidays: row.holidays.filter((day) => day >= today),
    response_promise: row.response_promise,
  };
}

function presentHours({ weekly_hours: { mon, tue, wed, thu, fri, sat, sun } }: ConsultantRow) {
  const copy = (hours: typeof mon) => hours.map(({ from, to }) => ({ from, to }));
  return {
    mon: copy(mon),
    tue: copy(tue),
    wed: copy(wed),
    thu: copy(thu),
    fri: copy(fri),
    sat: copy(sat),
    sun: copy(sun),
  };
}

export function presentSlot(slot: Slot) {
  return { starts_at: seoulIso(slot.startsAt), ends_at: seoulIso(slot.endsAt) };
}

export interface ConsultationNames {
  pro: { display_name: string; photo_id: string | null };
  customer: string;
}

export function presentSummary(
  row: ConsultationRow,
  side: DealSide,
  names: ConsultationNames,
): ConsultationSummary {
  const knowsName = side === "customer" || showsPhones(row.state);
  const { photo_id } = names.pro;
  return {
    id: row.id,
    side,
    state: row.state,
    starts_at: seoulIso(row.starts_at.getTime()),
    ends_at: seoulIso(row.ends_at.getTime()),
    fee: row.fee,
    pro: {
      id: row.pro_id,
      display_name: names.pro.display_name,
      photo_url: photo_id === null ? null : uploadUrl(photo_id, "thumb"),
    },
    customer: { name: knowsName ? names.customer : maskName(names.customer) },
    asked_at: seoulIso(row.asked_at.getTime()),
    answer_by: seoulIso(row.answer_by.getTime()),
  };
}

/** `phone`: the other side's number when this one may see it. `mayConfirm`: whether a pro may take on something new. */
export function presentConsultation(
  row: ConsultationRow,
  side: DealSide,
  facts: { names: ConsultationNames; phone: string | null; mayConfirm: boolean; now: Date },
): Consultation {
  return {
    ...presentSummary(row, side, facts.names),
    message: row.message,
    reason: row.reason,
    ended_by: row.ended_by,
    phone: facts.phone,
    actions: availableActions(factsOf(row), side, facts.now.getTime()).filter(
      (event) => event !== "confirm" || facts.mayConfirm,
    ),
  };
}
