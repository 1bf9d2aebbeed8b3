import { createWriteStream, mkdirSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { addDays } from "#domain/calendar/day.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { firstPeriod } from "#domain/schedule/period-instants.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Sql, Tx } from "#server/platform/database/sql.ts";

/** One member of many: the same row everywhere, with the number as its id. */
const id = (table: number, number = "n") =>
  `('0000000${table}-0000-7000-8000-' || lpad(${number}::text, 12, '0'))::uuid`;
const key = (number: number | string) => `bench-key-${number}`;
const PLAN = "019b7600-0000-7000-8000-0000000000b1";
const WON = 29_000;
const CREDITS = 30;

/** The morning of a month's day that every month has, so that all periods are ordinary ones. */
export function renewalMorning(now: Date): Date {
  const today = seoulDay(now.getTime());
  const first = `${today.slice(0, 8)}10`;
  const later = today < first ? first : `${addDays(first, 25).slice(0, 8)}10`;
  return new Date(startOfSeoulDay(later) + 10 * HOUR_MS);
}

/** Billing keys as the gateway has issued them, and how long it takes for an answer; before it is started. */
export async function writeGatewayRecord(dataDir: string, members: number): Promise<void> {
  mkdirSync(join(dataDir, "gateway"), { recursive: true });
  const file = createWriteStream(join(dataDir, "gateway/record.jsonl"));
  const at = "2027-01-01T00:00:00.000+09:00";
  const method = {
    type: "card",
    issuer: "HYUNDAI_CARD",
    name: "현대카드",
    number: "4330-12**-****-1234",
    bin: "433012",
  };
  const write = async (entry: object) => {
    if (!file.write(`${JSON.stringify(entry)}\n`)) await once(file, "drain");
  };
  for (let n = 1; n <= members; n += 1) {
    await write({
      kind: "key_issued",
      key: { billingKey: key(n), method, customerName: "시험 고객", issuedAt: at, deletedAt: null },
    });
    await write({
      kind: "paid",
      payment: {
        paymentId: `bench-${n}`,
        billingKey: key(n),
        orderName: "솜씨",
        amount: WON,
        cancelled: 0,
        status: "PAID",
        transactionId: `t-${n}`,
        pgTxId: `pg-${n}`,
        requestedAt: at,
        at,
        pgCode: null,
        cancellations: [],
      },
    });
  }
  await write({ kind: "mode", billingKey: "*", mode: { kind: "slow", ms: 200 }, times: null });
  file.end();
  await once(file, "close");
}

/** Members who bought a month before `morning`: paid, granted, and due then. */
export async function insertMembers(sql: Sql, members: number, morning: Date): Promise<void> {
  const bought = new Date(morning.getTime() - 31 * 24 * HOUR_MS);
  const day = seoulDay(morning.getTime());
  const start = `${addDays(`${day.slice(0, 8)}01`, -1).slice(0, 8)}10`;
  const period = firstPeriod(startOfSeoulDay(start) + 12 * HOUR_MS);
  const boughtAt = new Date(startOfSeoulDay(period.start) + 12 * HOUR_MS);
  if (addDays(period.end, 1) !== day)
    throw new Error(`${bought.toISOString()} does not lead to ${day}`);
  const facts = `'${boughtAt.toISOString()}'::timestamptz`;
  const due = `'${morning.toISOString()}'::timestamptz`;
  const plan = `'{"plan_id": "${PLAN}", "price": ${WON}, "credits": ${CREDITS}}'::jsonb`;
  const source = `'membership:' || ${id(3)} || ':${period.start}:purchase'`;
  const tables = [
    `accounts (id, email, password_hash, name, role, phone, phone_verified_at, created_at)
     SELECT ${id(1)}, 'bench-' || n || '@example.com', 'none', '회원 ' || n, 'member',
            '+8210' || lpad(n::text, 8, '0'), ${facts}, ${facts}`,
    `billing_methods (id, account_id, type, billing_key, card_name, created_at)
     SELECT ${id(2)}, ${id(1)}, 'card', '${key("")}' || n, '현대카드 (1234)', ${facts}`,
    `memberships (id, account_id, state, bought_at, activated_at, anchor, period_start, period_end, plan, is_canceled,
                  method_id, charges, upgrades, lots_until, notified, due_at)
     SELECT ${id(3)}, ${id(1)}, 'active', ${facts}, ${facts}, 10, '${period.start}', '${period.end}', ${plan}, false,
            ${id(2)}, 1, 0, ${due} + interval '14 hours', '{renewal_in_7_days,renewal_tomorrow}', ${due}`,
    `membership_periods SELECT ${id(3)}, '${period.start}', '${period.end}', 'paid'`,
    `payments (id, account_id, membership_id, purpose, order_name, period_start, period_end, plan, amount, method_id,
               method_type, status, started_at, sent_at, next_poll_at, poll_deadline, recorded, paid_at, gateway_id, settled_at)
     SELECT 'bench-' || n, ${id(1)}, ${id(3)}, 'purchase', '솜씨', '${period.start}', '${period.end}', ${plan}, ${WON},
            ${id(2)}, 'card', 'paid', ${facts}, ${facts}, ${facts}, ${facts}, true, ${facts}, 'pg-' || n, ${facts}`,
    `receipts (id, account_id, payment_id, membership_id, purpose, product_name, credits, period_start, period_end,
               amount, vat, method_name, issued_at)
     SELECT ${id(4)}, ${id(1)}, 'bench-' || n, ${id(3)}, 'purchase', '라이트', ${CREDITS}, '${period.start}',
            '${period.end}', ${WON}, 2636, '현대카드 (1234)', ${facts}`,
    `credit_lots SELECT ${id(5)}, ${id(1)}, 'plan', ${CREDITS}, ${WON}, ${source}, ${facts}, ${due} + interval '14 hours',
            ${id(3)}, '${period.start}'::date`,
    `lot_balances (lot_id, available, held, kind, expires_at)
     SELECT ${id(5)}, ${CREDITS}, 0, 'plan', ${due} + interval '14 hours'`,
    `credit_transfers SELECT ${id(6)}, ${id(1)}, 'grant', 'membership_purchase', ${source}, ${facts}`,
    `credit_entries SELECT ${id(7)}, ${id(6)}, ${id(5)}, 'issued', -${CREDITS}`,
    `credit_entries SELECT ${id(8)}, ${id(6)}, ${id(5)}, 'available', ${CREDITS}`,
  ];
  await sql.begin(async (tx: Tx) => {
    await tx`SET LOCAL statement_timeout = 0`;
    await tx`SET LOCAL ROLE NONE`;
    // What is written here is sound by itself; the triggers would check it row by row.
    await tx`SET LOCAL session_replication_role = replica`;
    for (const table of tables) {
      await tx.unsafe(`INSERT INTO ${table} FROM generate_series(1, ${members}) AS n`);
    }
  });
  await sql.begin(async (tx) => {
    await tx`SET LOCAL ROLE NONE`;
    await tx`ANALYZE`;
  });
}

/** The account of a member, by number. */
export function memberAccount(number: number): string {
  return `00000001-0000-7000-8000-${String(number).padStart(12, "0")}`;
}
