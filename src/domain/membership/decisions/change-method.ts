import type { Facts } from "../command.ts";
import { change } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Membership, MethodRef } from "../membership.ts";
import { accept } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { chargeArrears } from "./overdue.ts";
import { startRenewal } from "./renew.ts";

/** Another way to pay; what is owed is charged at once, unless a charge is under way. */
export function changeMethod(
  facts: Facts & { membership: Membership },
  method: MethodRef,
  now: number,
): Outcome {
  const draft: Draft = { membership: facts.membership, effects: [] };
  const changed = change(draft, { method: { ...method, usable: true } });
  return accept(chargeDue(changed, facts, now));
}

/** Charges what is owed, or the renewal that is still being decided; nothing while one is pending. */
export function chargeDue(draft: Draft, facts: Facts, now: number): Draft {
  const { state, payment, renewal_tried_at } = draft.membership;
  if (payment) return draft;
  if (state === "overdue") return chargeArrears(draft, facts, now);
  return renewal_tried_at === null ? draft : startRenewal(draft, facts, now);
}
