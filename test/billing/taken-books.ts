import type { LotKind, LotPart } from "#domain/credits/lot.ts";
import { refundCaptured } from "#domain/credits/refund-captured.ts";
import { creditsFor, payOwed, takeBackStep } from "#domain/credits/taken-back.ts";
import type { Books } from "./books.ts";

interface Taken {
  /** Credits taken out of the lot itself, and used ones that are owed for it. */
  taken: number;
  owed: number;
  /** Who has paid of what is owed, in order. */
  paid: LotPart[];
}

/** What was taken back of an account's lots in memory, as the server keeps it. */
export class TakenBooks {
  readonly #books: Books;
  readonly #lots = new Map<string, Taken>();

  constructor(books: Books) {
    this.#books = books;
  }

  /** Credits that are owed and not paid. */
  get open(): number {
    return [...this.#lots.values()].reduce((sum, lot) => sum + openOf(lot), 0);
  }

  of(lotId: string): { taken: number; owed: number; open: number } {
    const lot = this.#lot(lotId);
    return { taken: lot.taken, owed: lot.owed, open: openOf(lot) };
  }

  /** Brings a lot to where it belongs after `won` of its price were taken back in all. */
  settle(lotId: string, won: number, facts: { now: number; isHeld: boolean }): void {
    const { credits, paid_won: price } = this.#books.lot(lotId);
    const { available, held, spent, taken_back: all } = this.#books.of(lotId);
    const lot = this.#lot(lotId);
    const used = held + spent + all - lot.taken;
    const due = creditsFor({ credits, refunded: 0, price, taken: won, kept: price - won });
    const step = takeBackStep(
      { available, used, taken: lot.taken, owed: lot.owed, open: openOf(lot) },
      due,
    );
    if (step.take > 0) this.#post("take_back", [{ lot_id: lotId, amount: step.take }]);
    lot.taken += step.take - step.give;
    lot.owed += step.owe - step.forgive - step.repay;
    if (step.repay > 0) this.#giveBack(takeLast(lot.paid, step.repay), facts);
    if (step.give > 0) this.#giveBack([{ lot_id: lotId, amount: step.give }], facts);
  }

  /** Pays what is owed with whatever can be spent. */
  pay(kinds: readonly LotKind[], now: number): void {
    for (const lot of this.#lots.values()) {
      const owed = openOf(lot);
      if (owed === 0) continue;
      const parts = payOwed({ lots: this.#books.withBalance(), owed, kinds, now });
      if (parts.length === 0) return;
      this.#post("take_back", parts);
      lot.paid.push(...parts);
    }
  }

  #lot(lotId: string): Taken {
    const known = this.#lots.get(lotId) ?? { taken: 0, owed: 0, paid: [] };
    this.#lots.set(lotId, known);
    return known;
  }

  #giveBack(parts: readonly LotPart[], { now, isHeld }: { now: number; isHeld: boolean }): void {
    for (const part of parts) {
      const lots = this.#books.withBalance();
      const { back } = refundCaptured({ parts: [part], lots, now, holdsMembership: isHeld });
      for (const { expires_at, expire_first: amount } of back) {
        if (amount > 0) this.#books.post("expire", [{ ...part, amount }], "before");
        this.#books.lot(part.lot_id).expires_at = expires_at;
      }
      this.#post("give_back", [part]);
    }
  }

  #post(reason: "take_back" | "give_back", parts: readonly LotPart[]): void {
    this.#books.post(reason, [...parts], reason);
  }
}

function openOf({ owed, paid }: Taken): number {
  return owed - paid.reduce((sum, { amount }) => sum + amount, 0);
}

/** Takes so many credits off the end of what was paid. */
function takeLast(paid: LotPart[], credits: number): LotPart[] {
  const taken: LotPart[] = [];
  let missing = credits;
  while (missing > 0) {
    const last = paid.pop();
    if (!last) throw new Error(`${missing} credits were never paid`);
    const amount = Math.min(last.amount, missing);
    taken.push({ ...last, amount });
    if (last.amount > amount) paid.push({ ...last, amount: last.amount - amount });
    missing -= amount;
  }
  return taken;
}
