import "../consequences/compose.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Payments } from "../gateways/payment/choose-payments.ts";
import type { EmulatorControl } from "../gateways/payment/emulator-control.ts";
import type { Db, Sql } from "../platform/database/sql.ts";
import { createIds } from "../platform/ids.ts";
import { Dice } from "./demo/dice.ts";
import { liveMembership } from "./demo/memberships/live-membership.ts";
import { MEMBERS, type DemoMember } from "./demo/memberships/members.ts";

// Any fixed number; all processes of this product ask for the same one.
const LOCK = 7_340_165;
const SEED = "demo-memberships";

/**
 * Lets the demo's pros buy and renew their memberships as anybody does, once: by the rules of the product at the moments
 * at which it happened, paid to the emulator, so that its record and ours say the same.
 */
export async function seedDemoMemberships(facts: {
  sql: Sql;
  now: Date;
  payments: Payments;
  /** Where the emulator's clock stands afterwards, in milliseconds from real time. */
  clockOffset: number;
}): Promise<void> {
  const { sql, now, payments, clockOffset } = facts;
  const { emulator } = payments;
  if (!emulator || (await isSeeded(sql))) return;
  await sql.begin(async (tx) => {
    await tx`SET LOCAL lock_timeout = 0`;
    await tx`SET LOCAL idle_in_transaction_session_timeout = 0`;
    await tx`SELECT pg_advisory_xact_lock(${LOCK})`;
    if (await isSeeded(tx)) return;
    const dice = new Dice("somssi-demo-memberships");
    const random = {
      bytes: (count: number) => Uint8Array.from({ length: count }, () => dice.whole(0, 255)),
    };
    for (const member of MEMBERS) {
      const { type, number, billingKey } = member;
      await emulator.issueKey(type, { number, billingKey });
      await liveMembership({
        sql,
        now,
        member,
        payments,
        idsOf: (clock) => createIds(clock, random),
        moveEmulatorClock: (at) =>
          emulator.setClockOffset(at.getTime() - now.getTime() + clockOffset),
        before: (at) => declineFrom(emulator, member, { at, now }),
      });
    }
    await emulator.setClockOffset(clockOffset);
    await tx`INSERT INTO seeds (name, content_hash, at) VALUES (${SEED}, '1', ${now})`;
  });
}

async function declineFrom(
  emulator: EmulatorControl,
  { billingKey, declinesFrom }: DemoMember,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  if (declinesFrom === undefined) return;
  const declines = at.getTime() > now.getTime() - declinesFrom * DAY_MS;
  await emulator.setMode(billingKey, declines ? "decline:REJECT_CARD_PAYMENT" : "ok");
}

async function isSeeded(db: Db): Promise<boolean> {
  return (await db`SELECT 1 FROM seeds WHERE name = ${SEED}`).length > 0;
}
