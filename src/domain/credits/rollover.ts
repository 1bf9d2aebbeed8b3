import type { LotPart } from "./lot.ts";

/** A lot with its live holds apart: `held` credits are neither available nor spent. */
export type LotRemainder = { id: string; available: number; held: number };

/** What leaves the plan lots at a renewal, and how much of it comes back as one rollover lot. */
export type Rollover = { credits: number; leaving: LotPart[] };

/**
 * At a renewal half of what is left unheld in the ending period's plan lots rolls over once, rounded
 * down; the other half is lost. Held credits stay where they are until their hold ends. Pass the lots of
 * kind `plan` of that period only: what rolled over before does not roll over again.
 */
export function rollOver(planLots: readonly LotRemainder[]): Rollover {
  const leaving = planLots
    .filter(({ available }) => available > 0)
    .map(({ id, available }) => ({ lot_id: id, amount: available }));
  const left = leaving.reduce((sum, { amount }) => sum + amount, 0);
  return { credits: Math.floor(left / 2), leaving };
}
