import { periodOverAt } from "#domain/schedule/period-instants.ts";
import { renewalDueAt } from "#domain/schedule/renewal-times.ts";
import type { Facts } from "./command.ts";
import { comingRenewal } from "./coming-renewal.ts";
import { guarantee } from "./guarantee.ts";
import { firstGuaranteeReason } from "./guarantee-reason.ts";
import type { Membership } from "./membership.ts";
import { isConsentOpen } from "./plans/price-rise.ts";
import type { MembershipRefusal } from "./refusal.ts";

type Check = (membership: Membership, facts: Facts, now: number) => MembershipRefusal | null;

const when = (holds: boolean, code: MembershipRefusal): MembershipRefusal | null =>
  holds ? code : null;

const isPeriodOver = ({ period }: Membership, now: number): boolean => now >= periodOverAt(period);

/** What can stand against a command apart from the state; each says the refusal's code, or null. */
export const OBSTACLES = {
  change_while_canceling: ({ is_canceled }) => when(is_canceled, "change_while_canceling"),
  // Until 10:00 of the start day everything can still be changed.
  renewal_under_way: (membership, facts, now) => {
    const { start } = comingRenewal(membership, facts.plans, now);
    const isDue = isPeriodOver(membership, now) && now >= renewalDueAt(start);
    return when(isDue || membership.renewal_tried_at !== null, "renewal_under_way");
  },
  period_over: (membership, _, now) => when(isPeriodOver(membership, now), "renewal_under_way"),
  over: ({ state }) => when(state === "ended", "not_active"),
  payment_pending: ({ payment }) => when(payment !== null, "payment_pending"),
  already_canceled: ({ is_canceled }) => when(is_canceled, "nothing_pending"),
  nothing_pending: ({ is_canceled }) => when(!is_canceled, "nothing_pending"),
  nothing_scheduled: ({ next_plan }) => when(next_plan === null, "nothing_pending"),
  nothing_due: ({ renewal_tried_at }) => when(renewal_tried_at === null, "nothing_due"),
  method_missing: ({ method }) => when(method === null, "method_missing"),
  method_unusable: ({ method }) => when(method?.usable === false, "method_unusable"),
  no_price_rise: (membership, { plans }, now) =>
    when(!comingRenewal(membership, plans, now).needsConsent, "no_price_rise"),
  consent_not_open: (membership, { plans }, now) =>
    when(!isConsentOpen(comingRenewal(membership, plans, now).start, now), "consent_not_open"),
  not_eligible: (membership, facts, now) =>
    firstGuaranteeReason(guarantee({ ...facts, membership }, now)),
} satisfies Record<string, Check>;

export type Obstacle = keyof typeof OBSTACLES;
