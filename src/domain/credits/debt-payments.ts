import type { LotPart } from "./lot.ts";

export interface OpenDebt {
  /** The lot whose used credits are owed. */
  lot_id: string;
  /** Of its first entry: ids are in the order of writing. */
  since: string;
  /** Credits. */
  open: number;
}

export interface DebtPayment {
  lot_id: string;
  parts: LotPart[];
}

/** Which debt is paid by which parts: the oldest first, each in full before the next gets anything. */
export function payDebtsWith(debts: readonly OpenDebt[], parts: readonly LotPart[]): DebtPayment[] {
  const payments: DebtPayment[] = [];
  let left = parts;
  for (const { lot_id, open } of debts.toSorted((a, b) => (a.since < b.since ? -1 : 1))) {
    const { taken, rest } = splitParts(left, open);
    if (taken.length === 0) break;
    payments.push({ lot_id, parts: taken });
    left = rest;
  }
  return payments;
}

function splitParts(
  parts: readonly LotPart[],
  amount: number,
): { taken: LotPart[]; rest: LotPart[] } {
  const taken: LotPart[] = [];
  const rest: LotPart[] = [];
  let missing = amount;
  for (const part of parts) {
    const now = Math.min(part.amount, missing);
    if (now > 0) taken.push({ ...part, amount: now });
    if (part.amount > now) rest.push({ ...part, amount: part.amount - now });
    missing -= now;
  }
  return { taken, rest };
}
