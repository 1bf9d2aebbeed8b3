import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { AnswerClass } from "#domain/payment/answer-class.ts";
import type { Command } from "#domain/membership/command.ts";
import type { Effect } from "#domain/membership/effect.ts";
import type { MethodRef } from "#domain/membership/membership.ts";
import { Account } from "./account.ts";

export const CARD: MethodRef = { id: "card-1", type: "card" };
export const OTHER_CARD: MethodRef = { id: "card-2", type: "card" };
export const PHONE: MethodRef = { id: "phone-1", type: "phone" };

type ByMember = Command extends infer C ? (C extends Command ? Omit<C, "by"> : never) : never;

/** "2027-02-15T10:00" in Seoul as epoch ms. */
export const seoul = (text: string): number => Date.parse(`${text}+09:00`);

/**
 * A membership told step by step. Every step answers with the exact list of what happened, one line each:
 * events (each with its notice), charges, answers, receipts, ledger rows. A refusal is its code.
 */
export class Story {
  readonly account: Account;

  constructor(start: string) {
    this.account = new Account(seoul(start));
  }

  /** Moves the clock and does what is due at that one moment. */
  at(text: string): string[] {
    this.account.now = seoul(text);
    return this.tick();
  }

  tick(): string[] {
    const lines = this.by("system", { kind: "tick" });
    this.account.expireLots();
    return lines;
  }

  member(command: ByMember): string[] {
    return this.by("member", command);
  }

  buy(plan_id = "light", method: MethodRef | null = CARD, membership_id = "m"): string[] {
    return this.member({ kind: "purchase", membership_id, plan_id, method });
  }

  /** Buys and pays at once. */
  join(plan_id = "light", method: MethodRef = CARD): void {
    this.buy(plan_id, method);
    this.paid();
  }

  get pending(): string {
    return this.account.membership?.payment?.id ?? "none";
  }

  paid(payment_id = this.pending, paid_at = this.account.now): string[] {
    return this.by("gateway", { kind: "payment_paid", payment_id, paid_at });
  }

  failed(answer: AnswerClass = "declined_today", payment_id = this.pending): string[] {
    return this.by("gateway", { kind: "payment_failed", payment_id, answer, code: "CODE" });
  }

  unknown(recorded = false): string[] {
    return this.by("gateway", { kind: "payment_unknown", payment_id: this.pending, recorded });
  }

  notFound(): string[] {
    return this.by("gateway", { kind: "payment_not_found", payment_id: this.pending });
  }

  /** The gateway shows so many won of a payment gone in all: more than before, or less. */
  gone(payment_id: string, won: number): string[] {
    const kind = this.account.noteReturned(payment_id, won) ?? "outside_refund";
    return this.gateway({ kind, payment_id });
  }

  gateway(command: ByMember): string[] {
    return this.by("gateway", command);
  }

  /** State and what can be spent at this moment. */
  get stands(): string {
    const { membership, books, now } = this.account;
    const usable = books
      .withBalance()
      .filter(({ expires_at }) => expires_at > now)
      .reduce((sum, { available }) => sum + available, 0);
    const why = membership?.end_reason ? ` (${membership.end_reason})` : "";
    return `${membership?.state ?? "none"}${why}, ${usable} credits`;
  }

  private by(by: Command["by"], command: ByMember): string[] {
    const answered = this.account.give({ by, ...command });
    return answered.ok ? this.lines(answered.effects) : [answered.code];
  }

  private lines(effects: readonly Effect[]): string[] {
    const lines: string[] = [];
    for (const [index, effect] of effects.entries()) {
      const before = effects[index - 1];
      // It says where a lot belongs, also when that changes nothing.
      if (effect.kind === "take_credits" && effect.won === 0) continue;
      const isOfEvent =
        effect.kind === "notice" && before?.kind === "event" && before.event === effect.notice;
      if (!isOfEvent) lines.push(this.line(effect));
      const after = effects[index + 1];
      if (effect.kind === "event" && !(after?.kind === "notice" && after.notice === effect.event)) {
        lines.push(`no notice of ${effect.event}`);
      }
    }
    return lines;
  }

  private line(effect: Effect): string {
    const minute = (at: number): string => seoulIso(at).slice(0, 16);
    switch (effect.kind) {
      case "event":
        return effect.event;
      case "notice":
        return `notice ${effect.notice}`;
      case "charge":
        return `charge ${effect.payment.purpose} ${effect.payment.amount}`;
      case "ask_gateway":
        return "ask";
      case "settle_payment":
        return `payment ${effect.status}`;
      case "refund_payment":
        return `refund ${effect.amount} ${effect.method} ${effect.reason}`;
      case "invoice":
        return `invoice ${effect.period.start}/${effect.period.end} ${effect.amount} vat ${effect.vat}`;
      case "period":
        return `${effect.status} ${effect.period.start}/${effect.period.end}`;
      case "grant_lot":
        return `grant ${effect.lot} ${effect.credits} until ${minute(effect.expires_at)}`;
      case "extend_lot":
        return `extend until ${minute(effect.expires_at)}`;
      case "close_lot":
        return `close ${this.account.books.lot(effect.lot_id).kind} ${this.account.closed.get(effect.lot_id)} ${effect.reason}`;
      case "take_credits":
        return `credits go with ${effect.won} of ${effect.payment_id}`;
      case "release_holds":
        return "release holds";
      case "use_guarantee":
        return "guarantee used";
      case "alarm":
        return `alarm ${effect.about}`;
    }
  }
}
