import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Command } from "#domain/membership/command.ts";
import { comingRenewal } from "#domain/membership/coming-renewal.ts";
import { nextDueAt } from "#domain/membership/due-steps.ts";
import { DEFAULT_PLANS } from "../plans.ts";
import type { MethodRef } from "#domain/membership/membership.ts";
import { renewalDueAt } from "#domain/schedule/renewal-times.ts";
import { Account } from "../account.ts";
import type { Answered } from "../account.ts";
import type { Action, Run } from "./actions.ts";
import { Gateway } from "./gateway.ts";
import type { Answer } from "./gateway.ts";
import { brokenInvariants, endedUntried } from "./invariants.ts";

export const FIRST_INSTANT = Date.parse("2027-01-01T00:00:00+09:00");
export const PLAN_IDS = DEFAULT_PLANS.map(({ plan_id }) => plan_id);
export const METHODS: readonly MethodRef[] = [
  { id: "card-1", type: "card" },
  { id: "card-2", type: "card" },
  { id: "phone-1", type: "phone" },
];

/** Hears every command in the order in which the account gets it. */
export interface Witness {
  onCommand(command: Command, now: number, ok: boolean): void;
}

/** Runs actions on one account against the model gateway; every command is followed by the invariants. */
export class Driver {
  readonly account: Account;
  readonly gateway: Gateway;
  commands = 0;
  private bought = 0;
  private methodAt = 0;
  private witness: Witness | null;
  private booking = false;

  constructor(run: Run, witness: Witness | null) {
    this.account = new Account(FIRST_INSTANT + run.startHour * HOUR_MS);
    // Odd numbers of credits, so that half of them has to be rounded.
    this.account.plans = DEFAULT_PLANS.map((plan) => ({ ...plan, credits: plan.credits + 1 }));
    this.gateway = new Gateway(run.script);
    this.witness = witness;
  }

  act(action: Action): void {
    this.give({ by: "system", kind: "tick" });
    this.account.expireLots();
    const state = this.account.membership?.state ?? "ended";
    // Who has no membership mostly buys one, or a run would soon be over.
    if (state === "ended" && ["schedule", "upgrade", "retry", "restart"].includes(action.do)) {
      this.buy("plan" in action ? action.plan : this.bought);
    }
    switch (action.do) {
      case "buy":
        this.buy(action.plan);
        return;
      case "schedule":
      case "upgrade": {
        const plan_id = PLAN_IDS[action.plan % PLAN_IDS.length] ?? "light";
        const kind = action.do === "schedule" ? "schedule_change" : "upgrade_now";
        this.give({ by: "member", kind, plan_id });
        return;
      }
      case "cancel":
      case "restart":
      case "retry":
      case "leave":
        this.give({ by: "member", kind: action.do });
        return;
      case "unschedule":
        this.give({ by: "member", kind: "remove_change" });
        return;
      case "claim":
        this.give({ by: "member", kind: "guarantee_refund" });
        return;
      case "method": {
        this.methodAt = action.method % METHODS.length;
        const method = METHODS[this.methodAt];
        if (method) this.give({ by: "member", kind: "change_method", method });
        return;
      }
      case "wait":
        this.waitUntil(this.account.now + action.hours * HOUR_MS);
        return;
      case "renewal_day": {
        const { membership, plans, now } = this.account;
        if (membership?.state !== "active") return;
        const { start } = comingRenewal(membership, plans, now);
        this.waitUntil(Math.max(now, renewalDueAt(start)));
        return;
      }
      case "outage":
        this.gateway.goAway(this.account.now + action.hours * HOUR_MS);
        return;
      case "pause":
        this.account.now += action.hours * HOUR_MS;
        return;
      case "webhook": {
        const id = this.paymentId(action.payment);
        if (id) this.reconcile(id);
        return;
      }
      case "hold":
        this.account.hold(action.credits);
        return;
      case "capture":
      case "release": {
        const hold = this.account.holds[action.hold % Math.max(1, this.account.holds.length)];
        if (hold && action.do === "capture") this.account.capture(hold);
        if (hold && action.do === "release") this.account.release(hold);
        return;
      }
      case "console_refund":
      case "reverse":
      case "fail_late": {
        const captured = [...this.gateway.captures.keys()];
        const id = captured[action.payment % Math.max(1, captured.length)];
        if (!id) return;
        const act =
          action.do === "console_refund" ? "refund" : action.do === "reverse" ? "reverse" : "fail";
        this.gateway.atConsole(id, act, "share" in action ? action.share : 0);
        if (action.webhookSent) this.reconcile(id);
        return;
      }
    }
  }

