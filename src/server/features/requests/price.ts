import { tierBaseCredits, type Tier } from "#domain/catalogue/tier.ts";
import { QUOTE_PRICE_FIXED_MS, quotePrice, type QuotePrice } from "#domain/credits/quote-price.ts";
import { isUndecidedCustomer } from "#domain/request/undecided.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { RequestRow } from "./queries.ts";
import { fixPrice, type RecipientRow } from "./recipients.ts";

type PricedRequest = Pick<RequestRow, "quote_count" | "photo_count" | "decision">;
type PricedRecipient = Pick<
  RecipientRow,
  "designated" | "price_credits" | "price_formula" | "price_until"
>;

/** What a quote costs a pro now: the price fixed for them while it holds, otherwise a fresh one. */
export function currentPrice(facts: {
  tier: Tier;
  request: PricedRequest;
  recipient: PricedRecipient;
  /** The pro has a place in the request's quota already, and does not compete with themselves. */
  quotedBefore: boolean;
  now: Date;
}): QuotePrice & { fixedUntil: Date | null } {
  const { request, recipient, now } = facts;
  if (
    recipient.price_until &&
    recipient.price_until > now &&
    recipient.price_credits &&
    recipient.price_formula
  ) {
    return {
      credits: recipient.price_credits,
      formula: recipient.price_formula,
      fixedUntil: recipient.price_until,
    };
  }
  const price = quotePrice({
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
): Promise<QuotePrice & { fixedUntil: Date }> {
  const price = currentPrice(facts);
  if (price.fixedUntil) return { ...price, fixedUntil: price.fixedUntil };
  const until = new Date(facts.now.getTime() + QUOTE_PRICE_FIXED_MS);
  await fixPrice(db, {
    requestId: facts.request.id,
    proId: facts.recipient.pro_id,
    credits: price.credits,
    formula: price.formula,
    until,
  });
  return { ...price, fixedUntil: until };
}
