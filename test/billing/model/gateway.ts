import type { AnswerClass } from "#domain/payment/answer-class.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";

/** How the gateway treats one charge. */
export type Behaviour =
  | "pay"
  | "decline"
  | "replace"
  | "our_fault"
  /** The request never arrives. */
  | "lost"
  /** Money is taken, the answer is lost. */
  | "reset_after_charge"
  /** It is known but undecided until it is asked about the second time. */
  | "slow"
  /** It stays undecided for days. */
  | "stuck"
  /** The request arrives and is carried out only 40 minutes later. */
  | "late";

export const BEHAVIOURS: readonly Behaviour[] = [
  ...(["pay", "pay", "pay", "pay", "pay", "pay", "decline", "replace"] as const),
  ...(["our_fault", "lost", "reset_after_charge", "slow", "stuck", "late"] as const),
];

export type Answer =
  | { is: "paid"; paid_at: number }
  | { is: "failed"; answer: AnswerClass }
  | { is: "unknown"; recorded: boolean }
  | { is: "not_found" };

interface Capture {
  id: string;
  amount: number;
  refunded: number;
  at: number;
  /** Won that went back at its console or by the card company, and whether it says now that the charge failed. */
  outside: number;
  failed: boolean;
}

/** A payment gateway with its own record of what it captured and paid back. */
export class Gateway {
  readonly captures = new Map<string, Capture>();
  private asked = new Map<string, number>();
  private coming: Capture[] = [];
  private failures = new Map<string, AnswerClass>();
  private stuck = new Set<string>();
  private slow = new Map<string, number>();
  private script: readonly Behaviour[];
  private served = 0;
  private awayUntil = 0;
  /** Charges that it refused in its own words. */
  readonly refused = new Set<string>();

  constructor(script: readonly Behaviour[]) {
    this.script = script;
  }

  charge(id: string, amount: number, now: number): Answer {
    if (this.isAway(now)) return { is: "unknown", recorded: false };
    if (this.captures.has(id)) return { is: "failed", answer: "done_already" };
    const behaviour = this.script[this.served % this.script.length] ?? "pay";
    this.served += 1;
    switch (behaviour) {
      case "pay":
        return this.capture(id, amount, now);
      case "decline":
        return this.fail(id, "declined_today");
      case "replace":
        return this.fail(id, "replace_method");
      case "our_fault":
        return this.fail(id, "our_fault");
      case "lost":
        return { is: "unknown", recorded: false };
      case "reset_after_charge":
        this.capture(id, amount, now);
        return { is: "unknown", recorded: false };
      case "slow":
        this.slow.set(id, amount);
        return { is: "unknown", recorded: true };
      case "stuck":
        this.coming.push({
          id,
          amount,
          refunded: 0,
          outside: 0,
          failed: false,
          at: now + 60 * HOUR_MS,
        });
        this.stuck.add(id);
        return { is: "unknown", recorded: true };
      case "late":
        this.coming.push({
          id,
          amount,
          refunded: 0,
          outside: 0,
          failed: false,
          at: now + 40 * MINUTE_MS,
        });
        return { is: "unknown", recorded: false };
    }
  }

  /** What its record says of a payment. */
  ask(id: string, now: number): Answer {
    this.carryOutLate(now);
    if (this.isAway(now)) return { is: "unknown", recorded: false };
    const captured = this.captures.get(id);
    if (captured?.failed) return { is: "failed", answer: "declined_today" };
    if (captured) return { is: "paid", paid_at: captured.at };
    const failure = this.failures.get(id);
    if (failure) return { is: "failed", answer: failure };
    if (this.stuck.has(id)) return { is: "unknown", recorded: true };
    const slow = this.slow.get(id);
    if (slow === undefined) return { is: "not_found" };
    const times = (this.asked.get(id) ?? 0) + 1;
    this.asked.set(id, times);
    return times < 2 ? { is: "unknown", recorded: true } : this.capture(id, slow, now);
  }

  isAway(now: number): boolean {
    return now < this.awayUntil;
  }

  goAway(until: number): void {
    this.awayUntil = until;
  }

  /** Gives back as the shop asked; when less is left, that. What it really gave back. */
  refund(id: string, amount: number): number {
    const captured = this.captures.get(id);
    if (!captured || captured.refunded + amount > captured.amount) {
      throw new Error(`the gateway cannot refund ${amount} of ${id}`);
    }
    const left = captured.failed ? 0 : captured.amount - captured.refunded - captured.outside;
    const given = Math.min(amount, left);
    captured.refunded += given;
    return given;
  }

  /** All that is gone of a capture, whoever sent it; null when nothing was captured. */
  goneOf(id: string): number | null {
    const captured = this.captures.get(id);
    if (!captured) return null;
    return captured.failed ? captured.amount : captured.refunded + captured.outside;
  }

  /** In its console somebody gives back a share of what is left (in hundredths), undoes it, or the charge fails late. */
  atConsole(id: string, act: "refund" | "reverse" | "fail", share: number): void {
    const captured = this.captures.get(id);
    if (!captured) return;
    if (act === "fail") captured.failed = true;
    else if (act === "reverse") Object.assign(captured, { failed: false, outside: 0 });
    else if (!captured.failed) {
      const left = captured.amount - captured.refunded - captured.outside;
      captured.outside += Math.ceil((left * share) / 100);
    }
  }

  carryOutLate(now: number): void {
    for (const { id, amount, at } of this.coming) if (at <= now) this.capture(id, amount, at);
    this.coming = this.coming.filter(({ at }) => at > now);
  }

  private capture(id: string, amount: number, at: number): Answer {
    if (!this.captures.has(id)) {
      this.captures.set(id, { id, amount, refunded: 0, outside: 0, failed: false, at });
    }
    return { is: "paid", paid_at: at };
  }

  private fail(id: string, answer: AnswerClass): Answer {
    this.failures.set(id, answer);
    this.refused.add(id);
    return { is: "failed", answer };
  }
}
