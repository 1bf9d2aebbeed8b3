import { describe, expect, it } from "vitest";
import type { GatewayPayment } from "#server/features/billing/compare-with-gateway.ts";
import {
  ACCOUNT,
  balance,
  GATEWAY,
  HOLD,
  id,
  LOT,
  MEMBERSHIP,
  PAYMENT,
  QUOTE,
  TOP_UP_LOT,
  soundBooks,
} from "#test/sound-books.ts";
import type { InvariantName } from "./check-ledger.ts";

const books = soundBooks();

const noUnique = (index: string, statement: string) => `DROP INDEX ${index}; ${statement}`;
const copyOf = (table: string, row: string, changes: string) => `
  CREATE TEMP TABLE one AS SELECT * FROM ${table} WHERE id = '${row}';
  UPDATE one SET ${changes}; INSERT INTO ${table} SELECT * FROM one;`;

describe("finds what breaks payments and memberships", () => {
  const lot = `lot ${LOT}`;
  const membership = `membership ${MEMBERSHIP}`;
  const cases: [InvariantName, string, string, string[]][] = [
    [
      "I4",
      "a charge without credits",
      `UPDATE credit_lots SET source = 'gift', paid_won = 0 WHERE id = '${LOT}'`,
      [`payment ${PAYMENT} granted nothing`],
    ],
    [
      "I4",
      "a pack that was paid and not given",
      `UPDATE top_ups SET lot_id = NULL; UPDATE credit_lots SET paid_won = 0 WHERE id = '${TOP_UP_LOT}'`,
      ["payment somssi-2 granted nothing"],
    ],
    [
      "I4",
      "paid credits without a charge",
      copyOf(
        "credit_lots",
        LOT,
        `id = '${id(40)}', source = 'membership:${MEMBERSHIP}:2027-02-28:renewal', period_start = '2027-02-28'`,
      ) +
        `${balance(id(40), 0)}
         INSERT INTO credit_transfers VALUES ('${id(24)}', '${ACCOUNT}', 'grant', 'x', 'g3', now());
         INSERT INTO credit_entries VALUES ('${id(37)}', '${id(24)}', '${id(40)}', 'issued', -30),
                                           ('${id(38)}', '${id(24)}', '${id(40)}', 'available', 30);
         UPDATE lot_balances SET available = 30 WHERE lot_id = '${id(40)}'`,
      [`lot ${id(40)} of 29000 won has 0 payments`],
    ],
    [
      "I4",
      "a charge without a receipt",
      `DELETE FROM receipts WHERE payment_id = '${PAYMENT}'`,
      [`payment ${PAYMENT} has no receipt of its amount`],
    ],
    [
      "I4",
      "credits that are still there although their money was taken back",
      `INSERT INTO refunds (id, account_id, payment_id, amount, left_won, method, reason, state, created_at, done_at)
       VALUES ('${id(14)}', '${ACCOUNT}', 'somssi-2', 1320, 1320, 'gateway', 'outside', 'done', now(), now());
       UPDATE payments SET refunded = 1880 WHERE id = 'somssi-2';
       UPDATE refunds SET amount = 1880 WHERE id = '${id(9)}'`,
      [`lot ${TOP_UP_LOT} gave 0 credits for 1320 won, not 1`],
    ],
    [
      "I4",
      "credits that were taken back without any money",
      `INSERT INTO credit_debts VALUES ('${id(60)}', '${ACCOUNT}', '${LOT}', 'owed', 2, NULL, now())`,
      [`${lot} gave 2 credits for 0 won, not 0`],
    ],
    [
      "I10",
      "more that went back than was paid",
      `INSERT INTO refunds (id, account_id, payment_id, amount, left_won, method, reason, state, created_at)
       VALUES ('${id(14)}', '${ACCOUNT}', 'somssi-3', 1, 1, 'bank_transfer', 'staff', 'waiting', now());
       ALTER TABLE payments DROP CONSTRAINT payments_check1;
       UPDATE payments SET refunded = 29001 WHERE id = 'somssi-3'`,
      ["of payment somssi-3 more went back than was paid"],
    ],
    [
      "I5",
      "a period that was granted twice",
      copyOf(
        "credit_lots",
        LOT,
        `id = '${id(40)}', account_id = '${id(41)}', credits = 1, paid_won = 0`,
      ) +
        `${balance(id(40), 1)}
         INSERT INTO credit_transfers VALUES ('${id(24)}', '${id(41)}', 'grant', 'x', 'g3', now());
         INSERT INTO credit_entries VALUES ('${id(37)}', '${id(24)}', '${id(40)}', 'issued', -1),
                                           ('${id(38)}', '${id(24)}', '${id(40)}', 'available', 1)`,
      [`membership:${MEMBERSHIP}:2027-01-31:purchase granted 2 lots`],
    ],
    [
      "I6",
      "a hold that says it was captured and was not",
      `UPDATE credit_holds SET state = 'captured', ended_at = now()`,
      [`hold ${HOLD} (captured) has other movements`],
    ],
    [
      "I6",
      "a hold that was captured and released",
      `UPDATE credit_holds SET state = 'captured', ended_at = now();
       INSERT INTO credit_transfers VALUES
         ('${id(24)}', '${ACCOUNT}', 'capture', 'x', 'quote:${QUOTE}', now(), '${QUOTE}'),
         ('${id(25)}', '${ACCOUNT}', 'release', 'x', 'quote:${QUOTE}', now(), '${QUOTE}');
       INSERT INTO credit_entries VALUES
         ('${id(37)}', '${id(24)}', '${LOT}', 'held', -2), ('${id(38)}', '${id(24)}', '${LOT}', 'spent', 2),
         ('${id(39)}', '${id(25)}', '${LOT}', 'held', -2), ('${id(40)}', '${id(25)}', '${LOT}', 'available', 2);
       UPDATE lot_balances SET held = 0, available = 28 WHERE lot_id = '${LOT}'`,
      [`hold ${HOLD} (captured) has other movements`],
    ],
    [
      "I6",
      "held credits without a hold",
      `DELETE FROM credit_holds`,
      [`transfer ${id(23)} is of no hold`],
    ],
    [
      "I6",
      "credits spent on a request that is not there",
      `INSERT INTO credit_transfers VALUES ('${id(24)}', '${ACCOUNT}', 'spend', 'x', 'a', now(), NULL, '${id(50)}');
       INSERT INTO credit_entries VALUES
         ('${id(37)}', '${id(24)}', '${LOT}', 'available', -3), ('${id(38)}', '${id(24)}', '${LOT}', 'spent', 3);
       UPDATE lot_balances SET available = 23 WHERE lot_id = '${LOT}'`,
      [`transfer ${id(24)} is of no request`],
    ],
    [
      "I6",
      "held credits of another quote than their hold",
      `UPDATE credit_holds SET quote_id = '${id(51)}'`,
      [`hold ${HOLD} (held) has other movements`, `transfer ${id(23)} is of no hold`],
    ],
    [
      "I6",
      "a refund of more than was spent",
      `INSERT INTO credit_transfers VALUES ('${id(24)}', '${ACCOUNT}', 'spend', 'x', 'a', now()),
                                           ('${id(25)}', '${ACCOUNT}', 'spend', 'x', 'b', now()),
                                           ('${id(26)}', '${ACCOUNT}', 'refund', 'x', 'b', now());
       INSERT INTO credit_entries VALUES
         ('${id(37)}', '${id(24)}', '${LOT}', 'available', -3), ('${id(38)}', '${id(24)}', '${LOT}', 'spent', 3),
         ('${id(39)}', '${id(25)}', '${LOT}', 'available', -1), ('${id(40)}', '${id(25)}', '${LOT}', 'spent', 1),
         ('${id(41)}', '${id(26)}', '${LOT}', 'available', 2), ('${id(42)}', '${id(26)}', '${LOT}', 'spent', -2);
       UPDATE lot_balances SET available = 24 WHERE lot_id = '${LOT}'`,
      ["more of b came back than was spent"],
    ],
    [
      "I7",
      "a gap between periods",
      `UPDATE memberships SET period_start = '2027-03-31', period_end = '2027-04-29';
       INSERT INTO membership_periods VALUES ('${MEMBERSHIP}', '2027-03-31', '2027-04-29', 'paid')`,
      [`${membership} has a gap before 2027-03-31`],
    ],
    [
      "I7",
      "a day that drifted off the anchor",
      `UPDATE memberships SET period_start = '2027-02-28', period_end = '2027-03-27';
       INSERT INTO membership_periods VALUES ('${MEMBERSHIP}', '2027-02-28', '2027-03-27', 'paid')`,
      [`${membership} is off its anchor on 2027-02-28`],
    ],
    [
      "I7",
      "two memberships of one person at the same time",
      copyOf(
        "memberships",
        MEMBERSHIP,
        `id = '${id(50)}', state = 'ended', end_reason = 'canceled',
             bought_at = '2027-02-01T14:00+09:00', ended_at = '2027-02-10T12:00+09:00', anchor = 1`,
      ) + `INSERT INTO membership_periods VALUES ('${id(50)}', '2027-02-01', '2027-02-28', 'paid')`,
      [`periods of account ${ACCOUNT} overlap on 2027-02-01`],
    ],
    [
      "I7",
      "a member without a period",
      `DELETE FROM membership_periods`,
      [`${membership} has no period`],
    ],
    [
      "I8",
      "two live memberships",
      noUnique(
        "memberships_live",
        copyOf("memberships", MEMBERSHIP, `id = '${id(50)}', state = 'incomplete'`),
      ),
      [`account ${ACCOUNT} has 2 live memberships`],
    ],
    [
      "I8",
      "a plan to change that nobody wrote down",
      `UPDATE memberships SET next_plan = plan`,
      [`${membership} has 0 scheduled changes`],
    ],
    [
      "I8",
      "credits that rest without an overdue membership",
      `INSERT INTO credits_at_rest VALUES ('${ACCOUNT}')`,
      [`credits of account ${ACCOUNT} rest without an overdue membership, or pay with one`],
    ],
    [
      "I8",
      "credits that pay while the membership is overdue",
      `UPDATE memberships SET state = 'overdue'`,
      [`credits of account ${ACCOUNT} rest without an overdue membership, or pay with one`],
    ],
    [
      "I9",
      "a right to rewrite the ledger",
      `GRANT UPDATE (amount) ON credit_entries TO somssi_app`,
      ["credit_entries may be changed by somssi_app"],
    ],
    [
      "I9",
      "a right to delete and no trigger",
      `GRANT DELETE ON receipts TO somssi_app; ALTER TABLE credit_transfers DISABLE TRIGGER USER`,
      [
        "credit_transfers has no trigger against changes",
        "credit_transfers let its owner UPDATE",
        "credit_transfers let its owner DELETE",
        "receipts may be changed by somssi_app",
        "receipts let somssi_app DELETE",
      ],
    ],
    [
      "I10",
      "a refund without its row",
      `UPDATE payments SET refunded = 3300 WHERE id = 'somssi-2'`,
      ["payment somssi-2 was refunded 3300, its rows say 3200"],
    ],
    [
      "I10",
      "a charge that only we know",
      `UPDATE payments SET paid_at = now(), status = 'paid', period_start = '2027-02-28', refunded = 29000
       WHERE id = 'somssi-4';
       INSERT INTO receipts (id, account_id, payment_id, purpose, product_name, credits, amount, vat, issued_at)
       VALUES ('${id(13)}', '${ACCOUNT}', 'somssi-4', 'purchase', 'x', 30, 29000, 2636, now());
       INSERT INTO refunds (id, account_id, payment_id, amount, left_won, method, reason, state, created_at)
       VALUES ('${id(14)}', '${ACCOUNT}', 'somssi-4', 29000, 29000, 'bank_transfer', 'staff', 'waiting', now())`,
      ["payment somssi-4 was never taken by the gateway"],
    ],
  ];
  it.each(cases)("%s: %s", async (name, _what, statements, texts) => {
    expect(await books.foundAfter(statements)).toEqual({ [name]: texts });
  });

  it("I4, I5: a late capture that was kept, and so a period that was charged twice", async () => {
    const list = GATEWAY.map((one) =>
      one.payment_id === "somssi-3" ? { ...one, cancelled: 0, status: "PAID" as const } : one,
    );
    const kept = `DELETE FROM refunds WHERE id = '${id(10)}';
                  UPDATE payments SET refunded = 0 WHERE id = 'somssi-3'`;
    expect(await books.foundAfter(kept, list)).toEqual({
      I4: ["payment somssi-3 was captured late and not refunded"],
      I5: [`${membership} was charged 2 times for 2027-01-31`],
    });
  });

  it("I10: what the gateway took and we do not know, or differently", async () => {
    const [first, second, third] = GATEWAY;
    if (!first || !second || !third) throw new Error("no payments");
    const list: GatewayPayment[] = [
      { ...first, payment_id: "unknown-1" },
      { ...second, amount: 13_000, cancelled: 0 },
      { ...third, cancelled: 28_000, status: "PARTIAL_CANCELLED" },
      { payment_id: "somssi-4", amount: 29_000, cancelled: 0, status: "PAID" },
    ];
    const found = (await books.foundAfter("SELECT 1", list)) as { I10: string[] };
    expect(found.I10.toSorted()).toEqual([
      "of payment somssi-2 0 went back, not 3200",
      "of payment somssi-3 28000 went back, not 29000",
      `payment ${PAYMENT} was never taken by the gateway`,
      "payment somssi-2 took 13000 instead of 13200",
      "payment somssi-4 (failed) was taken after all",
      "the gateway took 29000 for unknown-1, which is not ours",
    ]);
  });

  it("I10: takes a captured charge that failed later for given back, once we have heard of it", async () => {
    const list = GATEWAY.map((one) =>
      one.payment_id === PAYMENT ? { ...one, status: "FAILED" as const } : one,
    );
    expect(await books.foundAfter("SELECT 1", list)).toEqual({
      I10: [`payment ${PAYMENT} was never taken by the gateway`],
    });
    const record = `
      INSERT INTO refunds (id, account_id, payment_id, amount, left_won, method, reason, state, created_at, done_at)
      VALUES ('${id(14)}', '${ACCOUNT}', '${PAYMENT}', 29000, 29000, 'gateway', 'outside', 'done', now(), now())`;
    expect(await books.foundAfter(record, list)).toEqual({});
  });

  it("lets a charge whose answer is awaited, and a refund on its way, stand either way", async () => {
    const waiting = `
      UPDATE payments SET status = 'pending', period_start = '2027-02-28' WHERE id = 'somssi-4';
      UPDATE refunds SET state = 'waiting', done_at = NULL WHERE id = '${id(9)}'`;
    const taken = GATEWAY.map((one) =>
      one.payment_id === "somssi-4" ? { ...one, status: "PAID" as const } : one,
    );
    const back = GATEWAY.map((one) =>
      one.payment_id === "somssi-2" ? { ...one, cancelled: 0 } : one,
    );
    for (const list of [GATEWAY, taken, back])
      expect(await books.foundAfter(waiting, list)).toEqual({});
  });
});
