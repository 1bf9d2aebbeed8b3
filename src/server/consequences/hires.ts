import { AUTO_COMPLETE_TEXT } from "#domain/request/deadlines.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { notify } from "../features/notifications/notify.ts";
import { countDeal, countHire } from "../features/pros/figures.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";
import { refreshQuote } from "./refresh-quote.ts";
import { sendResultNotices } from "./result-notices.ts";

/** Both sides' event numbers are locked by the slice that says it (decision 024). */
export const hireConsequences = {
  "hire.made": [
    notifyOthers,
    notifyHired,
    refreshQuote,
    (tx, { proId }) => countHire(tx, proId, 1),
  ],
  "hire.cancelled": [notifyCancelled, refreshQuote, (tx, { proId }) => countHire(tx, proId, -1)],
  "hire.completed": [
    notifyCompleted,
    refreshQuote,
    (tx, { proId, atQuotedPrice }) => countDeal(tx, proId, atQuotedPrice),
  ],
} satisfies Partial<Consequences>;

/** Everybody else who sent a quote. */
async function notifyOthers(tx: Tx, what: HappeningOf<"hire.made">, when: When): Promise<void> {
  const { requestId, quoteCount, agreedPrice: hiredPrice } = what;
  const facts = { requestId, quoteCount, result: "hired_elsewhere" as const, hiredPrice };
  await sendResultNotices(tx, facts, when);
}

async function notifyHired(tx: Tx, what: HappeningOf<"hire.made">, when: When): Promise<void> {
  await notify(tx, {
    accountId: what.proAccountId,
    kind: "quote_hired",
    body: `${formatKoreanDate(what.agreedDate)}, ${formatWon(what.agreedPrice)}에 하기로 했어요. 고객과 자세한 내용을 나눠 보세요.`,
    path: `/quote?id=${what.quoteId}`,
    ...when,
  });
}

/** Of a blocked request the customer is notified elsewhere. */
async function notifyCancelled(
  tx: Tx,
  what: HappeningOf<"hire.cancelled">,
  when: When,
): Promise<void> {
  const toPro = { accountId: what.proAccountId, path: `/quote?id=${what.quoteId}` };
  const toCustomer = { accountId: what.customerId, path: `/requests/${what.requestId}` };
  const news = {
    customer: { ...toPro, body: `고객이 거래를 취소했어요. 이유: ${what.reason}` },
    hired_pro: {
      ...toCustomer,
      body: `고수가 거래를 취소했어요. 다른 견적을 고르거나 요청을 다시 열 수 있어요. 이유: ${what.reason}`,
    },
    staff: { ...toPro, body: "사실과 다른 요청으로 확인되어 거래를 취소했어요." },
  };
  await notify(tx, { ...news[what.by], kind: "hire_cancelled", ...when });
}

/** Nobody is notified of what they did themselves. */
async function notifyCompleted(
  tx: Tx,
  what: HappeningOf<"hire.completed">,
  when: When,
): Promise<void> {
  const how =
    what.by === "system" ? `약속한 날에서 ${AUTO_COMPLETE_TEXT}이 지나 거래가 완료됐어요. ` : "";
  if (what.by !== "customer") {
    await notify(tx, {
      accountId: what.customerId,
      kind: "hire_completed",
      body: `${how}어땠는지 후기를 남겨 주세요.`,
      path: `/review/${what.hireId}?request_id=${what.requestId}`,
      ...when,
    });
  }
  if (what.by !== "hired_pro") {
    await notify(tx, {
      accountId: what.proAccountId,
      kind: "hire_completed",
      body: `${how}고객이 후기를 남기면 알려 드릴게요.`,
      path: `/quote?id=${what.quoteId}`,
      ...when,
    });
  }
}
