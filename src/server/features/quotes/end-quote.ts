import type { DealSide } from "#domain/quote/deal-side.ts";
import type { HoldEnd } from "#domain/credits/hold-end.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { isLivingQuote } from "#domain/quote/is-living.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { endCreditHold } from "../credits/ledger.ts";
import { findRequest } from "../requests/queries.ts";
import { lockRequestAccounts } from "./lock-people.ts";
import { lockSettledQuote } from "./lock-quote.ts";
import { findUndecidedQuotes, lockQuotesOfRequest } from "./queries.ts";
import type { LockedQuote } from "./settle-due.ts";
import { quoteFacts } from "./quote-facts.ts";
import { transitionQuote } from "./write-quote.ts";

interface When {
  now: Date;
  ids: Ids;
}

/** The customer says no. An unread quote costs its pro nothing. */
export async function declineQuote(
  tx: Tx,
  facts: When & { quoteId: string; reason: string },
): Promise<void> {
  const locked = await lockSettledQuote(tx, facts);
  await endLiving(tx, locked, "decline", "customer", facts.reason);
  const wasUnread = locked.quote.state === "sent";
  const { reason } = facts;
  await happened(tx, { kind: "quote.declined", ...quoteFacts(locked), wasUnread, reason }, facts);
}

/**
 * The pro takes the quote back. What was paid for a read stays paid: a pro who still believed it unread decides again.
 */
export async function withdrawQuote(
  tx: Tx,
  facts: When & { quoteId: string; believedUnread: boolean | null },
): Promise<void> {
  const locked = await lockSettledQuote(tx, facts);
  if (facts.believedUnread && locked.quote.state === "read") {
    refuse("state_forbids", {
      message: "그사이 고객이 견적을 읽었어요. 그래도 취소하려면 다시 눌러 주세요.",
    });
  }
  await endLiving(tx, locked, "withdraw", "pro", null);
  await happened(tx, { kind: "quote.withdrawn", ...quoteFacts(locked) }, facts);
}

/** Takes back all that a pro who leaves has sent and that could still be hired. */
export async function withdrawLivingQuotes(tx: Tx, facts: When & { proId: string }): Promise<void> {
  const today = seoulDay(facts.now.getTime());
  for (const quoteId of await findUndecidedQuotes(tx, facts.proId)) {
    const { quote, request } = await lockSettledQuote(tx, { ...facts, quoteId });
    if (isLivingQuote(quote, request.state, today)) {
      await withdrawQuote(tx, { ...facts, quoteId, believedUnread: null });
    }
  }
}

const ENDS = { decline: "declined", withdraw: "withdrawn" } as const;

async function endLiving(
  tx: Tx,
  { request, quote, now, ids }: LockedQuote,
  event: keyof typeof ENDS,
  by: DealSide,
  reason: string | null,
): Promise<void> {
  const living = isLivingQuote(quote, request.state, seoulDay(now.getTime()));
  if (!living) refuse("state_forbids");
  await transitionQuote(tx, quote, { event, actor: by, reason, now });
  await endCreditHold(tx, { quoteId: quote.id, reason: ENDS[event], now, ids });
}

/**
 * Verb for a locked request that ends or hires: gives back the credits of every quote still unread. The quotes
 * keep their state; one of them may be read or hired later, at no cost to its pro.
 */
export async function endUnreadHoldsOfRequest(
  tx: Tx,
  end: When & { requestId: string; reason: Exclude<HoldEnd, "read"> },
): Promise<void> {
  const { now, ids } = end;
  const request = (await findRequest(tx, end.requestId)) ?? refuse("not_found");
  const quotes = await lockQuotesOfRequest(tx, end.requestId);
  await lockRequestAccounts(tx, { customerId: request.customer_id, quotes });
  for (const quote of quotes) {
    if (quote.state !== "sent") continue;
    await endCreditHold(tx, { quoteId: quote.id, reason: end.reason, now, ids });
  }
}
