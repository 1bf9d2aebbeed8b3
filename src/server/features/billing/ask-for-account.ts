import { formatWon } from "#domain/won/format-won.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { notify } from "../notifications/notify.ts";

/** Tells a person that a refund waits for their bank account, and where to tell it. */
export async function askForAccount(
  tx: Tx,
  refund: { accountId: string; amount: number; now: Date; ids: Ids },
): Promise<void> {
  const { accountId, amount, now, ids } = refund;
  await notify(tx, {
    accountId,
    kind: "refund_account_wanted",
    body: `${formatWon(amount)}을 계좌로 보내 드려요. 받을 계좌를 알려 주세요.`,
    path: "/membership/refunds",
    now,
    ids,
  });
}
