import { allocateHold } from "#domain/credits/allocate-hold.ts";
import { expiredParts } from "#domain/credits/expired-lots.ts";
import type { LotPart } from "#domain/credits/lot.ts";
import { payingKinds } from "#domain/credits/paying-kinds.ts";
import { releaseHold } from "#domain/credits/release.ts";
import type { Command, Facts } from "#domain/membership/command.ts";
import { decide } from "#domain/membership/decide.ts";
import type { Effect } from "#domain/membership/effect.ts";
import { LIFECYCLE } from "#domain/membership/lifecycle.ts";
import type { Membership, PaymentRecord } from "#domain/membership/membership.ts";
import type { MembershipRefusal } from "#domain/membership/refusal.ts";
import { DEFAULT_PLANS } from "./plans.ts";
import type { PlanVersion } from "#domain/membership/plans/plan-version.ts";
import { holdsMembership, isOverdue } from "#domain/membership/state.ts";
import type { Period } from "#domain/schedule/period.ts";
import { Books } from "./books.ts";
import { TakenBooks } from "./taken-books.ts";

export type Answered =
  | { ok: true; effects: readonly Effect[] }
  | { ok: false; code: MembershipRefusal };

export interface Hold {
  id: string;
  parts: LotPart[];
  state: "held" | "captured" | "released";
}

export type Kept = PaymentRecord & { membership_id: string };

/**
 * One account in memory: it carries out the effects of decisions as the server does, with the product's
 * own ledger rules, so that a decision which cannot be carried out fails a test.
 */
export class Account {
  now: number;
  readonly books = new Books();
  readonly takenBooks = new TakenBooks(this.books);
  readonly payments: Kept[] = [];
  readonly holds: Hold[] = [];
  readonly memberships = new Map<string, Membership>();
  readonly periods: { membership_id: string; period: Period; status: "paid" | "missed" }[] = [];
  plans: PlanVersion[] = [...DEFAULT_PLANS];
  /** Credits that were written off when a lot was closed. */
  readonly closed = new Map<string, number>();
  current: string | null = null;
  guaranteeUsed = false;
  quotesSent = 0;
  quotesHired = 0;
  private activated = new Set<string>();
  /** The lot that a payment bought. */
  private lotOf = new Map<string, string>();
  private settling: string | null = null;
  private sentByBank = new Map<string, number>();

  constructor(now: number) {
    this.now = now;
  }

  get membership(): Membership | null {
    return this.current === null ? null : (this.memberships.get(this.current) ?? null);
  }

  facts(membershipId: string | null = this.current): Facts {
    const membership = membershipId === null ? null : (this.memberships.get(membershipId) ?? null);
    const own = this.books.lots.filter((lot) => lot.membership_id === membershipId);
    const earlier = [...this.activated].filter((id) => id !== membershipId);
    return {
      membership,
      plans: this.plans,
      lots: own.flatMap(({ id, kind, period_start, credits }) => {
        const { available, held } = this.books.of(id);
        if (available + held === 0 || (kind !== "plan" && kind !== "rollover")) return [];
        const payment_id = [...this.lotOf].find(([, lot]) => lot === id)?.[0] ?? null;
        const { open: owed } = this.takenBooks.of(id);
        return [{ id, kind, period_start, granted: credits, payment_id, available, held, owed }];
      }),
      payments: this.payments.filter(
        ({ id, membership_id }) => membership_id === membershipId && id !== membership?.payment?.id,
      ),
      guarantee: {
        earlier_memberships: earlier.length,
        used_before: this.guaranteeUsed,
        credits_used: own.reduce((sum, { id }) => sum + this.books.of(id).spent, 0),
        quotes_sent: this.quotesSent,
        quotes_hired: this.quotesHired,
      },
    };
  }

