import { describe, expect, it } from "vitest";
import { ACCOUNT, GATEWAY, id, LOT, TOP_UP_LOT, soundBooks } from "#test/sound-books.ts";
import { checkLedger, type InvariantName } from "./check-ledger.ts";

const books = soundBooks();

it("finds nothing in sound books, also through the application's own door", async () => {
  expect(await checkLedger(books.owner(), GATEWAY)).toEqual({});
  expect(await checkLedger(books.owner())).toEqual({});
});

describe("finds what breaks the credits", () => {
  const lot = `lot ${LOT}`;
  const cases: [InvariantName, string, string, string[]][] = [
    [
      "I1",
      "a transfer that does not balance",
      `UPDATE credit_entries SET amount = 11, ledger = 'spent' WHERE id = '${id(34)}';
       UPDATE lot_balances SET available = 0 WHERE lot_id = '${TOP_UP_LOT}'`,
      [`transfer ${id(22)} does not balance`],
    ],
    [
      "I1",
      "a transfer without entries",
      `INSERT INTO credit_transfers VALUES ('${id(24)}', '${ACCOUNT}', 'expire', 'x', 'e', now())`,
      [`transfer ${id(24)} moves nothing`],
    ],
    [
      "I2",
      "a balance that is not the sum of its rows",
      `UPDATE lot_balances SET available = 27 WHERE lot_id = '${LOT}'`,
      [`${lot} has another balance than its entries`],
    ],
    [
      "I2",
      "a lot that was granted for more than its size",
      `UPDATE credit_lots SET credits = 29 WHERE id = '${LOT}'`,
      [`${lot} has another balance than its entries`],
    ],
    [
      "I2",
      "a balance that runs out on another day than its lot",
      `UPDATE lot_balances SET expires_at = now() + interval '1 day' WHERE lot_id = '${LOT}'`,
      [`${lot} has another balance than its entries`],
    ],
    [
      "I3",
      "a balance below zero",
      `ALTER TABLE lot_balances DROP CONSTRAINT lot_balances_available_check;
       INSERT INTO credit_transfers VALUES ('${id(24)}', '${ACCOUNT}', 'expire', 'x', 'e', now());
       INSERT INTO credit_entries VALUES ('${id(37)}', '${id(24)}', '${LOT}', 'available', -27),
                                         ('${id(38)}', '${id(24)}', '${LOT}', 'expired', 27);
       UPDATE lot_balances SET available = -1 WHERE lot_id = '${LOT}'`,
      [`${lot} is below zero in available`],
    ],
    [
      "I2",
      "a debt that was paid with other credits than its transfer moved",
      `INSERT INTO credit_transfers VALUES ('${id(24)}', '${ACCOUNT}', 'take_back', 'debt_paid', 'd', now());
       INSERT INTO credit_entries VALUES ('${id(37)}', '${id(24)}', '${TOP_UP_LOT}', 'available', -2),
                                         ('${id(38)}', '${id(24)}', '${TOP_UP_LOT}', 'taken_back', 2);
       UPDATE lot_balances SET available = 8 WHERE lot_id = '${TOP_UP_LOT}';
       INSERT INTO credit_debts VALUES ('${id(60)}', '${ACCOUNT}', '${LOT}', 'returned', 1, '${id(24)}', now())`,
      [`debt ${id(60)} is not what its transfer moved`],
    ],
    [
      "I2",
      "credits that paid no debt",
      `INSERT INTO credit_transfers VALUES ('${id(24)}', '${ACCOUNT}', 'take_back', 'debt_paid', 'd', now());
       INSERT INTO credit_entries VALUES ('${id(37)}', '${id(24)}', '${TOP_UP_LOT}', 'available', -2),
                                         ('${id(38)}', '${id(24)}', '${TOP_UP_LOT}', 'taken_back', 2);
       UPDATE lot_balances SET available = 8 WHERE lot_id = '${TOP_UP_LOT}'`,
      [`transfer ${id(24)} pays no debt`],
    ],
    [
      "I3",
      "a debt below zero",
      `INSERT INTO credit_debts VALUES ('${id(60)}', '${ACCOUNT}', '${LOT}', 'undone', -2, NULL, now())`,
      [`the debt of lot ${LOT} is below zero`],
    ],
  ];
  it.each(cases)("%s: %s", async (name, _what, statements, texts) => {
    expect(await books.foundAfter(statements)).toEqual({ [name]: texts });
  });
});