  private buy(plan: number): void {
    const plan_id = PLAN_IDS[plan % PLAN_IDS.length] ?? "light";
    const membership_id = `m${this.bought + 1}`;
    const method = METHODS[this.methodAt] ?? null;
    const answered = this.give({ by: "member", kind: "purchase", membership_id, plan_id, method });
    if (answered.ok) this.bought += 1;
  }

  /** Steps from one due moment to the next, and checks that nothing is due in between. */
  waitUntil(target: number): void {
    for (let steps = 0; steps < 20_000; steps += 1) {
      const { membership, plans, now } = this.account;
      const due = membership && nextDueAt(membership, plans, now);
      const isLast = due === null || due > target;
      if (!isLast && due - 1 > now) this.expectNothingDue(due - 1);
      this.account.now = isLast ? target : Math.max(due, now);
      this.gateway.carryOutLate(this.account.now);
      this.give({ by: "system", kind: "tick" });
      this.account.expireLots();
      if (isLast) return;
    }
    throw new Error("time does not pass");
  }

  /** Lets everything that is under way come to its end and hears of every payment once more. */
  settle(): void {
    this.gateway.goAway(this.account.now);
    this.waitUntil(this.account.now + 72 * HOUR_MS);
    const ids = this.account.payments.map(({ id }) => id);
    for (const id of ids) this.reconcile(id);
  }

  private expectNothingDue(at: number): void {
    this.account.now = at;
    const answered = this.give({ by: "system", kind: "tick" });
    if (!answered.ok || answered.effects.length > 0) throw new Error("done before it was due");
  }

  private give(command: Command): Answered {
    const before = this.account.membership;
    const answered = this.account.give(command);
    // A tick that finds nothing to do is no command worth counting.
    if (command.kind !== "tick" || !answered.ok || answered.effects.length > 0) this.commands += 1;
    this.witness?.onCommand(command, this.account.now, answered.ok);
    if (!answered.ok) return answered;
    for (const effect of answered.effects) {
      if (effect.kind === "refund_payment" && effect.method === "gateway") {
        const given = this.gateway.refund(effect.payment_id, effect.amount);
        this.account.layAnew(effect.payment_id, effect.amount - given);
      }
    }
    for (const effect of answered.effects) {
      if (effect.kind === "charge") {
        const { id, amount } = effect.payment;
        this.deliver(id, this.gateway.charge(id, amount, this.account.now));
      }
      if (effect.kind === "ask_gateway") this.reconcile(effect.payment_id);
    }
    // What was booked and what follows from it come in one transaction.
    if (this.booking) return answered;
    const broken = [
      ...brokenInvariants(this.account, this.gateway),
      ...endedUntried(before, this.account, this.gateway),
    ];
    if (broken.length > 0) throw new Error(`after ${command.kind}: ${broken.join("; ")}`);
    return answered;
  }

  /** As the server hears of a record: what went back is booked first, then told after the charge's own state. */
  private reconcile(id: string): void {
    const answer = this.gateway.ask(id, this.account.now);
    const gone = this.gateway.isAway(this.account.now) ? null : this.gateway.goneOf(id);
    const returned = gone === null ? null : this.account.noteReturned(id, gone);
    this.booking = returned !== null;
    this.deliver(id, answer);
    this.booking = false;
    if (returned) this.give({ by: "gateway", kind: returned, payment_id: id });
  }

  private deliver(payment_id: string, answer: Answer): void {
    const by = "gateway";
    switch (answer.is) {
      case "paid":
        this.give({ by, kind: "payment_paid", payment_id, paid_at: answer.paid_at });
        return;
      case "failed":
        this.give({ by, kind: "payment_failed", payment_id, answer: answer.answer, code: null });
        return;
      case "unknown":
        this.give({ by, kind: "payment_unknown", payment_id, recorded: answer.recorded });
        return;
      case "not_found":
        this.give({ by, kind: "payment_not_found", payment_id });
        return;
    }
  }

  private paymentId(pick: number): string | undefined {
    const { payments } = this.account;
    return payments[pick % Math.max(1, payments.length)]?.id;
  }
}
