import { periodOverAt } from "#domain/schedule/period-instants.ts";
import type { Facts } from "../command.ts";
import { change, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Membership } from "../membership.ts";
import { accept } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { end } from "./end.ts";

/**
 * Cancels to the end of the paid period; at once when that is over (before 10:00 of the start day) or
 * while overdue. Canceling again changes nothing. A scheduled change goes with it.
 */
export function cancel(facts: Facts & { membership: Membership }, now: number): Outcome {
  const { membership } = facts;
  const draft: Draft = { membership, effects: [] };
  const canceled = change(draft, { is_canceled: true, next_plan: null });
  if (membership.state === "overdue") return accept(end(canceled, facts.lots, "canceled"));
  if (membership.is_canceled) return accept(draft);
  const undone = membership.next_plan ? record(canceled, "change_unscheduled") : canceled;
  const scheduled = record(undone, "cancel_scheduled");
  const isOver = now >= periodOverAt(membership.period);
  return accept(isOver ? end(scheduled, facts.lots, "canceled") : scheduled);
}

/** Takes a pending cancellation back, without a charge; it renews on the original anchor. */
export function restart({ membership }: { membership: Membership }): Outcome {
  const draft: Draft = { membership, effects: [] };
  return accept(record(change(draft, { is_canceled: false }), "restarted"));
}
