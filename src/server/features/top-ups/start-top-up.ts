import { beginWait } from "#domain/credits/top-up-payment.ts";
import type { MethodType } from "#domain/payment/refund-method.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { insertPayment } from "../billing/write-payment.ts";
import { isBeingBought } from "./queries.ts";

/**
 * Writes down that a pack is being bought and the charge that is sent after the commit. The account's credits are
 * locked: a second press, whatever its key, finds the first one and is refused with `payment_pending`.
 */
export async function startTopUp(
  tx: Tx,
  order: {
    accountId: string;
    pack: { id: string; name: string; price_won: number; credits: number };
    method: { id: string; type: MethodType };
    now: Date;
    ids: Ids;
  },
): Promise<string> {
  const { accountId, pack, method, now, ids } = order;
  if (await isBeingBought(tx, accountId, pack.id)) refuse("payment_pending");
  const id = ids.next();
  await tx`
    INSERT INTO top_ups (id, account_id, product_id, credits, price_won, state, created_at)
    VALUES (${id}, ${accountId}, ${pack.id}, ${pack.credits}, ${pack.price_won}, 'pending', ${now})`;
  const wait = beginWait(now.getTime());
  await insertPayment(tx, {
    id: `${id}-1`,
    account_id: accountId,
    membership_id: null,
    top_up_id: id,
    purpose: "top_up",
    order_name: pack.name,
    period_start: null,
    period_end: null,
    upgrade_no: 0,
    plan: null,
    amount: pack.price_won,
    method_id: method.id,
    method_type: method.type,
    started_at: now,
    next_poll_at: new Date(wait.next_poll_at),
    poll_deadline: new Date(wait.poll_deadline),
  });
  return id;
}
