import { tierBaseCredits, type Tier } from "#domain/catalogue/tier.ts";
import { QUOTE_COST_FIXED_MS, quoteCost, type QuoteCost } from "#domain/credits/quote-cost.ts";
import { isUndecidedCustomer } from "#domain/request/undecided.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { RequestRow } from "./queries.ts";
import { fixQuoteCost, type RecipientRow } from "./recipients.ts";

type PricedRequest = Pick<RequestRow, "quote_count" | "photo_count" | "decision">;
type PricedRecipient = Pick<
  RecipientRow,
  "designated" | "credit_cost" | "cost_formula" | "cost_until"
>;

/** What a quote costs a pro now: the price fixed for them while it holds, otherwise a fresh one. */
export function currentQuoteCost(facts: {
  tier: Tier;
  request: PricedRequest;
  recipient: PricedRecipient;
  /** The pro has a seat in the request's quota already, and does not compete with themselves. */
  quotedBefore: boolean;
  now: Date;
}): QuoteCost & { fixedUntil: Date | null } {
  const { request, recipient, now } = facts;
  if (
    recipient.cost_until &&
    recipient.cost_until > now &&
    recipient.credit_cost &&
    recipient.cost_formula
  ) {
    return {
      credits: recipient.credit_cost,
      formula: recipient.cost_formula,
      fixedUntil: recipient.cost_until,
    };
  }
  const price = quoteCost({
    tierCredits: tierBaseCredits(facts.tier),
    designated: recipient.designated,
    competingQuotes: request.quote_count - (facts.quotedBefore ? 1 : 0),
    hasPhoto: request.photo_count > 0,
    undecided: isUndecidedCustomer(request.decision),
  });
  return { ...price, fixedUntil: null };
}

/** The price shown to a pro who opens a request; from then it stays for ten minutes. */
export async function showPrice(
  db: Db,
  facts: {
    tier: Tier;
    request: RequestRow;
    recipient: RecipientRow;
    quotedBefore: boolean;
    now: Date;
  },
): Promise<QuoteCost & { fixedUntil: Date }> {
  const price = currentQuoteCost(facts);
  if (price.fixedUntil) return { ...price, fixedUntil: price.fixedUntil };
  const until = new Date(facts.now.getTime() + QUOTE_COST_FIXED_MS);
  await fixQuoteCost(db, {
    requestId: facts.request.id,
    proId: facts.recipient.pro_id,
    credits: price.credits,
    formula: price.formula,
    until,
  });
  return { ...price, fixedUntil: until };
}
