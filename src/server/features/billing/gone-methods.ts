import { inTransaction } from "../../platform/database/in-transaction.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened } from "../../platform/happenings.ts";
import type { GatewayDeps } from "./gateway-deps.ts";
import { findMethodByKey, type BillingMethodRow } from "./queries.ts";

/**
 * Asks the gateway about a billing key that its webhook named, and says so when somebody pays by it and it is gone. The
 * wire tells no card's last month: this is the first word of a card that was taken away. Answers false while the gateway
 * gives no clear answer.
 */
export async function checkMethod(deps: GatewayDeps, billingKey: string): Promise<boolean> {
  const method = await findMethodByKey(deps.sql, billingKey);
  // Of a key that is no account's way to pay, or that we gave back ourselves, there is nothing to say.
  if (method?.replaced_at !== null) return true;
  const { outcome } = await deps.port.readBillingKey(billingKey);
  if (outcome === "missing") await markGone(deps, method);
  return outcome !== "unknown";
}

async function markGone(
  { sql, clock, ids }: GatewayDeps,
  { id, account_id: accountId, type, card_name }: BillingMethodRow,
): Promise<void> {
  const now = clock.now();
  await inTransaction(sql, async (tx) => {
    await lockEventNumbers(tx, [accountId]);
    // It may have been replaced meanwhile, or another webhook said the same.
    const marked = await tx`
      UPDATE billing_methods SET gone_at = ${now}
      WHERE id = ${id} AND replaced_at IS NULL AND gone_at IS NULL`;
    if (marked.count === 0) return;
    const method = { type, card_name };
    await happened(tx, { kind: "payment_method.gone", accountId, method }, { now, ids });
  });
}
