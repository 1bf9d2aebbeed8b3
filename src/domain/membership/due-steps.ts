import { addDays } from "#domain/calendar/day.ts";
import { RETRY_DAYS, retriesAt } from "#domain/schedule/overdue-ladder.ts";
import { periodOverAt } from "#domain/schedule/period-instants.ts";
import {
  decisionDeadline,
  renewalDueAt,
  renewalNoticesAt,
  tenOClock,
  CONSENT_DAYS,
  wasUnattended,
} from "#domain/schedule/renewal-times.ts";
import { comingRenewal } from "./coming-renewal.ts";
import { overdueEndAt } from "./decisions/overdue.ts";
import type { ComingNotice } from "./lifecycle-names.ts";
import type { Membership } from "./membership.ts";
import type { PlanVersion } from "./plans/plan-version.ts";

/** Something that falls due at an instant (epoch ms), whether or not that is over. */
export type DueStep =
  | { at: number; do: "give_up" | "ask" }
  | { at: number; do: "notice"; notice: ComingNotice }
  | { at: number; do: "end_canceled" | "bridge_lots" | "renew" | "renew_again" | "decide_unpaid" }
  | { at: number; do: "retry" | "ladder_anew" | "end_unpaid" };

/** All that will fall due for a membership as it stands at `now`, the earliest first. */
export function dueSteps(
  membership: Membership,
  plans: readonly PlanVersion[],
  now: number,
): DueStep[] {
  const steps = [...ofPayment(membership)];
  if (membership.state === "active") steps.push(...ofActive(membership, plans, now));
  if (membership.state === "overdue") steps.push(...ofOverdue(membership, now));
  return steps.toSorted((a, b) => a.at - b.at);
}

/** Epoch ms at which `tick` has something to do next, null for never. A past instant means at once. */
export function nextDueAt(
  membership: Membership,
  plans: readonly PlanVersion[],
  now: number,
): number | null {
  return dueSteps(membership, plans, now)[0]?.at ?? null;
}

// Giving up comes before asking when both are due.
function ofPayment({ payment }: Membership): DueStep[] {
  if (!payment) return [];
  return [
    { at: payment.poll_deadline, do: "give_up" },
    { at: Math.min(payment.next_poll_at, payment.poll_deadline), do: "ask" },
  ];
}

function ofActive(membership: Membership, plans: readonly PlanVersion[], now: number): DueStep[] {
  const overAt = periodOverAt(membership.period);
  if (membership.is_canceled) return [{ at: overAt, do: "end_canceled" }];
  const coming = comingRenewal(membership, plans, now);
  const { start } = coming;
  const tried = membership.renewal_tried_at;
  if (tried !== null) {
    return membership.payment ? [] : ofUndecided(membership, decisionDeadline(start, tried));
  }
  const steps = noticesOf(membership, start, coming.needsConsent, now);
  // The lots wait on the day after the period; a start that comes later finds them over.
  if (membership.lots_until === overAt) steps.push({ at: overAt, do: "bridge_lots" });
  steps.push({ at: renewalDueAt(start), do: "renew" });
  return steps;
}

// Each notice has its time; one that was missed is not sent when the next one is due.
function noticesOf(
  { notified }: Membership,
  start: string,
  needsConsent: boolean,
  now: number,
): DueStep[] {
  const { inSevenDays, tomorrow } = renewalNoticesAt(start);
  const due = renewalDueAt(start);
  const steps: DueStep[] = [];
  const add = (notice: ComingNotice, at: number, until: number): void => {
    if (!notified.includes(notice) && now < until) steps.push({ at, do: "notice", notice });
  };
  add("renewal_in_7_days", inSevenDays, tomorrow);
  add("renewal_tomorrow", tomorrow, due);
  // The other two say the same while consent is missing.
  if (needsConsent)
    add("price_rise_consent", tenOClock(addDays(start, -CONSENT_DAYS)), inSevenDays);
  return steps;
}

function ofUndecided({ backoff }: Membership, deadline: number): DueStep[] {
  const decided: DueStep = { at: deadline, do: "decide_unpaid" };
  return backoff ? [decided, { at: backoff.next_at, do: "renew_again" }] : [decided];
}

function ofOverdue(membership: Membership, now: number): DueStep[] {
  const { arrears, payment } = membership;
  if (!arrears) return [];
  const endAt = overdueEndAt(arrears);
  if (isLadderMissed(membership, now)) return [{ at: endAt, do: "ladder_anew" }];
  // A charge that could only be asked about late is decided before the end.
  const steps: DueStep[] = [
    { at: Math.max(endAt, payment?.poll_deadline ?? endAt), do: "end_unpaid" },
  ];
  const next = retriesAt(arrears.since)[arrears.retries];
  if (next !== undefined && arrears.kind === "renewal") steps.push({ at: next, do: "retry" });
  return steps;
}

/**
 * True when an overdue renewal would end although it was never really tried: the gateway was away all the time, or
 * nobody worked while its last tries fell due. What nothing can pay ends on its day, and so does the owed period.
 */
function isLadderMissed({ arrears, method }: Membership, now: number): boolean {
  if (arrears?.kind !== "renewal" || !method?.usable || now >= periodOverAt(arrears.period)) {
    return false;
  }
  const endAt = overdueEndAt(arrears);
  if (now < endAt) return false;
  const isTried = arrears.retries >= RETRY_DAYS.length;
  return arrears.unreached === true || (!isTried && wasUnattended(endAt, now));
}
