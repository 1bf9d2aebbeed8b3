import type { Command } from "#domain/membership/command.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PLANS: Record<string, readonly [price: number, credits: number]> = {
  light: [29_000, 31],
  standard: [59_000, 71],
  pro: [119_000, 161],
  business: [249_000, 371],
};

type Purpose = "purchase" | "renewal" | "upgrade";
type Pending = {
  id: string;
  purpose: Purpose;
  amount: number;
  plan: string;
  startedAt: number;
  endAt: number;
  recorded: boolean;
  methodId: string;
};

const priceOf = (plan: string): number => PLANS[plan]?.[0] ?? Number.NaN;
const creditsOf = (plan: string): number => PLANS[plan]?.[1] ?? Number.NaN;
const seoulMidnight = (at: number): number => Math.floor((at + 9 * HOUR) / DAY) * DAY - 9 * HOUR;

/**
 * The rules of product.md §3 written down a second time, as plainly as possible: one mutable record, no
 * tables, dates by Date.UTC. It knows no pauses of the job, no price changes, no chargebacks
 * and nobody who leaves before the end.
 */
export class Reference {
  private id = "";
  private state = "none";
  private reason: string | null = null;
  private boughtAt = 0;
  private number = 0;
  private plan = "";
  private next: string | null = null;
  private canceled = false;
  private method = { id: "", usable: true };
  private pend: Pending | null = null;
  private charges = 0;
  private tried: number | null = null;
  private since = 0;
  private retries = 0;
  private lost = 0;
  private again: number | null = null;
  private unreached = false;
  private everActive = 0;
  private guaranteeUsed = false;
  private unpaidIds = new Map<string, number>();
  private paidNow: number[] = [];
  private paid = 0;
  private refunded = 0;
  private granted = 0;
  private ofPeriod = 0;
  private rolledOver = 0;

  /** Whether the command should be accepted; then it has been carried out. */
  apply(command: Command, now: number, spent: number): boolean {
    switch (command.kind) {
      case "purchase":
        return this.buy(command.membership_id, command.plan_id, command.method?.id ?? "", now);
      case "payment_paid":
        return this.onPaid(command.payment_id);
      case "payment_failed":
        if (command.payment_id === this.pend?.id) this.onFailed(command.answer, now);
        return this.state !== "none";
      case "payment_not_found":
        if (command.payment_id === this.pend?.id) this.onNotFound(now);
        return this.state !== "none";
      case "payment_unknown":
        this.onUnknown(command.payment_id, command.recorded);
        return this.state !== "none";
      case "cancel":
        return this.cancel(now);
      case "restart":
        if (this.state !== "active" || !this.canceled || now >= this.over) return false;
        this.canceled = false;
        return true;
      case "schedule_change":
        return this.schedule(command.plan_id, now);
      case "remove_change":
        if (this.state !== "active" || this.isUnderWay(now) || this.next === null) return false;
        this.next = null;
        return true;
      case "upgrade_now":
        return this.upgrade(command.plan_id, now);
      case "retry":
        if (this.pend || !this.method.usable) return false;
        if (this.state === "active" && this.tried === null) return false;
        if (this.state !== "active" && this.state !== "overdue") return false;
        this.charge("renewal", now);
        return true;
      case "change_method": {
        if (this.state === "none" || this.state === "ended") return false;
        this.method = { id: command.method.id, usable: true };
        const owes = this.state === "overdue" || this.tried !== null;
        if (owes && !this.pend) this.charge("renewal", now);
        return true;
      }
      case "guarantee_refund":
        return this.claim(now, spent);
      case "tick":
        this.tick(now);
        return true;
      case "consent":
      case "leave":
      case "outside_refund":
      case "outside_reversal":
      case "arrears_reported":
        throw new Error(`the reference does not know ${command.kind}`);
    }
  }

  /** What can be compared, as text; what rolled over only while nobody held a credit. */
  describe(nobodySpent: boolean): string {
    const pending = this.pend ? `${this.pend.id} ${this.pend.amount} ${this.pend.endAt}` : "-";
    return [
      this.id,
      this.state,
      this.reason ?? "-",
      this.state === "none" ? 0 : this.startOf(this.number),
      this.plan,
      this.canceled,
      this.next ?? "-",
      pending,
      this.method.usable,
      this.paid,
      this.refunded,
      this.granted,
      nobodySpent ? this.rolledOver : "-",
    ].join(" | ");
  }

