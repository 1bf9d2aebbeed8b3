import type { DealSide } from "#domain/quote/deal-side.ts";
import { describeChange, describeChangeBriefly } from "#domain/change-order/describe-change.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import type { NoticeContent } from "#domain/notice/catalogue.ts";
import { notify } from "../features/notifications/notify.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";
import {
  showChangeDecided,
  showChangeProposed,
  showNewAppointment,
} from "./deal/conversation-cards.ts";
import { refreshQuote } from "./deal/refresh-quote.ts";

export const changeOrderConsequences = {
  "change_order.proposed": [
    showChangeProposed,
    (tx, what, when) =>
      notifyOtherSide(tx, what, when, {
        kind: "change_order_proposed",
        values: {
          side: otherSide(what),
          change: describeChange(what.change, what.before),
          brief: describeChangeBriefly(what.change),
          over: what.over,
          reason: what.reason,
        },
      }),
    refreshQuote,
  ],
  "change_order.decided": [
    showChangeDecided,
    showNewAppointment,
    (tx, what, when) =>
      notifyOtherSide(tx, what, when, {
        kind: "change_order_decided",
        values: {
          side: otherSide(what),
          change: describeChange(what.change, what.before),
          event: what.event,
        },
      }),
    refreshQuote,
  ],
} satisfies Partial<Consequences>;

type Told = HappeningOf<"change_order.proposed" | "change_order.decided">;

const otherSide = ({ by }: Told): DealSide => (by === "customer" ? "pro" : "customer");

async function notifyOtherSide(
  tx: Tx,
  what: Told,
  when: When,
  notice: Extract<NoticeContent, { kind: "change_order_proposed" | "change_order_decided" }>,
): Promise<void> {
  await notify(tx, {
    ...notice,
    accountId: otherSide(what) === "pro" ? what.proAccountId : what.customerId,
    path: `/quote?id=${what.quoteId}`,
    requestId: what.requestId,
    ...when,
  });
}
