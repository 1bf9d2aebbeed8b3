import type { MovementDetail } from "#domain/credits/movement-text.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { LotKind } from "#domain/credits/lot.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { firstPeriod, periodOverAt } from "#domain/schedule/period-instants.ts";
import { anchorOf } from "#domain/schedule/period.ts";
import { grantLot } from "#server/features/credits/ledger.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import type { Market } from "./accounts.ts";

let sources = 0;

/** Grants an account a lot and gives its id. */
export async function makeLot(
  { sql, clock, ids }: Market,
  lot: {
    accountId: string;
    kind?: LotKind;
    credits?: number;
    paidWon?: number;
    /** Days from now until it runs out, or the instant at which it does. */
    days?: number;
    expiresAt?: Date;
    source?: string;
    membership?: { id: string; periodStart: Day };
    detail?: MovementDetail;
  },
): Promise<string> {
  sources += 1;
  const now = clock.now();
  const lotId = await inTransaction(sql, (tx) =>
    grantLot(tx, {
      accountId: lot.accountId,
      kind: lot.kind ?? "bonus",
      credits: lot.credits ?? 10,
      paidWon: lot.paidWon ?? 0,
      source: lot.source ?? `test-lot:${sources}`,
      membership: lot.membership,
      detail: lot.detail ?? "opening_gift",
      expiresAt: lot.expiresAt ?? new Date(now.getTime() + (lot.days ?? 90) * DAY_MS),
      now,
      ids,
    }),
  );
  if (lotId === null) throw new Error("a lot of this source was granted before");
  return lotId;
}

/**
 * Rows of a membership in its first period, without payments or lots: its id, what its lots are of, and the instant at
 * which the period is over.
 */
export async function makeMembershipRow(
  { sql, clock, ids }: Market,
  membership: {
    accountId: string;
    state?: "active" | "overdue" | "ended";
    isCanceled?: boolean;
  },
): Promise<{ id: string; membership: { id: string; periodStart: Day }; overAt: Date }> {
  const id = ids.next();
  const now = clock.now();
  const state = membership.state ?? "active";
  const period = firstPeriod(now.getTime());
  const overAt = new Date(periodOverAt(period));
  await sql`
    INSERT INTO memberships (id, account_id, state, end_reason, bought_at, activated_at, ended_at, anchor, period_start,
                             period_end, plan, is_canceled, charges, upgrades, lots_until, notified)
    VALUES (${id}, ${membership.accountId}, ${state}, ${state === "ended" ? "canceled" : null}, ${now}, ${now},
            ${state === "ended" ? now : null}, ${anchorOf(period.start)}, ${period.start}, ${period.end},
            ${sql.json({ plan_id: "019b7600-0000-7000-8000-0000000000b1", price: 29_000, credits: 30 })},
            ${membership.isCanceled ?? false}, 1, 0, ${overAt}, ${[]})`;
  await sql`
    INSERT INTO membership_periods (membership_id, starts_on, ends_on, status)
    VALUES (${id}, ${period.start}, ${period.end}, 'paid')`;
  if (state === "overdue")
    await sql`INSERT INTO credits_at_rest (account_id) VALUES (${membership.accountId})`;
  return { id, membership: { id, periodStart: period.start }, overAt };
}
