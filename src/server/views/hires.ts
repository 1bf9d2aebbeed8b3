import type { DealSide } from "#domain/quote/deal-side.ts";
import type { QuoteTerms } from "#domain/quote/quote.ts";
import { formatMobile } from "#domain/account/phone.ts";
import { ceilingOfHire } from "#domain/change-order/over-ceiling.ts";
import { knowEachOther } from "#domain/request/contact-visible.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import type { HireView } from "#contract/endpoints/requests/requests.ts";
import type { Db } from "../platform/database/sql.ts";
import { accountPhone } from "../features/accounts/queries.ts";
import { presentProCard } from "../features/pros/present.ts";
import { findProCards } from "../features/pros/queries.ts";
import { findReviewIdOfHire, findReviewOfHire } from "../features/reviews/queries.ts";
import { findChangeOrders } from "../features/hires/change-order-rows.ts";
import { presentChangeOrder } from "../features/hires/present-change-order.ts";
import { findLatestHire, type HireRow } from "../features/hires/queries.ts";

/** The newest hire of a request as one of its two sides sees it, null when there was none. */
export async function findHireView(
  db: Db,
  requestId: string,
  viewerAccountId: string,
): Promise<HireView | null> {
  const hire = await findLatestHire(db, requestId);
  const card = hire && (await findProCards(db, [hire.pro_id])).get(hire.pro_id);
  if (!hire || !card) return null;
  const review = await findReviewOfHire(db, hire.id);
  const other = viewerAccountId === hire.customer_id ? card.account_id : hire.customer_id;
  return {
    id: hire.id,
    quote_id: hire.quote_id,
    pro: presentProCard(card),
    quoted_price: hire.quoted_price,
    agreed_price: hire.agreed_price,
    agreed_date: hire.agreed_date,
    agreed_time: hire.agreed_time,
    place: hire.place,
    scope: hire.scope,
    state: hire.state,
    awaits_answer: await awaitsAnswerOf(db, hire, viewerAccountId),
    phone: knowEachOther(hire.state) ? await readablePhone(db, other) : null,
    hired_at: seoulIso(hire.hired_at.getTime()),
    completed_at: instantOrNull(hire.completed_at),
    cancelled_at: instantOrNull(hire.cancelled_at),
    cancel_reason: hire.cancel_reason,
    cancelled_by: hire.cancelled_by,
    review_id: review?.id ?? null,
    reviewed_at: instantOrNull(review?.created_at ?? null),
  };
}

/** Whether the other side proposed a change of a standing hire that this one has not answered. */
async function awaitsAnswerOf(db: Db, hire: HireRow, accountId: string): Promise<boolean> {
  if (hire.state !== "hired") return false;
  const side = accountId === hire.customer_id ? "customer" : "hired_pro";
  const orders = await findChangeOrders(db, hire.id);
  return orders.some(({ state, proposed_by }) => state === "proposed" && proposed_by !== side);
}

/** What has not happened yet has no instant. */
export function instantOrNull(at: Date | null): string | null {
  return at === null ? null : seoulIso(at.getTime());
}

/** A verified number as people read it. Ask only for whom the rules let see it. */
export async function readablePhone(db: Db, accountId: string): Promise<string | null> {
  const phone = await accountPhone(db, accountId);
  return phone === null ? null : formatMobile(phone);
}

/** The hire as the page of its quote shows it. `isHired`: the hire stands. */
export async function loadHireOfQuote(
  db: Db,
  hire: HireRow,
  seen: {
    side: DealSide;
    isHired: boolean;
    quote: Pick<QuoteTerms, "unit" | "total" | "extra_ceiling">;
  },
): Promise<NonNullable<QuoteDetail["hire"]>> {
  const side = seen.side === "customer" ? "customer" : "hired_pro";
  const orders = await findChangeOrders(db, hire.id);
  return {
    id: hire.id,
    agreed_price: hire.agreed_price,
    agreed_date: hire.agreed_date,
    agreed_time: hire.agreed_time,
    ceiling: ceilingOfHire(hire.quoted_price, seen.quote),
    // Where the customer lives was for the pro who was to come.
    place: seen.side === "customer" || knowEachOther(hire.state) ? hire.place : "",
    scope: hire.scope,
    state: hire.state,
    cancel_reason: hire.cancel_reason,
    cancelled_by: hire.cancelled_by,
    cancelled_at: instantOrNull(hire.cancelled_at),
    completed_at: instantOrNull(hire.completed_at),
    review_id: await findReviewIdOfHire(db, hire.id),
    change_orders: orders.map((order) =>
      presentChangeOrder({ order, side, isHired: seen.isHired }),
    ),
  };
}
