import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { happened } from "../../platform/happenings.ts";
import { refuse } from "../../platform/refusal.ts";
import { endCreditHold } from "../credits/ledger.ts";
import { momentPath } from "#domain/deal/moments.ts";
import { quotePath, readNotices } from "../notifications/mark-read.ts";
import { lockRequest } from "../requests/queries.ts";
import { lockRequestAccounts } from "./lock-people.ts";
import { findQuotesOfRequest, lockQuotesOfRequest, type QuoteRow } from "./queries.ts";
import { settleDue, type LockedQuote } from "./settle-due.ts";
import { quoteFacts } from "./quote-facts.ts";
import { transitionQuote } from "./write-quote.ts";

/**
 * The customer has opened these quotes of one request: each unread one becomes read and its credits are
 * captured, unless they had gone back before. Quotes read, ended or expired meanwhile stay as they are. What the customer
 * was told of them is read as well.
 */
export async function markRead(
  tx: Tx,
  reading: { requestId: string; quoteIds: readonly string[]; now: Date; ids: Ids },
): Promise<void> {
  const { now, ids } = reading;
  // Most views show what was read before: those lock nothing.
  const seen = await findQuotesOfRequest(tx, reading.requestId);
  if (!seen.some((quote) => isUnread(quote, reading.quoteIds))) return;
  const request = (await lockRequest(tx, reading.requestId)) ?? refuse("not_found");
  const quotes = (await lockQuotesOfRequest(tx, request.id)).filter((quote) =>
    isUnread(quote, reading.quoteIds),
  );
  const cards = await lockRequestAccounts(tx, { customerId: request.customer_id, quotes });
  for (const quote of quotes) {
    const proAccountId = cards.get(quote.pro_id)?.account_id ?? refuse("not_found");
    await readOne(tx, { request, quote, proAccountId, now, ids });
  }
  // The first one's notice leads to its moment, and whoever read a quote knows that it came.
  const paths = [
    ...quotes.map((quote) => quotePath(quote.id)),
    momentPath(request.id, "first-quote"),
  ];
  await readNotices(tx, request.customer_id, { paths }, { now, ids });
}

function isUnread(quote: QuoteRow, among: readonly string[]): boolean {
  return quote.state === "sent" && among.includes(quote.id);
}

async function readOne(tx: Tx, locked: LockedQuote): Promise<void> {
  const { now, ids } = locked;
  const quote = await settleDue(tx, locked);
  if (quote.state !== "sent") return;
  const ended = await endCreditHold(tx, { quoteId: quote.id, reason: "read", now, ids });
  await transitionQuote(tx, quote, { event: "read", actor: "customer", now });
  const capturedCredits = ended === "captured" ? quote.credit_cost : null;
  await happened(tx, { kind: "quote.read", ...quoteFacts(locked), capturedCredits }, { now, ids });
}
