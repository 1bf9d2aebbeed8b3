import type { DealSide } from "#domain/quote/deal-side.ts";
import type { Consultation, ConsultationSummary } from "#contract/endpoints/consultations.ts";
import { formatMobile } from "#domain/account/phone.ts";
import { showsPhones } from "#domain/consultation/lifecycle.ts";
import { mayProSeePhone } from "#domain/request/contact-visible.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { accountNames, accountPhone } from "../../features/accounts/queries.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { presentConsultation, presentSummary, type ConsultationNames } from "./present.ts";
import type { ConsultationRow } from "../../features/consultations/queries.ts";
import { mayConfirm } from "../../features/consultations/sides.ts";

/** A consultation as one of its sides sees it. */
export async function loadConsultation(
  db: Db,
  row: ConsultationRow,
  { side, viewer }: { side: DealSide; viewer: Member },
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
  side: DealSide,
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
