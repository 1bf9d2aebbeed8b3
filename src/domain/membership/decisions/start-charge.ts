import { FIRST_WAIT_MS } from "#domain/payment/back-off.ts";
import { also, change } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { PendingPayment } from "../membership.ts";

/** What is charged, for which period and terms, and when we stop waiting. */
export type Charge = Pick<
  PendingPayment,
  "purpose" | "period" | "plan" | "amount" | "method" | "poll_deadline"
>;

/** Starts a charge; the membership must have none pending. */
export function startCharge(draft: Draft, charge: Charge, now: number): Draft {
  const { membership } = draft;
  if (membership.payment) throw new RangeError(`${membership.payment.id} is pending`);
  const charges = membership.charges + 1;
  const payment: PendingPayment = {
    ...charge,
    id: `${membership.id}-${charges}`,
    started_at: now,
    next_poll_at: now + FIRST_WAIT_MS,
    recorded: false,
  };
  return also(change(draft, { payment, charges }), { kind: "charge", payment });
}
