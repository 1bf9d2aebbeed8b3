import fc from "fast-check";
import { expect, it } from "vitest";
import { payDebtsWith } from "./debt-payments.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

it("pays the oldest debt in full before the next, of all lots in their order", () => {
  const debts = [
    { lot_id: "late", since: "2", open: 6 },
    { lot_id: "early", since: "1", open: 5 },
  ];
  const parts = [
    { lot_id: "a", amount: 3 },
    { lot_id: "b", amount: 4 },
  ];
  expect(payDebtsWith(debts, parts)).toEqual([
    {
      lot_id: "early",
      parts: [
        { lot_id: "a", amount: 3 },
        { lot_id: "b", amount: 2 },
      ],
    },
    { lot_id: "late", parts: [{ lot_id: "b", amount: 2 }] },
  ]);
  expect(payDebtsWith(debts, [])).toEqual([]);
});

it("never pays more than is owed or than there is, and leaves nothing unpaid that could be", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 });
  fc.assert(
    fc.property(amounts, amounts, (opens, haves) => {
      const debts = opens.map((open, at) => ({ lot_id: `d${at}`, since: `${at}`, open }));
      const parts = haves.map((amount, at) => ({ lot_id: `p${at}`, amount }));
      const payments = payDebtsWith(debts, parts);
      const paid = opens.map((_, at) => {
        const [own] = payments.filter(({ lot_id }) => lot_id === `d${at}`);
        return sum((own?.parts ?? []).map(({ amount }) => amount));
      });
      expect(paid.every((one, at) => one <= (opens[at] ?? 0))).toBe(true);
      expect(sum(paid)).toBe(Math.min(sum(opens), sum(haves)));
      const given = payments.flatMap((one) => one.parts);
      for (const { lot_id, amount } of parts) {
        const of = given.filter((part) => part.lot_id === lot_id);
        expect(sum(of.map((part) => part.amount))).toBeLessThanOrEqual(amount);
      }
      // A debt that is not paid in full is the last one that is paid at all.
      const short = paid.findIndex((one, at) => one < (opens[at] ?? 0));
      if (short !== -1) expect(sum(paid.slice(short + 1))).toBe(0);
    }),
  );
});
