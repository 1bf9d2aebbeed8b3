import type { Consultation, ConsultationSummary } from "#contract/endpoints/consultations.ts";
import { formatMobile } from "#domain/account/phone.ts";
import { showsPhones, type ConsultationSide } from "#domain/consultation/lifecycle.ts";
import { mayProSeePhone } from "#domain/request/contact-visible.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { accountNames, accountPhone } from "../accounts/queries.ts";
import { findProCards } from "../pros/queries.ts";
import { presentConsultation, presentSummary, type ConsultationNames } from "./present.ts";
import type { ConsultationRow } from "./queries.ts";

/** On which side of a consultation a person is; undefined for everybody else. */
export function sideOf(row: ConsultationRow, viewer: Member): ConsultationSide | undefined {
  if (row.customer_id === viewer.accountId) return "customer";
  return row.pro_id === viewer.pro?.id ? "pro" : undefined;
}

/** Only approved pros take on something new; one who is suspended meanwhile may decline, cancel and read. */
export function mayConfirm({ pro }: Member): boolean {
  return pro?.state === "approved";
}

/** A consultation as one of its sides sees it. */
export async function loadConsultation(
  db: Db,
  row: ConsultationRow,
  { side, viewer }: { side: ConsultationSide; viewer: Member },
  now: Date,
): Promise<Consultation> {
  const card = (await findProCards(db, [row.pro_id])).get(row.pro_id) ?? refuse("not_found");
  const customer = (await accountNames(db, [row.customer_id])).get(row.customer_id) ?? "";
  const other = side === "customer" ? card.account_id : row.customer_id;
  const seen =
    showsPhones(row.state) &&
    (side === "customer" || mayProSeePhone("consultation", viewer.pro?.state === "approved"));
  const phone = seen ? await accountPhone(db, other) : null;
  return presentConsultation(row, side, {
    names: { pro: card, customer },
    phone: phone === null ? null : formatMobile(phone),
    mayConfirm: mayConfirm(viewer),
    now,
  });
}

/** Consultations of a list as one side sees them. */
export async function loadSummaries(
  db: Db,
  rows: readonly ConsultationRow[],
  side: ConsultationSide,
): Promise<ConsultationSummary[]> {
  const pros = await findProCards(db, [...new Set(rows.map((row) => row.pro_id))]);
  const names = await accountNames(db, [...new Set(rows.map((row) => row.customer_id))]);
  return rows.flatMap((row) => {
    const pro = pros.get(row.pro_id);
    if (!pro) return [];
    const known: ConsultationNames = { pro, customer: names.get(row.customer_id) ?? "" };
    return [presentSummary(row, side, known)];
  });
}