  /** Decides and carries out a command; what concerns a payment goes to the membership it belongs to. */
  give(command: Command): Answered {
    const id = "payment_id" in command ? this.ownerOf(command.payment_id) : this.current;
    const facts = this.facts(id);
    const outcome = decide(facts, command, this.now);
    if (!outcome.ok) return outcome;
    this.assertInTable(facts, command, outcome.effects, outcome.membership);
    if (outcome.membership) {
      this.memberships.set(outcome.membership.id, outcome.membership);
      if (command.kind === "purchase") this.current = outcome.membership.id;
      for (const effect of outcome.effects) this.carryOut(effect, outcome.membership);
      this.payDebts();
    }
    return { ok: true, effects: outcome.effects };
  }

  /** Writes off what expired, as the server's sweep does after each tick. */
  expireLots(): void {
    for (const part of expiredParts(this.books.withBalance(), this.now)) {
      this.books.post("expire", [part], "lot_expired");
    }
  }

  /** Holds credits for a quote; null when there are too few. */
  hold(amount: number): Hold | null {
    this.payDebts();
    if (this.takenBooks.open > 0) return null;
    const kinds = payingKinds(isOverdue(this.membership?.state ?? null));
    const lots = this.books.withBalance();
    const allocation = allocateHold({ lots, amount, kinds, now: this.now });
    if (!allocation.ok) return null;
    this.books.post("hold", allocation.parts, "quote_sent");
    const hold: Hold = { id: `h${this.holds.length}`, parts: allocation.parts, state: "held" };
    this.holds.push(hold);
    return hold;
  }

  capture(hold: Hold): void {
    if (hold.state !== "held") return;
    this.books.post("capture", hold.parts, "read");
    hold.state = "captured";
  }

  release(hold: Hold): void {
    if (hold.state !== "held") return;
    const lots = this.books.withBalance();
    for (const part of releaseHold({ parts: hold.parts, lots, now: this.now })) {
      if (part.expire_first > 0) {
        this.books.post("expire", [{ lot_id: part.lot_id, amount: part.expire_first }], "before");
      }
      if (part.reopened_until !== null)
        this.books.lot(part.lot_id).expires_at = part.reopened_until;
    }
    this.books.post("release", hold.parts, "unread_48h");
    hold.state = "released";
    this.payDebts();
  }

  /** As the server books what the gateway shows as gone of a payment before it tells anybody: `gone` in all. */
  noteReturned(paymentId: string, gone: number): "outside_refund" | "outside_reversal" | null {
    const payment = this.payments.find(({ id }) => id === paymentId);
    if (!payment) return null;
    const byBank = this.sentByBank.get(paymentId) ?? 0;
    const before = payment.taken_back;
    payment.taken_back = Math.max(0, gone - (payment.refunded - byBank));
    const tooMuch = Math.max(0, payment.refunded + payment.taken_back - payment.amount);
    if (tooMuch > 0) this.layAnew(paymentId, tooMuch);
    if (payment.taken_back === before) return null;
    return payment.taken_back > before ? "outside_refund" : "outside_reversal";
  }

  /** So many won less could be given back than we believed: the refund was replaced by one of what was left. */
  layAnew(paymentId: string, less: number): void {
    this.payment(paymentId).refunded -= less;
    const byBank = this.sentByBank.get(paymentId) ?? 0;
    this.sentByBank.set(paymentId, Math.max(0, byBank - less));
  }

  /** Whatever can be spent pays what is owed. */
  private payDebts(): void {
    this.takenBooks.pay(payingKinds(isOverdue(this.membership?.state ?? null)), this.now);
  }

  private isHeld(membershipId: string): boolean {
    return holdsMembership(this.memberships.get(membershipId)?.state ?? null);
  }

  private ownerOf(paymentId: string): string | null {
    const pending = [...this.memberships.values()].find(({ payment }) => payment?.id === paymentId);
    const known = this.payments.find(({ id }) => id === paymentId)?.membership_id;
    return pending?.id ?? known ?? this.current;
  }

