import { applyTransfer } from "#domain/credits/balances.ts";
import type { LotBalances } from "#domain/credits/balances.ts";
import { buildTransfer } from "#domain/credits/ledger.ts";
import type { TransferReason } from "#domain/credits/ledger.ts";
import type { GrantPurpose } from "#domain/membership/effect.ts";
import type { LotKind, LotPart, LotWithBalance } from "#domain/credits/lot.ts";

export interface BookLot {
  id: string;
  kind: LotKind;
  source: string;
  membership_id: string | null;
  purpose: GrantPurpose | null;
  period_start: string;
  credits: number;
  granted_at: number;
  expires_at: number;
  paid_won: number;
}

/** An account's lots and ledger in memory. What the ledger would refuse throws. */
export class Books {
  readonly lots: BookLot[] = [];
  balances: Map<string, LotBalances> = new Map();
  readonly transfers: { reason: TransferReason; detail: string; parts: LotPart[] }[] = [];

  grant(lot: BookLot): void {
    if (this.lots.some(({ source }) => source === lot.source)) {
      throw new Error(`granted twice: ${lot.source}`);
    }
    this.lots.push(lot);
    this.post("grant", [{ lot_id: lot.id, amount: lot.credits }], lot.source);
  }

  post(reason: TransferReason, parts: LotPart[], detail: string): void {
    const applied = applyTransfer(this.balances, buildTransfer(reason, parts));
    if (!applied.ok) throw new Error(`${reason} (${detail}) refused: ${applied.problem}`);
    this.balances = applied.balances;
    this.transfers.push({ reason, detail, parts });
  }

  lot(id: string): BookLot {
    const found = this.lots.find((lot) => lot.id === id);
    if (!found) throw new Error(`no lot ${id}`);
    return found;
  }

  of(id: string): { available: number; held: number; spent: number; taken_back: number } {
    return this.balances.get(id) ?? { available: 0, held: 0, spent: 0, taken_back: 0 };
  }

  withBalance(): LotWithBalance[] {
    return this.lots.map((lot) => ({ ...lot, available: this.of(lot.id).available }));
  }
}
