import { DAY_MS } from "#domain/calendar/durations.ts";
import type { MethodType } from "#domain/payment/refund-way.ts";
import type { Payments } from "../gateways/payment/choose-payments.ts";
import type { EmulatorControl } from "../gateways/payment/emulator-control.ts";
import type { Db, Sql } from "../platform/database/sql.ts";
import { createIds } from "../platform/ids.ts";
import { Dice } from "./demo/dice.ts";
import { liveMembership, type DemoMember } from "./demo/memberships/live-membership.ts";

const STANDARD = "019b7600-0000-7000-8000-0000000000a2";
const LIGHT = "019b7600-0000-7000-8000-0000000000a1";
const PACK_OF_30 = "019b7600-0000-7000-8000-0000000000c2";

const MEMBERS: readonly (DemoMember & {
  type: MethodType;
  number: string;
  declinesFrom?: number;
})[] = [
  {
    email: "pro@demo.somssi.kr",
    type: "card",
    number: "4330123456781234",
    billingKey: "billing-key-demo-pro",
    productId: STANDARD,
    // A third period, so that there are receipts and credits that rolled over.
    boughtDaysAgo: 70,
    topUp: { productId: PACK_OF_30, daysAgo: 20 },
  },
  {
    email: "phonepro@demo.somssi.kr",
    type: "phone",
    number: "01055550144",
    billingKey: "billing-key-demo-phone",
    productId: STANDARD,
    boughtDaysAgo: 16,
  },
  {
    email: "overdue@demo.somssi.kr",
    type: "card",
    number: "5409123456780002",
    billingKey: "billing-key-demo-overdue",
    productId: LIGHT,
    // Its first renewal was due two or three days ago, and declined.
    boughtDaysAgo: 33,
    declinesFrom: 25,
  },
];

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
    await tx`SET LOCAL idle_in_transaction_session_timeout = 0`;
    await tx`SELECT pg_advisory_xact_lock(${LOCK})`;
    if (await isSeeded(tx)) return;
    const dice = new Dice("somssi-demo-memberships");
    const random = {
      bytes: (count: number) => Uint8Array.from({ length: count }, () => dice.whole(0, 255)),
    };
    for (const { type, number, declinesFrom, ...member } of MEMBERS) {
      await emulator.issueKey(type, { number, billingKey: member.billingKey });
      await liveMembership({
        sql,
        now,
        member,
        payments,
        idsOf: (clock) => createIds(clock, random),
        tellClock: (at) => emulator.tellClock(at.getTime() - now.getTime() + clockOffset),
        before: (at) => declineFrom(emulator, member, { declinesFrom, at, now }),
      });
    }
    await emulator.tellClock(clockOffset);
    await tx`INSERT INTO seeds (name, content_hash, at) VALUES (${SEED}, '1', ${now})`;
  });
}

async function declineFrom(
  emulator: EmulatorControl,
  { billingKey }: DemoMember,
  { declinesFrom, at, now }: { declinesFrom: number | undefined; at: Date; now: Date },
): Promise<void> {
  if (declinesFrom === undefined) return;
  const declines = at.getTime() > now.getTime() - declinesFrom * DAY_MS;
  await emulator.setMode(billingKey, declines ? "decline:REJECT_CARD_PAYMENT" : "ok");
}

async function isSeeded(db: Db): Promise<boolean> {
  return (await db`SELECT 1 FROM seeds WHERE name = ${SEED}`).length > 0;
}
