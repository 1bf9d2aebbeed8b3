import type { HoldEnd } from "#domain/credits/hold-end.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { isLivingQuote } from "#domain/quote/is-living.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { endCreditHold } from "../credits/ledger.ts";
import { notify } from "../notifications/notify.ts";
import { findRequest } from "../requests/queries.ts";
import { lockRequestAccounts } from "./lock-accounts.ts";
import { lockSettledQuote } from "./lock-quote.ts";
import { lockQuotesOfRequest } from "./queries.ts";
import type { LockedQuote } from "./settle-due.ts";
import { publishQuoteChanged } from "./publish-quote-changed.ts";
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
  const said = facts.reason === "" ? "" : ` 이유: ${facts.reason}`;
  await notify(tx, {
    accountId: locked.proAccountId,
    kind: "quote_declined",
    body:
      locked.quote.state === "sent"
        ? `읽지 않고 거절해 크레딧은 쓰이지 않았어요.${said}`
        : `다음 요청에 다시 견적을 보내 보세요.${said}`,
    path: `/quote?id=${locked.quote.id}`,
    now: facts.now,
    ids: facts.ids,
  });
}

/** The pro takes the quote back. What was paid for a read stays paid. */
export async function withdrawQuote(tx: Tx, facts: When & { quoteId: string }): Promise<void> {
  const locked = await lockSettledQuote(tx, facts);
  await endLiving(tx, locked, "withdraw", "pro", null);
  await notify(tx, {
    accountId: locked.request.customer_id,
    kind: "quote_withdrawn",
    body: "받은 견적 하나를 고수가 거두었어요. 다른 견적을 확인해 보세요.",
    path: `/requests/${locked.request.id}`,
    now: facts.now,
    ids: facts.ids,
  });
}

const ENDS = { decline: "declined", withdraw: "withdrawn" } as const;

async function endLiving(
  tx: Tx,
  { request, quote, proAccountId, now, ids }: LockedQuote,
  event: keyof typeof ENDS,
  by: "customer" | "pro",
  reason: string | null,
): Promise<void> {
  const living = isLivingQuote(quote, request.state, seoulDay(now.getTime()));
  if (!living) refuse("state_forbids");
  await transitionQuote(tx, quote, { event, actor: by, reason, now });
  await endCreditHold(tx, { quoteId: quote.id, reason: ENDS[event], now, ids });
  await publishQuoteChanged(tx, { quote, accountIds: [request.customer_id, proAccountId], now });
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
