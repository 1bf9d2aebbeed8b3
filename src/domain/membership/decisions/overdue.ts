import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { unpaidEndAt } from "#domain/schedule/overdue-ladder.ts";
import { periodOverAt } from "#domain/schedule/period-instants.ts";
import { wasUnattended } from "#domain/schedule/renewal-times.ts";
import type { Facts } from "../command.ts";
import { change, notify, record } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Arrears, Claim } from "../membership.ts";
import { giveUpPayment } from "./end.ts";
import { extendPlanLots } from "./plan-lots.ts";
import { renew } from "./renew.ts";
import { startCharge } from "./start-charge.ts";

/** Epoch ms at which an overdue membership ends unpaid; never after the period that is owed. */
export function overdueEndAt(arrears: Arrears): number {
  const ladder = unpaidEndAt(arrears.since);
  return arrears.kind === "renewal" ? Math.min(ladder, periodOverAt(arrears.period)) : ladder;
}

/**
 * The ladder begins again today, because no try came through or nobody worked when they fell due. What is late is
 * charged at once; where the gateway was away, the next try is tomorrow's.
 */
export function ladderAnew(draft: Draft, facts: Facts, now: number): Draft {
  const { arrears, payment } = draft.membership;
  if (!arrears) return draft;
  const isLate = wasUnattended(overdueEndAt(arrears), now);
  const since = seoulDay(now);
  const begun = { ...arrears, since, retries: 0 };
  const waiting = payment && { ...payment, poll_deadline: overdueEndAt(begun) };
  const anew = change(draft, { arrears: begun, payment: waiting });
  const bridged = extendPlanLots(anew, facts.lots, unpaidEndAt(since));
  return isLate ? chargeArrears(bridged, facts, now) : bridged;
}

/** Won that would clear an overdue membership. */
export function owedWon(arrears: Arrears): number {
  if (arrears.kind === "renewal") return arrears.plan.price;
  return arrears.claims.reduce((sum, { amount }) => sum + amount, 0);
}

/** Charges what is owed. Only when nothing is pending and the method can be charged. */
export function chargeArrears(draft: Draft, facts: Facts, now: number): Draft {
  const { arrears, method, payment, period, plan } = draft.membership;
  if (!arrears || payment || !method?.usable) return draft;
  const owed = owedWon(arrears);
  if (owed === 0) return clearArrears(draft, facts, null);
  const pays =
    arrears.kind === "renewal"
      ? ({ purpose: "renewal", period: arrears.period, plan: arrears.plan } as const)
      : ({ purpose: "recharge", period, plan } as const);
  const charge = {
    ...pays,
    amount: owed,
    method: { id: method.id, type: method.type },
    poll_deadline: overdueEndAt(arrears),
  };
  return startCharge(draft, charge, now);
}

/** What was owed is paid: the owed period begins, or the taken-back payments are made good. */
export function clearArrears(draft: Draft, facts: Facts, paymentId: string | null): Draft {
  const { arrears } = draft.membership;
  if (arrears?.kind === "renewal") {
    return renew(draft, facts, { ...arrears, payment_id: paymentId });
  }
  return record(change(draft, { state: "active", arrears: null }), "recovered");
}

/** Money of a paid period was taken back outside of the product: overdue at once (B32). */
export function owePayments(
  draft: Draft,
  facts: Facts,
  claims: readonly Claim[],
  now: number,
): Draft {
  const since = seoulDay(now);
  const { payment } = draft.membership;
  const given = giveUpPayment(draft);
  const notified = payment?.purpose === "upgrade" ? notify(given, "upgrade_failed") : given;
  const overdue = change(notified, {
    state: "overdue",
    arrears: { kind: "claims", since, retries: 0, claims },
  });
  return record(extendPlanLots(overdue, facts.lots, unpaidEndAt(since)), "overdue");
}
