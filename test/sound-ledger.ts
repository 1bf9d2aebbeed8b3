import { checkLedger } from "#server/check-ledger.ts";
import { creditInvariants } from "#server/features/credits/invariants.ts";
import type { GatewayPayment } from "#server/features/billing/compare-with-gateway.ts";
import type { Sql } from "#server/platform/database/sql.ts";

/** Fails when credits, memberships or payments break one of their invariants; `gateway`: its own list. */
export async function assertSoundLedger(
  sql: Sql,
  gateway: readonly GatewayPayment[] | null = null,
): Promise<void> {
  const broken = await checkLedger(sql, gateway);
  if (Object.keys(broken).length > 0) throw new Error(`unsound ledger: ${JSON.stringify(broken)}`);
}

/** Fails when credits alone break one; for tests whose memberships and lots nobody paid for. */
export async function assertSoundCredits(sql: Sql): Promise<void> {
  for (const [name, query] of Object.entries(creditInvariants)) {
    const rows = await sql.unsafe(query);
    if (rows.length > 0) throw new Error(`unsound credits (${name}): ${JSON.stringify(rows)}`);
  }
}
