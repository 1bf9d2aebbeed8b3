import type { DealSide } from "#domain/quote/deal-side.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { findRequest, type RequestRow } from "../requests/queries.ts";
import { findQuote, type QuoteRow } from "./queries.ts";

export interface QuoteViewer {
  quote: QuoteRow;
  request: RequestRow;
  side: DealSide;
  /** The pro who looks, null for the customer. */
  pro: Member["pro"];
}

/** A quote for one of its two sides. Somebody else's answers exactly like a missing one. */
export async function findQuoteViewer(
  db: Db,
  quoteId: string,
  viewer: Pick<Member, "accountId" | "pro">,
): Promise<QuoteViewer> {
  const quote = (await findQuote(db, quoteId)) ?? refuse("not_found");
  const request = (await findRequest(db, quote.request_id)) ?? refuse("not_found");
  if (request.customer_id === viewer.accountId) {
    return { quote, request, side: "customer", pro: null };
  }
  if (quote.pro_id === viewer.pro?.id) return { quote, request, side: "pro", pro: viewer.pro };
  return refuse("not_found");
}
