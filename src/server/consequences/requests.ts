import type { HappeningOf } from "#domain/happenings/happening.ts";
import { quoteAgainRefusal } from "#domain/quote/quote-again.ts";
import type { NoticeContent } from "#domain/notice/catalogue.ts";
import { notifyMany } from "../features/notifications/notify-many.ts";
import { notify } from "../features/notifications/notify.ts";
import { endBlockedHire } from "../features/hires/end-blocked-hire.ts";
import { endUnreadHoldsOfRequest } from "../features/quotes/end-quote.ts";
import { findQuotesOfRequest, type QuoteRow } from "../features/quotes/queries.ts";
import { orderDispatchAgain } from "../features/requests/order-dispatch.ts";
import { findPassers } from "../features/requests/recipients.ts";
import type { Tx } from "../platform/database/sql.ts";
import { publishEvents } from "../platform/events/publish.ts";
import type { Consequences, When } from "../platform/happenings.ts";
import { sendResultNotices } from "./result-notices.ts";

/** Whoever is notified was locked by the slice that reports it (decision 024). */
export const requestConsequences = {
  "request.offered": [notifyOffered],
  "request.designated": [notifyDesignated],
  "request.made_urgent": [notifyUrgent],
  "request.window_ended": [notifyWindowEnded],
  "request.end_decided": [endHireOrHolds],
  "request.closed": [notifyRunOut, notifyClosed],
  "request.reopened": [offerAgain],
  "request.blocked": [notifyCustomer, notifyBlocked],
} satisfies Partial<Consequences>;

/** Credits of unread quotes go back; of one that is hired they went back then, and its hire ends. */
async function endHireOrHolds(
  tx: Tx,
  { requestId, wasHired, why, reason }: HappeningOf<"request.end_decided">,
  when: When,
): Promise<void> {
  if (wasHired) await endBlockedHire(tx, { requestId, reason, ...when });
  else await endUnreadHoldsOfRequest(tx, { requestId, reason: why, ...when });
}

/** Who has an open quote, was declined or passed is not notified. */
async function offerAgain(
  tx: Tx,
  { requestId }: HappeningOf<"request.reopened">,
  { now }: When,
): Promise<void> {
  const byPro = Map.groupBy(await findQuotesOfRequest(tx, requestId), (quote) => quote.pro_id);
  const mayNotQuote = (quotes: readonly QuoteRow[]) =>
    quoteAgainRefusal(quotes.map(({ state }) => state)) !== null;
  const unable = [...byPro].filter(([, quotes]) => mayNotQuote(quotes)).map(([id]) => id);
  const exceptProIds = [...unable, ...(await findPassers(tx, requestId))];
  await orderDispatchAgain(tx, { requestId, exceptProIds, now });
}

type Offered = HappeningOf<"request.offered">;

function offerOf({ why, serviceName }: Offered): NoticeContent {
  switch (why) {
    case "published":
      return { kind: "request_received", values: { serviceName } };
    case "designated":
      return { kind: "request_designated", values: { serviceName, isHalfPrice: false } };
    case "reopened":
      return { kind: "request_reopened", values: { serviceName } };
    // Who came too late before may quote now; whoever could quote all the time is not notified.
    case "more_quotes":
      return { kind: "request_more_quotes", values: { serviceName } };
  }
}

async function notifyOffered(tx: Tx, what: Offered, when: When): Promise<void> {
  await notifyPros(tx, what, offerOf(what), when);
}

async function notifyDesignated(
  tx: Tx,
  what: HappeningOf<"request.designated">,
  when: When,
): Promise<void> {
  const { requestId, accountId, serviceName } = what;
  const values = { serviceName, isHalfPrice: true };
  const to = { requestId, accountIds: [accountId] };
  await notifyPros(tx, to, { kind: "request_designated", values }, when);
}

async function notifyUrgent(
  tx: Tx,
  what: HappeningOf<"request.made_urgent">,
  when: When,
): Promise<void> {
  const { serviceName } = what;
  await notifyPros(tx, what, { kind: "request_urgent", values: { serviceName } }, when);
}

/** In their list and on their open pages. */
async function notifyPros(
  tx: Tx,
  { requestId, accountIds }: { requestId: string; accountIds: readonly string[] },
  content: NoticeContent,
  { now, ids }: When,
): Promise<void> {
  const path = `/quote?request_id=${requestId}`;
  await notifyMany(tx, { accountIds, ...content, path, requestId, now, ids });
  const payload = { request_id: requestId };
  await publishEvents(tx, { accountIds, kind: "request_received", payload, now });
}

/** The customer chooses now, or is notified that nobody answered. */
async function notifyWindowEnded(
  tx: Tx,
  what: HappeningOf<"request.window_ended">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.customerId,
    kind: "quotes_closed",
    values: { count: what.quoteCount, why: "window_ended" },
    path: `/requests/${what.requestId}`,
    requestId: what.requestId,
    ...when,
  });
}

/** Nothing else notifies the customer that their time has run out. */
async function notifyRunOut(
  tx: Tx,
  what: HappeningOf<"request.closed">,
  when: When,
): Promise<void> {
  if (what.by === "customer") return;
  await notify(tx, {
    accountId: what.customerId,
    kind: "request_closed",
    values: { mayReopen: what.mayReopen },
    path: `/requests/${what.requestId}`,
    requestId: what.requestId,
    ...when,
  });
}

async function notifyClosed(
  tx: Tx,
  what: HappeningOf<"request.closed">,
  when: When,
): Promise<void> {
  const result = what.by === "customer" ? "cancelled" : "expired";
  await sendResultNotices(tx, { ...what, result }, when);
}

async function notifyCustomer(
  tx: Tx,
  what: HappeningOf<"request.blocked">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.customerId,
    kind: "request_blocked",
    values: { reason: what.reason },
    path: `/requests/${what.requestId}`,
    requestId: what.requestId,
    ...when,
  });
}

/** Of a hired one they were notified when somebody else was hired. */
async function notifyBlocked(
  tx: Tx,
  what: HappeningOf<"request.blocked">,
  when: When,
): Promise<void> {
  if (!what.wasHired) await sendResultNotices(tx, { ...what, result: "blocked" }, when);
}
