import { HIRE_WINDOW_TEXT } from "#domain/request/deadlines.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import { quoteAgainRefusal } from "#domain/quote/quote-again.ts";
import { afterQuietHours } from "#domain/message/quiet-hours.ts";
import { verifiedPhones } from "../features/accounts/queries.ts";
import type { NotificationKind } from "../features/notifications/kinds.ts";
import { notifyMany } from "../features/notifications/notify-many.ts";
import { notify } from "../features/notifications/notify.ts";
import { endBlockedHire } from "../features/hires/end-blocked-hire.ts";
import { enqueueTexts } from "../features/outbox/queries.ts";
import { endUnreadHoldsOfRequest } from "../features/quotes/end-quote.ts";
import { findQuotesOfRequest } from "../features/quotes/queries.ts";
import { sendToProsAgain } from "../features/requests/send-to-pros.ts";
import type { Tx } from "../platform/database/sql.ts";
import { publishEvents } from "../platform/events/publish.ts";
import type { Consequences, When } from "../platform/happenings.ts";
import { sendResultNotices } from "./result-notices.ts";

/** Whoever is notified was locked by the slice that reports it (decision 024). */
export const requestConsequences = {
  "request.offered": [notifyOffered],
  "request.designated": [notifyDesignated],
  "request.made_urgent": [notifyUrgent, textUrgent],
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

/** Who has an open quote, or was declined, is not notified. */
async function offerAgain(
  tx: Tx,
  { requestId }: HappeningOf<"request.reopened">,
  when: When,
): Promise<void> {
  const quotes = await findQuotesOfRequest(tx, requestId);
  const mayQuote = (proId: string): boolean => {
    const earlier = quotes.filter((quote) => quote.pro_id === proId);
    return quoteAgainRefusal(earlier.map(({ state }) => state)) === null;
  };
  await sendToProsAgain(tx, { requestId, mayQuote, ...when });
}

type Offered = HappeningOf<"request.offered">;

const OFFERS: Record<Offered["why"], { kind: NotificationKind; body: (name: string) => string }> = {
  published: {
    kind: "request_received",
    body: (name) => `${name} 요청이 들어왔어요. 내용을 보고 견적을 보내 보세요.`,
  },
  designated: {
    kind: "request_designated",
    body: (name) => `${name} 요청이 들어왔어요. 내용을 보고 견적을 보내 보세요.`,
  },
  reopened: {
    kind: "request_reopened",
    body: (name) => `${name} 요청이 다시 열렸어요. 지금 견적을 보낼 수 있어요.`,
  },
  // Who came too late before may quote now; whoever could quote all the time is not notified.
  more_quotes: {
    kind: "request_more_quotes",
    body: (name) => `${name} 요청의 고객이 견적을 더 받기로 했어요. 지금 견적을 보낼 수 있어요.`,
  },
};

async function notifyOffered(tx: Tx, what: Offered, when: When): Promise<void> {
  const { kind, body } = OFFERS[what.why];
  await notifyPros(tx, { ...what, kind, body: body(what.serviceName) }, when);
}

async function notifyDesignated(
  tx: Tx,
  what: HappeningOf<"request.designated">,
  when: When,
): Promise<void> {
  await notifyPros(
    tx,
    {
      requestId: what.requestId,
      accountIds: [what.accountId],
      kind: "request_designated",
      body: `고객이 ${what.serviceName} 요청을 직접 부탁했어요. 견적 비용이 절반이에요.`,
    },
    when,
  );
}

async function notifyUrgent(
  tx: Tx,
  what: HappeningOf<"request.made_urgent">,
  when: When,
): Promise<void> {
  const body = `고객이 ${what.serviceName} 견적을 급히 기다려요. 내용을 보고 견적을 보내 보세요.`;
  await notifyPros(tx, { ...what, kind: "request_urgent", body }, when);
}

/** In their list and on their open pages. */
async function notifyPros(
  tx: Tx,
  notice: {
    requestId: string;
    accountIds: readonly string[];
    kind: NotificationKind;
    body: string;
  },
  { now, ids }: When,
): Promise<void> {
  const { requestId, accountIds, kind, body } = notice;
  const path = `/quote?request_id=${requestId}`;
  await notifyMany(tx, { accountIds, kind, body, path, now, ids });
  const payload = { request_id: requestId };
  await publishEvents(tx, { accountIds, kind: "request_received", payload, now });
}

async function textUrgent(
  tx: Tx,
  what: HappeningOf<"request.made_urgent">,
  { now, ids }: When,
): Promise<void> {
  const phones = await verifiedPhones(tx, what.accountIds);
  await enqueueTexts(
    tx,
    [...phones].map(([accountId, to]) => ({ id: ids.next(), accountId, to })),
    {
      text: `[솜씨] 긴급 요청: ${what.serviceName} 견적을 급히 기다려요. 받은 요청에서 확인해 주세요.`,
      purpose: "request_urgent",
      now,
      notBefore: new Date(afterQuietHours(now.getTime())),
    },
  );
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
    title: "견적을 받는 기간이 끝났어요",
    body:
      what.quoteCount === 0
        ? "견적이 오지 않았어요. 요청을 닫고 다시 열면 더 받을 수 있어요."
        : `견적 ${what.quoteCount}개를 비교하고 한 분을 골라 보세요.`,
    path: `/requests/${what.requestId}`,
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
  const next = what.mayReopen ? "한 번 다시 열 수 있어요." : "필요하면 새로 요청해 보세요.";
  await notify(tx, {
    accountId: what.customerId,
    kind: "request_closed",
    body: `${HIRE_WINDOW_TEXT} 동안 고용이 없어 요청이 마감됐어요. ${next}`,
    path: `/requests/${what.requestId}`,
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
    body: `사실과 다른 요청으로 확인되어 막았어요. 이유: ${what.reason}`,
    path: `/requests/${what.requestId}`,
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
