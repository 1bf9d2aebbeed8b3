import { topUpDue, waitOn } from "#domain/credits/top-up-payment.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql, Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { lockPayment } from "../billing/queries.ts";
import { rescheduleAsk, wantAsk } from "../billing/write-payment.ts";
import { lockBuyer } from "./lock-buyer.ts";
import { decideTopUp, waitOf } from "./reconcile-payment.ts";
import { findDueCharges, lockTopUp } from "./queries.ts";

const BATCH = 200;

/** Lets the gateway be asked about packs that are not decided, and gives up those that took too long. */
export async function sweepTopUps(deps: { sql: Sql; clock: Clock; ids: Ids }): Promise<void> {
  const { sql, ids } = deps;
  const now = deps.clock.now();
  const accounts = new Map<string, string>();
  await drainDue(
    async () => {
      const due = await findDueCharges(sql, now, BATCH);
      for (const { id, account_id } of due) accounts.set(id, account_id);
      return due.map(({ id }) => id);
    },
    (paymentId) =>
      inTransaction(sql, (tx) =>
        settleDue(tx, { paymentId, accountId: accounts.get(paymentId) ?? "", now, ids }),
      ),
  );
}

// Decided again under the lock: the gateway's answer may have come first.
async function settleDue(
  tx: Tx,
  due: { paymentId: string; accountId: string; now: Date; ids: Ids },
): Promise<void> {
  const { now, ids } = due;
  await lockBuyer(tx, due.accountId);
  const payment = await lockPayment(tx, due.paymentId);
  if (payment?.status !== "pending" || payment.top_up_id === null) return;
  const todo = topUpDue(waitOf(payment), now.getTime());
  if (todo === "give_up") {
    const topUp = await lockTopUp(tx, payment.top_up_id);
    if (topUp) await decideTopUp(tx, { payment, topUp, now, ids }, "give_up", null);
  } else if (todo === "ask") {
    const wait = waitOn(
      waitOf(payment),
      { kind: "payment_unknown", recorded: false },
      now.getTime(),
    );
    await rescheduleAsk(tx, { ...payment, next_poll_at: new Date(wait.next_poll_at) });
    await wantAsk(tx, payment.id);
  }
}
