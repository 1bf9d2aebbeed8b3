import { knowEachOther } from "#domain/request/contact-visible.ts";
import { maskName } from "#domain/account/mask-name.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { ProHire } from "#contract/endpoints/hires.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Member } from "../../platform/viewer.ts";
import { accountNames } from "../../features/accounts/queries.ts";
import { findHire } from "../../features/hires/queries.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { findQuote } from "../../features/quotes/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentRegion, presentService } from "../../features/requests/present.ts";
import { findRequest } from "../../features/requests/queries.ts";
import { findReviewOfHire } from "../../features/reviews/queries.ts";
import { instantOrNull } from "../hires.ts";
import { loadCustomerPhone } from "./load-customer-phone.ts";

/** A hire for its pro, approved or not any more; undefined for everybody else, as if there were none. */
export async function loadProHire(
  db: Db,
  hireId: string,
  viewer: Member,
  now: Date,
): Promise<ProHire | undefined> {
  const hire = await findHire(db, hireId);
  if (!hire || hire.pro_id !== viewer.pro?.id) return undefined;
  const request = await findRequest(db, hire.request_id);
  const quote = await findQuote(db, hire.quote_id);
  const card = (await findProCards(db, [hire.pro_id])).get(hire.pro_id);
  if (!request || !quote || !card) return undefined;
  const names = await loadNames(db, [request]);
  const customer = (await accountNames(db, [hire.customer_id])).get(hire.customer_id) ?? "";
  const review = await findReviewOfHire(db, hire.id);
  const isApproved = viewer.pro.state === "approved";
  return {
    id: hire.id,
    quote_id: hire.quote_id,
    service: presentService(request, names),
    region: presentRegion(request, names),
    customer_name: knowEachOther(hire.state) ? customer : maskName(customer),
    pro: { id: card.id, display_name: card.display_name },
    quoted_price: hire.quoted_price,
    agreed_price: hire.agreed_price,
    agreed_date: hire.agreed_date,
    agreed_time: hire.agreed_time,
    place: knowEachOther(hire.state) ? hire.place : "",
    scope: hire.scope,
    state: hire.state,
    cancelled_by: hire.cancelled_by,
    cancel_reason: hire.cancel_reason,
    ...(await loadCustomerPhone(db, { request, proId: hire.pro_id, isApproved, hire, now })),
    published_at: seoulIso(request.published_at.getTime()),
    quoted_at: seoulIso(quote.sent_at.getTime()),
    hired_at: seoulIso(hire.hired_at.getTime()),
    completed_at: instantOrNull(hire.completed_at),
    cancelled_at: instantOrNull(hire.cancelled_at),
    reviewed_at: instantOrNull(review?.created_at ?? null),
  };
}
