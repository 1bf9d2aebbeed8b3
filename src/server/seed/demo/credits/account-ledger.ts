import type { MovementDetail } from "#domain/credits/movement-text.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { allocateHold } from "#domain/credits/allocate-hold.ts";
import { EXPIRY_NOTICE_MS } from "#domain/credits/expired-lots.ts";
import { endHold, type HoldEnd } from "#domain/credits/hold-end.ts";
import { buildTransfer, type LedgerEntry, type TransferReason } from "#domain/credits/ledger.ts";
import type { LotPart, LotWithBalance } from "#domain/credits/lot.ts";
import { payingKinds } from "#domain/credits/paying-kinds.ts";
import { releaseHold } from "#domain/credits/release.ts";
import type { DemoIds } from "../demo-ids.ts";
import type { MarketRows } from "../market-rows.ts";
import { expiryReference } from "../../../features/credits/write-off.ts";
import type { DemoGrant, DemoHold } from "./credit-book.ts";

type Lot = LotWithBalance & { held: number; row: MarketRows["credit_lots"][number] };

const GIFTS = [30, 100];
export const GIFT_GOOD_FOR = 365 * DAY_MS;

interface Posting {
  reason: TransferReason;
  detail: MovementDetail;
  reference: string;
  quoteId?: string;
  ranOutAt?: number;
  parts: readonly LotPart[];
  at: number;
}

/** What nobody paid for, given to whoever could not pay a quote otherwise. */
export const OPENING_GIFT = { kind: "bonus", paidWon: 0, detail: "opening_gift" } as const;

/** One account's credits, kept step by step. Whoever cannot pay a quote has a gift an hour before. */
export class AccountLedger {
  readonly #accountId: string;
  readonly #rows: MarketRows;
  readonly #ids: DemoIds;
  readonly #lots = new Map<string, Lot>();
  readonly #parts = new Map<string, LotPart[]>();
  #giftCredits = 30;

  constructor(accountId: string, rows: MarketRows, ids: DemoIds) {
    this.#accountId = accountId;
    this.#rows = rows;
    this.#ids = ids;
  }

  /**
   * What happened from `until` on is only in the story: its movements are for others to write, who know of more
   * credits.
   */
  keep(grants: readonly DemoGrant[], holds: readonly DemoHold[], until: number): void {
    const needed = holds.reduce((sum, { credits }) => sum + credits, 0);
    // Whoever quotes much gets the larger one.
    this.#giftCredits = GIFTS.findLast((credits) => credits <= needed / 2) ?? 30;
    // At one instant credits come before they go.
    const steps = [
      ...grants.map((grant) => ({ at: grant.at, order: 0, take: () => this.#grant(grant) })),
      ...holds.flatMap((hold) => this.#endStep(hold)),
      ...holds.map((hold) => ({ at: hold.at, order: 2, take: () => this.#hold(hold) })),
    ];
    const past = steps.filter(({ at }) => at < until);
    for (const step of past.toSorted((a, b) => a.at - b.at || a.order - b.order)) step.take();
    for (const hold of holds) this.#rows.credit_holds.push(this.#holdRow(hold));
    for (const lot of this.#lots.values()) this.#close(lot, until);
  }

  /** What ran out is written off, and who will lose something within days has been notified. */
  #close(lot: Lot, now: number): void {
    if (lot.available > 0 && lot.expires_at <= now) {
      this.#writeOff(lot, lot.available, lot.expires_at);
    }
    const notifiedAt = lot.expires_at - EXPIRY_NOTICE_MS;
    this.#rows.lot_balances.push({
      lot_id: lot.id,
      available: lot.available,
      held: lot.held,
      expiry_notified_at: notifiedAt <= now ? new Date(notifiedAt) : null,
    });
  }

  #writeOff({ id, expires_at }: Lot, credits: number, at: number): void {
    const reference = expiryReference(id, new Date(expires_at));
    const parts = [{ lot_id: id, amount: credits }];
    this.#post({
      reason: "expire",
      detail: "lot_expired",
      reference,
      ranOutAt: expires_at,
      parts,
      at,
    });
  }

  #endStep(hold: DemoHold) {
    const { end } = hold;
    return end ? [{ at: end.at, order: 1, take: () => this.#end(hold, end) }] : [];
  }

  #grant(grant: DemoGrant): void {
    const id = this.#ids.at(grant.at);
    const row = {
      id,
      account_id: this.#accountId,
      kind: grant.kind,
      credits: grant.credits,
      paid_won: grant.paidWon,
      source: grant.source,
      granted_at: new Date(grant.at),
      expires_at: new Date(grant.expiresAt),
    };
    this.#rows.credit_lots.push(row);
    this.#lots.set(id, {
      id,
      kind: grant.kind,
      granted_at: grant.at,
      expires_at: grant.expiresAt,
      paid_won: grant.paidWon,
      available: 0,
      held: 0,
      row,
    });
    const parts = [{ lot_id: id, amount: grant.credits }];
    const { detail, source: reference, at } = grant;
    this.#post({ reason: "grant", detail, reference, parts, at });
  }

