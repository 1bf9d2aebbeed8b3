import type { DealSide } from "#domain/quote/deal-side.ts";
import type { ConsultationFacts } from "#domain/consultation/lifecycle.ts";
import type { Member } from "../../platform/viewer.ts";
import type { ConsultationRow } from "./queries.ts";

/** On which side of a consultation a person is; undefined for everybody else. */
export function sideOf(row: ConsultationRow, viewer: Member): DealSide | undefined {
  if (row.customer_id === viewer.accountId) return "customer";
  return row.pro_id === viewer.pro?.id ? "pro" : undefined;
}

/** Only approved pros take on something new; one who is suspended meanwhile may decline, cancel and read. */
export function mayConfirm({ pro }: Member): boolean {
  return pro?.state === "approved";
}

/** What the lifecycle asks about a consultation. */
export function factsOf(row: ConsultationRow): ConsultationFacts {
  return {
    state: row.state,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    answerBy: row.answer_by.getTime(),
  };
}