  private assertInTable(
    { membership }: Facts,
    command: Command,
    effects: readonly Effect[],
    after: Membership | null,
  ): void {
    const from = membership?.state ?? "none";
    const row = LIFECYCLE.find((each) => each.command === command.kind && each.from.includes(from));
    const recorded = effects.flatMap((effect) => (effect.kind === "event" ? [effect.event] : []));
    const outside = recorded.filter((event) => !row?.events.includes(event));
    const isOutside = after !== null && !row?.to.includes(after.state);
    if (outside.length > 0 || isOutside) {
      throw new Error(`${command.kind} from ${from}: ${outside.join()} → ${after?.state}`);
    }
  }

  private carryOut(effect: Effect, { id: membership_id }: Membership): void {
    switch (effect.kind) {
      case "event":
        if (effect.event === "activated") this.activated.add(membership_id);
        return;
      case "charge": {
        const { id, purpose, period, amount, method } = effect.payment;
        if (this.payments.some((payment) => payment.id === id))
          throw new Error(`${id} charged twice`);
        this.payments.push({
          id,
          purpose,
          period,
          amount,
          method: method.type,
          membership_id,
          status: "failed",
          paid_at: null,
          refunded: 0,
          taken_back: 0,
          covers: [],
        });
        return;
      }
      case "settle_payment":
        this.settling = effect.status === "paid" ? effect.payment_id : null;
        Object.assign(this.payment(effect.payment_id), {
          status: effect.status,
          paid_at: effect.paid_at,
          covers: effect.covers,
        });
        return;
      case "refund_payment": {
        const payment = this.payment(effect.payment_id);
        payment.refunded += effect.amount;
        payment.paid_at = effect.paid_at;
        if (effect.method === "bank_transfer") {
          const before = this.sentByBank.get(payment.id) ?? 0;
          this.sentByBank.set(payment.id, before + effect.amount);
        }
        if (payment.refunded > payment.amount) throw new Error(`${payment.id} refunded too much`);
        return;
      }
      case "grant_lot": {
        const { source, lot, purpose, period, credits, paid_won, expires_at } = effect;
        if (lot === "plan" && this.settling) {
          this.lotOf.set(this.settling, `l${this.books.lots.length}`);
          this.settling = null;
        }
        this.books.grant({
          id: `l${this.books.lots.length}`,
          kind: lot,
          source,
          membership_id,
          purpose,
          period_start: period.start,
          credits,
          granted_at: this.now,
          expires_at,
          paid_won,
        });
        return;
      }
      case "extend_lot":
        this.books.lot(effect.lot_id).expires_at = effect.expires_at;
        return;
      case "close_lot": {
        const { lot_id, credits, reason } = effect;
        const amount = credits === "all" ? this.books.of(lot_id).available : credits;
        this.books.lot(lot_id).expires_at = this.now;
        if (amount > 0) this.books.post("expire", [{ lot_id, amount }], reason);
        this.closed.set(lot_id, amount);
        return;
      }
      case "take_credits": {
        const lot = this.lotOf.get(effect.payment_id);
        const facts = { now: this.now, isHeld: this.isHeld(membership_id) };
        if (lot !== undefined) this.takenBooks.settle(lot, effect.won, facts);
        return;
      }
      case "release_holds":
        for (const hold of this.holds) {
          if (hold.parts.some(({ lot_id }) => effect.lot_ids.includes(lot_id))) this.release(hold);
        }
        return;
      case "period":
        this.periods.push({ membership_id, period: effect.period, status: effect.status });
        return;
      case "use_guarantee":
        this.guaranteeUsed = true;
        return;
      case "notice":
      case "ask_gateway":
      case "invoice":
      case "alarm":
        return;
    }
  }

  private payment(id: string): Kept {
    const found = this.payments.find((payment) => payment.id === id);
    if (!found) throw new Error(`no payment ${id}`);
    return found;
  }
}