  #gift(at: number): void {
    this.#grant({
      ...OPENING_GIFT,
      accountId: this.#accountId,
      credits: this.#giftCredits,
      source: `${OPENING_GIFT.detail}:${this.#ids.at(at)}`,
      at,
      expiresAt: at + GIFT_GOOD_FOR,
    });
  }

  #hold(hold: DemoHold): void {
    let allocation = this.#allocate(hold);
    if (!allocation.ok) {
      this.#gift(hold.at - HOUR_MS);
      allocation = this.#allocate(hold);
    }
    if (!allocation.ok) throw new Error(`${hold.quoteId}: no credits after a gift`);
    const { parts } = allocation;
    this.#parts.set(hold.quoteId, parts);
    const reference = `quote:${hold.quoteId}`;
    const { quoteId, at } = hold;
    this.#post({ reason: "hold", detail: "quote_sent", reference, quoteId, parts, at });
  }

  #holdRow(hold: DemoHold): MarketRows["credit_holds"][number] {
    return {
      id: this.#ids.at(hold.at),
      account_id: this.#accountId,
      quote_id: hold.quoteId,
      credits: hold.credits,
      state: hold.end ? endHold("held", hold.end.reason).state : "held",
      end_reason: hold.end?.reason ?? null,
      release_due: new Date(hold.releaseDue),
      created_at: new Date(hold.at),
      ended_at: hold.end && new Date(hold.end.at),
    };
  }

  #allocate(hold: DemoHold) {
    return allocateHold({
      lots: [...this.#lots.values()],
      amount: hold.credits,
      kinds: payingKinds(false),
      now: hold.at,
    });
  }

  #end(hold: DemoHold, { reason: detail, at }: { reason: HoldEnd; at: number }): void {
    const parts = this.#parts.get(hold.quoteId) ?? [];
    const reference = `quote:${hold.quoteId}`;
    const { transfer } = endHold("held", detail);
    if (transfer === null) return;
    if (transfer === "release") this.#reopen(parts, at);
    this.#post({ reason: transfer, detail, reference, quoteId: hold.quoteId, parts, at });
  }

  /** What is released to a lot that has expired can be spent for some days more. */
  #reopen(parts: readonly LotPart[], at: number): void {
    for (const part of releaseHold({ parts, lots: [...this.#lots.values()], now: at })) {
      const lot = this.#lots.get(part.lot_id);
      if (lot && part.expire_first > 0) this.#writeOff(lot, part.expire_first, at);
      if (lot && part.reopened_until !== null) {
        lot.expires_at = part.reopened_until;
        lot.row.expires_at = new Date(part.reopened_until);
      }
    }
  }

  #post({ parts, at, quoteId, ranOutAt, ...posting }: Posting): void {
    const { entries } = buildTransfer(posting.reason, parts);
    const id = this.#ids.at(at);
    this.#rows.credit_transfers.push({
      id,
      account_id: this.#accountId,
      ...posting,
      at: new Date(at),
      quote_id: quoteId ?? null,
      request_id: null,
      ran_out_at: ranOutAt === undefined ? null : new Date(ranOutAt),
    });
    for (const entry of entries) {
      this.#rows.credit_entries.push({ id: this.#ids.at(at), transfer_id: id, ...entry });
      this.#move(entry);
    }
  }

  #move({ lot_id, ledger, amount }: LedgerEntry): void {
    const lot = this.#lots.get(lot_id);
    if (!lot) throw new Error(`no lot ${lot_id}`);
    if (ledger === "available") lot.available += amount;
    if (ledger === "held") lot.held += amount;
  }
}
