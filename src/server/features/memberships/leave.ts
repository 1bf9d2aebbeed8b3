import type { RefundMethod } from "#domain/payment/refund-method.ts";
import type { LeavingOffer } from "#domain/membership/leaving/leaving-offer.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { applyCommand } from "./apply-command.ts";
import { refuseCommand } from "./refuse-command.ts";

/** What somebody who left is given back, and how; `method` is null when nothing is. */
export interface Left {
  by: LeavingOffer["by"];
  refunded: number;
  method: RefundMethod | null;
}

/**
 * Ends the account's membership now, with the money for what is unused of it, in the caller's transaction: holds are
 * released, its credits end, refunds are ordered. The gateway is called after the commit (`workForAccount`), or by the
 * sweep. Asked again it answers the same. Refuses with `not_active` where there is none, and less money than was `shown`.
 */
export async function leaveMembership(
  tx: Tx,
  leaving: { accountId: string; shown?: number | undefined; now: Date; ids: Ids },
): Promise<Left> {
  const { accountId, shown, now, ids } = leaving;
  const command = { kind: "leave", by: "member" } as const;
  const done = await applyCommand(tx, { accountId, command, now, ids });
  if (!done.ok) refuseCommand(done.code);
  const [row] = await tx<{ refunded: number; by_bank: boolean }[]>`
    SELECT coalesce(sum(r.amount), 0)::int AS refunded, coalesce(bool_or(r.method = 'bank_transfer'), false) AS by_bank
    FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE p.membership_id = ${done.membership?.id ?? null} AND r.state <> 'replaced'
      AND r.reason IN ('guarantee', 'membership_unused')`;
  const refunded = row?.refunded ?? 0;
  if (shown !== undefined && refunded < shown) refuse("refund_changed");
  const method = row?.by_bank ? "bank_transfer" : "gateway";
  return {
    by: done.membership?.end_reason === "refunded" ? "guarantee" : "unused",
    refunded,
    method: refunded > 0 ? method : null,
  };
}
