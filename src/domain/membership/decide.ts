import { admit } from "./admit.ts";
import type { Command, Facts } from "./command.ts";
import { cancel, restart } from "./decisions/cancel.ts";
import { changeMethod, chargeDue } from "./decisions/change-method.ts";
import { removeChange, scheduleChange } from "./decisions/change-plan.ts";
import { consent } from "./decisions/consent.ts";
import { guaranteeRefund, isRefunded } from "./decisions/guarantee-refund.ts";
import { hasLeft, leave } from "./decisions/leave.ts";
import { outsideRefund, owe } from "./decisions/outside-refund.ts";
import { paymentNotPaid } from "./decisions/payment-not-paid.ts";
import { paymentPaid } from "./decisions/payment-paid.ts";
import { purchase } from "./decisions/purchase.ts";
import { tick } from "./decisions/tick.ts";
import { upgradeNow } from "./decisions/upgrade.ts";
import type { Membership } from "./membership.ts";
import { claimsOf } from "./open-claims.ts";
import { accept, refuse } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import { paymentsAfter } from "./payments-after.ts";

/** All but the beginning. */
type Later = Exclude<Command, { kind: "purchase" }>;

/**
 * What a command does to a membership at `now` (epoch ms): the membership to save and the effects to
 * carry out in the same transaction, or a refusal, and then nothing changes. The caller holds the
 * account's lock and has let a `tick` do what fell due before a command of a person is decided.
 */
export function decide(facts: Facts, command: Command, now: number): Outcome {
  const { membership } = facts;
  if (membership && isDoneAlready(membership, command)) return accept({ membership, effects: [] });
  const admission = admit(facts, command, now);
  if (!admission.ok) return refuse(admission.code);
  if (command.kind === "purchase") return purchase(facts, command, now);
  const outcome = decideKind(facts, command, now);
  return outcome.ok && membership ? oweWhatIsOpen({ ...facts, membership }, outcome, now) : outcome;
}

/** What gave money back is not done twice, and asked again it is not refused either. */
function isDoneAlready(membership: Membership, { kind }: Command): boolean {
  if (kind === "guarantee_refund") return isRefunded(membership);
  return kind === "leave" && (isRefunded(membership) || hasLeft(membership));
}

function decideKind(facts: Facts, command: Later, now: number): Outcome {
  const { membership } = facts;
  if (command.kind === "tick") return tick(facts, now);
  return membership ? decideHeld({ ...facts, membership }, command, now) : refuse("not_active");
}

/**
 * What was taken back while a renewal was being decided, or owed, is owed as soon as that is settled. A charge that was
 * paid in this very decision counts with what it made good.
 */
function oweWhatIsOpen(
  facts: Facts & { membership: Membership },
  outcome: Extract<Outcome, { ok: true }>,
  now: number,
): Outcome {
  const { membership, effects } = outcome;
  if (membership?.state !== "active") return outcome;
  const { open } = claimsOf(paymentsAfter(facts, effects));
  return accept(owe({ membership, effects }, facts, open, now));
}

function decideHeld(
  facts: Facts & { membership: Membership },
  command: Exclude<Later, { kind: "tick" }>,
  now: number,
): Outcome {
  const { membership } = facts;
  switch (command.kind) {
    case "payment_paid":
      return paymentPaid(facts, command, now);
    case "payment_failed":
    case "payment_unknown":
    case "payment_not_found":
      return paymentNotPaid(facts, command, now);
    case "cancel":
      return cancel(facts, now);
    case "restart":
      return restart(facts);
    case "schedule_change":
      return scheduleChange(facts, command, now);
    case "remove_change":
      return removeChange(facts);
    case "upgrade_now":
      return upgradeNow(facts, command, now);
    case "retry":
      return accept(chargeDue({ membership, effects: [] }, facts, now));
    case "change_method":
      return changeMethod(facts, command.method, now);
    case "consent":
      return consent(facts, command, now);
    case "guarantee_refund":
      return guaranteeRefund(facts, now);
    case "leave":
      return leave(facts, now);
    case "outside_refund":
    case "outside_reversal":
      return outsideRefund(facts, command.payment_id, now);
    case "arrears_reported":
      return accept({
        membership,
        effects: [{ kind: "alarm", about: "arrears", payment_id: command.payment_id }],
      });
  }
}
