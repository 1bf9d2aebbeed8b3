import type { ReconcilePayment } from "../billing/owner.ts";
import { applyCommandToMembership } from "./apply-command.ts";

/** Applies to a membership what the gateway reports of one of its charges. What the rules refuse changes nothing. */
export const reconcileMembershipPayment: ReconcilePayment = async (
  tx,
  { payment, report, now, ids },
) => {
  if (payment.membership_id === null) return;
  await applyCommandToMembership(tx, {
    accountId: payment.account_id,
    membershipId: payment.membership_id,
    command: { by: "gateway", payment_id: payment.id, ...report },
    now,
    ids,
  });
};
