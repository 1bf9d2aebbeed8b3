import type { LotKind } from "#domain/credits/lot.ts";
import type { QuoteUnit } from "#domain/quote/quote.ts";

/** What a pro's report is counted from. Instants are epoch ms; each counts to its day in Seoul. */
export interface ActivityFacts {
  /** Requests that reached the pro, whatever became of them. */
  received: readonly { service: string; at: number }[];
  quotes: readonly QuoteFact[];
  deals: readonly DealFact[];
  credits: readonly CreditFact[];
}

/** A quote of the pro. */
export interface QuoteFact {
  service: string;
  /** Whether it was the pro's first for its request. */
  isFirst: boolean;
  receivedAt: number;
  sentAt: number;
  readAt: number | null;
  /** Hired, whatever became of the hire. */
  hiredAt: number | null;
  /** Null when a later one of the same pro took its place. */
  price: PricedQuote | null;
}

/** A hire of the pro; it counts to the day of hiring. */
export interface DealFact {
  service: string;
  at: number;
  isCancelled: boolean;
  /** As agreed now, changes included. */
  agreedWon: number;
}

/** A quote's total in won beside those of the other pros for the same request, each pro's last. */
export interface PricedQuote {
  total: number;
  unit: QuoteUnit;
  others: readonly { total: number; unit: QuoteUnit }[];
}

/** Credits of one lot that a quote's hold ended with. */
export interface CreditFact {
  service: string;
  at: number;
  end: "captured" | "released";
  credits: number;
  lot: CreditLot;
}

export interface CreditLot {
  kind: LotKind;
  credits: number;
  /** Won paid for the whole lot. */
  paidWon: number;
  /** What a rollover was part of: the plan lots of the period before, added up. Null for any other, or without them. */
  carriedFrom: { credits: number; paidWon: number } | null;
}
