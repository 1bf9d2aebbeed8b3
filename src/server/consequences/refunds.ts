import type { HappeningOf } from "#domain/happenings/happening.ts";
import { notify } from "../features/notifications/notify.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";

export const refundConsequences = {
  "refund.account_wanted": [askForAccount],
  "refund.account_refused": [askForAnotherAccount],
  "refund.sent": [notifySent],
} satisfies Partial<Consequences>;

async function askForAccount(
  tx: Tx,
  { accountId, amount }: HappeningOf<"refund.account_wanted">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId,
    kind: "refund_account_wanted",
    values: { amount },
    path: "/membership/refunds",
    requestId: null,
    ...when,
  });
}

async function askForAnotherAccount(
  tx: Tx,
  { accountId, amount, reason }: HappeningOf<"refund.account_refused">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId,
    kind: "refund_account_refused",
    values: { amount, reason },
    path: "/membership/refunds",
    requestId: null,
    ...when,
  });
}

async function notifySent(
  tx: Tx,
  { accountId, amount }: HappeningOf<"refund.sent">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId,
    kind: "refund_sent",
    values: { amount },
    path: "/membership/refunds",
    requestId: null,
    ...when,
  });
}