  private get over(): number {
    return this.startOf(this.number + 1);
  }

  private startOf(number: number): number {
    const first = new Date(seoulMidnight(this.boughtAt) + 9 * HOUR);
    const year = first.getUTCFullYear();
    const month = first.getUTCMonth() + number;
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return Date.UTC(year, month, Math.min(first.getUTCDate(), last)) - 9 * HOUR;
  }

  private isUnderWay(now: number): boolean {
    return now >= this.over + 10 * HOUR || this.tried !== null;
  }

  private buy(id: string, plan: string, methodId: string, now: number): boolean {
    if (this.state !== "none" && this.state !== "ended") return false;
    Object.assign(this, { id, state: "incomplete", reason: null, boughtAt: now, number: 0, plan });
    Object.assign(this, { next: null, canceled: false, charges: 0, tried: null, paidNow: [] });
    Object.assign(this, { lost: 0, again: null, unreached: false });
    this.method = { id: methodId, usable: true };
    this.charge("purchase", now);
    return true;
  }

  private charge(purpose: Purpose, now: number, to: string = this.next ?? this.plan): void {
    this.charges += 1;
    const ends = {
      purchase: now + 30 * MINUTE,
      upgrade: Math.min(now + 30 * MINUTE, this.over),
      renewal: this.state === "overdue" ? this.unpaidEnd : this.over + DAY,
    };
    if (purpose === "renewal" && this.state === "active") this.tried ??= now;
    this.pend = {
      id: `${this.id}-${this.charges}`,
      purpose,
      plan: to,
      startedAt: now,
      endAt: ends[purpose],
      recorded: false,
      methodId: this.method.id,
      amount: purpose === "upgrade" ? priceOf(to) - priceOf(this.plan) : priceOf(to),
    };
  }

  private drop(): void {
    if (this.pend) this.unpaidIds.set(this.pend.id, this.pend.amount);
    this.pend = null;
  }

  private end(reason: string): void {
    this.drop();
    Object.assign(this, { state: "ended", reason, next: null });
  }

  private get unpaidEnd(): number {
    return Math.min(this.since + 8 * DAY, this.startOf(this.number + 2));
  }

  private fallOverdue(unreached: boolean): void {
    this.since = seoulMidnight(this.tried ?? this.over);
    Object.assign(this, {
      state: "overdue",
      retries: 0,
      tried: null,
      lost: 0,
      again: null,
      unreached,
    });
  }

  private onPaid(id: string): boolean {
    const { pend } = this;
    if (pend?.id !== id) {
      this.refunded += this.unpaidIds.get(id) ?? 0;
      this.unpaidIds.delete(id);
      return this.state !== "none";
    }
    this.pend = null;
    this.paid += pend.amount;
    this.paidNow.push(pend.amount);
    const isUpgrade = pend.purpose === "upgrade";
    const credits = creditsOf(pend.plan) - (isUpgrade ? creditsOf(this.plan) : 0);
    if (pend.purpose === "renewal") this.rolledOver += Math.floor(this.ofPeriod / 2);
    this.ofPeriod = credits + (isUpgrade ? this.ofPeriod : 0);
    this.granted += credits;
    if (pend.purpose === "purchase") this.everActive += 1;
    if (pend.purpose === "renewal") this.number += 1;
    Object.assign(this, { state: "active", plan: pend.plan, tried: null, lost: 0, again: null });
    if (pend.purpose !== "purchase") this.next = null;
    return true;
  }

  private onFailed(answer: string, now: number): void {
    const { pend } = this;
    if (!pend || answer === "done_already" || answer === "unknown_outcome") return;
    this.drop();
    if (answer === "replace_method" && this.method.id === pend.methodId) this.method.usable = false;
    Object.assign(this, { lost: 0, again: null });
    if (pend.purpose === "purchase") {
      Object.assign(this, { state: "ended", reason: "payment_failed" });
    } else if (pend.purpose === "renewal" && answer !== "our_fault") {
      if (this.isReplaced(pend)) this.charge("renewal", now);
      else if (this.state === "active") this.fallOverdue(false);
      else this.unreached = false;
    }
    if (now < pend.startedAt) throw new Error("answered before it was asked");
  }

