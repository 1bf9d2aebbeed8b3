import { DEAL_SIDES } from "#domain/quote/deal-side.ts";
import { proMomentPath } from "#domain/deal/moments.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import { findHireOfQuote } from "../features/hires/queries.ts";
import { notify } from "../features/notifications/notify.ts";
import { countDeal, countHire } from "../features/pros/figures.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";
import { refuse } from "../platform/refusal.ts";
import {
  showAppointment,
  showHireCancelled,
  showHireCompleted,
  showHired,
} from "./deal/conversation-cards.ts";
import { refreshQuote } from "./deal/refresh-quote.ts";
import { sendResultNotices } from "./result-notices.ts";

/** Both sides' event numbers are locked by the slice that says it (decision 024). */
export const hireConsequences = {
  "hire.made": [
    showHired,
    showAppointment,
    notifyOthers,
    notifyHired,
    refreshQuote,
    (tx, { proId }) => countHire(tx, proId, 1),
  ],
  "hire.cancelled": [
    showHireCancelled,
    notifyCancelled,
    refreshQuote,
    (tx, { proId }) => countHire(tx, proId, -1),
  ],
  "hire.completed": [
    showHireCompleted,
    notifyCompleted,
    refreshQuote,
    (tx, { proId, atQuotedPrice }) => countDeal(tx, proId, atQuotedPrice),
  ],
  "hire.tomorrow": [remindBoth],
} satisfies Partial<Consequences>;

/** Everybody else who sent a quote. */
async function notifyOthers(tx: Tx, what: HappeningOf<"hire.made">, when: When): Promise<void> {
  const { requestId, quoteCount, agreedPrice: hiredPrice } = what;
  const facts = { requestId, quoteCount, result: "hired_elsewhere" as const, hiredPrice };
  await sendResultNotices(tx, facts, when);
}

async function notifyHired(tx: Tx, what: HappeningOf<"hire.made">, when: When): Promise<void> {
  const hire = (await findHireOfQuote(tx, what.quoteId)) ?? refuse("not_found");
  await notify(tx, {
    accountId: what.proAccountId,
    kind: "quote_hired",
    values: {
      agreedDate: what.agreedDate,
      agreedTime: what.agreedTime,
      agreedPrice: what.agreedPrice,
    },
    path: proMomentPath(hire.id, "hired"),
    requestId: what.requestId,
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
  await notify(tx, {
    ...(what.by === "hired_pro" ? toCustomer : toPro),
    kind: "hire_cancelled",
    values: { by: what.by, reason: what.reason },
    requestId: what.requestId,
    ...when,
  });
}

/** Nobody is notified of what they did themselves. */
async function notifyCompleted(
  tx: Tx,
  what: HappeningOf<"hire.completed">,
  when: When,
): Promise<void> {
  const isAutomatic = what.by === "system";
  if (what.by !== "customer") {
    await notify(tx, {
      accountId: what.customerId,
      kind: "hire_completed",
      values: { side: "customer", isAutomatic },
      path: `/review/${what.hireId}?request_id=${what.requestId}`,
      requestId: what.requestId,
      ...when,
    });
  }
  if (what.by !== "hired_pro") {
    await notify(tx, {
      accountId: what.proAccountId,
      kind: "hire_completed",
      values: { side: "pro", isAutomatic },
      path: `/quote?id=${what.quoteId}`,
      requestId: what.requestId,
      ...when,
    });
  }
}

async function remindBoth(tx: Tx, what: HappeningOf<"hire.tomorrow">, when: When): Promise<void> {
  const accounts = { customer: what.customerId, pro: what.proAccountId };
  for (const side of DEAL_SIDES) {
    await notify(tx, {
      accountId: accounts[side],
      kind: "appointment_tomorrow",
      values: { side, agreedDate: what.agreedDate, agreedTime: what.agreedTime },
      path: `/quote?id=${what.quoteId}`,
      requestId: what.requestId,
      ...when,
    });
  }
}
