import type { MovementDetail } from "#domain/credits/movement-text.ts";
import type { HoldEnd } from "#domain/credits/hold-end.ts";
import type { LotKind } from "#domain/credits/lot.ts";
import type { DemoIds } from "../demo-ids.ts";
import type { MarketRows } from "../market-rows.ts";
import { AccountLedger } from "./account-ledger.ts";

export interface DemoGrant {
  accountId: string;
  kind: LotKind;
  credits: number;
  paidWon: number;
  source: string;
  detail: MovementDetail;
  /** Epoch ms, as all instants here. */
  at: number;
  expiresAt: number;
}

/** A quote's price in credits, and what became of it. */
export interface DemoHold {
  accountId: string;
  quoteId: string;
  credits: number;
  at: number;
  releaseDue: number;
  end: { reason: HoldEnd; at: number } | null;
}

/**
 * Gathers what is granted and held, in any order; then each account's ledger is kept in order of time
 * by the rules of domain/credits.
 */
export class CreditBook {
  readonly #grants: DemoGrant[] = [];
  readonly #holds: DemoHold[] = [];
  readonly #left = new Map<string, number>();

  grant(grant: DemoGrant): void {
    this.#grants.push(grant);
  }

  /** What an account's holds do to its credits from `at` on is written later, beside a membership bought then. */
  leaveFrom(accountId: string, at: number): void {
    this.#left.set(accountId, at);
  }

  hold(hold: DemoHold): void {
    this.#holds.push(hold);
  }

  /** Writes the ledger of every account. */
  settle(rows: MarketRows, ids: DemoIds, now: number): void {
    const grants = Map.groupBy(this.#grants, ({ accountId }) => accountId);
    const holds = Map.groupBy(this.#holds, ({ accountId }) => accountId);
    for (const accountId of new Set([...grants.keys(), ...holds.keys()])) {
      const ledger = new AccountLedger(accountId, rows, ids);
      // The seeding's own moment has happened, too.
      const until = this.#left.get(accountId) ?? now + 1;
      ledger.keep(grants.get(accountId) ?? [], holds.get(accountId) ?? [], until);
    }
  }
}
