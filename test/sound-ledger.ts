import { brokenInvariants } from "#server/features/credits/invariants.ts";
import type { Sql } from "#server/platform/database/sql.ts";

/** Fails the test when the credit ledger breaks one of its invariants; for after each test that spends. */
export async function assertSoundLedger(sql: Sql): Promise<void> {
  const broken = await brokenInvariants(sql);
  if (Object.keys(broken).length > 0) throw new Error(`unsound ledger: ${JSON.stringify(broken)}`);
}
