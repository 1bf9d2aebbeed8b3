import type { QuoteUnit } from "#domain/quote/quote.ts";

export type QuoteHappening =
  | QuoteSent
  | QuoteRead
  | QuoteExpired
  | QuoteReleased
  | QuoteDeclined
  | QuoteWithdrawn
  | QuoteFilesAdded
  | QuoteFileRemoved
  | QuoteFilesSeen;

/** A quote and both its sides. */
interface QuoteFacts {
  requestId: string;
  quoteId: string;
  customerId: string;
  proAccountId: string;
}

interface QuoteSent extends QuoteFacts {
  kind: "quote.sent";
  proId: string;
  proName: string;
  /** Won. */
  total: number;
  unit: QuoteUnit;
  /** How many quotes the request has with this one. */
  quoteCount: number;
  /** The request takes no more. */
  isLast: boolean;
  /** How long the request had waited for this pro, in seconds; null when they had quoted for it before. */
  firstAfter: number | null;
}

interface QuoteRead extends QuoteFacts {
  kind: "quote.read";
  /** What the read cost; null when the credits had gone back before. */
  capturedCredits: number | null;
}

interface QuoteExpired extends QuoteFacts {
  kind: "quote.expired";
  /** The request still looks for a pro. */
  isAwaited: boolean;
  /** What went back to the pro; null when nothing did. */
  releasedCredits: number | null;
}

/** Nobody read a quote in time: its credits went back, and it stays. */
interface QuoteReleased extends QuoteFacts {
  kind: "quote.released";
  credits: number;
}

interface QuoteDeclined extends QuoteFacts {
  kind: "quote.declined";
  /** It cost its pro nothing. */
  wasUnread: boolean;
  /** The customer's words; may be empty. */
  reason: string;
}

interface QuoteWithdrawn extends QuoteFacts {
  kind: "quote.withdrawn";
}

interface QuoteFilesAdded extends QuoteFacts {
  kind: "quote.files_added";
  proName: string;
  count: number;
}

interface QuoteFileRemoved extends QuoteFacts {
  kind: "quote.file_removed";
}

/** The customer has seen what was added: it can no longer be taken back. */
interface QuoteFilesSeen {
  kind: "quote.files_seen";
  requestId: string;
  quoteId: string;
  proAccountId: string;
}
