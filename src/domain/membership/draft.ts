import { vatOf } from "#domain/won/vat.ts";
import type { Effect } from "./effect.ts";
import type { MembershipEvent, MembershipNotice } from "./lifecycle-names.ts";
import type { Membership, PaymentPurpose, PendingPayment } from "./membership.ts";

/** A decision in the making: the membership as it will be saved, and what else is to be done. */
export type Draft = { membership: Membership; effects: readonly Effect[] };

/** The draft with some fields of the membership changed. */
export function change(draft: Draft, patch: Partial<Membership>): Draft {
  return { ...draft, membership: { ...draft.membership, ...patch } };
}

/** The draft with more to do, after what it has to do already. */
export function also(draft: Draft, ...effects: readonly Effect[]): Draft {
  return { ...draft, effects: [...draft.effects, ...effects] };
}

/** Records an event and notifies the member of it. */
export function record(draft: Draft, event: MembershipEvent): Draft {
  return also(draft, { kind: "event", event }, { kind: "notice", notice: event });
}

/** Notifies the member without an event. */
export function notify(draft: Draft, notice: MembershipNotice): Draft {
  return also(draft, { kind: "notice", notice });
}

/** Writes the receipt of a charge, or of 0 won that needed none (`payment_id` null). */
export function invoice(
  draft: Draft,
  paid: Pick<PendingPayment, "period" | "amount"> & {
    purpose: PaymentPurpose;
    payment_id: string | null;
  },
): Draft {
  const { payment_id, purpose, period, amount } = paid;
  return also(draft, { kind: "invoice", payment_id, purpose, period, amount, vat: vatOf(amount) });
}
