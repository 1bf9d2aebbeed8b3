import { describeChange } from "#domain/change-order/describe-change.ts";
import type { ChangeOrderEvent } from "#domain/change-order/lifecycle.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import { notify } from "../features/notifications/notify.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";
import { refreshQuote } from "./refresh-quote.ts";

export const changeOrderConsequences = {
  "change_order.proposed": [
    (tx, what, when) =>
      notifyOtherSide(tx, what, when, {
        kind: "change_order_proposed",
        body: `${describeChange(what.change)} 바꾸자는 제안이에요. 이유: ${what.reason}`,
      }),
    refreshQuote,
  ],
  "change_order.decided": [
    (tx, what, when) =>
      notifyOtherSide(tx, what, when, {
        kind: "change_order_decided",
        body: `${describeChange(what.change)} 바꾸자는 ${ANSWERS[what.event]}`,
      }),
    refreshQuote,
  ],
} satisfies Partial<Consequences>;

const ANSWERS: Record<ChangeOrderEvent, string> = {
  approve: "변경 제안이 받아들여졌어요.",
  reject: "변경 제안이 거절됐어요. 처음 약속이 그대로예요.",
  withdraw: "상대가 변경 제안을 거두었어요. 처음 약속이 그대로예요.",
};

async function notifyOtherSide(
  tx: Tx,
  what: HappeningOf<"change_order.proposed" | "change_order.decided">,
  when: When,
  notice: { kind: "change_order_proposed" | "change_order_decided"; body: string },
): Promise<void> {
  await notify(tx, {
    ...notice,
    accountId: what.by === "customer" ? what.proAccountId : what.customerId,
    path: `/quote?id=${what.quoteId}`,
    ...when,
  });
}
