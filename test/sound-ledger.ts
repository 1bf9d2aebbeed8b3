import { checkLedger, INVARIANTS, type InvariantName } from "#server/commands/check-ledger.ts";
import type { GatewayPayment } from "#server/features/billing/compare-with-gateway.ts";
import type { Sql } from "#server/platform/database/sql.ts";

/** Fails when credits, memberships or payments break one of their invariants; `gateway`: its own list. */
export async function assertSoundLedger(
  sql: Sql,
  gateway: readonly GatewayPayment[] | null = null,
  names = INVARIANTS as readonly InvariantName[],
): Promise<void> {
  const broken = await checkLedger(sql, gateway, names);
  if (Object.keys(broken).length > 0) throw new Error(`unsound ledger: ${JSON.stringify(broken)}`);
}

const checked = new WeakMap<Sql, string>();
const byHand = new WeakSet<Sql>();

/** For a test whose rows were written by hand and never made a whole ledger. */
export function expectNoSoundLedger(sql: Sql): void {
  byHand.add(sql);
}

/** The same for after every test: it looks only when credits or money have moved since it last did. */
export async function assertStillSound(sql: Sql): Promise<void> {
  if (byHand.has(sql)) return;
  const [moved] = await sql<{ sum: string }[]>`
    SELECT concat_ws(' ', (SELECT count(*) FROM credit_transfers),
                     (SELECT concat_ws(' ', count(*), count(paid_at), sum(refunded)) FROM payments),
                     (SELECT concat_ws(' ', count(*), count(ended_at), max(period_end)) FROM memberships)) AS sum`;
  const sum = moved?.sum ?? "";
  if (checked.get(sql) === sum || sum.startsWith("0 0 0 0")) return;
  // Which tables may be rewritten is a matter of rights, that no test of the application can change.
  const names = checked.has(sql) ? INVARIANTS.filter((name) => name !== "I9") : INVARIANTS;
  checked.set(sql, sum);
  await assertSoundLedger(sql, null, names);
}
