import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay, seoulIso } from "#domain/calendar/seoul-day.ts";
import { availableActions } from "#domain/membership/available-actions.ts";
import { comingRenewal } from "#domain/membership/coming-renewal.ts";
import type { Facts } from "#domain/membership/command.ts";
import { overdueEndAt, owedWon } from "#domain/membership/decisions/overdue.ts";
import type { Arrears, Membership } from "#domain/membership/membership.ts";
import { pendingChange } from "#domain/membership/next-schedule.ts";
import { paymentMethod } from "#domain/membership/payment-method.ts";
import { holdsMembership } from "#domain/membership/state.ts";
import { declineMessage } from "#domain/payment/decline-message.ts";
import { retriesAt } from "#domain/schedule/overdue-ladder.ts";
import { consentOpensAt, renewalDueAt } from "#domain/schedule/renewal-times.ts";
import type { BillingMethodRow, PaymentRow } from "../../features/billing/queries.ts";
import { presentPlan } from "../../features/memberships/present-plan.ts";
import type { PlanName } from "../../features/memberships/products.ts";
import { presentMembership } from "../../features/memberships/present.ts";
import { presentEnded } from "./present-ended.ts";
import { presentGuarantee } from "./present-guarantee.ts";
import type { MembershipRow } from "../../features/memberships/membership-rows.ts";

interface Seen {
  row: MembershipRow | undefined;
  facts: Facts;
  names: ReadonlyMap<string, PlanName>;
  method: BillingMethodRow | undefined;
  /** The charge that was started last, whatever came of it. */
  lastPayment: PaymentRow | undefined;
  now: number;
}

/** How long a first payment that failed is shown. */
const FAILED_SHOWN_MS = HOUR_MS;

/** Everything that the page of one's own membership shows. */
export function presentOverview(seen: Seen): MembershipOverview {
  const { facts, names, method, now } = seen;
  const { membership } = facts;
  const held = membership && holdsMembership(membership.state) ? membership : null;
  return {
    today: seoulDay(now),
    membership: presentMembership(facts, names, now),
    purchase: presentPurchase(seen),
    ended: presentEnded(seen.row, now),
    coming: held && presentComing(held, seen),
    price_rise: held && presentPriceRise(held, seen),
    overdue: held && presentOverdue(held, seen),
    payment: held?.payment
      ? { amount: held.payment.amount, started_at: seoulIso(held.payment.started_at) }
      : null,
    method: method
      ? {
          type: method.type,
          card_name: method.card_name,
          name: paymentMethod(method).name,
          usable:
            method.gone_at === null && (held?.method?.id === method.id ? held.method.usable : true),
        }
      : null,
    actions: availableActions(facts, now),
    guarantee: presentGuarantee(facts, now),
  };
}

function presentPurchase({ row, names, lastPayment, now }: Seen): MembershipOverview["purchase"] {
  if (!row) return null;
  const purchase = {
    plan: presentPlan(row.plan, names),
    started_at: seoulIso(row.bought_at.getTime()),
  };
  if (row.state === "incomplete") return { ...purchase, state: "confirming", message: null };
  const failed = row.end_reason === "payment_failed" || row.end_reason === "timeout";
  const isRecent = row.ended_at !== null && now - row.ended_at.getTime() < FAILED_SHOWN_MS;
  if (!failed || !isRecent) return null;
  return { ...purchase, state: "failed", message: declineMessage(lastPayment?.code ?? null) };
}

function presentComing(
  membership: Membership,
  { facts, names, now }: Seen,
): MembershipOverview["coming"] {
  if (membership.is_canceled || membership.state === "overdue") return null;
  const { start, plan } = comingRenewal(membership, facts.plans, now);
  return {
    starts_on: start,
    payment_due_at: seoulIso(renewalDueAt(start)),
    plan: presentPlan(plan, names),
    amount: plan.price,
    change: pendingChange(plan.credits, membership.plan.credits),
  };
}

function presentPriceRise(
  membership: Membership,
  { facts, now }: Seen,
): MembershipOverview["price_rise"] {
  if (membership.is_canceled || membership.state === "overdue") return null;
  const coming = comingRenewal(membership, facts.plans, now);
  if (!coming.rises) return null;
  return {
    from: (membership.next_plan ?? membership.plan).price,
    to: coming.plan.price,
    starts_on: coming.start,
    consent_from: seoulIso(consentOpensAt(coming.start)),
    consent_until: seoulIso(renewalDueAt(coming.start)),
    consented: !coming.needsConsent,
  };
}

function presentOverdue(
  { arrears, method }: Membership,
  { lastPayment }: Seen,
): MembershipOverview["overdue"] {
  if (!arrears) return null;
  const next = arrears.kind === "renewal" ? retriesAt(arrears.since)[arrears.retries] : undefined;
  const retries = next !== undefined && method?.usable === true;
  return {
    since: arrears.since,
    amount: owedWon(arrears),
    next_retry_at: retries ? seoulIso(next) : null,
    ends_at: seoulIso(overdueEndAt(arrears)),
    message: arrearsMessage(arrears, lastPayment),
  };
}

const TAKEN_BACK =
  "이미 낸 돈을 카드사나 통신사가 되돌렸어요. 다시 결제하면 멤버십을 그대로 쓸 수 있어요. 취소를 요청하지 않았다면 카드사나 통신사에 물어봐 주세요.";
const NOT_CHARGED = "쓸 수 있는 결제 수단이 없어 결제하지 못했어요. 결제 수단을 등록해 주세요.";

/** Why it is overdue. What was charged last counts only when it is what failed. */
function arrearsMessage({ kind }: Arrears, lastPayment: PaymentRow | undefined): string {
  const isFailed = lastPayment !== undefined && lastPayment.status !== "paid";
  if (isFailed) return declineMessage(lastPayment.code);
  return kind === "claims" ? TAKEN_BACK : NOT_CHARGED;
}