  private onNotFound(now: number): void {
    const { pend } = this;
    if (!pend || pend.purpose === "purchase") return;
    this.drop();
    if (pend.purpose !== "renewal") return;
    if (this.isReplaced(pend)) this.charge("renewal", now);
    else if (this.state === "active") this.loseRenewal(now);
  }

  private isReplaced({ methodId }: Pending): boolean {
    return this.method.usable && this.method.id !== methodId;
  }

  private loseRenewal(now: number): void {
    if (now >= this.over + DAY || !this.method.usable) {
      this.fallOverdue(true);
      return;
    }
    this.again = now + (this.lost === 0 ? 0 : Math.min(5 * 2 ** (this.lost - 1), 360) * MINUTE);
    this.lost += 1;
    if (this.lost === 1) this.charge("renewal", now);
  }

  private onUnknown(id: string, recorded: boolean): void {
    const { pend } = this;
    if (pend?.id !== id || !recorded) return;
    if (pend.purpose === "purchase" && !pend.recorded) pend.endAt = pend.startedAt + DAY;
    pend.recorded = true;
  }

  private cancel(now: number): boolean {
    if (this.state === "overdue") {
      this.canceled = true;
      this.end("canceled");
      return true;
    }
    if (this.state !== "active" || this.isUnderWay(now)) return false;
    Object.assign(this, { canceled: true, next: null });
    if (now >= this.over) this.end("canceled");
    return true;
  }

  private schedule(plan: string, now: number): boolean {
    if (this.state !== "active" || this.canceled || this.isUnderWay(now) || this.pend) return false;
    if (plan === this.plan && this.next === null) return false;
    this.next = plan === this.plan ? null : plan;
    return true;
  }

  private upgrade(plan: string, now: number): boolean {
    if (this.state !== "active" || this.canceled || now >= this.over || this.pend) return false;
    if (priceOf(plan) <= priceOf(this.plan) || !this.method.usable) return false;
    this.charge("upgrade", now, plan);
    return true;
  }

  private claim(now: number, spent: number): boolean {
    if (this.state === "ended" && this.reason === "refunded") return true;
    const isHeld = this.state === "active" || this.state === "overdue" || this.state === "ended";
    const inTime = seoulMidnight(now) <= seoulMidnight(this.boughtAt) + 7 * DAY;
    const isFirst = this.everActive === 1 && this.paidNow.length > 0;
    if (!isHeld || !inTime || !isFirst || this.guaranteeUsed || spent > 0) return false;
    this.refunded += this.paidNow.reduce((sum, amount) => sum + amount, 0);
    this.guaranteeUsed = true;
    this.end("refunded");
    return true;
  }

  private tick(now: number): void {
    if (this.pend && now >= this.pend.endAt) this.giveUp(this.pend);
    if (this.state === "active" && this.canceled && now >= this.over) this.end("canceled");
    if (this.state === "active" && this.tried !== null && !this.pend && now >= this.over + DAY) {
      this.fallOverdue(true);
    }
    const isAgain = this.state === "active" && this.tried !== null && !this.pend;
    if (isAgain && this.again !== null && now >= this.again) this.charge("renewal", now);
    const isDue = this.state === "active" && !this.pend && now >= this.over + 10 * HOUR;
    if (isDue && this.tried === null) {
      this.tried = now;
      if (this.method.usable) this.charge("renewal", now);
      else this.fallOverdue(false);
    }
    if (this.state !== "overdue") return;
    if (now >= this.unpaidEnd) {
      const isOwedOver = now >= this.startOf(this.number + 2);
      if (!this.unreached || !this.method.usable || isOwedOver) {
        this.end("unpaid");
        return;
      }
      // Nothing came through to the gateway: the ladder begins anew.
      Object.assign(this, { since: seoulMidnight(now), retries: 0 });
    }
    const due = [1, 3, 5, 7].filter((days) => now >= this.since + days * DAY + 10 * HOUR).length;
    if (due > this.retries && !this.pend && this.method.usable) this.charge("renewal", now);
    this.retries = due;
  }

  private giveUp({ purpose }: Pending): void {
    this.drop();
    if (purpose === "purchase") Object.assign(this, { state: "ended", reason: "timeout" });
    if (purpose === "renewal" && this.state === "active") this.fallOverdue(true);
  }
}
