import { addDays } from "#domain/calendar/day.ts";
import { FIRST_WAIT_MS } from "#domain/payment/back-off.ts";
import { retriesDue } from "#domain/schedule/overdue-ladder.ts";
import { wasUnattended } from "#domain/schedule/renewal-times.ts";
import { comingRenewal } from "../coming-renewal.ts";
import type { Facts } from "../command.ts";
import { change, notify } from "../draft.ts";
import type { Draft } from "../draft.ts";
import { dueSteps } from "../due-steps.ts";
import type { DueStep } from "../due-steps.ts";
import type { PendingPayment } from "../membership.ts";
import { accept } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { end } from "./end.ts";
import { chargeArrears, ladderAnew } from "./overdue.ts";
import { askNow, giveUp } from "./payment-not-paid.ts";
import { extendPlanLots } from "./plan-lots.ts";
import { becomeOverdue, bridgePlanLots, renewAnew, startRenewal } from "./renew.ts";

// More than a membership can have due at once; a loop that passes it would never end.
const STEPS_AT_MOST = 50;

/** Does all that is due at `now`, in the order in which it fell due. Again at once: nothing more. */
export function tick(facts: Facts, now: number): Outcome {
  if (!facts.membership) return { ok: true, membership: null, effects: [] };
  let draft: Draft = { membership: facts.membership, effects: [] };
  for (let count = 0; count < STEPS_AT_MOST; count += 1) {
    const step = dueSteps(draft.membership, facts.plans, now)[0];
    if (!step || step.at > now) return accept(draft);
    draft = doStep(draft, facts, step, now);
  }
  throw new RangeError(`membership ${draft.membership.id} never comes to rest`);
}

function doStep(draft: Draft, facts: Facts, step: DueStep, now: number): Draft {
  const { membership } = draft;
  switch (step.do) {
    case "give_up":
      return membership.payment ? giveUp(draft, facts, membership.payment, now) : draft;
    case "ask":
      return membership.payment ? ask(draft, facts, membership.payment, now) : draft;
    case "notice":
      return notify(
        change(draft, { notified: [...membership.notified, step.notice] }),
        step.notice,
      );
    case "end_canceled":
      return end(draft, facts.lots, "canceled");
    case "bridge_lots":
      return bridgePlanLots(draft, facts);
    case "renew":
      return startRenewal(draft, facts, now);
    case "renew_again":
      return startRenewal(draft, facts, now);
    case "decide_unpaid": {
      if (wasUnattended(step.at, now)) return renewAnew(draft, facts, now);
      const { period, plan } = comingRenewal(membership, facts.plans, now);
      return becomeOverdue(draft, facts, { period, plan, unreached: true }, now);
    }
    case "ladder_anew":
      return ladderAnew(draft, facts, now);
    case "retry":
      return retryDue(draft, facts, now);
    case "end_unpaid":
      return end(draft, facts.lots, "unpaid");
  }
}

// When nobody asked in time because the job was down, a renewal is not given up before its answer could
// be heard, and what could roll over waits with it.
function ask(draft: Draft, facts: Facts, payment: PendingPayment, now: number): Draft {
  const isLate = payment.purpose === "renewal" && now >= payment.poll_deadline;
  if (!isLate) return askNow(draft, payment, now);
  const until = now + FIRST_WAIT_MS;
  const asked = askNow(draft, { ...payment, poll_deadline: until }, now);
  const follows = payment.period.start === addDays(draft.membership.period.end, 1);
  return follows ? extendPlanLots(asked, facts.lots, until) : asked;
}

// After a pause only one charge is made, however many retries fell due in it.
function retryDue(draft: Draft, facts: Facts, now: number): Draft {
  const { arrears } = draft.membership;
  if (!arrears) return draft;
  const retries = retriesDue(arrears.since, now);
  return chargeArrears(change(draft, { arrears: { ...arrears, retries } }), facts, now);
}
