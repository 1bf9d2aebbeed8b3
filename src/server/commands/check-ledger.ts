import { appendOnlyTables } from "../append-only-tables.ts";
import { creditInvariants } from "../features/credits/invariants.ts";
import { billingInvariants } from "../features/billing/invariants.ts";
import {
  compareWithGateway,
  type GatewayPayment,
} from "../features/billing/compare-with-gateway.ts";
import { findRewritable } from "../platform/database/append-only.ts";
import type { Sql, Tx } from "../platform/database/sql.ts";

/** What breaks each invariant, by its number; empty when all is sound. */
export type BrokenInvariants = Partial<Record<InvariantName, string[]>>;

export type InvariantName = (typeof INVARIANTS)[number];
export const INVARIANTS = ["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10"] as const;

/**
 * Checks the ledger, memberships and payments at one moment, also beside a running product. `gateway`: its own
 * list of payments; without one only our half of that comparison is made.
 */
export async function checkLedger(
  sql: Sql,
  gateway: readonly GatewayPayment[] | null = null,
  names: readonly InvariantName[] = INVARIANTS,
): Promise<BrokenInvariants> {
  return sql.begin("isolation level repeatable read", async (tx) => {
    // A full check reads everything there is.
    await tx`SET LOCAL statement_timeout = 0`;
    return brokenInvariants(tx, gateway, names);
  });
}

/** The same within a transaction. */
export async function brokenInvariants(
  tx: Tx,
  gateway: readonly GatewayPayment[] | null = null,
  names: readonly InvariantName[] = INVARIANTS,
): Promise<BrokenInvariants> {
  const broken: BrokenInvariants = {};
  for (const name of names) {
    const found = [
      ...(await textsOf(tx, creditInvariants[name])),
      ...(await textsOf(tx, billingInvariants[name])),
      ...(name === "I9" ? await findRewritable(tx, appendOnlyTables) : []),
      ...(name === "I10" && gateway ? await compareWithGateway(tx, gateway) : []),
    ];
    if (found.length > 0) broken[name] = found;
  }
  return broken;
}

async function textsOf(tx: Tx, query: string | undefined): Promise<string[]> {
  if (query === undefined) return [];
  const rows = await tx.unsafe(query).values();
  return rows.map(([text]) => String(text));
}
