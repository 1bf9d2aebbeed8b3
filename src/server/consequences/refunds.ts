import type { HappeningOf } from "#domain/happenings/happening.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { notify } from "../features/notifications/notify.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";

export const refundConsequences = {
  "refund.account_wanted": [askForAccount],
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
    body: `${formatWon(amount)}을 계좌로 보내 드려요. 받을 계좌를 알려 주세요.`,
    path: "/membership/refunds",
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
    body: `${formatWon(amount)}을 알려 주신 계좌로 보냈어요.`,
    path: "/membership/refunds",
    ...when,
  });
}
