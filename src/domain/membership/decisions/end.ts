import type { Effect } from "../effect.ts";
import type { Membership, MembershipLot } from "../membership.ts";
import type { EndReason } from "../lifecycle-names.ts";
import { also, change, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import { closeLots, refundLots } from "./plan-lots.ts";

/**
 * Ends a held membership: what it granted and nobody holds is gone, nothing rolls over, and a charge
 * under way is given up. Of payments that were taken back and not made good the used credits are owed. Whoever leaves for
 * the money of what is unused gives that back, held credits too.
 */
export function end(draft: Draft, lots: readonly MembershipLot[], reason: EndReason): Draft {
  const ended = change(giveUpPayment(draft), {
    state: "ended",
    end_reason: reason,
    arrears: null,
    next_plan: null,
  });
  const gone = reason === "left" ? refundLots(ended, lots) : closeLots(ended, lots, "ended");
  const closed = also(gone, ...usedCredits(draft.membership));
  return record(closed, "ended");
}

function usedCredits({ arrears }: Membership): Effect[] {
  if (arrears?.kind !== "claims") return [];
  return arrears.claims.map(({ payment_id, amount }) => {
    return { kind: "take_credits", payment_id, won: amount };
  });
}

/** Stops waiting for the pending charge, if there is one. What it takes later is refunded. */
export function giveUpPayment(draft: Draft): Draft {
  const { payment } = draft.membership;
  if (!payment) return draft;
  return also(change(draft, { payment: null }), {
    kind: "settle_payment",
    payment_id: payment.id,
    status: "given_up",
    paid_at: null,
    code: null,
    covers: [],
  });
}
