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
import { DEFAULT_PLANS } from "#domain/membership/plans/default-plans.ts";
import type { PlanVersion } from "#domain/membership/plans/plan-version.ts";
import { isOverdue } from "#domain/membership/state.ts";
import type { Period } from "#domain/schedule/period.ts";
import { Books } from "./books.ts";

export type Answered =
  { ok: true; effects: readonly Effect[] } | { ok: false; code: MembershipRefusal };

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
  readonly payments: Kept[] = [];
  readonly holds: Hold[] = [];
  readonly memberships = new Map<string, Membership>();
  readonly periods: { membership_id: string; period: Period; status: "paid" | "missed" }[] = [];
  plans: PlanVersion[] = [...DEFAULT_PLANS];
  current: string | null = null;
  guaranteeUsed = false;
  quotesSent = 0;
  quotesHired = 0;
  private activated = new Set<string>();

  constructor(now: number) {
    this.now = now;
  }

  get membership(): Membership | null {
    return this.current === null ? null : (this.memberships.get(this.current) ?? null);
  }

  facts(membershipId: string | null = this.current): Facts {
    const membership = membershipId === null ? null : (this.memberships.get(membershipId) ?? null);
    const own = this.books.lots.filter(({ source }) =>
      source.startsWith(`membership:${membershipId}:`),
    );
    const earlier = [...this.activated].filter((id) => id !== membershipId);
    return {
      membership,
      plans: this.plans,
      lots: own.flatMap(({ id, kind, period_start }) => {
        const { available, held } = this.books.of(id);
        if (available + held === 0 || (kind !== "plan" && kind !== "rollover")) return [];
        return [{ id, kind, period_start, available, held }];
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
    this.noteTakenBack(command);
    const facts = this.facts(id);
    const outcome = decide(facts, command, this.now);
    if (!outcome.ok) return outcome;
    this.assertInTable(facts, command, outcome.effects, outcome.membership);
    if (outcome.membership) {
      this.memberships.set(outcome.membership.id, outcome.membership);
      if (command.kind === "purchase") this.current = outcome.membership.id;
      for (const effect of outcome.effects) this.carryOut(effect, outcome.membership);
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
  }

  /** As the server writes down what went back without us before it tells anybody. */
  private noteTakenBack(command: Command): void {
    if (command.kind !== "outside_refund" && command.kind !== "chargeback_reversed") return;
    const payment = this.payments.find(({ id }) => id === command.payment_id);
    if (!payment) return;
    const gone = command.kind === "outside_refund" ? command.total - payment.refunded : 0;
    payment.taken_back = Math.max(0, Math.min(gone, payment.amount - payment.refunded));
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
    const told = effects.flatMap((effect) => (effect.kind === "event" ? [effect.event] : []));
    const outside = told.filter((event) => !row?.events.includes(event));
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
        if (payment.refunded > payment.amount) throw new Error(`${payment.id} refunded too much`);
        return;
      }
      case "grant_lot": {
        const { source, lot, period, credits, paid_won, expires_at } = effect;
        this.books.grant({
          id: `l${this.books.lots.length}`,
          kind: lot,
          source,
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
      case "close_lot":
        this.books.lot(effect.lot_id).expires_at = this.now;
        if (effect.credits > 0) {
          this.books.post(
            "expire",
            [{ lot_id: effect.lot_id, amount: effect.credits }],
            effect.reason,
          );
        }
        return;
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
