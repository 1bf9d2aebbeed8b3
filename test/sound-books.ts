import { beforeAll } from "vitest";
import { brokenInvariants } from "#server/commands/check-ledger.ts";
import type { GatewayPayment } from "#server/features/billing/compare-with-gateway.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Sql, Tx } from "#server/platform/database/sql.ts";
import { copiedDatabase } from "./database.ts";
import { atFileEnd } from "./file-end.ts";

/** "…0a0007" for ids that can be read in what is found. */
export const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
export const ACCOUNT = id(1);
export const MEMBERSHIP = id(2);
export const LOT = id(3);
export const TOP_UP_LOT = id(4);
export const HOLD = id(5);
export const QUOTE = id(6);
export const PAYMENT = "somssi-1";
export const PLAN = `{"plan_id": "${id(90)}", "price": 29000, "credits": 30}`;

export const GATEWAY: GatewayPayment[] = [
  { payment_id: PAYMENT, amount: 29_000, cancelled: 0, status: "PAID" },
  { payment_id: "somssi-2", amount: 13_200, cancelled: 3_200, status: "PARTIAL_CANCELLED" },
  { payment_id: "somssi-3", amount: 29_000, cancelled: 29_000, status: "CANCELLED" },
  { payment_id: "somssi-4", amount: 29_000, cancelled: 0, status: "FAILED" },
];

export const balance = (lot: string, available: number, held = 0) => `
  INSERT INTO lot_balances (lot_id, available, held, kind, expires_at)
  SELECT id, ${available}, ${held}, kind, expires_at FROM credit_lots WHERE id = '${lot}';`;

/** A membership in its second period, a pack of which a part went back, a late success that went back, a hold. */
const SOUND = `
  INSERT INTO memberships (id, account_id, state, bought_at, anchor, period_start, period_end, plan, is_canceled,
                           charges, upgrades, lots_until, notified)
  VALUES ('${MEMBERSHIP}', '${ACCOUNT}', 'active', '2027-01-31T14:00+09:00', 31, '2027-01-31', '2027-02-27', '${PLAN}',
          false, 1, 0, '2027-02-28T00:00+09:00', '{}');
  INSERT INTO membership_periods VALUES ('${MEMBERSHIP}', '2027-01-31', '2027-02-27', 'paid');
  INSERT INTO top_ups VALUES ('${id(7)}', '${ACCOUNT}', '${id(91)}', 10, 13200, 'settled', '${TOP_UP_LOT}', now(), now());
  INSERT INTO payments (id, account_id, membership_id, top_up_id, purpose, order_name, period_start, plan, amount,
                        method_id, method_type, status, started_at, next_poll_at, poll_deadline, paid_at, refunded)
  VALUES
    ('${PAYMENT}', '${ACCOUNT}', '${MEMBERSHIP}', NULL, 'purchase', 'x', '2027-01-31', '${PLAN}', 29000, '${id(8)}', 'card',
     'paid', now(), now(), now(), now(), 0),
    ('somssi-2', '${ACCOUNT}', NULL, '${id(7)}', 'top_up', 'x', NULL, NULL, 13200, '${id(8)}', 'card',
     'paid', now(), now(), now(), now(), 3200),
    ('somssi-3', '${ACCOUNT}', '${MEMBERSHIP}', NULL, 'purchase', 'x', '2027-01-31', '${PLAN}', 29000, '${id(8)}', 'card',
     'given_up', now(), now(), now(), now(), 29000),
    ('somssi-4', '${ACCOUNT}', '${MEMBERSHIP}', NULL, 'purchase', 'x', '2027-01-31', '${PLAN}', 29000, '${id(8)}', 'card',
     'failed', now(), now(), now(), NULL, 0);
  INSERT INTO refunds (id, account_id, payment_id, amount, left_won, method, reason, state, created_at, done_at)
  VALUES ('${id(9)}', '${ACCOUNT}', 'somssi-2', 3200, 13200, 'gateway', 'staff', 'done', now(), now()),
         ('${id(10)}', '${ACCOUNT}', 'somssi-3', 29000, 29000, 'gateway', 'late_success', 'done', now(), now());
  INSERT INTO receipts (id, account_id, payment_id, purpose, product_name, credits, amount, vat, issued_at)
  VALUES ('${id(11)}', '${ACCOUNT}', '${PAYMENT}', 'purchase', 'x', 30, 29000, 2636, now()),
         ('${id(12)}', '${ACCOUNT}', 'somssi-2', 'top_up', 'x', 10, 13200, 1200, now());
  INSERT INTO credit_lots VALUES
    ('${LOT}', '${ACCOUNT}', 'plan', 30, 29000, 'membership:${MEMBERSHIP}:2027-01-31:purchase', now(), now(),
     '${MEMBERSHIP}', '2027-01-31'),
    ('${TOP_UP_LOT}', '${ACCOUNT}', 'topup', 10, 13200, 'top_up:1', now(), now(), NULL, NULL);
  ${balance(LOT, 26, 4)} ${balance(TOP_UP_LOT, 10)}
  INSERT INTO credit_holds VALUES
    ('${HOLD}', '${ACCOUNT}', '${QUOTE}', 4, 'held', NULL, now(), now(), NULL);
  INSERT INTO credit_transfers VALUES
    ('${id(21)}', '${ACCOUNT}', 'grant', 'x', 'g1', now(), NULL), ('${id(22)}', '${ACCOUNT}', 'grant', 'x', 'g2', now(), NULL),
    ('${id(23)}', '${ACCOUNT}', 'hold', 'x', 'quote:${QUOTE}', now(), '${QUOTE}');
  INSERT INTO credit_entries VALUES
    ('${id(31)}', '${id(21)}', '${LOT}', 'issued', -30), ('${id(32)}', '${id(21)}', '${LOT}', 'available', 30),
    ('${id(33)}', '${id(22)}', '${TOP_UP_LOT}', 'issued', -10), ('${id(34)}', '${id(22)}', '${TOP_UP_LOT}', 'available', 10),
    ('${id(35)}', '${id(23)}', '${LOT}', 'available', -4), ('${id(36)}', '${id(23)}', '${LOT}', 'held', 4);`;

/** A database with sound books in it, for the tests of one file. */
export function soundBooks() {
  let owner: Sql;
  beforeAll(async () => {
    const url = await copiedDatabase();
    owner = openDatabase({ url, max: 2, applicationName: "test" });
    atFileEnd(() => owner.end());
    await owner.begin((tx) => unguarded(tx, SOUND));
  });
  return {
    owner: () => owner,
    /** What is found broken after these statements, which are taken back. */
    async foundAfter(statements: string, gateway = GATEWAY): Promise<object> {
      const undo = new Error("undo");
      let found: object = {};
      await owner
        .begin(async (tx) => {
          await unguarded(tx, statements);
          found = await brokenInvariants(tx, gateway);
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
      return found;
    },
  };
}

/** Writes as nobody can: without keys between tables, without triggers, with the owner's rights. */
async function unguarded(tx: Tx, statements: string): Promise<void> {
  await tx`SET LOCAL ROLE NONE`;
  await tx`SET LOCAL session_replication_role = replica`;
  await tx.unsafe(statements).simple();
  await tx`SET LOCAL session_replication_role = origin`;
  await tx`SET LOCAL ROLE somssi_app`;
}
